// Tensors and everything that is done to them.
// max-added-lines: 26450
#include <weft/tensor/expressions.hpp>
