// Element types: sizes, names, C++ types, and bfloat16, whose conversions are checked on all its values.
#include <weft/base/dtype.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <type_traits>

namespace weft::dtype_test {

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

constexpr bool rows_are_in_order() {
  for (int i = 0; i < dtype_count; ++i)
    if (dtype_table[i].dtype != static_cast<DType>(i) || dtype_table[i].bytes > largest_element) return false;
  return true;
}
static_assert(rows_are_in_order());

TEST(DType, HasTheElementTypesOfStableHlo) {
  struct Row {
    DType dtype;
    const char* name;
    Index bytes;
    NumberKind kind;
  };
  using enum NumberKind;
  const Row rows[] = {{DType::i8, "i8", 1, signed_integer},     {DType::i16, "i16", 2, signed_integer},
                      {DType::i32, "i32", 4, signed_integer},   {DType::i64, "i64", 8, signed_integer},
                      {DType::u8, "u8", 1, unsigned_integer},   {DType::u16, "u16", 2, unsigned_integer},
                      {DType::u32, "u32", 4, unsigned_integer}, {DType::u64, "u64", 8, unsigned_integer},
                      {DType::f16, "f16", 2, floating},         {DType::bf16, "bf16", 2, floating},
                      {DType::f32, "f32", 4, floating},         {DType::f64, "f64", 8, floating},
                      {DType::c64, "c64", 8, complex},          {DType::c128, "c128", 16, complex},
                      {DType::pred, "pred", 1, predicate}};
  static_assert(sizeof rows / sizeof rows[0] == dtype_count);
  for (const Row& row : rows) {
    EXPECT_STREQ(name_of(row.dtype), row.name);
    EXPECT_EQ(size_bytes(row.dtype), row.bytes) << row.name;
    EXPECT_EQ(row_of(row.dtype).kind, row.kind) << row.name;
    EXPECT_EQ(is_floating(row.dtype), row.kind == floating) << row.name;
    EXPECT_EQ(is_complex(row.dtype), row.kind == complex) << row.name;
    EXPECT_EQ(is_integer(row.dtype), row.kind == signed_integer || row.kind == unsigned_integer) << row.name;
  }
}

TEST(DType, ArithmeticIsForAllButComplexNumbers) {
  for (const DTypeRow& row : dtype_table) {
    const bool in_vectors = is_narrow(row.dtype) || row.dtype == DType::f32 || row.dtype == DType::i32 ||
                            row.dtype == DType::u32 || row.dtype == DType::pred;
    EXPECT_EQ(fits_vectors(row.dtype), in_vectors) << row.name;
    EXPECT_EQ(has_arithmetic(row.dtype), !is_complex(row.dtype)) << row.name;
    EXPECT_EQ(is_narrow(row.dtype), row.dtype == DType::bf16 || row.dtype == DType::f16) << row.name;
  }
}

TEST(DType, IntegersHoldWholeNumbersOfTheirRange) {
  for (const DTypeRow& row : dtype_table) {
    if (!is_integer(row.dtype)) continue;
    const bool is_signed = row.kind == NumberKind::signed_integer;
    const double end = std::ldexp(1, 8 * row.bytes - (is_signed ? 1 : 0)), lowest = is_signed ? -end : 0;
    const double largest = row.bytes == 8 ? std::nextafter(end, 0) : end - 1;
    EXPECT_TRUE(can_hold(row.dtype, lowest) && can_hold(row.dtype, largest) && can_hold(row.dtype, -0.0)) << row.name;
    EXPECT_FALSE(can_hold(row.dtype, end)) << row.name;
    EXPECT_FALSE(can_hold(row.dtype, std::nextafter(lowest, -2 * end))) << row.name;
    for (double bad : {0.5, static_cast<double>(NAN), static_cast<double>(INFINITY), -static_cast<double>(INFINITY)})
      EXPECT_FALSE(can_hold(row.dtype, bad)) << row.name << ' ' << bad;
  }
  EXPECT_TRUE(can_hold(DType::i64, 0x1p53 + 2) && can_hold(DType::u64, 0x1p63));
}

TEST(DType, FloatsRoundButDoNotBecomeInfinite) {
  struct Row {
    DType dtype;
    double largest;
  };
  const double largest_f64 = std::numeric_limits<double>::max();
  const double largest_bf16 = static_cast<double>(static_cast<float>(with_bits(0x7F7F)));
  for (const Row& row : {Row{DType::f16, 65504}, Row{DType::bf16, largest_bf16}, Row{DType::f32, largest_f32},
                         Row{DType::f64, largest_f64}, Row{DType::c64, largest_f32}, Row{DType::c128, largest_f64}}) {
    for (double good : {0.1, 0.0, 1e-30, row.largest, -row.largest, static_cast<double>(INFINITY),
                        -static_cast<double>(INFINITY), static_cast<double>(NAN)})
      EXPECT_TRUE(can_hold(row.dtype, good)) << name_of(row.dtype) << ' ' << good;
    if (row.largest == largest_f64) continue;
    for (double bad : {1.01 * row.largest, -1.01 * row.largest})
      EXPECT_FALSE(can_hold(row.dtype, bad)) << name_of(row.dtype) << ' ' << bad;
  }
}

TEST(DType, PredHoldsZeroAndOne) {
  EXPECT_TRUE(can_hold(DType::pred, 0) && can_hold(DType::pred, 1));
  for (double bad : {2.0, -1.0, 0.5, static_cast<double>(NAN)}) EXPECT_FALSE(can_hold(DType::pred, bad)) << bad;
}

// C++ has several names for numbers of one size.
TEST(DType, EveryNumberOfCppHasAType) {
  static_assert(dtype_of<float> == DType::f32 && dtype_of<double> == DType::f64);
  static_assert(dtype_of<signed char> == DType::i8 && dtype_of<unsigned char> == DType::u8);
  static_assert(dtype_of<short> == DType::i16 && dtype_of<unsigned short> == DType::u16);
  static_assert(dtype_of<long> == DType::i64 && dtype_of<long long> == DType::i64);
  static_assert(dtype_of<unsigned long> == DType::u64 && dtype_of<unsigned> == DType::u32);
  static_assert(dtype_of<bfloat16> == DType::bf16 && dtype_of<bool> == DType::pred);
  static_assert(dtype_of<char16_t> == DType::u16 && dtype_of<std::int32_t> == DType::i32);
  static_assert(!TensorElement<long double> && !TensorElement<const char*>);  // of 16 bytes, of an address
  SUCCEED();
}

TEST(DType, BitsOfAHalfAreReadAsAnInteger) {
  static_assert(is_read_as(DType::f16, DType::u16) && is_read_as(DType::u8, DType::u8));
  static_assert(!is_read_as(DType::u16, DType::f16) && !is_read_as(DType::bf16, DType::u16));
  SUCCEED();
}

}  // namespace weft::dtype_test
