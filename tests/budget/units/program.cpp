// Plans.
// max-added-lines: 3500
#include <weft/planner/plan.hpp>
