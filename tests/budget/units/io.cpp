// Checked readers.
// max-added-lines: 3000
#include <weft/io/idx.hpp>
