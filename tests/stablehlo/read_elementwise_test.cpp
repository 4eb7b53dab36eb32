// Gradients of elementwise operations where a module's maker has a convention; JAX's numbers are in
// dynamic/module_gradients_test.
#include <support/round_trip.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/print.hpp>
#include <weft/graph/simplify.hpp>

#include <gtest/gtest.h>

#include <cmath>

namespace weft::stablehlo_read_elementwise_test {

// The results of a function of four numbers, and then the slopes of their sum.
std::vector<std::vector<double>> run(const std::string& text, const std::vector<double>& at,
                                     const std::string& around) {
  Graph graph = testing::graph_of_module(around + text + (around.empty() ? "" : "}"));
  const Id loss = sum(Var{&graph, graph.outputs[0].node}).id;
  graph.add_output("slope", differentiate(graph, loss, {graph.inputs[0].node})[0]);
  const Graph simple = simplify(graph);
  EXPECT_EQ(to_text(simple).find("stop_gradient"), std::string::npos);
  const auto results = interpret(simple, {make_value(DType::f32, {4}, at)});
  return {results[0].elements, results[1].elements};
}
const std::string of_jax = "module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {\n";

TEST(StablehloReadElementwise, EqualNumbersShareAGradientAsTheirMakerSaysIt) {
  const auto larger = [](const std::string& name) {
    return "func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = call @" + name +
           "(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\nfunc.func private @" + name +
           R"((%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.maximum %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
)";
  };
  using Numbers = std::vector<double>;
  const Numbers at{-1, 0, 0, 2}, values{0, 0, 0, 2}, none{0, 0, 0, 1}, halves{0, 0.5, 0.5, 1};
  for (const char* name : {"relu", "relu_12", "relu6"})
    EXPECT_EQ(run(larger(name), at, of_jax), (std::vector<Numbers>{values, none})) << name;
  for (const char* name : {"celu", "softplus"})
    EXPECT_EQ(run(larger(name), at, of_jax), (std::vector<Numbers>{values, halves})) << name;
  // Of others, and of weft itself.
  for (const std::string& around : {std::string(), "module @weft" + of_jax.substr(6)})
    EXPECT_EQ(run(larger("softplus"), at, around), (std::vector<Numbers>{values, none}));
}

TEST(StablehloReadElementwise, TheSlopeOfAbsoluteValuesAtZeroIsThatOfTheirMaker) {
  const std::string text = R"(func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.abs %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
)";
  const std::vector<double> at{-2, -0.0, 0, 3}, values{2, 0, 0, 3};
  using Results = std::vector<std::vector<double>>;
  EXPECT_EQ(run(text, at, of_jax), (Results{values, {-1, 1, 1, 1}}));
  EXPECT_EQ(run(text, at, ""), (Results{values, {-1, 0, 0, 1}}));
  EXPECT_FALSE(std::signbit(run(text, at, of_jax)[0][1]));
}

// jax.vmap guards the argument of a branch by a selection of it and itself.
TEST(StablehloReadElementwise, NoGradientFlowsIntoAGuardedBranch) {
  const std::string text = R"(func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<4xf32>
  %p = stablehlo.compare GT, %x, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %0 = stablehlo.select %p, %x, %x : tensor<4xi1>, tensor<4xf32>
  %1 = stablehlo.sqrt %0 : tensor<4xf32>
  %2 = stablehlo.select %p, %1, %x : tensor<4xi1>, tensor<4xf32>
  return %2 : tensor<4xf32>
}
)";
  EXPECT_EQ(run(text, {0, -1, 4, 0.25}, of_jax), (std::vector<std::vector<double>>{{0, -1, 2, 0.5}, {1, 1, 0.25, 1}}));
}

TEST(StablehloReadElementwise, NoGradientFlowsAtTheBordersOfClamp) {
  const auto clamped = [](const std::string& bounds) {
    return "func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n" + bounds +
           "  %0 = stablehlo.clamp %l, %x, %h : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";
  };
  const std::string constant = R"(  %l = stablehlo.constant dense<-1.0> : tensor<4xf32>
  %h = stablehlo.constant dense<1.0> : tensor<4xf32>
)";
  EXPECT_EQ(run(clamped(constant), {-2, -1, 0.5, 1}, ""),
            (std::vector<std::vector<double>>{{-1, -1, 0.5, 1}, {0, 0, 1, 0}}));
  // From x - 1 to 3 x: the bound that x is beyond has its gradient.
  const std::string made = R"(  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %t = stablehlo.constant dense<3.0> : tensor<4xf32>
  %l = stablehlo.subtract %x, %c : tensor<4xf32>
  %h = stablehlo.multiply %x, %t : tensor<4xf32>
)";
  EXPECT_EQ(run(clamped(made), {-2, 0, 1, -0.25}, ""),
            (std::vector<std::vector<double>>{{-6, 0, 1, -0.75}, {3, 0, 1, 3}}));
}

