// Data sets and loaders.
// max-added-lines: 17000
// goal-seconds: 0.5
#include <weft/data/loader.hpp>
