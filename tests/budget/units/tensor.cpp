// Tensors and everything that is done to them.
// max-added-lines: 29600
#include <weft/tensor/expressions.hpp>
