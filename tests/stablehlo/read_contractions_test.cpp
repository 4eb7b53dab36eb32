// Convolutions of integers and of f64 are those of f32 of the same numbers; sums of narrow integers are made by floats.
#include <support/expect_error.hpp>
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

#include <cmath>

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
// @main(%x: tensor<2xN x left>, %y: tensor<Nx1 x right>) of one number repeated.
double sum_of_products(const std::string& left, const std::string& right, const std::string& result, Index count,
                       double x, double y, Op by) {
  const std::string n = std::to_string(count), a = "tensor<1x" + n + 'x' + left + '>',
                    b = "tensor<" + n + "x1x" + right + '>';
  const std::string made = "tensor<1x1x" + result + '>';
  const Graph graph =
      testing::graph_of_module("func.func @main(%x: " + a + ", %y: " + b + ") -> " + made +
                               " {\n  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (" + a + ", " +
                               b + ") -> " + made + "\n  return %0 : " + made + "\n}");
  bool is_made_so = false;
  for (Id id = 0; id < graph.size(); ++id)
    is_made_so = is_made_so || (graph[id].op == by && is_floating(graph.dtype(id)));
  EXPECT_EQ(is_made_so, by == Op::dot_general) << left << ' ' << count;
  std::vector<Value> inputs;
  for (const double number : {x, y}) {
    const TensorType type = graph.type(graph.inputs[static_cast<Index>(inputs.size())].node);
    inputs.push_back(make_value(type.dtype, type.shape, std::vector<double>(to_size(count), number)));
  }
  return interpret(graph, inputs)[0].elements[0];
}
TEST(StablehloReadContractions, SumsOfNarrowIntegersAreExact) {
  EXPECT_EQ(sum_of_products("i8", "i8", "i32", 1024, -128, -128, Op::dot_general), 0x1p24);
  EXPECT_EQ(sum_of_products("i8", "i8", "i32", 1025, -128, -128, Op::dot_general), 0x1p24 + 0x1p14);
  EXPECT_EQ(sum_of_products("ui8", "i8", "i32", 3, 255, -128, Op::dot_general), -3 * 255 * 128);
  EXPECT_EQ(sum_of_products("i8", "i8", "i8", 3, 100, 100, Op::dot_general), 48);                // 30,000 wraps
  EXPECT_EQ(sum_of_products("ui16", "ui16", "i32", 2, 65535, 65535, Op::dot_general), -262142);  // wraps
  EXPECT_EQ(sum_of_products("i32", "i32", "i32", 3, 65536, 65537, Op::after), 3 * 65536);
}
TEST(StablehloReadContractions, NarrowIntegersConvolveAsFloats) {
  const Graph graph =
      testing::graph_of_module(R"(func.func @main(%x: tensor<1x2x9xi8>, %k: tensor<3x2x3xui8>) -> tensor<1x3x7xi32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x2x9xi8>, tensor<3x2x3xui8>) -> tensor<1x3x7xi32>
  return %0 : tensor<1x3x7xi32>
})");
  bool has_kernel = false;
  for (Id id = 0; id < graph.size(); ++id) has_kernel = has_kernel || graph[id].op == Op::convolution;
  EXPECT_TRUE(has_kernel);
  const std::vector<Value> inputs{make_value(DType::i8, {1, 2, 9}, std::vector<double>(18, -128)),
                                  make_value(DType::u8, {3, 2, 3}, std::vector<double>(18, 255))};
  EXPECT_EQ(interpret(graph, inputs)[0].elements, std::vector<double>(21, -128.0 * 255 * 6));
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

// The text says 9.99999974E-6 of what is 9.9999997473787516e-06, as the bytecode does.
TEST(StablehloReadContractions, AnEpsilonIsAnF32AlsoOfDoubles) {
  const Graph graph = testing::graph_of_module(R"(func.func @main(%x: tensor<1x1xf64>) -> tensor<1x1xf64> {
  %one = stablehlo.constant dense<1.0> : tensor<1xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<1xf64>
  %0 = "stablehlo.batch_norm_inference"(%x, %one, %zero, %zero, %zero) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x1xf64>
  return %0 : tensor<1x1xf64>
})");
  const double made = interpret(graph, {make_value(DType::f64, {1, 1}, {1})})[0].elements[0];
  EXPECT_EQ(made, 1 / std::sqrt(static_cast<double>(9.99999974E-6F)));
}

}  // namespace weft::stablehlo_read_contractions_test
