// Matrix products, for every instruction set.
// max-added-lines: 4700
#include <weft/kernels/gemm.hpp>
