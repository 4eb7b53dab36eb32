// Eigenvalues with their vectors give back the matrix that they were made of.
#include <weft/graph/dense_spectrum.hpp>

#include <support/dense_matrices.hpp>
#include <weft/base/buffer.hpp>

#include <gtest/gtest.h>

namespace weft::dense_spectrum_test {

template <class T>
class DenseSpectrum : public ::testing::Test {};
using Elements = ::testing::Types<double, dense::Complex>;
TYPED_TEST_SUITE(DenseSpectrum, Elements);

template <class T>
testing::DenseMatrix<T> with_diagonal(const std::vector<double>& values, Index rows, Index columns) {
  testing::DenseMatrix<T> made(rows, columns);
  for (std::size_t i = 0; i < values.size(); ++i) made(static_cast<Index>(i), static_cast<Index>(i)) = values[i];
  return made;
}

TYPED_TEST(DenseSpectrum, EigenvectorsOfHermitianMatricesDiagonalizeThem) {
  using Matrix = testing::DenseMatrix<TypeParam>;
  for (const Index n : {Index{1}, Index{2}, Index{7}, Index{40}}) {
    Matrix a = Matrix::random(n, n, 5);
    dense::make_hermitian(a.view(), true);
    Matrix lost = a, rows(n, n);
    std::vector<double> values(to_size(n));
    std::vector<TypeParam> work(to_size(4 * n));
    ASSERT_TRUE(dense::hermitian_eigenvalues(lost.view(), values.data(), rows.view(), work.data()));
    EXPECT_TRUE(std::is_sorted(values.begin(), values.end()));
    Matrix v(n, n);
    for (Index i = 0; i < n; ++i)
      for (Index j = 0; j < n; ++j) v(i, j) = rows(j, i);
    EXPECT_LT((v * with_diagonal<TypeParam>(values, n, n) * v.adjoint()).distance(a), 1e-12) << n;
    EXPECT_LT((v.adjoint() * v).distance(Matrix::identity(n)), 1e-13) << n;
  }
}

// As jnp.linalg.eigh has them, which asks LAPACK's syevd: those of two vectors are others in f32, by one step less.
TEST(DenseSpectrumSigns, OfEigenvectorsAreThoseOfLapack) {
  using Row = std::vector<double>;
  for (const auto& [precision, ends, first_parts] :
       {std::tuple<double, Row, Row>{0x1p-24, {2, 5}, {-0.2493, 0.7590, -0.4981, -0.3372}},
        {0x1p-53, {2, 5}, {-0.2493, 0.7590, -0.4981, -0.3372}},
        {0x1p-24, {7, 0.5}, {-0.1751, 0.2918, 0.1823, -0.9225}},
        {0x1p-53, {7, 0.5}, {0.1751, -0.2918, 0.1823, -0.9225}}}) {
    const Row elements = {ends[0], 0, 0, 0, 1, -1, 0, 0, 0, 4, 3, 0, -3, 2, 1, ends[1]};
    testing::DenseMatrix<double> a(4, 4), rows(4, 4);
    std::copy(elements.begin(), elements.end(), a.view().data);
    dense::make_hermitian(a.view(), true);
    Row values(4), work(16);
    ASSERT_TRUE(dense::hermitian_eigenvalues(a.view(), values.data(), rows.view(), work.data(), precision));
    for (Index i = 0; i < 4; ++i) EXPECT_NEAR(rows(i, 0), first_parts[to_size(i)], 1e-4) << i << ' ' << precision;
  }
}

TYPED_TEST(DenseSpectrum, EqualEigenvaluesAndDiagonalMatricesAreNoException) {
  using Matrix = testing::DenseMatrix<TypeParam>;
  Matrix a = Matrix::identity(5), lost = a, rows(5, 5);
  a(3, 3) = lost(3, 3) = TypeParam(-2);
  std::vector<double> values(5);
  std::vector<TypeParam> work(20);
  ASSERT_TRUE(dense::hermitian_eigenvalues(lost.view(), values.data(), rows.view(), work.data()));
  EXPECT_EQ(values, (std::vector<double>{-2, 1, 1, 1, 1}));
  a(0, 0) = std::nan(""), lost = a;
  EXPECT_FALSE(dense::hermitian_eigenvalues(lost.view(), values.data(), rows.view(), work.data()) && values[0] == -2);
}

}  // namespace weft::dense_spectrum_test
