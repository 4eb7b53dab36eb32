// Plans.
// max-added-lines: 3800
#include <weft/planner/plan.hpp>
