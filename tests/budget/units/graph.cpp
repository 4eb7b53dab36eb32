// The graph as a value, traced and differentiated.
// max-added-lines: 7750
#include <weft/graph/differentiate.hpp>
