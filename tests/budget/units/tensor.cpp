// Tensors and everything that is done to them.
// max-added-lines: 32960
#include <weft/tensor/expressions.hpp>
