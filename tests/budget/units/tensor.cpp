// Tensors and everything that is done to them.
// max-added-lines: 17800
#include <weft/tensor/expressions.hpp>
