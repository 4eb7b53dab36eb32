// The graph as a value, traced and differentiated.
// max-added-lines: 7900
#include <weft/graph/differentiate.hpp>
