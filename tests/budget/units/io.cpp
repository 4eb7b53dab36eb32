// Checked readers.
// max-preprocessed-lines: 50000
// goal-seconds: 0.3
#include <weft/io/idx.hpp>
