// Differences of neighbors, padded or summed up: computed on as many rows as what they are taken of.
#include <support/partitioned.hpp>
#include <weft/graph/control.hpp>
#include <weft/sharding/even_rows.hpp>

#include <gtest/gtest.h>

namespace weft::even_rows_test {

using testing::Program;
using testing::random_value;

constexpr Mesh mesh{{"x", 2, AxisType::automatic}, {"y", 4, AxisType::automatic}};

// The function that is made of `program`'s computes the same, without values of 7 rows behind slices.
Graph evened(const Program& program) {
  EXPECT_TRUE(detail::any_uneven_rows(program.graph, mesh));
  const Graph made = detail::EvenRows(program.graph, mesh).run();
  verify(made);
  const std::vector<Value> inputs{random_value(DType::f32, {8, 8}, 1)};
  const auto expected = interpret(program.graph, inputs), actual = interpret(made, inputs);
  for (std::size_t i = 0; i < expected.size(); ++i) testing::expect_near(actual[i], expected[i], 1e-6, 1e-6);
  return made;
}
Index bytes_sent_of(const Program& program, const PartitionSpec& spec, const Buffer<Layout>& outputs) {
  const Buffer<Layout> inputs{spec.resolve(mesh, 2)};
  return testing::bytes_sent(partition(program.graph, mesh, inputs, outputs));
}
Var below(Var x) { return slice(x, {1, 0}, {8, 8}); }
Var above(Var x) { return slice(x, {0, 0}, {7, 8}); }

// The gradient of total variation along rows: a row of 8 goes to each neighbor.
TEST(EvenRows, GradientsOfDifferencesSendARowToEachNeighbor) {
  Program program;
  const Var x = program.input("x", {8, 8}), slope = sign(below(x) - above(x));
  program.output(pad(slope, {1, 0}, {0, 0}) - pad(slope, {0, 0}, {1, 0}));
  const Graph made = evened(program);
  for (Id id = 0; id < made.size(); ++id)
    EXPECT_TRUE(made[id].op == Op::slice || made.shape(id).rank() == 0 || made.shape(id)[0] == 8);
  EXPECT_EQ(bytes_sent_of(program, P("x"), {P("x").resolve(mesh, 2)}), 2 * 8 * 4);
}
TEST(EvenRows, SumsOfDifferencesSendARowAndTheSum) {
  Program program;
  const Var x = program.input("x", {8, 8});
  program.output(sum(abs(below(x) - above(x) + 1.0)));
  evened(program);
  EXPECT_EQ(bytes_sent_of(program, P("x"), {P().resolve(mesh, 0)}), 8 * 4 + 4);
}
// Both dimensions have fewer rows, and what is repeated along one of them is repeated in all of it.
TEST(EvenRows, DimensionsAreFilledTogether) {
  Program program;
  const Var x = program.input("x", {8, 8});
  const Var column = slice(x, {0, 2}, {7, 3});
  const Var mixed = slice(x, {1, 1}, {8, 8}) * slice(x, {0, 0}, {7, 7}) + 2.0;
  program.output(pad(mixed, {0, 1}, {1, 0}));
  program.output(pad(pad(mixed, {0, 0}, {1, 0}), {0, 1}, {0, 0}));  // as JAX writes it: dimension by dimension
  program.output(pad(slice(x, {1, 1}, {8, 8}) * broadcast_to(reshape(column, {7, 1}), {7, 7}), {0, 1}, {1, 0}));
  evened(program);
}
// What an iteration reads of a value from outside is evened before the loop.
TEST(EvenRows, RowsAreEvenedInALoop) {
  Program program;
  const Var x = program.input("x", {8, 8});
  const Var last = fori_loop(
      0, 3,
      [&](Var, Var u) {
        const Var beside = slice(u, {2, 0}, {8, 8}) + slice(u, {0, 0}, {6, 8});
        return pad((beside - slice(x, {1, 0}, {7, 8})) * 0.5, {1, 0}, {1, 0});
      },
      x);
  program.output(last);
  const Graph made = evened(program);
  for (Id id = 0; id < made.size(); ++id)
    if (is_elementwise(made[id].op) && made.shape(id).rank() == 2) {
      EXPECT_EQ(made.shape(id)[0], 8);
    }
}
// A sum along columns leaves the 7 rows as they are.
TEST(EvenRows, RowsThatAreNotSummedStay) {
  Program program;
  const Var x = program.input("x", {8, 8});
  program.output(sum(below(x) * above(x), 1));
  EXPECT_EQ(detail::EvenRows(program.graph, mesh).run().size(), program.graph.size());
}
// Devices divide them, or there are no more rows to have.
TEST(EvenRows, WhatIsDividedStays) {
  Program program;
  const Var x = program.input("x", {8, 8});
  program.output(pad(slice(x, {0, 0}, {4, 8}) * 2.0, {0, 0}, {4, 0}));
  EXPECT_FALSE(detail::any_uneven_rows(program.graph, mesh));
}

}  // namespace weft::even_rows_test
