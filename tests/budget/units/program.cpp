// Plans.
// max-added-lines: 4180
#include <weft/planner/plan.hpp>
