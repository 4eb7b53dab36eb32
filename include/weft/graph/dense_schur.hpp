// Schur's form of a matrix, complex or real, and the eigenvectors that it has.
#ifndef WEFT_GRAPH_DENSE_SCHUR_HPP
#define WEFT_GRAPH_DENSE_SCHUR_HPP

#include <weft/graph/dense_spectrum.hpp>

namespace weft::dense {

// The first row of the block that ends with row `high`: where the element beside the diagonal is small enough to be 0,
// which it becomes. `norm`: of t, for a diagonal of zeros.
template <class T>
Index first_row_of_block(const Matrix<T>& t, Index high, double norm) noexcept {
  for (Index low = high; low > 0; --low) {
    double size = std::abs(t(low - 1, low - 1)) + std::abs(t(low, low));
    if (size == 0) size = norm;
    if (!(std::abs(t(low, low - 1)) <= epsilon * size)) continue;
    t(low, low - 1) = 0;
    return low;
  }
  return 0;
}

// Schur's form of a complex matrix in its place, z t z^H, by QR steps with Wilkinson's shift on its Hessenberg form.
// `work`: 3 n elements. False: an eigenvalue was not found in 60 steps.
inline bool factor_schur(const Matrix<Complex>& t, const Matrix<Complex>& z, Complex* work) noexcept {
  const Index n = t.rows;
  Complex* const taus = work + n;
  factor_hessenberg(t, 0, n, taus, work);
  multiply_reflectors(t, taus, n - 1, 1, z, work);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j + 1 < i; ++j) t(i, j) = 0;
  const double norm = norm_of(t.data, n * t.stride);
  int step = 0;
  for (Index high = n - 1; high > 0;) {
    const Index low = first_row_of_block(t, high, norm);
    if (low == high) {
      --high, step = 0;
      continue;
    }
    if (step++ == 60) return false;
    const Complex a = t(high - 1, high - 1), b = t(high - 1, high), c = t(high, high - 1), d = t(high, high);
    const Complex middle = 0.5 * (a + d), root = std::sqrt(0.25 * (a - d) * (a - d) + b * c);
    Complex shift = std::abs(middle + root - d) < std::abs(middle - root - d) ? middle + root : middle - root;
    if (step % 12 == 0) shift = d + std::abs(c);  // a way out of a circle
    for (Index k = low; k <= high; ++k) t(k, k) -= shift;
    Complex* const cosines = work;
    Complex* const sines = work + n;
    for (Index k = low; k < high; ++k) {
      const double r = std::hypot(std::abs(t(k, k)), std::abs(t(k + 1, k)));
      cosines[k] = r == 0 ? 1 : t(k, k) / r;
      sines[k] = r == 0 ? 0 : t(k + 1, k) / r;
      for (Index j = k; j < n; ++j) {
        const Complex one = t(k, j), next = t(k + 1, j);
        t(k, j) = std::conj(cosines[k]) * one + std::conj(sines[k]) * next;
        t(k + 1, j) = cosines[k] * next - sines[k] * one;
      }
    }
    for (Index k = low; k < high; ++k)
      for (const Matrix<Complex>& turned : {t, z})
        for (Index i = 0; i < (turned.data == t.data ? k + 2 : n); ++i) {
          const Complex one = turned(i, k), next = turned(i, k + 1);
          turned(i, k) = one * cosines[k] + next * sines[k];
          turned(i, k + 1) = next * std::conj(cosines[k]) - one * std::conj(sines[k]);
        }
    for (Index k = low; k <= high; ++k) t(k, k) += shift;
  }
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < i; ++j) t(i, j) = 0;
  return true;
}

