// What a plan runs on: header-only, code for its kinds of steps and collectives, and for no others.
#include <weft/planner/frozen_plan.hpp>
#include <weft/planner/lower.hpp>
#include <weft/runtime/plan_code.hpp>

#include <gtest/gtest.h>

namespace weft::plan_code_test {

// Products of a number of rows; their sum over the devices, if there are several.
constexpr Plan product_plan(Index devices, Index rows) {
  Graph graph;
  graph.mesh = {devices};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {rows, 8})};
  const Var w{&graph, graph.add_input("w", InputKind::weight, DType::f32, {8, 4})};
  Var product = matmul(x, w);
  CollectiveAttributes everywhere;
  everywhere.axes = {0};
  everywhere.reduction = ReductionKind::sum;
  if (devices > 1) product = emit_var(Op::all_reduce, {product}, everywhere);
  graph.add_output("product", product.id);
  return make_plan(graph);
}
constexpr PlanSizes alone_sizes = sizes_of(product_plan(1, 3)), shared_sizes = sizes_of(product_plan(2, 3)),
                    longer_sizes = sizes_of(product_plan(2, 5));
constexpr FrozenPlan<alone_sizes> alone{product_plan(1, 3)};
constexpr FrozenPlan<shared_sizes> shared{product_plan(2, 3)};
constexpr FrozenPlan<longer_sizes> longer{product_plan(2, 5)};

constexpr StepKinds bit_of(StepKind kind) { return StepKinds{1} << static_cast<int>(kind); }
static_assert(step_kinds_of(alone.view()) == bit_of(StepKind::dot));
static_assert(step_kinds_of(shared.view()) == (bit_of(StepKind::dot) | bit_of(StepKind::collective)));
static_assert(collectives_of(alone.view()) == 0);
static_assert(contains(collectives_of(shared.view()), Collective::all_reduce));
static_assert(!contains(collectives_of(shared.view()), Collective::all_gather));

#if WEFT_HEADER_ONLY
TEST(PlanCode, IsThatOfItsKindsOfStepsAndCollectives) {
  EXPECT_EQ(code_of<alone>().run_step, run_step<bit_of(StepKind::dot)>);
  EXPECT_EQ(code_of<alone>().run_collective, run_collective<0>);
  EXPECT_EQ(code_of<shared>().run_collective, run_collective<collectives_of(shared.view())>);
  EXPECT_NE(code_of<shared>().run_collective, code_of<alone>().run_collective);
}
#else
TEST(PlanCode, IsThatOfAllKindsWhichTheLibraryHas) {
  EXPECT_EQ(code_of<alone>().run_step, run_step<every_step_kind>);
  EXPECT_EQ(code_of<alone>().run_collective, run_collective<every_collective>);
}
#endif

TEST(PlanCode, IsSharedByPlansOfTheSameKinds) {
  EXPECT_EQ(code_of<longer>().run_step, code_of<shared>().run_step);
  EXPECT_EQ(code_of<longer>().run_collective, code_of<shared>().run_collective);
}

TEST(PlanCode, IsAllCodeForAPlanThatIsMadeAtRunTime) {
  const PlanCode code = static_cast<const StepKernel*>(nullptr);
  EXPECT_EQ(code.run_step, run_step<every_step_kind>);
  EXPECT_EQ(code.run_collective, run_collective<every_collective>);
}

}  // namespace weft::plan_code_test
