// Windows that begin at a place along a dimension and have a part of it, as vmap makes them of dynamic slices; expected
// numbers are those of jax.lax.gather and scatter.
#include <weft/stablehlo/narrow_windows.hpp>

#include <support/expect_module_passes.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_narrow_windows_test {

using testing::expect_passes;

// Two rows of each matrix of a batch from a place of its own on; the second place is clamped to 2.
TEST(StablehloNarrowWindows, TakesWindowsOfABatch) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0], [12.0, 13.0], [14.0, 15.0]]]> : tensor<2x4x2xf32>
%at = stablehlo.constant dense<[[1], [9]]> : tensor<2x1xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<2x4x2xf32>, tensor<2x1xi32>) -> tensor<2x2x2xf32>
check.expect_eq_const %0, dense<[[[2.0, 3.0], [4.0, 5.0]], [[12.0, 13.0], [14.0, 15.0]]]> : tensor<2x2x2xf32>)");
}

// Two windows [2, 2] of one matrix, in dimensions around that of the places.
TEST(StablehloNarrowWindows, TakesSeveralWindowsOfOneMatrix) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0], [9.0, 10.0, 11.0]]> : tensor<4x3xf32>
%at = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 2>}> : (tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<2x2x2xf32>
check.expect_eq_const %0, dense<[[[1.0, 2.0], [6.0, 7.0]], [[4.0, 5.0], [9.0, 10.0]]]> : tensor<2x2x2xf32>)");
}

// One window of all, which is clamped along its second dimension.
TEST(StablehloNarrowWindows, TakesOneWindow) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0], [9.0, 10.0, 11.0]]> : tensor<4x3xf32>
%at = stablehlo.constant dense<[2, 9]> : tensor<2xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 2, 2>}> : (tensor<4x3xf32>, tensor<2xi32>) -> tensor<2x2xf32>
check.expect_eq_const %0, dense<[[7.0, 8.0], [10.0, 11.0]]> : tensor<2x2xf32>)");
}

// One place along the second dimension.
TEST(StablehloNarrowWindows, TakesOneColumn) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0]]> : tensor<3x4xf32>
%at = stablehlo.constant dense<[2]> : tensor<1xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 0>, slice_sizes = array<i64: 3, 1>}> : (tensor<3x4xf32>, tensor<1xi32>) -> tensor<3xf32>
check.expect_eq_const %0, dense<[2.0, 6.0, 10.0]> : tensor<3xf32>)");
}

// Windows that begin at a place along one dimension and are at a place along another one.
TEST(StablehloNarrowWindows, TakesWindowsAtPlacesAlongTwoDimensions) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0], [12.0, 13.0], [14.0, 15.0]], [[16.0, 17.0], [18.0, 19.0], [20.0, 21.0], [22.0, 23.0]]]> : tensor<3x4x2xf32>
%at = stablehlo.constant dense<[[2, 1], [0, 9]]> : tensor<2x2xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xf32>, tensor<2x2xi32>) -> tensor<2x2x2xf32>
check.expect_eq_const %0, dense<[[[18.0, 19.0], [20.0, 21.0]], [[4.0, 5.0], [6.0, 7.0]]]> : tensor<2x2x2xf32>)");
}

// Two rows of each matrix of a batch are set at a place of its own; the window of the second one does not lie inside.
TEST(StablehloNarrowWindows, SetsWindowsOfABatch) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0], [12.0, 13.0], [14.0, 15.0]]]> : tensor<2x4x2xf32>
%at = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi32>
%u = stablehlo.constant dense<[[[100.0, 101.0], [102.0, 103.0]], [[104.0, 105.0], [106.0, 107.0]]]> : tensor<2x2x2xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], input_batching_dims = [0], scatter_dims_to_operand_dims = [1], scatter_indices_batching_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  stablehlo.return %b : tensor<f32>
}) : (tensor<2x4x2xf32>, tensor<2x1xi32>, tensor<2x2x2xf32>) -> tensor<2x4x2xf32>
check.expect_eq_const %0, dense<[[[0.0, 1.0], [100.0, 101.0], [102.0, 103.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0], [12.0, 13.0], [14.0, 15.0]]]> : tensor<2x4x2xf32>)");
}

// A row of each, of which the batch is the updates' last dimension.
TEST(StablehloNarrowWindows, MultipliesARowOfEachOfABatch) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[13.0, 14.0, 15.0], [16.0, 17.0, 18.0]], [[19.0, 20.0, 21.0], [22.0, 23.0, 24.0]]]> : tensor<4x2x3xf32>
%at = stablehlo.constant dense<[[1], [3], [0]]> : tensor<3x1xi32>
%u = stablehlo.constant dense<[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<1x2x3xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], input_batching_dims = [2], scatter_dims_to_operand_dims = [0], scatter_indices_batching_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.multiply %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) : (tensor<4x2x3xf32>, tensor<3x1xi32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
check.expect_eq_const %0, dense<[[[1.0, 2.0, 9.0], [4.0, 5.0, 36.0]], [[7.0, 8.0, 9.0], [40.0, 11.0, 12.0]], [[13.0, 14.0, 15.0], [16.0, 17.0, 18.0]], [[19.0, 40.0, 21.0], [22.0, 115.0, 24.0]]]> : tensor<4x2x3xf32>)");
}

