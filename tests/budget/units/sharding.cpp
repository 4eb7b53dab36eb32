// Meshes, partition specs and named shardings.
// max-added-lines: 2500
#include <weft/sharding/named_sharding.hpp>
