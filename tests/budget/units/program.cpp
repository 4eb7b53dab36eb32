// Plans.
// max-added-lines: 4620
#include <weft/planner/plan.hpp>
