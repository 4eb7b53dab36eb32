// Device threads and collectives.
// max-added-lines: 13200
#include <weft/runtime/runtime.hpp>
