// The partitioner on small models with every combination of cuts of their inputs, and on random programs: what all
// devices compute is the whole, or it is refused with a documented error.
#include <support/partitioned.hpp>
#include <support/random_graph.hpp>
#include <support/sanitized.hpp>
#include <weft/graph/softmax.hpp>

namespace weft::partition_cuts_test {

using testing::CutMesh;
using testing::Model;
using testing::Program;
using testing::random_value;
using testing::RandomGraph;

TEST(PartitionCuts, TwoLayersWithEveryCutOfEveryInput) {
  for (const MeshSizes& mesh : {MeshSizes{2}, {4}}) {
    Model model;
    const Var x = model.input("x", {4, 8}), w = model.input("w", {8, 4}), b = model.input("b", {4});
    const Var v = model.input("v", {4, 8});
    model.output_with_gradients(mean(square(matmul(maximum(matmul(x, w) + b, 0.0), v))));
    EXPECT_EQ(testing::expect_all_cuts(model.program, model.values, mesh), 0);
  }
}
TEST(PartitionCuts, ALayerOnTwoAxesWithEveryCutOfEveryInput) {
  Model model;
  const Var x = model.input("x", {4, 8}), w = model.input("w", {8, 4}), b = model.input("b", {4});
  model.output_with_gradients(sum(tanh(matmul(x, w) + b)));
  // Refused are cuts of one dimension over other axes on both sides, for which the message has a cure.
  EXPECT_LT(testing::expect_all_cuts(model.program, model.values, {2, 2}), 200);
}
TEST(PartitionCuts, CrossEntropyWithEveryCutOfTheLogits) {
  for (const MeshSizes& mesh : {MeshSizes{2}, {2, 2}}) {
    Model model;
    const Var logits = model.input("logits", {4, 8}), label = model.input("label", {4}, DType::i32);
    const Var shifted = logits - expand_dims(stop_gradient(max(logits, -1)), -1);
    const Var hot = convert(expand_dims(label, 1) == iota(model.program.graph, {4, 8}, 1), DType::f32);
    // Two statements: compilers are free to trace the operands of a minus in either order.
    const Var normalizer = log(sum(exp(shifted), -1)), chosen = sum(shifted * hot, -1);
    model.output_with_gradients(mean(normalizer - chosen));
    // Refused: rows of logits over one axis and labels over the other one.
    EXPECT_EQ(testing::expect_all_cuts(model.program, model.values, mesh), mesh.size() == 1 ? 0 : 3);
  }
}
TEST(PartitionCuts, DropoutIsTheSameOnEveryMesh) {
  Model model;
  const Var x = model.input("x", {4, 8});
  Graph& graph = model.program.graph;
  const Var counter = iota(graph, {4, 8}, 0, DType::u32) * 8.0 + iota(graph, {4, 8}, 1, DType::u32);
  const Var bits = random_bits(constant(graph, 5, DType::u32), counter, constant(graph, 7, DType::u32));
  model.output_with_gradients(sum(softmax(select(bits > 1e9, x, 0.0) * 2.0)));
  EXPECT_EQ(testing::expect_all_cuts(model.program, model.values, {2, 2}), 0);
}
TEST(PartitionCuts, EmbeddingsWithEveryCut) {
  Model model;
  const Var table = model.input("table", {4, 8}), rows = model.input("rows", {8}, DType::i32);
  model.output_with_gradients(sum(square(take(table, rows))));
  EXPECT_EQ(testing::expect_all_cuts(model.program, model.values, {2, 2}), 0);
}
// Row -1 is left out by every device, those of other devices by each.
TEST(PartitionCuts, RowsThatAreLeftOutWithEveryCut) {
  Model model;
  const Var updates = model.input("updates", {8, 4}), rows = model.input("rows", {8}, DType::i32);
  const Var some = select(rows < 2.0, rows, broadcast_to(constant(model.program.graph, -1, DType::i32), {8}));
  model.output_with_gradients(sum(square(scatter_add(updates, some, 4))));
  EXPECT_EQ(testing::expect_all_cuts(model.program, model.values, {2}), 0);
  // Refused: updates over one axis and their rows over the other one.
  EXPECT_EQ(testing::expect_all_cuts(model.program, model.values, {2, 2}), 3);
}
// Sequences of tokens, cut over both dimensions.
TEST(PartitionCuts, EmbeddingsOfSequencesWithEveryCut) {
  Model model;
  const Var table = model.input("table", {4, 8}), rows = model.input("rows", {4, 2}, DType::i32);
  model.output_with_gradients(sum(square(take(table, rows))));
  EXPECT_EQ(testing::expect_all_cuts(model.program, model.values, {2, 2}), 0);
  const Layout tokens = testing::cut({{0}, {1}}), sum_of_all = testing::cut({{}, {}}, {0, 1});
  const Graph local = partition(model.program.graph, MeshSizes{2, 2}, {replicated(2), tokens},
                                {testing::cut({}, {0, 1}), sum_of_all});
  EXPECT_EQ(testing::collectives_of(local), "") << "each device looks its own up";
}
TEST(PartitionCuts, MovementWithEveryCut) {
  Model model;
  const Var x = model.input("x", {4, 4}), y = model.input("y", {4, 4});
  model.program.output(concatenate({x, y, x, transpose(y)}, 0));
  model.program.output(slice(x, {0, 1}, {4, 3}));
  model.program.output(slice(y, {1, 0}, {3, 4}) * 2.0);
  model.program.output(pad(y, {1, 0}, {1, 0}));
  EXPECT_EQ(testing::expect_all_cuts(model.program, model.values, {4}), 0);
  EXPECT_LT(testing::expect_all_cuts(model.program, model.values, {2, 2}), 30);
}

TEST(PartitionCuts, DynamicSlicesWithEveryCut) {
  for (const MeshSizes& mesh : {MeshSizes{2}, {2, 2}}) {
    Model model;
    const Var x = model.input("x", {4, 4}), shifts = model.input("shifts", {4}, DType::i32);
    const Var at = sum(shifts), back = 2.0 - at, zero = constant(model.program.graph, 0, DType::i32);
    const Var row = dynamic_slice(x, {at, zero}, {1, 4}), rows = dynamic_slice(x, {at, back}, {4, 2});
    const Var written = dynamic_update_slice(x, row * 2.0, {back, zero});
    model.program.output(dynamic_slice(x, {at, back}, {3, 3}));
    model.output_with_gradients(sum(square(written)) + sum(square(rows)));
    EXPECT_EQ(testing::expect_all_cuts(model.program, model.values, mesh), 0);
  }
}

TEST(PartitionCuts, RandomProgramsOnRandomLayouts) {
  const MeshSizes meshes[] = {{2}, {4}, {2, 2}, {2, 1}, {2, 2, 2}};
  int refused = 0, all = 0;
  for (std::uint32_t seed = 0; seed < testing::random_cases(400); ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    RandomGraph random(seed, 16, {1, 2, 4, 4, 8});
    Graph& graph = random.program.graph;
    for (Output& output : graph.outputs) output.updates = -1;
    std::uint32_t draws = 0;
    const auto pick = [&](int below) {
      return static_cast<int>(random_bits(seed, draws++, 77) % static_cast<std::uint32_t>(below));
    };
    CutMesh layouts{meshes[pick(5)], {}, {}};
    const auto random_layout = [&](Id id) {
      const Shape& shape = graph.shape(id);
      Layout layout = replicated(shape.rank());
      for (std::int8_t axis = 0; axis < layouts.mesh.size(); ++axis) {
        if (pick(4) == 0) {
          layout.unreduced.push_back(axis);
        } else if (shape.rank() > 0 && pick(3) > 0) {
          const int d = pick(shape.rank());
          if (shape[d] % (parts_of(layouts.mesh, layout.dims[d]) * layouts.mesh[axis]) == 0)
            layout.dims[d].insert(pick(layout.dims[d].size() + 1), axis);
        }
      }
      return layout;
    };
    for (const Input& input : graph.inputs) layouts.inputs.push_back(random_layout(input.node));
    for (const Output& output : graph.outputs) layouts.outputs.push_back(random_layout(output.node));
    ++all;
    refused += testing::expect_same(graph, random.inputs, layouts, true) ? 0 : 1;
    if (HasFailure()) return;
  }
  EXPECT_LT(refused, all / 20);
}

}  // namespace weft::partition_cuts_test
