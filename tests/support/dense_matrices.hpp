// Random matrices of double and of complex numbers, and their products.
#ifndef WEFT_TESTS_SUPPORT_DENSE_MATRICES_HPP
#define WEFT_TESTS_SUPPORT_DENSE_MATRICES_HPP

#include <weft/graph/dense_matrix.hpp>

#include <limits>
#include <random>
#include <vector>

namespace weft::testing {

template <class T>
struct DenseMatrix {
  Index rows, columns;
  std::vector<T> elements;

  DenseMatrix(Index row_count, Index column_count)
      : rows(row_count), columns(column_count), elements(static_cast<std::size_t>(row_count * column_count)) {}
  [[nodiscard]] dense::Matrix<T> view() { return {elements.data(), rows, columns}; }
  T& operator()(Index i, Index j) { return elements[static_cast<std::size_t>(i * columns + j)]; }
  const T& operator()(Index i, Index j) const { return elements[static_cast<std::size_t>(i * columns + j)]; }
  [[nodiscard]] DenseMatrix adjoint() const {
    DenseMatrix made(columns, rows);
    for (Index i = 0; i < rows; ++i)
      for (Index j = 0; j < columns; ++j) made(j, i) = dense::conjugate((*this)(i, j));
    return made;
  }
  friend DenseMatrix operator*(const DenseMatrix& a, const DenseMatrix& b) {
    DenseMatrix made(a.rows, b.columns);
    for (Index i = 0; i < a.rows; ++i)
      for (Index j = 0; j < b.columns; ++j)
        for (Index k = 0; k < a.columns; ++k) made(i, j) += a(i, k) * b(k, j);
    return made;
  }
  // The largest distance of two elements.
  [[nodiscard]] double distance(const DenseMatrix& other) const {
    double largest = rows == other.rows && columns == other.columns ? 0 : std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < elements.size(); ++i)
      largest = std::max(largest, std::abs(elements[i] - other.elements[i]));
    return largest;
  }
  [[nodiscard]] static DenseMatrix identity(Index n) {
    DenseMatrix made(n, n);
    dense::set_identity(made.view());
    return made;
  }
  [[nodiscard]] static DenseMatrix random(Index rows, Index columns, unsigned seed) {
    std::mt19937 bits(seed);
    std::normal_distribution<double> normal;
    DenseMatrix made(rows, columns);
    for (T& element : made.elements) {
      element = normal(bits);
      if constexpr (!std::is_same_v<T, double>) element += T(0, normal(bits));
    }
    return made;
  }
};

}  // namespace weft::testing

#endif
