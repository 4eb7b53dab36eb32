// Tensors and everything that is done to them.
// max-added-lines: 24000
// goal-seconds: 0.8
#include <weft/tensor/expressions.hpp>
