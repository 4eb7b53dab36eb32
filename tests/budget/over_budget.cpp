// A unit over its limit, which weft_budget must refuse.
// max-added-lines: 3
#include <regex>

std::regex over_budget();
