// Device threads and collectives.
// max-added-lines: 13900
#include <weft/runtime/runtime.hpp>
