// Reflectors give back the matrix that they were made of, and the signs of LAPACK.
#include <weft/graph/dense_householder.hpp>

#include <support/dense_matrices.hpp>
#include <weft/base/buffer.hpp>

#include <gtest/gtest.h>

namespace weft::dense_householder_test {

template <class T>
class DenseHouseholder : public ::testing::Test {};
using Elements = ::testing::Types<double, dense::Complex>;
TYPED_TEST_SUITE(DenseHouseholder, Elements);

template <class T>
testing::DenseMatrix<T> product(const testing::DenseMatrix<T>& from, const std::vector<T>& taus, Index count,
                                Index below, Index columns) {
  testing::DenseMatrix<T> reflectors = from, q(from.rows, columns);
  std::vector<T> work(to_size(columns));
  dense::multiply_reflectors(reflectors.view(), taus.data(), count, below, q.view(), work.data());
  return q;
}
template <class T, class Kept>
testing::DenseMatrix<T> kept(testing::DenseMatrix<T> a, const Kept& keeps) {
  for (Index i = 0; i < a.rows; ++i)
    for (Index j = 0; j < a.columns; ++j)
      if (!keeps(i, j)) a(i, j) = T(0);
  return a;
}

TYPED_TEST(DenseHouseholder, QrOfAnyShapeGivesTheMatrixBack) {
  using Matrix = testing::DenseMatrix<TypeParam>;
  for (const auto& [m, n] : {std::pair<Index, Index>{5, 3}, {3, 5}, {4, 4}, {1, 3}, {6, 1}}) {
    const Matrix a = Matrix::random(m, n, 7);
    Matrix packed = a;
    const Index count = std::min(m, n);
    std::vector<TypeParam> taus(to_size(count)), work(to_size(n));
    dense::factor_qr(packed.view(), taus.data(), work.data());
    const Matrix q = product(packed, taus, count, 0, m), r = kept(packed, [](Index i, Index j) { return i <= j; });
    EXPECT_LT((q * r).distance(a), 1e-13) << m << " x " << n;
    EXPECT_LT((q.adjoint() * q).distance(Matrix::identity(m)), 1e-14);
    for (Index i = 0; i < count; ++i) EXPECT_TRUE(dense::is_real(r(i, i)));
  }
}

TEST(DenseHouseholder, HasTheSignsOfLapack) {
  // numpy.linalg.qr([[3, 1], [4, 2]], mode="raw")
  testing::DenseMatrix<double> a(2, 2);
  a.elements = {3, 1, 4, 2};
  std::vector<double> taus(2), work(2);
  dense::factor_qr(a.view(), taus.data(), work.data());
  EXPECT_NEAR(a(0, 0), -5, 1e-15);
  EXPECT_NEAR(a(0, 1), -2.2, 1e-15);
  EXPECT_NEAR(a(1, 0), 0.5, 1e-15);
  EXPECT_NEAR(a(1, 1), 0.4, 1e-15);
  EXPECT_NEAR(taus[0], 1.6, 1e-15);
  EXPECT_EQ(taus[1], 0);
}

TYPED_TEST(DenseHouseholder, PivotedQrOrdersColumnsByWhatIsLeft) {
  using Matrix = testing::DenseMatrix<TypeParam>;
  for (const auto& [m, n] : {std::pair<Index, Index>{5, 4}, {3, 6}}) {
    const Matrix a = Matrix::random(m, n, 3);
    Matrix packed = a;
    std::vector<TypeParam> taus(to_size(std::min(m, n))), work(to_size(n));
    std::vector<std::int32_t> order(to_size(n));
    order[2] = 1;
    dense::factor_qr_pivoted(packed.view(), order.data(), taus.data(), work.data());
    EXPECT_EQ(order[0], 3);  // was asked to come first
    const Matrix q = product(packed, taus, std::min(m, n), 0, m),
                 r = kept(packed, [](Index i, Index j) { return i <= j; });
    const Matrix made = q * r;
    for (Index i = 0; i < m; ++i)
      for (Index j = 0; j < n; ++j) EXPECT_LT(std::abs(made(i, j) - a(i, order[to_size(j)] - 1)), 1e-13);
    for (Index i = 2; i < std::min(m, n); ++i) EXPECT_LE(std::abs(r(i, i)), std::abs(r(i - 1, i - 1)) + 1e-13);
  }
}

TYPED_TEST(DenseHouseholder, HessenbergAndTridiagonalFormsGiveTheMatrixBack) {
  using Matrix = testing::DenseMatrix<TypeParam>;
  for (const Index n : {Index{1}, Index{2}, Index{6}}) {
    const Matrix a = Matrix::random(n, n, 11);
    std::vector<TypeParam> taus(to_size(n)), work(to_size(n));
    Matrix packed = a;
    dense::factor_hessenberg(packed.view(), 0, n, taus.data(), work.data());
    const Matrix q = product(packed, taus, n - 1, 1, n), h = kept(packed, [](Index i, Index j) { return i <= j + 1; });
    EXPECT_LT((q * h * q.adjoint()).distance(a), 1e-13) << n;

    Matrix hermitian = a;
    dense::make_hermitian(hermitian.view(), true);
    packed = hermitian;
    std::vector<double> diagonal(to_size(n)), beside(to_size(n));
    dense::factor_tridiagonal(packed.view(), diagonal.data(), beside.data(), taus.data(), work.data());
    Matrix t(n, n);
    for (Index i = 0; i < n; ++i) {
      t(i, i) = diagonal[to_size(i)];
      if (i + 1 < n) t(i, i + 1) = t(i + 1, i) = beside[to_size(i)];
    }
    const Matrix turned = product(packed, taus, n - 1, 1, n);
    EXPECT_LT((turned * t * turned.adjoint()).distance(hermitian), 1e-13) << n;
  }
}

TYPED_TEST(DenseHouseholder, BidiagonalFormsAreRealAndHaveTheNormOfTheMatrix) {
  using Matrix = testing::DenseMatrix<TypeParam>;
  for (const auto& [m, n] : {std::pair<Index, Index>{5, 3}, {4, 4}, {6, 1}}) {
    Matrix a = Matrix::random(m, n, 7);
    const double norm = dense::norm_of(a.elements.data(), m * n);
    std::vector<double> diagonal(to_size(n)), above(to_size(n));
    std::vector<TypeParam> taus(to_size(n)), row_taus(to_size(n)), work(to_size(n));
    dense::factor_bidiagonal(a.view(), diagonal.data(), above.data(), taus.data(), row_taus.data(), work.data());
    const double form = std::hypot(dense::norm_of(diagonal.data(), n), dense::norm_of(above.data(), n - 1));
    EXPECT_NEAR(form, norm, 1e-13) << m << " x " << n;
    for (Index i = 0; i < n; ++i) EXPECT_EQ(diagonal[to_size(i)], dense::real_part(a(i, i)));
  }
}

}  // namespace weft::dense_householder_test
