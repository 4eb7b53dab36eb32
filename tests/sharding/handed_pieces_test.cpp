// A grid that is flipped in both dimensions, or turned, over a mesh of two axes: each device sends its piece once.
#include <support/partitioned.hpp>
#include <weft/graph/arrange.hpp>
#include <weft/sharding/handed_pieces.hpp>

#include <gtest/gtest.h>

namespace weft::handed_pieces_test {

using testing::Program;
using testing::random_value;

// Of elements that a device sends where [n, n] lies cut by both axes and ends so.
template <class Function>
Index sent(const MeshSizes& sizes, Index n, Function function) {
  Mesh mesh{{"x", sizes[0], AxisType::automatic}, {"y", sizes[1], AxisType::automatic}};
  Program program;
  program.output(function(program.input("a", {n, n})));
  const Buffer<Layout> layouts{P("x", "y").resolve(mesh, 2)};
  const Graph local = partition(program.graph, mesh, layouts, layouts);
  EXPECT_TRUE(
      testing::expect_same(program.graph, {random_value(DType::f32, {n, n}, 1)}, {sizes, layouts, layouts}, true));
  return testing::bytes_sent(local) / 4;
}

TEST(HandedPieces, AFlipOfTwoDimensionsSendsEachPieceOnce) {
  const auto flipped = [](Var a) { return flip(flip(a, 0), 1); };
  EXPECT_EQ(sent({2, 2}, 8, flipped), 16);
  EXPECT_EQ(sent({2, 4}, 8, flipped), 8);
  EXPECT_EQ(sent({4, 2}, 8, flipped), 8);
  EXPECT_EQ(sent({2, 3}, 12, flipped), 24);
}
TEST(HandedPieces, AGridThatIsTurnedIsBroughtBackOnTheWay) {
  EXPECT_EQ(sent({2, 2}, 8, [](Var a) { return flip(transpose(a, {1, 0}), 0); }), 16);
  EXPECT_EQ(sent({2, 2}, 8, [](Var a) { return flip(flip(transpose(a, {1, 0}), 0), 1); }), 16);
  EXPECT_EQ(sent({2, 4}, 8, [](Var a) { return flip(transpose(a, {1, 0}), 0); }), 8 + 4);
}
TEST(HandedPieces, WhatIsReadInBetweenIsSentForItself) {
  EXPECT_EQ(sent({2, 2}, 8,
                 [](Var a) {
                   const Var rows = flip(a, 0);
                   return flip(rows, 1) * rows;
                 }),
            32);
}

}  // namespace weft::handed_pieces_test
