// Elementwise operations and movement as StableHLO, letter by letter. That XLA computes the same:
// stablehlo_table_test.cpp.
#include <support/stablehlo_lines.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_forms_test {

using testing::stablehlo_lines;

TEST(StablehloForms, OneOperationWhereThereIsOne) {
  EXPECT_EQ(stablehlo_lines([](Var x) { return tanh(x); }),
            R"(%1 = "stablehlo.tanh"(%0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return erfc(x); }),
            R"(%1 = "chlo.erfc"(%0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return erf(x); }), R"(%1 = "chlo.erf"(%0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return x / x; }),
            R"(%1 = "stablehlo.divide"(%0, %0) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
)");
  EXPECT_EQ(
      stablehlo_lines([](Var x) { return select(x >= x, x, x); }),
      R"(%1 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
%2 = "stablehlo.select"(%1, %0, %0) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return convert(x, DType::u32); }),
            R"(%1 = "stablehlo.convert"(%0) : (tensor<4x6xf32>) -> tensor<4x6xui32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return !x; }, DType::pred),
            R"(%1 = "stablehlo.not"(%0) : (tensor<4x6xi1>) -> tensor<4x6xi1>
)");
}

TEST(StablehloForms, UnsignedNumbersAndBitsHaveFormsOfTheirOwn) {
  EXPECT_EQ(stablehlo_lines([](Var x) { return abs(x); }, DType::i32),
            R"(%1 = "stablehlo.abs"(%0) : (tensor<4x6xi32>) -> tensor<4x6xi32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return abs(x); }, DType::u32), R"(// %1 is %0: %1 = u32[4,6] abs(%0)
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return sign(x); }, DType::u32),
            R"(%t0 = "stablehlo.constant"() <{value = dense<1> : tensor<4x6xui32>}> : () -> tensor<4x6xui32>
%1 = "stablehlo.minimum"(%0, %t0) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return x >> x; }, DType::i32),
            R"(%1 = "stablehlo.shift_right_arithmetic"(%0, %0) : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return x >> x; }, DType::u32),
            R"(%1 = "stablehlo.shift_right_logical"(%0, %0) : (tensor<4x6xui32>, tensor<4x6xui32>) -> tensor<4x6xui32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return x << x; }, DType::pred),
            R"(%t0 = "stablehlo.not"(%0) : (tensor<4x6xi1>) -> tensor<4x6xi1>
%1 = "stablehlo.and"(%0, %t0) : (tensor<4x6xi1>, tensor<4x6xi1>) -> tensor<4x6xi1>
)");
}

TEST(StablehloForms, AProductAndASumAreTwoOperations) {
  EXPECT_EQ(stablehlo_lines([](Var x) { return multiply_add(x, x, x); }),
            R"(%t0 = "stablehlo.multiply"(%0, %0) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
%1 = "stablehlo.add"(%t0, %0) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
)");
}

TEST(StablehloForms, Movement) {
  EXPECT_EQ(stablehlo_lines([](Var x) {
              return iota(*x.graph, {2, 3}, 1, DType::u32);
            }),
            R"(%1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xui32>
)");
  EXPECT_EQ(
      stablehlo_lines([](Var x) {
        return broadcast_in_dim(x, {4, 2, 6}, {0, 2});
      }),
      R"(%1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf32>) -> tensor<4x2x6xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return reshape(x, {24}); }),
            R"(%1 = "stablehlo.reshape"(%0) : (tensor<4x6xf32>) -> tensor<24xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return transpose(x); }),
            R"(%1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf32>) -> tensor<6x4xf32>
)");
  EXPECT_EQ(
      stablehlo_lines([](Var x) {
        return slice(x, {1, 0}, {3, 6});
      }),
      R"(%1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<2x6xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) {
              return pad(x, {1, 0}, {0, 2});
            }),
            R"(%t0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
%1 = "stablehlo.pad"(%0, %t0) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<4x6xf32>, tensor<f32>) -> tensor<5x8xf32>
)");
  EXPECT_EQ(
      stablehlo_lines([](Var x) {
        return concatenate({x, x}, 1);
      }),
      R"(%1 = "stablehlo.concatenate"(%0, %0) <{dimension = 1 : i64}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) {
              const Var at = constant(*x.graph, 2, DType::i32);
              return dynamic_update_slice(x, dynamic_slice(x, {at, at}, {3, 6}), {at, at});
            }),
            R"(%1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
%2 = "stablehlo.dynamic_slice"(%0, %1, %1) <{slice_sizes = array<i64: 3, 6>}> : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<3x6xf32>
%3 = "stablehlo.dynamic_update_slice"(%0, %2, %1, %1) : (tensor<4x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
)");
}

TEST(StablehloForms, RowsAreGatheredAndAdded) {
  EXPECT_EQ(stablehlo_lines([](Var x) { return take(x, iota(*x.graph, {3}, 0)); }),
            R"(%1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
%2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>, indices_are_sorted = false}> : (tensor<4x6xf32>, tensor<3xi32>) -> tensor<3x6xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return scatter_add(x, iota(*x.graph, {4}, 0), 7); }),
            R"(%1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
%t0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x6xf32>}> : () -> tensor<7x6xf32>
%2 = "stablehlo.scatter"(%t0, %1, %0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%c) : (tensor<f32>) -> ()
}) : (tensor<7x6xf32>, tensor<4xi32>, tensor<4x6xf32>) -> tensor<7x6xf32>
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return scatter_add(x, iota(*x.graph, {4}, 0), 7); }, DType::bf16),
            R"(%1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
%t0 = "stablehlo.convert"(%0) : (tensor<4x6xbf16>) -> tensor<4x6xf32>
%t1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x6xf32>}> : () -> tensor<7x6xf32>
%w2 = "stablehlo.scatter"(%t1, %1, %t0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%c) : (tensor<f32>) -> ()
}) : (tensor<7x6xf32>, tensor<4xi32>, tensor<4x6xf32>) -> tensor<7x6xf32>
%2 = "stablehlo.convert"(%w2) : (tensor<7x6xf32>) -> tensor<7x6xbf16>
)");
}

TEST(StablehloForms, WhatIsItsOperandSaysSo) {
  EXPECT_EQ(stablehlo_lines([](Var x) { return stop_gradient(x); }), R"(// %1 is %0: %1 = f32[4,6] stop_gradient(%0)
)");
  EXPECT_EQ(stablehlo_lines([](Var x) { return checked_label(x, 7); }, DType::i32),
            R"(%1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// %2 is %0: %2 = i32[4,6] checked_label(%0, %1), classes=7
)");
}

TEST(StablehloForms, ConstraintsAndOrder) {
  EXPECT_EQ(
      stablehlo_lines([](Var x) {
        return emit_var(Op::sharding_constraint, {x}, ShardingConstraint{PartitionSpec("data", nullptr)});
      }),
      R"(%1 = "stablehlo.custom_call"(%0) <{call_target_name = "Sharding"}> {weft.sharding = "[{\"data\"}, {}]"} : (tensor<4x6xf32>) -> tensor<4x6xf32>
)");
  EXPECT_EQ(
      stablehlo_lines([](Var x) {
        return emit_var(Op::after, {x, x});
      }),
      R"(%1:2 = "stablehlo.optimization_barrier"(%0, %0) : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
)");
}

}  // namespace weft::stablehlo_forms_test
