// A unit over its limit, which weft_budget must refuse.
// max-preprocessed-lines: 3
#include <cstddef>

std::size_t over_budget();
