// Which dimension numbers are those of, and gathers whose rows are numbered.
#include <weft/stablehlo/numbered_places.hpp>

#include <support/expect_module_passes.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_numbered_places_test {

using stablehlo::read::numbered_dimension;

TEST(StablehloNumberedPlaces, NumbersAreFollowedThroughWhatMovesThem) {
  Graph graph;
  const auto dimension_of = [&](Var x) { return numbered_dimension(graph, x.id); };
  const Var rows = iota(graph, {100}, 0);
  EXPECT_EQ(dimension_of(rows), 0);
  EXPECT_EQ(dimension_of(iota(graph, {3, 5}, 1)), 1);
  const Var all = broadcast_in_dim(rows, {2, 100, 4}, {1});
  EXPECT_EQ(dimension_of(all), 1);
  EXPECT_EQ(dimension_of(reshape(all, {2, 1, 100, 4, 1})), 2);
  EXPECT_EQ(dimension_of(reshape(all, {200, 4})), -1);
  EXPECT_EQ(dimension_of(reshape(all, {2, 10, 10, 4})), -1);
  EXPECT_EQ(dimension_of(select(rows < 0, rows + 100, rows)), 0);
  EXPECT_EQ(dimension_of(select(rows < 1, rows + 100, rows)), -1);
  EXPECT_EQ(dimension_of(convert(rows, DType::u32)), 0);
  EXPECT_EQ(dimension_of(convert(rows, DType::i8)), -1);  // 200 would be -56
  EXPECT_EQ(dimension_of(broadcast_in_dim(iota(graph, {1}, 0), {3}, {0})), -1);
  EXPECT_EQ(dimension_of(rows + 1), -1);
  EXPECT_EQ(dimension_of(constant(graph, 0, DType::i32)), -1);
}

// x[i, j, at[i, j, k]] for all i and j: one column is left.
TEST(StablehloNumberedPlaces, TwoColumnsAreABatch) {
  testing::expect_passes(R"(
%x = stablehlo.constant dense<[[[0, 1, 2], [3, 4, 5]], [[6, 7, 8], [9, 10, 11]]]> : tensor<2x2x3xi32>
%i = stablehlo.iota dim = 0 : tensor<2x2x2x1xi32>
%j = stablehlo.iota dim = 1 : tensor<2x2x2x1xi32>
%k = stablehlo.constant dense<[[[[2], [0]], [[1], [1]]], [[[0], [9]], [[2], [-1]]]]> : tensor<2x2x2x1xi32>
%at = stablehlo.concatenate %i, %j, %k, dim = 3 : (tensor<2x2x2x1xi32>, tensor<2x2x2x1xi32>, tensor<2x2x2x1xi32>) -> tensor<2x2x2x3xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x3xi32>, tensor<2x2x2x3xi32>) -> tensor<2x2x2xi32>
check.expect_eq_const %0, dense<[[[2, 0], [4, 4]], [[6, 8], [11, 9]]]> : tensor<2x2x2xi32>)");
}
// x[[0, 1], [0, 1]], a diagonal: both columns number the same places, and one of them stays.
TEST(StablehloNumberedPlaces, ADiagonal) {
  testing::expect_passes(R"(
%x = stablehlo.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi32>
%i = stablehlo.iota dim = 0 : tensor<2x1xi32>
%at = stablehlo.concatenate %i, %i, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
%0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2xi32>
check.expect_eq_const %0, dense<[0, 3]> : tensor<2xi32>)");
}

}  // namespace weft::stablehlo_numbered_places_test
