// From where on a plan no longer needs its batch.
#include <support/planned.hpp>
#include <weft/graph/scan.hpp>
#include <weft/planner/batch_use.hpp>

namespace weft::batch_use_test {

struct Program {
  Graph graph;
  Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 4})};
  Var w{&graph, graph.add_input("w", InputKind::weight, DType::f32, {4, 4}, {Initializer::Kind::uniform, 0.5F})};
};

// Neither reads nor writes it from there on; the step before does.
void expect_last_use_before(const PlanView& plan, Index free_from) {
  const InputSlot& x = plan.input(plan.find_input("x"));
  const auto touches = [&](Index i) {
    for (const StepOperand& operand : plan.operands_of(plan.step(i)))
      if (operand.slice.offset >= x.offset && operand.slice.offset < x.offset + 64) return true;
    return false;
  };
  for (Index i = free_from; i < plan.step_count(); ++i) EXPECT_FALSE(touches(i)) << "step " << i;
}

TEST(BatchUse, EndsAfterTheLastStepThatReadsIt) {
  Program p;
  p.graph.add_output("y", matmul(matmul(p.x, p.w), p.w).id);
  const Plan plan = make_plan(p.graph);
  EXPECT_EQ(plan.view().step_count(), 2);
  EXPECT_EQ(batch_is_free_from(plan.view()), 1);
  expect_last_use_before(plan.view(), 1);
}

TEST(BatchUse, LastsToTheEndIfTheLastStepReadsIt) {
  Program p;
  p.graph.add_output("y", matmul(matmul(p.w, p.w), p.x).id);
  const Plan plan = make_plan(p.graph);
  EXPECT_EQ(batch_is_free_from(plan.view()), plan.view().step_count());
}

TEST(BatchUse, LastsAsLongAsALoopThatReadsIt) {
  Program p;
  const Var looped = repeat(3, p.w, [&](Var v) { return tanh(matmul(matmul(v, p.x), p.w)); });
  p.graph.add_output("y", matmul(looped, p.w).id);
  const Plan owner = make_plan(p.graph);
  const PlanView plan = owner.view();
  const Index free_from = batch_is_free_from(plan);
  expect_last_use_before(plan, free_from);
  EXPECT_LT(free_from, plan.step_count());
  Index last_of_loop = -1;
  for (Index i = 0; i < plan.step_count(); ++i)
    if (plan.step(i).kind == StepKind::repeat) last_of_loop = i + plan.repeat(plan.step(i)).steps;
  EXPECT_EQ(free_from, last_of_loop + 1) << "also after the step of the loop that reads it last";
}

// What is returned lies there until the next call.
TEST(BatchUse, NeverEndsIfItIsReturned) {
  Program p;
  p.graph.add_output("y", matmul(p.x, p.w).id);
  p.graph.add_output("same", p.x.id);
  EXPECT_EQ(batch_is_free_from(make_plan(p.graph).view()), -1);
}

TEST(BatchUse, OfNoBatchEndsAtTheBeginning) {
  Program p;
  p.graph.add_output("y", matmul(p.w, p.w).id);
  EXPECT_EQ(batch_is_free_from(make_plan(p.graph).view()), 0);
}

constexpr Index constant_use() {
  Program p;
  p.graph.add_output("y", matmul(matmul(p.x, p.w), p.w).id);
  return batch_is_free_from(make_plan(p.graph).view());
}
static_assert(constant_use() == 1);

}  // namespace weft::batch_use_test
