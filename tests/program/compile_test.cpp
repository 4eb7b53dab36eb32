// Plans compiled into the binary: every step a kernel, equal loops one kernel, and the numbers of the interpreter.
#include <support/planned.hpp>
#include <weft/graph/softmax.hpp>
#include <weft/planner/frozen_plan.hpp>
#include <weft/planner/label.hpp>
#include <weft/program/compile.hpp>

#include <memory>

namespace weft::compile_test {

using testing::random_value;

// Two equal layers, a softmax, a transpose and an update.
constexpr Graph network() {
  Graph graph;
  const auto input = [&](const char* name, const Shape& shape, InputKind kind) {
    return Var{&graph, graph.add_input(name, kind, DType::f32, shape)};
  };
  Var x = input("x", {6, 8}, InputKind::data);
  const Var w = input("w", {8, 8}, InputKind::weight), v = input("v", {8, 8}, InputKind::weight);
  x = maximum(matmul(x, w), 0.0);
  x = maximum(matmul(x, v), 0.0);
  const Var y = softmax(x);
  graph.add_output("y", y.id);
  graph.add_output("columns", sum(y, 0).id);
  graph.add_output("w", (w - matmul(transpose(x), y) * 0.1).id, 1);
  graph.add_output("t", (transpose(y) * 2.0).id);
  return graph;
}
constexpr PlanSizes sizes = sizes_of(make_plan(network()));
constexpr FrozenPlan<sizes> plan{make_plan(network())};

TEST(Compile, ACompiledPlanComputesTheSame) {
  const PlanView view = plan.view();
  const StepKernel* kernels = kernels_of<plan>();
  const auto free = [](char* bytes) { ::operator delete (bytes, std::align_val_t{64}); };
  const std::unique_ptr<char, decltype(free)> arena(
      static_cast<char*>(::operator new (to_size(view.peak_bytes), std::align_val_t{64})), free);
  const Binding binding(view, kernels, arena.get(), 0);
  std::vector<Value> inputs;
  for (const InputSlot& input : view.inputs) {
    inputs.push_back(random_value(DType::f32, input.shape, static_cast<std::uint32_t>(inputs.size())));
    for (Index e = 0; e < input.shape.elements(); ++e)
      reference::write_element(arena.get() + input.offset, e, DType::f32, inputs.back()[e]);
  }
  for (const BoundStep& step : binding.steps()) run_step(step, view);

  const Graph graph = network();
  const std::vector<Value> expected = interpret(graph, inputs);
  Index returned = 0;
  for (Index o = 0; o < graph.outputs.size(); ++o) {
    const char* at = graph.outputs[o].updates >= 0 ? arena.get() + view.input(graph.outputs[o].updates).offset
                                                   : binding.at(view.output(returned++).slice);
    for (Index e = 0; e < expected[to_size(o)].shape.elements(); ++e)
      EXPECT_NEAR(reference::read_element(at, e, DType::f32), expected[to_size(o)][e], 1e-5)
          << "output " << o << ", element " << e;
  }
}

TEST(Compile, EveryLoopHasAKernelAndEqualLoopsShareOne) {
  const StepKernel* kernels = kernels_of<plan>();
  std::vector<EpilogueFunction> layers;
  const PlanView view = plan.view();
  for (const PlanStep& step : view.steps) {
    const LoopStep code = view.loop_of(step);
    EXPECT_TRUE(code.exists() || step.kind != StepKind::loop);
    if (!code.exists()) continue;
    EXPECT_EQ(kernels[code.kernel].loop != nullptr, step.kind == StepKind::loop);
    EXPECT_EQ(kernels[code.kernel].epilogue != nullptr, step.kind == StepKind::dot);
    if (label_of(view, step) == "dot_general+maximum") layers.push_back(kernels[code.kernel].epilogue);
  }
  ASSERT_EQ(layers.size(), 2u);
  EXPECT_EQ(layers[0], layers[1]);
}

// x * y + (exp(y) - x): its terms traced in this order, or in the other.
template <bool Turned>
constexpr Graph sum_of_two() {
  Graph graph;
  const auto input = [&](const char* name) {
    return Var{&graph, graph.add_input(name, InputKind::data, DType::f32, {4, 5})};
  };
  const Var x = input("x"), y = input("y");
  if constexpr (Turned) {
    const Var difference = exp(y) - x;
    graph.add_output("sum", (x * y + difference).id);
  } else {
    const Var product = x * y;
    graph.add_output("sum", (product + (exp(y) - x)).id);
  }
  return graph;
}
template <bool Turned>
constexpr PlanSizes sizes_of_sum() {  // Clang 14 does not destroy temporaries of a template argument
  return sizes_of(make_plan(sum_of_two<Turned>()));
}
template <bool Turned>
constexpr FrozenPlan<sizes_of_sum<Turned>()> plan_of_sum{make_plan(sum_of_two<Turned>())};

TEST(Compile, LoopsThatDifferInSlotsAndOrderOnlyShareAKernel) {
  ASSERT_EQ(plan_of_sum<false>.view().step_count(), 1);
  ASSERT_EQ(plan_of_sum<true>.view().step_count(), 1);
  ASSERT_NE(kernels_of<plan_of_sum<false>>()[0].loop, nullptr);
  EXPECT_EQ(kernels_of<plan_of_sum<false>>()[0].loop, kernels_of<plan_of_sum<true>>()[0].loop);
}

}  // namespace weft::compile_test
