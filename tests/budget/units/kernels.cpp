// Matrix products, for every instruction set.
// max-added-lines: 3500
#include <weft/kernels/gemm.hpp>
