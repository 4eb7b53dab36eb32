#include <weft/sharding/axis_prefix.hpp>

#include <gtest/gtest.h>

namespace weft::testing::axis_prefix_test {

constexpr SubAxis x{0, 1, 8}, x_major{0, 1, 2}, x_middle{0, 2, 2}, x_minor{0, 4, 2}, y{1, 1, 4};

TEST(AxisPrefix, OverlapsAndPrefixes) {
  static_assert(overlap(x, x_middle) && !overlap(x_major, x_middle) && !overlap(x, y));
  static_assert(is_prefix(x_major, x) && is_prefix(x, x) && !is_prefix(x_middle, x));
  static_assert(contains(x, x_minor) && !contains(x_minor, x));
}

TEST(AxisPrefix, PartsOfSixThatShareNoGridDoNotCoexist) {
  EXPECT_FALSE(can_coexist({0, 1, 2}, {0, 1, 3}));
  EXPECT_TRUE(can_coexist({0, 1, 2}, {0, 2, 3}));
  EXPECT_FALSE(can_coexist({0, 1, 2}, {0, 3, 2}));
  EXPECT_TRUE(can_coexist({0, 1, 2}, {1, 1, 3}));
}

TEST(AxisPrefix, KeepsWhatIsBesideOthers) {
  EXPECT_EQ(prefix_beside(x, x_middle), std::optional(x_major));
  EXPECT_EQ(prefix_beside(x, SubAxes{x_minor, x_middle}), std::optional(x_major));
  EXPECT_EQ(prefix_beside(x_minor, x), std::nullopt);
  EXPECT_EQ(prefix_beside(y, x), std::optional(y));
}
TEST(AxisPrefix, AnAxisOfOneIsUsedOnce) {
  constexpr SubAxis one{0, 1, 1}, other{1, 1, 1};
  static_assert(overlap(one, one) && !overlap(one, other));
  EXPECT_EQ(prefix_beside(one, one), std::nullopt);
  EXPECT_EQ(prefix_beside(one, other), std::optional(one));
}

TEST(AxisPrefix, StrictPrefixesOfLists) {
  EXPECT_TRUE(is_strict_prefix({}, {x}));
  EXPECT_TRUE(is_strict_prefix({y, x_major}, {y, x}));
  EXPECT_FALSE(is_strict_prefix({y, x}, {y, x}));
  EXPECT_FALSE(is_strict_prefix({x_major, y}, {x, y}));
}

TEST(AxisPrefix, NeighborsBecomeOne) {
  SubAxes list{x_major};
  append_merged(list, x_middle);
  append_merged(list, y);
  EXPECT_EQ(list, (SubAxes{{0, 1, 4}, y}));
}

SubAxes agreed(std::initializer_list<SubAxes> lists, bool can_grow = true) {
  CompatibleAxes found;
  for (const SubAxes& list : lists) {
    found.meet(list);
    if (!can_grow) found.can_grow = false;
  }
  return found.axes;
}

TEST(AxisPrefix, ListsAgreeOnTheirMajorAxes) {
  EXPECT_EQ(agreed({{x}, {x, y}}), (SubAxes{x, y}));
  EXPECT_EQ(agreed({{x, y}, {x}}), (SubAxes{x, y}));
  EXPECT_EQ(agreed({{x, y}, {y}}), SubAxes{});
  EXPECT_EQ(agreed({{x_major}, {x}}), SubAxes{x});
  EXPECT_EQ(agreed({{x_major, y}, {x, y}}), SubAxes{x_major});
  EXPECT_EQ(agreed({{x, y}, {x_major, y}}), SubAxes{x_major});
}

TEST(AxisPrefix, WhatMayNotGrowKeepsItsAxes) {
  EXPECT_EQ(agreed({{x}, {x, y}}, false), SubAxes{x});
  EXPECT_EQ(agreed({{x_major}, {x}}, false), SubAxes{x_major});
  EXPECT_EQ(agreed({{x, y}, {x}}, false), (SubAxes{x, y}));
}

}  // namespace weft::testing::axis_prefix_test
