#include <support/partitioned.hpp>
#include <weft/graph/functions.hpp>
#include <weft/sharding/find_layouts.hpp>

#include <gtest/gtest.h>

namespace weft::find_layouts_test {

using detail::part;
using testing::Program;
using testing::random_value;

// A function of one tensor on a mesh of 2 x 4, from one spec to another: what it sends, and on which mesh.
struct Found {
  Mesh mesh;
  Index bytes = 0;
};
template <class Function>
Found run(AxisType type, const Shape& shape, const PartitionSpec& from, const PartitionSpec& to, Function function) {
  Program program;
  const Var result = function(program.input("x", shape));
  program.output(result);
  const Mesh mesh{{"x", 2, type}, {"y", 4, type}};
  const Layout in = from.resolve(mesh, shape.rank()), out = to.resolve(mesh, result.rank());
  const FoundLayouts found = find_layouts(program.graph, mesh, {in}, {out});
  const Graph local = partition(found.graph, found.mesh, found.layouts, found.outputs);
  const Value x = random_value(DType::f32, shape, 1);
  std::vector<std::vector<Value>> pieces;
  for (Index device = 0; device < mesh.size(); ++device)
    pieces.push_back({testing::piece_of(x, in, mesh.sizes(), device)});
  std::vector<Value> parts;
  for (const auto& outputs : interpret(local, pieces)) parts.push_back(outputs[0]);
  testing::expect_near(testing::assembled(parts, result.shape(), out, mesh.sizes()), interpret(program.graph, {x})[0],
                       0, 0);
  return {found.mesh, testing::bytes_sent(local)};
}
const auto nothing = [](Var x) { return x; };

TEST(FindLayouts, AnAxisOfTwoChangesToAnAxisOfFourByItsParts) {
  const Found made = run(AxisType::automatic, {8, 8}, P("x"), P("y"), nothing);
  EXPECT_EQ(made.bytes, 8 * 8 / 4 * 4);  // cut by a part of y, then permuted; by whole axes half of it all is gathered
  EXPECT_EQ(made.mesh.rank(), 3);
  EXPECT_EQ(run(AxisType::propagated, {8, 8}, P("x"), P("y"), nothing).bytes, 8 * 8 / 2 * 4);
}
TEST(FindLayouts, WhereNothingIsSavedTheMeshStays) {
  const Found made = run(AxisType::automatic, {8, 8}, P("y"), P(), nothing);
  EXPECT_EQ(made.mesh.rank(), 2);
  EXPECT_EQ(made.bytes, 8 * 8 * 4 / 4 * 3);
}
// 4 of y fill 2 of the first dimension and 2 of the second one.
TEST(FindLayouts, AReshapeCarriesAnAxisInParts) {
  const auto split = [](Var x) { return exp(reshape(x, {2, 4})) * 2.0; };
  EXPECT_EQ(run(AxisType::automatic, {8}, P("y"), P(nullptr, "y"), split).bytes, 12);  // to gather it: 24
}
// What a reshape cannot carry cuts another dimension, so that a product of four rows that four devices have is computed
// in quarters: exchanged once, and gathered at the end. All rows gathered: 3 * 8 * 4.
TEST(FindLayouts, AnAxisThatAReshapeCannotCarryCutsAnotherDimension) {
  const auto product = [](Var x) {
    const Var pairs = reshape(x, {2, 2, 8});
    const Var both = reshape(part(pairs, 1, 0, 1) * part(pairs, 1, 1, 2), {2, 8});
    return reshape(part(both, 0, 0, 1) * part(both, 0, 1, 2), {8});
  };
  EXPECT_EQ(run(AxisType::automatic, {4, 8}, P("y"), P(), product).bytes, 2 * 8 * 4 * 3 / 4);
}
// Two rows of a table that is cut in its rows are a sum; added to all rows of another one it would be the larger one.
TEST(FindLayouts, ASumIsMadeBeforeItIsSpread) {
  const auto spread = [](Var x) {
    const Var rows = iota(*x.graph, {2}, 0);
    return scatter_add(take(x, rows) * 2.0, rows, 8);
  };
  EXPECT_EQ(run(AxisType::automatic, {8, 8}, P("x"), P("x"), spread).bytes, 2 * 8 * 4);  // later: 8 * 8 / 2 * 4
}

// A mark in the middle that two exchanges are needed for.
FoundLayouts run_marked(MarkForce force, AxisType type) {
  Program program;
  const Var x = program.input("x", {8, 8});
  program.output(exp(sharding_constraint(sin(x), {P(nullptr, "x"), 0, {}, force})));
  const Mesh mesh{{"x", 2, type}};
  const Layout rows = P("x").resolve(mesh, 2);
  return find_layouts(program.graph, mesh, {rows}, {rows});
}
Index marks_in(const Graph& graph) {
  Index count = 0;
  for (const Node& node : graph.nodes) count += node.op == Op::sharding_constraint;
  return count;
}
Index sent_by(const FoundLayouts& found) {
  return testing::bytes_sent(partition(found.graph, found.mesh, found.layouts, found.outputs));
}
TEST(FindLayouts, MarksThatNeedNotBeObeyedArePassedOverWhereTheyCost) {
  const Index twice = 2 * 8 * 8 / 2 / 2 * 4;
  EXPECT_EQ(sent_by(run_marked(MarkForce::obeyed, AxisType::automatic)), twice);
  for (const MarkForce force : {MarkForce::asked, MarkForce::propagated}) {
    const FoundLayouts found = run_marked(force, AxisType::automatic);
    EXPECT_EQ(sent_by(found), 0);
    EXPECT_EQ(marks_in(found.graph), 0);
    EXPECT_EQ(sent_by(run_marked(force, AxisType::propagated)), twice) << "there is nothing to choose";
  }
}
TEST(FindLayouts, WhatAModuleAsksForHoldsLongerThanWhatFollowsFromIt) {
  Program program;
  const Var x = program.input("x", {8, 8});
  const Var asked = sharding_constraint(sin(x), {P("x"), 0, {}, MarkForce::asked});
  program.output(sharding_constraint(exp(asked), {P("x"), 0, {}, MarkForce::propagated}));
  const Graph& graph = program.graph;
  EXPECT_EQ(detail::weakest_mark(graph), MarkForce::propagated);
  EXPECT_EQ(marks_in(detail::with_marks_up_to(MarkForce::propagated, graph)), 2);
  const Graph kept = detail::with_marks_up_to(MarkForce::asked, graph);
  EXPECT_EQ(marks_in(kept), 1);
  EXPECT_EQ(detail::weakest_mark(kept), MarkForce::asked);
  EXPECT_EQ(marks_in(detail::with_marks_up_to(MarkForce::obeyed, graph)), 0);
}

// h = h @ w in `count` iterations, rows of w [32, 32] cut over two: w is gathered once, 2,048 bytes, or h [4, 32] is
// summed over devices in every iteration, 512 bytes each time.
TEST(FindLayouts, WhatALoopSendsCountsInEveryIteration) {
  const auto sends = [](Index count) {
    Program program;
    const Var h = program.input("h", {4, 32}), w = program.input("w", {32, 32});
    detail::LoopBuilder loop(program.graph, count);
    const Var carry = loop.carry(h);
    loop.close({matmul(carry, w)});
    program.output(loop.result(0));
    const Mesh mesh{{"x", 2, AxisType::automatic}};
    const Layout whole = P().resolve(mesh, 2);
    const Graph local = partition(program.graph, mesh, {whole, P("x").resolve(mesh, 2)}, {whole});
    std::set<Op> kinds;
    for (const Node& node : local.nodes)
      if (is_collective(node.op) && node.op != Op::shard_slice) kinds.insert(node.op);
    return kinds;
  };
  EXPECT_EQ(sends(2), std::set<Op>{Op::all_reduce});
  EXPECT_EQ(sends(8), std::set<Op>{Op::all_gather});
}

// A cell with four gates, parts of x @ w + h @ v, in 8 iterations, with rows of w and v [32, 128] cut. The sum of each
// gate [16, 32] is scattered, 256 bytes in each iteration. Step by step it looks cheaper to exchange w and v before the
// loop, 4,096 bytes each, after which h is gathered and rows of the product are exchanged.
TEST(FindLayouts, ALoopIsAlsoChosenAsIfItRanOnce) {
  Program program;
  const Var x = program.input("x", {8, 16, 32}), w = program.input("w", {32, 128}), v = program.input("v", {32, 128});
  const Var zeros = broadcast_to(like(x, 0), {16, 32});
  detail::LoopBuilder loop(program.graph, 8);
  const Var h = loop.carry(zeros), c = loop.carry(zeros), z = matmul(loop.element(x), w) + matmul(h, v);
  const auto gate = [&](Index i) { return part(z, 1, 32 * i, 32 * i + 32); };
  const Var next = logistic(gate(1)) * c + logistic(gate(0)) * tanh(gate(2)), made = logistic(gate(3)) * tanh(next);
  loop.close({made, next});
  program.output(loop.stack(made));
  const Mesh mesh{{"x", 2, AxisType::automatic}, {"y", 4, AxisType::automatic}};
  const Layout batches = P(nullptr, "y").resolve(mesh, 3), rows = P("x").resolve(mesh, 2),
               results = P(nullptr, "y", "x").resolve(mesh, 3);
  const FoundLayouts found = find_layouts(program.graph, mesh, {batches, rows, rows}, {results});
  EXPECT_EQ(detail::bytes_sent_by(found), 8 * 4 * 256);
}

// c = 0.9 c + x[i] in 4 iterations. c [8, 32] starts whole and x [4, 8, 32] is cut, or c lies as it is wished behind
// the loop: it starts as an iteration leaves it, so that nothing is sent, and not whole, with a gather in every
// iteration.
TEST(FindLayouts, ACarryStartsAsAnIterationLeavesIt) {
  const auto bytes = [](const PartitionSpec& given, const PartitionSpec& last, const PartitionSpec& all) {
    Program program;
    const Var start = program.input("start", {8, 32}), x = program.input("x", {4, 8, 32});
    detail::LoopBuilder loop(program.graph, 4);
    const Var c = loop.carry(start), next = c * 0.9 + loop.element(x);
    loop.close({next});
    program.output(loop.result(0));
    program.output(loop.stack(next));
    const Mesh mesh{{"x", 2, AxisType::automatic}, {"y", 4, AxisType::automatic}};
    const FoundLayouts found = find_layouts(program.graph, mesh, {P().resolve(mesh, 2), given.resolve(mesh, 3)},
                                            {last.resolve(mesh, 2), all.resolve(mesh, 3)});
    return detail::bytes_sent_by(found);
  };
  EXPECT_EQ(bytes(P(nullptr, "x", "y"), P("x", "y"), P(nullptr, "x", "y")), 0);
  EXPECT_EQ(bytes(P(), P("x"), P(nullptr, "x")), 0);
  // Of what is wished whole the last one alone is gathered: [8, 32] by 2.
  EXPECT_EQ(bytes(P(nullptr, "x"), P(), P(nullptr, "x")), 8 * 32 * 4 / 2);
}

// v = a @ v in 4 iterations, a [32, 32] cut along both dimensions. v [32] stays cut as a sum over "y" leaves it, 16 of
// its elements on a device, which are summed up, and moved to where columns are, in every iteration.
TEST(FindLayouts, ACarryIsMovedWhereAnIterationNeedsItAndNotGathered) {
  Program program;
  const Var a = program.input("a", {32, 32}), v = program.input("v", {32, 1});
  detail::LoopBuilder loop(program.graph, 4);
  const Var carry = loop.carry(v);
  loop.close({tanh(matmul(a, carry))});
  program.output(loop.result(0));
  const Mesh mesh{{"x", 2, AxisType::automatic}, {"y", 4, AxisType::automatic}};
  const Layout whole = P().resolve(mesh, 2);
  const FoundLayouts found = find_layouts(program.graph, mesh, {P("x", "y").resolve(mesh, 2), whole}, {whole});
  const Index sum = 16 * 4 * 2 * 3 / 4, moved = 8 * 4, gathered = 32 * 4 / 2;
  EXPECT_LE(detail::bytes_sent_by(found), 4 * (sum + moved) + gathered);
}

// Which of 16 numbers, cut by four, is the last one that names each of 64 rows: the numbers are gathered. To join the
// extrema of all rows: 64 * 4 * 2 * 3 / 4.
TEST(FindLayouts, WhatRepeatsFewElementsIsGatheredBeforeItsExtrema) {
  const auto last_places = [](Var numbers) {
    const auto counted = [&](int dim) { return convert(iota(*numbers.graph, {64, 16}, dim), DType::f32); };
    const Var are_here = counted(0) == broadcast_in_dim(numbers * 64.0, {64, 16}, {1});
    return max(select(are_here, counted(1), -1.0), 1);
  };
  EXPECT_EQ(run(AxisType::automatic, {16}, P("y"), P(), last_places).bytes, 16 * 4 * 3 / 4);
}

// 12 channels in 3 groups on 6 devices: pairs of these have a group each, and add up [4, 1] of 4 bytes.
TEST(FindLayouts, GroupsOfChannelsAreCutByTheLargerPartOfAnAxisFirst) {
  Program program;
  const Var groups = reshape(program.input("x", {4, 12}), {4, 3, 4});
  program.output(reshape(groups - broadcast_in_dim(mean(groups, 2), {4, 3, 4}, {0, 1}), {4, 12}));
  const Mesh mesh{{"d", 6, AxisType::automatic}};
  const Layout cut = P(nullptr, "d").resolve(mesh, 2);
  const FoundLayouts found = find_layouts(program.graph, mesh, {cut}, {cut});
  EXPECT_EQ(detail::bytes_sent_by(found), 4 * 4);
  EXPECT_EQ(found.mesh.axes[0].size, 3);
}

// Numbers of a byte are gathered, and not what they are converted to, nor results.
TEST(FindLayouts, NarrowNumbersAreSentBeforeTheyAreConverted) {
  Program program;
  const Var x = program.input("x", {24, 24}), w = program.input("w", {24, 96}, DType::i8);
  program.output(matmul(x, convert(w, DType::f32)));
  const Mesh mesh{{"d", 3, AxisType::automatic}};
  const Layout rows = P("d").resolve(mesh, 2);
  const FoundLayouts found = find_layouts(program.graph, mesh, {rows, rows}, {rows});
  EXPECT_EQ(detail::bytes_sent_by(found), 24 * 96 * 2 / 3);
  EXPECT_EQ(testing::bytes_sent(partition(found.graph, found.mesh, found.layouts, found.outputs)), 24 * 96 * 2 / 3);
}

}  // namespace weft::find_layouts_test
