// The graph as a value, traced and differentiated.
// max-added-lines: 15000
// goal-seconds: 0.15
#include <weft/graph/differentiate.hpp>
