#include <support/expect_error.hpp>
#include <support/partitioned.hpp>
#include <weft/sharding/constraint.hpp>
#include <weft/sharding/mesh_in_parts.hpp>

#include <gtest/gtest.h>

namespace weft::mesh_in_parts_test {

using testing::cut;
using testing::Program;

constexpr AxisType automatic = AxisType::automatic;

TEST(MeshInParts, AutomaticAxesAreDividedIntoTheirPrimes) {
  const MeshInParts parts(Mesh{{"x", 4, automatic}, {"y", 6, automatic}, {"z", 4}});
  EXPECT_EQ(parts.mesh(), (Mesh{{"x:(1)2", 2, automatic},
                                {"x:(2)2", 2, automatic},
                                {"y:(1)2", 2, automatic},
                                {"y:(2)3", 3, automatic},
                                {"z", 4}}));
  EXPECT_TRUE(parts.is_finer());
  EXPECT_FALSE(MeshInParts(Mesh{{"x", 3, automatic}, {"y", 8}}).is_finer());
}
TEST(MeshInParts, AxesStayWholeWhereTheirPartsWouldBeTooMany) {
  EXPECT_FALSE(MeshInParts(Mesh{{"x", 512, automatic}}).is_finer());
}
TEST(MeshInParts, WhatCrossesGranulesIsMajor) {
  const MeshInParts parts(Mesh{{"x", 6, automatic, 3}});
  EXPECT_EQ(parts.mesh(), (Mesh{{"x:(1)3", 3, automatic, 3}, {"x:(3)2", 2, automatic, 1}}));
}
// Every device is where it was.
TEST(MeshInParts, PositionsStay) {
  const Mesh whole{{"x", 4, automatic}, {"y", 6, automatic}};
  const MeshInParts parts(whole);
  const AxisList axes{1, 0};
  for (Index device = 0; device < whole.size(); ++device)
    EXPECT_EQ(position_over(parts.mesh().sizes(), parts.of(axes), device), position_over(whole.sizes(), axes, device));
}
TEST(MeshInParts, NamesOfNeighborsAreOne) {
  const MeshInParts parts(Mesh{{"x", 8, automatic}, {"y", 2, automatic}});
  EXPECT_EQ(parts.names_of({0, 1, 2}), axes("x"));
  EXPECT_EQ(parts.names_of({0, 1, 3}), axes("x:(1)4", "y"));
  EXPECT_EQ(parts.names_of({2, 0}), axes("x:(4)2", "x:(1)2"));
  EXPECT_EQ(parts.named("x:(2)4"), (AxisList{1, 2}));
  EXPECT_EQ(parts.resolve(P("x:(1)4", axes("y", "x:(4)2")), 2), cut({{0, 1}, {3, 2}}));
  testing::expect_error([&] { (void)parts.named("z"); }, "unknown_axis", {"\"z\"", "\"x\" (8)"});
}
TEST(MeshInParts, MarksNameTheParts) {
  Program program;
  program.output(mark_sharding(program.input("x", {8, 8}), P(nullptr, "x")));
  const Graph graph = MeshInParts(Mesh{{"x", 4, automatic}}).of(program.graph);
  EXPECT_EQ(graph.attributes<ShardingConstraint>(graph.outputs[0].node).spec, P(nullptr, axes("x:(1)2", "x:(2)2")));
}

}  // namespace weft::mesh_in_parts_test
