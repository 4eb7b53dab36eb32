// Triangular systems of complex numbers, as real ones of twice the size, and Cholesky factors; also as JAX prints them
// for a CPU.
#ifndef WEFT_STABLEHLO_READ_COMPLEX_LINEAR_ALGEBRA_HPP
#define WEFT_STABLEHLO_READ_COMPLEX_LINEAR_ALGEBRA_HPP

#include <weft/stablehlo/read_complex.hpp>

namespace weft::stablehlo::read {

// The matrices of the last two dimensions, transposed.
constexpr Complex matrix_transposed(const Complex& z) {
  return {weft::transpose(z.real), weft::transpose(z.imaginary)};
}

// [n, n] -> [2 n, 2 n], each element a + b i as [[a, -b], [b, a]]; `is_vector`: [n, m] -> [2 n, m], as [a, b].
constexpr Var as_real_matrix(const Complex& z, bool is_vector) {
  const Shape shape = z.real.shape();
  const int row = shape.rank() - 2, column = shape.rank() - 1;
  const auto stacked = [&](Var a, Var b) {
    return weft::concatenate({expand_dims(a, row + 1), expand_dims(b, row + 1)}, row + 1);
  };
  Dims extents = shape.dims;
  extents[row] *= 2;
  const Var first = weft::reshape(stacked(z.real, z.imaginary), Shape(extents));
  if (is_vector) return first;
  const Var second = weft::reshape(stacked(-z.imaginary, z.real), Shape(extents));
  const Var pairs = weft::concatenate({expand_dims(first, -1), expand_dims(second, -1)}, column + 1);
  extents[column] *= 2;
  return weft::reshape(pairs, Shape(extents));
}
// Row i is divided by the diagonal's element, [..., n].
constexpr Complex rows_divided(const Complex& z, const Complex& diagonal) {
  const auto along = [&](Var x) { return broadcast_to(expand_dims(x, -1), z.real.shape()); };
  return z / Complex{along(diagonal.real), along(diagonal.imaginary)};
}
constexpr Var is_diagonal(Var x) {
  const int row = x.rank() - 2, column = x.rank() - 1;
  return weft::iota(*x.graph, x.shape(), row) == weft::iota(*x.graph, x.shape(), column);
}
constexpr Complex diagonal_of(const Complex& z) {
  const auto own = [&](Var x) {
    const Var zeros = broadcast_to(like(x, 0), x.shape());
    return weft::sum(weft::select(is_diagonal(x), x, zeros), Index{x.rank() - 1});
  };
  return {own(z.real), own(z.imaginary)};
}
constexpr Complex with_ones_on_diagonal(const Complex& z) {
  const auto set = [&](Var x, double value) {
    return weft::select(is_diagonal(x), broadcast_to(like(x, value), x.shape()), x);
  };
  return {set(z.real, 1), set(z.imaginary, 0)};
}
// With ones on the diagonal of a complex matrix the real one is triangular, too: [[1, 0], [0, 1]] stands there.
constexpr Buffer<Var> solve_complex(const Reading& at, const weft::TriangularSolve& given, bool is_adjoint) {
  const Buffer<Var> matrices = matrices_of(at, 2);
  const auto parts_in = [](Var z) { return Complex{part_of(z, 0), part_of(z, 1)}; };
  Complex a = parts_in(matrices[0]), b = parts_in(matrices[1]);
  const bool is_left = given.left_side, is_transposed = given.transpose_a;
  if (is_adjoint) a = conjugate(a);
  // X op(A) = B is op(A)^T X^T = B^T.
  if (is_transposed == is_left) a = matrix_transposed(a);
  if (!is_left) b = matrix_transposed(b);
  weft::TriangularSolve how;
  how.left_side = true;
  how.lower = given.lower != (is_transposed == is_left);
  how.unit_diagonal = true;
  if (!given.unit_diagonal) {
    const Complex diagonal = diagonal_of(a);
    a = rows_divided(a, diagonal), b = rows_divided(b, diagonal);
  }
  const Var made =
      weft::triangular_solve(as_real_matrix(with_ones_on_diagonal(a), false), as_real_matrix(b, true), how);
  Dims extents = b.real.shape().dims;
  extents.insert(extents.size() - 1, 2);
  const Var pairs = weft::reshape(made, Shape(extents));
  const auto one = [&](Index i) { return weft::reshape(part(pairs, pairs.rank() - 2, i, i + 1), b.real.shape()); };
  const Complex x{one(0), one(1)};
  return {joined(is_left ? x : matrix_transposed(x))};
}
constexpr Buffer<Var> complex_triangular_solve(const Reading& at) {
  return solve_complex(at, system_of(at), at.attribute("transpose_a").text == "ADJOINT");
}
constexpr Buffer<Var> lapack_complex_trsm(const Reading& at) {
  return solve_complex(at, lapack_system_of(at),
                       has_letters(at) ? letter_of(at, "trans_x") == 'C' : option_of(at, 2) == 2);
}
// Of the upper triangle: that of the adjoint matrix, as the adjoint factor.
constexpr Buffer<Var> factor_complex(const Reading& at, bool is_lower) {
  const Var given = matrices_of(at, 1)[0];
  Buffer<Var> made = factored(at, HermitianFactor{}, {is_lower ? given : adjoint(given)});
  if (!is_lower) made[0] = adjoint(made[0]);
  return made;
}
// NaN where a matrix has none.
constexpr Buffer<Var> complex_cholesky(const Reading& at) {
  return {factor_complex(at, at.number("lower", 0) != 0)[0]};
}
constexpr Buffer<Var> lapack_complex_potrf(const Reading& at) {
  return factor_complex(at, has_option(at, "uplo", 'L', 0));
}
constexpr Buffer<Var> cusolver_complex_potrf(const Reading& at) {
  return factor_complex(at, letter_of(at, "lower") != 0);
}
inline constexpr Row complex_lapack_table[] = {
    {"blas_ctrsm", lapack_complex_trsm},
    {"blas_ztrsm", lapack_complex_trsm},
    {"lapack_cpotrf", lapack_complex_potrf},
    {"lapack_cpotrf_ffi", lapack_complex_potrf},
    {"lapack_ctrsm_ffi", lapack_complex_trsm},
    {"lapack_zpotrf", lapack_complex_potrf},
    {"lapack_zpotrf_ffi", lapack_complex_potrf},
    {"lapack_ztrsm_ffi", lapack_complex_trsm},
    {"cusolver_potrf_ffi", cusolver_complex_potrf},
    {"hipsolver_potrf_ffi", cusolver_complex_potrf},
};
constexpr Buffer<Var> complex_custom_call(const Reading& at) {
  if (const Read known = reader_in(complex_lapack_table, at.attribute("call_target_name").text))
    return known(without_shape_operands(at));
  return custom_call(at);
}

}  // namespace weft::stablehlo::read

#endif
