// Plans.
// max-added-lines: 4600
#include <weft/planner/plan.hpp>
