// Values: what each element type holds.
#include <support/expect_error.hpp>
#include <weft/reference/value.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace weft {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

TEST(Value, FloatsAreRoundedOnceToNearestEven) {
  EXPECT_EQ(rounded(0.1, DType::f32), static_cast<double>(0.1F));
  EXPECT_EQ(rounded(1 + 0x1p-24, DType::f32), 1);
  EXPECT_EQ(rounded(1 + 0x3p-24, DType::f32), 1 + 0x1p-22);
  EXPECT_EQ(rounded(1e300, DType::f32), infinity);
  EXPECT_EQ(rounded(0.1, DType::f32, Arithmetic::unrounded), 0.1);
}

TEST(Value, BrainFloatsKeepEightBits) {
  EXPECT_EQ(rounded(1 + 0x1p-7, DType::bf16), 1 + 0x1p-7);
  EXPECT_EQ(rounded(1 + 0x1p-8, DType::bf16), 1);
  EXPECT_EQ(rounded(1 + 0x3p-8, DType::bf16), 1 + 0x1p-6);
  EXPECT_EQ(rounded(1 + 0x1p-8, DType::bf16, Arithmetic::unrounded), 1 + 0x1p-8);
}

TEST(Value, IntegersAreCutTowardZeroAndSaturate) {
  EXPECT_EQ(rounded(2.9, DType::i32), 2);
  EXPECT_EQ(rounded(-2.9, DType::i32), -2);
  EXPECT_EQ(rounded(3e9, DType::i32), 2147483647);
  EXPECT_EQ(rounded(-3e9, DType::i32), -2147483648.0);
  EXPECT_EQ(rounded(3e9, DType::u32), 3e9);
  EXPECT_EQ(rounded(5e9, DType::u32), 4294967295.0);
  EXPECT_EQ(rounded(-1, DType::u32), 0);
  EXPECT_EQ(rounded(std::nan(""), DType::i32), 0);
  EXPECT_EQ(rounded(infinity, DType::u32), 4294967295.0);
}

TEST(Value, PredIsOneUnlessZero) {
  EXPECT_EQ(rounded(0.25, DType::pred), 1);
  EXPECT_EQ(rounded(-7, DType::pred), 1);
  EXPECT_EQ(rounded(0, DType::pred), 0);
}

TEST(Value, BitsAndNumbersAreTwoReadingsOfOneWord) {
  EXPECT_EQ(bits_of(-1), 0xFFFFFFFFu);
  EXPECT_EQ(bits_of(4294967295.0), 0xFFFFFFFFu);
  EXPECT_EQ(number_of(0xFFFFFFFFu, DType::i32), -1);
  EXPECT_EQ(number_of(0xFFFFFFFFu, DType::u32), 4294967295.0);
  EXPECT_EQ(number_of(0xFFFFFFFEu, DType::pred), 0);
}

TEST(Value, MakeValueRoundsAndCountsElements) {
  const Value value = make_value(DType::i32, {2}, {1.5, -1.5});
  EXPECT_EQ(value.elements, (std::vector<double>{1, -1}));
  EXPECT_TRUE(filled_value(DType::f32, {2, 2}, 0.5) == make_value(DType::f32, {2, 2}, {0.5, 0.5, 0.5, 0.5}));
  testing::expect_error([] { (void)make_value(DType::f32, {2, 3}, {1, 2}); }, "element_counts_differ", {"2", "6"});
}

}  // namespace
}  // namespace weft
