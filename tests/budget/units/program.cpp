// Plans.
// max-added-lines: 4660
#include <weft/planner/plan.hpp>
