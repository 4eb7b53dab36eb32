// Plans.
// max-preprocessed-lines: 18000
// goal-seconds: 0.2
#include <weft/planner/plan.hpp>
