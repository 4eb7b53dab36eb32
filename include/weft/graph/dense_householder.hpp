// Factors that Householder's reflectors make of a matrix, one reflector after another, with the signs of LAPACK: QR,
// Hessenberg, tridiagonal and bidiagonal forms. A reflector is I - tau v v^H with v[0] = 1; the rest of v stands where
// the matrix has zeros in the end.
#ifndef WEFT_GRAPH_DENSE_HOUSEHOLDER_HPP
#define WEFT_GRAPH_DENSE_HOUSEHOLDER_HPP

#include <weft/graph/dense_matrix.hpp>

namespace weft::dense {

// I - conj(tau) v v^H makes (beta, 0, ..., 0) of x, n elements, beta real. x becomes beta and v's rest; returns
// tau, 0 where there is nothing to do (LAPACK's larfg).
template <class T>
T make_reflector(T* x, Index n, Index stride) noexcept {
  if (n <= 0) return T(0);
  const double rest = norm_of(x + stride, n - 1, stride);
  if (rest == 0 && is_real(x[0])) return T(0);
  const double beta = -std::copysign(std::hypot(std::abs(x[0]), rest), real_part(x[0]));
  const T tau = (beta - x[0]) / beta, scale = T(1) / (x[0] - beta);
  for (Index i = 1; i < n; ++i) x[i * stride] *= scale;
  x[0] = T(beta);
  return tau;
}
// a -= tau v (v^H a) of the rows from `row` on and the columns [from, to). v[i] is at `v[i * stride]` but for v[0] = 1.
// `work`: as many elements as `a` has columns.
template <class T>
void reflect_rows(const Matrix<T>& a, Index row, Index from, Index to, const T* v, Index stride, T tau,
                  T* work) noexcept {
  if (tau == T(0)) return;
  for (Index j = from; j < to; ++j) work[j] = a(row, j);
  for (Index i = row + 1; i < a.rows; ++i) {
    const T factor = conjugate(v[(i - row) * stride]);
    for (Index j = from; j < to; ++j) work[j] += factor * a(i, j);
  }
  for (Index i = row; i < a.rows; ++i) {
    const T factor = tau * (i == row ? T(1) : v[(i - row) * stride]);
    for (Index j = from; j < to; ++j) a(i, j) -= factor * work[j];
  }
}
// a -= (a v) tau v^H of the columns from `column` on.
template <class T>
void reflect_columns(const Matrix<T>& a, Index column, const T* v, Index stride, T tau) noexcept {
  if (tau == T(0)) return;
  for (Index i = 0; i < a.rows; ++i) {
    T sum = a(i, column);
    for (Index j = column + 1; j < a.columns; ++j) sum += a(i, j) * v[(j - column) * stride];
    sum *= tau;
    a(i, column) -= sum;
    for (Index j = column + 1; j < a.columns; ++j) a(i, j) -= sum * conjugate(v[(j - column) * stride]);
  }
}

// R on and above the diagonal, the reflectors below it; Q is their product (geqrf). `work`: n elements.
template <class T>
void factor_qr(const Matrix<T>& a, T* taus, T* work) noexcept {
  for (Index k = 0; k < std::min(a.rows, a.columns); ++k) {
    T* const v = &a(k, k);
    taus[k] = make_reflector(v, a.rows - k, a.stride);
    reflect_rows(a, k, k + 1, a.columns, v, a.stride, conjugate(taus[k]), work);
  }
}
// The same of the columns in such an order that R's diagonal does not grow: the largest of what is left comes first
// (geqp3). `order`: of each column of the result, its number in `a`, from 1. Those that it gives as not 0 come first.
template <class T>
void factor_qr_pivoted(const Matrix<T>& a, std::int32_t* order, T* taus, T* work) noexcept {
  const auto swap_columns = [&](Index i, Index j) {
    if (i == j) return;
    for (Index row = 0; row < a.rows; ++row) std::swap(a(row, i), a(row, j));
    std::swap(order[i], order[j]);
  };
  Index fixed = 0;
  for (Index j = 0; j < a.columns; ++j) {
    const bool is_fixed = order[j] != 0;
    order[j] = static_cast<std::int32_t>(j + 1);
    if (is_fixed) swap_columns(j, fixed++);
  }
  for (Index k = 0; k < std::min(a.rows, a.columns); ++k) {
    Index largest = k;
    double size = -1;
    for (Index j = k; k >= fixed && j < a.columns; ++j)
      if (const double norm = norm_of(&a(k, j), a.rows - k, a.stride); norm > size) size = norm, largest = j;
    swap_columns(k, largest);
    T* const v = &a(k, k);
    taus[k] = make_reflector(v, a.rows - k, a.stride);
    reflect_rows(a, k, k + 1, a.columns, v, a.stride, conjugate(taus[k]), work);
  }
}
// The first columns of the product of `count` reflectors, as many as q has (orgqr). Reflector k stands in column k of
// `from`, from row k + `below` on.
template <class T>
void multiply_reflectors(const Matrix<T>& from, const T* taus, Index count, Index below, const Matrix<T>& q,
                         T* work) noexcept {
  set_identity(q);
  for (Index k = count - 1; k >= 0; --k)
    if (k + below < q.rows) reflect_rows(q, k + below, 0, q.columns, &from(k + below, k), from.stride, taus[k], work);
}

// Q^H a Q with zeros below the first subdiagonal, and there the reflectors (gehrd): n - 1 of them, of which those
// outside of [low, high) are none. `work`: n elements.
template <class T>
void factor_hessenberg(const Matrix<T>& a, Index low, Index high, T* taus, T* work) noexcept {
  for (Index k = 0; k + 1 < a.rows; ++k) taus[k] = T(0);
  for (Index k = low; k + 1 < high; ++k) {
    T* const v = &a(k + 1, k);
    taus[k] = make_reflector(v, high - k - 1, a.stride);
    Matrix<T> active = a;
    active.rows = active.columns = high;
    reflect_columns(active, k + 1, v, a.stride, taus[k]);
    active.columns = a.columns;
    reflect_rows(active, k + 1, k + 1, a.columns, v, a.stride, conjugate(taus[k]), work);
  }
}

// Q^H a Q of a Hermitian matrix, real and tridiagonal, the reflectors below the first subdiagonal (sytrd, lower).
// `work`: n elements.
template <class T>
void factor_tridiagonal(const Matrix<T>& a, double* diagonal, double* beside, T* taus, T* work) noexcept {
  const Index n = a.rows;
  for (Index k = 0; k + 1 < n; ++k) {
    T* const v = &a(k + 1, k);
    const T tau = make_reflector(v, n - k - 1, a.stride);
    beside[k] = real_part(*v);
    taus[k] = tau;
    if (tau == T(0)) continue;
    // With w = tau a v - (tau / 2) (w^H v) v, a becomes a - v w^H - w v^H.
    const auto part = [&](Index i) { return i == k + 1 ? T(1) : v[(i - k - 1) * a.stride]; };
    T product(0);
    for (Index i = k + 1; i < n; ++i) {
      T sum(0);
      for (Index j = k + 1; j < n; ++j) sum += a(i, j) * part(j);
      work[i] = tau * sum;
      product += conjugate(work[i]) * part(i);
    }
    const T alpha = -0.5 * tau * product;
    for (Index i = k + 1; i < n; ++i) work[i] += alpha * part(i);
    for (Index i = k + 1; i < n; ++i)
      for (Index j = k + 1; j < n; ++j) a(i, j) -= part(i) * conjugate(work[j]) + work[i] * conjugate(part(j));
  }
  for (Index i = 0; i < n; ++i) diagonal[i] = real_part(a(i, i));
}

// Q^H a P of a matrix no wider than high, real and upper bidiagonal (gebrd). Reflector k of Q stands in column k from
// the diagonal on, that of P in row k right of it. `work`: a.columns elements.
template <class T>
void factor_bidiagonal(const Matrix<T>& a, double* diagonal, double* above, T* taus, T* row_taus, T* work) noexcept {
  const Index n = a.columns;
  for (Index k = 0; k < n; ++k) {
    T* const v = &a(k, k);
    taus[k] = make_reflector(v, a.rows - k, a.stride);
    reflect_rows(a, k, k + 1, n, v, a.stride, conjugate(taus[k]), work);
    diagonal[k] = real_part(*v);
    if (k + 1 == n) break;
    T* const row = v + 1;
    for (Index j = 0; j < n - k - 1; ++j) row[j] = conjugate(row[j]);
    row_taus[k] = make_reflector(row, n - k - 1, 1);
    above[k] = real_part(*row);
    const Matrix<T> below(a.row(k + 1), a.rows - k - 1, n, a.stride);
    reflect_columns(below, k + 1, row, 1, row_taus[k]);
  }
}

}  // namespace weft::dense

#endif