// A block [2, 2] of each matrix of a batch.
TEST(StablehloNarrowWindows, SetsBlocksOfABatch) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0]], [[12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0], [20.0, 21.0, 22.0, 23.0]]]> : tensor<2x3x4xf32>
%at = stablehlo.constant dense<[[1, 2], [0, 1]]> : tensor<2x2xi32>
%u = stablehlo.constant dense<[[[100.0, 101.0], [102.0, 103.0]], [[104.0, 105.0], [106.0, 107.0]]]> : tensor<2x2x2xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], input_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], scatter_indices_batching_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  stablehlo.return %b : tensor<f32>
}) : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<2x2x2xf32>) -> tensor<2x3x4xf32>
check.expect_eq_const %0, dense<[[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 100.0, 101.0], [8.0, 9.0, 102.0, 103.0]], [[12.0, 104.0, 105.0, 15.0], [16.0, 106.0, 107.0, 19.0], [20.0, 21.0, 22.0, 23.0]]]> : tensor<2x3x4xf32>)");
}

// One window, by a body that is no sum.
TEST(StablehloNarrowWindows, MultipliesOneWindow) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0]]> : tensor<2x5xf32>
%at = stablehlo.constant dense<[3]> : tensor<1xi32>
%u = stablehlo.constant dense<[[2.0, 3.0], [4.0, 5.0]]> : tensor<2x2xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.multiply %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) : (tensor<2x5xf32>, tensor<1xi32>, tensor<2x2xf32>) -> tensor<2x5xf32>
check.expect_eq_const %0, dense<[[1.0, 2.0, 3.0, 8.0, 15.0], [6.0, 7.0, 8.0, 36.0, 50.0]]> : tensor<2x5xf32>)");
}

// One that does not lie inside is left out.
TEST(StablehloNarrowWindows, LeavesOutOneWindow) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0]]> : tensor<2x5xf32>
%at = stablehlo.constant dense<[4]> : tensor<1xi32>
%u = stablehlo.constant dense<[[2.0, 3.0], [4.0, 5.0]]> : tensor<2x2xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  stablehlo.return %b : tensor<f32>
}) : (tensor<2x5xf32>, tensor<1xi32>, tensor<2x2xf32>) -> tensor<2x5xf32>
check.expect_eq_const %0, dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0]]> : tensor<2x5xf32>)");
}

// A dimension of which one is taken though nothing names its place is at place 0.
TEST(StablehloNarrowWindows, TakesTheFirstWhereNothingNamesAPlace) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0], [9.0, 10.0, 11.0]]> : tensor<4x3xf32>
%at = stablehlo.constant dense<[[2], [0], [5]]> : tensor<3x1xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x3xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
check.expect_eq_const %0, dense<[[2.0], [0.0], [2.0]]> : tensor<3x1xf32>)");
}

// A dimension that nothing names a place of is at place 0.
TEST(StablehloNarrowWindows, SetsTheFirstWhereNothingNamesAPlace) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0]], [[12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0], [20.0, 21.0, 22.0, 23.0]]]> : tensor<2x3x4xf32>
%at = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi32>
%u = stablehlo.constant dense<[[100.0, 101.0], [102.0, 103.0]]> : tensor<2x2xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_dims_to_operand_dims = [2], scatter_indices_batching_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  stablehlo.return %b : tensor<f32>
}) : (tensor<2x3x4xf32>, tensor<2x1xi32>, tensor<2x2xf32>) -> tensor<2x3x4xf32>
check.expect_eq_const %0, dense<[[[0.0, 100.0, 101.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0]], [[12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0], [20.0, 21.0, 22.0, 23.0]]]> : tensor<2x3x4xf32>)");
}

// A part of a dimension that nothing names a place of begins at 0.
TEST(StablehloNarrowWindows, SetsTheFirstRowsWhereNothingNamesAPlace) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0]], [[12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0], [20.0, 21.0, 22.0, 23.0]]]> : tensor<2x3x4xf32>
%at = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi32>
%u = stablehlo.constant dense<[[[100.0], [101.0]], [[102.0], [103.0]]]> : tensor<2x2x1xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], input_batching_dims = [0], scatter_dims_to_operand_dims = [2], scatter_indices_batching_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  stablehlo.return %b : tensor<f32>
}) : (tensor<2x3x4xf32>, tensor<2x1xi32>, tensor<2x2x1xf32>) -> tensor<2x3x4xf32>
check.expect_eq_const %0, dense<[[[0.0, 100.0, 2.0, 3.0], [4.0, 101.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0]], [[12.0, 13.0, 14.0, 102.0], [16.0, 17.0, 18.0, 103.0], [20.0, 21.0, 22.0, 23.0]]]> : tensor<2x3x4xf32>)");
}

}  // namespace weft::stablehlo_narrow_windows_test
