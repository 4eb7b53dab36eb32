// Gradients of factorizations, each of one with results as they are, O(n^3) a matrix, as the factorization. Of complex
// numbers they are those of the parts (complex_matrix.hpp): the formulas of real matrices with adjoints, and what keeps
// a diagonal real (Boeddeker et al., On the computation of complex-valued gradients, 2017; Giles, Collected matrix
// derivative results, 2008). Errors, of these and of what is said below: operation_has_no_gradient.
#ifndef WEFT_GRAPH_FACTORIZATION_GRADIENTS_HPP
#define WEFT_GRAPH_FACTORIZATION_GRADIENTS_HPP

#include <weft/graph/complex_matrix.hpp>
#include <weft/graph/factorizations.hpp>

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
constexpr Matrix strictly_lower(const Matrix& a) {
  return each_part(a, [](Var x) { return strictly_lower(x); });
}
constexpr Matrix upper_triangle(const Matrix& a) {
  return each_part(a, [](Var x) { return upper_triangle(x); });
}
constexpr Matrix rows_of(const Matrix& a, Index start, Index limit) {
  return each_part(a, [&](Var x) { return rows_of(x, start, limit); });
}
constexpr Matrix columns_of(const Matrix& a, Index start, Index limit) {
  return each_part(a, [&](Var x) { return columns_of(x, start, limit); });
}
// 1 / x, and 0 where x is 0.
constexpr Var inverse_or_zero(Var x) {
  const Var is_zero = convert(x == 0.0, x.dtype());
  const Var inverse = 1.0 / (x + is_zero);
  return inverse - is_zero;
}
// The lower triangle, also mirrored into the other one: Hermitian, with the real parts of the diagonal.
constexpr Matrix mirrored_lower(const Matrix& square) {
  const Matrix below = strictly_lower(square);
  return plus_real(below + adjoint(below), square.real * identity_like(square.real));
}
// What a triangle of a Hermitian matrix gets of a cotangent of the whole: an element of the one that is read what both
// of its places would.
constexpr Matrix of_triangle(const Matrix& g, bool is_lower) {
  const Matrix both = g + adjoint(g), turned = is_lower ? both : adjoint(both), below = strictly_lower(turned);
  return plus_real(is_lower ? below : adjoint(below), g.real * identity_like(g.real));
}
// x with x r^H = b, r upper.
constexpr Matrix divided_by_adjoint_upper(const Matrix& b, const Matrix& r) {
  return solve_triangular(r, b, {.left_side = false, .lower = false, .transpose_a = true});
}
// x with l^H x = b, l lower with ones on its diagonal.
constexpr Matrix behind_adjoint_lower(const Matrix& l, const Matrix& b) {
  return solve_triangular(l, b, {.transpose_a = true, .unit_diagonal = true});
}
// The rows of x where they were before LuFactor gave them this order.
constexpr Matrix rows_in_place(const Matrix& x, Var order) {
  const Var moved = one_hot(order, x.rows(), x.real.dtype());
  return each_part(x, [&](Var part) { return matrix_product(moved, part, true); });
}

}  // namespace detail

