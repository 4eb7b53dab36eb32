// The graph as a value, traced and differentiated.
// max-added-lines: 4800
#include <weft/graph/differentiate.hpp>
