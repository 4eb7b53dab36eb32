// Tensors and everything that is done to them.
// max-added-lines: 21400
#include <weft/tensor/expressions.hpp>
