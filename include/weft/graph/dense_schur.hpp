// Schur's form of a matrix, complex or real, and the eigenvectors that it has.
#ifndef WEFT_GRAPH_DENSE_SCHUR_HPP
#define WEFT_GRAPH_DENSE_SCHUR_HPP

#include <weft/graph/dense_balance.hpp>
#include <weft/graph/dense_spectrum.hpp>

namespace weft::dense {

// The first row of the block that ends with row `high`: where the element beside the diagonal is small enough to be 0,
// which it becomes. Ahues and Tisseur's rule (LAPACK working note 122), as lahqr has it.
template <class T>
Index first_row_of_block(const Matrix<T>& t, Index high, const Rounding& rounding) noexcept {
  const double step = 2 * rounding.half_step, least = rounding.least * (static_cast<double>(t.rows) / step);
  const auto is_small = [&](Index k) {
    const double below = pivot_size(t(k, k - 1)), above = pivot_size(t(k - 1, k)), here = pivot_size(t(k, k));
    if (below <= least) return true;
    double beside = pivot_size(t(k - 1, k - 1)) + here;
    if (beside == 0) {
      if (k > 1) beside += pivot_size(t(k - 1, k - 2));
      if (k + 1 < t.rows) beside += pivot_size(t(k + 1, k));
    }
    if (!(below <= step * beside)) return false;
    const double gap = pivot_size(T(t(k - 1, k - 1) - t(k, k)));
    const auto [low_edge, high_edge] = std::minmax(below, above);
    const auto [low_pivot, high_pivot] = std::minmax(here, gap);
    const double size = high_pivot + high_edge;
    return low_edge * (high_edge / size) <= std::max(least, step * (low_pivot * (high_pivot / size)));
  };
  Index low = high;
  while (low > 0 && !is_small(low)) --low;
  if (low > 0) t(low, low - 1) = 0;
  return low;
}

// Schur's form of a complex matrix in its place, z t z^H, by QR steps with Wilkinson's shift on its Hessenberg form.
// `work`: 3 n elements. False: an eigenvalue was not found in 60 steps.
inline bool factor_schur(const Matrix<Complex>& t, const Matrix<Complex>& z, Complex* work,
                         const Rounding& rounding = {}) noexcept {
  const Index n = t.rows;
  Complex* const taus = work + n;
  factor_hessenberg(t, 0, n, taus, work);
  multiply_reflectors(t, taus, n - 1, 1, z, work);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j + 1 < i; ++j) t(i, j) = 0;
  int step = 0;
  for (Index high = n - 1; high > 0;) {
    const Index low = first_row_of_block(t, high, rounding);
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
  if (b == 0) {
    turn(t, z, i, 0, 1);
    t(i + 1, i) = 0;
    return;
  }
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
// Two shifts of a real matrix: re + i im and re - i im.
struct TwoShifts {
  double re = 0, im = 0;
};
// The eigenvalues of [[a, b], [c, d]], or twice the one nearer to d where they are real.
inline TwoShifts shifts_of(double a, double b, double c, double d) noexcept {
  const double middle = 0.5 * (a + d), square = (a - middle) * (d - middle) - b * c,
               root = std::sqrt(std::fabs(square));
  if (square >= 0) return {middle, root};
  const double one = middle + root, other = middle - root;
  return {std::fabs(one - d) <= std::fabs(other - d) ? one : other, 0};
}
// A step of two shifts on the rows from `low` to `high`, at least three (Francis): from the last row on where it may
// begin, since two elements beside the diagonal are small together.
inline void shifted_step(const Matrix<double>& t, const Matrix<double>& z, Index low, Index high,
                         const TwoShifts& shifts, double half_step, double* work) noexcept {
  double bulge[3];
  Index first = high - 2;
  for (;; --first) {
    const double here = t(first, first), below = t(first + 1, first), next = t(first + 1, first + 1);
    const double size = std::fabs(here - shifts.re) + std::fabs(shifts.im) + std::fabs(below), part = below / size;
    bulge[0] =
        part * t(first, first + 1) + (here - shifts.re) * ((here - shifts.re) / size) + shifts.im * (shifts.im / size);
    bulge[1] = part * (here + next - 2 * shifts.re);
    bulge[2] = part * t(first + 2, first + 1);
    const double scale = std::fabs(bulge[0]) + std::fabs(bulge[1]) + std::fabs(bulge[2]);
    for (double& element : bulge) element /= scale;
    if (first == low) break;
    const double around = std::fabs(t(first - 1, first - 1)) + std::fabs(here) + std::fabs(next);
    if (std::fabs(t(first, first - 1)) * (std::fabs(bulge[1]) + std::fabs(bulge[2])) <=
        2 * half_step * std::fabs(bulge[0]) * around)
      break;
  }
  for (Index k = first; k < high; ++k) {
    const Index length = std::min<Index>(3, high - k + 1);
    for (Index i = 0; k > first && i < length; ++i) bulge[i] = t(k + i, k - 1);
    const double tau = make_reflector(bulge, length, 1);
    if (k > first) {
      t(k, k - 1) = bulge[0];
      for (Index i = 1; i < length; ++i) t(k + i, k - 1) = 0;
    } else if (k > low) {
      t(k, k - 1) *= 1 - tau;
    }
    Matrix<double> rows = t, columns = t, vectors = z;
    rows.rows = columns.columns = vectors.columns = k + length;
    columns.rows = std::min(k + 3, high) + 1;
    reflect_rows(rows, k, k, t.columns, bulge, 1, tau, work);
    reflect_columns(columns, k, bulge, 1, tau);
    reflect_columns(vectors, k, bulge, 1, tau);
  }
}
// Schur's form of a real matrix in its place, z t z^T, with blocks of two rows where eigenvalues are pairs: the steps
// of LAPACK's lahqr, so its signs and the order of its eigenvalues. `work`: 2 n elements. False: an eigenvalue was not
// found in 300 steps.
inline bool factor_schur(const Matrix<double>& t, const Matrix<double>& z, double* work,
                         const Rounding& rounding = {}) noexcept {
  const Index n = t.rows;
  factor_hessenberg(t, 0, n, work + n, work);
  multiply_reflectors(t, work + n, n - 1, 1, z, work);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j + 1 < i; ++j) t(i, j) = 0;
  int step = 0;
  for (Index high = n - 1; high > 0;) {
    const Index low = first_row_of_block(t, high, rounding);
    if (high - low < 2) {
      if (low < high) standardize_block(t, z, low);
      high = low - 1, step = 0;
      continue;
    }
    if (++step > 300) return false;
    TwoShifts shifts = shifts_of(t(high - 1, high - 1), t(high - 1, high), t(high, high - 1), t(high, high));
    if (step % 10 == 0) {  // a way out of a circle, from either end
      const bool is_end = step % 20 == 0;
      const Index at = is_end ? high - 2 : low;
      const double size = std::fabs(t(at + 1, at)) + std::fabs(t(at + 2, at + 1));
      const double near = 0.75 * size + t(is_end ? high : low, is_end ? high : low);
      shifts = shifts_of(near, -0.4375 * size, size, near);
    }
    shifted_step(t, z, low, high, shifts, rounding.half_step, work);
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

// A real form becomes triangular with complex numbers, in each pair the one with a positive imaginary part first.
inline void make_triangular(const Matrix<Complex>& t, const Matrix<Complex>& z) noexcept {
  const Index n = t.rows;
  for (Index i = 0; i + 1 < n; ++i) {
    if (t(i + 1, i) == Complex(0)) continue;
    // The block [[a, b], [c, a]] has the eigenvector (b, i w).
    const double b = t(i, i + 1).real(), c = t(i + 1, i).real(), w = std::sqrt(std::fabs(b)) * std::sqrt(std::fabs(c));
    const double size = std::hypot(b, w), sign = std::fabs(b) < std::fabs(c) ? 1 : std::copysign(1.0, b);
    const double x = sign * b / size;
    const Complex y(0, sign * w / size);
    for (Index j = 0; j < n; ++j) {
      const Complex one = t(i, j), next = t(i + 1, j);
      t(i, j) = x * one + std::conj(y) * next, t(i + 1, j) = x * next - y * one;
    }
    for (const Matrix<Complex>& turned : {t, z})
      for (Index j = 0; j < n; ++j) {
        const Complex one = turned(j, i), next = turned(j, i + 1);
        turned(j, i) = x * one + y * next, turned(j, i + 1) = x * next - std::conj(y) * one;
      }
    t(i + 1, i) = 0;
    t(i + 1, i + 1) = std::conj(t(i, i));
  }
}

// Eigenvectors of z t z^H as columns of `vectors`, of length 1, their largest element real: with a v = lambda v, or
// `is_left`, v^H a = lambda v^H. `is_real`: of a real matrix, so that vectors of real values are real, those of a pair
// each the other's conjugate; that element has the sign that it has in z, as LAPACK's geev leaves it, but in left
// vectors of pairs. Else it is positive. `work`: n elements. `balance`: z t z^H is what it made of the matrix.
inline void schur_vectors(const Matrix<Complex>& t, const Matrix<Complex>& z, bool is_left,
                          const Matrix<Complex>& vectors, Complex* work, bool is_real = false,
                          const Balance& balance = {}) noexcept {
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
      sum *= balance.scale(i, is_left);
      vectors(balance.row(i), k) = sum;
      if (!(square_of(sum) <= square_of(largest))) largest = sum;
    }
    const double length = norm_of(&vectors(0, k), n, vectors.stride);
    const double side = t(k, k).imag();
    const double sign = is_real && !(is_left && side != 0) ? std::copysign(1.0, largest.real()) : 1;
    const Complex scale = sign * std::conj(largest) / (std::abs(largest) * length);
    for (Index i = 0; i < n; ++i) {
      vectors(i, k) *= scale;
      if (is_real && side == 0) vectors(i, k) = vectors(i, k).real();
      if (is_real && side < 0 && k > 0) vectors(i, k) = std::conj(vectors(i, k - 1));
    }
  }
}

}  // namespace weft::dense

#endif
