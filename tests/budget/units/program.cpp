// Plans.
// max-added-lines: 4300
#include <weft/planner/plan.hpp>
