// Tensors and everything that is done to them.
// max-added-lines: 20000
#include <weft/tensor/expressions.hpp>
