// Pads in front of windows, which the windows take over.
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_zeros_around_test {

// Sums over windows of three of 1, 2, 3, 4 with one zero before and one behind, and `interior` between neighbors.
Graph summed(const std::string& interior, const std::string& padded, const std::string& made) {
  const std::string wide = "tensor<" + padded + "xf32>", result = "tensor<" + made + "xf32>";
  return simplify(testing::graph_of_module(
      "func.func @main(%x: tensor<4xf32>) -> " + result +
      " {\n  %z = stablehlo.constant dense<0.0> : tensor<f32>\n  %p = stablehlo.pad %x, %z, low = [1], high = [1], "
      "interior = [" +
      interior + "] : (tensor<4xf32>, tensor<f32>) -> " + wide +
      "\n  %0 = \"stablehlo.reduce_window\"(%p, %z) <{window_dimensions = array<i64: 3>}> ({\n"
      "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    %r = stablehlo.add %a, %b : tensor<f32>\n"
      "    stablehlo.return %r : tensor<f32>\n  }) : (" +
      wide + ", tensor<f32>) -> " + result + "\n  return %0 : " + result + "\n}"));
}
bool pads(const Graph& graph) {
  for (const Node& node : graph.nodes)
    if (node.op == Op::pad) return true;
  return false;
}
std::vector<double> of_four(const Graph& graph) {
  return interpret(graph, {make_value(DType::f32, {4}, {1, 2, 3, 4})})[0].elements;
}

TEST(ZerosAround, SumsOfWindowsTakeThemOver) {
  const Graph graph = summed("0", "6", "4");
  EXPECT_FALSE(pads(graph));
  EXPECT_EQ(of_four(graph), (std::vector<double>{3, 6, 9, 7}));
  EXPECT_EQ(of_four(summed("1", "9", "7")), (std::vector<double>{1, 3, 2, 5, 3, 7, 4}));
}
TEST(ZerosAround, ConvolutionsTakeThemOver) {
  const Graph graph = simplify(testing::graph_of_module(
      "func.func @main(%x: tensor<4xf32>) -> tensor<1x4x1xf32> {\n  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "  %k = stablehlo.constant dense<1.0> : tensor<3x1x1xf32>\n"
      "  %y = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<1x4x1xf32>\n"
      "  %p = stablehlo.pad %y, %z, low = [0, 2, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x4x1xf32>, "
      "tensor<f32>) -> tensor<1x6x1xf32>\n"
      "  %0 = stablehlo.convolution(%p, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1]} "
      "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<3x1x1xf32>) -> "
      "tensor<1x4x1xf32>\n  return %0 : tensor<1x4x1xf32>\n}"));
  EXPECT_FALSE(pads(graph));
  EXPECT_EQ(of_four(graph), (std::vector<double>{1, 3, 6, 9}));
}

}  // namespace weft::stablehlo_zeros_around_test
