// Matrix products, for every instruction set.
// max-preprocessed-lines: 15000
// goal-seconds: 0.15
#include <weft/kernels/gemm.hpp>
