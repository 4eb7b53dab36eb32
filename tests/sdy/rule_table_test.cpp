// The rule of each operation: which factors it has, and of what kind. tests/sdy/weft_shardy compares with Shardy's own.
#include <weft/sdy/print.hpp>
#include <weft/sdy/rule_table.hpp>
#include <weft/stablehlo/parser.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::rule_table_test {

// Of the last operation of a function of these arguments that makes something.
std::string rule(const std::string& arguments, const std::string& operations, bool is_conservative = false) {
  const std::string text = "func.func @f(" + arguments + ") {\n" + operations + "\nreturn\n}";
  const stablehlo::Module module = stablehlo::read_module(text);
  const Function& function = module.functions[0];
  const ValueUses uses(function);
  const Buffer<Operation>& all = function.body.operations;
  const ShardingRule made = sharding_rule({module, function, all[all.size() - 2], uses, is_conservative});
  return made.is_none() ? "none" : to_text(made);
}

TEST(RuleTable, NamesAreSortedAndThereOnce) {
  for (std::size_t i = 1; i < std::size(rules::table); ++i) EXPECT_LT(rules::table[i - 1].name, rules::table[i].name);
}

TEST(RuleTable, Elementwise) {
  EXPECT_EQ(rule("%a: tensor<2x3xf32>", "%0 = stablehlo.tanh %a : tensor<2x3xf32>"), "<([i, j])->([i, j]) {i=2, j=3}>");
  EXPECT_EQ(rule("%p: tensor<i1>, %a: tensor<6xf32>",
                 "%0 = stablehlo.select %p, %a, %a : (tensor<i1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>"),
            "<([], [i], [i])->([i]) {i=6}>");
}

TEST(RuleTable, Movement) {
  const std::string a = "%a: tensor<6x1x4xf32>";
  EXPECT_EQ(rule(a, "%0 = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<6x1x4xf32>) -> tensor<4x6x1xf32>"),
            "<([j, k, i])->([i, j, k]) {i=4, j=6, k=1}>");
  EXPECT_EQ(
      rule(a, "%0 = stablehlo.broadcast_in_dim %a, dims = [0, 1, 3] : (tensor<6x1x4xf32>) -> tensor<6x5x7x4xf32>"),
      "<([i, j, m])->([i, k, l, m]) {i=6, j=1, k=5, l=7, m=4}>");
  EXPECT_EQ(rule(a, "%0 = stablehlo.reshape %a : (tensor<6x1x4xf32>) -> tensor<2x12xf32>"),
            "<([ij, k, l])->([i, jl]) {i=2, j=3, k=1, l=4}>");
  EXPECT_EQ(rule(a, "%0 = stablehlo.reverse %a, dims = [2] : tensor<6x1x4xf32>"),
            "<([i, j, k])->([i, j, k]) {i=6, j=1, k=4} permutation={k}>");
  EXPECT_EQ(rule(a, "%0 = stablehlo.slice %a [1:5, 0:1, 0:4] : (tensor<6x1x4xf32>) -> tensor<4x1x4xf32>"),
            "<([i, j, k])->([i, j, k]) {i=6, j=1, k=4} permutation={i}>");
  EXPECT_EQ(rule(a, "%0 = stablehlo.slice %a [1:5, 0:1, 0:4] : (tensor<6x1x4xf32>) -> tensor<4x1x4xf32>", true),
            "<([i, j, k])->([i, j, k]) {i=6, j=1, k=4} permutation={i} blocked_propagation={i}>");
}

TEST(RuleTable, ConcatenationsOfSlicesExchangeRows) {
  const std::string joined =
      "%2 = stablehlo.concatenate %1, %a, dim = 0 : (tensor<2xf32>, tensor<6xf32>) -> tensor<8xf32>";
  const std::string sliced = "%1 = stablehlo.slice %a [0:2] : (tensor<6xf32>) -> tensor<2xf32>\n";
  EXPECT_EQ(rule("%a: tensor<6xf32>", sliced + joined), "<([i], [i])->([i]) {i=8} permutation={i}>");
  EXPECT_EQ(rule("%a: tensor<6xf32>, %1: tensor<2xf32>", joined), "<([i], [i])->([i]) {i=8} need_replication={i}>");
}

