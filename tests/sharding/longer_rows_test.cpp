// Slices of extents that devices do not divide.
#include <support/partitioned.hpp>
#include <weft/sharding/longer_rows.hpp>

#include <gtest/gtest.h>

namespace weft::longer_rows_test {

using testing::Program;
using testing::random_value;

constexpr Mesh mesh{{"x", 2, AxisType::automatic}};
const Layout rows = P("x").resolve(mesh, 2);

// The first value cut by rows, and all others whole.
Buffer<Layout> layouts_of(const Graph& graph) {
  Buffer<Layout> layouts{rows};
  for (Id id = 1; id < graph.size(); ++id) layouts.push_back(replicated(graph.shape(id).rank()));
  return layouts;
}
// The function that is made of `program`'s computes the same.
Graph longer(const Program& program) {
  const Buffer<Layout> layouts = layouts_of(program.graph);
  detail::LongerRows rows_of(program.graph, mesh.sizes(), layouts);
  EXPECT_TRUE(rows_of.exist());
  const Graph made = rows_of.run();
  verify(made);
  const std::vector<Value> inputs{random_value(DType::f32, program.graph.shape(program.graph.inputs[0].node), 1)};
  const auto expected = interpret(program.graph, inputs), actual = interpret(made, inputs);
  for (std::size_t i = 0; i < expected.size(); ++i) testing::expect_near(actual[i], expected[i], 1e-6, 1e-6);
  return made;
}
Var differences(Var x) {
  const Index extent = x.shape()[0];
  return slice(x, {1, 0}, {extent, 4}) - slice(x, {0, 0}, {extent - 1, 4});
}

// 10 of 12 rows by way of 11: of x, and of what it becomes, each device sends a row.
TEST(LongerRows, DifferencesOfDifferencesSendTwoRows) {
  Program program;
  program.output(differences(differences(program.input("x", {12, 4}))));
  longer(program);
  EXPECT_EQ(testing::bytes_sent(partition(program.graph, mesh, {rows}, {rows})), 2 * 4 * 4);
}
// 5 rows of 12 are gathered as 6.
TEST(LongerRows, FewRowsAreGathered) {
  Program program;
  const Var x = program.input("x", {12, 4});
  program.output(exp(slice(x, {1, 0}, {6, 4})) * broadcast_to(slice(x, {0, 0}, {1, 4}), {5, 4}));
  program.output(slice(x, {9, 1}, {12, 4}));  // and a row that is not there
  longer(program);
}
TEST(LongerRows, WhatDevicesDivideStays) {
  Program program;
  program.output(slice(program.input("x", {12, 4}), {1, 0}, {7, 4}));
  EXPECT_FALSE(detail::LongerRows(program.graph, mesh.sizes(), layouts_of(program.graph)).exist());
}

}  // namespace weft::longer_rows_test
