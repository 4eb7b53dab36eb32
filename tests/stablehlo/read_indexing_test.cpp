// Gathers by numbers of rows; others are run against JAX, topic by topic (dynamic/stablehlo_test).
#include <weft/stablehlo/read_indexing.hpp>

#include <support/expect_module_passes.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_read_indexing_test {

using testing::expect_passes;

// x[:, [2, 0], :], whose places stand between two dimensions of the windows.
TEST(StablehloReadIndexing, TakesPlacesOfAMiddleDimension) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0], [10.0, 11.0]]]> : tensor<2x3x2xf32>
%at = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 2>}> : (tensor<2x3x2xf32>, tensor<2x1xi32>) -> tensor<2x2x2xf32>
check.expect_eq_const %0, dense<[[[4.0, 5.0], [0.0, 1.0]], [[10.0, 11.0], [6.0, 7.0]]]> : tensor<2x2x2xf32>)");
}

// x[at[i, j], j]: rows are columns here.
TEST(StablehloReadIndexing, TakesPlacesOfEachColumn) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi32>
%at = stablehlo.constant dense<[[[2], [0]], [[1], [2]]]> : tensor<2x2x1xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xi32>, tensor<2x2x1xi32>) -> tensor<2x2xi32>
check.expect_eq_const %0, dense<[[4, 1], [2, 5]]> : tensor<2x2xi32>)");
}

// Rows of each matrix by places of its own, [[2, 0], [1, 2]].
TEST(StablehloReadIndexing, TakesRowsOfEachOfABatch) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0], [10.0, 11.0]]]> : tensor<2x3x2xf32>
%at = stablehlo.constant dense<[[[2], [0]], [[1], [2]]]> : tensor<2x2x1xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<2x3x2xf32>, tensor<2x2x1xi32>) -> tensor<2x2x2xf32>
check.expect_eq_const %0, dense<[[[4.0, 5.0], [0.0, 1.0]], [[8.0, 9.0], [10.0, 11.0]]]> : tensor<2x2x2xf32>)");
}

// x[i, j], of which i comes second, and the last one is clamped.
TEST(StablehloReadIndexing, TakesRowsByTwoPlacesEach) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0], [10.0, 11.0]]]> : tensor<2x3x2xf32>
%at = stablehlo.constant dense<[[2, 1], [1, 0], [0, 5]]> : tensor<3x2xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<2x3x2xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
check.expect_eq_const %0, dense<[[10.0, 11.0], [2.0, 3.0], [6.0, 7.0]]> : tensor<3x2xf32>)");
}

}  // namespace weft::stablehlo_read_indexing_test
