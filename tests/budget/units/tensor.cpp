// Tensors and everything that is done to them.
// max-added-lines: 17600
#include <weft/tensor/expressions.hpp>
