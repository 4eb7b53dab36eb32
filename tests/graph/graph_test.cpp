// Graph: hash-consing, inputs, outputs and stages.
#include <support/expect_error.hpp>
#include <support/program.hpp>

namespace weft {
namespace {

using testing::Program;

constexpr bool equal_nodes_are_one() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {3})};
  const Var a = x + 1.0, b = x + 1.0;
  return a.id == b.id && (x + 2.0).id != a.id;
}
static_assert(equal_nodes_are_one());

constexpr Index size_of_a_long_chain(int links) {
  Graph graph;
  Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {3})};
  for (int i = 0; i < links; ++i) x = exp(x);
  return graph.size();
}
static_assert(size_of_a_long_chain(200) == 201);

TEST(Graph, AddingAnEqualNodeReturnsTheFirst) {
  EXPECT_TRUE(equal_nodes_are_one());
  Program program;
  const Var x = program.input("x", {2, 3}), y = program.input("y", {2, 3});
  const Index before = program.graph.size();
  const Var sum_of_both = x + y;
  EXPECT_EQ((x + y).id, sum_of_both.id);
  EXPECT_NE((y + x).id, sum_of_both.id);
  EXPECT_EQ(program.graph.size(), before + 2);
}

TEST(Graph, NodesThatDifferInOneAttributeStayApart) {
  Program program;
  const Var x = program.input("x", {2, 2});
  EXPECT_NE(sum(x, 0).id, sum(x, 1).id);
  EXPECT_NE(slice(x, {0, 0}, {1, 2}).id, slice(x, {0, 0}, {2, 2}).id);
  EXPECT_NE(iota(program.graph, {2, 2}, 0).id, iota(program.graph, {2, 2}, 1).id);
  EXPECT_NE(iota(program.graph, {2}, 0).id, iota(program.graph, {2}, 0, DType::u32).id);
  EXPECT_NE(constant(program.graph, 1).id, constant(program.graph, 1, DType::i32).id);
  Attributes one, two;
  two.number = 1;
  EXPECT_NE(emit_var(Op::negate, {x}, one).id, emit_var(Op::negate, {x}, two).id);
}

TEST(Graph, ZeroAndMinusZeroAreDifferentConstants) {
  Graph graph;
  // Many others, so that probe sequences meet.
  for (int i = 1; i < 40; ++i) (void)constant(graph, i);
  EXPECT_NE(constant(graph, 0.0).id, constant(graph, -0.0).id);
}

TEST(Graph, HashConsingSurvivesGrowth) {
  Graph graph;
  std::vector<Id> ids;
  for (int i = 0; i < 1000; ++i) ids.push_back(constant(graph, i).id);
  EXPECT_EQ(graph.size(), 1000);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(constant(graph, i).id, ids[static_cast<std::size_t>(i)]);
  EXPECT_EQ(graph.size(), 1000);
  EXPECT_EQ(size_of_a_long_chain(5000), 5001);
}

TEST(Graph, InputsAreDeclaredOnceByName) {
  Graph graph;
  const Id weight = graph.add_input("w", InputKind::weight, DType::f32, {3}, {Initializer::Kind::uniform, 0.5F});
  EXPECT_EQ(graph.add_input("w", InputKind::weight, DType::f32, {3}), weight);
  EXPECT_EQ(graph.inputs.size(), 1);
  EXPECT_EQ(graph.inputs[0].initializer.scale, 0.5F);
  EXPECT_EQ(graph.find_input("w"), 0);
  EXPECT_EQ(graph.find_input("v"), -1);
  using testing::expect_error;
  const auto again = [&](InputKind kind, DType dtype, const Shape& shape) {
    expect_error([&] { graph.add_input("w", kind, dtype, shape); }, "parameter_declared_twice", {"'w'"});
  };
  again(InputKind::state, DType::f32, {3});
  again(InputKind::weight, DType::bf16, {3});
  again(InputKind::weight, DType::f32, {4});
}

TEST(Graph, InputsOfEqualTypeAreDifferentNodes) {
  Program program;
  EXPECT_NE(program.input("a", {3}).id, program.input("b", {3}).id);
}

TEST(Graph, ANodeKeepsTheStageInWhichItWasFirstAdded) {
  Program program;
  const Var x = program.input("x", {});
  const Var forward = x * 2.0;
  program.graph.phase = Phase::backward;
  EXPECT_EQ((x * 2.0).id, forward.id);
  EXPECT_EQ(program.graph[forward.id].phase, Phase::forward);
  EXPECT_EQ(program.graph[(x * 3.0).id].phase, Phase::backward);
}

TEST(Graph, DevicesAreTheProductOfTheMesh) {
  Graph graph;
  EXPECT_EQ(graph.devices(), 1);
  graph.mesh = {2, 3};
  EXPECT_EQ(graph.devices(), 6);
}

TEST(Graph, ACopyIsIndependent) {
  Program program;
  const Var x = program.input("x", {});
  Graph copy = program.graph;
  const Id added = emit(copy, Op::negate, {x.id});
  EXPECT_EQ(program.graph.size(), 1);
  EXPECT_EQ(emit(copy, Op::negate, {x.id}), added);
}

}  // namespace
}  // namespace weft
