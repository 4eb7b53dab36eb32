// Plans.
// max-added-lines: 18000
// goal-seconds: 0.2
#include <weft/planner/plan.hpp>
