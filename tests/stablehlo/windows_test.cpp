// Reductions, contractions and windows as StableHLO, letter by letter. That XLA computes the same:
// stablehlo_table_test.cpp.
#include <support/stablehlo_lines.hpp>
#include <weft/graph/convolution.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_windows_test {

using testing::stablehlo_lines;

TEST(StablehloWindows, ReductionsStartWithWhatChangesNothing) {
  EXPECT_EQ(stablehlo_lines([](Var x) { return sum(x, 1); }),
            R"(%t0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
%1 = "stablehlo.reduce"(%0, %t0) <{dimensions = array<i64: 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%c) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return max(x, 0); }),
            R"(%t0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
%1 = "stablehlo.reduce"(%0, %t0) <{dimensions = array<i64: 0>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%c) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return max(x); }, DType::i32),
            R"(%t0 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
%1 = "stablehlo.reduce"(%0, %t0) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%a: tensor<i32>, %b: tensor<i32>):
  %c = "stablehlo.maximum"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%c) : (tensor<i32>) -> ()
}) : (tensor<4x6xi32>, tensor<i32>) -> tensor<i32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return min(x); }, DType::u32),
            R"(%t0 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
%1 = "stablehlo.reduce"(%0, %t0) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
  %c = "stablehlo.minimum"(%a, %b) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  "stablehlo.return"(%c) : (tensor<ui32>) -> ()
}) : (tensor<4x6xui32>, tensor<ui32>) -> tensor<ui32>
)");
}

TEST(StablehloWindows, Bf16IsAddedUpInF32) {
  EXPECT_EQ(stablehlo_lines([](Var x) { return sum(x, 1); }, DType::bf16),
            R"(%t0 = "stablehlo.convert"(%0) : (tensor<4x6xbf16>) -> tensor<4x6xf32>
%t1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
%w1 = "stablehlo.reduce"(%t0, %t1) <{dimensions = array<i64: 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%c) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
%1 = "stablehlo.convert"(%w1) : (tensor<4xf32>) -> tensor<4xbf16>
)");
}

TEST(StablehloWindows, Contractions) {
  EXPECT_EQ(
      stablehlo_lines([](Var x) {
        return dot_general(x, x, {{0}, {0}, {1}, {1}});
      }),
      R"(%1 = "stablehlo.dot_general"(%0, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) {
              const ConvolutionDims dims{{0, 1, 2}, {2, 0, 1}, {1, 2, 0}, {{2, 1, 0, -1, 2, 3, true}}, 1, 2};
              const Var image = reshape(x, {4, 1, 6}), taps = reshape(x, {1, 2, 12});
              return convolution(image, taps, dims);
            }),
            R"(%1 = "stablehlo.reshape"(%0) : (tensor<4x6xf32>) -> tensor<4x1x6xf32>
%2 = "stablehlo.reshape"(%0) : (tensor<4x6xf32>) -> tensor<1x2x12xf32>
%3 = "stablehlo.convolution"(%1, %2) <{dimension_numbers = #stablehlo.conv<[b, f, 0]x[i, 0, o]->[0, b, f]>, window_strides = array<i64: 1>, padding = dense<[[0, -1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 3>, window_reversal = array<i1: true>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x1x6xf32>, tensor<1x2x12xf32>) -> tensor<7x2x12xf32>
)");
}

TEST(StablehloWindows, Windows) {
  EXPECT_EQ(stablehlo_lines([](Var x) {
              return reduce_window_max(x, {{{}, {3, 2, 1, 1, 1, 2}}});
            }),
            R"(%t0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
%1 = "stablehlo.reduce_window"(%0, %t0) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%c) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x2xf32>
)");
}

TEST(StablehloWindows, ExtremaOfIntegersStartWithTheirOwn) {
  const auto starts_of = [](DType dtype) {
    return stablehlo_lines([dtype](Var x) { return min(max(convert(x, dtype), 0), 0); });
  };
  const std::pair<DType, std::pair<const char*, const char*>> cases[] = {
      {DType::i8, {"dense<-128>", "dense<127>"}},
      {DType::u8, {"dense<0>", "dense<255>"}},
      {DType::i64, {"dense<-9223372036854775808>", "dense<9223372036854775807>"}}};
  for (const auto& [dtype, starts] : cases) {
    SCOPED_TRACE(name_of(dtype));
    const std::string text = starts_of(dtype);
    EXPECT_NE(text.find(starts.first), std::string::npos) << text;
    EXPECT_NE(text.find(starts.second), std::string::npos) << text;
  }
}

}  // namespace weft::stablehlo_windows_test