// For l u = p a with cotangents of l and u, square: p a has l^-H (lower(l^H gl) + upper(gu u^H)) u^-H. Rows below, l2
// u, and columns beside, l u2, come first: they add to what the square ones have.
constexpr void LuFactor::gradient(CustomPullback& at) const {
  using detail::Matrix, detail::product;
  const Matrix packed = detail::matrix_of(at.result(0), is_complex), g = detail::matrix_of(at.cotangent(0), is_complex);
  const Index rows = packed.rows(), columns = packed.columns(), least = rows < columns ? rows : columns;
  const auto square_of = [&](const Matrix& x) { return detail::columns_of(detail::rows_of(x, 0, least), 0, least); };
  const Matrix square = square_of(packed), upper = detail::upper_triangle(square);
  const Matrix lower = detail::plus_real(detail::strictly_lower(square), detail::identity_like(square.real));
  Matrix of_lower = detail::strictly_lower(square_of(g)), of_upper = detail::upper_triangle(square_of(g)), rest = g;
  if (rows > least) {
    rest = detail::divided_by_adjoint_upper(detail::rows_of(g, least, rows), square);
    of_upper = of_upper - detail::upper_triangle(product(detail::rows_of(packed, least, rows), rest, true));
  }
  if (columns > least) {
    rest = detail::behind_adjoint_lower(square, detail::columns_of(g, least, columns));
    const Matrix left = product(rest, detail::columns_of(packed, least, columns), false, true);
    of_lower = of_lower - detail::strictly_lower(left);
  }
  const Matrix from_lower = product(lower, of_lower, true), from_upper = product(of_upper, upper, false, true);
  const Matrix inner = detail::strictly_lower(from_lower) + detail::upper_triangle(from_upper);
  Matrix permuted = detail::divided_by_adjoint_upper(detail::behind_adjoint_lower(square, inner), square);
  const auto beside_rest = [&](int from_last) {
    return detail::both_parts(permuted, rest, [&](Var a, Var b) { return concatenate({a, b}, a.rank() - from_last); });
  };
  if (rows > least) permuted = beside_rest(2);
  if (columns > least) permuted = beside_rest(1);
  at.give(0, detail::whole(detail::rows_in_place(permuted, at.result(2))));
}

// The gradient of q r = a: (gq + q mirrored(r gr^H - gq^H q)) r^-H, the diagonal of r being real (Seeger et al.,
// Auto-differentiating linear algebra, 2017; Walter and Lehmann, Algorithmic differentiation of linear algebra
// functions, 2018). What comes from r alone; the rest is OrthogonalFactor's.
// The rest of a wide matrix is q r2 = a2, by which q has q r2 g2^H, too.
constexpr void QrFactor::gradient(CustomPullback& at) const {
  using detail::Matrix, detail::product;
  const Matrix packed = detail::matrix_of(at.result(0), is_complex), g = detail::matrix_of(at.cotangent(0), is_complex);
  const Index rows = packed.rows(), columns = packed.columns(), least = rows < columns ? rows : columns;
  detail::expect_gradient(!at.has_cotangent(1), name);
  const auto upper = [&](const Matrix& x) {
    return detail::upper_triangle(detail::columns_of(detail::rows_of(x, 0, least), 0, least));
  };
  ReflectorProduct reflectors;
  reflectors.is_complex = is_complex;
  const Var reflected = detail::whole(detail::columns_of(packed, 0, least));
  const Matrix q = detail::matrix_of(custom_call(reflectors, reflected, at.result(1)), is_complex);
  const Matrix r = upper(packed), of_r = upper(g);
  Matrix within = detail::mirrored_lower(product(r, of_r, false, true));
  if (columns == least) return at.give(0, detail::whole(detail::divided_by_adjoint_upper(product(q, within), r)));
  const Matrix of_rest = detail::columns_of(g, least, columns);
  const Matrix of_q = product(detail::columns_of(packed, least, columns), of_rest, false, true);
  within = within + of_q - detail::mirrored_lower(detail::adjoint(of_q));
  const Matrix first = detail::divided_by_adjoint_upper(product(q, within), r), rest = product(q, of_rest);
  at.give(0, detail::whole(detail::both_parts(first, rest, [](Var x, Var y) {
            return concatenate({x, y}, x.rank() - 1);
          })));
}
constexpr void OrthogonalFactor::gradient(CustomPullback& at) const {
  using detail::Matrix, detail::product;
  const Matrix q = detail::matrix_of(at.result(), is_complex), g = detail::matrix_of(at.cotangent(), is_complex);
  const Matrix packed = detail::matrix_of(at.operand(0), is_complex);
  const Matrix r = detail::upper_triangle(detail::rows_of(packed, 0, packed.columns()));
  const Matrix within = product(q, detail::mirrored_lower(product(g, q, true)));
  at.give(2, detail::whole(detail::divided_by_adjoint_upper(g - within, r)));
}

