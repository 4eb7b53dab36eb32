// Tensors and everything that is done to them.
// max-added-lines: 13500
#include <weft/tensor/expressions.hpp>
