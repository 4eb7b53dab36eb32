// Sharding constraints: what they ask of a layout, the collectives and bytes that they make of a plan, what they do to
// gradients, and that they never change a number.
#include <support/expect_error.hpp>
#include <support/mesh_values.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/print.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/verify.hpp>
#include <weft/planner/lower.hpp>
#include <weft/sharding/partition.hpp>

namespace weft::constraint_test {

using testing::expect_error;
using testing::Program;
using testing::random_value;

const Mesh row{{"x", 4}}, grid{{"data", 2}, {"model", 2}};

// Specs of the inputs, and of the one output.
struct Cuts {
  Mesh mesh;
  Buffer<PartitionSpec> inputs;
  PartitionSpec output;

  [[nodiscard]] Layout input(const Graph& graph, Index i) const {
    return inputs[i].resolve(mesh, graph.shape(graph.inputs[i].node).rank());
  }
};
struct Costs {
  Index all_gathers = 0, all_reduces = 0, reduce_scatters = 0, all_to_alls = 0, bytes_sent = 0;
  friend bool operator==(const Costs&, const Costs&) = default;
};
std::ostream& operator<<(std::ostream& out, const Costs& c) {
  return out << c.all_gathers << " all_gathers, " << c.all_reduces << " all_reduces, " << c.reduce_scatters
             << " reduce_scatters, " << c.all_to_alls << " all_to_alls, " << c.bytes_sent << " bytes";
}

// Partitions and plans `program`. Its devices compute what the graph without any mark computes on one device.
Costs costs_of(const Program& program, const Cuts& cuts) {
  const Graph& graph = program.graph;
  Buffer<Layout> inputs;
  std::vector<Value> whole;
  for (Index i = 0; i < graph.inputs.size(); ++i) {
    inputs.push_back(cuts.input(graph, i));
    const Id id = graph.inputs[i].node;
    whole.push_back(random_value(graph.dtype(id), graph.shape(id), static_cast<std::uint32_t>(i)));
  }
  const Id result = graph.outputs[0].node;
  const Layout output = cuts.output.resolve(cuts.mesh, graph.shape(result).rank());
  const Graph local = partition(graph, cuts.mesh, inputs, {output});
  verify(local);
  for (const Node& node : local.nodes) EXPECT_NE(node.op, Op::sharding_constraint);

  const MeshSizes sizes = cuts.mesh.sizes();
  std::vector<std::vector<Value>> pieces(to_size(cuts.mesh.size()));
  for (Index device = 0; device < cuts.mesh.size(); ++device)
    for (std::size_t i = 0; i < whole.size(); ++i)
      pieces[to_size(device)].push_back(testing::piece_of(whole[i], inputs[static_cast<Index>(i)], sizes, device));
  std::vector<Value> parts;
  for (const auto& outputs : interpret(local, pieces)) parts.push_back(outputs[0]);
  testing::expect_near(testing::assembled(parts, graph.shape(result), output, sizes), interpret(graph, whole)[0], 1e-5,
                       1e-5);

  const Plan plan = make_plan(simplify_nodes(local));
  const PlanView view = plan.view();
  return {view.count(Collective::all_gather), view.count(Collective::all_reduce),
          view.count(Collective::reduce_scatter), view.count(Collective::all_to_all), view.bytes_sent()};
}

// x [16, 8] times w [8, 8], marked with `mark`, times v [8, 2]; x is cut by rows, the result is whole.
Costs costs_of_marked_product(const PartitionSpec* mark) {
  Program program;
  const Var x = program.input("x", {16, 8}), w = program.input("w", {8, 8}), v = program.input("v", {8, 2});
  const Var hidden = matmul(x, w);
  program.output(matmul(mark != nullptr ? mark_sharding(hidden, *mark) : hidden, v));
  return costs_of(program, {row, {P("x"), P(), P()}, P()});
}

// Of n devices each sends (n - 1) / n of what an all_gather or all_to_all yields, twice that in an all_reduce.
TEST(ShardingConstraint, ChangesTheCollectivesOnOneAxis) {
  const PartitionSpec whole, rows("x"), columns(nullptr, "x"), open(P::unconstrained, P::unconstrained);
  const Costs none = costs_of_marked_product(nullptr);
  EXPECT_EQ(none, (Costs{.all_gathers = 1, .bytes_sent = 3 * 4 * 2 * 4}));  // the result, [4, 2] a device
  EXPECT_EQ(costs_of_marked_product(&rows), none) << "where it lies anyway";
  EXPECT_EQ(costs_of_marked_product(&open), none) << "as it comes";
  EXPECT_EQ(costs_of_marked_product(&whole), (Costs{.all_gathers = 1, .bytes_sent = 3 * 4 * 8 * 4}));
  // Rows become columns; the second product is then a sum over devices of [16, 2].
  EXPECT_EQ(costs_of_marked_product(&columns),
            (Costs{.all_reduces = 1, .all_to_alls = 1, .bytes_sent = 3 * 16 * 8 * 4 / 16 + 2 * 3 * 16 * 2 * 4 / 4}));
}

// Megatron's pair of matmuls: batch over "data", the hidden dimension over "model"; the result is a sum over "model".
Costs costs_of_marked_pair(const PartitionSpec* mark) {
  Program program;
  const Var x = program.input("x", {8, 4}), w = program.input("w", {4, 8}), v = program.input("v", {8, 4});
  const Var sum = matmul(maximum(matmul(x, w), 0.0), v);
  program.output(tanh(mark != nullptr ? mark_sharding(sum, *mark) : sum));
  return costs_of(program, {grid, {P("data"), P(nullptr, "model"), P("model")}, P("data")});
}

TEST(ShardingConstraint, ChangesTheCollectivesOnTwoAxes) {
  const PartitionSpec rows("data"), both("data", "model"), sequence(axes("data", "model")), whole;
  const PartitionSpec open(P::unconstrained, "model");
  // [4, 4] of f32 is 64 bytes a device.
  const Costs reduced{.all_reduces = 1, .bytes_sent = 64};
  EXPECT_EQ(costs_of_marked_pair(nullptr), reduced);
  EXPECT_EQ(costs_of_marked_pair(&rows), reduced);
  // tanh of a half on each device, gathered at the end: sequence parallelism, by columns or by rows.
  const Costs scattered{.all_gathers = 1, .reduce_scatters = 1, .bytes_sent = 32 + 32};
  EXPECT_EQ(costs_of_marked_pair(&both), scattered);
  EXPECT_EQ(costs_of_marked_pair(&open), scattered) << "\"data\" stays where it is";
  EXPECT_EQ(costs_of_marked_pair(&sequence), scattered);
  // Summed over "model", gathered over "data"; what the output wants of it is a free slice.
  EXPECT_EQ(costs_of_marked_pair(&whole), (Costs{.all_gathers = 1, .all_reduces = 1, .bytes_sent = 64 + 64}));
}

// A sum that stays a sum until somebody needs it whole: two of them are added first.
TEST(ShardingConstraint, KeepsASumUnreducedWhereTheSpecSaysSo) {
  const auto added = [](const PartitionSpec& mark) {
    Program program;
    const Var x = program.input("x", {4, 8}), v = program.input("v", {8, 4});
    const Var one = mark_sharding(matmul(x, v), mark), two = mark_sharding(matmul(x * 2.0, v), mark);
    program.output(one + two);
    return costs_of(program, {row, {P(nullptr, "x"), P("x")}, P()});
  };
  EXPECT_EQ(added(P()), (Costs{.all_reduces = 2, .bytes_sent = 2 * 2 * 3 * 16}));
  EXPECT_EQ(added(P().unreduced(axes("x"))), (Costs{.all_reduces = 1, .bytes_sent = 2 * 3 * 16}));
}

// ---- Gradients ----

// d mean((mark(x w))^2) / d w, as a program with that one output.
Program gradient_of_marked(const PartitionSpec& on_product, const PartitionSpec& on_weight) {
  Program program;
  const Var x = program.input("x", {8, 4}), w = program.input("w", {4, 4});
  const Var product = mark_sharding(matmul(x, mark_sharding(w, on_weight)), on_product);
  const Var loss = mean(product * product);
  const Buffer<Id> gradients = differentiate(program.graph, loss.id, {w.id});
  program.output({&program.graph, gradients[0]});
  program.graph = simplify(program.graph);
  return program;
}

TEST(ShardingConstraint, HoldsForTheGradientToo) {
  const Program program = gradient_of_marked(P("x"), P(nullptr, "x"));
  Index forward = 0, backward = 0;
  for (Id id = 0; id < program.graph.size(); ++id) {
    if (program.graph[id].op != Op::sharding_constraint) continue;
    (program.graph[id].phase == Phase::forward ? forward : backward) += 1;
    const PartitionSpec& spec = program.graph.attributes<ShardingConstraint>(id).spec;
    EXPECT_TRUE(spec == P("x") || spec == P(nullptr, "x"));
  }
  EXPECT_EQ(forward, 2);
  EXPECT_EQ(backward, 2);
  // The weight is sliced by columns and gathered; its gradient is a sum over "x" that is scattered to columns.
  EXPECT_EQ(costs_of(program, {row, {P("x"), P()}, P(nullptr, "x")}).reduce_scatters, 1);
}

TEST(ShardingConstraint, AReducedWeightHasAnUnreducedGradient) {
  // A whole gradient is summed where the mark stands, whatever the caller asks for; an unreduced one is left to him.
  EXPECT_EQ(costs_of(gradient_of_marked(P("x"), P()), {row, {P("x"), P()}, P().unreduced(axes("x"))}).all_reduces, 1);
  const Program lazy = gradient_of_marked(P("x"), P().reduced(axes("x")));
  EXPECT_EQ(costs_of(lazy, {row, {P("x"), P()}, P().unreduced(axes("x"))}), Costs{});
  EXPECT_EQ(costs_of(lazy, {row, {P("x"), P()}, P()}).all_reduces, 1);
}

// ---- The values themselves ----

TEST(ShardingConstraint, ClearingTakesTheMarksAway) {
  Program program;
  const Var x = program.input("x", {8, 4});
  const Var y = tanh(x), marked = mark_sharding(mark_sharding(y, P("x")), P());
  EXPECT_EQ(clear_sharding(marked).id, y.id);
  EXPECT_EQ(clear_sharding(y).id, y.id);
  EXPECT_EQ(mark_sharding(y, P("x")).id, mark_sharding(y, P("x")).id) << "equal marks are one";
}

TEST(ShardingConstraint, IsPrintedAsShardyWritesIt) {
  Program program;
  const Var x = program.input("x", {8, 4, 2});
  const Var y = mark_sharding(x, P("data", P::unconstrained, axes("a", "b")).unreduced(axes("c")));
  EXPECT_STREQ(to_text(program.graph, y.id).c_str(),
               "%1 = f32[8,4,2] sharding_constraint(%0), sharding=[{\"data\"}, {?}, {\"a\", \"b\"}], "
               "unreduced={\"c\"}");
}

TEST(ShardingConstraint, UnconstrainedDimensionsKeepTheAxesThatAreFree) {
  const Layout now = P("model", axes("data")).resolve(grid, 2);
  EXPECT_TRUE(constrained_layout(P(P::unconstrained, nullptr), grid, now) == P("model").resolve(grid, 2));
  EXPECT_TRUE(constrained_layout(P("data", P::unconstrained), grid, now) == P("data").resolve(grid, 2));
  EXPECT_TRUE(constrained_layout(P("data"), grid, now) == P("data").resolve(grid, 2));
}

TEST(ShardingConstraint, RefusesWhatNoMeshCanDo) {
  Program program;
  const Var x = program.input("x", {6, 4});
  expect_error([&] { (void)mark_sharding(x, P("a", "b", "c")); }, "mark_longer_than_rank",
               {"3 entries", "rank 2", "line ", " of ", "constraint_test.cpp"});
  expect_error([&] { (void)mark_sharding(x, P().unreduced(axes("a"), ReductionKind::max)); },
               "unreduced_kind_not_obeyed", {"only sums"});
  const auto partitioned = [](const PartitionSpec& mark) {
    return [mark] {
      Program marked;
      marked.output(mark_sharding(marked.input("x", {6, 4}), mark));
      (void)partition(marked.graph, row, {replicated(2)}, {replicated(2)});
    };
  };
  expect_error(partitioned(P("pipe")), "unknown_axis", {"\"pipe\"", "\"x\" (4)"});
  expect_error(partitioned(P("x", "x")), "mark_names_axis_twice", {"\"x\"", "dimension 0", "dimension 1"});
  expect_error(partitioned(P("x")), "dimension_does_not_divide", {"extent 6", "4 equal"});
}

}  // namespace weft::constraint_test
