// verify: accepts what tracing builds and names the rule that a graph breaks.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/graph/verify.hpp>

namespace weft {
namespace {

// A valid step on a mesh of 2 x 2: w, x -> w updated, loss returned.
constexpr Graph valid_graph() {
  Graph graph;
  graph.mesh = {2, 2};
  const Var w{&graph, graph.add_input("w", InputKind::weight, DType::f32, {3})};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 3})};
  Attributes attributes;
  attributes.mesh_axes = {0, 1};
  const Var loss = emit_var(Op::all_reduce, {sum(x * w)}, attributes);
  attributes.source_axes = {1, 0};
  const Var moved = emit_var(Op::collective_permute, {w}, attributes);
  graph.add_output("loss", loss.id);
  graph.add_output("w", (moved - 0.1 * w).id, 0);
  return graph;
}
static_assert((verify(valid_graph()), true));

void expect_refused(const Graph& graph, const char* rule) {
  testing::expect_error([&] { verify(graph); }, "graph_is_invalid", {rule});
}
// The valid graph after one change.
template <class Change>
Graph changed(Change change) {
  Graph graph = valid_graph();
  change(graph);
  return graph;
}
Id first(const Graph& graph, Op op) {
  for (Id id = 0; id < graph.size(); ++id)
    if (graph[id].op == op) return id;
  return no_id;
}

TEST(Verify, AcceptsAValidGraph) { EXPECT_NO_THROW(verify(valid_graph())); }

TEST(Verify, OperandsAreCounted) {
  expect_refused(changed([](Graph& g) { g.nodes[first(g, Op::multiply)].operand_count = 1; }),
                 "as many operands as its row says");
}

TEST(Verify, OperandsComeBeforeUsers) {
  expect_refused(changed([](Graph& g) {
                   const Id id = first(g, Op::multiply);
                   g.operand_pool[g[id].first_operand] = id;
                 }),
                 "defined before their users");
  expect_refused(changed([](Graph& g) { g.operand_pool[g[first(g, Op::reduce_sum)].first_operand] = -1; }),
                 "defined before their users");
}

TEST(Verify, ShapesAndTypesFollowFromOperands) {
  expect_refused(changed([](Graph& g) { g.nodes[first(g, Op::multiply)].shape = {3, 4}; }), "follow from the operands");
  expect_refused(changed([](Graph& g) { g.nodes[first(g, Op::reduce_sum)].dtype = DType::bf16; }),
                 "follow from the operands");
}

TEST(Verify, MeshAxesExistAndAreNamedOnce) {
  expect_refused(changed([](Graph& g) { g.nodes[first(g, Op::all_reduce)].attributes.mesh_axes = {2}; }),
                 "mesh axes exist");
  expect_refused(changed([](Graph& g) { g.nodes[first(g, Op::all_reduce)].attributes.mesh_axes = {-1}; }),
                 "mesh axes exist");
  expect_refused(changed([](Graph& g) {
                   g.nodes[first(g, Op::all_reduce)].attributes.mesh_axes = {1, 1};
                 }),
                 "a mesh axis is named once");
}

TEST(Verify, APermuteReordersItsAxes) {
  const auto with_source = [](const AxisList& axes) {
    return changed([&](Graph& g) { g.nodes[first(g, Op::collective_permute)].attributes.source_axes = axes; });
  };
  EXPECT_NO_THROW(verify(with_source({0, 1})));
  expect_refused(with_source({0}), "reorders its mesh axes");
  expect_refused(with_source({0, 0}), "reorders its mesh axes");
}

TEST(Verify, ParametersAndInputsBelongTogether) {
  expect_refused(changed([](Graph& g) { g.nodes[g.inputs[1].node].attributes.number = 0; }),
                 "a parameter belongs to one input");
  expect_refused(changed([](Graph& g) { g.nodes[g.inputs[1].node].attributes.number = 2; }),
                 "a parameter belongs to one input");
  expect_refused(changed([](Graph& g) {
                   g.inputs.push_back({"y", InputKind::data, no_id, {}, {}});
                 }),
                 "an input names its parameter");
  expect_refused(changed([](Graph& g) {
                   g.inputs.push_back({"y", InputKind::data, first(g, Op::multiply), {}, {}});
                 }),
                 "an input names its parameter");
  expect_refused(changed([](Graph& g) { g.inputs[1].name = "w"; }), "inputs have different names");
}

TEST(Verify, OutputsNameNodesAndUpdatesFit) {
  expect_refused(changed([](Graph& g) { g.outputs[0].node = static_cast<Id>(g.size()); }), "an output names a node");
  expect_refused(changed([](Graph& g) { g.outputs[0].node = no_id; }), "an output names a node");
  expect_refused(changed([](Graph& g) { g.outputs[1].updates = 2; }), "an update names an input");
  expect_refused(changed([](Graph& g) { g.outputs.push_back(g.outputs[1]); }), "an input is updated once");
  expect_refused(changed([](Graph& g) { g.outputs[0].updates = 1; }), "shape and type of its input");
}

}  // namespace
}  // namespace weft
