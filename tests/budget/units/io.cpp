// Checked readers.
// max-added-lines: 6800
#include <weft/io/idx.hpp>
