// Views of lists: what they show, also in a constant evaluation.
#include <weft/base/buffer.hpp>
#include <weft/base/list_view.hpp>

#include <gtest/gtest.h>

namespace weft::list_view_test {

constexpr int numbers[] = {3, 1, 4, 1, 5};

constexpr int sum(ListView<int> list) {
  int total = 0;
  for (const int number : list) total += number;
  return total;
}
static_assert(sum({numbers, 5}) == 14 && sum({}) == 0);
static_assert(sum(numbers) == 14 && sum(Buffer<int>{2, 7}) == 9);
static_assert(ListView<int>(numbers, 5).subspan(1, 3)[1] == 4);

TEST(ListView, ShowsTheListOfSomebodyElse) {
  const ListView<int> view(numbers, 5);
  EXPECT_EQ(view.data(), numbers);
  EXPECT_EQ(view.size(), 5u);
  EXPECT_EQ(view.front(), 3);
  EXPECT_EQ(view.back(), 5);
  EXPECT_EQ(sum(view), 14);
}

TEST(ListView, PartsAreOfTheSameList) {
  const ListView<int> part = ListView<int>(numbers, 5).subspan(2, 2);
  EXPECT_EQ(part.data(), numbers + 2);
  EXPECT_EQ(part.end(), numbers + 4);
  EXPECT_EQ(sum(part), 5);
}

TEST(ListView, MayBeEmpty) {
  EXPECT_TRUE(ListView<int>().empty());
  EXPECT_EQ(ListView<int>().begin(), ListView<int>().end());
  EXPECT_TRUE(ListView<int>(numbers, 5).subspan(5, 0).empty());
}

}  // namespace weft::list_view_test
