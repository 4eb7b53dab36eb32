// The largest and smallest ones as calls of others say them; numbers and places from JAX 0.10 (lax.top_k,
// lax.approx_max_k, lax.approx_min_k). What sorts otherwise, dynamic/stablehlo_test runs.
#include <weft/stablehlo/read_sort.hpp>

#include <support/expect_module_passes.hpp>
#include <support/expect_error.hpp>
#include <support/round_trip.hpp>

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
// By x rising, then by y falling, in the three ways in which that is written; and how the places of equal ones are.
TEST(StablehloReadSort, ByTwoKeysOneAfterTheOther) {
  for (const char* const both :
       {"%t = stablehlo.and %e, %s : tensor<i1>\n%r = stablehlo.or %f, %t : tensor<i1>",
        "%t = stablehlo.and %s, %e : tensor<i1>\n%r = stablehlo.or %t, %f : tensor<i1>",
        "%r = stablehlo.select %e, %s, %f : tensor<i1>"}) {
    const std::string text = std::string(R"(
%y = stablehlo.constant dense<[[4, 1, 4, 3, 9, 3], [0, 0, 0, 0, 0, 1]]> : tensor<2x6xi32>
%x = stablehlo.constant dense<[[1.0, 2.0, 1.0, 1.0, -1.0, 2.0], [0.0, -0.0, 1.0, -1.0, 1.0, 1.0]]> : tensor<2x6xf32>
%p = stablehlo.iota dim = 1 : tensor<2x6xi32>
%0:3 = "stablehlo.sort"(%x, %y, %p) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>, %i: tensor<i32>, %j: tensor<i32>):
  %f = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %e = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %s = stablehlo.compare GT, %c, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
  )") + both + R"(
  stablehlo.return %r : tensor<i1>
}) : (tensor<2x6xf32>, tensor<2x6xi32>, tensor<2x6xi32>) -> (tensor<2x6xf32>, tensor<2x6xi32>, tensor<2x6xi32>)
check.expect_eq_const %0#2, dense<[[4, 0, 2, 3, 5, 1], [3, 0, 1, 5, 2, 4]]> : tensor<2x6xi32>
check.expect_eq_const %0#1, dense<[[9, 4, 4, 3, 3, 1], [0, 0, 0, 1, 0, 0]]> : tensor<2x6xi32>)";
    testing::expect_passes(text);
  }
}
// No network of comparisons, whose elements change places level by level: rows of it could not be cut at all.
TEST(StablehloReadSort, TwoKeysAreTwoSorts) {
  const Graph graph = testing::graph_of_module(R"(
func.func @main(%x: tensor<4x6xf32>, %y: tensor<4x6xi32>) -> tensor<4x6xf32> {
  %0:2 = "stablehlo.sort"(%x, %y) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %f = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %e = stablehlo.compare EQ, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.compare LT, %c, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %e, %s : tensor<i1>
    %r = stablehlo.or %f, %t : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  return %0#0 : tensor<4x6xf32>
}
)");
  Index sorts = 0;
  for (Id id = 0; id < graph.size(); ++id) sorts += graph[id].op == Op::argsort ? 1 : 0;
  EXPECT_EQ(sorts, 2);
}
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
