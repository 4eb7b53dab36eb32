// Tensors and everything that is done to them.
// max-added-lines: 32940
#include <weft/tensor/expressions.hpp>
