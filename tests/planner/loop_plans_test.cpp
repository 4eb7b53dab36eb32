// Plans of graphs with loops: they compute what the interpreter computes, values that outlive an iteration keep their
// bytes, and what is counted is counted as often as it runs.
#include <support/planned.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>

namespace weft::loop_plans_test {

using testing::expect_plan_computes;
using testing::Program;
using testing::random_value;

// Gradients of sum(function(inputs)) over all inputs and the function itself are planned and run; returns the plan.
template <class Function>
Plan expect_gradients_planned(const std::vector<Value>& inputs, Function function) {
  Program program;
  std::vector<Var> vars;
  for (std::size_t i = 0; i < inputs.size(); ++i)
    vars.push_back(program.input(("x" + std::to_string(i)).c_str(), inputs[i].shape));
  const Var result = function(vars);
  Buffer<Id> targets;
  for (const Var& var : vars) targets.push_back(var.id);
  program.output(result);
  for (Id gradient : differentiate(program.graph, sum(square(result)).id, targets))
    program.output({&program.graph, gradient});
  return expect_plan_computes(simplify(program.graph), inputs, 1e-5);
}
Scanned recurrence(const Buffer<Var>& carry, const Buffer<Var>& x) {
  const Var next = tanh(matmul(carry[0], x[0]) + x[1]);
  return {{next}, {next * 2.0}};
}
std::vector<Value> of_recurrence() {
  return {random_value(DType::f32, {2, 3}, 1), random_value(DType::f32, {4, 3, 3}, 2),
          random_value(DType::f32, {4, 3}, 3)};
}

TEST(PlannedLoops, CarriesElementsAndStacks) {
  for (const bool reversed : {false, true})
    for (const bool recomputes : {false, true})
      expect_gradients_planned(of_recurrence(), [&](const std::vector<Var>& x) {
        const ScanOptions options{.reversed = reversed, .recomputes = recomputes};
        const Scanned made = scan(*x[0].graph, 4, {x[0]}, {x[1], x[2]}, recurrence, options);
        return sum(made.stacked[0], 0) + made.carry[0];
      });
}
TEST(PlannedLoops, WhatIsReadFromOutside) {
  expect_gradients_planned({random_value(DType::f32, {2, 3}, 1), random_value(DType::f32, {3, 3}, 2)},
                           [](const std::vector<Var>& x) {
                             const Var outside = exp(x[0]) * 0.1;
                             return repeat(4, x[0], [&](Var v) { return tanh(matmul(v, x[1])) + outside; }) * outside;
                           });
}
TEST(PlannedLoops, ALoopInALoop) {
  for (const bool recomputes : {false, true})
    expect_gradients_planned(
        {random_value(DType::f32, {3}, 1), random_value(DType::f32, {2, 3}, 2), random_value(DType::f32, {2, 4, 3}, 3)},
        [recomputes](const std::vector<Var>& x) {
          const ScanOptions options{.recomputes = recomputes};
          const auto inner = [&](const Buffer<Var>& carry, const Buffer<Var>& in) {
            const Var next = tanh(carry[0] * in[0] + x[0]);
            return Scanned{{next}, {next}};
          };
          const auto outer = [&](const Buffer<Var>& carry, const Buffer<Var>& in) {
            const Scanned made = scan(*x[0].graph, 4, {carry[0] * in[0]}, {in[1]}, inner, options);
            return Scanned{{made.carry[0] + sum(made.stacked[0], 0)}, {made.stacked[0]}};
          };
          const Scanned made = scan(*x[0].graph, 2, {x[0]}, {x[1], x[2]}, outer, options);
          return made.carry[0] + sum(sum(made.stacked[0], 0), 0);
        });
}
TEST(PlannedLoops, CarriesMayChangePlaces) {
  expect_gradients_planned({random_value(DType::f32, {2}, 1), random_value(DType::f32, {2}, 2)},
                           [](const std::vector<Var>& x) {
                             const auto body = [](const Buffer<Var>& carry, const Buffer<Var>&) {
                               return Scanned{{carry[1], carry[0] + carry[1]}, {carry[0]}};
                             };
                             const Scanned made = scan(*x[0].graph, 5, {x[0], x[1]}, {}, body);
                             return made.carry[0] + sum(made.stacked[0], 0);
                           });
}
// A part of the old value, an unchanged carry, a value from outside, one value for two carries.
TEST(PlannedLoops, CarriesOfEveryKind) {
  expect_gradients_planned(
      {random_value(DType::f32, {2, 3}, 1), random_value(DType::f32, {2, 3}, 2)}, [](const std::vector<Var>& x) {
        const auto body = [&x](const Buffer<Var>& carry, const Buffer<Var>&) {
          const Var next = carry[0] * carry[1] + carry[2];
          return Scanned{{next, next, x[1], carry[3], reshape(transpose(reshape(carry[3], {3, 2})), {2, 3})}, {x[0], next}};
        };
        const Scanned made = scan(*x[0].graph, 3, {x[0], x[1], x[0], x[1], x[0]}, {}, body);
        return made.carry[0] + made.carry[1] * made.carry[2] + made.carry[3] * made.carry[4] + sum(made.stacked[0], 0) +
               sum(made.stacked[1], 0);
      });
}
// A row an iteration, written over the carry or a copy of it; its gradient likewise.
TEST(PlannedLoops, ACarryOfWhichAPartIsReplaced) {
  const std::vector<Value> inputs{random_value(DType::f32, {6, 4}, 1), random_value(DType::f32, {5, 1, 4}, 2)};
  for (int variant = 0; variant < 9; ++variant)
    for (const bool recomputes : {false, true})
      expect_gradients_planned(inputs, [=](const std::vector<Var>& x) {
        Graph& graph = *x[0].graph;
        const auto body = [&](const Buffer<Var>& carry, const Buffer<Var>& in) {
          const Var old = carry[0], other = carry[1];
          const Buffer<Var> starts{in[1], constant(graph, 1, DType::i32)};
          Var row = in[0] * in[0];
          if (variant == 1) row = row + dynamic_slice(old, starts, {1, 4});
          if (variant == 2) row = slice(old, {3, 0}, {4, 4});
          const Var made = dynamic_update_slice(old, row, starts);
          if (variant == 3) return Scanned{{made, other}, {old * made}};
          if (variant == 4) return Scanned{{made, other * sum(old)}, {made}};
          if (variant == 5) return Scanned{{made, old}, {old}};
          if (variant == 6) return Scanned{{made, made}, {tanh(made)}};
          if (variant >= 7) {  // two rows change places; or the second is made of both values
            const Buffer<Var> last{constant(graph, 5, DType::i32), starts[1]};
            const Var moved = dynamic_slice(variant == 7 ? old : made, starts, {1, 4});
            return Scanned{{dynamic_update_slice(made, moved, last), other}, {row}};
          }
          return Scanned{{made, dynamic_update_slice(other, row, starts)}, {other}};
        };
        const Scanned made =
            scan(graph, 5, {x[0], x[0] * 0.5}, {x[1], iota(graph, {5}, 0)}, body, {.recomputes = recomputes});
        return made.carry[0] * made.carry[1] + sum(made.stacked[0], 0);
      });
}
// New values of a state, layer by layer, over the old ones.
TEST(PlannedLoops, AnInputIsUpdatedElementByElement) {
  Program program;
  const Var state = program.input("state", {4, 3}, DType::f32, InputKind::state), x = program.input("x", {3});
  const auto body = [&](const Buffer<Var>& carry, const Buffer<Var>& in) {
    return Scanned{{carry[0] + in[0]}, {in[0] * 0.5 + x}};
  };
  const Scanned made = scan(program.graph, 4, {x}, {state}, body);
  program.output(made.carry[0]);
  program.graph.add_output("state", made.stacked[0].id, program.graph.number(state.id));
  const Plan plan = expect_plan_computes(
      program.graph, {random_value(DType::f32, {4, 3}, 1), random_value(DType::f32, {3}, 2)}, 1e-6, 3);
  for (const StepOperand& operand : plan.operands) {
    const bool writes_state = operand.access == Access::write && operand.slice.offset == plan.inputs[0].offset;
    EXPECT_TRUE(!writes_state || operand.slice.stride >= 0) << "it is written in place";
  }
}
// Every iteration reads all of the old value: it must not be overwritten before the loop ends.
TEST(PlannedLoops, AnInputThatEveryIterationReadsIsUpdatedAfterwards) {
  Program program;
  const Var state = program.input("state", {4, 3}, DType::f32, InputKind::state);
  const auto body = [&](const Buffer<Var>& carry, const Buffer<Var>& in) {
    return Scanned{{carry[0] + sum(state * carry[0])}, {in[0] * 0.5}};
  };
  const Scanned made = scan(program.graph, 4, {program.input("x", {})}, {state}, body);
  program.output(made.carry[0]);
  program.graph.add_output("state", made.stacked[0].id, program.graph.number(state.id));
  expect_plan_computes(program.graph, {random_value(DType::f32, {4, 3}, 1), random_value(DType::f32, {}, 2)}, 1e-6, 3);
}

TEST(PlannedLoops, FlopsAreThoseOfAllIterations) {
  const auto flops_of_repeats = [](Index count) {
    Program program;
    program.output(repeat(count, program.input("x", {8, 8}), [](Var v) { return matmul(v, v); }));
    return make_plan(program.graph).view().flops();
  };
  EXPECT_EQ(flops_of_repeats(1), 2 * 8 * 8 * 8);
  EXPECT_EQ(flops_of_repeats(12), 12 * flops_of_repeats(1));
}
// A loop costs the plan one body, however often it runs.
TEST(PlannedLoops, StepsDoNotGrowWithTheCount) {
  const auto steps_of = [](Index count) {
    Program program;
    const auto body = [](const Buffer<Var>& carry, const Buffer<Var>& x) { return Scanned{{matmul(carry[0], x[0])}, {}}; };
    const Var x = program.input("x", {8, 8}), w = program.input("w", {count, 8, 8});
    const Var y = scan(program.graph, count, {x}, {w}, body).carry[0];
    program.output({&program.graph, differentiate(program.graph, sum(y).id, {w.id})[0]});
    return make_plan(simplify(program.graph)).steps.size();
  };
  EXPECT_EQ(steps_of(3), steps_of(300));
}
constexpr bool is_planned_at_compile_time() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 4})};
  const Var y = repeat(3, x, [](Var v) { return tanh(matmul(v, v)); });
  graph.add_output("gradient", differentiate(graph, sum(y).id, {x.id})[0]);
  return make_plan(simplify(graph)).repeats.size() == 2;
}
static_assert(is_planned_at_compile_time());

// What is made once, before the loop, is a part of what every iteration joins, and others use that memory meanwhile.
TEST(PlannedLoops, APartMadeBeforeTheLoopIsThereInEveryIteration) {
  Program program;
  const Var x = program.input("x", {32}), y = program.input("y", {5, 32});
  const Var outside = exp(x);
  const auto body = [&](const Buffer<Var>& carry, const Buffer<Var>& in) {
    const Var joined = reshape(concatenate({in[0] * 2.0, outside}, 0), {8, 8});
    const Var squares = matmul(joined, joined), more = matmul(tanh(squares), squares);
    return Scanned{{carry[0] + sum(matmul(more, tanh(more))) * 1e-3}, {more}};
  };
  const Scanned made = scan(program.graph, 5, {sum(x)}, {y}, body);
  program.output(made.carry[0]);
  program.output(made.stacked[0]);
  expect_plan_computes(program.graph, {random_value(DType::f32, {32}, 1), random_value(DType::f32, {5, 32}, 2)}, 1e-5);
}

}  // namespace weft::loop_plans_test
