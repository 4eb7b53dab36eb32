// Matrix products, for every instruction set.
// max-added-lines: 4000
#include <weft/kernels/gemm.hpp>
