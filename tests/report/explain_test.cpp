// A plan as text: every number that it has, at its place.
#include <weft/report/explain.hpp>

#include <support/plan_of_steps.hpp>

#include <gtest/gtest.h>

namespace weft::explain_test {

using testing::Steps;

Steps small_plan() {
  Steps plan;
  plan.mesh = {2, 4};
  plan.peak_bytes = 1234567;
  plan.persistent_bytes = 4096;
  plan.add_input("image", InputKind::data, DType::f32, Shape{64, 784}, 0);
  plan.add_input("hidden.weight", InputKind::weight, DType::bf16, Shape{784}, 200704);
  plan.add_input("optimizer.learning_rate", InputKind::scalar, DType::f32, Shape{}, 202240);
  plan.add(StepKind::dot, {Op::dot_general, Op::add, Op::maximum}, plan.dots,
           DotStep{1, 1, 64, 512, 784, false, true, {}, {}, {}, {}}, 51380224);
  plan.add(StepKind::loop, {Op::multiply}, plan.loops, LoopStep{64, 10, 0, 0, 0}, 640);
  plan.add_collective(Collective::all_reduce, Op::all_reduce, 5000, 30000);
  plan.add(StepKind::copy, {Op::transpose}, plan.strided, StridedStep{});
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

TEST(Explain, TellsBytesByLinkWhereAMeshHasSeveralGranules) {
  Steps plan = small_plan();
  plan.dcn = {2, 1};
  plan.collectives[0].bytes_sent_dcn = 4286;
  plan.collectives[0].runs = 2;
  const std::string text = explain(plan.view());
  EXPECT_EQ(text.find("mesh 2 4 over granules 2 1; per device:\n"), 0u) << text;
  EXPECT_NE(text.find("  sent                60,000 bytes a step\n"
                      "    over ici          51,428 bytes\n"
                      "    over dcn           8,572 bytes\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("5000 f32  sends 30,000 bytes (4,286 over dcn)\n"), std::string::npos) << text;
}

TEST(Explain, TellsHowManyCollectivesBecameOne) {
  Steps plan;
  plan.add_collective(Collective::all_reduce, Op::all_reduce, 96, 800);
  plan.combine(4, 32);
  plan.combine(100, 400);
  plan.add_collective(Collective::all_reduce, Op::all_reduce, 7, 56);
  const std::string text = explain(plan.view());
  EXPECT_NE(text.find("  all_reduce         x 2, combined from 4\n"), std::string::npos) << text;
  EXPECT_NE(text.find("200 f32 in 3 arrays  sends 1,232 bytes\n"), std::string::npos) << text;
  EXPECT_NE(text.find("7 f32  sends 56 bytes\n"), std::string::npos) << text;
  EXPECT_NE(text.find("  sent                 1,288 bytes"), std::string::npos) << text;
}

TEST(Explain, ShowsBothHalvesOfACollective) {
  Steps plan;
  plan.add_collective(Collective::all_reduce, Op::all_reduce, 96, 800);
  plan.steps.push_back(plan.steps[0]);
  plan.steps[0].kind = StepKind::collective_start;
  plan.steps[1].kind = StepKind::collective_done;
  const std::string text = explain(plan.view());
  EXPECT_NE(text.find("all_reduce_start                                  96 f32\n"), std::string::npos) << text;
  EXPECT_NE(text.find("all_reduce_done                                   96 f32  sends 800 bytes\n"), std::string::npos);
  EXPECT_NE(text.find("  all_reduce         x 1\n"), std::string::npos) << "one call, in two steps";
  EXPECT_NE(text.find("  sent                   800 bytes"), std::string::npos);
}

TEST(Explain, KeepsLabelsApartFromWhatStandsBesideThem) {
  Steps plan;
  const std::initializer_list<Op> longest_label = {Op::dot_general, Op::broadcast, Op::reduce_sum, Op::tanh};
  const std::string longest = "dot_general+broadcast_in_dim+reduce_sum+tanh";
  for (int i = 0; i < 1001; ++i) plan.add(StepKind::loop, longest_label, plan.loops, LoopStep{});
  const std::string text = explain(plan.view());
  EXPECT_NE(text.find("\n  0   " + longest + "      0x0\n"), std::string::npos);
  EXPECT_NE(text.find("\n  999 " + longest + "      0x0\n"), std::string::npos);
  EXPECT_NE(text.find("\n  1000 " + longest), std::string::npos) << "a number is separated from its label";
}

TEST(Explain, CountsEveryKindOfCollective) {
  Steps plan;
  const Collective kinds[] = {Collective::all_reduce, Collective::reduce_scatter, Collective::all_gather,
                              Collective::all_to_all, Collective::collective_permute};
  for (int i = 0; i < 5; ++i)
    for (int call = 0; call <= i; ++call) plan.add_collective(kinds[i], Op::all_reduce, 0, 0);
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
    static const Steps plan = small_plan();
    return plan.view();
  }
};

TEST(Explain, TakesATypeWithAPlan) { EXPECT_EQ(explain<Step>(), explain(small_plan().view())); }

}  // namespace weft::explain_test
