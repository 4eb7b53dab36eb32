// scan and repeat: against loops written out by hand, forward and backward; what a body may return.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/graph/describe_graph.hpp>
#include <weft/graph/print.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>

namespace weft::scan_test {

using testing::expect_equal;
using testing::expect_error;
using testing::expect_gradients;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

// h' = tanh(h W_i + b_i), with h stacked, on 4 steps.
Scanned recurrence(const Buffer<Var>& carry, const Buffer<Var>& x) {
  const Var next = tanh(matmul(carry[0], x[0]) + x[1]);
  return {{next}, {next * 2.0}};
}
constexpr bool a_loop_is_differentiated_at_compile_time() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {3})};
  const Var y = repeat(5, x, [](Var v) { return tanh(v * 0.5); });
  const Buffer<Id> gradients = differentiate(graph, sum(y).id, {x.id});
  graph.add_output("gradient", gradients[0]);
  verify(graph);
  const Graph simple = simplify(graph);
  verify(simple);
  return simple.loops == 2;
}
static_assert(a_loop_is_differentiated_at_compile_time());

TEST(Scan, StepsForwardThroughTheElements) {
  Program program;
  const Var total = program.input("total", {}), x = program.input("x", {4});
  const auto body = [](const Buffer<Var>& carry, const Buffer<Var>& in) {
    const Var sum = carry[0] * 10.0 + in[0];
    return Scanned{{sum}, {sum}};
  };
  const Scanned forward = scan(program.graph, 4, {total}, {x}, body);
  const Scanned backward = scan(program.graph, 4, {total}, {x}, body, {.reversed = true});
  for (const Scanned& result : {forward, backward}) {
    program.output(result.carry[0]);
    program.output(result.stacked[0]);
  }
  verify(program.graph);
  const std::vector<Value> outputs = interpret(program.graph, {f32_value({}, {0}), f32_value({4}, {1, 2, 3, 4})});
  expect_equal(outputs[0], f32_value({}, {1234}));
  expect_equal(outputs[1], f32_value({4}, {1, 12, 123, 1234}));
  expect_equal(outputs[2], f32_value({}, {4321}));
  expect_equal(outputs[3], f32_value({4}, {4321, 432, 43, 4}));
}

TEST(Scan, RepeatAppliesAFunctionSeveralTimes) {
  Program program;
  const Var y = repeat(10, program.input("x", {2}), [](Var v) { return v + v; });
  expect_equal(program.value(y, {f32_value({2}, {1, 3})}), f32_value({2}, {1024, 3072}));
}

TEST(Scan, WhatDependsOnNoCarryStandsBeforeTheLoop) {
  Program program;
  const Var x = program.input("x", {2});
  Id inside = no_id, before = no_id;
  static_cast<void>(repeat(3, x, [&](Var v) {
    const Var outer = exp(x);
    before = outer.id;
    inside = (v * outer).id;
    return v * outer;
  }));
  const Loops loops(program.graph);
  EXPECT_EQ(loops[before], no_loop);
  EXPECT_EQ(loops[inside], 0);
}

TEST(Scan, ALoopInALoopRunsInsideIt) {
  Program program;
  const Var x = program.input("x", {2});
  // x := 3 times (x := x + 1, 4 times; x := x * 2)
  const Var y = repeat(3, x, [](Var v) { return repeat(4, v, [](Var w) { return w + 1.0; }) * 2.0; });
  const Loops loops(program.graph);
  EXPECT_EQ(loops.parent[0], no_loop);
  EXPECT_EQ(loops.parent[1], 0);
  verify(program.graph);
  // ((1 + 4) * 2 + 4) * 2 ...
  expect_equal(program.value(y, {f32_value({2}, {1, 0})}), f32_value({2}, {64, 56}));
}

