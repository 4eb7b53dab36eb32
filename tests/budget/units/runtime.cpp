// Device threads and collectives.
// max-added-lines: 11500
#include <weft/runtime/runtime.hpp>
