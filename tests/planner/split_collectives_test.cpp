// Collectives in two halves: where each stands, and that numbers, bytes and the operands that plans keep are right.
#include <support/planned.hpp>
#include <weft/graph/collectives.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/planner/label.hpp>

namespace weft::split_collectives_test {

using testing::Program;
using testing::random_value;

constexpr AxisList axis{0};

// On two devices, whose inputs differ.
class Split {
 public:
  Program program;

  explicit Split(const CollectiveOptions& options = {.async = true}) {
    program.graph.mesh = {2};
    program.graph.collective_options = options;
  }
  Var input(const Shape& shape) {
    return program.input(("x" + std::to_string(program.graph.inputs.size())).c_str(), shape);
  }
  // The plan, which computes what the interpreter computes.
  Plan plan() {
    const Graph graph = simplify(program.graph);
    testing::DeviceInputs inputs(2);
    for (std::uint32_t device = 0; device < 2; ++device)
      for (std::uint32_t i = 0; i < graph.inputs.size(); ++i)
        inputs[device].push_back(random_value(DType::f32, graph.shape(graph.inputs[i].node), 100 * device + i));
    Plan made = testing::expect_plan_computes(graph, inputs);
    Graph whole = graph;
    whole.collective_options.async = false;
    blocking = make_plan(whole);
    EXPECT_EQ(made.view().bytes_sent(), blocking.view().bytes_sent());
    for (const Collective kind : {Collective::all_reduce, Collective::reduce_scatter, Collective::all_gather})
      EXPECT_EQ(made.view().count(kind), blocking.view().count(kind));
    return made;
  }
  std::string steps() {
    const Plan made = plan();
    std::string text;
    for (const PlanStep& step : made.steps) text += (text.empty() ? "" : ", ") + label_of(made.view(), step);
    return text;
  }
  Plan blocking;  // what `plan` compared with
};

TEST(SplitCollectives, StartWhereTheyStandAndAreDoneBeforeTheFirstReader) {
  Split all;
  const Var a = all.input({4, 6}), b = all.input({6, 4});
  const Var sum_of_a = detail::all_reduce(exp(a), axis);
  const Var product = matmul(b, a);
  all.program.output(matmul(sum_of_a, product));
  EXPECT_EQ(all.steps(), "exponential, all_reduce_start, dot_general, all_reduce_done, dot_general");
  EXPECT_EQ(all.plan().peak_bytes, all.blocking.peak_bytes) << "the sum is made in place";
}

TEST(SplitCollectives, StayWholeWhereNothingLiesBetween) {
  Split all;
  all.program.output(tanh(detail::all_reduce(exp(all.input({5})), axis)));
  EXPECT_EQ(all.steps(), "exponential, all_reduce, tanh");
  Split returned;
  returned.program.output(detail::all_reduce(exp(returned.input({5})), axis));
  EXPECT_EQ(returned.steps(), "exponential, all_reduce");
  Split none(CollectiveOptions{});
  const Var x = none.input({4, 6});
  none.program.output(detail::all_reduce(exp(x), axis));
  none.program.output(matmul(x, transpose(x)));
  EXPECT_EQ(none.plan().steps.size(), 3) << "unless it is asked for, nothing is in halves";
}

TEST(SplitCollectives, OfWhatIsReturnedAreDoneAtTheEnd) {
  Split all;
  const Var x = all.input({4, 6});
  all.program.output(detail::reduce_scatter(exp(x), 0, axis));
  all.program.output(matmul(x, transpose(x)));
  EXPECT_EQ(all.steps(), "exponential, reduce_scatter_start, dot_general, reduce_scatter_done");
}

TEST(SplitCollectives, OfSeveralArraysAreDoneBeforeAnyIsRead) {
  Split all({.combine_threshold_bytes = 4096, .async = true});
  const Var x = all.input({4, 6}), y = all.input({6, 4});
  const Var a = detail::all_reduce(exp(x), axis), b = detail::all_reduce(tanh(y), axis);
  const Var product = matmul(x, y);
  all.program.output(matmul(product, a));
  all.program.output(sqrt(b * b + 1.0));
  const Plan plan = all.plan();
  EXPECT_EQ(plan.view().count(Collective::all_reduce), 1);
  EXPECT_EQ(plan.view().count_arrays(Collective::all_reduce), 2);
  Index start = -1, done = -1;
  for (Index i = 0; i < plan.steps.size(); ++i) {
    if (plan.steps[i].kind == StepKind::collective_start) start = i;
    if (plan.steps[i].kind == StepKind::collective_done) done = i;
  }
  ASSERT_GE(start, 0);
  ASSERT_GT(done, start + 1);
  EXPECT_EQ(plan.steps[start].operand_count, 4);
  EXPECT_EQ(plan.steps[done].operand_count, 4);
  EXPECT_EQ(plan.steps[start].payload, plan.steps[done].payload);
}

// What a reduce_scatter reads is not overwritten before it is done, though nobody else needs it.
TEST(SplitCollectives, KeepWhatTheyReadUntilTheyAreDone) {
  Split all;
  const Var x = all.input({64, 64});
  const Var part = detail::reduce_scatter(exp(x), 0, axis);
  Var chain = x;
  for (int i = 0; i < 4; ++i) chain = tanh(matmul(chain, x));
  all.program.output(part * sum(chain));
  const Plan plan = all.plan();
  Index start = -1;
  for (const PlanStep& step : plan.steps) {
    if (step.kind == StepKind::collective_start) start = plan.operands[step.first_operand].slice.offset;
    if (step.kind != StepKind::dot || start < 0) continue;
    for (const StepOperand& operand : plan.view().operands_of(step)) {
      const bool overwrites = operand.access == Access::write && operand.slice.offset == start;
      EXPECT_FALSE(overwrites);
    }
  }
  EXPECT_GE(start, 0);
  EXPECT_GE(plan.peak_bytes, all.blocking.peak_bytes);
}

TEST(SplitCollectives, InALoopAreDoneInTheSameIteration) {
  Split all;
  const Var x = all.input({6, 6}), y = all.input({6, 6});
  const Var after = repeat(3, x, [y](Var v) {
    const Var reduced = detail::all_reduce(v * 0.1, axis);
    const Var product = matmul(v, y);
    return tanh(matmul(product, y) - reduced);
  });
  all.program.output(after);
  const Plan plan = all.plan();
  int halves = 0;
  for (const PlanStep& step : plan.steps)
    halves += step.kind == StepKind::collective_start || step.kind == StepKind::collective_done ? 1 : 0;
  EXPECT_EQ(halves, 2);
  EXPECT_EQ(plan.view().count(Collective::all_reduce), 3);
}

constexpr Graph with_time_between() {
  Graph graph;
  graph.mesh = {2};
  graph.collective_options.async = true;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 4})};
  const Var sum = detail::all_reduce(exp(x), axis);
  graph.add_output("y", matmul(sum, matmul(x, x)).id);
  return graph;
}
static_assert(make_plan(with_time_between()).view().count(Collective::all_reduce) == 1);
static_assert(make_plan(with_time_between()).steps[1].kind == StepKind::collective_start);

}  // namespace weft::split_collectives_test
