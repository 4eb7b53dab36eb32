// Matrix products, for every instruction set.
// max-added-lines: 15000
// goal-seconds: 0.15
#include <weft/kernels/gemm.hpp>
