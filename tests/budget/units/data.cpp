// Data sets and loaders.
// max-preprocessed-lines: 63000
// goal-seconds: 0.5
#include <weft/data/loader.hpp>
