// What reports call steps and buffers.
#include <support/program.hpp>
#include <weft/planner/label.hpp>

namespace weft::label_test {

std::string label(std::initializer_list<Op> before, std::initializer_list<Op> members) {
  Plan plan;
  for (Op op : before) plan.members.push_back(op);
  PlanStep step;
  step.first_member = static_cast<std::int32_t>(plan.members.size());
  for (Op op : members) plan.members.push_back(op);
  step.member_count = static_cast<std::int32_t>(members.size());
  return label_of(plan.view(), step);
}

TEST(Label, AStepIsCalledByItsOperations) {
  EXPECT_EQ(label({}, {Op::transpose}), "transpose");
  EXPECT_EQ(label({Op::negate, Op::exponential}, {Op::dot_general, Op::add, Op::maximum}), "dot_general+add+maximum");
  EXPECT_EQ(label({Op::negate}, {}), "");
}

TEST(Label, OfManyOperationsTheFirstAreNamed) {
  EXPECT_EQ(label({}, {Op::exponential, Op::exponential, Op::exponential, Op::exponential, Op::exponential}),
            "exponential+exponential+exponential+..");
  // One that would go beyond ends the list, whatever follows.
  EXPECT_EQ(label({}, {Op::exponential, Op::exponential, Op::exponential, Op::broadcast, Op::add}),
            "exponential+exponential+exponential+..");
  EXPECT_EQ(label({}, {Op::exponential, Op::exponential, Op::exponential, Op::multiply, Op::add}),
            "exponential+exponential+exponential+multiply+..");
}

TEST(Label, ABufferIsCalledByWhatItHolds) {
  Plan plan;
  plan.names.push_back(Name("rate"));
  plan.names.push_back(Name("hidden.weight"));
  plan.inputs.resize(2);
  plan.inputs[0].name = 1;
  plan.inputs[1].name = 0;
  EXPECT_EQ(label_of(plan.view(), Lifetime{Lifetime::Kind::input, 0}), "hidden.weight");
  EXPECT_EQ(label_of(plan.view(), Lifetime{Lifetime::Kind::input, 1}), "rate");
  EXPECT_EQ(label_of(plan.view(), Lifetime{Lifetime::Kind::value, static_cast<std::int32_t>(Op::logical_not)}), "not");
  EXPECT_EQ(label_of(plan.view(), Lifetime{Lifetime::Kind::workspace, 0}), "workspace");
}

}  // namespace weft::label_test