// v (diagonal(gw) + f * (v^H gv)) v^H, f[i, j] = 1 / (w[j] - w[i]) beside the diagonal: infinite where eigenvalues are
// equal, as in JAX.
constexpr void HermitianEigen::gradient(CustomPullback& at) const {
  using detail::Matrix, detail::product;
  const Matrix v = detail::matrix_of(at.result(0), is_complex);
  const Var w = at.result(1), one = detail::identity_like(v.real), of_values = detail::by_column(at.cotangent(1)) * one;
  Matrix along = v * detail::by_column(at.cotangent(1));
  if (at.has_cotangent(0)) {
    const Var gaps = detail::by_column(w) - detail::by_row(w) + one, inverse = 1.0 / gaps - one;
    const Matrix turned = product(v, detail::matrix_of(at.cotangent(0), is_complex), true);
    along = product(v, detail::plus_real(turned * inverse, of_values));
  }
  at.give(0, detail::whole(detail::of_triangle(product(along, v, false, true), is_lower)));
}

// u ((f * (x - x^H)) s + s (f * (y - y^H)) + diagonal(gs + i im(x) / s)) v^H with x = u^H gu, y = v^H gv and f[i, j] =
// 1 / (s[j]^2 - s[i]^2), and what gu and gv have outside of u and v (Townsend, Differentiating the singular value
// decomposition, 2016; as in JAX, u alone turns its phases). Values alone have one whatever vectors were asked for.
constexpr void SingularValues::gradient(CustomPullback& at) const {
  using detail::Matrix, detail::product;
  const Var s = at.result(0);
  const Index k = s.shape()[s.rank() - 1];
  const Matrix left = detail::matrix_of(at.result(1), is_complex), right = detail::matrix_of(at.result(2), is_complex);
  const Index rows = left.rows(), columns = right.columns();
  const bool has_left = at.has_cotangent(1), has_right = at.has_cotangent(2);
  detail::expect_gradient(!is_full || rows == columns || !(has_left || has_right), name);
  const Matrix u = detail::columns_of(left, 0, k), vt = detail::rows_of(right, 0, k);
  const Var inverse = detail::inverse_or_zero(s), of_row = detail::by_row(s), of_column = detail::by_column(s);
  const Var one = detail::identity_like(of_row * of_column);
  const Var zeros = broadcast_to(like(one, 0), one.shape());
  Matrix inner{{detail::by_column(at.cotangent(0)) * one, is_complex ? zeros : Var{s.graph, no_id}}};
  const auto skewed = [&](const Matrix& x) {
    const Var sums = of_column + of_row, gaps = of_column - of_row, squares = sums * gaps;
    return (x - detail::adjoint(x)) * (1.0 / (squares + one) - one);
  };
  Buffer<Matrix> outside;
  if (has_left) {
    const Matrix gu = detail::matrix_of(at.cotangent(1), is_complex), x = product(u, gu, true);
    inner = inner + skewed(x) * of_column;
    if (is_complex) inner.imaginary = inner.imaginary + x.imaginary * (one * detail::by_column(inverse));
    if (rows > k) outside.push_back(product((gu - product(u, x)) * detail::by_column(inverse), vt));
  }
  if (has_right) {
    const Matrix gvt = detail::matrix_of(at.cotangent(2), is_complex), y = product(vt, gvt, false, true);
    inner = inner + skewed(y) * of_row;
    if (columns > k) outside.push_back(product(u, (gvt - product(y, vt, true)) * detail::by_row(inverse)));
  }
  Matrix made = product(product(u, inner), vt);
  for (const Matrix& more : outside) made = made + more;
  at.give(0, detail::whole(made));
}

}  // namespace weft

#endif
