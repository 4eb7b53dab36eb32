// Data sets and loaders.
// max-added-lines: 4350
#include <weft/data/loader.hpp>
