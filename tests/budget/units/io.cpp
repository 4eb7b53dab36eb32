// Checked readers.
// max-preprocessed-lines: 37000
// goal-seconds: 0.3
#include <weft/io/idx.hpp>
