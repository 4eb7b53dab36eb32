// Definitions of reference/gemm.hpp.
#ifndef WEFT_REFERENCE_GEMM_IPP
#define WEFT_REFERENCE_GEMM_IPP

#include <weft/base/element.hpp>
#include <weft/reference/gemm.hpp>

namespace weft::reference {

double element_of(const void* matrix, Index i, DType dtype) {
  if (dtype == DType::bf16) return static_cast<double>(static_cast<float>(static_cast<const bfloat16*>(matrix)[i]));
  if (dtype == DType::f16) return element_value(dtype, {static_cast<const std::uint16_t*>(matrix)[i], 0});
  if (dtype == DType::f64) return static_cast<const double*>(matrix)[i];
  return static_cast<double>(static_cast<const float*>(matrix)[i]);
}

void gemm(const GemmArguments& g) {
  for (Index i = 0; i < g.m; ++i) {
    for (Index j = 0; j < g.n; ++j) {
      double sum = 0;
      for (Index p = 0; p < g.k; ++p) {
        sum += element_of(g.a, g.transpose_a ? p * g.lda + i : i * g.lda + p, g.dtype) *
               (g.quantized != nullptr ? static_cast<double>((*g.quantized)(p, j))
                                       : element_of(g.b, g.transpose_b ? j * g.ldb + p : p * g.ldb + j, g.dtype));
      }
      if (g.dtype == DType::f64)
        static_cast<double*>(g.c)[i * g.ldc + j] = sum;
      else
        g.floats()[i * g.ldc + j] = static_cast<float>(sum);
    }
  }
  if (g.epilogue != nullptr && g.m > 0 && g.n > 0) g.epilogue(*g.epilogue_arguments, g.floats(), g.ldc, 0, 0, g.m, g.n);
}

}  // namespace weft::reference

#endif
