// The graph as a value, traced and differentiated.
// max-added-lines: 6100
#include <weft/graph/differentiate.hpp>
