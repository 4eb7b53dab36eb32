// Schur's form and eigenvectors give back the matrix that they were made of.
#include <weft/graph/dense_schur.hpp>

#include <support/dense_matrices.hpp>

#include <gtest/gtest.h>

namespace weft::dense_schur_test {

TEST(DenseSchur, ComplexFormAndEigenvectors) {
  using Matrix = testing::DenseMatrix<dense::Complex>;
  for (const Index n : {Index{1}, Index{2}, Index{6}, Index{30}})
    for (const bool is_real : {false, true}) {
      Matrix a = Matrix::random(n, n, 21);
      for (dense::Complex& element : a.elements)
        if (is_real) element = element.real();
      Matrix t = a, z(n, n), vectors(n, n);
      std::vector<dense::Complex> work(to_size(3 * n));
      ASSERT_TRUE(dense::factor_schur(t.view(), z.view(), work.data()));
      EXPECT_LT((z * t * z.adjoint()).distance(a), 1e-12) << n;
      EXPECT_LT((z.adjoint() * z).distance(Matrix::identity(n)), 1e-13) << n;
      for (const bool is_left : {false, true}) {
        dense::schur_vectors(t.view(), z.view(), is_left, vectors.view(), work.data());
        Matrix scaled = vectors;
        for (Index i = 0; i < n; ++i)
          for (Index j = 0; j < n; ++j) scaled(i, j) *= is_left ? std::conj(t(j, j)) : t(j, j);
        EXPECT_LT(((is_left ? a.adjoint() : a) * vectors).distance(scaled), 1e-11) << n << is_left;
      }
    }
}

// A circle, which has no Hessenberg form that QR steps without another shift reduce.
TEST(DenseSchur, OfAPermutation) {
  using Matrix = testing::DenseMatrix<dense::Complex>;
  Matrix a(4, 4), z(4, 4);
  for (Index i = 0; i < 4; ++i) a(i, (i + 1) % 4) = 1;
  Matrix t = a;
  std::vector<dense::Complex> work(12);
  ASSERT_TRUE(dense::factor_schur(t.view(), z.view(), work.data()));
  EXPECT_LT((z * t * z.adjoint()).distance(a), 1e-14);
}

// Blocks of two rows stand alone, with equal diagonals, and only where eigenvalues are pairs.
TEST(DenseSchur, RealFormHasBlocksForPairs) {
  using Matrix = testing::DenseMatrix<double>;
  for (const Index n : {Index{1}, Index{2}, Index{3}, Index{8}, Index{40}})
    for (int kind = 0; kind < 4; ++kind) {
      Matrix a = Matrix::random(n, n, static_cast<unsigned>(7 + kind));
      if (kind == 1) a = a * a.adjoint();
      if (kind == 2)
        for (double& element : a.elements) element = std::round(element);
      for (Index i = 0; kind == 3 && i < n; ++i)
        for (Index j = 0; j < n; ++j) a(i, j) = j == (i + 1) % n ? 1 : 0;
      Matrix t = a, z(n, n);
      std::vector<double> work(to_size(2 * n));
      ASSERT_TRUE(dense::factor_schur(t.view(), z.view(), work.data()));
      EXPECT_LT((z * t * z.adjoint()).distance(a), 1e-11) << n << ", kind " << kind;
      EXPECT_LT((z.adjoint() * z).distance(Matrix::identity(n)), 1e-13);
      std::vector<dense::Complex> values(to_size(n));
      dense::schur_eigenvalues(t.view(), values.data());
      dense::Complex sum = 0;
      double trace = 0;
      for (Index i = 0; i < n; ++i) sum += values[to_size(i)], trace += a(i, i);
      EXPECT_LT(std::abs(sum - trace), 1e-10);
      bool is_after_block = false;
      for (Index i = 0; i + 1 < n; ++i) {
        for (Index j = i + 2; j < n; ++j) EXPECT_EQ(t(j, i), 0);
        const bool is_block = t(i + 1, i) != 0;
        EXPECT_FALSE(is_block && is_after_block);
        if (is_block) {
          EXPECT_EQ(t(i, i), t(i + 1, i + 1));
          EXPECT_LT(t(i, i + 1) * t(i + 1, i), 0);
          EXPECT_GT(values[to_size(i)].imag(), 0);
          EXPECT_EQ(values[to_size(i)], std::conj(values[to_size(i + 1)]));
          EXPECT_NE(kind, 1);  // symmetric
        }
        is_after_block = is_block;
      }
    }
}

// jax.scipy.linalg.schur of a real matrix: the steps of LAPACK's lahqr decide which eigenvalue comes first, and signs.
TEST(DenseSchur, RealFormHasTheOrderAndTheSignsOfLapack) {
  testing::DenseMatrix<double> t(4, 4), z(4, 4);
  t.elements = {1, 2, 3, 4, 0, -1, 2, 5, 7, 1, 0, -2, 3, 3, 1, 2};
  std::vector<double> work(8);
  ASSERT_TRUE(dense::factor_schur(t.view(), z.view(), work.data()));
  const std::vector<double> values{8.1572, 1.4975, -5.2273, -2.4274}, first_row{-0.5977, -0.0642, -0.3841, 0.7008};
  for (Index i = 0; i < 4; ++i) {
    EXPECT_NEAR(t(i, i), values[to_size(i)], 1e-4) << i;
    EXPECT_NEAR(z(0, i), first_row[to_size(i)], 1e-4) << i;
  }
}

// A pair's values are each the other's conjugate, the positive imaginary part first, and so are their vectors.
TEST(DenseSchur, RealFormsBecomeTriangular) {
  testing::DenseMatrix<double> real(6, 6), basis(6, 6);
  for (unsigned seed = 1; seed < 8; ++seed) {
    const testing::DenseMatrix<double> a = testing::DenseMatrix<double>::random(6, 6, seed);
    real = a;
    std::vector<double> row(12);
    ASSERT_TRUE(dense::factor_schur(real.view(), basis.view(), row.data()));
    testing::DenseMatrix<dense::Complex> t(6, 6), z(6, 6), vectors(6, 6), scaled(6, 6), whole(6, 6);
    std::copy(real.elements.begin(), real.elements.end(), t.elements.begin());
    std::copy(basis.elements.begin(), basis.elements.end(), z.elements.begin());
    std::copy(a.elements.begin(), a.elements.end(), whole.elements.begin());
    dense::make_triangular(t.view(), z.view());
    EXPECT_LT((z * t * z.adjoint()).distance(whole), 1e-13) << seed;
    std::vector<dense::Complex> work(6);
    dense::schur_vectors(t.view(), z.view(), false, vectors.view(), work.data(), true);
    for (Index j = 0; j < 6; ++j) {
      for (Index i = 0; i < 6; ++i) scaled(i, j) = vectors(i, j) * t(j, j);
      if (t(j, j).imag() < 0) {
        EXPECT_EQ(t(j, j), std::conj(t(j - 1, j - 1)));
        EXPECT_EQ(vectors(0, j), std::conj(vectors(0, j - 1)));
      }
      for (Index i = j + 1; i < 6; ++i) EXPECT_LT(std::abs(t(i, j)), 1e-14);
    }
    EXPECT_LT((whole * vectors).distance(scaled), 1e-12) << seed;
  }
}

}  // namespace weft::dense_schur_test
