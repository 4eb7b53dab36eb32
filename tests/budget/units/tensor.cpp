// Tensors and everything that is done to them.
// max-added-lines: 28600
#include <weft/tensor/expressions.hpp>
