// Data sets and loaders.
// max-added-lines: 3800
#include <weft/data/loader.hpp>
