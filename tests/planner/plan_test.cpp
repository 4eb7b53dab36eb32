// Plans as data: counts, frozen copies, and what they keep.
#include <weft/planner/frozen_plan.hpp>
#include <weft/planner/label.hpp>
#include <weft/planner/lower.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace weft::plan_test {

// A matmul over a gathered weight, summed over devices.
constexpr Graph sample() {
  Graph graph;
  graph.mesh = {2, 2};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 8})};
  const Var w{&graph, graph.add_input("w", InputKind::weight, DType::f32, {2, 6}, {Initializer::Kind::fill, 2.0F})};
  CollectiveAttributes gather, reduce;
  gather.dims = {0};
  gather.axes = {0, 1};
  reduce.axes = {1};
  reduce.reduction = ReductionKind::sum;
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
  ASSERT_EQ(a.steps.size(), b.steps.size());
  ASSERT_EQ(a.operands.size(), b.operands.size());
  EXPECT_EQ(a.inputs.size(), b.inputs.size());
  EXPECT_EQ(a.constants.size(), b.constants.size());
  EXPECT_EQ(a.lifetimes.size(), b.lifetimes.size());
  EXPECT_EQ(a.peak_bytes, b.peak_bytes);
  EXPECT_EQ(a.persistent_bytes, b.persistent_bytes);
  for (std::size_t i = 0; i < a.steps.size(); ++i) {
    EXPECT_EQ(a.steps[i].kind, b.steps[i].kind);
    EXPECT_EQ(label_of(a, a.steps[i]), label_of(b, b.steps[i]));
    EXPECT_EQ(a.steps[i].payload, b.steps[i].payload);
  }
  EXPECT_TRUE(std::equal(a.code.begin(), a.code.end(), b.code.begin(), b.code.end()));
  for (std::size_t i = 0; i < a.operands.size(); ++i) {
    EXPECT_EQ(a.operands[i].slice.offset, b.operands[i].slice.offset);
    EXPECT_EQ(a.operands[i].access, b.operands[i].access);
  }
}

TEST(Plan, KnowsItsInputsAndOutputs) {
  const PlanView plan = frozen.view();
  EXPECT_EQ(plan.find_input("x"), 0);
  EXPECT_EQ(plan.find_input("w"), 1);
  EXPECT_EQ(plan.find_input("y"), -1);
  EXPECT_EQ(plan.input(1).kind, InputKind::weight);
  EXPECT_EQ(plan.input(1).initializer.scale, 2.0F);
  ASSERT_EQ(plan.output_count(), 1);  // the update of w lies in w
  EXPECT_TRUE(plan.name(plan.output(0).name) == Name("y") && plan.output(0).shape == (Shape{4, 6}));
}

// Two granules along the first axis: groups over both axes have two devices in each, those over the second stay inside.
constexpr Graph crossing_sample() {
  Graph graph = sample();
  graph.dcn = {2, 1};
  return graph;
}
constexpr FrozenPlan<sizes> crossing{make_plan(crossing_sample())};
static_assert(crossing.view().granules() == 2 && frozen.view().granules() == 1);
static_assert(crossing.view().bytes_sent(Link::dcn) == 1 * 12 * 4);
static_assert(crossing.view().bytes_sent(Link::ici) == 2 * 12 * 4 + 2 * 1 * 12 * 4);
static_assert(frozen.view().bytes_sent(Link::dcn) == 0 && frozen.view().bytes_sent(Link::ici) == 144 + 96);

TEST(Plan, BothLinksTogetherAreWhatIsSent) {
  for (const MeshSizes& dcn : {MeshSizes{}, MeshSizes{2, 1}, MeshSizes{1, 2}, MeshSizes{2, 2}}) {
    Graph graph = sample();
    graph.dcn = dcn;
    const Plan plan = make_plan(graph);
    EXPECT_EQ(plan.dcn, dcn);
    EXPECT_EQ(plan.view().bytes_sent(), 144 + 96);
    EXPECT_EQ(plan.view().bytes_sent(Link::ici) + plan.view().bytes_sent(Link::dcn), 144 + 96);
  }
}

TEST(Plan, AnEmptyGraphHasAnEmptyPlan) {
  const Plan plan = make_plan(Graph{});
  EXPECT_EQ(plan.view().step_count(), 0);
  EXPECT_EQ(plan.view().devices(), 1);
  EXPECT_EQ(plan.peak_bytes, 0);
}

}  // namespace weft::plan_test
