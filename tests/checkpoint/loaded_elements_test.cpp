// Elements round once, to the nearest and on a tie to the even one, and matrices turn.
#include <weft/checkpoint/loaded_elements.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <vector>

namespace weft::detail {
namespace loaded_elements_test {

template <class From, class To>
std::vector<To> moved(const std::vector<From>& from, DType there, DType here, Index rows, bool transposes) {
  const AlignedArray<std::byte> bytes =
      rearranged(std::as_bytes(std::span(from)), there, here, rows, std::ssize(from) / rows, transposes);
  std::vector<To> to(to_size(bytes.size()) / sizeof(To));
  std::memcpy(to.data(), bytes.data(), to_size(bytes.size()));
  return to;
}

TEST(LoadedElements, MatricesTurn) {
  for (const auto& [rows, columns] : std::vector<std::pair<Index, Index>>{{1, 7}, {2, 3}, {16, 16}, {33, 50}, {5, 1}}) {
    std::vector<std::uint16_t> matrix(to_size(rows * columns));
    std::iota(matrix.begin(), matrix.end(), std::uint16_t{0});
    const auto turned = moved<std::uint16_t, std::uint16_t>(matrix, DType::f16, DType::f16, rows, true);
    for (Index i = 0; i < rows; ++i)
      for (Index j = 0; j < columns; ++j)
        ASSERT_EQ(turned[to_size(j * rows + i)], matrix[to_size(i * columns + j)]) << rows << ' ' << i << ' ' << j;
  }
  EXPECT_EQ((moved<float, std::uint16_t>({1, 2, 3, 4, 5, 6}, DType::f32, DType::bf16, 2, true)),
            (std::vector<std::uint16_t>{0x3F80, 0x4080, 0x4000, 0x40A0, 0x4040, 0x40C0}));
}

// Every narrow number, its neighbor above and what lies between them, from f32 and from f64.
TEST(LoadedElements, NarrowTypesTakeTheNearestAndOnATieTheEvenOne) {
  for (const DType narrow : {DType::bf16, DType::f16}) {
    const std::uint32_t infinity = narrow == DType::bf16 ? 0x7F80 : 0x7C00;
    for (std::uint32_t bits = 0; bits + 1 < infinity; ++bits) {
      const double below = element_value(narrow, {bits, 0}), above = element_value(narrow, {bits + 1, 0});
      const double middle = (below + above) / 2;
      const std::uint32_t even = bits % 2 == 0 ? bits : bits + 1, sign = 0x8000;
      ASSERT_EQ(rounded_to(narrow, below).low, bits);
      ASSERT_EQ(rounded_to(narrow, middle).low, even) << name_of(narrow);
      ASSERT_EQ(rounded_to(narrow, -middle).low, even | sign);
      // So near to the tie that f32 does not tell.
      ASSERT_EQ(rounded_to(narrow, std::nextafter(middle, 0)).low, bits) << name_of(narrow);
      ASSERT_EQ(rounded_to(narrow, -std::nextafter(middle, INFINITY)).low, (bits + 1) | sign) << name_of(narrow);
    }
    for (const double beyond : {1e300, static_cast<double>(INFINITY)}) {
      EXPECT_EQ(rounded_to(narrow, beyond).low, infinity);
      EXPECT_EQ(rounded_to(narrow, -beyond).low, infinity | 0x8000);
    }
    EXPECT_TRUE(std::isnan(element_value(narrow, rounded_to(narrow, std::nan("")))));
  }
}

TEST(LoadedElements, WiderTypesHaveTheSameNumbers) {
  EXPECT_EQ((moved<std::uint16_t, float>({0x3F80, 0xC040, 0x0001, 0x8000}, DType::bf16, DType::f32, 1, false)),
            (std::vector<float>{1, -3, 0x1p-133F, -0.0F}));
  EXPECT_EQ((moved<std::uint16_t, float>({0x3C00, 0xC200, 0x0001, 0x7BFF}, DType::f16, DType::f32, 1, false)),
            (std::vector<float>{1, -3, 0x1p-24F, 65504}));
  EXPECT_EQ((moved<double, float>({1 + 0x1p-24, 1 + 0x3p-24, 0.1, -2}, DType::f64, DType::f32, 1, false)),
            (std::vector<float>{1, 1 + 0x1p-22F, 0.1F, -2}));
}

}  // namespace loaded_elements_test
}  // namespace weft::detail
