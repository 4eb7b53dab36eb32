// Device threads and collectives.
// max-added-lines: 20000
// goal-seconds: 0.8
#include <weft/runtime/runtime.hpp>
