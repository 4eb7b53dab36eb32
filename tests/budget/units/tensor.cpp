// Tensors and everything that is done to them.
// max-added-lines: 31940
#include <weft/tensor/expressions.hpp>
