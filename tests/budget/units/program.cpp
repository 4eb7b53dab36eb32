// Plans.
// max-added-lines: 4250
#include <weft/planner/plan.hpp>
