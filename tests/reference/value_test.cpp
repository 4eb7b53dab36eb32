// Values: what each element type holds.
#include <support/expect_error.hpp>
#include <weft/reference/value.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace weft::value_test {

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

TEST(Value, HalvesKeepElevenBits) {
  EXPECT_EQ(rounded(1 + 0x1p-10, DType::f16), 1 + 0x1p-10);
  EXPECT_EQ(rounded(1 + 0x1p-11, DType::f16), 1);
  EXPECT_EQ(rounded(1 + 0x3p-11, DType::f16), 1 + 0x1p-9);
  EXPECT_EQ(rounded(65520, DType::f16), infinity);
  EXPECT_EQ(rounded(0.1, DType::f16, Arithmetic::unrounded), 0.1);
}

TEST(Value, DoublesAndPartsOfComplexNumbersAreFloats) {
  EXPECT_EQ(rounded(0.1, DType::f64), 0.1);
  EXPECT_EQ(rounded(-0.1, DType::c128), -0.1);
  EXPECT_EQ(rounded(-0.1, DType::c64), static_cast<double>(-0.1F));
  EXPECT_TRUE(std::isnan(rounded(std::nan(""), DType::c64)));
}

TEST(Value, IntegersOfEverySizeSaturate) {
  struct Range {
    DType dtype;
    double lowest, highest;
  };
  for (const Range& range :
       {Range{DType::i8, -128, 127}, Range{DType::u8, 0, 255}, Range{DType::i16, -32768, 32767},
        Range{DType::u16, 0, 65535}, Range{DType::i64, -0x1p63, 0x1p63}, Range{DType::u64, 0, 0x1p64}}) {
    EXPECT_EQ(rounded(-1e30, range.dtype), range.lowest) << name_of(range.dtype);
    EXPECT_EQ(rounded(1e30, range.dtype), range.highest) << name_of(range.dtype);
    EXPECT_EQ(rounded(99.9, range.dtype), 99) << name_of(range.dtype);
    EXPECT_EQ(rounded(std::nan(""), range.dtype), 0) << name_of(range.dtype);
  }
  EXPECT_EQ(rounded(-0x1p53, DType::i64), -0x1p53);
  EXPECT_EQ(rounded(0x1p63, DType::u64), 0x1p63);
}

TEST(Value, PredIsOneUnlessZero) {
  EXPECT_EQ(rounded(0.25, DType::pred), 1);
  EXPECT_EQ(rounded(-7, DType::pred), 1);
  EXPECT_EQ(rounded(0, DType::pred), 0);
}

TEST(Value, BitsAndNumbersAreTwoReadingsOfOneWord) {
  EXPECT_EQ(bits_of(-1), 0xFFFFFFFFFFFFFFFFu);
  EXPECT_EQ(bits_of(4294967295.0), 0xFFFFFFFFu);
  EXPECT_EQ(bits_of(0x1p63), 0x8000000000000000u);
  EXPECT_EQ(number_of(0xFFFFFFFFFFFFFFFFu, DType::i64), -1);
  EXPECT_EQ(number_of(0x1FFu, DType::i8), -1);
  EXPECT_EQ(number_of(0x1FFu, DType::u8), 255);
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

}  // namespace weft::value_test
