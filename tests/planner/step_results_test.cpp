// Where results of arithmetic lie: of each kind of step as many elements as it writes, and none of what only moves.
#include <support/planned.hpp>
#include <weft/planner/step_bytes.hpp>
#include <weft/planner/step_results.hpp>

namespace weft::step_results_test {

using testing::Program;

// Of the only step, which writes them and nothing else.
std::vector<Index> elements_of_step(Program& program, Var result, StepKind kind) {
  program.output(result);
  const Plan owner = make_plan(program.graph);
  const PlanView plan = owner.view();
  EXPECT_EQ(plan.step_count(), 1);
  EXPECT_EQ(plan.step(0).kind, kind);
  std::vector<Index> elements;
  Index bytes = 0;
  for (const StepResult& made : results_of(plan, plan.step(0))) {
    EXPECT_EQ(plan.operands_of(plan.step(0))[to_size(made.operand)].access, Access::write);
    elements.push_back(made.elements());
    bytes += made.elements() * size_bytes(made.dtype);
  }
  if (!elements.empty()) {
    EXPECT_EQ(bytes, bytes_of(plan, plan.step(0)).written);
  }
  return elements;
}
using Elements = std::vector<Index>;

TEST(StepResults, AreWhatArithmeticMakes) {
  Program loop, product, fused, scatter;
  EXPECT_EQ(elements_of_step(loop, sum(exp(loop.input("x", {6, 10})), AxisList{1}), StepKind::loop), Elements{6});
  const Var a = product.input("a", {6, 10}), b = product.input("b", {10, 3});
  EXPECT_EQ(elements_of_step(product, matmul(a, b), StepKind::dot), Elements{18});
  const Var c = fused.input("a", {6, 10}), d = fused.input("b", {10, 3});
  EXPECT_EQ(elements_of_step(fused, tanh(matmul(c, d)), StepKind::dot), Elements{18});
  const Var updates = scatter.input("updates", {5, 8}), into = scatter.input("rows", {5}, DType::i32);
  EXPECT_EQ(elements_of_step(scatter, scatter_add(updates, into, 100), StepKind::scatter), Elements{800});
}

TEST(StepResults, AreNoneOfWhatMovesAndOfWholeNumbers) {
  Program moves, takes, compares;
  EXPECT_EQ(elements_of_step(moves, transpose(moves.input("x", {2, 3, 4}), {2, 0, 1}), StepKind::copy), Elements{});
  const Var table = takes.input("table", {100, 8}), rows = takes.input("rows", {5}, DType::i32);
  EXPECT_EQ(elements_of_step(takes, take(table, rows), StepKind::gather), Elements{});
  EXPECT_EQ(elements_of_step(compares, compares.input("x", {6}) > 0.0, StepKind::loop), Elements{});
}

TEST(StepResults, LieWhereStridesSay) {
  const StepResult result{0, DType::f32, {2, 3}, {10, 1}};
  EXPECT_EQ(result.elements(), 6);
  EXPECT_EQ(result.place_of(0), 0);
  EXPECT_EQ(result.place_of(5), 12);
}

TEST(StepResults, AreAllArraysOfACollectiveThatReduces) {
  Program program;
  program.graph.mesh = {2};
  program.graph.collective_options.combine_threshold_bytes = 4096;
  for (const Index rows : {4, 6}) {
    const Var x = program.input(rows == 4 ? "x" : "y", {rows, 3});
    program.output(emit_var(Op::reduce_scatter, {x}, CollectiveAttributes{{0}, {0}, {}, ReductionKind::sum}));
  }
  const Plan owner = make_plan(program.graph);
  const PlanView plan = owner.view();
  ASSERT_EQ(plan.step_count(), 1);
  const Buffer<StepResult> made = results_of(plan, plan.step(0));
  ASSERT_EQ(made.size(), 2);
  EXPECT_EQ(made[0].elements(), 2 * 3) << "this device's part";
  EXPECT_EQ(made[1].elements(), 3 * 3);
  for (const StepResult& result : made)
    EXPECT_EQ(plan.operands_of(plan.step(0))[to_size(result.operand)].access, Access::write);
}

}  // namespace weft::step_results_test
