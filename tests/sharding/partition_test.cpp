// The partitioner: what every device computes on its pieces is the whole; the collectives are the ones expected; and
// what cannot be cut is refused. With every cut of small models: partition_cuts_test.cpp.
#include <support/expect_error.hpp>
#include <support/partitioned.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/statistics.hpp>

namespace weft::partition_test {

using testing::cut;
using testing::CutMesh;
using testing::expect_error;
using testing::Program;
using testing::random_value;

// What has all its elements is cut as any value is: no device has those of another.
TEST(Partition, ConstantsWithAllTheirElementsAreCut) {
  Program program;
  const Var x = program.input("x", {4, 2});
  const Buffer<std::uint8_t> one_to_four{0, 0, 0x80, 0x3F, 0, 0, 0, 0x40, 0, 0, 0x40, 0x40, 0, 0, 0x80, 0x40};
  const Var table{&program.graph, program.graph.add_literal(DType::f32, {4}, one_to_four)};
  program.output(x + broadcast_in_dim(table, {4, 2}, {0}));
  const std::vector<Value> inputs{random_value(DType::f32, {4, 2}, 1)};
  EXPECT_TRUE(testing::expect_same(program.graph, inputs, {{2}, {cut({{0}, {}})}, {cut({{0}, {}})}}, true));
}

// Predicates that are reduced as numbers are sent as predicates; where there are none, the result is as it was.
TEST(Partition, WhetherAnyOfPiecesIsTrue) {
  for (const Index columns : {4, 0}) {
    Program program;
    const Var x = program.input("x", {6, columns});
    program.output(any(x > 0.9, 0));
    program.output(convert(all(x > -0.9), DType::f32));
    const std::vector<Value> inputs{random_value(DType::f32, {6, columns}, 1)};
    const CutMesh layouts{{2}, {cut({{0}, {}})}, {cut({{}}), cut({})}};
    EXPECT_TRUE(testing::expect_same(program.graph, inputs, layouts, true));
    const Graph local = partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs);
    for (Id id = 0; id < local.size(); ++id)
      EXPECT_TRUE(local[id].op != Op::all_reduce || (local.dtype(id) == DType::pred) == (columns > 0));
  }
}

// A convolution and what follows, with all gradients, where the batch is cut, and where channels are.
TEST(Partition, ConvolutionsOverBatchAndChannels) {
  for (const Index groups : {1, 2}) {
    Program program;
    const Var x = program.input("x", {4, 4, 6, 6}), kernel = program.input("kernel", {4, 4 / groups, 3, 3});
    const Var y = conv2d(x, kernel, {.stride = 2, .padding = 1, .groups = groups});
    const Var pooled = max_pool2d(tanh(y), {.kernel = 2, .stride = 1});
    const Var loss = sum(square(pooled));
    const Buffer<Id> gradients = differentiate(program.graph, loss.id, {x.id, kernel.id});
    program.output(y);
    for (Id gradient : gradients) program.output({&program.graph, gradient});
    const std::vector<Value> inputs{random_value(DType::f32, {4, 4, 6, 6}, 1),
                                    random_value(DType::f32, {4, 4 / groups, 3, 3}, 2)};
    const Layout batch = cut({{0}, {}, {}, {}}), features = cut({{}, {0}, {}, {}}), outputs = cut({{0}, {}, {}, {}}),
                 none = replicated(4);
    EXPECT_TRUE(testing::expect_same(program.graph, inputs, {{2}, {batch, none}, {batch, batch, none}}, true));
    EXPECT_TRUE(testing::expect_same(program.graph, inputs, {{2}, {none, outputs}, {features, none, outputs}}, true));
    if (groups > 1) continue;
    EXPECT_TRUE(
        testing::expect_same(program.graph, inputs, {{2}, {features, features}, {none, features, features}}, true));
  }
}
// ---- Collectives of a matrix product (table C.5)

// The collectives in the product of a [8, 8] and b [8, 8] with these layouts on one axis, the result as `to`.
std::string collectives_of(const Layout& a, const Layout& b, const Layout& to) {
  Program program;
  const Var left = program.input("a", {8, 8}), right = program.input("b", {8, 8});
  program.output(matmul(left, right));
  const CutMesh layouts{{2}, {a, b}, {to}};
  const std::vector<Value> inputs{random_value(DType::f32, {8, 8}, 1), random_value(DType::f32, {8, 8}, 2)};
  EXPECT_TRUE(testing::expect_same(program.graph, inputs, layouts, true));
  return testing::collectives_of(partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs));
}

