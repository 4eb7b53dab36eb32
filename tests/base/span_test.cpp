#include <weft/base/span.hpp>

#include <gtest/gtest.h>

#include <array>
#include <span>
#include <vector>

namespace weft {
namespace {

Index sum_of(Span<const int> numbers) {
  Index sum = 0;
  for (const int number : numbers) sum += number;
  return sum;
}
int first_of(std::span<const int> numbers) { return numbers[0]; }

TEST(Span, IsMadeOfWhateverHasElementsInARow) {
  const int plain[] = {1, 2, 3};
  std::vector<int> vector{4, 5};
  EXPECT_EQ(sum_of(plain), 6);
  EXPECT_EQ(sum_of(vector), 9);
  EXPECT_EQ(sum_of(std::array<int, 2>{6, 7}), 13);
  EXPECT_EQ(sum_of(std::span(vector)), 9);
  EXPECT_EQ(sum_of({plain + 1, 2}), 5);
  EXPECT_EQ(sum_of({}), 0);
  EXPECT_TRUE(Span<int>().empty());
}

TEST(Span, BecomesTheStandards) {
  const int plain[] = {8, 9};
  EXPECT_EQ(first_of(Span<const int>(plain)), 8);
}

TEST(Span, ReachesTheElements) {
  std::vector<int> vector{4, 5};
  const Span<int> span = vector;
  span[1] = 7;
  EXPECT_EQ(vector[1], 7);
  EXPECT_EQ(span.data(), vector.data());
  const Span<const int> read_only = span;
  EXPECT_EQ(read_only[1], 7);
  EXPECT_THROW(static_cast<void>(span[2]), Error);
  EXPECT_THROW(static_cast<void>(span[-1]), Error);
}

}  // namespace
}  // namespace weft
