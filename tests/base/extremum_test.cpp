// Maximum and minimum by IEEE 754-2019, whatever the order of the operands.
#include <weft/base/extremum.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

namespace weft::extremum_test {

// Clang 14 has no signbit in constant expressions.
constexpr bool is_negative(float x) { return __builtin_bit_cast(std::uint32_t, x) >> 31 != 0; }
constexpr bool is_negative(double x) { return __builtin_bit_cast(std::uint64_t, x) >> 63 != 0; }
static_assert(is_negative(minimum_of(0.0f, -0.0f)) && is_negative(minimum_of(-0.0, 0.0)));
static_assert(!is_negative(maximum_of(0.0f, -0.0f)) && !is_negative(maximum_of(-0.0, 0.0)));
static_assert(is_negative(maximum_of(-0.0f, -0.0f)) && !is_negative(minimum_of(0.0f, 0.0f)));
static_assert(maximum_of(2, -3) == 2 && minimum_of(2u, 3u) == 2u && minimum_of(-1.5, -2.5) == -2.5);

TEST(Extremum, ANaNOfEitherSideRemains) {
  const float nan = std::nanf("");
  for (float x : {0.0f, -1.0f, HUGE_VALF, nan}) {
    EXPECT_TRUE(std::isnan(maximum_of(x, nan)) && std::isnan(maximum_of(nan, x)));
    EXPECT_TRUE(std::isnan(minimum_of(x, nan)) && std::isnan(minimum_of(nan, x)));
  }
  EXPECT_EQ(maximum_of(HUGE_VALF, 1.0f), HUGE_VALF);
}

}  // namespace weft::extremum_test
