// Device threads and collectives.
// max-added-lines: 12500
#include <weft/runtime/runtime.hpp>
