// MixtureOfExperts: against PyTorch; what a capacity drops; gradients; wrong settings.
#include <support/expect_error.hpp>
#include <support/golden_layers.hpp>
#include <support/gradients.hpp>
#include <weft/nn/mixture_of_experts.hpp>

namespace weft::mixture_of_experts_test {

using nn::MixtureOfExperts;
using testing::expect_error;
using testing::expect_golden_layer;
using testing::expect_gradients;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

Vars both(const MixtureOfExperts& layer, Var x) {
  const auto [output, balance] = layer.run(x);
  return {output, balance};
}

TEST(MixtureOfExperts, AsMixtral) {
  MixtureOfExperts layer{.features = 3, .hidden = 5, .experts = 4};
  const auto of_x = [&](const Vars& v) { return both(layer, v[0]); };
  expect_golden_layer("mixture_of_experts", {{"x", {2, 4, 3}}}, of_x);
  layer.capacity_factor = 4;  // room for every token with every expert
  expect_golden_layer("mixture_of_experts", {{"x", {2, 4, 3}}}, of_x);
}

TEST(MixtureOfExperts, Gradients) {
  const Value x = random_value(DType::f32, {3, 2}, 1);
  for (const double capacity : {0.0, 1.0})
    expect_gradients({x}, [&](const Vars& v) {
      const auto [output, balance] =
          MixtureOfExperts{.name = "moe", .features = 2, .hidden = 2, .experts = 3, .capacity_factor = capacity}.run(
              v[0]);
      return output + balance;
    });
}

// Two experts, of which the router prefers the first for all but token 2; one choice a token and one place an expert.
TEST(MixtureOfExperts, WhatIsBeyondTheCapacityIsDropped) {
  MixtureOfExperts layer{.name = "moe", .features = 1, .hidden = 1, .experts = 2, .top_k = 1};
  const auto run = [&](double capacity) {
    layer.capacity_factor = capacity;
    Program program;
    const Var y = layer(program.input("x", {4, 1}));
    return program.value(y, {f32_value({4, 1}, {1, 2, -1, 3}), f32_value({1, 2}, {1, -1}), f32_value({2, 1, 1}, {1, 2}),
                             f32_value({2, 1, 1}, {1, 1}), f32_value({2, 1, 1}, {1, 1})});
  };
  const Value all = run(0), half = run(1), one = run(0.25);
  const auto silu = [](double x) { return x / (1 + std::exp(-x)); };
  testing::expect_near(all, f32_value({4, 1}, {silu(1), silu(2) * 2, silu(-2) * -1, silu(3) * 3}), 1e-6);
  testing::expect_near(half, f32_value({4, 1}, {all[0], all[1], all[2], 0}), 1e-6);
  testing::expect_near(one, f32_value({4, 1}, {all[0], 0, all[2], 0}), 1e-6);
}

// 1 * top_k where all experts get as much, experts where one gets all.
TEST(MixtureOfExperts, TheBalanceIsLeastWhereTokensAreSpread) {
  const auto balance_of = [](std::vector<double> tokens) {
    Program program;
    const MixtureOfExperts layer{.name = "moe", .features = 2, .hidden = 1, .experts = 2, .top_k = 1};
    const Var balance = layer.run(program.input("x", {2, 2})).balance;
    const Value ones = filled_value(DType::f32, {2, 2, 1}, 1), back = filled_value(DType::f32, {2, 1, 2}, 1);
    return program.value(
        balance, {f32_value({2, 2}, std::move(tokens)), f32_value({2, 2}, {50, 0, 0, 50}), ones, ones, back})[0];
  };
  EXPECT_NEAR(balance_of({1, 0, 0, 1}), 1, 1e-6);
  EXPECT_NEAR(balance_of({1, 0, 1, 0}), 2, 1e-6);
}

TEST(MixtureOfExperts, WrongSettings) {
  Program program;
  const Var x = program.input("x", {2, 3});
  const auto refuses = [&](const MixtureOfExperts& layer, const char* code, const std::vector<std::string>& pieces) {
    expect_error([&] { (void)layer(x); }, code, pieces);
  };
  refuses({.name = "moe", .features = 3, .hidden = 4, .experts = 2, .top_k = 3}, "top_k_out_of_range",
          {"'moe'", "top_k is 3", "2 experts"});
  refuses({.name = "moe", .features = 3, .hidden = 4}, "layer_extent_is_not_positive", {"'moe'", "experts"});
  refuses({.name = "moe", .features = 4, .hidden = 4, .experts = 2}, "layer_input_differs", {"'moe'", "is 3", "for 4"});
}

}  // namespace weft::mixture_of_experts_test