TEST(Scan, GradientsOfCarriesElementsAndStacks) {
  expect_gradients({random_value(DType::f32, {2, 3}, 1), random_value(DType::f32, {4, 3, 3}, 2),
                    random_value(DType::f32, {4, 3}, 3)},
                   [](const Vars& x) {
                     const Scanned made = scan(*x[0].graph, 4, {x[0]}, {x[1], x[2]}, recurrence);
                     return sum(made.stacked[0], 0) + made.carry[0];
                   });
}
TEST(Scan, GradientsOfAReversedLoop) {
  expect_gradients({random_value(DType::f32, {2, 3}, 1), random_value(DType::f32, {4, 3, 3}, 2),
                    random_value(DType::f32, {4, 3}, 3)},
                   [](const Vars& x) {
                     return scan(*x[0].graph, 4, {x[0]}, {x[1], x[2]}, recurrence, {.reversed = true}).stacked[0];
                   });
}
TEST(Scan, GradientsOfALoopThatRecomputes) {
  expect_gradients({random_value(DType::f32, {2, 3}, 1), random_value(DType::f32, {4, 3, 3}, 2),
                    random_value(DType::f32, {4, 3}, 3)},
                   [](const Vars& x) {
                     return scan(*x[0].graph, 4, {x[0]}, {x[1], x[2]}, recurrence, {.recomputes = true}).carry[0];
                   });
}
TEST(Scan, GradientsOfWhatABodyReadsFromOutside) {
  expect_gradients({random_value(DType::f32, {2, 3}, 1), random_value(DType::f32, {3, 3}, 2)}, [](const Vars& x) {
    return repeat(4, x[0], [&x](Var v) { return tanh(matmul(v, x[1])) + exp(x[0]) * 0.1; });
  });
}
TEST(Scan, GradientsOfALoopInALoop) {
  for (const bool recomputes : {false, true})
    expect_gradients({random_value(DType::f32, {3}, 1), random_value(DType::f32, {2, 3}, 2),
                      random_value(DType::f32, {2, 4, 3}, 3)},
                     [recomputes](const Vars& x) {
                       const ScanOptions options{.recomputes = recomputes};
                       const auto inner = [&](const Buffer<Var>& carry, const Buffer<Var>& in) {
                         const Var next = tanh(carry[0] * in[0] + x[0]);
                         return Scanned{{next}, {next}};
                       };
                       const auto outer = [&](const Buffer<Var>& carry, const Buffer<Var>& in) {
                         const Scanned made = scan(*x[0].graph, 4, {carry[0] * in[0]}, {in[1]}, inner, options);
                         return Scanned{{made.carry[0] + sum(made.stacked[0], 0)}, {}};
                       };
                       return scan(*x[0].graph, 2, {x[0]}, {x[1], x[2]}, outer, options).carry[0];
                     });
}
// Fibonacci: each carry becomes what the other was.
TEST(Scan, CarriesMayChangePlaces) {
  expect_gradients({random_value(DType::f32, {2}, 1), random_value(DType::f32, {2}, 2)}, [](const Vars& x) {
    const auto body = [](const Buffer<Var>& carry, const Buffer<Var>&) {
      return Scanned{{carry[1], carry[0] + carry[1]}, {}};
    };
    return scan(*x[0].graph, 5, {x[0], x[1]}, {}, body).carry[0];
  });
}
TEST(Scan, SecondDerivatives) {
  expect_gradients({random_value(DType::f32, {3}, 1)}, [](const Vars& x) {
    const Var y = repeat(3, x[0], [](Var v) { return tanh(v * 1.5); });
    const Buffer<Id> gradients = differentiate(*x[0].graph, sum(y).id, {x[0].id});
    return Var{x[0].graph, gradients[0]};
  });
}

