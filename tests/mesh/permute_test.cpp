// Where a permute moves things, against the ranks of groups.
#include <weft/mesh/permute.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::permute_test {

TEST(Permute, MovesToThePositionThatCountsTheSame) {
  const MeshSizes sizes{2, 3, 4};
  Index crossing = 0, staying = 0;
  for (const AxisList& axes : {AxisList{0, 1}, AxisList{1, 2}, AxisList{0, 1, 2}, AxisList{2, 0, 1}})
    for (const AxisList& source : {AxisList{1, 0}, AxisList{2, 1}, AxisList{1, 2, 0}, AxisList{2, 1, 0}}) {
      if (source.size() != axes.size() || parts_of(MeshSizes{2, 3, 5}, source) != parts_of(MeshSizes{2, 3, 5}, axes))
        continue;
      for (const MeshSizes& dcn : {MeshSizes{}, MeshSizes{2, 1, 1}, MeshSizes{1, 3, 2}, MeshSizes{1, 1, 2}}) {
        bool crosses = false;
        for (Index position = 0; position < 24; ++position) {
          const Index target = permuted_position(sizes, axes, source, position);
          EXPECT_EQ(group_of(sizes, axes, position)[position_over(sizes, source, position)], target);
          crosses = crosses || granule_of(sizes, dcn, position) != granule_of(sizes, dcn, target);
        }
        EXPECT_EQ(permute_crosses_granules(sizes, dcn, axes, source), crosses);
        ++(crosses ? crossing : staying);
      }
    }
  EXPECT_GT(crossing, 4);
  EXPECT_GT(staying, 4);
}

TEST(Permute, AHopFindsItsSourceAndItsTarget) {
  const auto sources = [](const Hop& hop) {
    std::vector<Index> list;
    for (Index rank = 0; rank < 4; ++rank) {
      list.push_back(hop.source_of(rank, 4));
      if (list.back() >= 0) {
        EXPECT_EQ(hop.target_of(list.back(), 4), rank);
      }
    }
    return list;
  };
  EXPECT_EQ(sources({-1}), (std::vector<Index>{-1, 0, 1, 2}));
  EXPECT_EQ(sources({2}), (std::vector<Index>{2, 3, -1, -1}));
  EXPECT_EQ(sources({-1, false, true}), (std::vector<Index>{3, 0, 1, 2}));
  EXPECT_EQ(sources({3, true}), (std::vector<Index>{3, 2, 1, 0}));
  EXPECT_EQ(sources({1, true}), (std::vector<Index>{1, 0, -1, -1}));
  EXPECT_EQ(sources({1, true, true}), (std::vector<Index>{1, 0, 3, 2}));
}
TEST(Permute, AListSaysAnySourceAndTheWayBack) {
  constexpr Hop turned = [] {
    Hop hop;
    hop.list(2, 0);
    hop.list(0, 1);
    hop.list(14, 2);
    return hop;
  }();
  static_assert(turned.source_of(0, 15) == 2 && turned.source_of(2, 15) == 14 && turned.source_of(3, 15) == -1);
  static_assert(turned.target_of(14, 15) == 2 && turned.target_of(1, 15) == -1 && !turned.stays());
  static_assert(turned.back().source_of(14, 15) == 2 && turned.back().back() == turned);
  static_assert(Hop{3}.back() == Hop{-3} && Hop{3, true}.back() == Hop{3, true});
}
// Over axis 1 of {2, 3}, one further: the last one of each row sends to nobody.
TEST(Permute, ACrossedHopIsItsOwnWayBack) {
  constexpr Hop pairs{.offset = 1, .crossed = true};
  static_assert(pairs.source_of(2, 4) == 3 && pairs.target_of(2, 4) == 3 && pairs.source_of(4, 5) == -1);
  static_assert(pairs.between(6, 3, 8) == Hop{.offset = 5, .crossed = true});
  static_assert(Hop{0, true, true}.between(3, 2, 4) == Hop{1, true, true} && Hop{0, false, true}.between(0, 3, 4).offset == 1);
}
TEST(Permute, AHopStaysInItsGroup) {
  const MeshSizes sizes{2, 3};
  const Index targets[] = {1, 2, -1, 4, 5, -1};
  for (Index position = 0; position < 6; ++position)
    EXPECT_EQ(permuted_position(sizes, {1}, {1}, position, {-1}), targets[position]);
  EXPECT_FALSE(permute_crosses_granules(sizes, {2, 1}, {1}, {1}, {-1}));
  EXPECT_TRUE(permute_crosses_granules(sizes, {1, 3}, {1}, {1}, {-1}));
}

}  // namespace weft::permute_test
