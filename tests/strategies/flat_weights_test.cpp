// Weights in flat vectors: a layer of a stack is gathered, and its gradients are cut, where its iteration runs.
#include <support/planned.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/stack.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/trace/compiled_plan.hpp>
#include <weft/trace/trace.hpp>

namespace weft::flat_weights_test {

using testing::Program;
using testing::random_value;

TEST(FlatWeights, AFunctionOfEveryLayerIsStacked) {
  Program program;
  const Var x = program.input("x", {2, 3, 4}), y = program.input("y", {2, 3});
  const auto scaled = [](const Buffer<Var>& own) { return Buffer<Var>{own[0] * own[1], sum(own[0])}; };
  const Buffer<Var> made = for_each_layer(program.graph, {2, 3}, {x, y}, scaled);
  ASSERT_EQ(made.size(), 2);
  program.output(made[0]);
  program.output(made[1]);
  program.output(x * expand_dims(y, -1));
  program.output(sum(x, -1));
  verify(program.graph);
  const std::vector<Value> inputs{random_value(DType::f32, {2, 3, 4}, 1), random_value(DType::f32, {2, 3}, 2)};
  const std::vector<Value> outputs = interpret(program.graph, inputs);
  testing::expect_near(outputs[0], outputs[2], 1e-7);
  testing::expect_near(outputs[1], outputs[3], 1e-6);
  testing::expect_plan_computes(program.graph, inputs);
}
TEST(FlatWeights, WithoutLayersTheFunctionIsCalledOnce) {
  Program program;
  const Var x = program.input("x", {4});
  EXPECT_EQ(for_each_layer(program.graph, {}, {x}, [](const Buffer<Var>& own) { return own; })[0].id, x.id);
  EXPECT_EQ(program.graph.loops, 0);
}

struct Residual {
  Name name;
  constexpr Var operator()(Var x) const { return x + tanh(nn::Linear{name / "inner", 8, 8}(x)); }
};
struct Pair {
  Name name;
  constexpr Var operator()(Var x) const { return nn::Stack<Residual, 2>{name / "half", {}}(x) * 0.5; }
};
template <class Block, Index layers>
struct Loss {
  constexpr Var operator()(Var x) const {
    return mean(square(nn::Linear{"head", 8, 3}(nn::Stack<Block, layers>{"h", {}}(x))));
  }
};
using Batch = Inputs<f32[4][8]>;
const Mesh two{{"data", 2}};

struct Counts {
  Index gathers = 0, scatters = 0, reductions = 0;  // in one call
  Index steps = 0;                                  // collectives in the table of steps
};
template <class Block, Index layers>
Counts counts_of(const Fsdp& strategy) {
  const DeviceGraph device = strategy.rewrite<Adam>(trace_training<Loss<Block, layers>, Batch>(), two);
  verify(device.graph);
  const Plan plan = make_plan(simplify(device.graph));
  const PlanView view = plan.view();
  return {view.count(Collective::all_gather), view.count(Collective::reduce_scatter), view.count(Collective::all_reduce),
          plan.collectives.size()};
}

// One unit a layer and the head: what a sequence of blocks would call, from a table that does not grow.
TEST(FlatWeights, EveryLayerIsAUnitOfItsOwn) {
  for (const int stage : {1, 2, 3}) {
    SCOPED_TRACE(stage);
    const Counts three = counts_of<Residual, 3>({.stage = stage}), thirty = counts_of<Residual, 30>({.stage = stage});
    EXPECT_EQ(three.gathers, stage == 3 ? 2 * 4 : 4);
    EXPECT_EQ(three.scatters, 4);
    EXPECT_EQ(thirty.gathers, stage == 3 ? 2 * 31 : 31);
    EXPECT_EQ(thirty.scatters, 31);
    EXPECT_EQ(three.steps, thirty.steps);
  }
  EXPECT_EQ((counts_of<Residual, 3>({.reshard_after_forward = false}).gathers), 4);
}
TEST(FlatWeights, StacksInStacksHaveUnitsForEveryInnerLayer) {
  for (const int stage : {1, 2, 3}) {
    const Counts counts = counts_of<Pair, 3>({.stage = stage});
    EXPECT_EQ(counts.gathers, stage == 3 ? 2 * 7 : 7) << stage;
    EXPECT_EQ(counts.scatters, 7) << stage;
  }
}
// The root unit of a stack is not that of the rest of the model.
TEST(FlatWeights, ARootUnitIsOneOfAStackOrOfNone) {
  const Counts counts = counts_of<Residual, 3>({.wrap = Wrap::whole_model()});
  EXPECT_EQ(counts.gathers, 2 * (3 + 1));
  const DeviceGraph device =
      Fsdp{.wrap = Wrap::whole_model()}.rewrite<Sgd>(trace_training<Loss<Residual, 3>, Batch>(), two);
  EXPECT_GE(device.graph.find_input("h.*.flat"), 0);
  EXPECT_GE(device.graph.find_input("root.flat"), 0);
}

}  // namespace weft::flat_weights_test
