// Arithmetic on sizes: rounding up, sizes in words, and budgets.
#include <weft/base/index.hpp>

#include <gtest/gtest.h>

#include <type_traits>

namespace weft::index_test {

using namespace weft::literals;

static_assert(std::is_signed_v<Index> && sizeof(Index) == 8, "differences of sizes must be safe");
static_assert(ceil_divide(0, 4) == 0 && ceil_divide(1, 4) == 1 && ceil_divide(4, 4) == 1 && ceil_divide(5, 4) == 2);
static_assert(round_up(0, 64) == 0 && round_up(1, 64) == 64 && round_up(64, 64) == 64 && round_up(65, 64) == 128);
static_assert(8_KiB == 8192 && 3_MiB == 3145728 && 2_GiB == 2147483648);
static_assert(std::is_same_v<decltype(1_KiB), Index>);
static_assert(at_most<8_KiB, 8192> && !at_most<8193, 8_KiB> && at_most<-1, 0>);

TEST(Index, RoundingUpGivesTheSmallestMultipleThatIsEnough) {
  for (Index step = 1; step <= 9; ++step)
    for (Index value = 0; value <= 40; ++value) {
      const Index rounded = round_up(value, step);
      EXPECT_EQ(rounded % step, 0) << value << " to a multiple of " << step;
      EXPECT_GE(rounded, value);
      EXPECT_LT(rounded - value, step);
      EXPECT_EQ(ceil_divide(value, step) * step, rounded);
    }
}

TEST(Index, SizesBeyondThirtyTwoBitsAreExact) {
  EXPECT_EQ(round_up(4_GiB + 1, 4_KiB), 4294971392);
  EXPECT_EQ(ceil_divide(3_GiB * 1024, 1_GiB), 3072);
  EXPECT_EQ(to_size(5_GiB), std::size_t{5368709120});
}

}  // namespace weft::index_test
