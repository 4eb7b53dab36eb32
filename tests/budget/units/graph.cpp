// The graph as a value, traced and differentiated.
// max-added-lines: 4200
#include <weft/graph/differentiate.hpp>
