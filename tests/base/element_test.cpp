// Elements as bytes: every type there and back, and binary16 against its known bit patterns.
#include <weft/base/element.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace weft::element_test {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::uint16_t half(double value) { return static_cast<std::uint16_t>(element_bits(DType::f16, value).low); }
constexpr double half_value(std::uint32_t bits) { return element_value(DType::f16, {bits, 0}); }

// IEEE 754-2008, binary16: 1 sign, 5 exponent and 10 significand bits.
static_assert(half(1) == 0x3C00 && half(-2) == 0xC000 && half(65504) == 0x7BFF && half(1.0 / 3) == 0x3555);
static_assert(half(0x1p-14) == 0x0400 && half(0x1p-24) == 0x0001 && half(0x1.ff8p-15) == 0x03FF);
static_assert(half_value(0x3C00) == 1 && half_value(0x3555) == 0.333251953125 && half_value(0x0001) == 0x1p-24);
static_assert(element_value(DType::i64, element_bits(DType::i64, -7)) == -7);

TEST(Element, HalvesOfTheKnownBitPatterns) {
  struct Known {
    double value;
    std::uint16_t bits;
  };
  for (const Known& known :
       {Known{0.0, 0x0000}, Known{-0.0, 0x8000}, Known{1, 0x3C00}, Known{-1, 0xBC00}, Known{0.5, 0x3800},
        Known{2, 0x4000}, Known{65504, 0x7BFF}, Known{-65504, 0xFBFF}, Known{0x1p-14, 0x0400}, Known{0x1p-15, 0x0200},
        Known{0x1p-24, 0x0001}, Known{-0x1p-24, 0x8001}, Known{1 + 0x1p-10, 0x3C01}, Known{infinity, 0x7C00},
        Known{-infinity, 0xFC00}, Known{1023 * 0x1p-24, 0x03FF}}) {
    EXPECT_EQ(half(known.value), known.bits) << known.value;
    EXPECT_EQ(half_value(known.bits), known.value) << known.bits;
    EXPECT_EQ(std::signbit(half_value(known.bits)), std::signbit(known.value)) << known.bits;
  }
}

TEST(Element, EveryHalfSurvivesTheWayThroughDouble) {
  for (std::uint32_t bits = 0; bits <= 0xFFFF; ++bits) {
    const double value = half_value(bits);
    if (std::isnan(value))
      ASSERT_TRUE((bits & 0x7C00u) == 0x7C00u && (bits & 0x3FFu) != 0 && std::isnan(half_value(half(value)))) << bits;
    else
      ASSERT_EQ(half(value), bits);
  }
}

TEST(Element, HalvesRoundToTheNearestAndOnATieToTheEvenOne) {
  for (std::uint32_t bits = 0; bits < 0x7BFF; ++bits) {  // positive, with a finite neighbor above; subnormals, too
    const double below = half_value(bits), above = half_value(bits + 1), middle = (below + above) / 2;
    const std::uint32_t even = bits % 2 == 0 ? bits : bits + 1;
    ASSERT_EQ(half(middle), even);
    ASSERT_EQ(half(-middle), even | 0x8000u);
    ASSERT_EQ(half(std::nextafter(middle, 0)), bits);
    ASSERT_EQ(half(std::nextafter(middle, infinity)), bits + 1);
  }
  EXPECT_EQ(half(std::nextafter(65520, 0)), 0x7BFF);
  EXPECT_EQ(half(65520), 0x7C00) << "halfway to 2^16 is infinity";
  EXPECT_EQ(half(1e300), 0x7C00);
  EXPECT_EQ(half(-1e300), 0xFC00);
  EXPECT_EQ(half(0x1p-25), 0) << "halfway to the smallest";
  EXPECT_EQ(half(std::nextafter(0x1p-25, 1)), 1);
  EXPECT_EQ(half(-0x1p-26), 0x8000);
  EXPECT_EQ(half(std::numeric_limits<double>::denorm_min()), 0);
}

