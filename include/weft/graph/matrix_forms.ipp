// Definitions of graph/matrix_forms.hpp.
#ifndef WEFT_GRAPH_MATRIX_FORMS_IPP
#define WEFT_GRAPH_MATRIX_FORMS_IPP

#include <weft/graph/dense_schur.hpp>
#include <weft/graph/factorization_call.hpp>
#include <weft/graph/matrix_forms.hpp>

namespace weft {

namespace detail {

// x in the place of b, by elimination with an exchange of neighboring rows; `second`: the diagonal that it fills.
// Returns 0, or the first column without a pivot, from 1.
template <class T>
std::int32_t solve_tridiagonal(T* lower, T* diagonal, T* upper, T* second, const dense::Matrix<T>& b) {
  const Index n = b.rows;
  for (Index i = 0; i < n; ++i) {
    const bool is_last = i + 1 == n;
    second[i] = T(0);
    if (!is_last && dense::pivot_size(lower[i + 1]) > dense::pivot_size(diagonal[i])) {
      std::swap(diagonal[i], lower[i + 1]);
      std::swap(upper[i], diagonal[i + 1]);
      if (i + 2 < n) std::swap(second[i], upper[i + 1]);
      std::swap_ranges(b.row(i), b.row(i) + b.columns, b.row(i + 1));
    }
    if (diagonal[i] == T(0)) return static_cast<std::int32_t>(i + 1);
    if (is_last) break;
    const T factor = lower[i + 1] / diagonal[i];
    diagonal[i + 1] -= factor * upper[i];
    if (i + 2 < n) upper[i + 1] -= factor * second[i];
    for (Index j = 0; j < b.columns; ++j) b(i + 1, j) -= factor * b(i, j);
  }
  for (Index i = n - 1; i >= 0; --i)
    for (Index j = 0; j < b.columns; ++j) {
      if (i + 1 < n) b(i, j) -= upper[i] * b(i + 1, j);
      if (i + 2 < n) b(i, j) -= second[i] * b(i + 2, j);
      b(i, j) /= diagonal[i];
    }
  return 0;
}

// The lower factor in the place of a; what stands above the diagonal becomes zero.
template <class T>
std::int32_t factor_hermitian(const dense::Matrix<T>& a) {
  std::int32_t failed = 0;
  for (Index i = 0; i < a.rows; ++i)
    for (Index j = 0; j < a.rows; ++j) {
      if (j > i) {
        a(i, j) = T(0);
        continue;
      }
      T sum = i == j ? T(dense::real_part(a(i, j))) : a(i, j);
      for (Index k = 0; k < j; ++k) sum -= a(i, k) * dense::conjugate(a(j, k));
      if (i != j) {
        a(i, j) = sum / a(j, j);
        continue;
      }
      if (!(dense::real_part(sum) > 0) && failed == 0) failed = static_cast<std::int32_t>(i + 1);
      a(i, i) = T(std::sqrt(dense::real_part(sum)));
    }
  return failed;
}

}  // namespace detail

void HessenbergForm::run(const KernelCall& at) const {
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  const Index n = of.rows;
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    const dense::Matrix<T> a(call.take(of.elements()), n, n);
    T* const taus = call.take(n);
    T* const work = call.take(n);
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), a.data);
      dense::factor_hessenberg(a, low, high < 0 ? n : high, taus, work);
      call.write(0, i, of.elements(), a.data);
      call.write(1, i, n - 1, taus);
    }
  });
}

void TridiagonalForm::run(const KernelCall& at) const {
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  const Index n = of.rows;
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    const dense::Matrix<T> given(call.take(of.elements()), n, n), a(call.take(of.elements()), n, n);
    double* const diagonal = call.take_reals(n);
    double* const beside = call.take_reals(n);
    T* const taus = call.take(n);
    T* const work = call.take(n);
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), given.data);
      std::copy_n(given.data, of.elements(), a.data);
      dense::make_hermitian(a, true);
      dense::factor_tridiagonal(a, diagonal, beside, taus, work);
      for (Index row = 0; row < n; ++row) std::copy_n(a.row(row), row + 1, given.row(row));
      call.write(0, i, of.elements(), given.data);
      call.write(1, i, n, diagonal);
      call.write(2, i, n - 1, beside);
      call.write(3, i, n - 1, taus);
    }
  });
}

void SchurForm::run(const KernelCall& at) const {
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  const dense::Rounding rounding = dense::rounding_of(at.operand_type(0).dtype == DType::f64);
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    const dense::Matrix<T> t(call.take(of.elements()), of.rows, of.rows), z(call.take(of.elements()), of.rows, of.rows);
    T* const work = call.take(3 * of.rows);
    dense::Complex* const values = call.take_pairs(of.rows);
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), t.data);
      call.write_number(3, i, dense::factor_schur(t, z, work, rounding) ? 0 : 1);
      dense::schur_eigenvalues(t, values);
      call.write(0, i, of.elements(), t.data);
      call.write(1, i, of.elements(), z.data);
      call.write(2, i, of.rows, values);
    }
  });
}

void GeneralEigen::run(const KernelCall& at) const {
  using dense::Complex;
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  const dense::Rounding rounding = dense::rounding_of(at.operand_type(0).dtype == DType::f64);
  const Index n = of.rows;
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    T* const given = call.take(of.elements());
    const dense::Matrix<Complex> t(call.take_pairs(of.elements()), n, n), z(call.take_pairs(of.elements()), n, n),
        vectors(call.take_pairs(of.elements()), n, n);
    Complex* const work = call.take_pairs(3 * n);
    Complex* const values = call.take_pairs(n);
    const dense::Balance balance{call.take_numbers(n), call.take_reals(n)};
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), given);
      dense::balance(dense::Matrix<T>(given, n, n), balance, rounding);
      bool is_found = false;
      if constexpr (std::is_same_v<T, double>) {
        const dense::Matrix<double> form(given, n, n), basis(reinterpret_cast<double*>(vectors.data), n, n);
        is_found = dense::factor_schur(form, basis, reinterpret_cast<double*>(work), rounding);
        std::copy_n(form.data, of.elements(), t.data);
        std::copy_n(basis.data, of.elements(), z.data);
        dense::make_triangular(t, z);
      } else {
        std::copy_n(given, of.elements(), t.data);
        is_found = dense::factor_schur(t, z, work, rounding);
      }
      call.write_number(3, i, is_found ? 0 : 1);
      for (Index k = 0; k < n; ++k) values[k] = t(k, k);
      call.write(0, i, n, values);
      for (const bool is_left : {true, false}) {
        dense::schur_vectors(t, z, is_left, vectors, work, !is_complex, balance);
        call.write(is_left ? 1 : 2, i, of.elements(), vectors.data);
      }
    }
  });
}

void TridiagonalSolve::run(const KernelCall& at) const {
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  const Index n = of.rows;
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    const dense::Matrix<T> b(call.take(of.elements()), n, of.columns);
    T* const diagonals = call.take(4 * n);
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), b.data);
      for (Index k = 0; k < 3; ++k) call.read(k + 1, i, n, diagonals + k * n);
      call.write_number(1, i,
                        detail::solve_tridiagonal(diagonals, diagonals + n, diagonals + 2 * n, diagonals + 3 * n, b));
      call.write(0, i, of.elements(), b.data);
    }
  });
}

void HermitianFactor::run(const KernelCall& at) const {
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    const dense::Matrix<T> a(call.take(of.elements()), of.rows, of.rows);
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), a.data);
      call.write_number(1, i, detail::factor_hermitian(a));
      call.write(0, i, of.elements(), a.data);
    }
  });
}

}  // namespace weft

#endif
