// Device threads and collectives.
// max-added-lines: 14150
#include <weft/runtime/runtime.hpp>
