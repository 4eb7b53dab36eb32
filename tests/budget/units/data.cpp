// Data sets and loaders.
// max-added-lines: 4450
#include <weft/data/loader.hpp>
