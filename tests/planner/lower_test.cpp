// Plans: run by reference kernels they give what the interpreter gives, and keep the rules of memory.
#include <support/planned.hpp>
#include <support/random_graph.hpp>
#include <support/sanitized.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/linear_algebra.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/softmax.hpp>

namespace weft::lower_test {

using testing::expect_plan_computes;
using testing::planned;
using testing::Program;
using testing::random_value;
using testing::RandomGraph;

TEST(Lower, RandomProgramsComputeTheSame) {
  for (std::uint32_t seed = 0; seed < testing::random_cases(1000); ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    const RandomGraph random(seed, seed % 4 == 0 ? 80 : 30);
    expect_plan_computes(random.program.graph, random.inputs);
    if (HasFailure()) return;
  }
}

TEST(Lower, ATransposedOperandOfAMatmulIsReadAsItLies) {
  Program program;
  const Var a = program.input("a", {5, 3}), b = program.input("b", {4, 5});
  program.graph.add_output("y", matmul(transpose(a), transpose(b)).id);
  const Plan plan = make_plan(program.graph);
  ASSERT_EQ(plan.steps.size(), 1);
  EXPECT_TRUE(plan.dots[0].transpose_a);
  EXPECT_TRUE(plan.dots[0].transpose_b);
  expect_plan_computes(program.graph, {random_value(DType::f32, {5, 3}, 1), random_value(DType::f32, {4, 5}, 2)});
}

TEST(Lower, RandomProgramsWithGradientsComputeTheSame) {
  for (std::uint32_t seed = 5000; seed < 5000 + testing::random_cases(400); ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    RandomGraph random(seed, 24);
    Graph& graph = random.program.graph;
    Var loss = mean(tanh({&graph, graph.outputs[0].node}));
    Buffer<Id> inputs;
    for (const Input& input : graph.inputs) inputs.push_back(input.node);
    graph.outputs.clear();
    const Buffer<Id> gradients = differentiate(graph, loss.id, inputs);
    graph.add_output("loss", loss.id);
    graph.phase = Phase::update;
    for (std::int32_t i = 0; i < gradients.size(); ++i) {
      const Var x{&graph, inputs[i]}, g{&graph, gradients[i]};
      if (i % 3 == 0) graph.add_output("gradient", g.id);
      graph.add_output("new", i % 3 == 1 ? g.id : (x - g * 0.1).id, i);
    }
    expect_plan_computes(simplify(graph), random.inputs);
    if (HasFailure()) return;
  }
}

std::vector<std::string> labels(const Plan& plan) {
  std::vector<std::string> texts;
  for (const PlanStep& step : plan.steps) texts.push_back(label_of(plan.view(), step));
  return texts;
}

TEST(Lower, ALayerIsOneStep) {
  Program program;
  const Var x = program.input("x", {4, 8}), w = program.input("w", {8, 5}), b = program.input("b", {5});
  program.output(maximum(matmul(x, w) + b, 0.0));
  const Plan plan = planned(program);
  ASSERT_EQ(labels(plan), std::vector<std::string>{"dot_general+add+maximum"});
  const DotStep& dot = plan.dots[0];
  EXPECT_EQ(dot.m, 4);
  EXPECT_EQ(dot.n, 5);
  EXPECT_EQ(dot.k, 8);
  EXPECT_EQ(dot.batch(), 1);
  EXPECT_EQ(plan.steps[0].flops, 2 * 4 * 8 * 5 + 2 * 4 * 5);
  EXPECT_EQ(plan.view().flops(), plan.steps[0].flops);
  // Inputs and the constant 0 stay: 128 + 160 + 20 bytes, each on a cache line, and the constant in the gap.
  EXPECT_EQ(plan.persistent_bytes, 128 + 192 + 20 + 4);
}

TEST(Lower, AMaskIsReadOnceAndThenForEveryMatrix) {
  Program program;
  const Var x = program.input("x", {2, 3, 4}), mask = program.input("mask", {3, 4}, DType::pred);
  const Var masks = broadcast_in_dim(mask, {2, 3, 4}, {1, 2});
  const Var shares = select(masks, x / expand_dims(sum(x, -1), -1), 0.5);
  program.output(shares);
  program.output(select(masks, shares + expand_dims(max(shares, -1), -1), 0.0));
  planned(program);
}

// Attention of three heads, with its gradients: nothing is copied into another order.
TEST(Lower, HeadsAreReadAndWrittenWhereTheyLie) {
  Program program;
  Graph& graph = program.graph;
  Buffer<Id> inputs;
  Var heads[3];
  for (int i = 0; i < 3; ++i) {
    const Var given = program.input(std::string(1, "qkv"[i]).c_str(), {2, 4, 3 * 5});
    inputs.push_back(given.id);
    heads[i] = transpose(reshape(given, {2, 4, 3, 5}), {0, 2, 1, 3});
  }
  const Var shares = softmax(dot_general(heads[0], heads[1], {{0, 1}, {0, 1}, {3}, {3}}));
  const Var mixed = reshape(transpose(matmul(shares, heads[2]), {0, 2, 1, 3}), {2, 4, 15});
  for (Id gradient : differentiate(graph, sum(mixed * mixed).id, inputs)) graph.add_output("gradient", gradient);
  program.output(mixed);
  program.graph = simplify(graph);
  const Plan plan = planned(program);
  Index dots = 0;
  for (const PlanStep& step : plan.steps) {
    dots += step.kind == StepKind::dot ? 1 : 0;
    EXPECT_TRUE(step.kind == StepKind::dot || step.kind == StepKind::loop) << label_of(plan.view(), step);
  }
  EXPECT_EQ(dots, 6);
}

TEST(Lower, TransposedOperandsNeedNoCopy) {
  Program program;
  const Var x = program.input("x", {4, 8}), y = program.input("y", {4, 8});
  program.output(matmul(transpose(x), y));
  program.output(matmul(x, transpose(y)));
  const Graph simple = simplify(program.graph);
  Program same;
  same.graph = simple;
  const Plan plan = planned(same);
  Index dots = 0;
  for (const PlanStep& step : plan.steps) dots += step.kind == StepKind::dot ? 1 : 0;
  EXPECT_EQ(dots, 2);
}

TEST(Lower, DynamicSlicesOfEveryElementType) {
  for (const DTypeRow& row : dtype_table)
    for (const double at : {-7.0, 0.0, 1.0, 2.0, 100.0}) {
      SCOPED_TRACE(::testing::Message() << row.name << " at " << at);
      Program program;
      const Var x = program.input("x", {4, 3}, row.dtype), update = program.input("update", {2, 3}, row.dtype);
      const Var start = program.input("start", {}, DType::i32), next = start + 1.0;
      const Var zero = constant(program.graph, 0, DType::i32);
      program.output(dynamic_slice(x, {start, next}, {2, 2}));
      program.output(dynamic_slice(transpose(x), {zero, start}, {3, 1}));
      program.output(dynamic_update_slice(x, update, {start, zero}));
      program.output(dynamic_update_slice(broadcast_in_dim(update, {4, 2, 3}, {1, 2}),
                                          dynamic_slice(reshape(x, {2, 2, 3}), {next, zero, start}, {1, 1, 2}),
                                          {start, next, start}));
      program.output(dynamic_update_slice(x, dynamic_slice(x, {zero, zero}, {0, 3}), {start, start}));
      expect_plan_computes(program.graph,
                           {random_value(row.dtype, {4, 3}, 1, 0, 100), random_value(row.dtype, {2, 3}, 2, 0, 100),
                            make_value(DType::i32, {}, {at})});
    }
}

TEST(Lower, ExactNormsOfSeveralTensors) {
  Program program;
  const Var x = program.input("x", {4, 3}), y = program.input("y", {70});
  const Var squares = exact_square_sum(y * 2.0, exact_square_sum(x));
  program.output(exact_norm(squares));
  program.output(x * (1.0 / exact_norm(squares)));
  program.output(squares);
  expect_plan_computes(program.graph, {random_value(DType::f32, {4, 3}, 1), random_value(DType::f32, {70}, 2)});
}

TEST(Lower, ARowIsWrittenIntoAKeptTableInEveryCall) {
  Program program;
  const Var table = program.input("table", {4, 3}, DType::f32, InputKind::state);
  const Var row = program.input("row", {1, 3}), count = program.input("count", {}, DType::i32, InputKind::state);
  const Var zero = constant(program.graph, 0, DType::i32);
  const Var written = dynamic_update_slice(table, row * 2.0, {count, zero});
  program.output(sum(written * written));
  program.graph.add_output("table", written.id, 0);
  program.graph.add_output("count", (count + 1.0).id, 2);
  const Plan plan = expect_plan_computes(
      program.graph,
      {random_value(DType::f32, {4, 3}, 1), random_value(DType::f32, {1, 3}, 2), make_value(DType::i32, {}, {1})}, 1e-6,
      5);
  for (const PlanStep& step : plan.steps) EXPECT_NE(step.kind, StepKind::copy) << "it is written in place";
}

// Each iteration writes into its own layer of what is kept, which others of its kind, or the old values, do not bear.
TEST(Lower, LayersOfAKeptTableAreWrittenInPlace) {
  for (const bool is_read_again : {false, true}) {
    Program program;
    const Var tables = program.input("tables", {3, 4, 2}, DType::f32, InputKind::state);
    const Var x = program.input("x", {1, 2}), at = program.input("at", {}, DType::i32);
    const Var zero = constant(program.graph, 0, DType::i32);
    const Scanned made = scan(program.graph, 3, {x}, {tables}, [&](const Buffer<Var>& carry, const Buffer<Var>& own) {
      const Var row = carry[0] * 2.0, written = dynamic_update_slice(own[0], row, {at, zero});
      return Scanned{{row + expand_dims(sum(written, 0), 0)}, {written}};
    });
    program.output(made.carry[0]);
    if (is_read_again) program.output(sum(tables * sum(made.carry[0])));
    program.graph.add_output("tables", made.stacked[0].id, 0);
    const Plan plan = expect_plan_computes(
        program.graph,
        {random_value(DType::f32, {3, 4, 2}, 1), random_value(DType::f32, {1, 2}, 2), make_value(DType::i32, {}, {1})},
        1e-6, 3);
    Index copied = 0;
    for (const PlanStep& step : plan.steps)
      if (step.kind == StepKind::copy && plan.strided[step.payload].extents == Dims{24}) ++copied;
    EXPECT_EQ(copied, is_read_again ? 1 : 0);
  }
}

// A loop that runs while a carry says so, inside another whose iterations all begin with the same value.
TEST(Lower, ALoopRunsWhileItsConditionHolds) {
  Program program;
  const Var x = program.input("x", {3}), least = program.input("least", {}) * 10.0 + 20.0;
  detail::LoopBuilder outer(program.graph, 3);
  const Var total = outer.carry(x);
  detail::LoopBuilder inner(program.graph, 1);
  const Var start = least * 0.01;  // made before both loops
  const auto goes_on = [&](Var y) { return y < least; };
  static_cast<void>(inner.carry(goes_on(start)));
  const Var y = inner.carry(start), next = y * 2.0 + 1.0;
  inner.repeat_while(0);
  inner.close({goes_on(next), next});
  outer.close({total + inner.result(1)});
  program.output(outer.result(0));
  planned(program);
  std::vector<Value> given{testing::f32_value({3}, {0, 1, 2}), testing::f32_value({}, {1})};
  const Value made = interpret(program.graph, given)[0];  // 0.3, 1.6, 4.2, 9.4, 19.8, 40.6; three times
  EXPECT_NEAR(made.elements[0], 3 * 40.6, 1e-3);
}

TEST(Lower, OneValueReturnedTwiceAndAnOldValueBesideItsUpdate) {
  Program program;
  const Var w = program.input("w", {2, 3}, DType::f32, InputKind::weight);
  const Var y = exp(w);
  program.output(y);
  program.output(y);
  program.output(w);
  program.output(reshape(y, {6}));
  program.graph.add_output("new", (w * 0.5 + y).id, 0);
  planned(program);
}

TEST(Lower, MovingAveragesThatReadEachOther) {
  Program program;
  const auto kept = [&](const char* name) { return program.input(name, {3, 4}, DType::f32, InputKind::state); };
  const Var a = kept("a"), b = kept("b"), c = kept("c");
  program.graph.add_output("a", transpose(reshape(b, {4, 3})).id, 0);
  program.graph.add_output("b", (matmul(a, transpose(c)).shape().rank() == 2 ? a * 0.5 + c : a).id, 1);
  program.graph.add_output("c", (c - broadcast_to(sum(a, 0), {3, 4})).id, 2);
  planned(program);
}

TEST(Lower, ALoopIsCutWhereItsKernelWouldBeTooLong) {
  Program program;
  Var x = program.input("x", {8});
  for (int i = 0; i < 100; ++i) x = tanh(x * 1.01);
  program.output(x);
  const Plan plan = planned(program);
  EXPECT_GE(plan.steps.size(), 4);
  for (const KernelCode& kernel : plan.kernels) EXPECT_LE(kernel.count, max_instructions);
}

TEST(Lower, ALoopReadsNoMoreValuesThanAKernelCan) {
  Program program;
  Var total = program.input("x0", {4});
  for (int i = 1; i < 40; ++i) total = total + program.input(("x" + std::to_string(i)).c_str(), {4});
  program.output(total);
  for (const LoopStep& loop : planned(program).loops) EXPECT_LE(loop.load_count, max_loads);
}

constexpr Index peak_at_compile_time() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {16})};
  graph.add_output("y", tanh(x).id);
  const Plan plan = make_plan(graph);
  return plan.peak_bytes;
}
static_assert(peak_at_compile_time() == 128);

}  // namespace weft::lower_test
