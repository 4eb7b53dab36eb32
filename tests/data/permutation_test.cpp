// The shuffle is a bijection for every size, differs between seeds and epochs, and looks like a shuffle.
#include <weft/data/permutation.hpp>

#include "support/expect_error.hpp"

#include <cstdlib>
#include <vector>

namespace permutation_test {

using weft::Index;
using weft::Permutation;
using weft::testing::expect_error;

constexpr bool is_bijection(Index size, std::uint32_t seed, std::uint32_t epoch) {
  bool seen[64] = {};
  const Permutation permutation(size, seed, epoch);
  for (Index i = 0; i < size; ++i) {
    const Index item = permutation(i);
    if (item < 0 || item >= size || seen[item]) return false;
    seen[item] = true;
  }
  return true;
}
static_assert(is_bijection(1, 0, 0) && is_bijection(10, 1, 2) && is_bijection(33, 7, 0));

TEST(Permutation, IsABijectionForEverySmallSize) {
  for (Index size = 0; size <= 64; ++size)
    for (std::uint32_t epoch = 0; epoch < 5; ++epoch) EXPECT_TRUE(is_bijection(size, 42, epoch)) << size;
}

TEST(Permutation, IsABijectionForLargeSizes) {
  for (const Index size : {255, 256, 257, 1000, 4096, 4097, 60000, 65535, 65537}) {
    const Permutation permutation(size, 3, 1);
    std::vector<bool> seen(weft::to_size(size));
    for (Index i = 0; i < size; ++i) {
      const Index item = permutation(i);
      ASSERT_TRUE(item >= 0 && item < size);
      ASSERT_FALSE(seen[weft::to_size(item)]) << size << ": item " << item << " twice";
      seen[weft::to_size(item)] = true;
    }
  }
}

TEST(Permutation, DiffersBetweenEpochsAndSeedsAndIsRepeatable) {
  const Index size = 1000;
  const Permutation first(size, 1, 0), again(size, 1, 0), other_epoch(size, 1, 1), other_seed(size, 2, 0);
  int same_epoch = 0, same_seed = 0, fixed = 0;
  for (Index i = 0; i < size; ++i) {
    EXPECT_EQ(first(i), again(i));
    same_epoch += first(i) == other_epoch(i);
    same_seed += first(i) == other_seed(i);
    fixed += first(i) == i;
  }
  // Of two independent shuffles about one position agrees.
  EXPECT_LT(same_epoch, 10);
  EXPECT_LT(same_seed, 10);
  EXPECT_LT(fixed, 10);
}

TEST(Permutation, PutsEveryItemAtEveryPositionEquallyOften) {
  constexpr Index size = 10;
  constexpr int epochs = 20000;
  int counts[size][size] = {};
  for (std::uint32_t epoch = 0; epoch < epochs; ++epoch) {
    const Permutation permutation(size, 5, epoch);
    for (Index i = 0; i < size; ++i) ++counts[i][permutation(i)];
  }
  // Chi-squared over the 100 cells: 81 degrees of freedom, mean 81, standard deviation 12.7.
  double chi_squared = 0;
  const double expected = static_cast<double>(epochs) / size;
  for (const auto& row : counts)
    for (const int count : row) chi_squared += (count - expected) * (count - expected) / expected;
  EXPECT_LT(chi_squared, 150.0);
}

TEST(Permutation, NeighborsDoNotStayNeighbors) {
  const Index size = 10000;
  const Permutation permutation(size, 9, 0);
  Index neighbors = 0;
  double distance = 0;
  for (Index i = 0; i + 1 < size; ++i) {
    const Index step = std::llabs(permutation(i + 1) - permutation(i));
    neighbors += step == 1;
    distance += static_cast<double>(step);
  }
  EXPECT_LT(neighbors, 12);                                         // 2 are expected
  EXPECT_NEAR(distance / static_cast<double>(size), 3333.3, 150.0);  // a third of the size
}

TEST(Permutation, WorksBeyondTheRangeOf32Bits) {
  const Index size = (Index{1} << 40) + 12345;
  const Permutation permutation(size, 1, 1);
  Index largest = 0;
  for (Index i = 0; i < 1000; ++i) {
    const Index item = permutation(size - 1 - i * 1000003);
    ASSERT_TRUE(item >= 0 && item < size);
    largest = item > largest ? item : largest;
  }
  EXPECT_GT(largest, size / 2);
}

TEST(Permutation, RefusesAnIndexOutsideItsRange) {
  const Permutation permutation(10, 1, 1);
  expect_error([&] { static_cast<void>(permutation(10)); }, "permutation_is_out_of_range", {"index 10", "10 items"});
  expect_error([&] { static_cast<void>(permutation(-1)); }, "permutation_is_out_of_range", {"index -1"});
  expect_error([] { Permutation(-1, 0, 0); }, "permutation_is_out_of_range", {"index -1"});
}

}  // namespace permutation_test
