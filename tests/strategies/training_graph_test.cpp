// What a strategy starts from: batches cut over devices, gradients as sums over them.
#include <support/expect_error.hpp>
#include <support/training.hpp>

namespace weft::training_graph_test {

constexpr Mesh mesh{{"data", 2}, {"model", 2}};

TEST(TrainingGraph, BatchesAreCutAndWeightsAreNot) {
  const TrainingGraph training = testing::mlp(8, {4, 8, 2});
  const Buffer<Layout> layouts = batch_layouts(training.graph, mesh, all_axes(mesh));
  ASSERT_EQ(layouts.size(), 6);
  EXPECT_TRUE((layouts[0].dims[0] == AxisList{0, 1}));
  EXPECT_TRUE(layouts[0].dims[1].empty());
  for (Index i = 2; i < 6; ++i) EXPECT_TRUE(is_replicated(layouts[i]));
}
TEST(TrainingGraph, ABatchThatDoesNotDivideIsAnError) {
  const TrainingGraph training = testing::mlp(6, {4, 8, 2});
  testing::expect_error([&] { (void)batch_layouts(training.graph, mesh, all_axes(mesh)); }, "batch_does_not_divide",
                        {"6", "4"});
}
TEST(TrainingGraph, DataTensorsAreTheInputsThatACallerGives) {
  const TrainingGraph training = testing::mlp(8, {4, 8, 2});
  const Buffer<Layout> layouts = batch_layouts(training.graph, mesh, {0});
  const Buffer<StoredTensor> data = data_tensors(training.graph, layouts);
  ASSERT_EQ(data.size(), 2);
  EXPECT_TRUE(data[1].name == Name("y") && data[1].shape == (Shape{8, 2}) && data[1].layout == layouts[1]);
  EXPECT_EQ(data[1].input, 1);
}

TEST(TrainingGraph, LocalGradientsAddUpToTheWhole) {
  for (double decay : {0.0, 0.01}) {  // with decay a gradient is more than a sum over the batch
    SCOPED_TRACE(decay);
    const TrainingGraph training = testing::mlp(8, {4, 8, 2}, decay);
    const Buffer<Layout> layouts = batch_layouts(training.graph, mesh, all_axes(mesh));
    const LocalTraining sharded = shard_batch(training, mesh);
    EXPECT_EQ(sharded.data.size(), 2);
    EXPECT_TRUE(sharded.training.weights == training.weights);
    const Graph& local = sharded.training.graph;
    verify(local);
    std::vector<Value> inputs;
    std::vector<std::vector<Value>> pieces(4);
    for (std::size_t i = 0; i < 6; ++i) {
      const Shape& shape = training.graph.shape(training.graph.inputs[static_cast<Index>(i)].node);
      inputs.push_back(testing::random_value(DType::f32, shape, static_cast<std::uint32_t>(i)));
      for (Index device = 0; device < 4; ++device)
        pieces[to_size(device)].push_back(
            testing::piece_of(inputs[i], layouts[static_cast<Index>(i)], mesh.sizes(), device));
    }
    const auto expected = interpret(training.graph, inputs);
    const auto actual = interpret(local, pieces);
    for (std::size_t o = 0; o < expected.size(); ++o) {
      SCOPED_TRACE(::testing::Message() << "output " << o);
      Value sum = actual[0][o];
      for (std::size_t device = 1; device < 4 && o > 0; ++device)
        for (Index i = 0; i < sum.shape.elements(); ++i) sum[i] += actual[device][o][i];
      testing::expect_near(sum, expected[o], 1e-6, 1e-6);
    }
  }
}

TEST(TrainingGraph, HandsOutGradientsAndKeepsResults) {
  const TrainingGraph training = testing::mlp(8, {4, 8, 2});
  Graph copy = training.graph;
  const Buffer<Id> gradients = take_gradients(copy, 1);
  verify(copy);
  ASSERT_EQ(gradients.size(), 4);
  EXPECT_EQ(copy.outputs.size(), 1);
  EXPECT_EQ(copy.inputs.size(), training.graph.inputs.size());
  EXPECT_TRUE((copy.shape(gradients[0]) == Shape{4, 8}));
}

TEST(TrainingGraph, FrozenWeightsLoseTheirGradients) {
  const TrainingGraph training = testing::mlp(8, {4, 8, 2});
  const TrainingGraph rest = freeze(training, [](const Name& name) { return matches("fc1.*", name); });
  verify(rest.graph);
  EXPECT_EQ(rest.weights.size(), 2);
  EXPECT_EQ(rest.frozen.size(), 2);
  EXPECT_EQ(rest.graph.outputs.size(), 3);
  EXPECT_EQ(rest.graph.inputs.size(), training.graph.inputs.size());
  EXPECT_LT(rest.graph.size(), training.graph.size()) << "what only the gradients of the first layer needed is gone";
  const Buffer<Index> order = rest.in_order();
  ASSERT_EQ(order.size(), 4);
  for (Index i = 0; i < 4; ++i) {
    EXPECT_EQ(rest.weight(order[i]), training.weights[i]);
    EXPECT_EQ(rest.is_frozen(order[i]), i < 2);
  }
  testing::expect_error([&] { (void)freeze(training, [](const Name&) { return true; }); }, "nothing_is_trained",
                        {"all 4 parameters"});
}

TEST(TrainingGraph, AForwardPassHasFrozenWeightsOnly) {
  TrainingGraph training = testing::mlp(8, {4, 8, 2});
  training.graph.outputs.resize(1);
  const TrainingGraph forward = freeze_all(training);
  EXPECT_TRUE(forward.weights.empty());
  EXPECT_TRUE(forward.frozen == training.weights);
  EXPECT_EQ(forward.graph.outputs.size(), 1);
}

// Rows follow the batch, which is cut over both axes; columns and numbers are sums over it.
TEST(TrainingGraph, ResultsKeepTheCutsThatTheyComeIn) {
  TrainingGraph function;
  Graph& graph = function.graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {8, 3})};
  graph.add_output("rows", sum(x, 1).id);
  graph.add_output("columns", sum(x, 0).id);
  graph.add_output("turned", transpose(x).id);
  graph.add_output("loss", sum(x).id);
  function.results = 4;
  const LocalTraining cut = shard_batch(function, mesh);
  ASSERT_EQ(cut.results.size(), 4);
  EXPECT_TRUE(cut.results[0].name == Name("rows") && cut.results[0].shape == Shape{8});
  EXPECT_TRUE((cut.results[0].layout.dims[0] == AxisList{0, 1}));
  EXPECT_TRUE((cut.results[2].layout.dims[1] == AxisList{0, 1}) && cut.results[2].layout.dims[0].empty());
  for (Index i : {1, 3}) EXPECT_TRUE(is_replicated(cut.results[i].layout)) << i;
  const Shape local[] = {{2}, {3}, {3, 2}, {}};
  for (Index i = 0; i < 4; ++i)
    EXPECT_TRUE(cut.training.graph.shape(cut.training.graph.outputs[i].node) == local[i]) << i;

  const LocalTraining alone = shard_batch(function, Mesh{{"data", 1}});
  ASSERT_EQ(alone.results.size(), 4);
  for (const StoredTensor& result : alone.results) EXPECT_TRUE(is_replicated(result.layout));
}

TEST(TrainingGraph, ABatchIsCutOverExplicitAxesOnly) {
  const TrainingGraph training = testing::mlp(8, {4, 2});
  testing::expect_error(
      [&] {
        (void)shard_batch(training, Mesh{{"data", 2}, {"pod", 2, AxisType::manual}});
      },
      "axis_type_not_obeyed", {"\"pod\"", "manual"});
}

}  // namespace weft::training_graph_test
