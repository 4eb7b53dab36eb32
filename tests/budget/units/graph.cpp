// The graph as a value, traced and differentiated.
// max-added-lines: 7980
#include <weft/graph/differentiate.hpp>
