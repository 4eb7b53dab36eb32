// chlo.ragged_dot is what loops over groups make, of all three kinds; JAX's numbers are in dynamic/stablehlo_test.
#include <support/expect_error.hpp>
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_read_ragged_dot_test {

double number(Index i) { return static_cast<double>(i * 7 % 11 - 5); }

// The numbers of a product of a [m, ...] and b by groups; elements of an operand are number(0), number(1), ...
std::vector<double> product(const std::string& a, const std::string& b, const std::string& result,
                            const std::string& dims, const std::vector<double>& sizes,
                            const std::string& sizes_type = "3") {
  const auto type = [](const std::string& shape) { return "tensor<" + shape + "xf32>"; };
  const std::string types = '(' + type(a) + ", " + type(b) + ", tensor<" + sizes_type + "xi64>) -> " + type(result);
  const Graph graph = testing::graph_of_module(
      "func.func @main(%a: " + type(a) + ", %b: " + type(b) + ", %g: tensor<" + sizes_type + "xi64>) -> " + type(result) +
      " {\n  %0 = \"chlo.ragged_dot\"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<" + dims + ">}> : " +
      types + "\n  return %0 : " + type(result) + "\n}");
  std::vector<Value> inputs;
  for (const Input& given : graph.inputs) {
    const Shape& shape = graph.shape(given.node);
    std::vector<double> numbers;
    for (Index i = 0; i < shape.elements(); ++i) numbers.push_back(number(i));
    const bool is_last = inputs.size() == 2;
    inputs.push_back(make_value(graph.dtype(given.node), shape, is_last ? sizes : numbers));
  }
  return interpret(graph, inputs)[0].elements;
}
// The group of a row, or -1.
Index group_of(Index row, const double* sizes, Index groups) {
  double end = 0;
  for (Index g = 0; g < groups; ++g)
    if (static_cast<double>(row) < (end += sizes[g])) return g;
  return -1;
}

const std::vector<std::vector<double>> groups_of_eight{{3, 1, 4}, {0, 8, 0}, {2, 0, 3}, {0, 0, 0}};

TEST(StablehloReadRaggedDot, EachGroupOfRowsHasAMatrix) {
  for (const std::vector<double>& sizes : groups_of_eight) {
    std::vector<double> expected(8 * 5);
    for (Index i = 0; i < 8; ++i)
      for (Index j = 0; j < 5; ++j)
        for (Index k = 0; k < 4; ++k)
          if (const Index g = group_of(i, sizes.data(), 3); g >= 0)
            expected[to_size(i * 5 + j)] += number(i * 4 + k) * number((g * 4 + k) * 5 + j);
    EXPECT_EQ(product("8x4", "3x4x5", "8x5",
                      "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], "
                      "rhs_group_dimensions = [0]",
                      sizes),
              expected);
  }
}

TEST(StablehloReadRaggedDot, EachPlaceOfTheBatchHasGroupsOfItsOwn) {
  const std::vector<double> sizes{3, 1, 4, 0, 2, 5};
  std::vector<double> expected(2 * 8 * 5);
  for (Index b = 0; b < 2; ++b)
    for (Index i = 0; i < 8; ++i)
      for (Index j = 0; j < 5; ++j)
        for (Index k = 0; k < 4; ++k)
          if (const Index g = group_of(i, sizes.data() + 3 * b, 3); g >= 0)
            expected[to_size((b * 8 + i) * 5 + j)] += number((b * 8 + i) * 4 + k) * number(((b * 4 + k) * 3 + g) * 5 + j);
  EXPECT_EQ(product("2x8x4", "2x4x3x5", "2x8x5",
                    "lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], "
                    "rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [2]",
                    sizes, "2x3"),
            expected);
}

TEST(StablehloReadRaggedDot, EachGroupOfAContractedDimensionHasASum) {
  for (const std::vector<double>& sizes : groups_of_eight) {
    std::vector<double> expected(3 * 4 * 5);
    for (Index row = 0; row < 8; ++row)
      for (Index i = 0; i < 4; ++i)
        for (Index j = 0; j < 5; ++j)
          if (const Index g = group_of(row, sizes.data(), 3); g >= 0)
            expected[to_size((g * 4 + i) * 5 + j)] += number(row * 4 + i) * number(row * 5 + j);
    EXPECT_EQ(product("8x4", "8x5", "3x4x5",
                      "lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]",
                      sizes),
              expected);
  }
}

TEST(StablehloReadRaggedDot, GroupsOfTheBatchChangeNothing) {
  std::vector<double> expected(8 * 5);
  for (Index b = 0; b < 8; ++b)
    for (Index j = 0; j < 5; ++j)
      for (Index k = 0; k < 4; ++k) expected[to_size(b * 5 + j)] += number(b * 4 + k) * number((b * 4 + k) * 5 + j);
  EXPECT_EQ(product("8x4", "8x4x5", "8x5",
                    "lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], "
                    "rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]",
                    {3, 1, 4}),
            expected);
}

TEST(StablehloReadRaggedDot, WhatFitsNoKindIsRefused) {
  const auto refused = [](const std::string& dims, const char* code, const std::vector<std::string>& words) {
    testing::expect_error([&] { product("8x4", "3x4x5", "8x5", dims, {3, 1, 4}); }, code, words);
  };
  const std::string contracting = "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], ";
  refused(contracting + "lhs_ragged_dimensions = [0, 1], rhs_group_dimensions = [0]", "stablehlo_is_malformed",
          {"one ragged dimension"});
  refused(contracting + "lhs_ragged_dimensions = [0]", "stablehlo_is_malformed", {"one of groups"});
  refused(contracting + "lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]", "dimension_out_of_range", {"ragged_dot"});
}

}  // namespace weft::stablehlo_read_ragged_dot_test
