// Which node belongs to which loop, whatever the order in which a body was written.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/verify.hpp>

namespace weft::loops_test {

using testing::expect_error;
using testing::Program;

// An outer loop over x [2, 3, 4] with an inner one over its rows; ids of what stands where.
struct Nested {
  Program program;
  Id before = no_id, outer = no_id, inner = no_id, hoisted = no_id, stacked = no_id, result = no_id;

  Nested() {
    const Var x = program.input("x", {2, 3, 4}), bias = program.input("bias", {4});
    const Var start = exp(bias);
    before = start.id;
    const auto inner_body = [&](const Buffer<Var>& carry, const Buffer<Var>& row) {
      const Var scale = exp(bias * 2.0);
      const Var next = carry[0] * scale + row[0];
      hoisted = scale.id;
      inner = next.id;
      return Scanned{{next}, {next}};
    };
    const auto outer_body = [&](const Buffer<Var>& carry, const Buffer<Var>& rows) {
      const Var first = carry[0] * 2.0;
      outer = first.id;
      const Scanned made = scan(program.graph, 3, {first}, {rows[0]}, inner_body);
      stacked = made.stacked[0].id;
      return Scanned{{made.carry[0] + sum(made.stacked[0], 0)}, {}};
    };
    const Var y = scan(program.graph, 2, {start}, {x}, outer_body).carry[0];
    result = y.id;
    program.output(y);
  }
};

TEST(Loops, ANodeBelongsToTheInnermostLoopThatItDependsOn) {
  const Nested nested;
  verify(nested.program.graph);
  const Loops loops(nested.program.graph);
  ASSERT_TRUE(loops.exist());
  EXPECT_EQ(loops[nested.before], no_loop);
  EXPECT_EQ(loops[nested.outer], 0);
  EXPECT_EQ(loops[nested.inner], 1);
  EXPECT_EQ(loops[nested.hoisted], no_loop) << "it depends on no carry";
  EXPECT_EQ(loops[nested.stacked], 0) << "what a loop leaves belongs to what is around it";
  EXPECT_EQ(loops[nested.result], no_loop);
  EXPECT_EQ(loops.parent[0], no_loop);
  EXPECT_EQ(loops.parent[1], 0);
  EXPECT_EQ(loops.count[0], 2);
  EXPECT_EQ(loops.count[1], 3);
  EXPECT_EQ(loops.carries[1].size(), 1);
}
TEST(Loops, AStepRunsWhereItsValueIsNeeded) {
  const Nested nested;
  const Graph& graph = nested.program.graph;
  const Loops loops(graph);
  EXPECT_EQ(loops.of_step(graph, nested.stacked), 1);
  EXPECT_EQ(loops.of_step(graph, loops.carries[1][0]), 0);
  EXPECT_EQ(loops.of_step(graph, loops.carries[0][0]), no_loop);
  EXPECT_EQ(loops.of_step(graph, nested.inner), 1);
}
TEST(Loops, Contain) {
  const Loops loops(Nested().program.graph);
  EXPECT_TRUE(loops.contains(0, 1));
  EXPECT_TRUE(loops.contains(1, 1));
  EXPECT_FALSE(loops.contains(1, 0));
  EXPECT_TRUE(loops.contains(no_loop, 1));
  EXPECT_FALSE(loops.contains(0, no_loop));
}
TEST(Loops, AGraphWithoutLoopsHasNone) {
  Program program;
  const Var x = program.input("x", {2});
  const Loops loops(program.graph);
  EXPECT_FALSE(loops.exist());
  EXPECT_EQ(loops[x.id], no_loop);
  EXPECT_TRUE(loops.contains(no_loop, loops[x.id]));
}
TEST(Loops, WhatVerifyRefuses) {
  const auto broken = [](auto change) {
    Nested nested;
    change(nested.program.graph, nested);
    verify(nested.program.graph);
  };
  expect_error([&] { broken([](Graph& graph, const Nested& nested) { graph.outputs[0].node = nested.inner; }); },
               "graph_is_invalid", {"a body is read through results and stacks"});
  expect_error(
      [&] {
        broken([](Graph& graph, const Nested&) {
          const Id end = Loops(graph).end[1];
          LoopAttributes own = loop_attributes(graph, end);
          own.count = 5;
          graph.nodes[end].attributes = graph.pools.intern(own);
        });
      },
      "graph_is_invalid", {"a loop has one count"});
  expect_error(
      [&] {
        broken([](Graph& graph, const Nested& nested) {
          graph.operand_pool[graph[nested.result].first_operand] = nested.before;
        });
      },
      "graph_is_invalid", {"a loop's result is one of its carries"});
  expect_error(
      [&] {
        broken([](Graph& graph, const Nested&) { graph.nodes[Loops(graph).end[1]].operand_count = 0; });
      },
      "graph_is_invalid", {});
}

}  // namespace weft::loops_test
