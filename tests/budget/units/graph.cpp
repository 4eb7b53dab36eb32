// The graph as a value, traced and differentiated.
// max-added-lines: 5500
#include <weft/graph/differentiate.hpp>
