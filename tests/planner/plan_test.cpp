// Plans as data: counts, frozen copies, and what they keep.
#include <weft/planner/lower.hpp>

#include <gtest/gtest.h>

namespace weft {
namespace {

// A matmul over a gathered weight, summed over devices.
constexpr Graph sample() {
  Graph graph;
  graph.mesh = {2, 2};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 8})};
  const Var w{&graph, graph.add_input("w", InputKind::weight, DType::f32, {2, 6}, {Initializer::Kind::fill, 2.0F})};
  Attributes gather, reduce;
  gather.dims = {0};
  gather.mesh_axes = {0, 1};
  reduce.mesh_axes = {1};
  const Var y = matmul(x, emit_var(Op::all_gather, {w}, gather));
  graph.add_output("y", emit_var(Op::all_reduce, {y}, reduce).id);
  graph.add_output("w", (w * 0.5).id, 1);
  return graph;
}
constexpr PlanSizes sizes = sizes_of(make_plan(sample()));
constexpr FrozenPlan<sizes> frozen{make_plan(sample())};

static_assert(frozen.view().devices() == 4);
static_assert(frozen.view().count(Collective::all_gather) == 1);
static_assert(frozen.view().count(Collective::all_reduce) == 1);
static_assert(frozen.view().count(Collective::all_to_all) == 0);
static_assert(frozen.view().bytes_sent() == 3 * 12 * 4 + 2 * 1 * 12 * 4);
static_assert(frozen.view().flops() == 2 * 4 * 8 * 6 + 12);

TEST(Plan, CountsCollectivesBytesAndFlops) {
  const Plan plan = make_plan(sample());
  EXPECT_EQ(plan.view().devices(), 4);
  EXPECT_EQ(plan.view().count(Collective::all_gather), 1);
  EXPECT_EQ(plan.view().bytes_sent(), 144 + 96);
  EXPECT_EQ(plan.view().flops(), 396);
}

TEST(Plan, AFrozenPlanIsTheSame) {
  const Plan plan = make_plan(sample());
  const PlanView a = plan.view(), b = frozen.view();
  ASSERT_EQ(a.step_count, b.step_count);
  EXPECT_EQ(a.input_count, b.input_count);
  EXPECT_EQ(a.constant_count, b.constant_count);
  EXPECT_EQ(a.lifetime_count, b.lifetime_count);
  EXPECT_EQ(a.peak_bytes, b.peak_bytes);
  EXPECT_EQ(a.persistent_bytes, b.persistent_bytes);
  for (Index i = 0; i < a.step_count; ++i) {
    EXPECT_EQ(a.steps[i].kind, b.steps[i].kind);
    EXPECT_TRUE(a.steps[i].label == b.steps[i].label);
    EXPECT_EQ(a.steps[i].first_instruction, b.steps[i].first_instruction);
  }
  for (Index i = 0; i < plan.instructions.size(); ++i) EXPECT_EQ(a.instructions[i], b.instructions[i]);
  for (Index i = 0; i < plan.places.size(); ++i) EXPECT_EQ(a.places[i].offset, b.places[i].offset);
}

TEST(Plan, KnowsItsInputsAndOutputs) {
  const PlanView plan = frozen.view();
  EXPECT_EQ(plan.find_input("x"), 0);
  EXPECT_EQ(plan.find_input("w"), 1);
  EXPECT_EQ(plan.find_input("y"), -1);
  EXPECT_EQ(plan.inputs[1].kind, InputKind::weight);
  EXPECT_EQ(plan.inputs[1].initializer.scale, 2.0F);
  ASSERT_EQ(plan.output_count, 1);  // the update of w lies in w
  EXPECT_TRUE(plan.outputs[0].name == Name("y") && plan.outputs[0].shape == (Shape{4, 6}));
}

TEST(Plan, AnEmptyGraphHasAnEmptyPlan) {
  const Plan plan = make_plan(Graph{});
  EXPECT_EQ(plan.view().step_count, 0);
  EXPECT_EQ(plan.view().devices(), 1);
  EXPECT_EQ(plan.peak_bytes, 0);
}

}  // namespace
}  // namespace weft
