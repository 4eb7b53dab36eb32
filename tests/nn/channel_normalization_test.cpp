// BatchNorm2d and GroupNorm.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/nn/channel_normalization.hpp>

namespace weft {
namespace {

using testing::expect_error;
using testing::expect_gradients;
using testing::Program;
using testing::random_value;
using testing::Vars;

// What the elements of `group` become, written into `made`, before weights.
void normalize(const Value& x, const std::vector<Index>& group, Value& made) {
  double mean = 0, variance = 0;
  for (Index i : group) mean += x[i] / static_cast<double>(group.size());
  for (Index i : group) variance += (x[i] - mean) * (x[i] - mean) / static_cast<double>(group.size());
  for (Index i : group) made[i] = (x[i] - mean) / std::sqrt(variance + 1e-5);
}
constexpr Index images = 3, channels = 4, pixels = 6;

template <class Layer>
void expect_normalized(const Layer& layer, const std::vector<std::vector<Index>>& groups) {
  const Shape shape{images, channels, 2, 3};
  const Value x = random_value(DType::f32, shape, 1, -4, 9), weight = random_value(DType::f32, {channels}, 2),
              bias = random_value(DType::f32, {channels}, 3);
  Program program;
  const Value result = program.value(layer(program.input("x", shape)), {x, weight, bias});
  EXPECT_TRUE(program.graph.input_name(1) == Name("norm.weight") && program.graph.input_name(2) == Name("norm.bias"));
  EXPECT_EQ(program.graph.inputs[1].initializer.scale, 1);
  EXPECT_EQ(program.graph.inputs[2].initializer.scale, 0);
  Value wanted = x;
  for (const std::vector<Index>& group : groups) normalize(x, group, wanted);
  for (Index i = 0; i < shape.elements(); ++i)
    EXPECT_NEAR(result[i], wanted[i] * weight[i / pixels % channels] + bias[i / pixels % channels], 3e-6) << i;
}

TEST(ChannelNormalization, BatchNormByItsFormula) {
  std::vector<std::vector<Index>> groups(channels);
  for (Index i = 0; i < images * channels * pixels; ++i) groups[to_size(i / pixels % channels)].push_back(i);
  expect_normalized(nn::BatchNorm2d{"norm", channels}, groups);
}
TEST(ChannelNormalization, GroupNormByItsFormula) {
  for (const Index count : {1, 2, 4}) {
    std::vector<std::vector<Index>> groups(to_size(images * count));
    for (Index i = 0; i < images * channels * pixels; ++i)
      groups[to_size(i / (pixels * channels / count))].push_back(i);
    expect_normalized(nn::GroupNorm{"norm", count, channels}, groups);
  }
}

TEST(ChannelNormalization, Gradients) {
  const Value x = random_value(DType::f32, {2, 4, 2, 3}, 1, -2, 3);
  expect_gradients(
      {x},
      [](const Vars& v) {
        return nn::BatchNorm2d{"norm", 4}(v[0]);
      },
      1e-5);
  expect_gradients(
      {x},
      [](const Vars& v) {
        return nn::GroupNorm{"norm", 2, 4}(v[0]);
      },
      1e-5);
}

TEST(ChannelNormalization, WhatDoesNotFitIsAnError) {
  Program program;
  const Var x = program.input("x", {2, 6, 3, 3});
  expect_error([&] { (void)nn::BatchNorm2d{"norm", 4}(x); }, "channels_differ", {"norm", "6 channels", "takes 4"});
  expect_error(
      [&] {
        (void)nn::GroupNorm{"norm", 4, 6}(x);
      },
      "groups_do_not_divide", {"norm", "6 channels", "4 equal"});
  expect_error([&] { (void)nn::GroupNorm{"norm", 2, 6}(sum(x, 3)); }, "operand_ranks_differ", {"norm", "rank 3"});
}

}  // namespace
}  // namespace weft
