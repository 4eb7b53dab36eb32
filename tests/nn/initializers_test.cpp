// Initializers by name: widths by PyTorch's formulas, as layers ask for them and as they are drawn.
#include <weft/nn/initializers.hpp>

#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/nn/attention.hpp>
#include <weft/nn/convolution.hpp>
#include <weft/nn/embedding.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/swiglu.hpp>

namespace weft::initializers_test {

namespace init = nn::init;
using init::Nonlinearity;
using nn::Fans;
using nn::Init;
using testing::expect_error;
using testing::Program;
using Kind = Initializer::Kind;

constexpr Fans fans{784, 512};
static_assert(init::kaiming_normal().of(fans).kind == Kind::normal);

// Standard deviation, by its distribution.
double deviation_of(const Initializer& how) {
  return static_cast<double>(how.scale) / (how.kind == Kind::uniform ? std::sqrt(3.0) : 1.0);
}
void expect_deviation(const Init& start, double expected, Kind kind) {
  const Initializer how = start.of(fans);
  EXPECT_EQ(how.kind, kind);
  EXPECT_NEAR(deviation_of(how), expected, 1e-7 * expected);
  EXPECT_EQ(how.center, 0);
}
// std = gain sqrt(2 / (in + out)) and gain / sqrt(fan).
TEST(Initializers, HaveTheWidthsOfTheirFormulas) {
  expect_deviation(init::xavier_uniform(), std::sqrt(2.0 / 1296), Kind::uniform);
  expect_deviation(init::xavier_normal(3), 3 * std::sqrt(2.0 / 1296), Kind::normal);
  expect_deviation(init::kaiming_uniform(), std::sqrt(2.0 / 784), Kind::uniform);
  expect_deviation(init::kaiming_normal({.mode = init::Mode::fan_out, .nonlinearity = Nonlinearity::relu}),
                   std::sqrt(2.0 / 512), Kind::normal);
  expect_deviation(init::kaiming_normal({.a = 0.2}), std::sqrt(2 / 1.04 / 784), Kind::normal);
  expect_deviation(init::kaiming_uniform({.nonlinearity = Nonlinearity::tanh}), 5.0 / 3 / 28, Kind::uniform);
  // What PyTorch's layers ask for: kaiming_uniform(a = sqrt(5)).
  expect_deviation(init::kaiming_uniform({.a = std::sqrt(5.0)}), deviation_of(init::fan_in_uniform().of(fans)),
                   Kind::uniform);
}
TEST(Initializers, GainsAreThoseOfPyTorch) {
  const auto gain_of = [](Nonlinearity nonlinearity) { return init::calculate_gain(nonlinearity); };
  EXPECT_EQ(gain_of(Nonlinearity::linear), 1);
  EXPECT_EQ(gain_of(Nonlinearity::sigmoid), 1);
  EXPECT_EQ(gain_of(Nonlinearity::tanh), 5.0 / 3);
  EXPECT_DOUBLE_EQ(gain_of(Nonlinearity::relu), std::sqrt(2.0));
  EXPECT_DOUBLE_EQ(gain_of(Nonlinearity::leaky_relu), std::sqrt(2 / 1.0001));
  EXPECT_EQ(gain_of(Nonlinearity::selu), 0.75);
  EXPECT_DOUBLE_EQ(init::calculate_gain(Nonlinearity::leaky_relu, 2), std::sqrt(0.4));
}
TEST(Initializers, ThoseOfNumbersAlone) {
  EXPECT_EQ(init::zeros().of(fans), (Initializer{}));
  EXPECT_EQ(init::ones().of(fans, 3), (Initializer{Kind::fill, 1}));  // what is not random has no width
  EXPECT_EQ(init::constant(-0.5).of(fans), (Initializer{Kind::fill, -0.5F}));
  EXPECT_EQ(init::uniform(-1, 3).of(fans), (Initializer{Kind::uniform, 2, 1}));
  EXPECT_EQ(init::uniform().of(fans), (Initializer{Kind::uniform, 0.5F, 0.5F}));
  EXPECT_EQ(init::normal(1, 0.02).of(fans, 0.5), (Initializer{Kind::normal, 0.01F, 1}));
  EXPECT_EQ(init::truncated_normal(0, 0.02).of(fans), (Initializer{Kind::truncated_normal, 0.02F, 0, -2, 2}));
}
TEST(Initializers, WhatCannotBeDrawnIsRefused) {
  expect_error([] { (void)init::uniform(1, 0.5); }, "initializer_is_invalid", {"uniform(1, 0.5)", "upper"});
  expect_error([] { (void)init::normal(0, -1); }, "initializer_is_invalid", {"normal(0, -1)", "0 or more"});
  expect_error([] { (void)init::truncated_normal(0, -1); }, "initializer_is_invalid", {"0 or more"});
  expect_error([] { (void)init::truncated_normal(3); }, "initializer_is_invalid", {"(-2, 2)", "holds the mean"});
  expect_error([] { (void)init::truncated_normal(0, 1, 0, 0.01); }, "initializer_is_invalid", {"(0, 0.01)"});
  expect_error([] { (void)init::constant(__builtin_nan("")); }, "initializer_is_invalid", {"constant is a number"});
}
TEST(Initializers, OfConstantLayersAreRefusedWhereTheirWeightsAreDeclared) {
  static constexpr nn::Linear layer{.name = "layer", .in = 2, .out = 3, .weight = init::normal(0, -1)};
  Program program;
  const Var x = program.input("x", {4, 2});
  expect_error([&] { (void)layer(x); }, "initializer_is_invalid", {"normal(0, -1)", "0 or more"});
}
TEST(Initializers, BeyondTheLargestFloatStartAtInfinity) {
  static constexpr Initializer start = init::constant(-1e300).of(fans);
  EXPECT_EQ(start, (Initializer{Kind::fill, -__builtin_inff()}));
  EXPECT_EQ(init::constant(3e38).of(fans), (Initializer{Kind::fill, 3e38F}));
}

// Mean and deviation of all numbers that a layer's input is filled with.
void expect_drawn(const Graph& graph, const char* name, double mean, double deviation) {
  const Input& input = graph.inputs[graph.find_input(name)];
  const Index count = graph.elements(input.node);
  const std::uint32_t stream = random_bits(42, 0, stream_of(name));
  double sum = 0, squares = 0;
  for (Index i = 0; i < count; ++i) {
    const auto value = static_cast<double>(initial_value(input.initializer, 42, stream, i));
    sum += value;
    squares += (value - mean) * (value - mean);
  }
  const auto number = static_cast<double>(count);
  EXPECT_NEAR(sum / number, mean, 5 * deviation / std::sqrt(number)) << name;
  EXPECT_NEAR(std::sqrt(squares / number), deviation, 5 * deviation / std::sqrt(number)) << name;
}
TEST(Initializers, LayersStartAsInPyTorch) {
  Program program;
  (void)nn::Linear{"linear", 256, 128}(program.input("x", {2, 256}));
  (void)nn::Conv2d{.name = "conv", .in = 32, .out = 64, .kernel = {3, 5}, .groups = 2}(
      program.input("image", {1, 32, 8, 8}));
  (void)nn::Embedding{"embedding", 100, 64}(program.input("tokens", {2}, DType::i32));
  expect_drawn(program.graph, "linear.weight", 0, 1 / std::sqrt(3.0 * 256));
  expect_drawn(program.graph, "linear.bias", 0, 1 / std::sqrt(3.0 * 256));
  expect_drawn(program.graph, "conv.weight", 0, 1 / std::sqrt(3.0 * 16 * 15));
  expect_drawn(program.graph, "conv.bias", 0, 1 / std::sqrt(3.0 * 16 * 15));
  expect_drawn(program.graph, "embedding.weight", 0, 1);
}
TEST(Initializers, LayersTakeOthers) {
  Program program;
  const nn::Init out = init::kaiming_normal({.mode = init::Mode::fan_out});
  (void)nn::Linear{.name = "linear", .in = 256, .out = 128, .bias = init::constant(0.5), .weight = out}(
      program.input("x", {2, 256}));
  (void)nn::Conv2d{.name = "conv", .in = 32, .out = 64, .kernel = 3, .groups = 2, .bias = init::zeros(), .weight = out}(
      program.input("image", {1, 32, 8, 8}));
  (void)nn::Embedding{"embedding", 100, 64, init::xavier_uniform()}(program.input("tokens", {2}, DType::i32));
  (void)nn::Linear{.name = "plain", .in = 256, .out = 128, .bias = false}(program.input("x", {2, 256}));
  expect_drawn(program.graph, "linear.weight", 0, std::sqrt(2.0 / 128));
  expect_drawn(program.graph, "linear.bias", 0.5, 0);
  expect_drawn(program.graph, "conv.weight", 0, std::sqrt(2.0 / (64 * 9)));
  expect_drawn(program.graph, "conv.bias", 0, 0);
  expect_drawn(program.graph, "embedding.weight", 0, std::sqrt(2.0 / 164));
  EXPECT_LT(program.graph.find_input("plain.bias"), 0);
}
TEST(Initializers, LayersOfLayersPassThemOn) {
  Program program;
  const Var x = program.input("x", {1, 2, 128});
  const nn::Init out = init::kaiming_normal({.mode = init::Mode::fan_out});
  (void)nn::MultiHeadAttention{.name = "attention",
                               .features = 128,
                               .heads = 4,
                               .bias = init::constant(0.5),
                               .gain = 0.5,
                               .kv_heads = 2,
                               .weight = out}(x);
  (void)nn::SwiGlu{
      .name = "mlp", .features = 128, .hidden = 256, .bias = init::constant(0.25), .gain = 0.5, .weight = out}(x);
  expect_drawn(program.graph, "attention.query.weight", 0, std::sqrt(2.0 / 128));
  expect_drawn(program.graph, "attention.key.weight", 0, std::sqrt(2.0 / 64));
  expect_drawn(program.graph, "attention.value.weight", 0, std::sqrt(2.0 / 64));
  expect_drawn(program.graph, "attention.out.weight", 0, 0.5 * std::sqrt(2.0 / 128));
  for (const char* bias : {"query.bias", "key.bias", "value.bias", "out.bias"})
    expect_drawn(program.graph, (std::string("attention.") + bias).c_str(), 0.5, 0);
  expect_drawn(program.graph, "mlp.gate.weight", 0, std::sqrt(2.0 / 256));
  expect_drawn(program.graph, "mlp.up.weight", 0, std::sqrt(2.0 / 256));
  expect_drawn(program.graph, "mlp.down.weight", 0, 0.5 * std::sqrt(2.0 / 128));
  for (const char* bias : {"mlp.gate.bias", "mlp.up.bias", "mlp.down.bias"}) expect_drawn(program.graph, bias, 0.25, 0);
}

}  // namespace weft::initializers_test
