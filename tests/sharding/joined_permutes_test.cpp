// Pieces that are handed on twice, and only turned in between, are handed on once.
#include <support/partitioned.hpp>
#include <weft/graph/arrange.hpp>
#include <weft/sharding/joined_permutes.hpp>

#include <gtest/gtest.h>

namespace weft::joined_permutes_test {

using testing::Program;
using testing::random_value;

Index permutes(const Graph& graph) {
  Index count = 0;
  for (const Node& node : graph.nodes) count += node.op == Op::collective_permute;
  return count;
}
// Of `function` of [4, 6] on each device of 2 x 4: the same numbers, and as many permutes as are left.
template <class Function>
Index left_of(Function function) {
  Program program;
  program.graph.mesh = {2, 4};
  program.output(function(program.input("x", {4, 6})));
  const Graph joined = detail::with_joined_permutes(Graph(program.graph));
  verify(joined);
  std::vector<std::vector<Value>> inputs;
  for (std::uint32_t device = 0; device < 8; ++device) inputs.push_back({random_value(DType::f32, {4, 6}, device)});
  const auto expected = interpret(program.graph, inputs), actual = interpret(joined, inputs);
  for (std::size_t device = 0; device < 8; ++device) testing::expect_near(actual[device][0], expected[device][0], 0, 0);
  return permutes(joined);
}
const AxisList x_axis{0}, y_axis{1}, both_axes{0, 1};
Var turned_x(Var x) { return detail::hopped(x, x_axis, {1, true}); }
Var turned_y(Var x) { return detail::hopped(x, y_axis, {3, true}); }

TEST(JoinedPermutes, AreOneWherePiecesAreTurnedInBetween) {
  EXPECT_EQ(left_of([](Var x) { return turned_y(flip(turned_x(x), 0)); }), 1);
  EXPECT_EQ(left_of([](Var x) { return turned_x(flip(transpose(turned_y(turned_x(x)), {1, 0}), 0)); }), 1);
  EXPECT_EQ(left_of([](Var x) { return turned_y(slice(turned_x(x), {1, 2}, {4, 6})); }), 1);
  EXPECT_EQ(left_of([](Var x) { return detail::collective_permute(turned_y(x), both_axes, {1, 0}); }), 1);
}
TEST(JoinedPermutes, AreNoneWhereTheyUndoEachOther) {
  EXPECT_EQ(left_of([](Var x) { return turned_y(flip(turned_y(x), 1)); }), 0);
}
TEST(JoinedPermutes, WhatAHopDoesNotBringIsZeros) {
  EXPECT_EQ(left_of([](Var x) { return turned_x(detail::hopped(x, y_axis, {-1})); }), 1);
  EXPECT_EQ(left_of([](Var x) { return detail::hopped(detail::hopped(x, y_axis, {-1}), y_axis, {-1}); }), 1);
}
TEST(JoinedPermutes, StayWhereOthersReadOrSomethingIsComputed) {
  EXPECT_EQ(left_of([](Var x) {
              const Var once = turned_x(x);
              return turned_y(once) + once;
            }),
            2);
  EXPECT_EQ(left_of([](Var x) { return turned_y(exp(turned_x(x))); }), 2);
}

}  // namespace weft::joined_permutes_test
