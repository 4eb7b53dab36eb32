// What a strategy starts from: a traced training, and its outputs.
#include <support/expect_error.hpp>
#include <support/training.hpp>

namespace weft::training_graph_test {

TEST(TrainingGraph, DataTensorsAreTheInputsThatACallerGives) {
  const TrainingGraph training = testing::mlp(8, {4, 8, 2});
  Buffer<Layout> layouts(training.graph.inputs.size(), replicated(2));
  layouts[1].dims[0] = {0};
  const Buffer<StoredTensor> data = data_tensors(training.graph, layouts);
  ASSERT_EQ(data.size(), 2);
  EXPECT_TRUE(data[1].name == Name("y") && data[1].shape == (Shape{8, 2}) && data[1].layout == layouts[1]);
  EXPECT_EQ(data[1].input, 1);
}

TEST(TrainingGraph, HandsOutGradientsAndKeepsResults) {
  const TrainingGraph training = testing::mlp(8, {4, 8, 2});
  Graph copy = training.graph;
  const Buffer<Var> gradients = take_gradients(copy, 1);
  verify(copy);
  ASSERT_EQ(gradients.size(), 4);
  EXPECT_EQ(copy.outputs.size(), 1);
  EXPECT_EQ(copy.inputs.size(), training.graph.inputs.size());
  EXPECT_TRUE((gradients[0].shape() == Shape{4, 8}));
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

}  // namespace weft::training_graph_test
