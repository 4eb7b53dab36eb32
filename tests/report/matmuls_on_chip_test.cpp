// How a chip would run the matmuls of a plan: its counts, how they are dealt out, and the table.
#include <weft/report/matmuls_on_chip.hpp>

#include <support/expect_error.hpp>
#include <support/plan_of_steps.hpp>

namespace weft::matmuls_on_chip_test {

using testing::expect_error, testing::Steps;

DotStep dot(Index m, Index n, Index k, Index batch = 1) {
  DotStep step;
  step.outer = batch;
  step.m = m;
  step.n = n;
  step.k = k;
  return step;
}
RepeatStep repeat(std::int32_t loop, std::int32_t steps, Index count) {
  RepeatStep step;
  step.loop = loop;
  step.steps = steps;
  step.count = count;
  return step;
}
constexpr Chip one_array{"small one", 2e9 * 128 * 128, 1, 128, 128, 1e9, "a test"};
constexpr Chip four_arrays{"small one", 8e9 * 128 * 128, 4, 128, 128, 1e9, "a test"};

Steps plan_of(const DotStep& step) {
  Steps plan;
  plan.add(StepKind::dot, {Op::dot_general}, plan.dots, step);
  return plan;
}
Index cycles_on(const Chip& chip, const DotStep& step) { return matmuls_on_chip(plan_of(step).view(), chip).cycles; }

TEST(MatmulsOnChip, CountsAMatmulAsTheModelDoes) {
  for (const Dataflow dataflow : {Dataflow::output_stationary, Dataflow::weight_stationary, Dataflow::input_stationary})
    for (const Buffering buffering : {Buffering::serial, Buffering::double_buffered}) {
      const MatmulsOnChip made = matmuls_on_chip(plan_of(dot(512, 4096, 1024)).view(), one_array, dataflow, buffering);
      const SystolicCost cost = systolic_cost({128, 128, dataflow, buffering}, {512, 4096, 1024});
      ASSERT_EQ(made.matmuls.size(), 1u);
      EXPECT_EQ(made.cycles, cost.cycles);
      EXPECT_EQ(made.matmuls[0].cost.cycles, cost.cycles);
      EXPECT_NEAR(made.share_of_peak(), cost.utilization(), 1e-12);
      EXPECT_DOUBLE_EQ(made.seconds(), static_cast<double>(cost.cycles) * 1e-9);
    }
}

TEST(MatmulsOnChip, DealsFoldsOutToArraysAndElseTheStream) {
  // 256 folds: 64 of them on each array, one after another.
  EXPECT_EQ(cycles_on(one_array, dot(512, 4096, 1024)), 256 * 512 + 2 * 128 + 128 - 2);
  EXPECT_EQ(cycles_on(four_arrays, dot(512, 4096, 1024)), 64 * 512 + 2 * 128 + 128 - 2);
  // One fold: a quarter of m on each array.
  EXPECT_EQ(cycles_on(one_array, dot(4096, 128, 128)), 4096 + 2 * 128 + 128 - 2);
  EXPECT_EQ(cycles_on(four_arrays, dot(4096, 128, 128)), 1024 + 2 * 128 + 128 - 2);
  // A batch of four matrices: one on each array.
  EXPECT_EQ(cycles_on(four_arrays, dot(4096, 128, 128, 4)), cycles_on(one_array, dot(4096, 128, 128)));
}

TEST(MatmulsOnChip, CountsStepsInLoopsAsOftenAsTheyRun) {
  Steps plan;
  plan.add(StepKind::repeat, {}, plan.repeats, repeat(0, 4, 12));
  plan.add(StepKind::dot, {Op::dot_general}, plan.dots, dot(256, 256, 256));
  plan.add(StepKind::repeat, {}, plan.repeats, repeat(1, 1, 3));
  plan.add(StepKind::dot, {Op::dot_general}, plan.dots, dot(128, 128, 128, 2));
  plan.add(StepKind::loop, {Op::multiply}, plan.loops, LoopStep{});
  plan.add(StepKind::dot, {Op::dot_general}, plan.dots, dot(64, 10, 512));
  for (PlanStep& step : plan.steps)
    if (step.kind == StepKind::repeat) step.operand_count = 0;  // no condition
  plan.loop_count = 2;
  const MatmulsOnChip made = matmuls_on_chip(plan.view(), one_array);
  ASSERT_EQ(made.matmuls.size(), 3u);
  EXPECT_EQ(made.matmuls[0].products, 12);
  EXPECT_EQ(made.matmuls[1].products, 12 * 3 * 2);
  EXPECT_EQ(made.matmuls[2].products, 1);
  EXPECT_EQ(made.matmuls[1].step, 3);
  EXPECT_EQ(made.cycles, 12 * cycles_on(one_array, dot(256, 256, 256)) +
                             36 * cycles_on(one_array, dot(128, 128, 128, 2)) + cycles_on(one_array, dot(64, 10, 512)));
  EXPECT_DOUBLE_EQ(made.flops, 2.0 * (12 * 256.0 * 256 * 256 + 72 * 128.0 * 128 * 128 + 64.0 * 10 * 512));
}

TEST(MatmulsOnChip, TakesAConvolutionAsTheProductOfItsPatches) {
  Steps plan;
  ConvolutionGeometry geometry;
  geometry.groups = 2;
  geometry.batch = 8;
  geometry.inputs = 16;
  geometry.outputs = 32;
  geometry.dims.push_back({.elements = 30, .places = 28, .taps = 3});
  geometry.dims.push_back({.elements = 30, .places = 28, .taps = 3});
  plan.add(StepKind::convolution, {Op::convolution}, plan.convolutions, geometry);
  const MatmulsOnChip made = matmuls_on_chip(plan.view(), one_array);
  ASSERT_EQ(made.matmuls.size(), 1u);
  EXPECT_EQ(made.matmuls[0].shape, (MatmulShape{8 * 28 * 28, 32, 16 * 9}));
  EXPECT_EQ(made.matmuls[0].products, 2);
}

TEST(MatmulsOnChip, SaysOnWhatMostIsLost) {
  const auto lost = [](const SystolicConfig& config, const MatmulShape& shape) {
    return largest_loss(config, systolic_cost(config, shape));
  };
  constexpr SystolicConfig ws{128, 128};
  EXPECT_EQ(lost(ws, {64, 512, 784}), "m: 64 of 128 cycles of a fold");
  EXPECT_EQ(lost(ws, {4096, 10, 784}), "n: 10 of 128 columns");
  EXPECT_EQ(lost(ws, {4096, 512, 130}), "k: 130 of 256 rows");
  EXPECT_EQ(lost(ws, {256, 128, 128}), "filling and draining: 382 of 638 cycles");
  EXPECT_EQ(lost({1, 1}, {4, 4, 4}), "filling and draining: 1 of 65 cycles");
  EXPECT_EQ(lost({1, 1, Dataflow::output_stationary, Buffering::serial}, {4, 4, 4}), "nothing");
  EXPECT_EQ(lost(ws, {4, 0, 4}), "no elements");
  constexpr SystolicConfig is{128, 128, Dataflow::input_stationary}, os{128, 128, Dataflow::output_stationary};
  EXPECT_EQ(lost(is, {10, 4096, 784}), "m: 10 of 128 columns");
  EXPECT_EQ(lost(is, {512, 8, 512}), "n: 8 of 128 cycles of a fold");
  EXPECT_EQ(lost(os, {1, 512, 512}), "m: 1 of 128 rows");
  EXPECT_EQ(lost(os, {512, 512, 3}), "k: 3 of 128 cycles of a fold");
}

TEST(MatmulsOnChip, WritesATable) {
  Steps plan;
  plan.add(StepKind::dot, {Op::dot_general, Op::add, Op::maximum}, plan.dots, dot(512, 4096, 1024));
  plan.add(StepKind::loop, {Op::multiply}, plan.loops, LoopStep{});
  plan.add(StepKind::dot, {Op::dot_general}, plan.dots, dot(64, 10, 512));
  EXPECT_EQ(explain(plan.view(), four_arrays),
            "matmuls of a device on a small one: 4 systolic arrays of 128 x 128, weight_stationary, double_buffered\n"
            "  each on one array:\n"
            "  step                                      times            m x n x k   folds        cycles     used   "
            "time  most is lost to\n"
            "  0    dot_general+add+maximum                  1    512 x 4096 x 1024     256       131,454   99.7 %   "
            "99 %  filling and draining: 382 of 131,454 cycles\n"
            "  2    dot_general                              1        64 x 10 x 512       4           830    2.4 %   "
            " 1 %  n: 10 of 128 columns\n"
            "  all on the chip: 33,596 cycles, 33.6 us at 1.000 GHz: 127.9 of 131.1 TFLOP/s, 97.6 % of the peak\n"
            "  all with another dataflow: output_stationary 33,660 cycles, input_stationary 33,542 cycles\n");
}

TEST(MatmulsOnChip, SaysThatThereAreNone) {
  Steps plan;
  plan.add(StepKind::loop, {Op::multiply}, plan.loops, LoopStep{});
  EXPECT_EQ(explain(plan.view(), chips::tpu_v2),
            "matmuls of a device on a TPU v2: 2 systolic arrays of 128 x 128, weight_stationary, double_buffered\n"
            "  none\n");
  EXPECT_EQ(matmuls_on_chip(plan.view(), chips::tpu_v2).share_of_peak(), 0);
}

TEST(MatmulsOnChip, NamesChipsAndDataflowsThatItCannotTake) {
  const Steps plan = plan_of(dot(8, 8, 8));
  const auto on = [&](const Chip& chip, Buffering buffering = Buffering::serial) {
    return [&plan, chip, buffering] { (void)explain(plan.view(), chip, Dataflow::output_stationary, buffering); };
  };
  expect_error(on({"H100", 989.5e12, 0, 0, 0, 0, ""}), "chip_has_no_array", {"'H100'"});
  expect_error(on({"mine", 0, 1, 8, 8, 0, ""}), "chip_has_no_array", {"'mine'"});
  expect_error(on({"mine", 1e12, 1, 0, 128, 0, ""}), "systolic_array_is_empty", {"0 rows by 128 columns"});
  expect_error(on(one_array, Buffering::global_swap), "dataflow_has_no_model", {"output_stationary", "global_swap"});
}

struct Step {
  static PlanView plan() {
    static const Steps plan = plan_of(dot(512, 512, 512));
    return plan.view();
  }
};

TEST(MatmulsOnChip, TakesATypeWithAPlan) {
  EXPECT_EQ(explain<Step>(chips::tpu_v4), explain(Step::plan(), chips::tpu_v4));
  EXPECT_NE(explain<Step>(chips::tpu_v4, Dataflow::input_stationary), explain<Step>(chips::tpu_v4));
}

}  // namespace weft::matmuls_on_chip_test
