// Slices of paddings and of joined values, taken of what was there before.
#include <support/partitioned.hpp>
#include <weft/sharding/read_at_source.hpp>

#include <gtest/gtest.h>

namespace weft::read_at_source_test {

using testing::Program;
using testing::random_value;

int count_of(const Graph& graph, Op op) {
  int count = 0;
  for (Id id = 0; id < graph.size(); ++id) count += graph[id].op == op;
  return count;
}
// The function that is made of `program`'s computes the same.
Graph read_at_source(const Program& program, const Shape& shape) {
  EXPECT_TRUE(detail::any_takes_of_made(program.graph));
  const Graph made = detail::SourceReader(program.graph).run();
  verify(made);
  const std::vector<Value> inputs{random_value(DType::f32, shape, 1)};
  const auto expected = interpret(program.graph, inputs), actual = interpret(made, inputs);
  for (std::size_t i = 0; i < expected.size(); ++i) testing::expect_near(actual[i], expected[i], 0, 0);
  return made;
}

// A star of five points in a margin of zeros: of the whole with its margin nothing is left.
Var star(Var x) {
  const Index n = x.shape()[0], m = x.shape()[1];
  const Var wide = pad(pad(x, {1, 0}, {1, 0}), {0, 1}, {0, 1});
  return slice(wide, {0, 1}, {n, m + 1}) + slice(wide, {2, 1}, {n + 2, m + 1}) + slice(wide, {1, 0}, {n + 1, m}) +
         slice(wide, {1, 2}, {n + 1, m + 2});
}
TEST(ReadAtSource, AStencilIsTakenOfTheGridWithoutItsMargin) {
  Program program;
  program.output(star(program.input("x", {8, 8})));
  const Graph made = read_at_source(program, {8, 8});
  for (Id id = 0; id < made.size(); ++id) {
    EXPECT_LE(made.shape(id)[0], 8);
    EXPECT_LE(made.shape(id)[1], 8);
  }
  // Each device of 2 x 4 sends a row of 2 and a column of 4, in both directions.
  const Mesh mesh{{"x", 2, AxisType::automatic}, {"y", 4, AxisType::automatic}};
  const Buffer<Layout> layouts{P("x", "y").resolve(mesh, 2)};
  EXPECT_EQ(testing::bytes_sent(partition(program.graph, mesh, layouts, layouts)), 2 * (2 + 4) * 4);
}
TEST(ReadAtSource, WhatLiesInTheMarginIsZeros) {
  Program program;
  const Var wide = pad(program.input("x", {4}), {3}, {1});
  program.output(slice(wide, {0}, {2}));
  program.output(slice(wide, {1}, {8}));
  EXPECT_EQ(count_of(read_at_source(program, {4}), Op::slice), 0);
}
TEST(ReadAtSource, PartsOfJoinedValuesAreTheseValues) {
  Program program;
  const Var x = program.input("x", {4, 2}), both = concatenate({x, x * 2.0, x + 1.0}, 0);
  program.output(slice(both, {4, 0}, {8, 2}));
  program.output(slice(both, {6, 0}, {10, 2}));
  program.output(slice(both, {0, 1}, {12, 2}));  // of all of them: as it was
  const Graph made = read_at_source(program, {4, 2});
  EXPECT_EQ(made.outputs[0].node, made.operand(made.operand(made.outputs[1].node, 0), 0));
  EXPECT_EQ(count_of(made, Op::concatenate), 2);
}
// What one slice alone reads is exchanged as one operation with it.
TEST(ReadAtSource, WhatOneSliceReadsStays) {
  Program program;
  program.output(slice(pad(program.input("x", {4}), {1}, {1}), {0}, {4}));
  EXPECT_EQ(count_of(read_at_source(program, {4}), Op::pad), 1);
}
// What the first two bring is not needed: in a shard_map nothing is sent for it.
TEST(ReadAtSource, WhatASliceLeavesOutNeedNotBeThere) {
  Program program;
  const Var x = program.input("x", {4}), joined = concatenate({slice(x, {3}, {4}), x, slice(x, {0}, {1})}, 0);
  program.output(slice(joined, {2}, {6}));
  const Graph made = read_at_source(program, {4});
  for (Id id = 0; id < made.size(); ++id) {
    if (made[id].op != Op::slice) continue;
    EXPECT_NE(made.attributes<SliceBounds>(id).start[0], 3);
  }
}
// A margin that is wrapped around, as numpy.pad writes it, all but its first row and column: the grid turned by one row
// and one column. The neighbor gets these alone, 8 and 12 numbers of the 12 x 8 that each of 2 x 3 devices has.
TEST(ReadAtSource, WhatIsJoinedAlongTwoDimensionsIsTakenAlongBoth) {
  Program program;
  const Var x = program.input("x", {24, 24});
  const Var tall = concatenate({slice(x, {23, 0}, {24, 24}), x, slice(x, {0, 0}, {1, 24})}, 0);
  const Var wide = concatenate({slice(tall, {0, 23}, {26, 24}), tall, slice(tall, {0, 0}, {26, 1})}, 1);
  program.output(slice(wide, {2, 2}, {26, 26}));
  read_at_source(program, {24, 24});
  const Mesh mesh{{"x", 2, AxisType::automatic}, {"y", 3, AxisType::automatic}};
  const Buffer<Layout> layouts{P("x", "y").resolve(mesh, 2)};
  EXPECT_EQ(testing::bytes_sent(partition(program.graph, mesh, layouts, layouts)), (8 + 12) * 4);
}
// Of what is joined of itself again and again each value is looked through once.
TEST(ReadAtSource, ValuesThatManyShareAreLookedThroughOnce) {
  Program program;
  const Var x = program.input("x", {2, 1});
  Var wide = concatenate({x, slice(x, {0, 0}, {1, 1})}, 0);
  for (int doubled = 0; doubled < 20; ++doubled) wide = concatenate({wide, wide}, 1);
  program.output(slice(wide, {0, 1}, {2, 2}));
  program.output(slice(wide, {1, 0}, {3, 1 << 20}));
  detail::SourceReader(program.graph).run();
}

}  // namespace weft::read_at_source_test
