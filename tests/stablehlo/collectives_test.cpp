// Collectives as StableHLO, letter by letter. That XLA computes the same: stablehlo_table_test.cpp.
#include <support/stablehlo_lines.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_collectives_test {

CollectiveAttributes over(const AxisList& axes, const AxisList& dims = {},
                          ReductionKind reduction = ReductionKind::none) {
  return {dims, axes, {}, reduction, 0};
}
// Of one collective on a mesh of 2 by 2.
std::string lines(Op op, const CollectiveAttributes& attributes, DType dtype = DType::f32) {
  return testing::stablehlo_lines([&](Var x) { return emit_var(op, {x}, attributes); }, dtype, {2, 2});
}

TEST(StablehloCollectives, GroupsAreThoseOfTheMesh) {
  EXPECT_EQ(stablehlo::groups_of({2, 2}, {0}), "dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>");
  EXPECT_EQ(stablehlo::groups_of({2, 2}, {1}), "dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>");
  EXPECT_EQ(stablehlo::groups_of({2, 2}, {1, 0}), "dense<[[0, 2, 1, 3]]> : tensor<1x4xi64>");
  EXPECT_EQ(stablehlo::groups_of({}, {}), "dense<[[0]]> : tensor<1x1xi64>");
}

TEST(StablehloCollectives, Reductions) {
  EXPECT_EQ(lines(Op::all_reduce, over({0}, {}, ReductionKind::max)),
            R"(%1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%c) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>) -> tensor<4x6xf32>
)");
  EXPECT_EQ(
      lines(Op::reduce_scatter, over({1}, {1}, ReductionKind::product)),
      R"(%1 = "stablehlo.reduce_scatter"(%0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = "stablehlo.multiply"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%c) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>) -> tensor<4x3xf32>
)");
  EXPECT_EQ(lines(Op::all_reduce, over({0}, {}, ReductionKind::bit_or), DType::i32),
            R"(%1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> ({
^bb0(%a: tensor<i32>, %b: tensor<i32>):
  %c = "stablehlo.or"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%c) : (tensor<i32>) -> ()
}) : (tensor<4x6xi32>) -> tensor<4x6xi32>
)");
}

TEST(StablehloCollectives, Movement) {
  EXPECT_EQ(
      lines(Op::all_gather, over({0, 1}, {1})),
      R"(%1 = "stablehlo.all_gather"(%0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<4x6xf32>) -> tensor<4x24xf32>
)");
  EXPECT_EQ(
      lines(Op::all_to_all, over({1}, {0, 1})),
      R"(%1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, concat_dimension = 1 : i64, split_count = 2 : i64}> : (tensor<4x6xf32>) -> tensor<2x12xf32>
)");
  CollectiveAttributes swapped = over({1, 0});
  swapped.source_axes = {0, 1};
  EXPECT_EQ(
      lines(Op::collective_permute, swapped),
      R"(%1 = "stablehlo.collective_permute"(%0) <{source_target_pairs = dense<[[0, 0], [2, 1], [1, 2], [3, 3]]> : tensor<4x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
)");
  CollectiveAttributes shifted = over({1});
  shifted.source_axes = {1};
  shifted.hop = {-1};
  EXPECT_EQ(
      lines(Op::collective_permute, shifted),
      R"(%1 = "stablehlo.collective_permute"(%0) <{source_target_pairs = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
)");
}

TEST(StablehloCollectives, APartIsThatOfTheRank) {
  EXPECT_EQ(lines(Op::shard_slice, over({0}, {1})),
            R"(%t0 = "stablehlo.constant"() <{value = dense<3> : tensor<ui32>}> : () -> tensor<ui32>
%t1 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
%t2 = "stablehlo.replica_id"() : () -> tensor<ui32>
%t3 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
%t4 = "stablehlo.constant"() <{value = dense<2> : tensor<ui32>}> : () -> tensor<ui32>
%t5 = "stablehlo.divide"(%t2, %t4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%t6 = "stablehlo.constant"() <{value = dense<2> : tensor<ui32>}> : () -> tensor<ui32>
%t7 = "stablehlo.remainder"(%t5, %t6) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%t8 = "stablehlo.constant"() <{value = dense<2> : tensor<ui32>}> : () -> tensor<ui32>
%t9 = "stablehlo.multiply"(%t3, %t8) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%t10 = "stablehlo.add"(%t9, %t7) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%t11 = "stablehlo.multiply"(%t10, %t0) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%1 = "stablehlo.dynamic_slice"(%0, %t1, %t11) <{slice_sizes = array<i64: 4, 3>}> : (tensor<4x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<4x3xf32>
)");
}

}  // namespace weft::stablehlo_collectives_test
