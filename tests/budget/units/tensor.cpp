// Tensors and everything that is done to them.
// max-added-lines: 32670
#include <weft/tensor/expressions.hpp>
