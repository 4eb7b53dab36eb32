// Steps of loops on a few elements as programs of registers: the bits of the steps one after another.
#include <weft/program/step_runs.hpp>

#include <support/program.hpp>
#include <weft/dynamic/kernels.hpp>
#include <weft/graph/control.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/planner/lower.hpp>
#include <weft/reference/fused_loop.hpp>

#include <vector>

namespace weft::step_runs_test {

using testing::Program;
using testing::random_value;

// One device of a plan, whose loops are interpreted.
class BoundPlan {
 public:
  explicit BoundPlan(const PlanView& plan)
      : plan_(plan),
        kernels_(dynamic::interpret_kernels(plan)),
        binding_(plan, kernels_.data(), arena(), 0),
        runs_(plan, kernels_.data(), binding_) {
    for (Index i = 0; i < plan.input_count(); ++i) write(binding_.input(i), i);
  }
  void write(char* at, Index number, std::uint32_t stream = 0) const {
    const InputSlot& input = plan_.input(number);
    const Value value = random_value(input.dtype, input.shape, stream + static_cast<std::uint32_t>(number), 1, 4);
    for (Index k = 0; k < input.shape.elements(); ++k) reference::write_element(at, k, input.dtype, value[k]);
  }
  void place_input(Index number, const char* at) {
    binding_.place_input(number, at);
    runs_.place_input(plan_, number, at);
  }
  void run(bool takes_runs) {
    const auto run_one = [&](Index i, const BoundStep& bound) {
      if (takes_runs && runs_.has(i))
        runs_.run(i, binding_);
      else
        run_step(bound, plan_);
    };
    binding_.for_each(run_one, [&](Index i) { return !takes_runs || !runs_.has(i); });
  }
  [[nodiscard]] std::vector<char> output(Index number) const {
    const OutputSlot& slot = plan_.output(number);
    const char* const at = binding_.at(slot.slice);
    return {at, at + slot.shape.elements() * size_bytes(slot.dtype)};
  }
  [[nodiscard]] const StepRuns& runs() const { return runs_; }

 private:
  PlanView plan_;
  std::vector<char> memory_;
  std::vector<StepKernel> kernels_;
  Binding binding_;
  StepRuns runs_;

  char* arena() {
    memory_.resize(to_size(plan_.peak_bytes + 64));
    return memory_.data() + (64 - reinterpret_cast<std::uintptr_t>(memory_.data()) % 64) % 64;
  }
};

// Returns how many steps are in runs.
Index expect_same_bits(const Program& program) {
  const Plan plan = make_plan(simplify(program.graph));
  BoundPlan whole(plan.view()), in_runs(plan.view());
  for (int call = 0; call < 2; ++call) {
    whole.run(false);
    in_runs.run(true);
    for (Index o = 0; o < plan.view().output_count(); ++o)
      EXPECT_EQ(in_runs.output(o), whole.output(o)) << "output " << o << " of call " << call;
  }
  Index steps = 0;
  for (Index i = 0; i < plan.view().step_count(); ++i) steps += in_runs.runs().has(i) ? 1 : 0;
  return steps;
}

using Pair = std::array<Var, 2>;

// Newton's method for a root, as long as it moves.
Pair newton(const Pair& start, Var x) {
  return while_loop([](const Pair& s) { return abs(s[0] - s[1]) > 1e-6; },
                    [&](const Pair& s) {
                      return Pair{0.5 * (s[0] + x / s[0]), s[0]};
                    },
                    start);
}

TEST(StepRuns, AWhileLoopOverScalarsIsOne) {
  Program program;
  const Var x = program.input("x", {}), y = program.input("y", {});
  const Pair root = newton({x, y}, y);
  program.output(root[0]);
  program.output(root[1]);
  EXPECT_GE(expect_same_bits(program), 3);
}

TEST(StepRuns, ShortVectorsBesideScalars) {
  Program program;
  const Var x = program.input("x", {3}), y = program.input("y", {}, DType::i32);
  const auto made = fori_loop(
      0, 10,
      [](Var, const Pair& s) {
        return Pair{s[0] + 0.5 * tanh(s[0]) + broadcast_to(convert(s[1], DType::f32), {3}), s[1] * 3.0 + 1.0};
      },
      Pair{x, y});
  program.output(made[0]);
  program.output(made[1]);
  EXPECT_GE(expect_same_bits(program), 2);
}

// Elements that are read, and results that are stacked, lie elsewhere in every iteration.
TEST(StepRuns, AScanOverScalarsIsOne) {
  Program program;
  const Var x = program.input("x", {20}), y = program.input("y", {});
  const auto step = [](Var s, Var element) { return std::pair{tanh(s) + element, s * element}; };
  const auto [last, all] = scan(step, y, x);
  program.output(last);
  program.output(all);
  EXPECT_GE(expect_same_bits(program), 2);
}

// As jax.lax.scan is printed: parts at a number that the loop counts.
TEST(StepRuns, PartsAtANumberThatIsCounted) {
  Program program;
  const Var x = program.input("x", {5, 3}), y = program.input("y", {5, 3}), n = program.input("n", {}, DType::i32);
  const auto made = fori_loop(
      0, 9,
      [&](Var, const std::array<Var, 2>& s) {
        const Var row = dynamic_slice(x, {s[1], s[1] * 0.0}, {1, 3});
        return std::array<Var, 2>{dynamic_update_slice(s[0], row + 1.0, {s[1], s[1] * 0.0}), s[1] + 1.0};
      },
      std::array<Var, 2>{y, n});
  program.output(made[0]);
  program.output(made[1]);
  EXPECT_GE(expect_same_bits(program), 4);
}

TEST(StepRuns, WhatRunsOnceOrIsLargeIsNone) {
  Program program;
  const Var x = program.input("x", {}), y = program.input("y", {100});
  program.output(fori_loop(
      0, 3, [](Var, Var s) { return tanh(s) + 1.0; }, y));
  program.output(exp(x) + 1.0);
  EXPECT_EQ(expect_same_bits(program), 0);
}

TEST(StepRuns, InputsMayLieElsewhere) {
  Program program;
  const Var x = program.input("x", {}), y = program.input("y", {});
  program.output(newton({x, y}, y)[0]);
  const Plan plan = make_plan(simplify(program.graph));
  BoundPlan whole(plan.view()), in_runs(plan.view());
  alignas(64) char elsewhere[64] = {};
  whole.write(elsewhere, 1, 7);
  for (BoundPlan* const one : {&whole, &in_runs}) {
    one->place_input(1, elsewhere);
    one->run(one == &in_runs);
  }
  const std::vector<char> there = whole.output(0);
  EXPECT_EQ(in_runs.output(0), there);
  for (BoundPlan* const one : {&whole, &in_runs}) {
    one->place_input(1, nullptr);
    one->run(one == &in_runs);
  }
  EXPECT_EQ(in_runs.output(0), whole.output(0));
  EXPECT_NE(in_runs.output(0), there);
}

}  // namespace weft::step_runs_test
