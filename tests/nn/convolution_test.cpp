// Conv2d, ConvTranspose2d, Conv1d and pooling.
#include <support/expect_error.hpp>
#include <support/golden_layers.hpp>
#include <support/gradients.hpp>
#include <weft/nn/convolution.hpp>

namespace weft::convolution_test {

using testing::expect_equal;
using testing::expect_error;
using testing::expect_golden_layer;
using testing::expect_gradients;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

TEST(Conv2d, DeclaresAndStartsAsPyTorch) {
  Program program;
  const nn::Conv2d layer{
      .name = "conv", .in = 4, .out = 6, .kernel = {3, 2}, .stride = 2, .padding = {1, 0}, .groups = 2};
  const Var y = layer(program.input("x", {5, 4, 8, 9}));
  EXPECT_TRUE(y.shape() == (Shape{5, 6, 4, 4}));
  const Graph& graph = program.graph;
  ASSERT_EQ(graph.inputs.size(), 3);
  EXPECT_TRUE(graph.input_name(1) == Name("conv.weight") && graph.shape(graph.inputs[1].node) == (Shape{6, 2, 3, 2}));
  EXPECT_TRUE(graph.input_name(2) == Name("conv.bias") && graph.shape(graph.inputs[2].node) == (Shape{6}));
  for (Index i = 1; i < 3; ++i) {
    EXPECT_EQ(graph.inputs[i].initializer.kind, Initializer::Kind::uniform);
    EXPECT_FLOAT_EQ(graph.inputs[i].initializer.scale, static_cast<float>(1 / std::sqrt(12.0)));
    EXPECT_TRUE(graph.name(graph.inputs[i].module_type) == Name("Conv2d"));
  }
  Program plain;
  (void)nn::Conv2d{.name = "conv", .in = 1, .out = 1, .kernel = 1, .bias = false}(plain.input("x", {1, 1, 1, 1}));
  EXPECT_EQ(plain.graph.inputs.size(), 2);
}

TEST(Conv2d, AddsABiasToEveryPixelOfAChannel) {
  Program program;
  const Var y = nn::Conv2d{.name = "conv", .in = 1, .out = 2, .kernel = 2}(program.input("x", {1, 1, 2, 3}));
  expect_equal(program.value(y, {f32_value({1, 1, 2, 3}, {1, 2, 3, 4, 5, 6}),
                                 f32_value({2, 1, 2, 2}, {1, 0, 0, 0, 0, 0, 0, 1}), f32_value({2}, {10, 20})}),
               f32_value({1, 2, 1, 2}, {11, 12, 25, 26}));
}

TEST(Conv2d, Gradients) {
  const Value image = random_value(DType::f32, {2, 4, 5, 5}, 1);
  expect_gradients({image}, [](const Vars& x) {
    return nn::Conv2d{.name = "conv", .in = 4, .out = 2, .kernel = 3, .stride = 2, .padding = 1, .groups = 2}(x[0]);
  });
}

TEST(Pooling, TakesWindowsAsLongAsTheirStrides) {
  Program program;
  const Var x = program.input("x", {1, 1, 2, 4});
  const Value image = f32_value({1, 1, 2, 4}, {1, 2, -3, -4, 5, 6, -7, -8});
  expect_equal(program.value(nn::MaxPool2d{.kernel = 2}(x), {image}), f32_value({1, 1, 1, 2}, {6, -3}));
  expect_equal(program.value(nn::AvgPool2d{.kernel = 2}(x), {image}), f32_value({1, 1, 1, 2}, {3.5, -5.5}));
  // Padding is never the maximum, and is counted in the mean.
  expect_equal(program.value(nn::MaxPool2d{.kernel = 2, .padding = 1}(x), {image}),
               f32_value({1, 1, 2, 3}, {1, 2, -4, 5, 6, -8}));
  expect_equal(program.value(nn::AvgPool2d{.kernel = 2, .padding = 1}(x), {image}),
               f32_value({1, 1, 2, 3}, {0.25, -0.25, -1, 1.25, -0.25, -2}));
  expect_equal(program.value(nn::global_avg_pool2d(x), {image}), f32_value({1, 1}, {-1}));
  EXPECT_TRUE(nn::flatten(x).shape() == (Shape{1, 8}));
}

TEST(Conv2d, WhatDoesNotFitIsAnError) {
  const auto layer = [](const Shape& shape, nn::Conv2d conv) {
    return [=] {
      Program program;
      (void)conv(program.input("x", shape));
    };
  };
  expect_error(layer({1, 3, 8, 8}, {.name = "conv1", .in = 4, .out = 4, .kernel = 3}), "channels_differ",
               {"conv1", "3 channels", "takes 4"});
  expect_error(layer({1, 4, 8, 2}, {.name = "conv1", .in = 4, .out = 4, .kernel = 3}), "window_does_not_fit",
               {"conv2d", "spans 3", "into 2"});
  expect_error(layer({1, 4, 8, 8}, {.name = "conv1", .in = 4, .out = 4, .kernel = 3, .groups = 3}),
               "groups_do_not_divide", {"conv1", "4 channels", "3 equal groups"});
  expect_error(layer({1, 4, 8, 8}, {.name = "conv1", .in = 4, .out = 5, .kernel = 3, .groups = 2}),
               "groups_do_not_divide", {"convolution", "5 channels", "2 equal groups"});
  expect_error(layer({4, 8, 8}, {.name = "conv1", .in = 4, .out = 4, .kernel = 3}), "operand_ranks_differ",
               {"conv1", "rank 3", "rank 4"});
  expect_error(layer({1, 4, 8, 8}, {.name = "conv1", .in = 4, .out = 4}), "layer_extent_is_not_positive", {"kernel"});
  expect_error(layer({1, 4, 8, 8}, {.name = "conv1", .in = 4, .out = 4, .kernel = 3, .stride = 0}),
               "window_setting_out_of_range", {"stride", "0"});
  Program program;
  const Var x = program.input("x", {1, 1, 4, 4});
  expect_error([&] { (void)nn::MaxPool2d{.kernel = 5}(x); }, "window_does_not_fit",
               {"max_pool2d", "spans 5", "into 4"});
  expect_error([&] { (void)nn::AvgPool2d{.kernel = 2}(nn::flatten(x)); }, "operand_ranks_differ", {"avg_pool2d"});
}

TEST(Convolutions, OfSequencesAsInPyTorch) {
  const nn::Conv1d layer{.in = 4, .out = 6, .kernel = 3, .stride = 2, .padding = 1, .dilation = 2, .groups = 2};
  expect_golden_layer("conv1d", {{"x", {2, 4, 9}}}, [&](const Vars& v) { return Vars{layer(v[0])}; });
  expect_gradients({random_value(DType::f32, {2, 2, 5}, 1)}, [](const Vars& v) {
    return nn::Conv1d{"conv", 2, 3, 2}(v[0]);
  });
}

TEST(Convolutions, TransposedAsInPyTorch) {
  const nn::ConvTranspose2d grouped{
      .in = 4, .out = 6, .kernel = {3, 2}, .stride = {2, 3}, .padding = {1, 0}, .output_padding = {1, 2}, .groups = 2};
  expect_golden_layer("conv_transpose2d", {{"x", {2, 4, 3, 4}}}, [&](const Vars& v) { return Vars{grouped(v[0])}; });
  const nn::ConvTranspose2d dilated{.in = 3, .out = 2, .kernel = 3, .padding = 2, .dilation = {2, 1}, .bias = false};
  expect_golden_layer("conv_transpose2d_dilated", {{"x", {2, 3, 4, 5}}},
                      [&](const Vars& v) { return Vars{dilated(v[0])}; });
  expect_gradients({random_value(DType::f32, {1, 2, 2, 3}, 1)}, [](const Vars& v) {
    return nn::ConvTranspose2d{.name = "up", .in = 2, .out = 2, .kernel = 2, .stride = 2}(v[0]);
  });
  Program program;
  const Var x = program.input("x", {1, 4, 2, 2});
  (void)nn::ConvTranspose2d{.name = "up", .in = 4, .out = 6, .kernel = 3, .groups = 2}(x);
  EXPECT_TRUE(program.graph.shape(program.graph.inputs[1].node) == (Shape{4, 3, 3, 3}));
  EXPECT_FLOAT_EQ(program.graph.inputs[1].initializer.scale, static_cast<float>(1 / std::sqrt(27.0)));
  expect_error(
      [&] {
        (void)nn::ConvTranspose2d{.name = "b", .in = 4, .out = 6, .kernel = 3, .stride = 2, .output_padding = 2}(x);
      },
      "output_padding_out_of_range", {"output padding is 2", "less than", "is 2"});
  expect_error([&] { (void)nn::ConvTranspose2d{.name = "c", .in = 4, .out = 5, .kernel = 3, .groups = 2}(x); },
               "groups_do_not_divide", {"c:", "5 channels"});
}

TEST(Pooling, OfLastWindowsAndOfPaddingAsInPyTorch) {
  const std::vector<testing::GoldenInput> image{{"x", {1, 2, 6, 7}}};
  expect_golden_layer("max_pool_ceil", image, [](const Vars& v) {
    return Vars{nn::MaxPool2d{.kernel = 3, .stride = 2, .padding = 1, .ceil_mode = true}(v[0])};
  });
  expect_golden_layer("avg_pool_ceil", image, [](const Vars& v) {
    return Vars{nn::AvgPool2d{.kernel = {3, 2}, .stride = 2, .padding = 1, .ceil_mode = true}(v[0])};
  });
  expect_golden_layer("avg_pool_ceil_short", {{"x", {1, 1, 2, 4}}}, [](const Vars& v) {
    return Vars{nn::AvgPool2d{.kernel = 3, .stride = 2, .ceil_mode = true}(v[0])};
  });
  expect_golden_layer("avg_pool_inside", image, [](const Vars& v) {
    return Vars{nn::AvgPool2d{.kernel = 3, .stride = 2, .padding = 1, .count_include_pad = false}(v[0])};
  });
  const nn::AvgPool2d both{
      .kernel = {2, 3}, .stride = {2, 3}, .padding = 1, .ceil_mode = true, .count_include_pad = false};
  expect_golden_layer("avg_pool_ceil_inside", image, [&](const Vars& v) { return Vars{both(v[0])}; });
  expect_gradients({random_value(DType::f32, {1, 1, 4, 5}, 1)}, [&](const Vars& v) { return both(v[0]); });
}

}  // namespace weft::convolution_test
