// Arrays that readers fill: aligned, zeroed, moved without copying.
#include <weft/io/aligned_array.hpp>

#include <gtest/gtest.h>

#include <utility>

namespace aligned_array_test {

using weft::AlignedArray;

static_assert(!std::is_copy_constructible_v<AlignedArray<float>>);

TEST(AlignedArray, StartsAlignedToACacheLineAndZero) {
  for (const weft::Index size : {1, 7, 64, 1000}) {
    const AlignedArray<float> array(size);
    EXPECT_EQ(array.size(), size);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(array.data()) % weft::array_alignment, 0u);
    for (const float value : array) EXPECT_EQ(value, 0.0f);
    EXPECT_EQ(array.end() - array.begin(), size);
  }
}

TEST(AlignedArray, MayBeEmpty) {
  const AlignedArray<std::uint8_t> none, zero(0);
  EXPECT_TRUE(none.empty());
  EXPECT_TRUE(zero.empty());
  EXPECT_EQ(none.begin(), none.end());
}

TEST(AlignedArray, MovesItsStorage) {
  AlignedArray<int> source(3);
  source[1] = 5;
  const int* storage = source.data();
  AlignedArray<int> moved(std::move(source));
  EXPECT_EQ(moved.data(), storage);
  EXPECT_EQ(moved[1], 5);
  AlignedArray<int> assigned(10);
  assigned = std::move(moved);
  EXPECT_EQ(assigned.data(), storage);
  EXPECT_EQ(assigned.size(), 3);
}

}  // namespace aligned_array_test
