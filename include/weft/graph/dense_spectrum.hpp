// Eigenvalues of Hermitian matrices, with their vectors.
#ifndef WEFT_GRAPH_DENSE_SPECTRUM_HPP
#define WEFT_GRAPH_DENSE_SPECTRUM_HPP

#include <weft/graph/dense_householder.hpp>

#include <limits>

namespace weft::dense {

inline constexpr double epsilon = std::numeric_limits<double>::epsilon();

// The eigenvalues of [[a, b], [b, c]], the larger in size first, and its unit eigenvector (cosine, sine), with the sign
// of LAPACK's laev2.
struct TwoEigenvalues {
  double large = 0, small = 0, cosine = 1, sine = 0;
};
inline TwoEigenvalues two_eigenvalues(double a, double b, double c) noexcept {
  TwoEigenvalues made;
  const double sum = a + c, difference = a - c, root = std::hypot(difference, 2 * b);
  if (root == 0) return {a, c, 1, 0};
  const bool is_a_larger = std::fabs(a) > std::fabs(c);
  made.large = 0.5 * (sum < 0 ? sum - root : sum + root);
  made.small = (is_a_larger ? a : c) / made.large * (is_a_larger ? c : a) - b / made.large * b;
  // The vector of the other eigenvalue, or of this one, whose larger part is made positive first.
  double x = -2 * b, y = difference < 0 ? difference - root : difference + root;
  const double size = std::copysign(std::hypot(x, y), std::fabs(y) > std::fabs(x) ? y : x);
  x /= size, y /= size;
  const bool is_turned = (sum < 0) == (difference < 0);
  made.cosine = is_turned ? -y : x;
  made.sine = is_turned ? x : y;
  return made;
}

// Two rows x and y become c x + s y and c y - s x.
struct Turn {
  double c = 1, s = 0;
  template <class T>
  void operator()(const Matrix<T>& rows, Index x, Index y) const noexcept {
    T* const one = rows.row(x);
    T* const other = rows.row(y);
    for (Index k = 0; k < rows.columns; ++k) {
      const T kept = one[k];
      one[k] = c * kept + s * other[k];
      other[k] = c * other[k] - s * kept;
    }
  }
};

// A real symmetric tridiagonal matrix, and rows that are turned as its eigenvectors are. What lies beside the diagonal
// is zero from `precision` times its neighbors on.
template <class T>
struct Tridiagonal {
  double* diagonal;
  double* beside;
  Matrix<T> vectors;
  double precision;

  [[nodiscard]] bool is_cut(Index k) const noexcept {
    const double limit = precision * std::sqrt(std::fabs(diagonal[k])) * std::sqrt(std::fabs(diagonal[k + 1]));
    return std::fabs(beside[k]) <= limit + std::numeric_limits<double>::min();
  }
};

// One implicit step, by the eigenvalue of the two at `l` that is nearer to its element, of what lies from `l` to `m`:
// QL where m > l, QR where it is less.
template <class T>
void implicit_step(const Tridiagonal<T>& of, Index l, Index m) noexcept {
  const Index step = m > l ? 1 : -1;
  double* const d = of.diagonal;
  const auto edge = [&](Index k) -> double& { return of.beside[step > 0 ? k : k - 1]; };
  double g = (d[l + step] - d[l]) / (2 * edge(l)), s = 1, c = 1, p = 0;
  g = d[m] - d[l] + edge(l) / (g + std::copysign(std::hypot(g, 1.0), g));
  for (Index i = m - step; i != l - step; i -= step) {
    const double f = s * edge(i), b = c * edge(i), size = std::hypot(f, g), r = g < 0 ? -size : size;
    c = size == 0 ? 1 : std::fabs(g) / size, s = size == 0 ? 0 : f / r;
    if (i != m - step) edge(i + step) = r;
    g = d[i + step] - p;
    const double turned = (d[i] - g) * s + 2 * c * b;
    p = s * turned;
    d[i + step] = g + p;
    g = c * turned - b;
    Turn{c, -s}(of.vectors, i, i + step);
  }
  d[l] -= p;
  edge(l) = g;
}

// The eigenvalues of what lies from `first` to `last` in the place of its diagonal, found from the end whose element
// is smaller on, as LAPACK's steqr does: so vectors have the signs that they have there.
template <class T>
bool diagonalize_part(const Tridiagonal<T>& of, Index first, Index last) noexcept {
  const bool is_up = !(std::fabs(of.diagonal[last]) < std::fabs(of.diagonal[first]));
  const Index step = is_up ? 1 : -1, end = is_up ? last : first;
  int steps = 0;
  for (Index l = is_up ? first : last; (end - l) * step >= 0;) {
    Index m = l;
    while (m != end && !of.is_cut(is_up ? m : m - 1)) m += step;
    if (m != end) of.beside[is_up ? m : m - 1] = 0;
    if (m == l) {
      l += step, steps = 0;
    } else if (m == l + step) {
      const Index low = std::min(l, m);
      const TwoEigenvalues two = two_eigenvalues(of.diagonal[low], of.beside[low], of.diagonal[low + 1]);
      Turn{two.cosine, two.sine}(of.vectors, low, low + 1);
      of.diagonal[low] = two.large, of.diagonal[low + 1] = two.small, of.beside[low] = 0;
      l += 2 * step, steps = 0;
    } else if (++steps <= 50) {
      implicit_step(of, l, m);
    } else {
      return false;
    }
  }
  return true;
}

// Eigenvalues of a real tridiagonal matrix in the place of its diagonal; row i of its vectors is turned as eigenvector
// i is. False: they were not found in 50 steps each.
template <class T>
bool diagonalize(const Tridiagonal<T>& of) noexcept {
  const Index n = of.vectors.rows;
  for (Index first = 0, last = 0; first < n; first = ++last) {
    while (last + 1 < n && !of.is_cut(last)) ++last;
    if (last + 1 < n) of.beside[last] = 0;
    if (!diagonalize_part(of, first, last)) return false;
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

// Eigenvalues of a Hermitian matrix, the smallest first, and row i of `vectors` is eigenvector i, with the sign of
// LAPACK's syevd up to 25 rows (lower; more are divided there). How many steps there are, and so the signs, depends on
// the `precision` of the matrix, half of what lies between 1 and the next number. The matrix is lost. `work`: 4 n
// elements. False: they were not found.
template <class T>
bool hermitian_eigenvalues(const Matrix<T>& a, double* values, const Matrix<T>& vectors, T* work,
                           double precision = epsilon / 2) noexcept {
  const Index n = a.rows;
  auto* const beside = reinterpret_cast<double*>(work);
  T* const taus = work + n;
  factor_tridiagonal(a, values, beside, taus, work + 2 * n);
  multiply_reflectors(a, taus, n - 1, 1, vectors, work + 2 * n);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < i; ++j) std::swap(vectors(i, j), vectors(j, i));
  const bool is_found = diagonalize(Tridiagonal<T>{values, beside, vectors, precision});
  sort_rows(
      values, n, [](double x, double y) { return x < y; }, vectors);
  return is_found;
}

}  // namespace weft::dense

#endif
