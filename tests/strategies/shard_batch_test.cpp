// What Ddp and Fsdp start from: batches cut over devices, weights over other axes, gradients as sums over the first.
#include <support/expect_error.hpp>
#include <support/training.hpp>
#include <weft/strategies/shard_batch.hpp>

namespace weft::shard_batch_test {

constexpr Mesh mesh{{"data", 2}, {"model", 2}};

TEST(ShardBatch, BatchesAreCutAndWeightsAreNot) {
  const TrainingGraph training = testing::mlp(8, {4, 8, 2});
  const Buffer<Layout> layouts = batch_layouts(training.graph, mesh, all_axes(mesh));
  ASSERT_EQ(layouts.size(), 6);
  EXPECT_TRUE((layouts[0].dims[0] == AxisList{0, 1}));
  EXPECT_TRUE(layouts[0].dims[1].empty());
  for (Index i = 2; i < 6; ++i) EXPECT_TRUE(is_replicated(layouts[i]));
}

constexpr SpmdSpecs over_model{{P("data")}, {{"fc1.weight", P(nullptr, "model")}, {"fc2.weight", P("model")}}};

TEST(ShardBatch, SpecsCutWeightsOverOtherAxes) {
  const TrainingGraph training = testing::mlp(8, {4, 8, 2});
  const LocalTraining local = shard_batch(training, mesh, {axes("data"), &over_model});
  ASSERT_EQ(local.inputs.size(), 6);
  for (Index i = 0; i < 2; ++i) EXPECT_TRUE((local.inputs[i].dims[0] == AxisList{0})) << "with a spec or without one";
  EXPECT_TRUE((local.inputs[2].dims[1] == AxisList{1}));
  const Graph& graph = local.training.graph;
  EXPECT_TRUE((graph.shape(graph.inputs[2].node) == Shape{4, 4}));
  EXPECT_TRUE((graph.shape(graph.outputs[1].node) == Shape{4, 4})) << "and so does its gradient";
  EXPECT_TRUE((graph.shape(graph.inputs[4].node) == Shape{4, 2}));
  testing::expect_error(
      [&] {
        (void)shard_batch(testing::mlp(8, {4, 2}), mesh, {axes("data"), &over_model});
      },
      "spec_names_no_parameter", {"'fc2.weight'"});
}
static_assert(shard_batch(testing::mlp(8, {4, 8, 2}), mesh, {axes("data"), &over_model}).inputs.size() == 6);

TEST(ShardBatch, ASpecCutsRowsFurther) {
  constexpr SpmdSpecs rows{{P("model")}, {}};
  const TrainingGraph training = testing::mlp(8, {4, 2});
  const Buffer<Layout> layouts = batch_layouts(training.graph, mesh, {0}, &rows);
  EXPECT_TRUE((layouts[0].dims[0] == AxisList{0, 1}));
  EXPECT_TRUE((layouts[1].dims[0] == AxisList{0}));
}

TEST(ShardBatch, ABatchThatDoesNotDivideIsAnError) {
  const TrainingGraph training = testing::mlp(6, {4, 8, 2});
  testing::expect_error([&] { (void)batch_layouts(training.graph, mesh, all_axes(mesh)); }, "batch_does_not_divide",
                        {"6", "4"});
}

TEST(ShardBatch, LocalGradientsAddUpToTheWhole) {
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

// Rows follow the batch, which is cut over both axes; columns and numbers are sums over it.
TEST(ShardBatch, ResultsKeepTheCutsThatTheyComeIn) {
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

TEST(ShardBatch, ABatchIsCutOverExplicitAxesOnly) {
  const TrainingGraph training = testing::mlp(8, {4, 2});
  testing::expect_error(
      [&] {
        (void)shard_batch(training, Mesh{{"data", 2}, {"pod", 2, AxisType::manual}});
      },
      "axis_type_not_obeyed", {"\"pod\"", "manual"});
}

}  // namespace weft::shard_batch_test
