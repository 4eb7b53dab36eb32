// Convolutions of integers and of f64 are those of f32 of the same numbers.
#include <support/expect_error.hpp>
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_read_contractions_test {

std::vector<double> convolved(const std::string& element, DType dtype, const std::string& dims,
                              const std::string& input, const std::string& kernel, const std::string& output,
                              const std::string& how) {
  const auto type = [&](const std::string& shape) { return "tensor<" + shape + 'x' + element + '>'; };
  const Graph graph = testing::graph_of_module(
      "func.func @main(%x: " + type(input) + ", %k: " + type(kernel) + ") -> " + type(output) +
      " {\n  %0 = stablehlo.convolution(%x, %k) dim_numbers = " + dims + ", window = {" + how + " : (" + type(input) +
      ", " + type(kernel) + ") -> " + type(output) + "\n  return %0 : " + type(output) + "\n}");
  std::vector<Value> inputs;
  for (const Input& given : graph.inputs) {
    const Shape& shape = graph.shape(given.node);
    std::vector<double> numbers;
    for (Index i = 0; i < shape.elements(); ++i) numbers.push_back(static_cast<double>(i * 7 % 11 - 5));
    inputs.push_back(make_value(dtype, shape, numbers));
  }
  return interpret(graph, inputs)[0].elements;
}
void expect_alike(const std::string& dims, const std::string& input, const std::string& kernel,
                  const std::string& output, const std::string& how) {
  const std::vector<double> expected = convolved("f32", DType::f32, dims, input, kernel, output, how);
  EXPECT_EQ(convolved("i32", DType::i32, dims, input, kernel, output, how), expected);
  EXPECT_EQ(convolved("f64", DType::f64, dims, input, kernel, output, how), expected);
}

TEST(StablehloReadContractions, WhatHasNoKernelConvolvesTapByTap) {
  const std::string groups = "feature_group_count = 1 : i64, batch_group_count = 1 : i64}";
  expect_alike("[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]", "2x5x6x3", "3x2x3x4", "2x3x5x4",
               "stride = [2, 1], pad = [[1, 1], [0, 0]]} {" + groups);
  expect_alike("[b, f, 0]x[o, i, 0]->[b, f, 0]", "2x3x6", "4x3x3", "2x4x9",
               "pad = [[1, 1]], lhs_dilate = [2], rhs_dilate = [2], reverse = [1]} {" + groups);
  expect_alike("[b, f, 0]x[o, i, 0]->[b, f, 0]", "2x4x5", "6x2x2", "2x6x4",
               "} {feature_group_count = 2 : i64, batch_group_count = 1 : i64}");
  expect_alike("[b, f, 0]x[o, i, 0]->[0, b, f]", "4x3x5", "6x3x2", "4x2x6",
               "} {feature_group_count = 1 : i64, batch_group_count = 2 : i64}");
}
TEST(StablehloReadContractions, WindowsThatFitNowhereMakeNothing) {
  EXPECT_TRUE(convolved("f32", DType::f32, "[b, f, 0]x[o, i, 0]->[b, f, 0]", "1x1x2", "1x1x3", "1x1x0",
                        "} {feature_group_count = 1 : i64, batch_group_count = 1 : i64}")
                  .empty());
}

TEST(StablehloReadContractions, WindowsMove) {
  testing::expect_error(
      [] {
        convolved("f32", DType::f32, "[b, f, 0]x[o, i, 0]->[b, f, 0]", "1x1x4", "1x1x2", "1x1x3",
                  "stride = [0]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64}");
      },
      "stablehlo_is_malformed", {"strides and dilations of 1 or more", "convolution"});
}

}  // namespace weft::stablehlo_read_contractions_test
