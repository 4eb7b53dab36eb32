// What propagation finds, as specs of the partitioner.
#include <weft/sdy/value_marks.hpp>
#include <weft/stablehlo/parser.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::value_marks_test {

TEST(ValueMarks, ArgumentsAndValues) {
  const stablehlo::Module module = stablehlo::read_module(R"(
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %w: tensor<6x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"y"}]>]>} : (tensor<8x6xf32>, tensor<6x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
})");
  const PropagatedFunction found = propagated_function(module, module.functions[0]);
  ASSERT_EQ(found.argument_specs.size(), 2);
  EXPECT_EQ(found.argument_specs[0], PartitionSpec("x", nullptr));
  EXPECT_EQ(found.argument_specs[1], PartitionSpec(nullptr, "y"));
  const Index product = module.functions[0].body.operations[0].results[0];
  const ShardingConstraint* const mark = found.marks.find(&module.functions[0], product);
  ASSERT_NE(mark, nullptr);
  EXPECT_EQ(mark->spec, PartitionSpec("x", "y"));
  EXPECT_EQ(mark->force, MarkForce::obeyed);
  EXPECT_EQ(found.marks.find(nullptr, product), nullptr);
}

// What a module asks for holds longer than what follows from it.
TEST(ValueMarks, Hints) {
  const stablehlo::Module module = stablehlo::read_module(R"(
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = stablehlo.tanh %a : tensor<8x6xf32>
  %1 = sdy.sharding_constraint %0 <@m, [{"x"}, {}]> : tensor<8x6xf32>
  %2 = stablehlo.exponential %1 : tensor<8x6xf32>
  return %2 : tensor<8x6xf32>
})");
  const Function& function = module.functions[0];
  const PropagatedFunction found = propagated_function(module, function, true);
  const auto force_of = [&](Index operation) {
    return found.marks.find(&function, function.body.operations[operation].results[0])->force;
  };
  EXPECT_EQ(force_of(0), MarkForce::propagated);
  EXPECT_EQ(force_of(1), MarkForce::asked);
  EXPECT_EQ(force_of(2), MarkForce::propagated);
}

TEST(ValueMarks, WhatCannotBeObeyedIsLeftOpen) {
  const FlowMesh mesh{{"x", "y"}, {2, 4}, {}, false};
  TensorSharding sharding = TensorSharding::open(0, 4);
  sharding.dims[0].axes = {{1, 1, 2}};  // a part of y
  sharding.dims[1].axes = {{0, 1, 2}};  // of 3
  sharding.dims[3].is_closed = true;
  EXPECT_EQ(
      partition_spec(sharding, {8, 3, 8, 8}, mesh, PartitionSpec::unconstrained),
      PartitionSpec(PartitionSpec::unconstrained, PartitionSpec::unconstrained, PartitionSpec::unconstrained, nullptr));
  EXPECT_EQ(partition_spec(sharding, {8, 4, 8, 8}, mesh, nullptr), PartitionSpec(nullptr, "x", nullptr, nullptr));
}

}  // namespace weft::sdy::value_marks_test
