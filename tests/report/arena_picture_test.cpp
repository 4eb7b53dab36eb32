// The picture of an arena has a rectangle for each buffer where the plan puts it.
#include <weft/report/arena_picture.hpp>

#include <gtest/gtest.h>

#include <regex>

namespace weft::arena_picture_test {

// Ten steps over 1,000 bytes: a weight, and a value in steps 2 to 4.
Plan small_plan() {
  Plan plan;
  plan.peak_bytes = 1000;
  plan.steps.resize(10, PlanStep{});
  plan.names.push_back("a<b");
  plan.inputs.push_back({0, InputKind::weight, DType::f32, Shape{50}, 0, {}});
  plan.lifetimes.push_back({Lifetime::Kind::input, 0, 0, 200, 0, 9});
  plan.lifetimes.push_back({Lifetime::Kind::value, static_cast<std::int32_t>(Op::tanh), 200, 800, 2, 4});
  return plan;
}

TEST(ArenaPicture, DrawsBuffersToScale) {
  const std::string svg = arena_picture(small_plan().view());
  EXPECT_EQ(svg.find("<svg xmlns="), 0u);
  EXPECT_NE(svg.find("arena of a device: 1,000 bytes, 10 steps"), std::string::npos);
  // 1,000 wide and 600 high below 60 of legend.
  EXPECT_NE(svg.find("<rect x=\"0.00\" y=\"540.00\" width=\"1000.00\" height=\"120.00\" fill=\"#4477aa\""),
            std::string::npos);
  EXPECT_NE(svg.find("<title>a&lt;b: 200 bytes at 0, steps 0 to 9</title>"), std::string::npos);
  EXPECT_NE(svg.find("<rect x=\"200.00\" y=\"60.00\" width=\"300.00\" height=\"480.00\" fill=\"#e8a33d\""),
            std::string::npos);
  EXPECT_NE(svg.find("<title>tanh: 800 bytes at 200, steps 2 to 4</title>"), std::string::npos);
}

TEST(ArenaPicture, MarksCollectives) {
  Plan plan = small_plan();
  plan.operands.push_back({});
  plan.members.push_back(Op::all_reduce);
  plan.collectives.push_back({Collective::all_reduce, ReductionKind::sum, {}, {}, 5000, 30000});
  plan.steps[7].kind = StepKind::collective;
  plan.steps[7].member_count = plan.steps[7].operand_count = 1;
  const std::string svg = arena_picture(plan.view());
  EXPECT_NE(svg.find("step 7: all_reduce, 5000 f32  sends 30,000 bytes"), std::string::npos);
  EXPECT_NE(svg.find("<rect x=\"700.00\" y=\"52.00\""), std::string::npos);
}

TEST(ArenaPicture, OfAnEmptyPlanIsALegend) {
  const std::string svg = arena_picture(Plan{}.view());
  EXPECT_NE(svg.find("0 bytes, 0 steps"), std::string::npos);
  EXPECT_EQ(svg.find("nan"), std::string::npos);
}

}  // namespace weft::arena_picture_test
