// The copies for each instruction set, and the choice between them.
#ifndef WEFT_KERNELS_TRIANGULAR_IPP
#define WEFT_KERNELS_TRIANGULAR_IPP

#include <weft/kernels/isa.hpp>
#include <weft/kernels/triangular.hpp>

#include <cstring>
#include <limits>

#define WEFT_ISA_FILE <weft/kernels/triangular.inc>
#include <weft/kernels/for_each_isa.inc>

namespace weft {

void cholesky(DType dtype, const void* a, Index batch, Index n, void* l) {
  static const auto of_floats = WEFT_SELECT_ISA(active_isa(), factor_matrices<float>);
  static const auto of_doubles = WEFT_SELECT_ISA(active_isa(), factor_matrices<double>);
  if (dtype == DType::f64)
    of_doubles(static_cast<const double*>(a), batch, n, static_cast<double*>(l));
  else
    of_floats(static_cast<const float*>(a), batch, n, static_cast<float*>(l));
}

void triangular_solve(DType dtype, bool is_transposed, const void* l, const void* b, Index batch, Index n, Index m,
                      void* x) {
  static const auto of_floats = WEFT_SELECT_ISA(active_isa(), solve_matrices<float>);
  static const auto of_doubles = WEFT_SELECT_ISA(active_isa(), solve_matrices<double>);
  if (x != b) std::memcpy(x, b, to_size(batch * n * m * size_bytes(dtype)));
  if (dtype == DType::f64)
    of_doubles(is_transposed, static_cast<const double*>(l), batch, n, m, static_cast<double*>(x));
  else
    of_floats(is_transposed, static_cast<const float*>(l), batch, n, m, static_cast<float*>(x));
}

}  // namespace weft

#endif
