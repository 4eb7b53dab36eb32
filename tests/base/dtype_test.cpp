// Element types: sizes, names, C++ types, and bfloat16, whose conversions are checked on all its values.
#include <weft/base/dtype.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <type_traits>

namespace weft {
namespace {

constexpr float from_bits(std::uint32_t bits) { return __builtin_bit_cast(float, bits); }
constexpr std::uint16_t rounded(float value) { return bfloat16(value).bits; }
constexpr bfloat16 with_bits(std::uint32_t bits) {
  bfloat16 value;
  value.bits = static_cast<std::uint16_t>(bits);
  return value;
}

// Halfway between two neighbors the even one wins: 1 + 2^-8 lies between 0x3F80 and 0x3F81, 1 + 3 * 2^-8 between
// 0x3F81 and 0x3F82.
static_assert(rounded(1.0f) == 0x3F80 && rounded(1.00390625f) == 0x3F80 && rounded(1.01171875f) == 0x3F82);
static_assert(rounded(from_bits(0x3F808001)) == 0x3F81 && rounded(from_bits(0x3F807FFF)) == 0x3F80);
static_assert(static_cast<float>(bfloat16(-2.5f)) == -2.5f);

TEST(BFloat16, EveryValueSurvivesTheWayThroughFloat) {
  for (std::uint32_t bits = 0; bits <= 0xFFFF; ++bits) {
    const float value = static_cast<float>(with_bits(bits));
    ASSERT_EQ(__builtin_bit_cast(std::uint32_t, value), bits << 16);
    if (std::isnan(value))
      ASSERT_TRUE(std::isnan(static_cast<float>(bfloat16(value)))) << bits;
    else
      ASSERT_EQ(rounded(value), bits);
  }
}

TEST(BFloat16, RoundsToTheNearestAndOnATieToTheEvenOne) {
  for (std::uint32_t bits = 0; bits < 0x7F7F; ++bits) {  // positive, with a finite neighbor above
    const auto below = static_cast<double>(static_cast<float>(with_bits(bits)));
    const auto above = static_cast<double>(static_cast<float>(with_bits(bits + 1)));
    const auto middle = static_cast<float>((below + above) / 2);
    const std::uint32_t even = bits % 2 == 0 ? bits : bits + 1;
    ASSERT_EQ(rounded(middle), even);
    ASSERT_EQ(rounded(-middle), even | 0x8000u);
    ASSERT_EQ(rounded(std::nextafter(middle, 0.0f)), bits);
    ASSERT_EQ(rounded(std::nextafter(middle, std::numeric_limits<float>::infinity())), bits + 1);
  }
}

TEST(BFloat16, KeepsInfinityNanAndZero) {
  constexpr float infinity = std::numeric_limits<float>::infinity();
  static_assert(rounded(infinity) == 0x7F80 && rounded(-infinity) == 0xFF80);
  EXPECT_EQ(rounded(std::numeric_limits<float>::max()), 0x7F80) << "beyond the largest value is infinity";
  EXPECT_EQ(rounded(-0.0f), 0x8000);
  // A NaN whose payload lies in the lower half only must not become infinity, nor wrap around to zero.
  for (std::uint32_t bits : {0x7F800001u, 0x7FFFFFFFu, 0xFFFFFFFFu, 0x7FC00000u})
    EXPECT_TRUE(std::isnan(static_cast<float>(bfloat16(from_bits(bits))))) << bits;
}

TEST(BFloat16, ComparesAsANumber) {
  static_assert(with_bits(0x8000) == with_bits(0) && !(with_bits(0x7FC0) == with_bits(0x7FC0)));
  EXPECT_TRUE(bfloat16(0.0f) == bfloat16(-0.0f));
  EXPECT_FALSE(bfloat16(1.0f) == bfloat16(2.0f));
  EXPECT_FALSE(with_bits(0x7FC0) == with_bits(0x7FC0)) << "NaN equals nothing";
}

template <class T>
constexpr bool has_the_size_of_its_tag = size_bytes(dtype_of<T>) == static_cast<Index>(sizeof(T));
static_assert(has_the_size_of_its_tag<float> && has_the_size_of_its_tag<bfloat16> && has_the_size_of_its_tag<bool> &&
              has_the_size_of_its_tag<std::int32_t> && has_the_size_of_its_tag<std::uint32_t>);
static_assert(std::is_trivially_copyable_v<bfloat16>);

TEST(DType, KnowsItsNameSizeAndKind) {
  struct Row {
    DType dtype;
    const char* name;
    Index bytes;
    bool floating;
  };
  for (const Row& row : {Row{dtype_of<float>, "f32", 4, true}, Row{dtype_of<bfloat16>, "bf16", 2, true},
                         Row{dtype_of<std::int32_t>, "i32", 4, false}, Row{dtype_of<std::uint32_t>, "u32", 4, false},
                         Row{dtype_of<bool>, "pred", 1, false}}) {
    EXPECT_STREQ(name_of(row.dtype), row.name);
    EXPECT_EQ(size_bytes(row.dtype), row.bytes) << row.name;
    EXPECT_EQ(is_floating(row.dtype), row.floating) << row.name;
  }
}

}  // namespace
}  // namespace weft
