// Fused groups as text: every node that is computed, in the step of the plan that computes it.
#include <support/planned.hpp>
#include <support/random_graph.hpp>
#include <weft/graph/collectives.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/planner/print_fusion.hpp>

namespace weft::print_fusion_test {

using testing::Program;

TEST(PrintFusion, AProductWithItsEpilogueIsOneStep) {
  Program program;
  const Var a = program.input("a", {6, 10}), b = program.input("b", {10, 3}), c = program.input("c", {3});
  program.output(tanh(matmul(a, b) + c));
  program.output(exp(a));
  EXPECT_EQ(fusion_text(legalize(simplify(program.graph))),
            "step 0: dot 6 x 3\n"
            "  %3 = f32[6,3] dot_general(%0, %1), contracting={1}x{0}\n"
            "  %5 = f32[6,3] add(%3, %4)\n"
            "  %6 = f32[6,3] tanh(%5)  -> memory\n"
            "step 1: loop 1 x 60\n"
            "  %7 = f32[6,10] exponential(%0)  -> memory\n");
}

// Two sums in one call, which is started before a product and done after it.
TEST(PrintFusion, CollectivesInOneCallAndInHalvesAreSteps) {
  Program program;
  program.graph.mesh = {2};
  program.graph.collective_options = {.combine_threshold_bytes = 1024, .async = true};
  const Var a = program.input("a", {4, 6}), b = program.input("b", {6, 4});
  const Var sum_of_a = detail::all_reduce(exp(a), {0}), sum_of_b = detail::all_reduce(tanh(b), {0});
  const Var product = matmul(matmul(b, a), b);
  program.output(matmul(sum_of_a, product));
  program.output(sum_of_b);
  const Graph graph = simplify(program.graph);
  const std::string text = fusion_text(legalize(graph));
  const Plan plan = make_plan(graph);
  EXPECT_NE(text.find("no step: collective\n"), std::string::npos) << text;
  EXPECT_NE(text.find(": collective done\n"), std::string::npos) << text;
  EXPECT_NE(text.find("step " + std::to_string(plan.steps.size() - 1) + ": "), std::string::npos) << text;
  EXPECT_EQ(text.find("step " + std::to_string(plan.steps.size()) + ": "), std::string::npos) << text;
}

// As many steps as the plan has, each with the operations in it. (One that is split into several names them together.)
TEST(PrintFusion, StepsAreThoseOfThePlan) {
  for (std::uint32_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    const testing::RandomGraph random(seed, 40);
    const Graph legal = legalize(simplify_nodes(random.program.graph));
    const Plan owner = make_plan(simplify_nodes(random.program.graph));
    const PlanView plan = owner.view();
    std::istringstream lines(fusion_text(legal));
    Index steps = 0;
    std::vector<std::string> members(to_size(plan.step_count()));
    std::vector<std::size_t> now;  // the steps of the group that is read
    for (std::string line; std::getline(lines, line);) {
      Index first = 0, last = -1;
      if (line.find("no step") == 0) now.clear();
      if (std::sscanf(line.c_str(), " steps %td to %td", &first, &last) == 2 ||
          std::sscanf(line.c_str(), " step %td", &first) == 1) {
        last = last < first ? first : last;
        now.clear();
        EXPECT_EQ(first, steps);
        for (; steps <= last && steps < plan.step_count(); ++steps) now.push_back(to_size(steps));
      }
      for (const std::size_t step : now) members[step] += line + '\n';
    }
    ASSERT_EQ(steps, plan.step_count()) << fusion_text(legal);
    for (Index i = 0; i < steps; ++i) {
      if (plan.step(i).kind != StepKind::loop && plan.step(i).kind != StepKind::dot) continue;
      for (const Op op : plan.members_of(plan.step(i)))
        EXPECT_NE(members[to_size(i)].find(' ' + std::string(name_of(op)) + '('), std::string::npos)
            << i << ' ' << name_of(op) << '\n'
            << members[to_size(i)];
    }
    if (HasFailure()) return;
  }
}

TEST(PrintFusion, LoopsAreIndented) {
  Program program;
  const Var x = program.input("x", {4, 4}), w = program.input("w", {4, 4});
  program.output(repeat(3, w, [&](Var v) { return tanh(matmul(v, x)); }));
  const std::string text = fusion_text(legalize(simplify(program.graph)));
  const std::size_t loop = text.find(": repeat\n");
  ASSERT_NE(loop, std::string::npos) << text;
  EXPECT_NE(text.find("\n  step ", loop), std::string::npos) << text;
}

}  // namespace weft::print_fusion_test
