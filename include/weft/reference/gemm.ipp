// Definitions of reference/gemm.hpp.
#ifndef WEFT_REFERENCE_GEMM_IPP
#define WEFT_REFERENCE_GEMM_IPP

#include <weft/base/element.hpp>
#include <weft/base/index.hpp>
#include <weft/reference/gemm.hpp>

#include <vector>

namespace weft::reference {

double element_of(const void* matrix, Index i, DType dtype) {
  if (dtype == DType::bf16) return static_cast<double>(static_cast<float>(static_cast<const bfloat16*>(matrix)[i]));
  if (dtype == DType::f16) return element_value(dtype, {static_cast<const std::uint16_t*>(matrix)[i], 0});
  if (dtype == DType::f64) return static_cast<const double*>(matrix)[i];
  return static_cast<double>(static_cast<const float*>(matrix)[i]);
}

namespace detail {
// The element that `element` names of `rows` rows and `depth` columns, row after row.
template <class Element>
[[nodiscard]] std::vector<double> rows_of(Index rows, Index depth, Element element) {
  std::vector<double> numbers;
  numbers.reserve(to_size(rows * depth));
  for (Index i = 0; i < rows; ++i)
    for (Index p = 0; p < depth; ++p) numbers.push_back(element(i, p));
  return numbers;
}
}  // namespace detail

void gemm(const GemmArguments& g) {
  const std::vector<double> a = detail::rows_of(g.m, g.k, [&g](Index i, Index p) {
    return element_of(g.a, g.transpose_a ? p * g.lda + i : i * g.lda + p, g.dtype);
  });
  const std::vector<double> b = detail::rows_of(g.n, g.k, [&g](Index j, Index p) {
    return g.quantized != nullptr ? static_cast<double>((*g.quantized)(p, j))
                                  : element_of(g.b, g.transpose_b ? j * g.ldb + p : p * g.ldb + j, g.dtype);
  });
  for (Index i = 0; i < g.m; ++i) {
    for (Index j = 0; j < g.n; ++j) {
      const double* const x = a.data() + i * g.k;
      const double* const y = b.data() + j * g.k;
      double sum = 0;
      for (Index p = 0; p < g.k; ++p) sum += x[p] * y[p];
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
