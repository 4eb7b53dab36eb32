// The arithmetic of positions, against coordinates that are counted out one position after the other.
#include <weft/mesh/positions.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace weft::positions_test {

static_assert(position_over({2, 3}, {}, 5) == 0);
static_assert(position_over({2, 3}, {0}, 5) == 1 && position_over({2, 3}, {1}, 5) == 2);
static_assert(position_over({2, 3}, {0, 1}, 4) == 4 && position_over({2, 3}, {1, 0}, 4) == 3);
static_assert(parts_of({2, 3}, {}) == 1 && parts_of({2, 3}, {1, 0}) == 6);
static_assert(product_of({}) == 1 && other_axes(3, {1}) == AxisList{0, 2});
static_assert(group_of({2, 2}, {0}, 3) == Buffer<Index>{1, 3});

// An odometer over a mesh of 2 x 3 x 2: the last wheel turns first.
class OnAMeshOfThreeAxes : public ::testing::Test {
 protected:
  static constexpr int rank = 3;
  const MeshSizes mesh{2, 3, 2};
  std::vector<std::array<Index, rank>> at;  // by position

  OnAMeshOfThreeAxes() {
    std::array<Index, rank> wheels{};
    for (bool turned = true; turned;) {
      at.push_back(wheels);
      int wheel = rank;
      do {
        --wheel;
        wheels[to_size(wheel)] = (wheels[to_size(wheel)] + 1) % mesh[wheel];
      } while (wheels[to_size(wheel)] == 0 && wheel > 0);
      turned = wheels != std::array<Index, rank>{};
    }
  }
  // Every ordered choice of axes.
  static std::vector<AxisList> axis_lists() {
    std::vector<AxisList> lists;
    std::array<std::int8_t, rank> order{0, 1, 2};
    do {
      for (int count = 0; count <= rank; ++count) {
        AxisList list;
        for (int i = 0; i < count; ++i) list.push_back(order[to_size(i)]);
        if (std::find(lists.begin(), lists.end(), list) == lists.end()) lists.push_back(list);
      }
    } while (std::next_permutation(order.begin(), order.end()));
    return lists;
  }
};

TEST_F(OnAMeshOfThreeAxes, CoordinatesCountUpTheLastAxisFirst) {
  ASSERT_EQ(static_cast<Index>(at.size()), product_of(mesh));
  for (Index position = 0; position < product_of(mesh); ++position) {
    const auto& wheels = at[to_size(position)];
    EXPECT_EQ(coordinates_of(mesh, position), (MeshSizes{wheels[0], wheels[1], wheels[2]}));
    EXPECT_EQ(position_at(mesh, coordinates_of(mesh, position)), position);
    for (int axis = 0; axis < rank; ++axis) EXPECT_EQ(coordinate_of(mesh, axis, position), wheels[to_size(axis)]);
  }
}

TEST_F(OnAMeshOfThreeAxes, GroupsAgreeOnTheOtherAxesAndCountUpTheListed) {
  ASSERT_EQ(axis_lists().size(), 16u);
  for (const AxisList& axes : axis_lists())
    for (Index position = 0; position < product_of(mesh); ++position) {
      std::vector<Index> expected;  // sorted by the coordinates on `axes`, the first listed deciding first
      for (Index other = 0; other < product_of(mesh); ++other) {
        bool agrees = true;
        for (int axis = 0; axis < rank; ++axis)
          agrees = agrees && (axes.contains(static_cast<std::int8_t>(axis)) ||
                              at[to_size(other)][to_size(axis)] == at[to_size(position)][to_size(axis)]);
        if (agrees) expected.push_back(other);
      }
      std::sort(expected.begin(), expected.end(), [&](Index a, Index b) {
        for (const auto axis : axes)
          if (at[to_size(a)][to_size(axis)] != at[to_size(b)][to_size(axis)])
            return at[to_size(a)][to_size(axis)] < at[to_size(b)][to_size(axis)];
        return false;
      });
      const Buffer<Index> group = group_of(mesh, axes, position);
      EXPECT_EQ(std::vector<Index>(group.begin(), group.end()), expected);
      EXPECT_EQ(group.size(), parts_of(mesh, axes));
      EXPECT_EQ(group[position_over(mesh, axes, position)], position);
    }
}

TEST_F(OnAMeshOfThreeAxes, OtherAxesAreTheRestInMeshOrder) {
  EXPECT_EQ(other_axes(rank, {}), (AxisList{0, 1, 2}));
  EXPECT_EQ(other_axes(rank, {2, 0}), (AxisList{1}));
  EXPECT_EQ(other_axes(rank, {0, 1, 2}), (AxisList{}));
}

TEST_F(OnAMeshOfThreeAxes, AGroupHasEquallyManyMembersInEveryGranuleItCrosses) {
  std::vector<MeshSizes> crossings = {{}};
  for (Index a = 1; a <= mesh[0]; ++a)
    for (Index b = 1; b <= mesh[1]; ++b)
      for (Index c = 1; c <= mesh[2]; ++c)
        if (mesh[0] % a == 0 && mesh[1] % b == 0 && mesh[2] % c == 0) crossings.push_back({a, b, c});
  ASSERT_GE(crossings.size(), 5u);
  for (const MeshSizes& dcn : crossings) {
    std::map<Index, Index> sizes;
    for (Index position = 0; position < product_of(mesh); ++position) ++sizes[granule_of(mesh, dcn, position)];
    EXPECT_EQ(std::ssize(sizes), dcn.empty() ? 1 : product_of(dcn));
    EXPECT_EQ(sizes.rbegin()->first, std::ssize(sizes) - 1);
    for (const AxisList& axes : axis_lists())
      for (Index position = 0; position < product_of(mesh); ++position) {
        std::map<Index, Index> members;
        for (const Index member : group_of(mesh, axes, position)) ++members[granule_of(mesh, dcn, member)];
        EXPECT_EQ(std::ssize(members), granules_over(dcn, axes));
        for (const auto& [granule, count] : members) EXPECT_EQ(count * std::ssize(members), parts_of(mesh, axes));
      }
  }
}

// Row-major neighbors along an axis: the major steps cross.
TEST_F(OnAMeshOfThreeAxes, GranulesAreBlocks) {
  const MeshSizes sizes{4, 6}, dcn{2, 3};
  for (Index position = 0; position < 24; ++position)
    EXPECT_EQ(granule_of(sizes, dcn, position), position / 6 / 2 * 3 + position % 6 / 2);
}

}  // namespace weft::positions_test
