// Plans.
// max-added-lines: 4610
#include <weft/planner/plan.hpp>
