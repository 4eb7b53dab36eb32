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

}  // namespace weft::dense_schur_test
