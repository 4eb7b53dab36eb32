// Tensors and everything that is done to them.
// max-added-lines: 32800
#include <weft/tensor/expressions.hpp>
