// Device threads and collectives.
// max-added-lines: 14300
#include <weft/runtime/runtime.hpp>
