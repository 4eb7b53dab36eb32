// Tensors and everything that is done to them.
// max-preprocessed-lines: 24000
// goal-seconds: 0.8
#include <weft/tensor/expressions.hpp>
