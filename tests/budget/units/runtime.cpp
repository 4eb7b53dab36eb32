// Device threads and collectives.
// max-added-lines: 11000
#include <weft/runtime/runtime.hpp>
