// One matrix in memory, of double or of complex numbers: what factorizations of a matrix are written on.
#ifndef WEFT_GRAPH_DENSE_MATRIX_HPP
#define WEFT_GRAPH_DENSE_MATRIX_HPP

#include <weft/base/index.hpp>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <utility>

namespace weft::dense {

using Complex = std::complex<double>;

inline double conjugate(double x) noexcept { return x; }
inline Complex conjugate(const Complex& x) noexcept { return std::conj(x); }
inline double real_part(double x) noexcept { return x; }
inline double real_part(const Complex& x) noexcept { return x.real(); }
inline bool is_real(double) noexcept { return true; }
inline bool is_real(const Complex& x) noexcept { return x.imag() == 0; }
inline double square_of(double x) noexcept { return x * x; }
inline double square_of(const Complex& x) noexcept { return x.real() * x.real() + x.imag() * x.imag(); }
// By which LAPACK compares pivots: of complex numbers no square root is taken.
inline double pivot_size(double x) noexcept { return std::fabs(x); }
inline double pivot_size(const Complex& x) noexcept { return std::fabs(x.real()) + std::fabs(x.imag()); }

// The numbers of the type that a matrix came in, which decide how many steps there are and so the signs: half of what
// lies between 1 and the next one, and the least normal one.
struct Rounding {
  double half_step = 0x1p-53, least = 0x1p-1022;
};
inline Rounding rounding_of(bool is_f64) noexcept { return is_f64 ? Rounding{} : Rounding{0x1p-24, 0x1p-126}; }

// Rows of `columns` elements, one every `stride`.
template <class T>
struct Matrix {
  T* data = nullptr;
  Index rows = 0, columns = 0, stride = 0;

  Matrix(T* at, Index row_count, Index column_count) noexcept : Matrix(at, row_count, column_count, column_count) {}
  Matrix(T* at, Index row_count, Index column_count, Index row_stride) noexcept
      : data(at), rows(row_count), columns(column_count), stride(row_stride) {}
  T& operator()(Index row, Index column) const noexcept { return data[row * stride + column]; }
  [[nodiscard]] T* row(Index i) const noexcept { return data + i * stride; }
};

template <class T>
void set_identity(const Matrix<T>& a) noexcept {
  std::fill(a.data, a.data + a.rows * a.stride, T(0));
  for (Index i = 0; i < std::min(a.rows, a.columns); ++i) a(i, i) = T(1);
}
// The conjugate of the lower triangle stands above the diagonal, or that of the upper one below; the diagonal is real.
template <class T>
void make_hermitian(const Matrix<T>& a, bool is_lower) noexcept {
  for (Index i = 0; i < a.rows; ++i) {
    a(i, i) = T(real_part(a(i, i)));
    for (Index j = 0; j < i; ++j) (is_lower ? a(j, i) : a(i, j)) = conjugate(is_lower ? a(i, j) : a(j, i));
  }
}
// The Euclidean norm of n elements, one every `stride`, without overflow on the way.
template <class T>
double norm_of(const T* x, Index n, Index stride = 1) noexcept {
  double largest = 0;
  for (Index i = 0; i < n; ++i) {
    const double size = pivot_size(x[i * stride]);
    if (!(size <= largest)) largest = size;
  }
  if (!(largest > 0) || !std::isfinite(largest)) return largest;
  double sum = 0;
  for (Index i = 0; i < n; ++i) sum += square_of(x[i * stride] / largest);
  return largest * std::sqrt(sum);
}

}  // namespace weft::dense

#endif
