// A few rows of a dimension that is cut, which devices cannot share: each gives what it has of them.
#include <support/partitioned.hpp>
#include <weft/sharding/rows_as_part.hpp>

#include <gtest/gtest.h>

namespace weft::rows_as_part_test {

using testing::Program;
using testing::random_value;

constexpr Mesh mesh{{"x", 4, AxisType::automatic}};

TEST(RowsAsPart, TwoRowsOfFourDevicesAreSummed) {
  Program program;
  program.output(slice(program.input("x", {32, 64}), {7, 0}, {9, 64}));
  EXPECT_TRUE(detail::any_few_rows(program.graph, mesh));
  const Buffer<Layout> inputs{P("x").resolve(mesh, 2)}, outputs{replicated(2)};
  EXPECT_EQ(testing::bytes_sent(partition(program.graph, mesh, inputs, outputs)), 2 * 2 * 64 * 4 * 3 / 4);
  testing::expect_same(program.graph, {random_value(DType::f32, {32, 64}, 1)}, {mesh.sizes(), inputs, outputs}, false);
}
TEST(RowsAsPart, ComputesTheSame) {
  Program program;
  const Var x = program.input("x", {32, 8});
  program.output(slice(x, {30, 2}, {32, 8}));
  program.output(slice(x, {0, 0}, {8, 8}));
  const Graph made = detail::with_rows_as_parts(program.graph, mesh);
  verify(made);
  EXPECT_FALSE(detail::any_few_rows(made, mesh));
  const std::vector<Value> inputs{random_value(DType::f32, {32, 8}, 1)};
  const auto expected = interpret(program.graph, inputs), actual = interpret(made, inputs);
  for (std::size_t i = 0; i < expected.size(); ++i) testing::expect_near(actual[i], expected[i], 0, 0);
}
TEST(RowsAsPart, WhatDevicesShareStays) {
  Program program;
  program.output(slice(program.input("x", {32, 8}), {4, 0}, {12, 8}));
  EXPECT_FALSE(detail::any_few_rows(program.graph, mesh));
}

}  // namespace weft::rows_as_part_test
