// The largest and smallest ones as calls of others say them; numbers and places from JAX 0.10 (lax.top_k,
// lax.approx_max_k, lax.approx_min_k). What sorts otherwise, dynamic/stablehlo_test runs.
#include <weft/stablehlo/read_sort.hpp>

#include <support/expect_module_passes.hpp>
#include <support/expect_error.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_read_sort_test {

constexpr const char* comparators = R"(
func.func @greater(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @less(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @by_product(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.multiply %a, %b : tensor<f32>
  %1 = stablehlo.negate %a : tensor<f32>
  %2 = stablehlo.add %0, %1 : tensor<f32>
  %3 = stablehlo.negate %b : tensor<f32>
  %4 = stablehlo.add %0, %3 : tensor<f32>
  %5 = stablehlo.compare GT, %4, %2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %5 : tensor<i1>
}
)";
constexpr const char* numbers = R"(
%x = stablehlo.constant dense<[[0.5, 2.0, -1.0, 1.0, 2.0], [3.0, 1.0, 0.0, -2.0, 7.0]]> : tensor<2x5xf32>
%places = stablehlo.iota dim = 1 : tensor<2x5xi32>
%rows = stablehlo.iota dim = 0 : tensor<2x5xi32>
%least = stablehlo.constant dense<0xFF800000> : tensor<f32>
%none = stablehlo.constant dense<-1> : tensor<i32>
)";
std::string module_of(const std::string& body) {
  return comparators + std::string("func.func @main() {") + numbers + body + "\nreturn\n}";
}
void expect_passes(const std::string& body) { testing::expect_module_passes(module_of(body)); }

TEST(StablehloReadSort, TopKAsACall) {
  expect_passes(R"(
%0:2 = stablehlo.custom_call @TopK(%x) {called_computations = [@greater]} : (tensor<2x5xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
check.expect_eq_const %0#0, dense<[[2.0, 2.0, 1.0], [7.0, 3.0, 1.0]]> : tensor<2x3xf32>
check.expect_eq_const %0#1, dense<[[1, 4, 3], [4, 0, 1]]> : tensor<2x3xi32>
%1 = stablehlo.custom_call @TopK(%x) {called_computations = [@greater]} : (tensor<2x5xf32>) -> tuple<tensor<2x1xf32>, tensor<2x1xi32>>
%2 = stablehlo.get_tuple_element %1[1] : (tuple<tensor<2x1xf32>, tensor<2x1xi32>>) -> tensor<2x1xi32>
check.expect_eq_const %2, dense<[[1], [4]]> : tensor<2x1xi32>)");
}
TEST(StablehloReadSort, TheSmallestOnes) {
  expect_passes(R"(
%0:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 2 : i64, largest = false}, mhlo.version = 1 : i64} : (tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
check.expect_eq_const %0#0, dense<[[-1.0, 0.5], [-2.0, 0.0]]> : tensor<2x2xf32>
check.expect_eq_const %0#1, dense<[[2, 0], [3, 2]]> : tensor<2x2xi32>
%y = stablehlo.constant dense<[5, -9223372036854775808, 5, 4]> : tensor<4xi64>
%1:2 = stablehlo.custom_call @mhlo.topk(%y) {mhlo.attributes = {k = 3 : i64, largest = false}, mhlo.version = 1 : i64} : (tensor<4xi64>) -> (tensor<3xi64>, tensor<3xi32>)
check.expect_eq_const %1#0, dense<[-9223372036854775808, 4, 5]> : tensor<3xi64>
check.expect_eq_const %1#1, dense<[1, 3, 0]> : tensor<3xi32>)");
}
// As JAX prints them, by a comparison, along any dimension; and by a comparator that is none of keys.
TEST(StablehloReadSort, ApproximateOnesAreExact) {
  expect_passes(R"(
%0:2 = stablehlo.custom_call @ApproxTopK(%x, %places, %least, %none) {backend_config = "", called_computations = [@greater], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<2x5xf32>, tensor<2x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
check.expect_eq_const %0#0, dense<[[2.0, 2.0, 1.0], [7.0, 3.0, 1.0]]> : tensor<2x3xf32>
check.expect_eq_const %0#1, dense<[[1, 4, 3], [4, 0, 1]]> : tensor<2x3xi32>
%1:2 = stablehlo.custom_call @ApproxTopK(%x, %places, %least, %none) {api_version = 4 : i32, backend_config = {aggregate_to_topk = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}, called_computations = [@less]} : (tensor<2x5xf32>, tensor<2x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
check.expect_eq_const %1#0, dense<[[-1.0, 0.5], [-2.0, 0.0]]> : tensor<2x2xf32>
check.expect_eq_const %1#1, dense<[[2, 0], [3, 2]]> : tensor<2x2xi32>
%2:2 = stablehlo.custom_call @ApproxTopK(%x, %rows, %least, %none) {called_computations = [@by_product], mhlo.backend_config = {aggregate_to_topk = true, reduction_dim = 0 : i64, top_k = 1 : i64}} : (tensor<2x5xf32>, tensor<2x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x5xf32>, tensor<1x5xi32>)
check.expect_eq_const %2#0, dense<[[3.0, 2.0, 0.0, 1.0, 7.0]]> : tensor<1x5xf32>
check.expect_eq_const %2#1, dense<[[1, 0, 1, 0, 1]]> : tensor<1x5xi32>)");
}
TEST(StablehloReadSort, MoreThanThereAreIsRefused) {
  const auto expect_refused = [](const char* body, const char* code, const std::vector<std::string>& pieces) {
    const std::string text = module_of(body);
    const stablehlo::Module module = stablehlo::read_module(text);
    Graph graph;
    testing::expect_error(
        [&] { static_cast<void>(stablehlo::import_function(graph, module, stablehlo::main_of(module), {})); }, code,
        pieces);
  };
  expect_refused(
      "%0:2 = stablehlo.custom_call @TopK(%x) : (tensor<2x5xf32>) -> (tensor<2x6xf32>, tensor<2x6xi32>)",
      "slice_does_not_fit", {"top_k", "6", "5"});
  expect_refused(
      "%0:2 = stablehlo.custom_call @ApproxTopK(%x, %places, %least, %none) {called_computations = [@most], "
      "mhlo.backend_config = {reduction_dim = 1 : i64}} : (tensor<2x5xf32>, tensor<2x5xi32>, tensor<f32>, tensor<i32>) "
      "-> (tensor<2x2xf32>, tensor<2x2xi32>)",
      "stablehlo_name_is_unknown", {"function", "most"});
  expect_refused(
      "%0:2 = stablehlo.custom_call @ApproxTopK(%x, %places, %least, %none) {called_computations = [@less], "
      "mhlo.backend_config = {top_k = 2 : i64}} : (tensor<2x5xf32>, tensor<2x5xi32>, tensor<f32>, tensor<i32>) "
      "-> (tensor<2x2xf32>, tensor<2x2xi32>)",
      "stablehlo_attribute_is_missing", {"reduction_dim"});
}

}  // namespace weft::stablehlo_read_sort_test
