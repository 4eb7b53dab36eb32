// Plans.
// max-added-lines: 4700
#include <weft/planner/plan.hpp>
