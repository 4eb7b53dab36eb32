// One trace for all strategies: the constant is the graph that tracing again would make, whatever its size.
#include <weft/trace/traced_once.hpp>

#include <support/small_training.hpp>
#include <weft/graph/verify.hpp>

namespace weft::traced_once_test {

// A chain of `layers` products of one weight.
template <int layers>
struct Chain {
  constexpr Var operator()(Var x) const {
    const Var weight{x.graph, x.graph->add_input("weight", InputKind::weight, DType::f32, {2, 2})};
    for (int i = 0; i < layers; ++i) x = tanh(matmul(x, weight));
    return sum(x);
  }
};
using ChainInputs = Inputs<f32[3][2]>;
using testing::SmallInputs;
using testing::SmallLoss;
static_assert(rank_of_loss<SmallLoss, SmallInputs> == 0);

constexpr bool same(const TrainingGraph& a, const TrainingGraph& b) {
  bool equal = a.graph.size() == b.graph.size() && a.graph.operand_pool == b.graph.operand_pool &&
               a.weights == b.weights && a.results == b.results && a.graph.inputs.size() == b.graph.inputs.size() &&
               a.graph.outputs.size() == b.graph.outputs.size();
  for (Id id = 0; equal && id < a.graph.size(); ++id)
    equal = a.graph[id].op == b.graph[id].op && a.graph[id].phase == b.graph[id].phase &&
            a.graph[id].type == b.graph[id].type && a.graph[id].attributes == b.graph[id].attributes &&
            a.graph[id].first_operand == b.graph[id].first_operand;
  for (Index i = 0; equal && i < a.graph.types.tensors.size(); ++i)
    equal = a.graph.types[static_cast<TypeId>(i)] == b.graph.types[static_cast<TypeId>(i)];
  for (Index i = 0; equal && i < a.graph.names.size(); ++i) equal = a.graph.names[i] == b.graph.names[i];
  for (Index i = 0; equal && i < a.graph.inputs.size(); ++i)
    equal = a.graph.inputs[i].name == b.graph.inputs[i].name && a.graph.inputs[i].kind == b.graph.inputs[i].kind &&
            a.graph.inputs[i].initializer == b.graph.inputs[i].initializer;
  for (Index i = 0; equal && i < a.graph.outputs.size(); ++i)
    equal = a.graph.outputs[i].name == b.graph.outputs[i].name && a.graph.outputs[i].node == b.graph.outputs[i].node;
  return equal;
}
static_assert(same(traced_once<SmallLoss, SmallInputs>(), trace_training<SmallLoss, SmallInputs>()));
static_assert(same(traced_once<Chain<60>, ChainInputs>(), trace_training<Chain<60>, ChainInputs>()));

// And what is cut over a mesh, once.
template <class Loss, class InputTypes, const Mesh& mesh>
constexpr bool is_sharded_once() {
  const LocalTraining once = sharded_once<Loss, InputTypes, mesh, Ddp{}.data_axes(mesh).batch_cut(mesh)>();
  const LocalTraining again = shard_batch(trace_training<Loss, InputTypes>(), mesh);
  bool equal = same(once.training, again.training) && once.data.size() == again.data.size() &&
               once.training.graph.mesh == again.training.graph.mesh;
  for (Index i = 0; equal && i < once.data.size(); ++i)
    equal = once.data[i].name == again.data[i].name && once.data[i].shape == again.data[i].shape &&
            once.data[i].layout == again.data[i].layout && once.data[i].input == again.data[i].input;
  return equal;
}
static_assert(is_sharded_once<SmallLoss, SmallInputs, testing::data_mesh<2>>());
static_assert(is_sharded_once<Chain<60>, ChainInputs, testing::data_mesh<1>>());

TEST(TracedOnce, ModelsOfAnySize) {
  verify(traced_once<SmallLoss, SmallInputs>().graph);
  const TrainingGraph training = traced_once<Chain<60>, ChainInputs>();
  verify(training.graph);
  EXPECT_TRUE(same(training, trace_training<Chain<60>, ChainInputs>()));
}
// How often a model was called outside constant evaluation.
int calls = 0;
struct CountedLoss {
  constexpr Var operator()(Var image, Var label) const {
    if (!std::is_constant_evaluated()) ++calls;
    return testing::SmallLoss{}(image, label);
  }
};
template <const Mesh& mesh, auto strategy, class Optimizer>
Index nodes_on_a_device() {
  return detail::TrainingSource<CountedLoss, SmallInputs, mesh, strategy, Optimizer>::device_graph().graph.size();
}

// The constant is the one evaluation; whatever is made of it, strategy after strategy, calls the model no more.
TEST(TracedOnce, StrategiesMeshesAndOptimizersNeverTraceAgain) {
  calls = 0;
  constexpr const Mesh &one = testing::data_mesh<1>, &two = testing::data_mesh<2>, &four = testing::model_mesh<2, 2>;
  const Index nodes[] = {nodes_on_a_device<one, Ddp{}, Sgd>(),
                         nodes_on_a_device<two, Ddp{}, SgdMomentum>(),
                         nodes_on_a_device<two, Fsdp{.stage = 1}, SgdMomentum>(),
                         nodes_on_a_device<two, Fsdp{.stage = 2}, SgdMomentum>(),
                         nodes_on_a_device<two, Fsdp{.stage = 3}, SgdMomentum>(),
                         nodes_on_a_device<two, Spmd(testing::batch_specs), Sgd>(),
                         nodes_on_a_device<four, Spmd(testing::megatron_specs), SgdMomentum>()};
  for (const Index count : nodes) EXPECT_GT(count, 20);
  EXPECT_EQ(calls, 0);
  EXPECT_GT((trace_training<CountedLoss, SmallInputs>().graph.size()), 20);
  EXPECT_EQ(calls, 1);
}

// What is added to the graph later is hash-consed against what the constant had.
TEST(TracedOnce, EqualNodesAreStillFound) {
  TrainingGraph training = traced_once<Chain<2>, ChainInputs>();
  const Index before = training.graph.size();
  const Var x{&training.graph, training.graph.inputs[0].node}, weight{&training.graph, training.graph.inputs[1].node};
  static_cast<void>(tanh(matmul(x, weight)));
  EXPECT_EQ(training.graph.size(), before);
  static_cast<void>(matmul(x, weight) * 3.0);
  EXPECT_GT(training.graph.size(), before);
}

}  // namespace weft::traced_once_test
