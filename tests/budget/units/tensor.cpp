// Tensors and everything that is done to them.
// max-added-lines: 33060
#include <weft/tensor/expressions.hpp>
