// Convolutions and reductions over windows, planned and run: by reference kernels, and by the library's own.
#include <support/bound_plan.hpp>
#include <support/convolutions.hpp>
#include <support/planned.hpp>
#include <weft/graph/differentiate.hpp>

namespace weft::windows_test {

using testing::BoundPlan;
using testing::ConvolutionCase;
using testing::Draws;
using testing::expect_near;
using testing::Program;
using testing::random_value;

// By reference kernels and by those of the library.
Plan expect_planned(const Graph& graph, const std::vector<Value>& inputs) {
  Plan plan = testing::expect_plan_computes(graph, inputs, 1e-5, 1);
  const std::vector<Value> wanted = interpret(graph, inputs);
  BoundPlan bound(plan.view());
  for (std::size_t i = 0; i < inputs.size(); ++i) bound.set(static_cast<Index>(i), inputs[i]);
  bound.run();
  for (std::size_t i = 0; i < wanted.size(); ++i)
    expect_near(bound.output(static_cast<Index>(i)), wanted[i], 1e-4, 1e-4);
  return plan;
}

TEST(Windows, ConvolutionsOfEveryKind) {
  for (std::uint32_t seed = 0; seed < 150; ++seed) {
    SCOPED_TRACE(seed);
    const ConvolutionCase made = testing::random_convolution(seed);
    Program program;
    const Var x = program.input("x", made.input), kernel = program.input("kernel", made.kernel);
    program.output(convolution(x, kernel, made.dims));
    expect_planned(program.graph,
                   {random_value(DType::f32, made.input, seed), random_value(DType::f32, made.kernel, seed + 1000)});
    if (HasFailure()) return;
  }
}

TEST(Windows, ConvolutionsWiderThanAPanelAndDeeperThanABlock) {
  for (const bool transposed : {false, true}) {
    Program program;
    const Shape image{2, 58, 5, 10}, taps = transposed ? Shape{58, 30, 3, 3} : Shape{30, 58, 3, 3};
    const Var x = program.input("x", image), kernel = program.input("kernel", taps);
    ConvolutionDims dims{{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}, {{3, 1, 1, 1}, {3, 1, 1, 1}}, 1, 1};
    if (transposed) dims.kernel = {1, 0, 2, 3};
    program.output(convolution(x, kernel, dims));
    expect_planned(program.graph, {random_value(DType::f32, image, 1), random_value(DType::f32, taps, 2)});
  }
}

TEST(Windows, SumsMaximaAndWhatTheySelect) {
  for (std::uint32_t seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(seed);
    Draws draws(seed);
    Dims extents;
    Window window;
    const int rank = static_cast<int>(draws.pick(1, 4));
    for (int i = 0; i < rank; ++i) {
      extents.push_back(i == rank - 1 && seed % 10 == 0 ? draws.pick(60, 150) : draws.pick(1, 6));
      window.dims.push_back(draws.pick(0, 2) == 0 ? WindowDimension{} : draws.window(extents[i]));
    }
    Program program;
    const Var x = program.input("x", Shape(extents));
    const Var sums = reduce_window_sum(x, window);
    program.output(sums);
    program.output(reduce_window_max(x, window));
    const Var source = program.input("source", sums.shape());
    program.output(select_and_scatter(x, source, window));
    expect_planned(program.graph,
                   {random_value(DType::f32, Shape(extents), seed), random_value(DType::f32, sums.shape(), seed + 1)});
    if (HasFailure()) return;
  }
}

TEST(Windows, ChannelsAreRepeatedAndSummedByLoops) {
  Program program;
  const Var x = program.input("x", {3, 4, 5, 6}), bias = program.input("bias", {4});
  const Var moved = x + broadcast_in_dim(bias, x.shape(), {1});
  program.output(reduce(Op::reduce_sum, moved, {0, 2, 3}));
  program.output(reduce(Op::reduce_max, moved, {3, 0, 2}));
  const Plan plan =
      expect_planned(program.graph, {random_value(DType::f32, {3, 4, 5, 6}, 1), random_value(DType::f32, {4}, 2)});
  for (const PlanStep& step : plan.steps) EXPECT_EQ(step.kind, StepKind::loop);
}

TEST(Windows, CountTheirOperations) {
  Program program;
  const Var x = program.input("x", {2, 4, 8, 8}), kernel = program.input("kernel", {6, 4, 3, 3});
  const Var y = conv2d(x, kernel, {.stride = 2, .padding = 1});
  program.output(y);
  const Index forward = 2 * (2 * 6 * 4 * 4) * (4 * 3 * 3);
  EXPECT_EQ(make_plan(program.graph).view().flops(), forward);
  // Each gradient takes as many: holes between elements are not counted.
  const Buffer<Id> gradients = differentiate(program.graph, sum(y).id, {x.id, kernel.id});
  for (Id gradient : gradients) EXPECT_EQ(flops_of(program.graph, gradient), forward);
  const Var pooled = max_pool2d(x, {.kernel = 2, .stride = 2});
  EXPECT_EQ(flops_of(program.graph, pooled.id), 2 * 4 * 4 * 4 * 4);
}

TEST(Windows, OfBf16AreMadeInF32) {
  Program program;
  const Var x = program.input("x", {2, 3, 6, 6}, DType::bf16),
            kernel = program.input("kernel", {4, 3, 3, 3}, DType::bf16);
  program.output(conv2d(x, kernel));
  program.output(max_pool2d(x, {.kernel = 2, .stride = 2}));
  testing::expect_plan_computes(
      program.graph, {random_value(DType::bf16, {2, 3, 6, 6}, 1), random_value(DType::bf16, {4, 3, 3, 3}, 2)}, 1e-2);
}

}  // namespace weft::windows_test
