// Plans.
// max-added-lines: 4640
#include <weft/planner/plan.hpp>
