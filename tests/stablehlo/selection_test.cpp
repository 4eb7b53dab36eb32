// Gradients of maxima over windows as StableHLO. That XLA computes the same: stablehlo_table_test.cpp.
#include <support/stablehlo_lines.hpp>
#include <weft/graph/convolution.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_selection_test {

using testing::stablehlo_lines;

TEST(StablehloSelection, OneOperationWithoutHoles) {
  EXPECT_EQ(
      stablehlo_lines([](Var x) {
        return select_and_scatter(x, slice(x, {0, 0}, {4, 3}), {{{}, {2, 2}}});
      }),
      R"(%1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 3>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<4x3xf32>
%t0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
%2 = "stablehlo.select_and_scatter"(%0, %1, %t0) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %d = "stablehlo.compare"(%a, %a) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %e = "stablehlo.or"(%c, %d) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%e) : (tensor<i1>) -> ()
}, {
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%c) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>, tensor<4x3xf32>, tensor<f32>) -> tensor<4x6xf32>
)");
}

// StableHLO's select_and_scatter has no dilation.
TEST(StablehloSelection, ASelectionWithHolesIsMadeTapByTap) {
  const std::string lines = stablehlo_lines([](Var x) {
    return select_and_scatter(x, slice(x, {0, 0}, {4, 2}), {{{}, {3, 1, 0, 0, 1, 2}}});
  });
  EXPECT_EQ(lines.find("stablehlo.select_and_scatter"), std::string::npos);
  EXPECT_NE(lines.find("start_indices = array<i64: 0, 4>, limit_indices = array<i64: 4, 6>"), std::string::npos)
      << lines;
}

}  // namespace weft::stablehlo_selection_test
