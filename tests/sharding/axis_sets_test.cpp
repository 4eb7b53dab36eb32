// Axes in parts, as sets.
#include <weft/sharding/axis_sets.hpp>

#include <gtest/gtest.h>

namespace weft::axis_sets_test {

constexpr SubAxis x{0, 1, 8}, y{1, 1, 2};

TEST(AxisSets, WhatIsLeft) {
  static_assert(without({x, y}, {y}) == SubAxes{x});
  static_assert(without({x}, {{0, 2, 2}}) == SubAxes{{0, 1, 2}, {0, 4, 2}});
  static_assert(without({{0, 1, 4}}, {{0, 2, 4}}) == SubAxes{{0, 1, 2}});
  static_assert(without({x, y}, {}) == SubAxes{x, y});
  static_assert(without({{0, 2, 2}}, {x}).empty());
}
TEST(AxisSets, OrderOfTheMesh) {
  static_assert(in_order_of_mesh({y, {0, 4, 2}, {0, 1, 4}}) == SubAxes{x, y});
  static_assert(in_order_of_mesh({{0, 4, 2}, {0, 1, 2}}) == SubAxes{{0, 1, 2}, {0, 4, 2}});
}
TEST(AxisSets, Overlap) {
  static_assert(overlap(SubAxes{{0, 1, 4}}, SubAxes{y, {0, 2, 2}}));
  static_assert(!overlap(SubAxes{{0, 1, 2}}, SubAxes{{0, 2, 4}}));
}

}  // namespace weft::axis_sets_test
