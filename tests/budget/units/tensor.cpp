// Tensors and everything that is done to them.
// max-added-lines: 28200
#include <weft/tensor/expressions.hpp>
