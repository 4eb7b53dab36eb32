// What rewriting passes share: live nodes, users, and copying a graph node by node.
#include <support/program.hpp>
#include <weft/graph/map.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/graph/verify.hpp>

namespace weft::rewriter_test {

using testing::Program;

// x * x + y, a dead exp(y), and an unused input.
Program sample() {
  Program program;
  const Var x = program.input("x", {2}), y = program.input("y", {2});
  (void)program.input("unused", {});
  const Var product = x * x;
  (void)exp(y);
  program.graph.phase = Phase::update;
  program.graph.add_output("z", (product + y).id, 0);
  return program;
}

TEST(Rewriter, InputsAndWhatOutputsNeedAreLive) {
  const Program program = sample();
  const Buffer<bool> live = live_nodes(program.graph);
  for (Id id = 0; id < program.graph.size(); ++id) EXPECT_EQ(live[id], program.graph[id].op != Op::exponential) << id;
}

TEST(Rewriter, UsersAreListedOncePerRead) {
  const Program program = sample();
  const Graph& graph = program.graph;
  const Users users(graph);
  for (Id id = 0; id < graph.size(); ++id) {
    std::vector<Id> expected;
    for (Id user = 0; user < graph.size(); ++user)
      for (Index i = 0; i < graph[user].operand_count; ++i)
        if (graph.operand(user, i) == id) expected.push_back(user);
    ASSERT_EQ(users.count(id), static_cast<Index>(expected.size()));
    for (Index i = 0; i < users.count(id); ++i) EXPECT_EQ(users.user(id, i), expected[static_cast<std::size_t>(i)]);
  }
  EXPECT_EQ(users.count(graph.inputs[0].node), 2);
  EXPECT_EQ(users.count(graph.inputs[2].node), 0);
}

constexpr Graph copy_of(const Graph& graph) {
  Rewriter rewrite(graph);
  rewrite.copy_inputs();
  for (Id id = 0; id < graph.size(); ++id)
    if (!rewrite.has(id)) rewrite.set(id, rewrite.copy(id));
  rewrite.copy_outputs();
  return static_cast<Graph&&>(rewrite.to);
}

TEST(Rewriter, ACopyIsEqualNodeByNode) {
  Program program = sample();
  program.graph.mesh = {2, 2};
  program.graph.dcn = {1, 2};
  CollectiveAttributes attributes;
  attributes.axes = {1};
  attributes.reduction = ReductionKind::sum;
  const Var x{&program.graph, program.graph.inputs[0].node};
  program.output(emit_var(Op::all_reduce, {x}, attributes));
  const Graph copy = copy_of(program.graph);
  verify(copy);
  ASSERT_EQ(copy.size(), program.graph.size());
  EXPECT_TRUE(copy.mesh == program.graph.mesh);
  EXPECT_TRUE(copy.dcn == program.graph.dcn);
  EXPECT_TRUE(copy.operand_pool == program.graph.operand_pool);
  for (Id id = 0; id < copy.size(); ++id) {
    EXPECT_EQ(copy[id].op, program.graph[id].op);
    EXPECT_EQ(copy[id].phase, program.graph[id].phase);
    EXPECT_TRUE(copy.shape(id) == program.graph.shape(id));
    EXPECT_TRUE(copy[id].attributes == program.graph[id].attributes);
    if (copy[id].op != Op::all_reduce) continue;
    EXPECT_TRUE(copy.attributes<CollectiveAttributes>(id) == attributes);
  }
  ASSERT_EQ(copy.outputs.size(), 2);
  EXPECT_EQ(copy.outputs[0].updates, 0);
  EXPECT_TRUE(copy.output_name(0) == program.graph.output_name(0));
  ASSERT_EQ(copy.inputs.size(), 3);
  EXPECT_TRUE(copy.input_name(2) == Name("unused"));
}

TEST(Rewriter, ACopyHasTheTablesThatNumbersMeanThingsIn) {
  Program program = sample();
  Graph& graph = program.graph;
  const Var x{&graph, graph.inputs[0].node};
  const MapBody body = make_map_body(graph, {DType::f32}, [](const Buffer<Var>& s) {
    return Buffer<Var>{s[0] * 2.0, exp(s[0])};
  });
  program.output(map(graph, body, {x})[1]);
  program.output(slice(x, {1}, {2}));
  program.output({&graph, graph.add_literal(DType::u8, {2}, {7, 8})});
  program.output(concatenate({x, x, x, x, x, x}, 0));
  const Graph copy = copy_of(graph);
  verify(copy);
  ASSERT_EQ(copy.size(), graph.size());
  EXPECT_TRUE(copy.operand_pool == graph.operand_pool);
  for (Id id = 0; id < copy.size(); ++id) {
    EXPECT_EQ(copy[id].type, graph[id].type);
    EXPECT_EQ(copy[id].attributes, graph[id].attributes);
  }
  EXPECT_TRUE(copy.literal_bytes == graph.literal_bytes);
  EXPECT_EQ(testing::fingerprint(copy.bodies[0]), testing::fingerprint(graph.bodies[0]));
  EXPECT_EQ(testing::fingerprint(copy), testing::fingerprint(graph));
}

constexpr bool copies_at_compile_time() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {3})};
  graph.add_output("y", (x * 2.0).id);
  const Graph copy = copy_of(graph);
  return copy.size() == graph.size() && live_nodes(copy).size() == copy.size() && Users(copy).count(0) == 1;
}
static_assert(copies_at_compile_time());

}  // namespace weft::rewriter_test
