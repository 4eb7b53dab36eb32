// The graph as a value, traced and differentiated.
// max-added-lines: 8750
#include <weft/graph/differentiate.hpp>
