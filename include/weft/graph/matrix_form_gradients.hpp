// Gradients of eigenvalues of any matrix, of tridiagonal systems and of Hermitian factors; what is said in
// factorization_gradients.hpp holds of these.
#ifndef WEFT_GRAPH_MATRIX_FORM_GRADIENTS_HPP
#define WEFT_GRAPH_MATRIX_FORM_GRADIENTS_HPP

#include <weft/graph/factorization_gradients.hpp>
#include <weft/graph/matrix_forms.hpp>

namespace weft {

namespace detail {

// v^-H b of complex matrices, by the LU factors of v.
constexpr Matrix divided_by_adjoint(const Matrix& v, const Matrix& b) {
  LuFactor factor;
  factor.is_complex = true;
  const auto made = custom_call(factor, whole(v));
  const Matrix lu = matrix_of(made[0], true);
  const Matrix first = solve_triangular(lu, b, {.lower = false, .transpose_a = true});
  return rows_in_place(behind_adjoint_lower(lu, first), made[2]);
}
// What is left of the cotangent of vectors v, of length 1 and real where they are largest, when changes of v along v
// are taken from it, as LAPACK fixes them: for t = v^H g it is g - re(t) v - i im(t) / v[k] at k alone, the largest
// place.
constexpr Matrix across_vectors(const Matrix& v, const Matrix& g) {
  const auto along = [&](const Matrix& a, const Matrix& b) {
    return each_part(times(conjugated(a), b), [](Var x) { return by_column(sum(x, Index{-2})); });
  };
  const Matrix t = along(v, g);
  const Var rows = iota(*v.real.graph, v.real.shape(), v.real.rank() - 2);
  const Var sizes = v.real * v.real + v.imaginary * v.imaginary, most = by_column(max(sizes, Index{-2}));
  const Var first = min(select(sizes == most, rows, static_cast<double>(v.rows())), Index{-2});
  const Var is_largest = convert(rows == by_column(first), v.real.dtype());
  const Var size = by_column(sum(is_largest * v.real, Index{-2}));
  const Matrix rest = g - v * t.real;
  return {{rest.real, rest.imaginary - is_largest * (t.imaginary / size)}};
}
// The gradient of a v = v diagonal(w): v^-H (diagonal(gw) + conj(f) * (v^H gv)) v^H, f[i, j] = 1 / (w[j] - w[i]) beside
// the diagonal; gv is null where nothing is made of v.
constexpr Matrix of_eigenvectors(const Matrix& v, const Matrix& w, const Matrix& gw, const Matrix* gv) {
  const auto by_columns = [](const Matrix& x) { return each_part(x, [](Var y) { return by_column(y); }); };
  const auto by_rows = [](const Matrix& x) { return each_part(x, [](Var y) { return by_row(y); }); };
  if (gv == nullptr) return divided_by_adjoint(v, times(by_rows(gw), adjoint(v)));
  const Var one = identity_like(v.real);
  const Matrix gaps = plus_real(by_columns(w) - by_rows(w), one);
  const Complex ones{broadcast_to(like(one, 1), one.shape()), broadcast_to(like(one, 0), one.shape())};
  const Matrix inverse = plus_real(Matrix{ones / gaps}, -one);
  const Matrix turned = product(v, across_vectors(v, *gv), true);
  const Matrix inner = times(conjugated(inverse), turned) + by_columns(gw) * one;
  return divided_by_adjoint(v, product(inner, v, false, true));
}

}  // namespace detail

// As jax.lax.linalg.eig; of vectors with enable_eigvec_derivs. Left ones are those of a^H.
constexpr void GeneralEigen::gradient(CustomPullback& at) const {
  using detail::Matrix;
  const auto result = [&](Index i) { return detail::matrix_of(at.result(i), true); };
  const auto cotangent = [&](Index i) { return detail::matrix_of(at.cotangent(i), true); };
  const Matrix of_left = cotangent(1), of_right = cotangent(2);
  Matrix made = detail::of_eigenvectors(result(2), result(0), cotangent(0), at.has_cotangent(2) ? &of_right : nullptr);
  if (at.has_cotangent(1)) {
    const Matrix none = cotangent(0) * like(result(0).real, 0);
    made = made + adjoint(detail::of_eigenvectors(result(1), detail::conjugated(result(0)), none, &of_left));
  }
  at.give(0, is_complex ? detail::whole(made) : made.real);
}

// That of b is y with a^H y = g; that of a is -y x^H, on the three diagonals.
constexpr void TridiagonalSolve::gradient(CustomPullback& at) const {
  using detail::Matrix;
  const auto operand = [&](Index i) { return detail::matrix_of(at.operand(i), is_complex); };
  const auto rolled = [&](const Matrix& a, Index shift, Index dim) {
    return detail::each_part(a, [&](Var x) { return roll(x, shift, dim); });
  };
  const Matrix x = detail::matrix_of(at.result(0), is_complex), lower = operand(1), upper = operand(3);
  const auto adjoint_of = [&](const Matrix& diagonal) { return detail::whole(detail::conjugated(diagonal)); };
  const Var solved = custom_call(*this, at.cotangent(0), adjoint_of(rolled(upper, 1, -1)), adjoint_of(operand(2)),
                                 adjoint_of(rolled(lower, -1, -1)))[0];
  const Matrix y = detail::matrix_of(solved, is_complex);
  const Index last = lower.columns() - 1;
  const Var place = broadcast_to(iota(*x.real.graph, {last + 1}, 0), lower.real.shape());
  const Var zeros = broadcast_to(like(lower.real, 0), lower.real.shape());
  const auto beside = [&](Index shift) {
    const Matrix products = detail::times(y, detail::conjugated(rolled(x, shift, -2)));
    return detail::each_part(products, [](Var each) { return -sum(each, Index{-1}); });
  };
  const auto without = [&](double row, const Matrix& a) {
    return detail::each_part(a, [&](Var each) { return select(place == row, zeros, each); });
  };
  at.give(0, solved);
  at.give(1, detail::whole(without(0, beside(1))));
  at.give(2, detail::whole(beside(0)));
  at.give(3, detail::whole(without(static_cast<double>(last), beside(-1))));
}

// l^-H phi(l^H g) l^-1, where phi halves the diagonal of the lower triangle: that of changes that keep a Hermitian, as
// gradient_rule::cholesky.
constexpr void HermitianFactor::gradient(CustomPullback& at) const {
  using detail::Matrix;
  const Matrix l = detail::matrix_of(at.result(0), is_complex), g = detail::matrix_of(at.cotangent(0), is_complex);
  const Matrix turned = detail::product(l, g, true);
  const Matrix phi = detail::strictly_lower(turned) + turned * (detail::identity_like(l.real) * 0.5);
  const Matrix first = detail::solve_triangular(l, phi, {.transpose_a = true});
  at.give(0, detail::whole(detail::solve_triangular(l, first, {.left_side = false})));
}

}  // namespace weft

#endif
