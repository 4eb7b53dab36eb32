// Singular values of any matrix, with their vectors.
#ifndef WEFT_GRAPH_DENSE_SINGULAR_VALUES_HPP
#define WEFT_GRAPH_DENSE_SINGULAR_VALUES_HPP

#include <weft/graph/dense_bidiagonal.hpp>

#include <type_traits>

namespace weft::dense {

// Singular values of a matrix by Jacobi's rotations from one side (Hestenes 1958), the largest first. Rows of `w` are
// the columns of the matrix, which become left singular vectors; row i of `right` becomes the right one, not
// conjugated. Where a value is zero its left vector is, too.
template <class T>
void one_sided_jacobi(const Matrix<T>& w, double* values, const Matrix<T>& right) noexcept {
  const Index n = w.rows;
  set_identity(right);
  bool is_turned = true;
  for (int sweep = 0; is_turned && sweep < 60; ++sweep) {
    is_turned = false;
    for (Index p = 0; p < n; ++p)
      for (Index q = p + 1; q < n; ++q) {
        double first = 0, second = 0;
        T both(0);
        for (Index k = 0; k < w.columns; ++k) {
          first += square_of(w(p, k)), second += square_of(w(q, k));
          both += conjugate(w(p, k)) * w(q, k);
        }
        const double size = std::abs(both);
        if (!(size > 4 * epsilon * std::sqrt(first) * std::sqrt(second)) || !(size > 0)) continue;
        is_turned = true;
        const double zeta = (second - first) / (2 * size);
        const double t = std::copysign(1.0, zeta) / (std::fabs(zeta) + std::hypot(1.0, zeta));
        const double c = 1 / std::hypot(1.0, t), s = c * t;
        const T phase = conjugate(both) / size;
        for (const Matrix<T>& turned : {w, right})
          for (Index k = 0; k < turned.columns; ++k) {
            const T one = turned(p, k), other = turned(q, k) * phase;
            turned(p, k) = c * one - s * other;
            turned(q, k) = s * one + c * other;
          }
      }
  }
  for (Index i = 0; i < n; ++i) values[i] = norm_of(w.row(i), w.columns);
  sort_rows(
      values, n, [](double x, double y) { return x > y; }, w, right);
  for (Index i = 0; i < n; ++i)
    for (Index k = 0; values[i] > 0 && k < w.columns; ++k) w(i, k) /= values[i];
}

// Rows from `known` on become unit vectors that are orthogonal to each other and to those before: of the unit vectors
// of the axes, those that lie farthest from these, made orthogonal twice.
template <class T>
void complete_rows(const Matrix<T>& rows, Index known) noexcept {
  for (Index i = known; i < rows.rows; ++i) {
    Index axis = 0;
    double least = std::numeric_limits<double>::infinity();
    for (Index k = 0; k < rows.columns; ++k) {
      double covered = 0;
      for (Index j = 0; j < i; ++j) covered += square_of(rows(j, k));
      if (covered < least) least = covered, axis = k;
    }
    std::fill(rows.row(i), rows.row(i) + rows.columns, T(0));
    rows(i, axis) = T(1);
    for (int pass = 0; pass < 2; ++pass)
      for (Index j = 0; j < i; ++j) {
        T along(0);
        for (Index k = 0; k < rows.columns; ++k) along += conjugate(rows(j, k)) * rows(i, k);
        for (Index k = 0; k < rows.columns; ++k) rows(i, k) -= along * rows(j, k);
      }
    const double size = norm_of(rows.row(i), rows.columns);
    for (Index k = 0; k < rows.columns; ++k) rows(i, k) /= size;
  }
}

// What finds the singular values of b has for it: b is no wider than high, and lost; `left` has its left vectors as
// columns, of b.columns or of all of the space, and `right` the right ones as rows, not conjugated. `work`: at least
// b.columns^2 + 5 b.rows elements.
template <class T>
struct SingularVectors {
  Matrix<T> b;
  double* values;
  Matrix<T> left, right;
  T* work;

