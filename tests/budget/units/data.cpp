// Data sets and loaders.
// max-added-lines: 2500
#include <weft/data/loader.hpp>
