// A plan as text: every number that it has, at its place.
#include <weft/train/explain.hpp>

#include <gtest/gtest.h>

namespace weft {
namespace {

PlanStep step_of(StepKind kind, const char* label) {
  PlanStep step;
  step.kind = kind;
  step.label = label;
  return step;
}

Plan small_plan() {
  Plan plan;
  plan.mesh = {2, 4};
  plan.peak_bytes = 1234567;
  plan.persistent_bytes = 4096;
  plan.inputs.push_back({"image", InputKind::data, DType::f32, Shape{64, 784}, 0, {}});
  plan.inputs.push_back({"hidden.weight", InputKind::weight, DType::bf16, Shape{784}, 200704, {}});
  plan.inputs.push_back({"optimizer.learning_rate", InputKind::scalar, DType::f32, Shape{}, 202240, {}});
  PlanStep dot = step_of(StepKind::dot, "dot_general+add+maximum");
  dot.m = 64, dot.n = 512, dot.k = 784, dot.transpose_b = true, dot.flops = 51380224;
  PlanStep loop = step_of(StepKind::loop, "multiply");
  loop.rows = 64, loop.cols = 10, loop.flops = 640;
  PlanStep reduce = step_of(StepKind::collective, "all_reduce");
  reduce.collective = Collective::all_reduce, reduce.count = 5000, reduce.bytes_sent = 30000;
  plan.steps = {dot, loop, reduce, step_of(StepKind::copy, "transpose")};
  return plan;
}

TEST(Explain, SaysEverythingThatAPlanKnows) {
  EXPECT_EQ(explain(small_plan().view()),
            "mesh 2 4; per device:\n"
            "  arena            1,234,567 bytes (4,096 kept between steps)\n"
            "  sent                30,000 bytes a step\n"
            "  arithmetic      51,380,864 floating-point operations a step\n"
            "  all_reduce         x 1\n"
            "inputs:\n"
            "  batch  image                            f32[64, 784] at 0\n"
            "  weight hidden.weight                    bf16[784] at 200,704\n"
            "  scalar optimizer.learning_rate          f32[] at 202,240\n"
            "steps:\n"
            "  0   dot_general+add+maximum                           64x512x784 N.T\n"
            "  1   multiply                                          64x10\n"
            "  2   all_reduce                                        5000 f32  sends 30,000 bytes\n"
            "  3   transpose                                         \n");
}

TEST(Explain, KeepsLabelsApartFromWhatStandsBesideThem) {
  Plan plan;
  const std::string longest(to_size(Name::capacity), 'x');
  for (int i = 0; i < 1001; ++i) plan.steps.push_back(step_of(StepKind::loop, longest.c_str()));
  const std::string text = explain(plan.view());
  EXPECT_NE(text.find("\n  0   " + longest + "   0x0\n"), std::string::npos);
  EXPECT_NE(text.find("\n  999 " + longest + "   0x0\n"), std::string::npos);
  EXPECT_NE(text.find("\n  1000 " + longest), std::string::npos) << "a number is separated from its label";
}

TEST(Explain, CountsEveryKindOfCollective) {
  Plan plan;
  const Collective kinds[] = {Collective::all_reduce, Collective::reduce_scatter, Collective::all_gather,
                              Collective::all_to_all, Collective::collective_permute};
  for (int i = 0; i < 5; ++i)
    for (int call = 0; call <= i; ++call) {
      PlanStep step = step_of(StepKind::collective, "x");
      step.collective = kinds[i];
      plan.steps.push_back(step);
    }
  const std::string text = explain(plan.view());
  for (int i = 0; i < 5; ++i) {
    std::string line = std::string("  ") + name_of(kinds[i]);
    line.resize(21, ' ');
    EXPECT_NE(text.find(line + "x " + std::to_string(i + 1) + "\n"), std::string::npos) << line;
  }
}

TEST(Explain, GroupsDigitsByThousands) {
  EXPECT_EQ(detail::grouped(0), "0");
  EXPECT_EQ(detail::grouped(999), "999");
  EXPECT_EQ(detail::grouped(1000), "1,000");
  EXPECT_EQ(detail::grouped(12345678901), "12,345,678,901");
  EXPECT_EQ(detail::grouped(-123), "-123");
  EXPECT_EQ(detail::grouped(-1234), "-1,234");
}

struct Step {
  static PlanView plan() {
    static const Plan plan = small_plan();
    return plan.view();
  }
};

TEST(Explain, TakesATypeWithAPlan) { EXPECT_EQ(explain<Step>(), explain(small_plan().view())); }

}  // namespace
}  // namespace weft
