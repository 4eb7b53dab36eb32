// Losses that came as modules without their gradients: weft's gradients are JAX's, of factorizations of matrices, of
// functions where forms of them meet, of branches that are not taken.
#include <weft/dynamic/stablehlo.hpp>

#include <support/checked_modules.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <numeric>

namespace weft::module_gradients_test {

TEST(ModuleGradients, AreThoseOfJax) {
  Runtime runtime(1);
  const auto modules = testing::modules_in(WEFT_TESTS_DIR "/golden/stablehlo_gradients/losses.mlir");
  EXPECT_GE(modules.size(), 100u);
  for (const auto& [name, text] : modules) {
    dynamic::Program inputs = stablehlo::load(runtime, text, {.function = "inputs"});
    dynamic::Program expected = stablehlo::load(runtime, text, {.function = "expected"});
    const stablehlo::LoadedModule loss(text, {.function = "loss"});
    std::vector<Index> arguments(to_size(loss.inputs().size()));
    std::iota(arguments.begin(), arguments.end(), Index{0});
    dynamic::Program program(runtime, loss.value_and_grad(arguments), loss.inputs(), Mesh{{"data", 1}}, Ddp{});
    const auto made = program(inputs()), known = expected();
    ASSERT_EQ(made.size(), known.size()) << name;
    for (std::size_t i = 0; i < made.size(); ++i) {
      ASSERT_EQ(made[i].shape, known[i].shape) << name;
      const std::span<const float> own = made[i].as<float>(), theirs = known[i].as<float>();
      float largest = 1;
      for (const float value : theirs)
        if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
      for (std::size_t at = 0; at < own.size(); ++at)
        EXPECT_TRUE(own[at] == theirs[at] || (std::isnan(own[at]) && std::isnan(theirs[at])) ||
                    std::abs(own[at] - theirs[at]) <= 2e-4F * largest)
            << name << ", result " << i << ", element " << at << ": " << own[at] << ", not " << theirs[at];
    }
  }
}

// A function that a module of JAX calls expi has the slope exp(x) / x, whatever computes it; one of another module, or
// with another number of operands, that of what it is made of.
TEST(ModuleGradients, OfFunctionsByName) {
  const auto slope = [](const std::string& attributes, const std::string& name) {
    const stablehlo::LoadedModule loss("module @m " + attributes + R"( {
  func.func public @main(%x: tensor<f32>) -> tensor<f32> {
    %0 = call @)" + name + R"((%x) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @)" + name + R"((%x: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.multiply %x, %x : tensor<f32>
    return %0 : tensor<f32>
  }
})");
    Runtime runtime(1);
    dynamic::Program program(runtime, loss.value_and_grad({0}), loss.inputs(), Mesh{{"data", 1}}, Ddp{});
    const auto results = program(std::vector<float>{2});
    EXPECT_EQ(results[0].as<float>()[0], 4);
    return results[1].as<float>()[0];
  };
  const std::string jax = "attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32}";
  EXPECT_NEAR(slope(jax, "expi"), std::exp(2.0F) / 2, 1e-5F);
  EXPECT_NEAR(slope(jax, "expi_12"), std::exp(2.0F) / 2, 1e-5F);
  EXPECT_EQ(slope(jax, "expi_of_mine"), 4);
  EXPECT_EQ(slope("", "expi"), 4);
  EXPECT_EQ(slope(jax, "expn"), 4);
}

// jnp's expn(n[:, None], x): of orders with a shape of their own the function says what they are repeated along.
TEST(ModuleGradients, FunctionsByNameTakeOperandsOfOtherShapes) {
  Runtime runtime(1);
  dynamic::Program program = stablehlo::load(runtime, R"(module @m attributes {mhlo.num_partitions = 1 : i32} {
  func.func @main(%n: tensor<2xi32>, %x: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = call @expn(%n, %x) : (tensor<2xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func private @expn(%n: tensor<2xi32>, %x: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %n : (tensor<2xi32>) -> tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.add %1, %x : tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
})");
  const std::vector<std::int32_t> orders{10, 20};
  const std::vector<float> x{1, 2, 3, 4, 5, 6};
  const auto made = program(orders, x)[0].as<float>();
  EXPECT_EQ(std::vector<float>(made.begin(), made.end()), (std::vector<float>{11, 12, 13, 24, 25, 26}));
}

// Rows of f64 are added up as what they are.
TEST(ModuleGradients, OfRowsOfDoubles) {
  const stablehlo::LoadedModule loss(R"(
func.func @main(%x: tensor<3x2xf64>, %i: tensor<4x1xi32>) -> tensor<f64> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf64>, tensor<4x1xi32>) -> tensor<4x2xf64>
  %1 = stablehlo.multiply %0, %0 : tensor<4x2xf64>
  %c = stablehlo.constant dense<0.0> : tensor<f64>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf64>, tensor<f64>) -> tensor<f64>
  return %2 : tensor<f64>
})");
  Runtime runtime(1);
  dynamic::Program program(runtime, loss.value_and_grad({0}), loss.inputs(), Mesh{{"data", 1}}, Ddp{});
  const std::vector<double> x{1 + 0x1p-40, 2, 3, 4, 5, 6};
  const std::vector<std::int32_t> rows{0, 2, 0, 0};
  const std::vector<dynamic::Result> given{{DType::f64, Shape{3, 2}, reinterpret_cast<const char*>(x.data())},
                                           {DType::i32, Shape{4, 1}, reinterpret_cast<const char*>(rows.data())}};
  std::vector<double> slope(6);
  std::memcpy(slope.data(), program(std::span<const dynamic::Result>(given))[1].bytes, sizeof(double) * slope.size());
  EXPECT_EQ(slope, (std::vector<double>{6 + 0x6p-40, 12, 0, 0, 10, 12}));
}

}  // namespace weft::module_gradients_test
