// Tensors and everything that is done to them.
// max-added-lines: 26000
#include <weft/tensor/expressions.hpp>