TEST(StablehloReadElementwise, GradientsPassWhereNumbersAreRounded) {
  const std::string text = R"(func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce_precision %x, format = e5m2 : tensor<4xf32>
  %1 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf8E5M2>
  %2 = stablehlo.convert %1 : (tensor<4xf8E5M2>) -> tensor<4xf32>
  %3 = stablehlo.add %0, %2 : tensor<4xf32>
  return %3 : tensor<4xf32>
}
)";
  EXPECT_EQ(run(text, {1.1, -0.7, 3.3, 0}, ""), (std::vector<std::vector<double>>{{2, -1.5, 7, 0}, {2, 2, 2, 2}}));
}

// JAX's slopes of jnp.rint, lax.round and jnp.cbrt.
TEST(StablehloReadElementwise, SlopesAtZero) {
  const auto of = [](const std::string& name) {
    return "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo." + name +
           " %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";
  };
  using Numbers = std::vector<std::vector<double>>;
  EXPECT_EQ(run(of("round_nearest_even"), {0, 0.5, -2.7, 3}, ""), (Numbers{{0, 0, -3, 3}, {0, 0, 0, 0}}));
  EXPECT_EQ(run(of("round_nearest_afz"), {0, 0.5, -2.7, 3}, ""), (Numbers{{0, 1, -3, 3}, {0, 0, 0, 0}}));
  const Numbers roots = run(of("cbrt"), {0, -8, 1, 27}, "");
  const std::vector<double> values{0, -2, 1, 3}, slopes{0, 1.0 / 12, 1.0 / 3, 1.0 / 27};
  EXPECT_TRUE(std::isinf(roots[1][0]) && roots[1][0] > 0);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(roots[0][i], values[i], 1e-6);
  for (std::size_t i = 1; i < 4; ++i) EXPECT_NEAR(roots[1][i], slopes[i], 1e-6);
}

// As TensorFlow hands out what XLA compiles.
TEST(StablehloReadElementwise, WhatXlaLeavesInMhloIsReadByItsName) {
  const Graph graph = testing::graph_of_module(R"(func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = mhlo.copy %x : tensor<4xf32>
  %1 = mhlo.erf %0 : tensor<4xf32>
  %2 = "mhlo.add"(%1, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
})");
  const std::vector<double> at{-1, 0, 0.5, 2};
  const Value made = interpret(graph, {make_value(DType::f32, {4}, at)})[0];
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(made.elements[i], std::erf(at[i]) + at[i], 1e-6);
}

// What jax.scipy.special.logit and entr print: their slopes are those of JAX's own rules, also where a factor's is
// infinite.
TEST(StablehloReadElementwise, LogitAndEntropyHaveInfiniteSlopesAtTheirEnds) {
  const std::string logit = R"(func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %rest = stablehlo.subtract %one, %x : tensor<4xf32>
  %odds = stablehlo.divide %x, %rest : tensor<4xf32>
  %0 = stablehlo.log %odds : tensor<4xf32>
  return %0 : tensor<4xf32>
}
)";
  const double infinity = HUGE_VAL;
  EXPECT_EQ(run(logit, {0, 0.5, 1, 0.5}, of_jax)[1], (std::vector<double>{infinity, 4, infinity, 4}));
  EXPECT_TRUE(std::isnan(run(logit, {0, 0.5, 1, 0.5}, "")[1][0]));  // of another maker nothing is known
  const std::string entropy = R"(func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %some = stablehlo.compare NE, %x, %zero, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %nan = stablehlo.compare NE, %x, %x, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %p = stablehlo.or %some, %nan : tensor<4xi1>
  %log = stablehlo.log %x : tensor<4xf32>
  %product = stablehlo.multiply %x, %log : tensor<4xf32>
  %0 = stablehlo.select %p, %product, %zero : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
)";
  const auto made = run(entropy, {0, 1, infinity, 1}, of_jax);
  EXPECT_EQ(made[0], (std::vector<double>{0, 0, infinity, 0}));
  EXPECT_EQ(made[1], (std::vector<double>{-infinity, 1, infinity, 1}));
}

}  // namespace weft::stablehlo_read_elementwise_test
