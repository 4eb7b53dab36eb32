// The oracle of kernels/gemm.hpp: three loops in double precision, rounded to float once.
#ifndef WEFT_REFERENCE_GEMM_HPP
#define WEFT_REFERENCE_GEMM_HPP

#include <weft/kernels/gemm_arguments.hpp>

namespace weft::reference {

// C = op(A) op(B), then the epilogue once for all of C. Uses no workspace.
inline void gemm(const GemmArguments& g) {
  for (Index i = 0; i < g.m; ++i) {
    for (Index j = 0; j < g.n; ++j) {
      double sum = 0;
      for (Index p = 0; p < g.k; ++p) {
        const float a = g.transpose_a ? g.a[p * g.lda + i] : g.a[i * g.lda + p];
        const float b = g.transpose_b ? g.b[j * g.ldb + p] : g.b[p * g.ldb + j];
        sum += static_cast<double>(a) * static_cast<double>(b);
      }
      g.c[i * g.ldc + j] = static_cast<float>(sum);
    }
  }
  if (g.epilogue != nullptr && g.m > 0 && g.n > 0) g.epilogue(*g.epilogue_arguments, g.c, g.ldc, 0, 0, g.m, g.n);
}

}  // namespace weft::reference

#endif
