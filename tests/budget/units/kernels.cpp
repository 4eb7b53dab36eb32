// Matrix products, for every instruction set.
// max-added-lines: 5280
#include <weft/kernels/gemm.hpp>