TEST(Partition, CollectivesOfAMatmul) {
  const Layout none = cut({{}, {}}), first = cut({{0}, {}}), second = cut({{}, {0}}), sum = cut({{}, {}}, {0});
  EXPECT_EQ(collectives_of(none, none, none), "");
  EXPECT_EQ(collectives_of(none, second, second), "");           // column-parallel
  EXPECT_EQ(collectives_of(first, none, first), "");             // batch
  EXPECT_EQ(collectives_of(none, first, sum), "");               // a is cut, which is free
  EXPECT_EQ(collectives_of(none, first, none), "all_gather");    // half the bytes of the sum
  EXPECT_EQ(collectives_of(second, first, none), "all_reduce");  // row-parallel
  EXPECT_EQ(collectives_of(second, first, sum), "");
  EXPECT_EQ(collectives_of(second, first, first), "reduce_scatter");
  EXPECT_EQ(collectives_of(second, first, second), "reduce_scatter");
  EXPECT_EQ(collectives_of(second, none, none), "all_gather");
  EXPECT_EQ(collectives_of(first, first, first), "all_gather");  // a sharded weight (FSDP)
  EXPECT_EQ(collectives_of(first, second, first), "all_gather");
  EXPECT_EQ(collectives_of(second, second, sum), "all_to_all");
}

// A device knows its piece: the row of a wrong label is that of the whole batch, whatever is cut.
TEST(Partition, AWrongLabelIsNamedByItsRowOfTheBatch) {
  Program program;
  const Var label = program.input("label", {8, 4}, DType::i32);
  program.output(checked_label(label, 10));
  Value values = filled_value(DType::i32, {8, 4}, 9);
  values[5 * 4 + 3] = 10;
  for (const Layout& layout : {cut({{0, 1}, {}}), cut({{1}, {}}), cut({{}, {0}}), cut({{1}, {0}}), cut({{}, {}})}) {
    const Graph local = partition(program.graph, MeshSizes{2, 2}, {layout}, {layout});
    verify(local);
    std::vector<std::vector<Value>> pieces;
    for (Index device = 0; device < 4; ++device)
      pieces.push_back({testing::piece_of(values, layout, MeshSizes{2, 2}, device)});
    expect_error([&] { (void)interpret(local, pieces); }, "label_out_of_range", {"label 10", "row 5", "[0, 10)"});
  }
}

// ---- What is refused

// Pieces of replicated values are computed once, however often they are read: 2^40 times here.
TEST(Partition, SharedPiecesAreVisitedOnce) {
  Graph graph;
  const Var weight{&graph, graph.add_input("weight", InputKind::weight, DType::f32, {4})};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4})};
  Var power = weight;
  for (int i = 0; i < 40; ++i) power = power * power;
  graph.add_output("y", (x * power).id);
  Layout cut = replicated(1);
  cut.dims[0] = {0};
  const Graph local = partition(graph, {2}, {replicated(1), cut}, {cut});
  EXPECT_EQ(local.size(), 2 + 1 + 40 + 1);  // inputs, the slice of weight, powers, product
}

// A sum that is read as it is and repeated along a dimension is made once.
TEST(Partition, WhatIsRepeatedIsMovedOnceWithWhatItRepeats) {
  constexpr Mesh mesh{{"y", 4, AxisType::automatic}};
  Program program;
  const Var x = program.input("x", {8, 16}), total = reshape(sum(x, 1), {8, 1});
  program.output(x / broadcast_to(total, {8, 16}) + x * broadcast_to(total * total, {8, 16}));
  const Buffer<Layout> layouts{P(nullptr, "y").resolve(mesh, 2)};
  EXPECT_EQ(testing::bytes_sent(partition(program.graph, mesh, layouts, layouts)), 2 * 8 * 4 * 3 / 4);
}
// A condition has fewer bytes than what it is made of, and comes of that one where it is sent anyway.
TEST(Partition, AConditionComesOfWhatIsSentAnyway) {
  constexpr Mesh mesh{{"y", 4, AxisType::automatic}};
  const auto bytes = [&](bool reads_numbers) {
    Program program;
    const Var x = program.input("x", {16}), w = program.input("w", {8, 16});
    const Var chosen = select(broadcast_to(x > 0.0, {8, 16}), w, 0.0);
    program.output(reads_numbers ? chosen * broadcast_to(x, {8, 16}) : chosen);
    const Buffer<Layout> inputs{P("y").resolve(mesh, 1), replicated(2)}, outputs{replicated(2)};
    return testing::bytes_sent(partition(program.graph, mesh, inputs, outputs));
  };
  EXPECT_EQ(bytes(false), 16 * 3 / 4);
  EXPECT_EQ(bytes(true), 16 * 4 * 3 / 4);
}
TEST(Partition, AnOutputMayBeLeftUnreduced) {
  Program program;
  const Var x = program.input("x", {8, 4}), w = program.input("w", {4});
  program.output(sum(x, 0));      // a sum over devices
  program.output(w * 2.0);        // the same everywhere: counted once
  program.output(sum(x, 0) + w);  // both
  const CutMesh layouts{{4}, {cut({{0}, {}}), cut({{}})}, {cut({{}}, {0}), cut({{}}, {0}), cut({{}}, {0})}};
  EXPECT_TRUE(testing::expect_same(
      program.graph, {random_value(DType::f32, {8, 4}, 1), random_value(DType::f32, {4}, 2)}, layouts, true));
}

