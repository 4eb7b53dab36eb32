// Tensors and everything that is done to them.
// max-added-lines: 32350
#include <weft/tensor/expressions.hpp>
