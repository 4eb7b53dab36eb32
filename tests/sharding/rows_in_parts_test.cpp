// Rows that places are taken of, where a dimension that does not lead is cut: nothing is sent.
#include <support/partitioned.hpp>
#include <weft/graph/functions.hpp>
#include <weft/graph/sort.hpp>
#include <weft/sharding/rows_in_parts.hpp>

#include <gtest/gtest.h>

namespace weft::rows_in_parts_test {

using testing::Program;
using testing::random_value;

// All outputs of a function of x on automatic axes of 2 x 4, which lie as `out` says, are as on one device. What a
// device sends.
Index sent(const Program& program, const PartitionSpec& in, const PartitionSpec& out) {
  const Graph& graph = program.graph;
  const Mesh mesh{{"x", 2, AxisType::automatic}, {"y", 4, AxisType::automatic}};
  const Shape& shape = graph.shape(graph.inputs[0].node);
  const Buffer<Layout> inputs{in.resolve(mesh, shape.rank())};
  Buffer<Layout> outputs;
  for (const Output& output : graph.outputs) outputs.push_back(out.resolve(mesh, graph.shape(output.node).rank()));
  const Graph local = partition(graph, mesh, inputs, outputs);
  verify(local);
  const std::vector<Value> values{random_value(DType::f32, shape, 1)};
  const auto expected = interpret(graph, values);
  const auto pieces = testing::pieces_of(values, inputs, mesh.sizes());
  const auto actual = interpret(local, pieces);
  for (Index o = 0; o < graph.outputs.size(); ++o) {
    std::vector<Value> parts;
    for (const auto& of_device : actual) parts.push_back(of_device[to_size(o)]);
    testing::expect_near(
        testing::assembled(parts, graph.shape(graph.outputs[o].node), outputs[o], mesh.sizes()), expected[to_size(o)],
        2e-5, 2e-5);
  }
  testing::expect_plan_computes(local, pieces, 2e-5, 1);
  return testing::bytes_sent(local);
}

TEST(RowsInParts, ASortSendsNothingWhereOtherDimensionsAreCut) {
  Program program;
  const Var x = program.input("x", {8, 6, 16});
  program.output(sort(x, 1));
  program.output(argsort(x, 1));
  for (const PartitionSpec& spec : {P(nullptr, nullptr, "y"), P("x", nullptr, "y"), P("y", nullptr, "x"),
                                    P(nullptr, nullptr, axes("x", "y")), P(axes("y", "x")), P("x")})
    EXPECT_EQ(sent(program, spec, spec), 0);
}
// Of the first of four, where all of the others are cut, or some.
TEST(RowsInParts, TheFirstDimensionIsSortedWhereItLies) {
  Program program;
  program.output(sort(program.input("x", {5, 4, 3, 8}), 0));
  for (const PartitionSpec& spec : {P(nullptr, "x", nullptr, "y"), P(nullptr, "y", nullptr, "x"),
                                    P(nullptr, nullptr, nullptr, "y")})
    EXPECT_EQ(sent(program, spec, spec), 0);
}
// Fewer are taken than there are, and what is taken hands its gradient back to where it was: a scatter.
TEST(RowsInParts, TheGradientOfWhatIsTakenSendsNothing) {
  Program program;
  const Var x = program.input("x", {8, 6, 16});
  const Var least = take_along(x, slice(argsort(x, 1), {0, 0, 0}, {8, 2, 16}), 1);
  program.output(least);
  program.output({&program.graph, differentiate(program.graph, sum(least * least * least).id, {x.id})[0]});
  program.graph = simplify(program.graph);
  const PartitionSpec spec = P("x", nullptr, "y");
  EXPECT_EQ(sent(program, spec, spec), 0);
}

// x [4, 8, 6], its first dimension of rows whole, the second one cut by 4: of each row some are added at other places
// of its own, and the others left out, in windows of two numbers; and what that adds to is taken again.
TEST(RowsInParts, WhatIsLeftOutStaysLeftOut) {
  Program program;
  Graph& graph = program.graph;
  const Var x = program.input("x", {4, 8, 6, 2}), places = program.input("places", {4, 8, 6}, DType::i32);
  const Var starts = broadcast_in_dim(iota(graph, {32}, 0) * 6.0, {32, 6}, {0});
  const Var none = broadcast_to(constant(graph, -1, DType::i32), {192});
  const Var numbers = select(reshape(places < 4.0, {192}), reshape(starts + reshape(places, {32, 6}), {192}), none);
  const Var added = scatter_add(reshape(x, {192, 2}), numbers, 192);
  program.output(reshape(added, {4, 8, 6, 2}));
  program.output(reshape(take(added, maximum(numbers, 0.0)), {4, 8, 6, 2}));
  graph = simplify(graph);

  const MeshSizes mesh{4};
  Buffer<Layout> layouts;
  for (Id id = 0; id < graph.size(); ++id) {
    layouts.push_back(replicated(graph.shape(id).rank()));
    if (id == graph.inputs[0].node || id == graph.inputs[1].node) layouts.back().dims[1] = {0};
  }
  detail::RowsInParts rows(graph, mesh, layouts);
  ASSERT_TRUE(rows.exist());
  const Graph made = rows.run();
  verify(made);
  EXPECT_NE(testing::fingerprint(made), testing::fingerprint(graph));
  const std::vector<Value> inputs{random_value(DType::f32, {4, 8, 6, 2}, 1),
                                  random_value(DType::i32, {4, 8, 6}, 2, 0, 6)};
  const auto expected = interpret(graph, inputs), actual = interpret(made, inputs);
  for (std::size_t i = 0; i < expected.size(); ++i) testing::expect_near(actual[i], expected[i], 1e-6, 1e-6);

  // In the order of parts, which lead, numbers are still those of rows, one by one.
  Index taken = 0;
  for (Id id = 0; id < made.size(); ++id) taken += detail::rows_taken(made, id) == 32;
  EXPECT_EQ(taken, 2);
}
TEST(RowsInParts, WhereTheFirstDimensionAloneIsCutRowsStay) {
  Program program;
  program.output(sort(program.input("x", {8, 6, 16}), 1));
  Buffer<Layout> layouts;
  for (Id id = 0; id < program.graph.size(); ++id) {
    layouts.push_back(replicated(program.graph.shape(id).rank()));
    if (layouts.back().dims.size() == 3) layouts.back().dims[0] = {0};
  }
  const MeshSizes mesh{2};
  EXPECT_FALSE(detail::RowsInParts(program.graph, mesh, layouts).exist());
}

}  // namespace weft::rows_in_parts_test
