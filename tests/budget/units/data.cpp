// Data sets and loaders.
// max-added-lines: 4520
#include <weft/data/loader.hpp>
