// The graph as a value, traced and differentiated.
// max-added-lines: 5800
#include <weft/graph/differentiate.hpp>
