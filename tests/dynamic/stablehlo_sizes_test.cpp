// Modules whose dimensions, or what they branch by, are sizes that the user gives: open dimensions, platforms.
#include <weft/dynamic/stablehlo.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_sizes_test {

using testing::expect_error;

// What jax.export makes of jax.numpy's x / x.shape[0] with a batch of any size, and of a function of a size.
constexpr const char* open_module = R"(
func.func @main(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %least = stablehlo.constant dense<2> : tensor<i32>
  %b = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %ok = stablehlo.compare GE, %b, %least, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%ok, %b) {error_message = "2 rows at least, not {0}"} : (tensor<i1>, tensor<i32>) -> ()
  %f = stablehlo.convert %b : (tensor<i32>) -> tensor<f32>
  %rows = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
  %three = stablehlo.constant dense<3> : tensor<1xi32>
  %shape = stablehlo.concatenate %rows, %three, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %all = stablehlo.dynamic_broadcast_in_dim %f, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
  %y = stablehlo.divide %x, %all : tensor<?x3xf32>
  return %y : tensor<?x3xf32>
})";
constexpr const char* module_of_a_size = R"(
func.func @main(%n: tensor<i64>, %x: tensor<?xf32>) -> tensor<?xf32> {
  %shape = stablehlo.reshape %n : (tensor<i64>) -> tensor<1xi64>
  %i = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<1xi64>) -> tensor<?xf32>
  %y = stablehlo.multiply %x, %i : tensor<?xf32>
  return %y : tensor<?xf32>
})";
TEST(StablehloSizes, OpenDimensionsHaveTheSizesThatAreGiven) {
  for (const int devices : {1, 2}) {
    Runtime runtime(devices);
    for (const Index rows : {2, 6}) {
      dynamic::Program program =
          stablehlo::load(runtime, open_module, {.shapes = {{0, {rows, 3}}}}, Mesh{{"data", devices}});
      const std::vector<float> x(to_size(3 * rows), 3);
      const dynamic::Result y = program(x)[0];
      EXPECT_EQ(y.shape, Shape({rows, 3}));
      for (const float value : y.as<float>()) EXPECT_EQ(value, 3.0F / static_cast<float>(rows));
    }
  }
  Runtime runtime(1);
  dynamic::Program program = stablehlo::load(runtime, module_of_a_size, {.shapes = {{1, {4}}}, .sizes = {{0, 4}}});
  const std::span<const float> y = program(std::vector<float>{1, 2, 3, 4})[0].as<float>();
  EXPECT_EQ(std::vector<float>(y.begin(), y.end()), (std::vector<float>{0, 2, 6, 12}));
}
// What jax.export prints for platforms=("cpu", "cuda") of lax.platform_dependent: the first argument is the platform's
// number.
TEST(StablehloSizes, AModuleOfSeveralPlatformsIsReadForOne) {
  constexpr const char* text = R"(
func.func @main(%p: tensor<i32> {jax.global_constant = "_platform_index"}, %x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "stablehlo.case"(%p) ({
    %1 = stablehlo.negate %x : tensor<3xf32>
    stablehlo.return %1 : tensor<3xf32>
  }, {
    %1 = stablehlo.add %x, %x : tensor<3xf32>
    stablehlo.return %1 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
})";
  Runtime runtime(1);
  for (const auto& [platform, expected] : {std::pair(Index{0}, std::vector<float>{-1, -2, -3}), {1, {2, 4, 6}}}) {
    dynamic::Program program = stablehlo::load(runtime, text, {.sizes = {{0, platform}}});
    const std::span<const float> y = program(std::vector<float>{1, 2, 3})[0].as<float>();
    EXPECT_EQ(std::vector<float>(y.begin(), y.end()), expected);
  }
}
TEST(StablehloSizes, TellsWhichSizesAreMissing) {
  Runtime runtime(1);
  const auto refused = [&](const char* module, const stablehlo::ModuleOptions& options, const char* code,
                           const std::vector<std::string>& pieces) {
    expect_error([&] { static_cast<void>(stablehlo::load(runtime, module, options)); }, code, pieces);
  };
  refused(open_module, {}, "stablehlo_shape_does_not_fit",
          {"argument 0 is declared as f32[?, 3]", "no sizes are given", "--shape 0=8x10"});
  refused(open_module, {.shapes = {{0, {4, 5}}}}, "stablehlo_shape_does_not_fit", {"[4, 5] is given"});
  refused(open_module, {.shapes = {{0, {4}}}}, "stablehlo_shape_does_not_fit", {"[4] is given"});
  refused(open_module, {.shapes = {{2, {4}}}}, "stablehlo_weight_is_unknown", {"argument 2", "has 1"});
  refused(open_module, {.shapes = {{0, {1, 3}}}}, "stablehlo_assertion_fails", {"line 6", "2 rows at least, not 1"});
  refused(module_of_a_size, {.shapes = {{1, {4}}}}, "stablehlo_size_is_unknown",
          {"line 4", "dynamic_iota", "operand 0", "--size 0=8"});
}

}  // namespace weft::stablehlo_sizes_test
