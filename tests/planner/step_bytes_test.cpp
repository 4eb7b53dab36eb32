// Bytes of a step: the elements of its operands, each once.
#include <support/convolutions.hpp>
#include <support/planned.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/planner/step_bytes.hpp>

namespace weft::step_bytes_test {

using testing::Program;

// Of the only step, which has this kind.
StepBytes bytes_of_step(Program& program, Var result, StepKind kind) {
  program.output(result);
  const Plan owner = make_plan(program.graph);
  const PlanView plan = owner.view();
  EXPECT_EQ(plan.step_count(), 1);
  EXPECT_EQ(plan.step(0).kind, kind);
  return bytes_of(plan, plan.step(0));
}

TEST(StepBytes, OfLoopsByTheExtentOfWhatTheyLoad) {
  Program program;
  const Var x = program.input("x", {6, 10}), bias = program.input("bias", {10});
  EXPECT_EQ(bytes_of_step(program, tanh(x + bias), StepKind::loop), (StepBytes{4 * (60 + 10), 4 * 60}));
  Program reduced;
  EXPECT_EQ(bytes_of_step(reduced, sum(exp(reduced.input("x", {6, 10})), AxisList{1}), StepKind::loop),
            (StepBytes{4 * 60, 4 * 6}));
  Program narrow;
  const Var wide = narrow.input("x", {6, 10});
  EXPECT_EQ(bytes_of_step(narrow, convert(exp(wide), DType::bf16), StepKind::loop), (StepBytes{4 * 60, 2 * 60}));
}

TEST(StepBytes, OfProductsWithWhatTheirEpiloguesLoadAndStore) {
  Program plain;
  EXPECT_EQ(bytes_of_step(plain, matmul(plain.input("a", {6, 10}), plain.input("b", {10, 3})), StepKind::dot),
            (StepBytes{4 * (60 + 30), 4 * 18}));
  Program fused;
  const Var a = fused.input("a", {6, 10}), b = fused.input("b", {10, 3}), bias = fused.input("bias", {3});
  EXPECT_EQ(bytes_of_step(fused, tanh(matmul(a, b) + bias), StepKind::dot),
            (StepBytes{4 * (60 + 30 + 3), 4 * 18}));
}

TEST(StepBytes, OfRowsThatAreTaken) {
  Program program;
  const Var table = program.input("table", {100, 8}), rows = program.input("rows", {5}, DType::i32);
  EXPECT_EQ(bytes_of_step(program, take(table, rows), StepKind::gather), (StepBytes{4 * (40 + 5), 4 * 40}));
  Program scatter;
  const Var updates = scatter.input("updates", {5, 8}), into = scatter.input("rows", {5}, DType::i32);
  EXPECT_EQ(bytes_of_step(scatter, scatter_add(updates, into, 100), StepKind::scatter),
            (StepBytes{4 * (40 + 5), 4 * 800}));
}

TEST(StepBytes, OfMovesAndParts) {
  Program program;
  EXPECT_EQ(bytes_of_step(program, transpose(program.input("x", {2, 3, 4}), {2, 0, 1}), StepKind::copy),
            (StepBytes{4 * 24, 4 * 24}));
  Program part;
  const Var x = part.input("x", {20, 6}), start = part.input("start", {}, DType::i32);
  EXPECT_EQ(bytes_of_step(part, dynamic_slice(x, {start, start}, {2, 3}), StepKind::dynamic_slice),
            (StepBytes{4 * (6 + 2), 4 * 6}));
  Program squares;
  EXPECT_EQ(bytes_of_step(squares, exact_square_sum(squares.input("x", {20})), StepKind::exact_square_sum),
            (StepBytes{4 * 20, 4 * exact_sum::words}));
}

// Whatever their groups, dimensions, strides and order.
TEST(StepBytes, OfConvolutionsAndWindows) {
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    const testing::ConvolutionCase made = testing::random_convolution(seed);
    Program program;
    const Var x = program.input("x", made.input), kernel = program.input("kernel", made.kernel);
    const Var y = convolution(x, kernel, made.dims);
    program.output(y);
    const Plan owner = make_plan(program.graph);
    for (const PlanStep& step : owner.view().steps) {
      if (step.kind != StepKind::convolution) continue;
      EXPECT_EQ(bytes_of(owner.view(), step),
                (StepBytes{4 * (made.input.elements() + made.kernel.elements()), 4 * y.shape().elements()}));
    }
  }
  Program pool;
  const Var x = pool.input("x", {2, 3, 8, 8});
  const Var y = max_pool2d(x, {.kernel = 2});
  EXPECT_EQ(bytes_of_step(pool, y, StepKind::reduce_window),
            (StepBytes{4 * x.shape().elements(), 4 * y.shape().elements()}));
}

TEST(StepBytes, OfACollectiveNothing) {
  Program program;
  program.graph.mesh = {4};
  const Var x = program.input("x", {8});
  const Var all = emit_var(Op::all_gather, {x}, CollectiveAttributes{{0}, {0}, {}});
  EXPECT_EQ(bytes_of_step(program, all, StepKind::collective), StepBytes{});
}

}  // namespace weft::step_bytes_test
