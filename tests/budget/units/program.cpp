// Plans.
// max-added-lines: 3950
#include <weft/planner/plan.hpp>
