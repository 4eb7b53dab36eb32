// Tensors and everything that is done to them.
// max-added-lines: 31990
#include <weft/tensor/expressions.hpp>
