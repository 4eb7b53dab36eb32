// Singular values of bidiagonal matrices give them back, and their vectors have the signs of LAPACK.
#include <weft/graph/dense_bidiagonal.hpp>

#include <support/dense_matrices.hpp>
#include <weft/base/buffer.hpp>

#include <gtest/gtest.h>

namespace weft::dense_bidiagonal_test {

using Matrix = testing::DenseMatrix<double>;
using Row = std::vector<double>;

Matrix matrix_of(const Row& diagonal, const Row& above, bool is_lower) {
  const auto n = static_cast<Index>(diagonal.size());
  Matrix made(n, n);
  for (Index i = 0; i < n; ++i) {
    made(i, i) = diagonal[to_size(i)];
    if (i + 1 < n) (is_lower ? made(i + 1, i) : made(i, i + 1)) = above[to_size(i)];
  }
  return made;
}
struct Factors {
  bool is_found;
  Row values;
  Matrix left, right;  // rows are vectors
};
Factors factors_of(Row diagonal, Row above, bool is_lower, bool is_f64 = true) {
  const auto n = static_cast<Index>(diagonal.size());
  Factors made{false, {}, {n, n}, {n, n}};
  made.is_found = dense::diagonalize(
      {diagonal.data(), above.data(), made.left.view(), made.right.view(), dense::rounding_of(is_f64)}, is_lower);
  made.values = diagonal;
  return made;
}

TEST(DenseBidiagonal, SingularVectorsGiveTheMatrixBack) {
  const Row random = testing::DenseMatrix<double>::random(1, 60, 3).elements;
  const auto part = [&](Index from, Index count) { return Row(random.begin() + from, random.begin() + from + count); };
  const Row graded{1, 1e-3, 1e-6, 1e-9, 1e-12};
  for (const auto& [diagonal, above] : {std::pair<Row, Row>{{-2}, {}},
                                        {{1, 1}, {3}},
                                        {{3, 4}, {1e-200}},
                                        {part(0, 7), part(7, 6)},
                                        {part(0, 30), part(30, 29)},
                                        {graded, {1, 1e-3, 1e-6, 1e-9}},
                                        {Row(graded.rbegin(), graded.rend()), {1e-9, 1e-6, 1e-3, 1}},
                                        {{0, 1, 0, 2}, {1, 1, 1}},
                                        {{1, 2, 3, 0}, {1, 0, 1}},
                                        {{0, 0, 0}, {0, 0}},
                                        {{0, 0, 0}, {1, 2}}})
    for (const bool is_lower : {false, true}) {
      const Matrix matrix = matrix_of(diagonal, above, is_lower);
      const auto [is_found, values, left, right] = factors_of(diagonal, above, is_lower);
      const Index n = matrix.rows;
      ASSERT_TRUE(is_found) << n;
      EXPECT_TRUE(std::is_sorted(values.rbegin(), values.rend()));
      const Matrix middle = matrix_of(values, Row(values.size()), false);
      EXPECT_LT((left.adjoint() * middle * right).distance(matrix), 1e-13) << n << is_lower;
      EXPECT_LT((left * left.adjoint()).distance(Matrix::identity(n)), 1e-13) << n << is_lower;
      EXPECT_LT((right * right.adjoint()).distance(Matrix::identity(n)), 1e-13) << n << is_lower;
    }
}

// jnp.linalg.svd of the matrix, and of its transpose beside a column of zeros, whose bidiagonal form is lower.
TEST(DenseBidiagonal, SingularVectorsHaveTheSignsOfLapack) {
  for (const bool is_f64 : {false, true})
    for (const auto& [is_lower, left, right] :
         {std::tuple<bool, Row, Row>{false, {0.0700, 0.5348, -0.3662, 0.7583}, {0.0168, 0.1422, -0.1868, 0.9719}},
          {true, {0.0168, 0.1422, 0.1868, 0.9719}, {0.0700, 0.5348, 0.3662, 0.7583}}}) {
      const Factors made = factors_of({1, -3, 2, 4}, {2, 1, -1}, is_lower, is_f64);
      for (Index i = 0; i < 4; ++i) {
        EXPECT_NEAR(made.left(i, 0), left[to_size(i)], 1e-4) << i << is_lower;
        EXPECT_NEAR(made.right(i, 0), right[to_size(i)], 1e-4) << i << is_lower;
      }
    }
}

// jnp.linalg.svd(jnp.diag(jnp.array([2, 1, 1]))): equal values come in the order that sorting leaves them in.
TEST(DenseBidiagonal, EqualSingularValuesComeInTheOrderOfLapack) {
  const Factors made = factors_of({2, 1, 1}, {0, 0}, false);
  EXPECT_EQ(made.values, (Row{2, 1, 1}));
  EXPECT_EQ(made.left(1, 2), 1);
  EXPECT_EQ(made.left(2, 1), 1);
}

TEST(DenseBidiagonal, EndsWhereNumbersAreNone) {
  for (const double bad : {std::nan(""), std::numeric_limits<double>::infinity(), 1e308})
    for (Index place = 0; place < 5; ++place) {
      Row diagonal{1, 2, 3, 4, 5}, above{1, 1, 1, 1};
      diagonal[to_size(place)] = bad;
      if (place > 0) above[to_size(place - 1)] = -bad;
      const Factors made = factors_of(diagonal, above, place % 2 == 0);
      EXPECT_EQ(made.values.size(), 5u);
    }
}

}  // namespace weft::dense_bidiagonal_test
