// A balanced matrix has the eigenvalues of the matrix that it was made of, to more digits.
#include <weft/graph/dense_schur.hpp>

#include <support/dense_matrices.hpp>

#include <gtest/gtest.h>

namespace weft::dense_balance_test {

using Matrix = testing::DenseMatrix<double>;

struct Balanced {
  Matrix matrix;
  std::vector<std::int32_t> rows;
  std::vector<double> scales;

  explicit Balanced(const Matrix& a) : matrix(a), rows(a.elements.size()), scales(a.elements.size()) {
    dense::balance(matrix.view(), how());
  }
  dense::Balance how() { return {rows.data(), scales.data()}; }
};

TEST(DenseBalance, SaysHowItsMatrixWasMade) {
  const Index n = 6;
  Matrix a = Matrix::random(n, n, 5);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < n; ++j) a(i, j) *= i == 2 && j != 2 ? 0 : std::pow(10.0, 2 * (i - j));
  const Balanced made(a);
  EXPECT_EQ(made.rows[5], 2);  // alone in its row
  double largest = 0;
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < n; ++j) {
      const auto from = [&](Index k) { return static_cast<Index>(made.rows[to_size(k)]); };
      EXPECT_EQ(made.matrix(i, j), a(from(i), from(j)) * made.scales[to_size(j)] / made.scales[to_size(i)]);
      largest = std::max(largest, std::fabs(made.matrix(i, j)));
    }
  EXPECT_LT(largest, 1e5);  // of 1e10
}

TEST(DenseBalance, TriangularMatricesInAnyOrderAreFound) {
  Matrix a(3, 3);
  a.elements = {2, 0, 5, 7, 1, 4, 0, 0, 3};  // rows 1, 0, 2 are upper triangular
  const Balanced made(a);
  EXPECT_EQ(made.matrix.elements, (std::vector<double>{1, 7, 4, 0, 2, 5, 0, 0, 3}));
  EXPECT_EQ(made.scales[0], 1);
}

// Of a matrix whose rows are up to 2^40 times as large as its columns.
TEST(DenseBalance, EigenvectorsAreThoseOfTheMatrix) {
  const Index n = 5;
  Matrix a = Matrix::random(n, n, 3);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < n; ++j) a(i, j) *= std::pow(2.0, 10 * (i - j));
  Balanced made(a);
  testing::DenseMatrix<dense::Complex> t(n, n), z(n, n), vectors(n, n);
  std::copy(made.matrix.elements.begin(), made.matrix.elements.end(), t.elements.begin());
  std::vector<dense::Complex> work(to_size(3 * n));
  ASSERT_TRUE(dense::factor_schur(t.view(), z.view(), work.data()));
  for (const bool is_left : {false, true}) {
    dense::schur_vectors(t.view(), z.view(), is_left, vectors.view(), work.data(), false, made.how());
    for (Index k = 0; k < n; ++k)
      for (Index i = 0; i < n; ++i) {
        dense::Complex product = 0;
        for (Index j = 0; j < n; ++j) product += (is_left ? a(j, i) : a(i, j)) * vectors(j, k);
        const dense::Complex value = is_left ? std::conj(t(k, k)) : t(k, k);
        // In units of its own row, which may be 2^40 less than others.
        const double unit = std::pow(2.0, is_left ? -10 * i : 10 * (i - n + 1));
        EXPECT_LT(std::abs(product - value * vectors(i, k)), 1e-12 * unit) << is_left << k << i;
      }
  }
}

}  // namespace weft::dense_balance_test
