// Tensors and everything that is done to them.
// max-added-lines: 32010
#include <weft/tensor/expressions.hpp>
