// Checked readers.
// max-added-lines: 16500
// goal-seconds: 0.3
#include <weft/io/idx.hpp>
