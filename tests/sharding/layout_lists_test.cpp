// What is kept of values by how they lie.
#include <weft/sharding/layout_lists.hpp>

#include <gtest/gtest.h>

namespace weft::layout_lists_test {

using detail::AskedLayouts;
using detail::LayoutLists;

constexpr Layout cut_over(std::int8_t axis) {
  Layout layout;
  layout.dims.push_back({axis});
  return layout;
}

TEST(LayoutLists, KeepOneValueALayoutOfEachNode) {
  LayoutLists<int> lists(3);
  lists.add(1, cut_over(0), 10);
  lists.add(1, cut_over(1), 11);
  lists.add(2, cut_over(0), 20);
  EXPECT_EQ(*lists.find(1, cut_over(0)), 10);
  EXPECT_EQ(*lists.find(1, cut_over(1)), 11);
  EXPECT_EQ(*lists.find(2, cut_over(0)), 20);
  EXPECT_EQ(lists.find(2, cut_over(1)), nullptr);
  EXPECT_EQ(lists.find(0, cut_over(0)), nullptr);
  EXPECT_TRUE(lists.is_empty(0));
  EXPECT_FALSE(lists.is_empty(1));
  lists.clear();
  EXPECT_EQ(lists.find(1, cut_over(0)), nullptr);
  EXPECT_EQ(LayoutLists<int>().find(0, cut_over(0)), nullptr);
}
TEST(AskedLayouts, AreOfOneOrOfSeveral) {
  AskedLayouts asked(2);
  asked.add(0, cut_over(0), 7);
  asked.add(0, cut_over(0), 7);
  EXPECT_FALSE(asked.by_several(0, cut_over(0)));
  EXPECT_FALSE(asked.by_another(0, cut_over(0), 7));
  EXPECT_TRUE(asked.by_another(0, cut_over(0), 8));
  EXPECT_FALSE(asked.by_another(0, cut_over(1), 8));
  EXPECT_TRUE(asked.by_any(0, cut_over(0)) && !asked.by_any(0, cut_over(1)) && !asked.by_any(1, cut_over(0)));
  asked.add(0, cut_over(0), 8);
  EXPECT_TRUE(asked.by_several(0, cut_over(0)));
  EXPECT_TRUE(asked.by_another(0, cut_over(0), 7));
}

}  // namespace weft::layout_lists_test
