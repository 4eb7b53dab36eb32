// Tensors and everything that is done to them.
// max-added-lines: 30700
#include <weft/tensor/expressions.hpp>
