// Cholesky factors and triangular systems, as operations of StableHLO and as JAX prints them for a CPU: calls of
// LAPACK.
#ifndef WEFT_STABLEHLO_READ_LINEAR_ALGEBRA_HPP
#define WEFT_STABLEHLO_READ_LINEAR_ALGEBRA_HPP

#include <weft/graph/linear_algebra.hpp>
#include <weft/stablehlo/importer.hpp>

namespace weft::stablehlo::read {

// Only one triangle of x is read; the other one is zero in the factor.
constexpr Var cholesky_factor(Var x, bool is_lower) {
  const DType dtype = x.dtype();
  x = weft::detail::widened(x);
  const Var made =
      is_lower ? weft::detail::factor_lower(x) : weft::transpose(weft::detail::factor_lower(weft::transpose(x)));
  return weft::convert(made, dtype);
}
constexpr Buffer<Var> cholesky(const Reading& at) {
  at.expect_operands(1);
  return {cholesky_factor(at.in[0], at.number("lower", 0) != 0)};
}
constexpr weft::TriangularSolve system_of(const Reading& at) {
  weft::TriangularSolve how;
  how.left_side = at.number("left_side") != 0;
  how.lower = at.number("lower") != 0;
  how.unit_diagonal = at.number("unit_diagonal") != 0;
  const std::string_view transpose = at.attribute("transpose_a").text;
  if (transpose != "NO_TRANSPOSE" && transpose != "TRANSPOSE" && transpose != "ADJOINT")
    stablehlo_is_malformed(at.operation.place, "NO_TRANSPOSE, TRANSPOSE or ADJOINT", transpose);
  how.transpose_a = transpose != "NO_TRANSPOSE";
  return how;
}
constexpr Buffer<Var> triangular_solve(const Reading& at) {
  at.expect_operands(2);
  return {weft::triangular_solve(at.in[0], at.in[1], system_of(at))};
}

// A letter of LAPACK's arguments, "L" or "U", "N", "T" or "C".
constexpr Index letter_of(const Reading& at, const char* name) {
  const Attribute* const letter = find(at.attribute("mhlo.backend_config").items, name);
  if (letter == nullptr) stablehlo_attribute_is_missing(at.operation.place, at.operation.name, name);
  return at.integers(*letter)[0];
}
// Before JAX 0.5 sizes and options were operands that come before the matrices.
constexpr bool has_letters(const Reading& at) { return at.find("mhlo.backend_config") != nullptr; }
constexpr Index option_of(const Reading& at, Index operand) {
  const Buffer<Index> numbers = at.known_integers(operand);
  if (numbers.size() != 1) stablehlo_is_malformed(at.operation.place, "one number as an option of", at.operation.name);
  return numbers[0];
}
// Is a letter of LAPACK's this one, or, of an older call, its operand not zero?
constexpr bool has_option(const Reading& at, const char* name, char letter, Index operand) {
  return has_letters(at) ? letter_of(at, name) == letter : option_of(at, operand) != 0;
}
// The last operands, those that are matrices. Error: stablehlo_count_differs.
constexpr Buffer<Var> matrices_of(const Reading& at, Index count) {
  if (at.in.size() < count || (has_letters(at) && at.in.size() != count)) at.expect_operands(count);
  Buffer<Var> made;
  for (Index i = at.in.size() - count; i < at.in.size(); ++i) made.push_back(at.in[i]);
  return made;
}

// The factor, what stands in the other triangle being zero, and of each matrix 0, or 1 where it has none.
constexpr Buffer<Var> factor_and_failures(Var matrix, bool is_lower) {
  const Var factor = cholesky_factor(matrix, is_lower);
  const AxisList axes{static_cast<std::int8_t>(factor.rank() - 2), static_cast<std::int8_t>(factor.rank() - 1)};
  const Var is_nan = weft::convert(factor != factor, DType::i32);
  Dims batch;
  for (int dim = 0; dim < factor.rank() - 2; ++dim) batch.push_back(factor.shape()[dim]);
  return {factor, factor.elements() == 0 ? broadcast_to(weft::constant(*factor.graph, 0, DType::i32), Shape(batch))
                                         : weft::reduce(Op::reduce_max, is_nan, axes)};
}
constexpr Buffer<Var> lapack_potrf(const Reading& at) {
  return factor_and_failures(matrices_of(at, 1)[0], has_option(at, "uplo", 'L', 0));
}
constexpr weft::TriangularSolve lapack_system_of(const Reading& at) {
  weft::TriangularSolve how;
  how.left_side = has_option(at, "side", 'L', 0);
  how.lower = has_option(at, "uplo", 'L', 1);
  how.transpose_a = !has_letters(at) ? option_of(at, 2) != 0 : letter_of(at, "trans_x") != 'N';
  how.unit_diagonal = has_option(at, "diag", 'U', 3);
  return how;
}
constexpr Buffer<Var> lapack_trsm(const Reading& at) {
  const Buffer<Var> given = matrices_of(at, 2);
  return {weft::triangular_solve(given[0], given[1], lapack_system_of(at))};
}
inline constexpr Row lapack_table[] = {
    {"blas_dtrsm", lapack_trsm},         {"blas_strsm", lapack_trsm},       {"lapack_dpotrf", lapack_potrf},
    {"lapack_dpotrf_ffi", lapack_potrf}, {"lapack_dtrsm_ffi", lapack_trsm}, {"lapack_spotrf", lapack_potrf},
    {"lapack_spotrf_ffi", lapack_potrf}, {"lapack_strsm_ffi", lapack_trsm},
};

}  // namespace weft::stablehlo::read

#endif