// Rows i and i + 1 of t and its columns, and those of z, are turned: cosine and sine.
inline void turn(const Matrix<double>& t, const Matrix<double>& z, Index i, double c, double s) noexcept {
  for (Index j = 0; j < t.columns; ++j) {
    const double one = t(i, j), next = t(i + 1, j);
    t(i, j) = c * one + s * next, t(i + 1, j) = c * next - s * one;
  }
  for (const Matrix<double>& turned : {t, z})
    for (Index j = 0; j < turned.rows; ++j) {
      const double one = turned(j, i), next = turned(j, i + 1);
      turned(j, i) = c * one + s * next, turned(j, i + 1) = c * next - s * one;
    }
}
// The block of rows i and i + 1 becomes triangular where its eigenvalues are real; else its diagonal has two equal
// elements and its others unlike signs (LAPACK's lanv2).
inline void standardize_block(const Matrix<double>& t, const Matrix<double>& z, Index i) noexcept {
  const double a = t(i, i), b = t(i, i + 1), c = t(i + 1, i), d = t(i + 1, i + 1);
  const double p = 0.5 * (a - d), root = p * p + b * c;
  if (root >= 0) {  // (p + root, c) is an eigenvector of the block less d
    const double first = p + std::copysign(std::sqrt(root), p), size = std::hypot(first, c);
    if (size > 0) turn(t, z, i, first / size, c / size);
    t(i + 1, i) = 0;
    return;
  }
  const double sum = b + c, size = std::hypot(sum, a - d);
  if (size > 0) {
    const double cosine = std::sqrt(0.5 * (1 + std::fabs(sum) / size));
    turn(t, z, i, cosine, -(p / (size * cosine)) * std::copysign(1.0, sum));
  }
  t(i, i) = t(i + 1, i + 1) = 0.5 * (t(i, i) + t(i + 1, i + 1));
}
// Schur's form of a real matrix in its place, z t z^T, with blocks of two rows where eigenvalues are pairs, by
// Francis's steps of two shifts on its Hessenberg form (Golub and Van Loan, algorithm 7.5.2). `work`: 2 n elements.
// False: an eigenvalue was not found in 60 steps.
inline bool factor_schur(const Matrix<double>& t, const Matrix<double>& z, double* work) noexcept {
  const Index n = t.rows;
  factor_hessenberg(t, 0, n, work + n, work);
  multiply_reflectors(t, work + n, n - 1, 1, z, work);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j + 1 < i; ++j) t(i, j) = 0;
  const double norm = norm_of(t.data, n * t.stride);
  int step = 0;
  for (Index high = n - 1; high > 0;) {
    const Index low = first_row_of_block(t, high, norm);
    if (high - low < 2) {
      if (low < high) standardize_block(t, z, low);
      high = low - 1, step = 0;
      continue;
    }
    if (step++ == 60) return false;
    double sum = t(high - 1, high - 1) + t(high, high);
    double product = t(high - 1, high - 1) * t(high, high) - t(high - 1, high) * t(high, high - 1);
    if (step % 12 == 0) {  // a way out of a circle
      const double size = std::fabs(t(high, high - 1)) + std::fabs(t(high - 1, high - 2));
      sum = 1.5 * size, product = size * size;
    }
    double bulge[3] = {t(low, low) * (t(low, low) - sum) + t(low, low + 1) * t(low + 1, low) + product,
                       t(low + 1, low) * (t(low, low) + t(low + 1, low + 1) - sum),
                       t(low + 1, low) * t(low + 2, low + 1)};
    for (Index k = low; k < high; ++k) {
      const Index length = std::min<Index>(3, high - k + 1);
      if (k > low)
        for (Index i = 0; i < length; ++i) bulge[i] = t(k + i, k - 1);
      const double tau = make_reflector(bulge, length, 1);
      Matrix<double> rows = t, columns = t, vectors = z;
      rows.rows = k + length, columns.columns = vectors.columns = k + length;
      reflect_rows(rows, k, 0, n, bulge, 1, tau, work);
      reflect_columns(columns, k, bulge, 1, tau);
      reflect_columns(vectors, k, bulge, 1, tau);
      for (Index i = 1; k > low && i < length; ++i) t(k + i, k - 1) = 0;
    }
  }
  return true;
}

// The eigenvalues of a form: its diagonal, and of a block [[a, b], [c, a]] a + sqrt(b c), then a - sqrt(b c).
template <class T>
void schur_eigenvalues(const Matrix<T>& t, Complex* values) noexcept {
  for (Index i = 0; i < t.rows; ++i) {
    values[i] = t(i, i);
    if (i + 1 == t.rows || t(i + 1, i) == T(0)) continue;
    const Complex root = std::sqrt(Complex(t(i, i + 1) * t(i + 1, i)));
    values[i] += root;
    values[i + 1] = t(i + 1, i + 1) - root;
    ++i;
  }
}

// Eigenvectors of z t z^H as columns of `vectors`, of length 1, their largest element real: with a v = lambda v, or
// `is_left`, v^H a = lambda v^H. `work`: n elements.
inline void schur_vectors(const Matrix<Complex>& t, const Matrix<Complex>& z, bool is_left,
                          const Matrix<Complex>& vectors, Complex* work) noexcept {
  const Index n = t.rows;
  const double least = epsilon * std::max(norm_of(t.data, n * t.stride), std::numeric_limits<double>::min());
  for (Index k = 0; k < n; ++k) {
    std::fill(work, work + n, Complex(0));
    work[k] = 1;
    for (Index step = 1; step < n; ++step) {
      const Index i = is_left ? k + step : k - step;
      if (i < 0 || i >= n) break;
      Complex sum(0);
      for (Index j = std::min(i, k); j <= std::max(i, k); ++j)
        if (j != i) sum += (is_left ? std::conj(t(j, i)) : t(i, j)) * work[j];
      Complex gap = t(k, k) - t(i, i);
      if (is_left) gap = std::conj(gap);
      if (!(std::abs(gap) >= least)) gap = least;
      work[i] = sum / gap;
    }
    Complex largest(0);
    for (Index i = 0; i < n; ++i) {
      Complex sum(0);
      for (Index j = 0; j < n; ++j) sum += z(i, j) * work[j];
      vectors(i, k) = sum;
      if (!(square_of(sum) <= square_of(largest))) largest = sum;
    }
    const Complex scale = std::conj(largest) / (std::abs(largest) * norm_of(&vectors(0, k), n, vectors.stride));
    for (Index i = 0; i < n; ++i) vectors(i, k) *= scale;
  }
}

}  // namespace weft::dense

#endif
