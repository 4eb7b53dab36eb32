// Tensors and everything that is done to them.
// max-added-lines: 33220
#include <weft/tensor/expressions.hpp>
