// Where a permute moves things, against the ranks of groups.
#include <weft/mesh/permute.hpp>

#include <gtest/gtest.h>

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

}  // namespace weft::permute_test
