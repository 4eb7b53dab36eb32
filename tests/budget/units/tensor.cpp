// Tensors and everything that is done to them.
// max-added-lines: 20500
#include <weft/tensor/expressions.hpp>
