// The oracle of kernels/gemm.hpp: three loops in double precision, rounded to float once.
#ifndef WEFT_REFERENCE_GEMM_HPP
#define WEFT_REFERENCE_GEMM_HPP

#include <weft/kernels/gemm_arguments.hpp>

namespace weft::reference {

// Element `i` of a matrix of type `dtype`.
[[nodiscard]] inline double element_of(const void* matrix, Index i, DType dtype) {
  if (dtype == DType::bf16) return static_cast<double>(static_cast<float>(static_cast<const bfloat16*>(matrix)[i]));
  return static_cast<double>(static_cast<const float*>(matrix)[i]);
}

// C = op(A) op(B), then the epilogue once for all of C. Uses no workspace.
inline void gemm(const GemmArguments& g) {
  for (Index i = 0; i < g.m; ++i) {
    for (Index j = 0; j < g.n; ++j) {
      double sum = 0;
      for (Index p = 0; p < g.k; ++p) {
        sum += element_of(g.a, g.transpose_a ? p * g.lda + i : i * g.lda + p, g.dtype) *
               element_of(g.b, g.transpose_b ? j * g.ldb + p : p * g.ldb + j, g.dtype);
      }
      g.c[i * g.ldc + j] = static_cast<float>(sum);
    }
  }
  if (g.epilogue != nullptr && g.m > 0 && g.n > 0) g.epilogue(*g.epilogue_arguments, g.c, g.ldc, 0, 0, g.m, g.n);
}

}  // namespace weft::reference

#endif
