// Tensors and everything that is done to them.
// max-added-lines: 31110
#include <weft/tensor/expressions.hpp>
