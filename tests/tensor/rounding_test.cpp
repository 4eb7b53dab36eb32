// Rounding, remainders, bounds, sines, shifts and tests of numbers, on tensors. Values of NumPy:
// tests/golden/print_function_values.py.
#include <weft/tensor/rounding.hpp>

#include <support/interpreted_expression.hpp>
#include <support/tensors.hpp>

#include <cmath>

namespace weft::rounding_test {

using testing::interpreted;
using Numbers = std::vector<double>;

const Tensor<float, 6> halves{-2.5F, -0.5F, 0.5F, 1.5F, 2.5F, 2.75F};

TEST(Rounding, ToIntegers) {
  EXPECT_EQ(interpreted(round(halves)), (Numbers{-2, 0, 0, 2, 2, 3}));
  EXPECT_EQ(interpreted(round_away(halves)), (Numbers{-3, -1, 1, 2, 3, 3}));
  EXPECT_EQ(interpreted(ceil(halves)), (Numbers{-2, 0, 1, 2, 3, 3}));
  EXPECT_EQ(interpreted(clip(halves, -1, 2)), (Numbers{-1, -0.5, 0.5, 1.5, 2, 2}));
  EXPECT_EQ(interpreted(clip(halves, halves - 1.0F, 0)), (Numbers{-2.5, -0.5, 0, 0, 0, 0}));
}

TEST(Rounding, Remainders) {
  const Tensor<std::int32_t, 4> whole{7, -7, 6, -1};
  EXPECT_EQ(interpreted(remainder(whole, 3)), (Numbers{1, 2, 0, 2}));
  EXPECT_EQ(interpreted(fmod(whole, 3)), (Numbers{1, -1, 0, -1}));
  EXPECT_EQ(interpreted(remainder(halves, Tensor<float>{2})), (Numbers{1.5, 1.5, 0.5, 1.5, 0.5, 0.75}));
}

TEST(Rounding, ShiftsOfIntegers) {
  const Tensor<std::int32_t, 4> whole{1, -8, 5, 0}, places{3, 1, 0, 7};
  EXPECT_EQ(interpreted(whole << 2), (Numbers{4, -32, 20, 0}));
  EXPECT_EQ(interpreted(whole >> 1), (Numbers{0, -4, 2, 0}));
  EXPECT_EQ(interpreted(whole << places), (Numbers{8, -16, 5, 0}));
  const Tensor<std::uint32_t, 2> large{0x80000000u, 3};
  EXPECT_EQ(interpreted(large >> 31), (Numbers{1, 0}));
}

TEST(Rounding, NumbersThatAreNone) {
  const Tensor<float, 4> edges{1, NAN, INFINITY, -INFINITY};
  EXPECT_EQ(interpreted(isnan(edges)), (Numbers{0, 1, 0, 0}));
  EXPECT_EQ(interpreted(isinf(edges)), (Numbers{0, 0, 1, 1}));
  EXPECT_EQ(interpreted(isfinite(edges)), (Numbers{1, 0, 0, 0}));
}

// By a compiled program.
TEST(Rounding, SinesAndCosines) {
  const auto x = testing::random_tensor<float, 37>(1, -20, 20);
  const auto circle = round(sin(x) * sin(x) + cos(x) * cos(x) + 0.25F);
  for (float one : evaluate(circle)) EXPECT_EQ(one, 1);
  const std::vector<double> sine = interpreted(sin(x)), tangent = interpreted(tan(x));
  for (Index i = 0; i < 37; ++i) {
    EXPECT_NEAR(sine[to_size(i)], std::sin(static_cast<double>(x(i))), 2e-7);
    EXPECT_NEAR(tangent[to_size(i)] * std::cos(static_cast<double>(x(i))), std::sin(static_cast<double>(x(i))), 1e-6);
  }
}

}  // namespace weft::rounding_test
