// Eigenvalues of Hermitian matrices and singular values of any, with their vectors.
#ifndef WEFT_GRAPH_DENSE_SPECTRUM_HPP
#define WEFT_GRAPH_DENSE_SPECTRUM_HPP

#include <weft/graph/dense_householder.hpp>

#include <limits>

namespace weft::dense {

inline constexpr double epsilon = std::numeric_limits<double>::epsilon();

// Eigenvalues of a real tridiagonal matrix in the place of its diagonal, by implicit QL steps; row i of `vectors`, of n
// rows, is turned as eigenvector i is. `beside`: n elements, of which the last one is not read. False: they were not
// found in 50 steps each.
template <class T>
bool diagonalize(double* diagonal, double* beside, const Matrix<T>& vectors) noexcept {
  const Index n = vectors.rows;
  if (n > 0) beside[n - 1] = 0;
  for (Index l = 0; l < n; ++l) {
    for (int step = 0;; ++step) {
      Index m = l;
      while (m + 1 < n && !(std::fabs(beside[m]) <= epsilon * (std::fabs(diagonal[m]) + std::fabs(diagonal[m + 1]))))
        ++m;
      if (m == l) break;
      if (step == 50) return false;
      double g = (diagonal[l + 1] - diagonal[l]) / (2 * beside[l]), r = std::hypot(g, 1.0), s = 1, c = 1, p = 0;
      g = diagonal[m] - diagonal[l] + beside[l] / (g + std::copysign(r, g));
      Index i = m - 1;
      for (; i >= l; --i) {
        const double f = s * beside[i], b = c * beside[i];
        beside[i + 1] = r = std::hypot(f, g);
        if (r == 0) {
          diagonal[i + 1] -= p;
          beside[m] = 0;
          break;
        }
        s = f / r, c = g / r;
        g = diagonal[i + 1] - p;
        r = (diagonal[i] - g) * s + 2 * c * b;
        diagonal[i + 1] = g + (p = s * r);
        g = c * r - b;
        T* const one = vectors.row(i);
        T* const next = vectors.row(i + 1);
        for (Index k = 0; k < vectors.columns; ++k) {
          const T kept = next[k];
          next[k] = s * one[k] + c * kept;
          one[k] = c * one[k] - s * kept;
        }
      }
      if (r == 0 && i >= l) continue;
      diagonal[l] -= p;
      beside[l] = g;
      beside[m] = 0;
    }
  }
  return true;
}

// Sorts `values`, and the rows of matrices with them.
template <class Before, class... T>
void sort_rows(double* values, Index n, const Before& before, const Matrix<T>&... matrices) noexcept {
  for (Index i = 0; i < n; ++i) {
    Index first = i;
    for (Index j = i + 1; j < n; ++j)
      if (before(values[j], values[first])) first = j;
    if (first == i) continue;
    std::swap(values[i], values[first]);
    (std::swap_ranges(matrices.row(i), matrices.row(i) + matrices.columns, matrices.row(first)), ...);
  }
}

// Eigenvalues of a Hermitian matrix, the smallest first, and row i of `vectors` is eigenvector i. The matrix is lost.
// `work`: 4 n elements. False: they were not found.
template <class T>
bool hermitian_eigenvalues(const Matrix<T>& a, double* values, const Matrix<T>& vectors, T* work) noexcept {
  const Index n = a.rows;
  auto* const beside = reinterpret_cast<double*>(work);
  T* const taus = work + n;
  factor_tridiagonal(a, values, beside, taus, work + 2 * n);
  multiply_reflectors(a, taus, n - 1, 1, vectors, work + 2 * n);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < i; ++j) std::swap(vectors(i, j), vectors(j, i));
  const bool is_found = diagonalize(values, beside, vectors);
  sort_rows(
      values, n, [](double x, double y) { return x < y; }, vectors);
  return is_found;
}

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

}  // namespace weft::dense

#endif
