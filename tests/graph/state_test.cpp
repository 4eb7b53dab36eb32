// State: what calls of a program hand on, also in a stack of layers and on several devices; and misuse of it.
#include <support/expect_error.hpp>
#include <support/planned.hpp>
#include <support/planned_program.hpp>
#include <weft/graph/state.hpp>
#include <weft/nn/stack.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>

namespace weft {
namespace {

using testing::expect_error;
using testing::PlannedProgram;
using testing::Program;

// The sum of everything that was given so far.
struct RunningSum {
  constexpr Var operator()(Var x) const {
    const State total{"total", DType::f32, {4, 2}};
    const Var sum = total.read(*x.graph) + x;
    total.write(sum);
    return sum * 2.0;
  }
};
using Rows = Inputs<f32[4][2]>;
const Mesh one{{"data", 1}}, two{{"data", 2}};
inline constexpr SpmdSpecs rows_specs{{PartitionSpec("data")}, {}};

std::vector<float> rows_of(float first) {
  std::vector<float> rows;
  for (int i = 0; i < 8; ++i) rows.push_back(first + static_cast<float>(i));
  return rows;
}
std::vector<float> times(std::vector<float> rows, float factor) {
  for (float& x : rows) x *= factor;
  return rows;
}

template <class Strategy>
void expect_running_sums(const Strategy& strategy, const Mesh& mesh) {
  PlannedProgram<RunningSum, Rows> program(strategy, mesh);
  EXPECT_EQ(program.call(0, rows_of(1)), times(rows_of(1), 2));
  EXPECT_EQ(program.call(0, rows_of(1)), times(rows_of(1), 4));
  EXPECT_EQ(program.call(0, times(rows_of(1), -2)), std::vector<float>(8, 0));
  EXPECT_EQ(program.tensors().size(), 0) << "a state is no weight";
}
TEST(State, IsHandedOnFromCallToCall) {
  expect_running_sums(Ddp{}, one);
  expect_running_sums(Fsdp{}, one);
}
TEST(State, IsTheSameOnSeveralDevices) {
  expect_running_sums(Ddp{}, two);
  expect_running_sums(Fsdp{.stage = 3}, two);
  expect_running_sums(Spmd(rows_specs), two);
}

// Block i adds what it was given before to what it is given.
struct Remember {
  Name name;
  constexpr Var operator()(Var x) const {
    const State last{name / "last", DType::f32, x.shape()};
    const Var before = last.read(*x.graph);
    last.write(x);
    return x + before;
  }
};
template <template <class, Index> class Blocks>
struct Layers {
  constexpr Var operator()(Var x) const { return Blocks<Remember, 3>{"h", {}}(x); }
};
TEST(State, OfAStackIsOneALayer) {
  PlannedProgram<Layers<nn::Stack>, Rows> stacked(Ddp{}, one);
  PlannedProgram<Layers<nn::Sequence>, Rows> one_by_one(Ddp{}, one);
  ASSERT_EQ(stacked.plan().inputs.size(), 2u);
  EXPECT_EQ(stacked.plan().input(1).shape, (Shape{3, 4, 2}));
  EXPECT_EQ(one_by_one.plan().inputs.size(), 4u);
  // Pascal's triangle: what is given once passes through all layers.
  std::vector<float> given = rows_of(1);
  for (const float factor : {1.0F, 3.0F, 3.0F, 1.0F, 0.0F, 0.0F}) {
    EXPECT_EQ(stacked.call(0, given), times(rows_of(1), factor));
    EXPECT_EQ(one_by_one.call(0, given), times(rows_of(1), factor));
    given.assign(8, 0);
  }
}

// In bf16 a state keeps its own type.
TEST(State, InMixedPrecisionKeepsItsType) {
  using Narrow = InPrecision<RunningSum, Precision{.compute = DType::bf16, .reduce = DType::bf16}>;
  PlannedProgram<Narrow, Rows> program(Ddp{}, one);
  (void)program.call(0, rows_of(1));
  EXPECT_EQ(program.plan().input(1).dtype, DType::f32);
  EXPECT_EQ(program.call(0, rows_of(1)), times(rows_of(1), 4));
}

TEST(State, MisuseIsNamed) {
  Program program;
  const Var x = program.input("x", {4});
  const State state{"kept", DType::f32, {4}}, other{"kept", DType::f32, {2}};
  expect_error([&] { state.write(sum(x)); }, "state_type_differs", {"'kept'", "f32 [4]", "f32 []"});
  state.write(x);
  expect_error([&] { state.write(x + 1.0); }, "state_is_written_twice", {"'kept'"});
  expect_error([&] { (void)other.read(program.graph); }, "parameter_declared_twice", {"'kept'"});
}

struct WrittenInALoop {
  constexpr Var operator()(Var x) const {
    return repeat(2, x, [](Var y) {
      State{"kept", DType::f32, y.shape()}.write(y);
      return y * 2.0;
    });
  }
};
TEST(State, ALoopThatIsNoStackHasNoneOfItsOwn) {
  expect_error([] { (void)detail::trace_program<WrittenInALoop, Rows>(); }, "state_is_written_in_a_loop", {"'kept'"});
}
TEST(State, TrainingHasNone) {
  struct Loss {
    constexpr Var operator()(Var x) const { return mean(RunningSum{}(x)); }
  };
  expect_error([] { (void)trace_training<Loss, Rows>(); }, "function_declares_input", {"'total'"});
}

}  // namespace
}  // namespace weft
