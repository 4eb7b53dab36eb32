// Data sets and loaders.
// max-added-lines: 3900
#include <weft/data/loader.hpp>
