// The graph as a value, traced and differentiated.
// max-added-lines: 4600
#include <weft/graph/differentiate.hpp>
