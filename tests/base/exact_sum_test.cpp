#include <weft/base/exact_sum.hpp>

#include <gtest/gtest.h>

#include <limits>

namespace weft::exact_sum_test {

using Float = std::numeric_limits<float>;

TEST(ExactSumWords, HoldTheSquareOfEveryFloat) {
  const int least = Float::min_exponent - Float::digits;  // of the least denormal, 2^least
  EXPECT_EQ(exact_sum::least_power, 2 * least);
  EXPECT_EQ(exact_sum::least_power % 2, 0);  // a root of a limb's unit is a power of two
  EXPECT_GE(16 * exact_sum::limbs + exact_sum::least_power, 2 * Float::max_exponent + 54);
}

}  // namespace weft::exact_sum_test
