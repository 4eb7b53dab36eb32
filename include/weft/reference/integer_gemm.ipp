// Definitions of reference/integer_gemm.hpp.
#ifndef WEFT_REFERENCE_INTEGER_GEMM_IPP
#define WEFT_REFERENCE_INTEGER_GEMM_IPP

#include <weft/reference/integer_gemm.hpp>

#include <cmath>

namespace weft::reference {

void integer_gemm(const IntegerGemm& g) {
  for (Index i = 0; i < g.m; ++i)
    for (Index j = 0; j < g.n; ++j) {
      std::int64_t sum = 0;
      for (Index p = 0; p < g.k; ++p) {
        const Index at = i * g.lda + p;
        const int x =
            g.a_is_unsigned ? static_cast<const std::uint8_t*>(g.a)[at] : static_cast<const std::int8_t*>(g.a)[at];
        sum += x * g.b[p * g.ldb + j];
      }
      g.c[i * g.ldc + j] = static_cast<std::int32_t>(sum);
    }
}

void integer_matmul(const IntegerMatmul& g) {
  for (Index i = 0; i < g.m; ++i) {
    float most = 0;
    for (Index p = 0; p < g.k; ++p) most = std::fmax(most, std::fabs(g.a[i * g.k + p]));
    const float step = most / 127 > 0 ? most / 127 : 1.0F;
    for (Index j = 0; j < g.n; ++j) {
      double sum = 0;
      for (Index p = 0; p < g.k; ++p)
        sum += static_cast<double>(std::nearbyint(g.a[i * g.k + p] / step)) * static_cast<double>((*g.weights)(p, j));
      g.c[i * g.n + j] = static_cast<float>(sum * static_cast<double>(step));
    }
  }
}

}  // namespace weft::reference

#endif
