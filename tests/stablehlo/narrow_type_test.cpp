// Narrow types hold what ml_dtypes says that they hold.
#include <weft/stablehlo/narrow_type.hpp>

#include <gtest/gtest.h>

#include <cmath>

namespace weft::stablehlo_narrow_type_test {

using stablehlo::narrow_bits;
using stablehlo::narrow_type;
using stablehlo::narrow_types;
using stablehlo::narrow_value;
using stablehlo::NarrowType;

static_assert(narrow_value(*narrow_type("i4"), 0xF8) == -8 && narrow_value(*narrow_type("ui4"), 0xF8) == 8);
static_assert(narrow_bits(*narrow_type("i2"), -3) == 1 && narrow_bits(*narrow_type("i4"), -1) == 15);
static_assert(narrow_type("i3") == nullptr && narrow_type("f8") == nullptr);

constexpr float infinity = __builtin_inff();
constexpr int count = 30;
constexpr float numbers[count] = {
    0,     -0.0f,  1,      -1.5f,   0.1f,  -0.75f,  2.5f,   3.14159f, 5,         -6.5f,
    7.75f, 15.75f, 28.5f,  -30.9f,  240,   248,     -460,   464.5f,   57344,     61440,
    1e9f,  1e-3f,  -2e-3f, 1.2e-4f, 7e-6f, 3.9e-6f, 2e-38f, infinity, -infinity, __builtin_nanf("")};
struct Row {
  const char* name;
  std::uint8_t bits[count];
};
// numpy.array(numbers, "float32").astype(ml_dtypes.float4_e2m1fn).view("uint8"), ... of ml_dtypes 0.5.
// clang-format off
constexpr Row rows[] = {
    {"f4E2M1FN", {0, 8, 2, 11, 0, 10, 4, 5, 6, 15, 7, 7, 7, 15, 7, 7, 15, 7, 7, 7, 7, 0, 8, 0, 0, 0, 0, 7, 15, 8}},
    {"f6E2M3FN", {0, 32, 8, 44, 1, 38, 18, 21, 26, 61, 31, 31, 31, 63, 31, 31, 63, 31, 31, 31, 31, 0, 32, 0, 0, 0, 0, 31, 63, 32}},
    {"f6E3M2FN", {0, 32, 12, 46, 2, 42, 17, 18, 21, 54, 24, 28, 31, 63, 31, 31, 63, 31, 31, 31, 31, 0, 32, 0, 0, 0, 0, 31, 63, 32}},
    {"f8E3M4", {0, 128, 48, 184, 6, 168, 68, 73, 84, 218, 95, 112, 112, 240, 112, 112, 240, 112, 112, 112, 112, 0, 128, 0, 0, 0, 0, 112, 240, 120}},
    {"f8E4M3", {0, 128, 56, 188, 29, 180, 66, 69, 74, 205, 80, 88, 94, 223, 119, 120, 248, 120, 120, 120, 120, 1, 129, 0, 0, 0, 0, 120, 248, 124}},
    {"f8E4M3B11FNUZ", {0, 0, 88, 220, 61, 212, 98, 101, 106, 237, 112, 120, 126, 255, 128, 128, 128, 128, 128, 128, 128, 8, 144, 1, 0, 0, 0, 128, 128, 128}},
    {"f8E4M3FN", {0, 128, 56, 188, 29, 180, 66, 69, 74, 205, 80, 88, 94, 223, 119, 120, 254, 127, 127, 127, 127, 1, 129, 0, 0, 0, 0, 127, 255, 127}},
    {"f8E4M3FNUZ", {0, 0, 64, 196, 37, 188, 74, 77, 82, 213, 88, 96, 102, 231, 127, 128, 128, 128, 128, 128, 128, 1, 130, 0, 0, 0, 0, 128, 128, 128}},
    {"f8E5M2", {0, 128, 60, 190, 46, 186, 65, 66, 69, 198, 72, 76, 79, 208, 92, 92, 223, 95, 123, 124, 124, 20, 152, 8, 0, 0, 0, 124, 252, 126}},
    {"f8E5M2FNUZ", {0, 0, 64, 194, 50, 190, 69, 70, 73, 202, 76, 80, 83, 212, 96, 96, 227, 99, 127, 128, 128, 24, 156, 12, 1, 1, 0, 128, 128, 128}},
    {"f8E8M0FNU", {255, 255, 127, 255, 124, 255, 128, 129, 129, 255, 130, 131, 132, 255, 135, 135, 255, 136, 143, 143, 157, 117, 255, 114, 110, 109, 2, 255, 255, 255}},
};
// clang-format on

TEST(NarrowType, RoundsAsMlDtypesDoes) {
  for (const Row& row : rows)
    for (int i = 0; i < count; ++i)
      EXPECT_EQ(narrow_bits(*narrow_type(row.name), static_cast<double>(numbers[i])), row.bits[i])
          << row.name << ' ' << numbers[i];
}

// Every number is its own nearest, and what lies between two goes to the nearer one, the middle to the even one.
TEST(NarrowType, HoldsItsNumbers) {
  for (const NarrowType& type : narrow_types) {
    if (!type.is_floating()) continue;
    for (std::uint64_t bits = 0; bits <= type.mask(); ++bits) {
      const double value = narrow_value(type, bits);
      if (std::isnan(value)) continue;
      EXPECT_EQ(narrow_value(type, narrow_bits(type, value)), value) << type.name << ' ' << bits;
      if (bits >= type.largest()) continue;
      const double next = narrow_value(type, bits + 1), middle = (value + next) / 2;
      const std::uint64_t even = type.fraction == 0 || (bits & 1) != 0 ? bits + 1 : bits;
      EXPECT_EQ(narrow_bits(type, middle), even) << type.name << ' ' << bits;
      EXPECT_EQ(narrow_bits(type, std::nextafter(middle, next)), bits + 1) << type.name << ' ' << bits;
      EXPECT_EQ(narrow_bits(type, std::nextafter(middle, value)), bits) << type.name << ' ' << bits;
    }
  }
}

}  // namespace weft::stablehlo_narrow_type_test
