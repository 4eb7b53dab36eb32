// Cholesky factors, and systems of equations with a triangular matrix.
#ifndef WEFT_GRAPH_LINEAR_ALGEBRA_HPP
#define WEFT_GRAPH_LINEAR_ALGEBRA_HPP

#include <weft/graph/var.hpp>

namespace weft {

// How a triangular matrix a stands in its system; names as in jax.lax.linalg.triangular_solve.
struct TriangularSolve {
  bool left_side = true;       // a x = b, else x a = b
  bool lower = true;           // what stands on the other side of a's diagonal is not read
  bool transpose_a = false;    // a^T in the place of a
  bool unit_diagonal = false;  // the diagonal is not read and is one
};

namespace detail {

// Which elements of [..., n, n] lie on or below the diagonal (`above`: so many below it at least).
constexpr Var is_in_lower_triangle(Var matrix, double below = 0) {
  const Shape shape = matrix.shape();
  const int last = shape.rank() - 1;
  const Shape square{shape[last - 1], shape[last]};
  const Var row = iota(*matrix.graph, square, 0), column = iota(*matrix.graph, square, 1);
  return broadcast_to(row >= column + below, shape);
}
constexpr Var lower_triangle(Var matrix) { return select(is_in_lower_triangle(matrix), matrix, 0.0); }
constexpr Var factor_lower(Var x) { return emit_var(Op::cholesky, {x}); }
// x with l x = b, or l^T x = b; l is lower.
constexpr Var solve_lower(Var l, Var b, bool is_transposed) {
  return emit_var(Op::triangular_solve, {l, b}, AttributeId{is_transposed ? 1 : 0});
}
// Is it [..., n, n] of f32 or f64, or narrow, which is widened? Else noted, or an error.
constexpr bool is_square(const char* operation, LocatedVar x) {
  if (!x.has_rank(operation, 2) || !x.is_supported(is_floating(x.dtype()), operation)) return false;
  const Index rows = x.shape()[x.rank() - 2], columns = x.shape()[x.rank() - 1];
  if (rows == columns) return true;
  if (!x.notes_refusal("operand_shapes_differ", rows, columns))
    operand_shapes_differ(operation, x.rank() - 1, columns, rows);
  return false;
}

}  // namespace detail

// The factor l, lower, of a symmetric positive definite x, [..., n, n]: l l^T = x; or, `lower` false, u = l^T. As
// jax.lax.linalg.cholesky: x is made symmetric first, (x + x^T) / 2, so that the gradient is symmetric, too; NaN where x is
// not positive definite. f32, f64, and narrower types by way of f32. n^3 / 3 operations a matrix.
constexpr Var cholesky(LocatedVar x, bool lower = true) {
  if (!detail::is_square("cholesky", x)) return x;
  const Var wide = detail::widened(x), mirrored = transpose(wide);
  const Var l = detail::factor_lower((wide + mirrored) * 0.5);
  return convert(lower ? l : transpose(l), x.dtype());
}

// x with a x = b, a: [..., n, n], triangular, b: [..., n, m] with the same leading dimensions; see TriangularSolve. Errors:
// operand_ranks_differ, operand_shapes_differ, element_types_differ. n^2 m operations.
constexpr Var triangular_solve(LocatedVar a, Var b, const TriangularSolve& how = {}) {
  if (!detail::is_square("triangular_solve", a) || !a.has_dtype_of(b, "triangular_solve")) return b;
  Var matrix = detail::widened(a), right = detail::widened(b);
  if (how.unit_diagonal) {
    const Var is_diagonal = detail::is_in_lower_triangle(matrix) & !detail::is_in_lower_triangle(matrix, 1);
    matrix = select(is_diagonal, broadcast_to(like(matrix, 1), matrix.shape()), matrix);
  }
  // x a = b is a^T x^T = b^T.
  const bool is_transposed = how.transpose_a == how.left_side;
  if (!how.left_side) right = transpose(right);
  if (!how.lower) matrix = transpose(matrix);
  Var x = detail::solve_lower(matrix, right, is_transposed == how.lower);
  if (!how.left_side) x = transpose(x);
  return convert(x, a.dtype());
}

}  // namespace weft

#endif
