// Device threads and collectives.
// max-added-lines: 13800
#include <weft/runtime/runtime.hpp>