  // The first columns of `left` become the rows of `from`, as far as they go, and the others those of the identity.
  template <class From>
  void begin_left(const Matrix<From>& from) const noexcept {
    set_identity(left);
    for (Index i = 0; i < from.rows; ++i)
      for (Index j = 0; j < from.columns; ++j) left(i, j) = from(j, i);
  }
  // `left` is multiplied by the reflectors that QR made of b.
  void multiply_left(const T* taus, T* row) const noexcept {
    for (Index i = b.columns - 1; i >= 0; --i) reflect_rows(left, i, 0, left.columns, &b(i, i), b.stride, taus[i], row);
  }
};

// By QR and rotations of R's columns: of any size, exact also for values that are small beside others.
template <class T>
void find_by_rotations(const SingularVectors<T>& of) noexcept {
  const Index k = of.b.columns;
  T* const taus = of.work;
  T* const row = taus + of.b.rows;
  const Matrix<T> columns(of.work + 3 * of.b.rows, k, k);
  factor_qr(of.b, taus, row);
  for (Index i = 0; i < k; ++i)
    for (Index j = 0; j < k; ++j) columns(j, i) = i <= j ? of.b(i, j) : T(0);
  one_sided_jacobi(columns, of.values, of.right);
  Index known = 0;
  while (known < k && !(of.values[known] <= 0)) ++known;
  complete_rows(columns, known);
  of.begin_left(columns);
  of.multiply_left(taus, row);
}

// By LAPACK's steps (gesdd up to 25 columns), so with its signs: QR where b is high, a bidiagonal form, and what makes
// that diagonal. `is_adjoint`: b is the adjoint of a wide matrix, whose form is the other way around. `work`: 2 k^2
// elements more. False: the values were not found.
template <class T>
bool find_by_steps(const SingularVectors<T>& of, bool is_adjoint, const Rounding& rounding) noexcept {
  const Index k = of.b.columns, high = of.b.rows;
  T* const taus = of.work;
  T* const row_taus = taus + high;
  T* const first_taus = row_taus + high;
  T* const row = first_taus + high;
  auto* const above = reinterpret_cast<double*>(row + high);
  T* const squares = row + 2 * high;
  const bool is_high = high >= (std::is_same_v<T, double> ? k * 11 / 6 : k * 17 / 9);
  Matrix<T> form = of.b;
  if (is_high) {
    factor_qr(of.b, first_taus, row);
    form = Matrix<T>(squares, k, k);
    for (Index i = 0; i < k; ++i)
      for (Index j = 0; j < k; ++j)
        (is_adjoint ? form(j, i) : form(i, j)) = i > j ? T(0) : is_adjoint ? conjugate(of.b(i, j)) : of.b(i, j);
  }
  factor_bidiagonal(form, of.values, above, taus, row_taus, row);
  // What is left of the form, and what is right of it; it is lower where LAPACK's is the adjoint.
  const bool is_lower = is_adjoint && !is_high;
  auto* const rows = reinterpret_cast<double*>(squares + k * k);
  const Matrix<double> ones(rows, k, k), others(rows + k * k, k, k);
  const Bidiagonal bidiagonal{of.values, above, ones, others, rounding};
  if (!diagonalize(bidiagonal, is_lower)) return false;

  const Matrix<double>& left = is_lower ? others : ones;
  const Matrix<double>& right = is_lower ? ones : others;
  const bool is_swapped = is_adjoint && is_high;
  of.begin_left(is_swapped ? right : left);
  for (Index i = 0; i < k; ++i)
    for (Index j = 0; j < k; ++j) of.right(i, j) = (is_swapped ? left : right)(j, i);
  const Matrix<T> top(of.left.data, form.rows, of.left.columns, of.left.stride);
  const Matrix<T>& by_columns = is_swapped ? of.right : top;
  const Matrix<T>& by_rows = is_swapped ? top : of.right;
  for (Index i = k - 1; i >= 0; --i) {
    reflect_rows(by_columns, i, 0, by_columns.columns, &form(i, i), form.stride, taus[i], row);
    if (i + 1 < k) reflect_rows(by_rows, i + 1, 0, by_rows.columns, &form(i, i + 1), 1, row_taus[i], row);
  }
  for (Index i = 0; i < k; ++i)
    for (Index j = 0; j < i; ++j) std::swap(of.right(i, j), of.right(j, i));
  if (is_high) of.multiply_left(first_taus, row);
  return true;
}

// NaN, with their vectors, where an element of b is not finite, or the values were not found.
template <class T>
void singular_values(const SingularVectors<T>& of, bool is_adjoint, bool is_by_steps,
                     const Rounding& rounding) noexcept {
  const Index elements = of.b.rows * of.b.stride;
  double largest = 0;
  bool is_found = true;
  for (Index i = 0; i < elements; ++i) {
    const double size = pivot_size(of.b.data[i]);
    largest = std::max(largest, size);
    is_found = is_found && std::isfinite(size);
  }
  const double scale = is_found && largest > 0 ? std::scalbn(1.0, std::ilogb(largest)) : 1;  // nothing is rounded
  if (is_found) {
    for (Index i = 0; i < elements; ++i) of.b.data[i] /= scale;
    if (is_by_steps)
      is_found = find_by_steps(of, is_adjoint, rounding);
    else
      find_by_rotations(of);
  }
  if (!is_found) {
    std::fill_n(of.values, of.b.columns, std::nan(""));
    for (const Matrix<T>& vectors : {of.left, of.right})
      std::fill_n(vectors.data, vectors.rows * vectors.stride, T(std::nan("")));
  }
  for (Index i = 0; i < of.b.columns; ++i) of.values[i] *= scale;
}

}  // namespace weft::dense

#endif
