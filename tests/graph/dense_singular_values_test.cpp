// Singular values with their vectors give back the matrix that they were made of.
#include <weft/graph/dense_singular_values.hpp>

#include <support/dense_matrices.hpp>
#include <weft/base/buffer.hpp>

#include <gtest/gtest.h>

namespace weft::dense_singular_values_test {

template <class T>
class DenseSingularValues : public ::testing::Test {};
using Elements = ::testing::Types<double, dense::Complex>;
TYPED_TEST_SUITE(DenseSingularValues, Elements);

template <class T>
testing::DenseMatrix<T> with_diagonal(const std::vector<double>& values, Index rows, Index columns) {
  testing::DenseMatrix<T> made(rows, columns);
  for (std::size_t i = 0; i < values.size(); ++i) made(static_cast<Index>(i), static_cast<Index>(i)) = values[i];
  return made;
}

// b = u s v^H, of which u has all columns of the space. Where b is the adjoint of a matrix, its vectors change places.
template <class T>
struct Factors {
  std::vector<double> values;
  testing::DenseMatrix<T> u, v;
};
template <class T>
Factors<T> factors_of(testing::DenseMatrix<T> b, bool is_adjoint, bool is_by_steps) {
  const Index k = b.columns, high = b.rows;
  Factors<T> made{std::vector<double>(to_size(k)), {high, high}, {k, k}};
  testing::DenseMatrix<T> right(k, k);
  std::vector<T> work(to_size(3 * k * k + 5 * high));
  dense::singular_values(
      dense::SingularVectors<T>{b.view(), made.values.data(), made.u.view(), right.view(), work.data()}, is_adjoint,
      is_by_steps, dense::rounding_of(true));
  for (Index i = 0; i < k; ++i)
    for (Index j = 0; j < k; ++j) made.v(j, i) = right(i, j);
  return made;
}

// High enough for QR or not, of full rank or not.
TYPED_TEST(DenseSingularValues, GiveTheMatrixBackByStepsAndByRotations) {
  using Matrix = testing::DenseMatrix<TypeParam>;
  for (const auto& [m, n, rank] : {std::tuple<Index, Index, Index>{1, 1, 1},
                                   {5, 1, 1},
                                   {4, 4, 4},
                                   {7, 5, 5},
                                   {9, 3, 3},
                                   {6, 5, 2},
                                   {9, 4, 1},
                                   {4, 3, 0},
                                   {25, 25, 25},
                                   {30, 28, 28}})
    for (const bool is_by_steps : {true, false})
      for (const bool is_adjoint : {false, true}) {
        const Matrix a = Matrix::random(m, rank, 9) * Matrix::random(rank, n, 10);
        const auto [values, u, v] = factors_of(a, is_adjoint, is_by_steps);
        EXPECT_TRUE(std::is_sorted(values.rbegin(), values.rend()));
        EXPECT_GE(values.back(), 0);
        EXPECT_LT((u * with_diagonal<TypeParam>(values, m, n) * v.adjoint()).distance(a), 1e-12) << m << " x " << n;
        EXPECT_LT((u.adjoint() * u).distance(Matrix::identity(m)), 1e-13) << m << " x " << n;
        EXPECT_LT((v.adjoint() * v).distance(Matrix::identity(n)), 1e-13) << m << " x " << n;
      }
}

// As jnp.linalg.svd has them of [[1, 2], [3, 4], [5, 7]], of its transpose, and of one row more, where QR comes first.
TEST(DenseSingularVectors, HaveTheSignsOfLapack) {
  using Row = std::vector<double>;
  for (const auto& [rows, is_adjoint, left, right] :
       {std::tuple<Index, bool, Row, Row>{3, false, {-0.2168, 0.9389}, {-0.5798, -0.8148}},
        {3, true, {-0.2168, 0.9389}, {-0.5798, -0.8148}},
        {4, false, {-0.2162, 0.1498}, {-0.5629, -0.8265}}}) {
    testing::DenseMatrix<double> a(rows, 2);
    std::copy_n(Row{1, 2, 3, 4, 5, 7, -1, 2}.begin(), rows * 2, a.elements.begin());
    const Factors<double> made = factors_of(a, is_adjoint, true);
    for (Index i = 0; i < 2; ++i) {
      EXPECT_NEAR(made.u(0, i), left[to_size(i)], 1e-4) << rows << is_adjoint;
      EXPECT_NEAR(made.v(0, i), right[to_size(i)], 1e-4) << rows << is_adjoint;
    }
  }
}

TYPED_TEST(DenseSingularValues, AreNanWhereAnElementIsNotFinite) {
  for (const double bad : {std::nan(""), std::numeric_limits<double>::infinity()})
    for (const bool is_by_steps : {true, false}) {
      testing::DenseMatrix<TypeParam> a = testing::DenseMatrix<TypeParam>::random(4, 3, 1);
      a(2, 1) = TypeParam(bad);
      const auto [values, u, v] = factors_of(a, false, is_by_steps);
      EXPECT_TRUE(std::isnan(values[0]));
      EXPECT_TRUE(std::isnan(dense::real_part(u(0, 3))));
      EXPECT_TRUE(std::isnan(dense::real_part(v(2, 2))));
    }
}

// Also of a matrix whose rank is not full.
TYPED_TEST(DenseSingularValues, SingularVectorsGiveTheMatrixBack) {
  using Matrix = testing::DenseMatrix<TypeParam>;
  for (const auto& [m, n, rank] :
       {std::tuple<Index, Index, Index>{5, 3, 3}, {4, 4, 4}, {6, 5, 2}, {3, 1, 1}, {4, 3, 0}}) {
    const Matrix a = Matrix::random(m, rank, 9) * Matrix::random(rank, n, 10);
    Matrix w(n, m), right(n, n);
    for (Index i = 0; i < m; ++i)
      for (Index j = 0; j < n; ++j) w(j, i) = a(i, j);
    std::vector<double> values(to_size(n));
    dense::one_sided_jacobi(w.view(), values.data(), right.view());
    EXPECT_TRUE(std::is_sorted(values.rbegin(), values.rend()));
    for (Index i = rank; i < n; ++i) EXPECT_LT(values[to_size(i)], 1e-13);
    Matrix u(m, n), v(n, n);
    for (Index i = 0; i < n; ++i) {
      for (Index k = 0; k < m; ++k) u(k, i) = w(i, k);
      for (Index k = 0; k < n; ++k) v(k, i) = right(i, k);
    }
    EXPECT_LT((u * with_diagonal<TypeParam>(values, n, n) * v.adjoint()).distance(a), 1e-13) << m << " x " << n;
    EXPECT_LT((v.adjoint() * v).distance(Matrix::identity(n)), 1e-14);
  }
}

TYPED_TEST(DenseSingularValues, RowsAreCompletedToAnOrthogonalBasis) {
  using Matrix = testing::DenseMatrix<TypeParam>;
  for (const Index known : {Index{0}, Index{1}, Index{4}}) {
    Matrix rows(4, 4);
    if (known == 1)
      for (Index k = 0; k < 4; ++k) rows(0, k) = TypeParam(0.5);
    if (known == 4) rows = Matrix::identity(4);
    dense::complete_rows(rows.view(), known);
    EXPECT_LT((rows * rows.adjoint()).distance(Matrix::identity(4)), 1e-14) << known;
  }
}

}  // namespace weft::dense_singular_values_test
