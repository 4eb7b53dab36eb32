// Meshes, partition specs and named shardings.
// max-added-lines: 15000
// goal-seconds: 0.15
#include <weft/sharding/named_sharding.hpp>
