// The few forms that kernels know, and the same numbers in them.
#include <support/random_graph.hpp>
#include <weft/planner/legalize.hpp>
#include <weft/graph/verify.hpp>

namespace weft::legalize_test {

using testing::Program;
using testing::random_value;
using testing::RandomGraph;

// What every legal graph keeps.
void expect_legal(const Graph& graph) {
  verify(graph);
  for (Id id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    EXPECT_NE(node.op, Op::stop_gradient);
    EXPECT_TRUE(node.op != Op::iota || graph.shape(id).rank() == 1);
    if (node.op == Op::all_gather || node.op == Op::reduce_scatter || node.op == Op::all_to_all) {
      const AxisList& dims = graph.attributes<CollectiveAttributes>(id).dims;
      EXPECT_EQ(dims[0], 0);
      EXPECT_EQ(dims.back(), 0);
    }
    if (node.op != Op::dot_general) continue;
    EXPECT_TRUE(layout_of_dot(graph, id).found);
  }
}

TEST(Legalize, RandomProgramsBecomeLegalAndStayTheSame) {
  for (std::uint32_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    const RandomGraph random(seed, 40);
    const Graph legal = legalize(random.program.graph);
    expect_legal(legal);
    const auto expected = interpret(random.program.graph, random.inputs), actual = interpret(legal, random.inputs);
    for (std::size_t i = 0; i < expected.size(); ++i) testing::expect_near(actual[i], expected[i], 1e-6, 1e-6);
  }
}

Index count(const Graph& graph, Op op) {
  Index found = 0;
  for (Id id = 0; id < graph.size(); ++id) found += graph[id].op == op ? 1 : 0;
  return found;
}

TEST(Legalize, OnlyOperandsThatNeedItAreTransposed) {
  Program program;
  const Var x = program.input("x", {3, 4, 5});
  const auto with = [&](const AxisList& batch, const AxisList& inner) {
    Graph graph = program.graph;
    const Var a{&graph, x.id}, b = a;
    graph.add_output("y", dot_general(a, b, {batch, batch, inner, inner}).id);
    const Graph legal = legalize(graph);
    expect_legal(legal);
    return count(legal, Op::transpose);
  };
  EXPECT_EQ(with({0}, {2}), 0);     // (batch, free, inner)
  EXPECT_EQ(with({0}, {1}), 0);     // (batch, inner, free)
  EXPECT_EQ(with({}, {0, 1}), 0);   // several inner dimensions in order
  EXPECT_EQ(with({}, {1}), 1);      // inner in the middle (both sides are the same node)
  EXPECT_EQ(with({2}, {0}), 1);     // batch at the end
  EXPECT_EQ(with({}, {1, 0}), 1);   // inner dimensions in another order
  EXPECT_EQ(with({0, 1}, {2}), 0);  // no free dimension
  EXPECT_EQ(with({1}, {2}), 0);     // batch in the middle
  EXPECT_EQ(with({1}, {0}), 0);     // likewise, before what is free
  EXPECT_EQ(with({1, 0}, {2}), 0);  // batches in another order
}

TEST(Legalize, CollectivesOfInnerDimensionsWorkOnTheFirst) {
  Program program;
  program.graph.mesh = {2, 2};
  const Var x = program.input("x", {4, 3, 8});
  const auto along = [&](Op op, AxisList dims, AxisList axes) {
    CollectiveAttributes attributes;
    attributes.dims = dims;
    attributes.axes = axes;
    if (op == Op::reduce_scatter) attributes.reduction = ReductionKind::sum;
    program.output(emit_var(op, {x}, attributes));
  };
  along(Op::all_gather, {0}, {0});
  along(Op::all_gather, {1}, {0});
  along(Op::all_gather, {2}, {1, 0});
  along(Op::reduce_scatter, {0}, {1});
  along(Op::reduce_scatter, {2}, {0, 1});
  along(Op::all_to_all, {0, 0}, {0});
  along(Op::all_to_all, {0, 2}, {0});
  along(Op::all_to_all, {2, 1}, {1});
  along(Op::all_to_all, {2, 0}, {0, 1});
  const Graph legal = legalize(program.graph);
  expect_legal(legal);
  std::vector<std::vector<Value>> inputs;
  for (std::uint32_t device = 0; device < 4; ++device) inputs.push_back({random_value(DType::f32, {4, 3, 8}, device)});
  const auto expected = interpret(program.graph, inputs), actual = interpret(legal, inputs);
  for (std::size_t device = 0; device < 4; ++device)
    for (std::size_t i = 0; i < expected[device].size(); ++i) {
      SCOPED_TRACE(::testing::Message() << "device " << device << ", output " << i);
      testing::expect_equal(actual[device][i], expected[device][i]);
    }
}

TEST(Legalize, WhatMustLieInTwoPlacesIsCopiedOnce) {
  Program program;
  const Var x = program.input("x", {4}), y = exp(x);
  program.output(concatenate({y, y}, 0));
  program.output(concatenate({x, y}, 0));
  // y lies in the first; x is copied into the second, and one copy of y serves the other two places.
  EXPECT_EQ(count(legalize(program.graph), Op::convert), 2);
}

TEST(Legalize, AReturnedOldValueIsACopy) {
  Program program;
  const Var w = program.input("w", {2, 3}, DType::f32, InputKind::weight), other = program.input("other", {2, 3});
  program.output(w);
  program.output(reshape(w, {6}));
  program.output(slice(w, {1, 0}, {2, 3}));
  program.output(other);
  program.graph.add_output("new", (w * 2.0).id, 0);
  const Graph legal = legalize(program.graph);
  EXPECT_EQ(count(legal, Op::convert), 3);
  EXPECT_EQ(legal.outputs[3].node, legal.inputs[1].node);
}

TEST(Legalize, AShardOfAShardIsCutFromACopy) {
  Program program;
  program.graph.mesh = {2, 2};
  CollectiveAttributes first, second;
  first.dims = second.dims = {0};
  first.axes = {0};
  second.axes = {1};
  const Var half = emit_var(Op::shard_slice, {program.input("x", {8})}, first);
  program.output(emit_var(Op::shard_slice, {reshape(half, {4, 1})}, second));
  const Graph legal = legalize(program.graph);
  EXPECT_EQ(count(legal, Op::convert), 1);
  std::vector<std::vector<Value>> inputs(4, {random_value(DType::f32, {8}, 1)});
  for (std::size_t device = 0; device < 4; ++device)
    testing::expect_equal(interpret(legal, inputs)[device][0], interpret(program.graph, inputs)[device][0]);
}

constexpr bool legal_at_compile_time() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 5})};
  graph.add_output("y", matmul(transpose(x), x).id);
  const Graph legal = legalize(graph);
  verify(legal);
  return legal.outputs.size() == 1;
}
static_assert(legal_at_compile_time());

}  // namespace weft::legalize_test
