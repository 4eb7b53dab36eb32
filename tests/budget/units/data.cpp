// Data sets and loaders.
// max-added-lines: 4530
#include <weft/data/loader.hpp>
