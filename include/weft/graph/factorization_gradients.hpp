// Gradients of factorizations of real matrices, each of one with results as they are: O(n^3) a matrix, as the
// factorization. Those of complex numbers have none. Errors, of these and of what is said below:
// operation_has_no_gradient.
#ifndef WEFT_GRAPH_FACTORIZATION_GRADIENTS_HPP
#define WEFT_GRAPH_FACTORIZATION_GRADIENTS_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/contraction.hpp>
#include <weft/graph/factorizations.hpp>
#include <weft/graph/linear_algebra.hpp>

namespace weft {

namespace detail {

constexpr void expect_gradient(bool has_one, const char* operation) {
  if (!has_one) operation_has_no_gradient(operation);
}
// What stands strictly below the diagonal of [..., m, n], and what does not.
constexpr Var strictly_lower(Var matrix) { return select(is_in_lower_triangle(matrix, 1), matrix, 0.0); }
constexpr Var upper_triangle(Var matrix) {
  const Var zeros = broadcast_to(like(matrix, 0), matrix.shape());
  return select(is_in_lower_triangle(matrix, 1), zeros, matrix);
}
constexpr Var identity_like(Var square) {
  const Var below = is_in_lower_triangle(square, 1), is_diagonal = is_in_lower_triangle(square) & !below;
  return convert(is_diagonal, square.dtype());
}
// [..., n] beside matrices: one a column, or one a row.
constexpr Var by_column(Var x) { return expand_dims(x, -2); }
constexpr Var by_row(Var x) { return expand_dims(x, -1); }
constexpr Var rows_of(Var x, Index start, Index limit) { return part(x, x.rank() - 2, start, limit); }
constexpr Var columns_of(Var x, Index start, Index limit) { return part(x, x.rank() - 1, start, limit); }
// 1 / x, and 0 where x is 0.
constexpr Var inverse_or_zero(Var x) {
  const Var is_zero = convert(x == 0.0, x.dtype());
  const Var inverse = 1.0 / (x + is_zero);
  return inverse - is_zero;
}
// The lower triangle, also mirrored into the other one.
constexpr Var mirrored_lower(Var square) {
  const Var own = lower_triangle(square), mirrored = transpose(strictly_lower(square));
  return own + mirrored;
}
// x with x r^T = b, r upper.
constexpr Var divided_by_transposed_upper(Var b, Var r) {
  return triangular_solve(r, b, {.left_side = false, .lower = false, .transpose_a = true});
}

}  // namespace detail

// For l u = p a with cotangents of l and u, square: p a has l^-T (lower(l^T gl) + upper(gu u^T)) u^-T. Rows below, l2
// u, and columns beside, l u2, come first: they add to what the square ones have.
constexpr void LuFactor::gradient(CustomPullback& at) const {
  detail::expect_gradient(!is_complex, name);
  using detail::matrix_product;
  const Var packed = at.result(0), g = at.cotangent(0);
  const Index rows = packed.shape()[packed.rank() - 2], columns = packed.shape()[packed.rank() - 1];
  const Index least = rows < columns ? rows : columns;
  const auto square_of = [&](Var x) { return detail::columns_of(detail::rows_of(x, 0, least), 0, least); };
  const Var square = square_of(packed), upper = detail::upper_triangle(square);
  const Var below = detail::strictly_lower(square), ones = detail::identity_like(square), lower = below + ones;
  const auto behind_lower = [&](Var b) {  // x with l^T x = b
    return triangular_solve(square, b, {.transpose_a = true, .unit_diagonal = true});
  };
  Var of_lower = detail::strictly_lower(square_of(g)), of_upper = detail::upper_triangle(square_of(g)), rest = g;
  if (rows > least) {
    rest = detail::divided_by_transposed_upper(detail::rows_of(g, least, rows), square);
    const Var left = matrix_product(detail::rows_of(packed, least, rows), rest, true);
    of_upper = of_upper - detail::upper_triangle(left);
  }
  if (columns > least) {
    rest = behind_lower(detail::columns_of(g, least, columns));
    const Var left = matrix_product(rest, detail::columns_of(packed, least, columns), false, true);
    of_lower = of_lower - detail::strictly_lower(left);
  }
  const Var from_lower = matrix_product(lower, of_lower, true),
            from_upper = matrix_product(of_upper, upper, false, true);
  const Var inner_lower = detail::strictly_lower(from_lower), inner_upper = detail::upper_triangle(from_upper);
  Var permuted = detail::divided_by_transposed_upper(behind_lower(inner_lower + inner_upper), square);
  if (rows > least) permuted = concatenate({permuted, rest}, packed.rank() - 2);
  if (columns > least) permuted = concatenate({permuted, rest}, packed.rank() - 1);
  const Var order = one_hot(at.result(2), rows, packed.dtype());
  at.give(0, matrix_product(order, permuted, true));
}

// Of q r = a: (gq + q mirrored(r gr^T - gq^T q)) r^-T (Walter and Lehmann, Algorithmic differentiation of linear
// algebra functions, 2018). What comes from r alone; the rest is OrthogonalFactor's.
constexpr void QrFactor::gradient(CustomPullback& at) const {
  const Var packed = at.result(0);
  const Index rows = packed.shape()[packed.rank() - 2], columns = packed.shape()[packed.rank() - 1];
  detail::expect_gradient(!is_complex && rows >= columns && !at.has_cotangent(1), name);
  const Var q = custom_call(ReflectorProduct{}, packed, at.result(1));
  const Var r = detail::upper_triangle(detail::rows_of(packed, 0, columns));
  const Var of_r = detail::upper_triangle(detail::rows_of(at.cotangent(0), 0, columns));
  const Var within = detail::mirrored_lower(detail::matrix_product(r, of_r, false, true));
  at.give(0, detail::divided_by_transposed_upper(detail::matrix_product(q, within), r));
}
constexpr void OrthogonalFactor::gradient(CustomPullback& at) const {
  detail::expect_gradient(!is_complex, name);
  const Var q = at.result(), g = at.cotangent(), packed = at.operand(0);
  const Var r = detail::upper_triangle(detail::rows_of(packed, 0, packed.shape()[packed.rank() - 1]));
  const Var within = detail::matrix_product(q, detail::mirrored_lower(detail::matrix_product(g, q, true)));
  at.give(2, detail::divided_by_transposed_upper(g - within, r));
}

// v (diagonal(gw) + f * (v^T gv)) v^T, f[i, j] = 1 / (w[j] - w[i]) beside the diagonal: infinite where eigenvalues are
// equal, as in JAX. An element of the triangle that is read gets what both of its places would.
constexpr void HermitianEigen::gradient(CustomPullback& at) const {
  detail::expect_gradient(!is_complex, name);
  const Var v = at.result(0), w = at.result(1), one = detail::identity_like(v);
  const Var of_values = detail::by_column(at.cotangent(1));
  Var inner = of_values * one;
  if (at.has_cotangent(0)) {
    const Var of_column = detail::by_column(w), of_row = detail::by_row(w), gaps = of_column - of_row + one;
    const Var inverse = 1.0 / gaps - one, product = detail::matrix_product(v, at.cotangent(0), true);
    inner = inner + inverse * product;
  }
  const Var whole = detail::matrix_product(detail::matrix_product(v, inner), v, false, true);
  const Var both = whole + transpose(whole), once = whole * one;
  const Var outside = is_lower ? detail::strictly_lower(both) : transpose(detail::strictly_lower(both));
  at.give(0, outside + once);
}

// u ((f * (x - x^T)) s + s (f * (y - y^T)) + diagonal(gs)) v^T with x = u^T gu, y = v^T gv and f[i, j] =
// 1 / (s[j]^2 - s[i]^2), and what gu and gv have outside of u and v (Townsend, Differentiating the singular value
// decomposition, 2016). Values alone have one whatever vectors were asked for.
constexpr void SingularValues::gradient(CustomPullback& at) const {
  using detail::matrix_product;
  const Var s = at.result(0);
  const Index k = s.shape()[s.rank() - 1];
  const Var left = at.result(1), right = at.result(2);
  const Index rows = left.shape()[left.rank() - 2], columns = right.shape()[right.rank() - 1];
  const bool has_left = at.has_cotangent(1), has_right = at.has_cotangent(2);
  detail::expect_gradient(!is_complex && (!is_full || rows == columns || !(has_left || has_right)), name);
  const Var u = detail::columns_of(left, 0, k), vt = detail::rows_of(right, 0, k);
  const Var inverse = detail::inverse_or_zero(s), of_row = detail::by_row(s), of_column = detail::by_column(s);
  const Var one = detail::identity_like(of_row * of_column);
  const Var of_values = detail::by_column(at.cotangent(0));
  Var inner = of_values * one;
  const auto skewed = [&](Var x) {
    const Var sums = of_column + of_row, gaps = of_column - of_row, squares = sums * gaps;
    const Var differences = x - transpose(x), inverses = 1.0 / (squares + one) - one;
    return inverses * differences;
  };
  Var outside{s.graph, no_id};
  const auto add_outside = [&](Var x) { outside = outside.id == no_id ? x : outside + x; };
  if (has_left) {
    const Var gu = at.cotangent(1), x = matrix_product(u, gu, true);
    inner = inner + skewed(x) * of_column;
    if (rows > k) {
      const Var within = matrix_product(u, x), scale = detail::by_column(inverse);
      add_outside(matrix_product((gu - within) * scale, vt));
    }
  }
  if (has_right) {
    const Var gvt = at.cotangent(2), y = matrix_product(vt, gvt, false, true);
    inner = inner + of_row * skewed(y);
    if (columns > k) {
      const Var within = matrix_product(y, vt, true), scale = detail::by_row(inverse);
      add_outside(matrix_product(u, (gvt - within) * scale));
    }
  }
  const Var made = matrix_product(matrix_product(u, inner), vt);
  at.give(0, outside.id == no_id ? made : made + outside);
}

}  // namespace weft

#endif
