// Cholesky factors and triangular systems, as operations of StableHLO and as JAX prints them for a CPU: calls of LAPACK.
#ifndef WEFT_STABLEHLO_READ_LINEAR_ALGEBRA_HPP
#define WEFT_STABLEHLO_READ_LINEAR_ALGEBRA_HPP

#include <weft/graph/linear_algebra.hpp>
#include <weft/stablehlo/importer.hpp>

namespace weft::stablehlo::read {

// Only one triangle of x is read; the other one is zero in the factor.
constexpr Var cholesky_factor(Var x, bool is_lower) {
  const DType dtype = x.dtype();
  x = weft::detail::widened(x);
  const Var made = is_lower ? weft::detail::factor_lower(x)
                            : weft::transpose(weft::detail::factor_lower(weft::transpose(x)));
  return weft::convert(made, dtype);
}
constexpr Buffer<Var> cholesky(const Reading& at) {
  at.expect_operands(1);
  return {cholesky_factor(at.in[0], at.number("lower", 0) != 0)};
}
constexpr Buffer<Var> triangular_solve(const Reading& at) {
  at.expect_operands(2);
  weft::TriangularSolve how;
  how.left_side = at.number("left_side") != 0;
  how.lower = at.number("lower") != 0;
  how.unit_diagonal = at.number("unit_diagonal") != 0;
  const std::string_view transpose = at.attribute("transpose_a").text;
  if (transpose != "NO_TRANSPOSE" && transpose != "TRANSPOSE" && transpose != "ADJOINT")
    stablehlo_is_malformed(at.operation.place, "NO_TRANSPOSE, TRANSPOSE or ADJOINT", transpose);
  how.transpose_a = transpose != "NO_TRANSPOSE";
  return {weft::triangular_solve(at.in[0], at.in[1], how)};
}

// A letter of LAPACK's arguments, "L" or "U", "N", "T" or "C".
constexpr Index letter_of(const Reading& at, const char* name) {
  const Attribute* const letter = find(at.attribute("mhlo.backend_config").items, name);
  if (letter == nullptr) stablehlo_attribute_is_missing(at.operation.place, at.operation.name, name);
  return at.integers(*letter)[0];
}
// The factor, what stands in the other triangle being zero, and of each matrix 0, or 1 where it has none.
constexpr Buffer<Var> lapack_potrf(const Reading& at) {
  at.expect_operands(1);
  const Var factor = cholesky_factor(at.in[0], letter_of(at, "uplo") == 'L');
  const AxisList matrix{static_cast<std::int8_t>(factor.rank() - 2), static_cast<std::int8_t>(factor.rank() - 1)};
  const Var is_nan = weft::convert(factor != factor, DType::i32);
  Dims batch;
  for (int dim = 0; dim < factor.rank() - 2; ++dim) batch.push_back(factor.shape()[dim]);
  return {factor, factor.elements() == 0 ? broadcast_to(weft::constant(at.graph(), 0, DType::i32), Shape(batch))
                                         : weft::reduce(Op::reduce_max, is_nan, matrix)};
}
constexpr Buffer<Var> lapack_trsm(const Reading& at) {
  at.expect_operands(2);
  weft::TriangularSolve how;
  how.left_side = letter_of(at, "side") == 'L';
  how.lower = letter_of(at, "uplo") == 'L';
  how.transpose_a = letter_of(at, "trans_x") != 'N';
  how.unit_diagonal = letter_of(at, "diag") == 'U';
  return {weft::triangular_solve(at.in[0], at.in[1], how)};
}
inline constexpr Row lapack_table[] = {
    {"lapack_spotrf_ffi", lapack_potrf},
    {"lapack_dpotrf_ffi", lapack_potrf},
    {"lapack_strsm_ffi", lapack_trsm},
    {"lapack_dtrsm_ffi", lapack_trsm},
};

}  // namespace weft::stablehlo::read

#endif
