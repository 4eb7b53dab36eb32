// Plans.
// max-added-lines: 4000
#include <weft/planner/plan.hpp>