// Values of a body that are stacked for the backward pass.
Index kept_values(const Graph& graph) {
  Index kept = 0;
  for (Id id = 0; id < graph.size(); ++id)
    if (graph[id].op == Op::loop_stack && graph[id].phase == Phase::forward) ++kept;
  return kept;
}
TEST(Scan, ACheckpointKeepsNothingOfItsFunction) {
  const auto block = [](Var v) { return sum(exp(tanh(v * 1.5)), 0); };
  expect_gradients({random_value(DType::f32, {2, 3}, 1)}, [&block](const Vars& x) { return checkpoint(block)(x[0]); });
  Program program;
  const Var x = program.input("x", {2, 3});
  const Var y = checkpoint(block)(x);
  program.output({&program.graph, differentiate(program.graph, sum(y).id, {x.id})[0]});
  EXPECT_EQ(kept_values(program.graph), 1) << "its result, and nothing else";
}

// One value for each that costs something: not x, 2 x and 2 x + 1.
TEST(Scan, WhatIsAlmostAnotherValueIsNotKept) {
  const auto kept_of = [](Var (*body)(Var), const Shape& shape) {
    expect_gradients({random_value(DType::f32, shape, 1)},
                     [body](const Vars& x) { return repeat(2, x[0], body); });
    Program program;
    const Var x = program.input("x", shape), y = repeat(2, x, body);
    program.output({&program.graph, differentiate(program.graph, sum(y).id, {x.id})[0]});
    return kept_values(program.graph);
  };
  // The carry, which its halves are made of, and erf.
  EXPECT_EQ(kept_of([](Var x) { return 0.5 * x * (1.0 + erf(x * 0.7)); }, {3}), 2);
  // The carry, whatever is multiplied with its own transpose.
  EXPECT_EQ(kept_of([](Var x) { return matmul(x, transpose(x)) * 0.2; }, {3, 3}), 1);
  // exp(x) and its square, which are no such values.
  EXPECT_EQ(kept_of([](Var x) { return tanh(exp(x * 0.1) * exp(x * 0.1)); }, {3}), 2);
}

TEST(Scan, APolicyKeepsTheValuesThatItNames) {
  const auto step = [](Var v) {
    const Var wide = checkpoint_name(exp(v * 0.5), "wide"), bent = checkpoint_name(tanh(wide), "bent");
    return bent * v;
  };
  const KeepsName policies[] = {nullptr, [](std::string_view name) { return name == "bent"; },
                                [](std::string_view name) { return name != "nothing"; }};
  for (Index kept = 0; kept < 3; ++kept) {
    const ScanOptions options{.recomputes = true, .keeps = policies[kept]};
    expect_gradients({random_value(DType::f32, {3}, 1)},
                     [&](const Vars& x) { return repeat(3, x[0], step, options); });
    Program program;
    const Var x = program.input("x", {3}), y = repeat(3, x, step, options);
    program.output({&program.graph, differentiate(program.graph, sum(y).id, {x.id})[0]});
    EXPECT_EQ(kept_values(program.graph), 1 + kept) << "the carry, and what is named";
  }
  Program program;
  const Var x = program.input("x", {3});
  const KeepsName nothing = [](std::string_view name) { return name == "bant"; };
  expect_error([&] { (void)repeat(3, x, step, {.recomputes = true, .keeps = nothing}); }, "policy_keeps_nothing",
               {"none of the 2 values"});
}

TEST(Scan, LoopsArePrintedWithTheirCounts) {
  Program program;
  program.output(repeat(7, program.input("x", {2}), [](Var v) { return v + v; }, {.recomputes = true}));
  EXPECT_NE(to_text(program.graph).find("loop_end(%2), loop=0, count=7, recomputes"), std::string::npos)
      << to_text(program.graph);
}

struct Cell {
  Var hidden, total;
};
// h' = tanh(h W + x), t' = t + h'; h' is stacked.
std::pair<Cell, Var> cell_step(const Cell& now, const std::tuple<Var, Var>& element) {
  const auto& [x, w] = element;
  const Var hidden = tanh(matmul(now.hidden, w) + x);
  return {{hidden, now.total + hidden}, hidden};
}
constexpr bool a_struct_is_carried_at_compile_time() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {5, 3})},
      start = broadcast_to(constant(graph, 0), {3});
  const Cell last = scan(
      [](const Cell& now, Var row) {
        return Cell{now.total, now.hidden + row};
      },
      Cell{start, start}, x);
  verify(graph);
  return last.total.shape() == Shape{3} && graph.loops == 1;
}
static_assert(a_struct_is_carried_at_compile_time());