TEST(Partition, OneDimensionCutOverTwoAxesIsAConflict) {
  Program program;
  const Var left = program.input("x", {4}), right = program.input("y", {4});
  program.output(left + right);
  const auto with = [&](const Layout& x, const Layout& y) {
    return [&program, x, y] { (void)partition(program.graph, {2, 2}, {x, y}, {replicated(1)}); };
  };
  expect_error(with(cut({{0}}), cut({{1}})), "operand_shardings_conflict", {"add", "dimension 0"});
}

TEST(Partition, AReshapeThatWouldMoveDataIsRefused) {
  Program program;
  program.output(reshape(program.input("x", {6, 2}), {3, 4}));
  expect_error(
      [&] {
        (void)partition(program.graph, {2}, {cut({{0}, {}})}, {replicated(2)});
      },
      "reshape_of_sharded_dimension", {"dimension 0", "2 parts"});
}

TEST(Partition, AnExtentThatDoesNotDivideIsRefused) {
  Program program;
  program.output(exp(program.input("x", {6})));
  expect_error([&] { (void)partition(program.graph, {4}, {cut({{0}})}, {replicated(1)}); }, "dimension_does_not_divide",
               {"0", "6", "4"});
  expect_error([&] { (void)partition(program.graph, {4}, {replicated(1)}, {cut({{0}})}); }, "dimension_does_not_divide",
               {"0", "6", "4"});
}

constexpr Index local_nodes_at_compile_time() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 4})};
  graph.add_output("y", sum(matmul(x, x)).id);
  Layout rows = replicated(2);
  rows.dims[0] = {0};
  return partition(graph, {2}, {rows}, {replicated(0)}).size();
}
static_assert(local_nodes_at_compile_time() == 5);  // x, its gather, the product, the sum, its all_reduce

// ---- Loops

// Four layers x tanh(W + x) and the gradient of their weights, with a batch that is cut over the first axis.
struct Layers {
  Program program;
  std::vector<Value> inputs{random_value(DType::f32, {8, 4}, 1), random_value(DType::f32, {4, 4, 4}, 2),
                            random_value(DType::f32, {4}, 3)};

  explicit Layers(bool shares_bias) {
    const Var x = program.input("x", {8, 4}), weights = program.input("weights", {4, 4, 4}),
              bias = program.input("bias", {4});
    const auto body = [&](const Buffer<Var>& carry, const Buffer<Var>& in) {
      const Var y = matmul(carry[0], in[0]);
      return Scanned{{tanh(shares_bias ? y + bias : y)}, {}};
    };
    const Var loss = mean(square(scan(program.graph, 4, {x}, {weights}, body).carry[0]));
    const Buffer<Id> gradients = differentiate(program.graph, loss.id, {weights.id, bias.id});
    program.output(loss);
    for (Id gradient : gradients) program.output({&program.graph, gradient});
    program.graph = simplify(program.graph);
  }
  // How many collectives a device runs in one call with these layouts of the inputs and of the two gradients.
  Index expect_collectives(const CutMesh& layouts) const {
    EXPECT_TRUE(testing::expect_same(program.graph, inputs, layouts, true));
    const Graph local = partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs);
    const Plan plan = make_plan(local);
    Index count = 0;
    for (const CollectiveStep& step : plan.collectives) count += step.runs;
    return count;
  }
};

TEST(Partition, GradientsOfALoopsWeightsAreReducedOnceAfterIt) {
  const Layers layers(false);
  const Layout batch = cut({{0}, {}}), stack = cut({{}, {}, {}}), bias = cut({{}});
  EXPECT_EQ(layers.expect_collectives({{2}, {batch, stack, bias}, {cut({}), stack, bias}}), 2);
  EXPECT_EQ(layers.expect_collectives({{2}, {batch, stack, bias}, {cut({}), cut({{}, {}, {}}, {0}), bias}}), 1);
}
TEST(Partition, ASumOverIterationsStaysUnreducedUntilTheLoopIsDone) {
  const Layers layers(true);
  const Layout batch = cut({{0}, {}}), stack = cut({{}, {}, {}}), bias = cut({{}});
  EXPECT_EQ(layers.expect_collectives({{2}, {batch, stack, bias}, {cut({}), stack, bias}}), 3);
}
TEST(Partition, AStackThatIsCutAlongItsLayersIsGathered) {
  const Layers layers(true);
  const Layout batch = cut({{0}, {}}), stack = cut({{0}, {}, {}}), bias = cut({{}});
  EXPECT_TRUE(testing::expect_same(layers.program.graph, layers.inputs,
                                   {{2}, {batch, stack, bias}, {cut({}), stack, bias}}, true));
}
// Megatron: the columns of the weights are cut, so that every iteration gathers or reduces.
TEST(Partition, WeightsOfALoopMayBeCut) {
  const Layers layers(true);
  for (const Layout& stack : {cut({{}, {}, {1}}), cut({{}, {1}, {}}), cut({{}, {0}, {1}})})
    for (const Layout& bias : {cut({{}}), cut({{1}})})
      EXPECT_TRUE(testing::expect_same(layers.program.graph, layers.inputs,
                                       {{2, 2}, {cut({{0}, {}}), stack, bias}, {cut({}), stack, bias}}, true));
}

}  // namespace weft::partition_test
