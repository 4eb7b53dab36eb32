// Gathers and scatters that compare places along every dimension.
#include <support/expect_module_passes.hpp>
#include <weft/stablehlo/compared_places.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_compared_places_test {

using testing::expect_passes;

// x[[0, 1, 2], [2, 1, 7]]: the last place is clamped.
TEST(StablehloComparedPlaces, TakesElementsByTwoPlaces) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : tensor<3x3xi32>
%at = stablehlo.constant dense<[[0, 2], [1, 1], [2, 7]]> : tensor<3x2xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<3x2xi32>) -> tensor<3xi32>
check.expect_eq_const %0, dense<[2, 4, 8]> : tensor<3xi32>)");
}
// Of each column its own rows, and windows of 2 that come first in the result.
TEST(StablehloComparedPlaces, TakesWindowsOfEachOfABatch) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[[0.0, 1.0], [2.0, 3.0]], [[4.0, 5.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0]]]> : tensor<3x2x2xf32>
%at = stablehlo.constant dense<[[[2], [0]]]> : tensor<1x2x1xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<3x2x2xf32>, tensor<1x2x1xi32>) -> tensor<2x1x2xf32>
check.expect_eq_const %0, dense<[[[8.0, 2.0]], [[9.0, 3.0]]]> : tensor<2x1x2xf32>)");
}
// Number 1 is counted twice, and number 9 is none of them.
TEST(StablehloComparedPlaces, CountsIntegers) {
  expect_passes(R"(
%x = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
%at = stablehlo.constant dense<[[1], [9], [1], [0]]> : tensor<4x1xi32>
%u = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<i32>, %b: tensor<i32>):
  %s = stablehlo.add %a, %b : tensor<i32>
  stablehlo.return %s : tensor<i32>
}) : (tensor<3xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<3xi32>
check.expect_eq_const %0, dense<[14, 24, 30]> : tensor<3xi32>)");
}
// Every element that is named is at most what it was, though all updates are for it.
TEST(StablehloComparedPlaces, JoinsExtremaWithWhatWasThere) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[1.0, 8.0], [3.0, 4.0]]> : tensor<2x2xf32>
%at = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xi32>
%u = stablehlo.constant dense<[5.0, 7.0]> : tensor<2xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.maximum %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) : (tensor<2x2xf32>, tensor<2x2xi32>, tensor<2xf32>) -> tensor<2x2xf32>
%1 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.minimum %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) : (tensor<2x2xf32>, tensor<2x2xi32>, tensor<2xf32>) -> tensor<2x2xf32>
check.expect_eq_const %0, dense<[[1.0, 8.0], [3.0, 4.0]]> : tensor<2x2xf32>
check.expect_eq_const %1, dense<[[1.0, 5.0], [3.0, 4.0]]> : tensor<2x2xf32>)");
}
// cache.at[[0, 1], [2, 0]].set(rows): one place of each of a batch.
TEST(StablehloComparedPlaces, SetsRowsByTwoPlaces) {
  expect_passes(R"(
%x = stablehlo.constant dense<0.0> : tensor<2x3x2xf32>
%at = stablehlo.constant dense<[[0, 2], [1, 0]]> : tensor<2x2xi32>
%u = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  stablehlo.return %b : tensor<f32>
}) : (tensor<2x3x2xf32>, tensor<2x2xi32>, tensor<2x2xf32>) -> tensor<2x3x2xf32>
check.expect_eq_const %0, dense<[[[0.0, 0.0], [0.0, 0.0], [1.0, 2.0]], [[3.0, 4.0], [0.0, 0.0], [0.0, 0.0]]]> : tensor<2x3x2xf32>)");
}

// x[arange(3), at] is taken as of a batch, and x.at[arange(3), at] is updated so, by any body: at 9 nothing is.
TEST(StablehloComparedPlaces, NumbersOfPlacesAreABatch) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]> : tensor<3x2xf32>
%n = stablehlo.iota dim = 0 : tensor<3xi32>
%rows = stablehlo.reshape %n : (tensor<3xi32>) -> tensor<3x1xi32>
%columns = stablehlo.constant dense<[[1], [0], [9]]> : tensor<3x1xi32>
%at = stablehlo.concatenate %rows, %columns, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
%u = stablehlo.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xf32>, tensor<3x2xi32>) -> tensor<3xf32>
%1 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.subtract %b, %a : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) : (tensor<3x2xf32>, tensor<3x2xi32>, tensor<3xf32>) -> tensor<3x2xf32>
check.expect_eq_const %0, dense<[1.0, 2.0, 5.0]> : tensor<3xf32>
check.expect_eq_const %1, dense<[[0.0, 9.0], [18.0, 3.0], [4.0, 5.0]]> : tensor<3x2xf32>)");
}

}  // namespace weft::stablehlo_compared_places_test