TEST(Scan, CarriesAStructOverATupleOfElements) {
  const std::vector<Value> in{random_value(DType::f32, {2, 3}, 1), random_value(DType::f32, {4, 2, 3}, 2),
                              random_value(DType::f32, {4, 3, 3}, 3)};
  Program program;
  const Var h = program.input("h", {2, 3}), x = program.input("x", {4, 2, 3}), w = program.input("w", {4, 3, 3});
  const auto [last, all] = scan(cell_step, Cell{h, h}, std::tuple(x, w));
  const auto written = [](const Buffer<Var>& now, const Buffer<Var>& own) {
    const auto [next, hidden] = cell_step({now[0], now[1]}, {own[0], own[1]});
    return Scanned{{next.hidden, next.total}, {hidden}};
  };
  const Scanned expected = scan(program.graph, 4, {h, h}, {x, w}, written);
  expect_equal(program.value(last.hidden, in), program.value(expected.carry[0], in));
  expect_equal(program.value(last.total, in), program.value(expected.carry[1], in));
  expect_equal(program.value(all, in), program.value(expected.stacked[0], in));
  expect_gradients(in, [](const Vars& v) {
    const auto made = scan(cell_step, Cell{v[0], v[0]}, std::tuple(v[1], v[2]), {.reversed = true});
    return made.first.total + sum(made.second, 0);
  });
}

TEST(Scan, ACarryAloneIsReturnedAsItIs) {
  Program program;
  const Var x = program.input("x", {4}), zero = constant(program.graph, 0);
  const Value rows = f32_value({4}, {1, 2, 3, 4});
  expect_equal(program.value(scan([](Var sum, Var row) { return sum * 10.0 + row; }, zero, x), {rows}),
               f32_value({}, {1234}));
  const auto fibonacci = [](const std::pair<Var, Var>& now, Var) {
    return std::pair(now.second, now.first + now.second);
  };
  const Var one = constant(program.graph, 1);
  expect_equal(program.value(scan(fibonacci, std::pair(zero, one), x).second, {rows}), f32_value({}, {5}));
  expect_error([&] { (void)scan([](Var sum, Var row) { return sum + row; }, zero, one); }, "operand_ranks_differ",
               {"scan"});
}

TEST(Scan, Errors) {
  Program program;
  const Var x = program.input("x", {2, 3});
  const auto unchanged = [](const Buffer<Var>& carry, const Buffer<Var>&) { return Scanned{carry, {}}; };
  expect_error([&] { static_cast<void>(scan(program.graph, 0, {x}, {}, unchanged)); }, "loop_runs_nothing", {});
  expect_error([&] { static_cast<void>(scan(program.graph, 4, {x}, {x}, unchanged)); }, "loop_count_differs", {});
  expect_error([&] { static_cast<void>(repeat(4, x, [](Var v) { return transpose(v); })); }, "loop_carry_changes_shape",
               {});
  expect_error([&] { static_cast<void>(repeat(4, x, [](Var v) { return sum(v, 0); })); }, "loop_carry_changes_rank",
               {});
  expect_error([&] { static_cast<void>(repeat(4, x, [](Var v) { return convert(v, DType::bf16); })); },
               "loop_carry_changes_type", {});
  const auto forgets = [](const Buffer<Var>&, const Buffer<Var>&) { return Scanned{}; };
  expect_error([&] { static_cast<void>(scan(program.graph, 4, {x}, {}, forgets)); }, "loop_carries_differ", {});
}

}  // namespace weft::scan_test