TEST(RuleTable, UpdatesAtConstantPlacesMayBeCut) {
  const std::string update =
      "%1 = stablehlo.dynamic_update_slice %a, %b, %0 : (tensor<8xf32>, tensor<2xf32>, tensor<i32>) -> tensor<8xf32>";
  EXPECT_EQ(rule("%a: tensor<8xf32>, %b: tensor<2xf32>, %0: tensor<i32>", update),
            "<([i], [j], [])->([i]) {i=8, j=2} need_replication={j}>");
  EXPECT_EQ(rule("%a: tensor<8xf32>, %b: tensor<2xf32>", "%0 = stablehlo.constant dense<3> : tensor<i32>\n" + update),
            "<([i], [j], [])->([i]) {i=8, j=2}>");
}

TEST(RuleTable, ProductsAndReductions) {
  EXPECT_EQ(rule("%a: tensor<3x4x5xf32>, %b: tensor<3x5x6xf32>",
                 "%0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : "
                 "(tensor<3x4x5xf32>, tensor<3x5x6xf32>) -> tensor<3x4x6xf32>"),
            "<([i, j, l], [i, l, k])->([i, j, k]) {i=3, j=4, k=6, l=5} reduction={l}>");
  EXPECT_EQ(rule("%a: tensor<3x4xf32>, %z: tensor<f32>",
                 "%0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : "
                 "(tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>"),
            "<([i, j], [])->([j]) {i=3, j=4} reduction={i}>");
}

TEST(RuleTable, ConvolutionsAreCutAlongWindowsAndTaps) {
  EXPECT_EQ(
      rule("%a: tensor<2x16x3xf32>, %b: tensor<4x3x8xf32>",
           "%0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [4]} "
           "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
           "(tensor<2x16x3xf32>, tensor<4x3x8xf32>) -> tensor<2x4x8xf32>"),
      "<([i, jk, l], [k, l, m])->([i, j, m]) {i=2, j=4, k=4, l=3, m=8} reduction={k, l} permutation={j}>");
}

TEST(RuleTable, RowsOfATable) {
  const std::string gather =
      "%0 = \"stablehlo.gather\"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], "
      "collapsed_slice_dims "
      "= [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>} : (tensor<100x4xf32>, "
      "tensor<7xi32>) -> tensor<7x4xf32>";
  EXPECT_EQ(rule("%a: tensor<100x4xf32>, %i: tensor<7xi32>", gather),
            "<([k, j], [i])->([i, j]) {i=7, j=4, k=100} reduction={k}>");
}

TEST(RuleTable, WhatNeedsDimensionsWhole) {
  EXPECT_EQ(rule("%a: tensor<2x4x4xf32>",
                 "%0 = stablehlo.cholesky %a, lower = true : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>"),
            "<([i, j, k])->([i, j, k]) {i=2, j=4, k=4} need_replication={j, k}>");
}

TEST(RuleTable, CallsOfTargetsThatAreNotKnown) {
  EXPECT_EQ(rule("%a: tensor<4x2xf32>", "%0 = stablehlo.custom_call @mine(%a) : (tensor<4x2xf32>) -> tensor<2x4xf32>"),
            "none");
  EXPECT_EQ(rule("%a: tensor<4x2xf32>",
                 "%0 = stablehlo.custom_call @mine(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([j, i]) "
                 "{i=4, j=2}, custom>} : (tensor<4x2xf32>) -> tensor<2x4xf32>"),
            "<([i, j])->([j, i]) {i=4, j=2}, custom>");
}

}  // namespace weft::sdy::rule_table_test
