// Definitions of graph/factorizations.hpp.
#ifndef WEFT_GRAPH_FACTORIZATIONS_IPP
#define WEFT_GRAPH_FACTORIZATIONS_IPP

#include <weft/graph/dense_singular_values.hpp>
#include <weft/graph/factorization_call.hpp>
#include <weft/graph/factorizations.hpp>

namespace weft {

namespace detail {

template <class T>
std::int32_t factor_lu(const dense::Matrix<T>& a, std::int32_t* pivots, std::int32_t* order) {
  std::int32_t singular = 0;
  for (Index i = 0; i < a.rows; ++i) order[i] = static_cast<std::int32_t>(i);
  for (Index k = 0; k < std::min(a.rows, a.columns); ++k) {
    Index pivot = k;
    for (Index i = k + 1; i < a.rows; ++i)
      if (dense::pivot_size(a(i, k)) > dense::pivot_size(a(pivot, k))) pivot = i;
    pivots[k] = static_cast<std::int32_t>(pivot);
    if (a(pivot, k) == T(0)) {
      if (singular == 0) singular = static_cast<std::int32_t>(k + 1);
      continue;
    }
    if (pivot != k) {
      std::swap_ranges(a.row(k), a.row(k) + a.columns, a.row(pivot));
      std::swap(order[k], order[pivot]);
    }
    for (Index i = k + 1; i < a.rows; ++i) {
      const T factor = a(i, k) /= a(k, k);
      for (Index j = k + 1; j < a.columns; ++j) a(i, j) -= factor * a(k, j);
    }
  }
  return singular;
}

}  // namespace detail

void QrFactor::run(const KernelCall& at) const {
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    const dense::Matrix<T> a(call.take(of.elements()), of.rows, of.columns);
    T* const taus = call.take(of.columns);
    T* const work = call.take(of.columns);
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), a.data);
      dense::factor_qr(a, taus, work);
      call.write(0, i, of.elements(), a.data);
      call.write(1, i, of.least(), taus);
    }
  });
}

void PivotedQrFactor::run(const KernelCall& at) const {
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    const dense::Matrix<T> a(call.take(of.elements()), of.rows, of.columns);
    T* const taus = call.take(of.columns);
    T* const work = call.take(of.columns);
    std::int32_t* const order = call.take_numbers(of.columns);
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), a.data);
      call.read_numbers(1, i, of.columns, order);
      dense::factor_qr_pivoted(a, order, taus, work);
      call.write(0, i, of.elements(), a.data);
      call.write_numbers(1, i, of.columns, order);
      call.write(2, i, of.least(), taus);
    }
  });
}

void ReflectorProduct::run(const KernelCall& at) const {
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  const Shape& taus_shape = at.operand_shape(1);
  const Index count = taus_shape[taus_shape.rank() - (is_complex ? 2 : 1)];
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    const dense::Matrix<T> packed(call.take(of.elements()), of.rows, of.columns);
    const dense::Matrix<T> q(call.take(of.elements()), of.rows, of.columns);
    T* const taus = call.take(of.columns);
    T* const work = call.take(of.columns);
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), packed.data);
      call.read(1, i, count, taus);
      dense::multiply_reflectors(packed, taus, count, 0, q, work);
      call.write(0, i, of.elements(), q.data);
    }
  });
}

void LuFactor::run(const KernelCall& at) const {
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  std::int32_t* const pivots = at.result<std::int32_t>(1).data();
  std::int32_t* const orders = at.result<std::int32_t>(2).data();
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    const dense::Matrix<T> a(call.take(of.elements()), of.rows, of.columns);
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), a.data);
      call.write_number(3, i, detail::factor_lu(a, pivots + i * of.least(), orders + i * of.rows));
      call.write(0, i, of.elements(), a.data);
    }
  });
}

void HermitianEigen::run(const KernelCall& at) const {
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  const Index n = of.rows;
  const dense::Rounding rounding = dense::rounding_of(at.operand_type(0).dtype == DType::f64);
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    const dense::Matrix<T> a(call.take(of.elements()), n, n), rows(call.take(of.elements()), n, n);
    double* const values = call.take_reals(n);
    T* const work = call.take(4 * n);
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), a.data);
      dense::make_hermitian(a, is_lower);
      const bool is_found = dense::hermitian_eigenvalues(a, values, rows, work, rounding.half_step);
      for (Index j = 0; j < n; ++j)
        for (Index k = 0; k < n; ++k) a(j, k) = rows(k, j);
      call.write(0, i, of.elements(), a.data);
      call.write(1, i, n, values);
      call.write_number(2, i, is_found ? 0 : 1);
    }
  });
}

void SingularValues::run(const KernelCall& at) const {
  const detail::MatrixStack of(at.operand_shape(0), is_complex);
  const bool is_wide = of.columns > of.rows;
  const Index k = of.least(), high = std::max(of.rows, of.columns), all = is_full ? high : k;
  const bool is_by_steps = k <= most_by_steps;
  const dense::Rounding rounding = dense::rounding_of(at.operand_type(0).dtype == DType::f64);
  detail::run_factorization(at, is_complex, [&]<class T>(const detail::FactorizationCall<T>& call) {
    T* const given = call.take(of.elements());
    const dense::Matrix<T> b(call.take(of.elements()), high, k), left(call.take(high * all), high, all),
        right(call.take(k * k), k, k);
    double* const values = call.take_reals(k);
    T* const work = call.take((is_by_steps ? 3 : 1) * k * k + 5 * high);
    T* const turned = given;  // what is written last, of a matrix that has been read: no larger than `left` and `b`
    for (Index i = 0; i < of.count; ++i) {
      call.read(0, i, of.elements(), given);
      for (Index row = 0; row < high; ++row)
        for (Index column = 0; column < k; ++column)
          b(row, column) =
              is_wide ? dense::conjugate(given[column * of.columns + row]) : given[row * of.columns + column];
      dense::singular_values(dense::SingularVectors<T>{b, values, left, right, work}, is_wide, is_by_steps, rounding);
      call.write(0, i, k, values);
      // a = u s v^H; of the adjoint, left and right change places.
      for (Index row = 0; row < k; ++row)
        for (Index column = 0; column < k; ++column)
          turned[row * k + column] = is_wide ? right(column, row) : dense::conjugate(right(row, column));
      call.write(is_wide ? 1 : 2, i, k * k, turned);
      if (!is_wide) {
        call.write(1, i, high * all, left.data);
        continue;
      }
      for (Index row = 0; row < all; ++row) {
        for (Index column = 0; column < high; ++column) work[column] = dense::conjugate(left(column, row));
        call.write(2, i * all + row, high, work);
      }
    }
  });
}

}  // namespace weft

#endif
