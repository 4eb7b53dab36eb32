// Running sums, products, variances, norms, any and all, on tensors. Values of NumPy and PyTorch:
// tests/golden/print_function_values.py.
#include <weft/tensor/statistics.hpp>

#include <support/interpreted_expression.hpp>
#include <support/tensors.hpp>

namespace weft::statistics_test {

using testing::interpreted;
using Numbers = std::vector<double>;

const Tensor<float, 2, 3> x{1, 2, 4, -3, 0, 3};

TEST(Statistics, WhatRunsKeepsItsShape) {
  EXPECT_EQ(interpreted(cumsum<1>(x)), (Numbers{1, 3, 7, -3, -3, 0}));
  EXPECT_EQ(interpreted(cumsum<-1, true>(x)), (Numbers{7, 6, 4, 0, 3, 3}));
  EXPECT_EQ(interpreted(cumprod<0>(x)), (Numbers{1, 2, 4, -3, 0, 12}));
  EXPECT_EQ(interpreted(cummax<1>(x)), (Numbers{1, 2, 4, -3, 0, 3}));
  EXPECT_EQ(interpreted(cummin<1>(x)), (Numbers{1, 1, 1, -3, -3, -3}));
}

TEST(Statistics, WhatIsMadeOfRows) {
  EXPECT_EQ(interpreted(prod<1>(x)), (Numbers{8, 0}));
  const Numbers variances = interpreted(variance<1>(x)), unbiased = interpreted(variance<1, 1>(x));
  EXPECT_NEAR(variances[0], 14.0 / 9, 1e-6);
  EXPECT_NEAR(variances[1], 6, 1e-6);
  EXPECT_NEAR(unbiased[1], 9, 1e-6);
  EXPECT_NEAR(interpreted(standard_deviation<1, 1>(x))[1], 3, 1e-6);
  EXPECT_NEAR(interpreted(norm<0>(x))[0], std::sqrt(10.0), 1e-6);
}

TEST(Statistics, PredicatesOfEverythingOrOfRows) {
  EXPECT_EQ(interpreted(any(x > 3)), (Numbers{1}));
  EXPECT_EQ(interpreted(all(x > -3)), (Numbers{0}));
  EXPECT_EQ(interpreted(any<1>(x > 3)), (Numbers{1, 0}));
  EXPECT_EQ(interpreted(all<0>(x > 0)), (Numbers{0, 0, 1}));
}

// By a compiled program.
TEST(Statistics, TakeExpressionsAndStandInThem) {
  const bool is_sound = all(variance<1>(x * 2.0F) > 0.0F);
  EXPECT_TRUE(is_sound);
}

}  // namespace weft::statistics_test