TEST(Element, NanStaysNan) {
  for (DType dtype : {DType::f32, DType::bf16, DType::f16, DType::f64, DType::c64, DType::c128})
    for (double nan : {std::nan(""), -std::nan(""), std::nan("1")})
      EXPECT_TRUE(std::isnan(element_value(dtype, element_bits(dtype, nan)))) << name_of(dtype);
}

// The limits of what a type holds, and numbers between.
TEST(Element, NumbersOfEveryTypeSurvive) {
  for (const DTypeRow& row : dtype_table) {
    std::vector<double> numbers{0, 1};
    const int bits = 8 * row.bytes;
    if (row.kind == NumberKind::signed_integer) {
      numbers.insert(numbers.end(), {-1, -std::ldexp(1, bits - 1), 100, -100});
      numbers.push_back(bits == 64 ? 0x1p63 - 1024 : std::ldexp(1, bits - 1) - 1);
    }
    if (row.kind == NumberKind::unsigned_integer)
      numbers.insert(numbers.end(),
                     {200, std::ldexp(1, bits - 1), bits == 64 ? 0x1p64 - 2048 : std::ldexp(1, bits) - 1});
    if (row.kind == NumberKind::floating || row.kind == NumberKind::complex)
      numbers.insert(numbers.end(), {-0.0, 0.5, -1.75, 0x1p-14, infinity, -infinity});
    for (double number : numbers) {
      ASSERT_TRUE(can_hold(row.dtype, number)) << row.name << ' ' << number;
      const ElementBits element = element_bits(row.dtype, number);
      EXPECT_EQ(element_value(row.dtype, element), number) << row.name;
      EXPECT_EQ(std::signbit(element_value(row.dtype, element)), std::signbit(number)) << row.name << ' ' << number;
      EXPECT_EQ(element.high, 0u);
      EXPECT_EQ(bits < 64 ? element.low >> bits : 0, 0u) << row.name << ": no bits beyond the type";
    }
  }
}

TEST(Element, BytesAreThoseOfTheCppTypes) {
  EXPECT_EQ(element_bits(DType::f32, 0.1).low, __builtin_bit_cast(std::uint32_t, 0.1F));
  EXPECT_EQ(element_bits(DType::f64, 0.1).low, __builtin_bit_cast(std::uint64_t, 0.1));
  EXPECT_EQ(element_bits(DType::bf16, 0.1).low, bfloat16(0.1F).bits);
  EXPECT_EQ(element_bits(DType::i8, -1).low, 0xFFu);
  EXPECT_EQ(element_bits(DType::i16, -2).low, 0xFFFEu);
  EXPECT_EQ(element_bits(DType::i32, -1).low, 0xFFFFFFFFu);
  EXPECT_EQ(element_bits(DType::i64, -1).low, ~std::uint64_t{0});
  EXPECT_EQ(element_bits(DType::u64, 0x1p63).low, std::uint64_t{1} << 63);
  EXPECT_EQ(element_bits(DType::pred, 1).low, 1u);
  EXPECT_EQ(element_bits(DType::c64, 2).low, 0x40000000u) << "the imaginary part is 0";
  EXPECT_EQ(element_bits(DType::c128, 2), (ElementBits{0x4000000000000000u, 0}));
}

TEST(Element, IsReadFromMemoryLowestByteFirst) {
  const std::uint8_t bytes[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  EXPECT_EQ(element_at(DType::u8, bytes), (ElementBits{0x01, 0}));
  EXPECT_EQ(element_at(DType::i16, bytes), (ElementBits{0x0201, 0}));
  EXPECT_EQ(element_at(DType::f32, bytes), (ElementBits{0x04030201, 0}));
  EXPECT_EQ(element_at(DType::u64, bytes), (ElementBits{0x0807060504030201, 0}));
  EXPECT_EQ(element_at(DType::c128, bytes), (ElementBits{0x0807060504030201, 0x100F0E0D0C0B0A09}));
}

}  // namespace weft::element_test
