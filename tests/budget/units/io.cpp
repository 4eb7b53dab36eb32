// Checked readers.
// max-preprocessed-lines: 43000
// goal-seconds: 0.3
#include <weft/io/idx.hpp>
