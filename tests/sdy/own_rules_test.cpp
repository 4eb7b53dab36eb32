// The rules that weft's partitioner goes by, node by node, beside those of Shardy's registry for the operations that
// become one node: the same dimensions are cut alike, and the same ones are summed over.
#include <support/own_rule.hpp>
#include <weft/sdy/rule_table.hpp>
#include <weft/stablehlo/import.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::own_rules_test {

// Which dimensions share factors, by letters in the order in which they are met; those that are summed over in
// capitals.
std::string structure(const ShardingRule& rule) {
  std::string letters, made;
  const auto add = [&](const Buffer<ShardingRule::Tensor>& tensors) {
    for (const ShardingRule::Tensor& tensor : tensors) {
      for (const ShardingRule::Dimension& dimension : tensor) {
        for (const std::int8_t factor : dimension) {
          if (letters.find(static_cast<char>('0' + factor)) == std::string::npos)
            letters += static_cast<char>('0' + factor);
          const bool is_summed = rule.factors[factor].kind == FactorKind::reduction;
          made += static_cast<char>((is_summed ? 'A' : 'a') + letters.find(static_cast<char>('0' + factor)));
        }
        made += ' ';
      }
      made += "; ";
    }
  };
  add(rule.operands);
  add(rule.results);
  return made;
}

// Of the first operation of a function whose arguments are its operands.
void expect_same(const std::string& arguments, const std::string& operation) {
  const std::string text = "func.func @f(" + arguments + ") {\n" + operation + "\n}";
  const stablehlo::Module module = stablehlo::read_module(text);
  const Function& function = module.functions[0];
  Graph graph;
  Buffer<Var> given;
  for (const Index value : function.body.arguments) {
    const TensorType& type = function.values[value].type;
    const std::string name = "input" + std::to_string(value);
    given.push_back({&graph, graph.add_input(Name(name.c_str()), InputKind::data, type.dtype, type.shape)});
  }
  const Buffer<Var> made = stablehlo::import_function(graph, module, function, given);
  const ValueUses uses(function);
  const ShardingRule theirs = sharding_rule({module, function, function.body.operations[0], uses});
  EXPECT_EQ(structure(testing::own_sharding_rule(graph, made[0].id)), structure(theirs)) << operation;
}

TEST(OwnRules, AreThoseOfShardysRegistry) {
  const std::string x = "%a: tensor<6x4xf32>", two = x + ", %b: tensor<6x4xf32>";
  expect_same(two, "%0 = stablehlo.add %a, %b : tensor<6x4xf32>\nreturn %0 : tensor<6x4xf32>");
  expect_same(x,
              "%0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>\n"
              "return %0 : tensor<4x6xf32>");
  expect_same(x, "%0 = stablehlo.reshape %a : (tensor<6x4xf32>) -> tensor<4x6xf32>\nreturn %0 : tensor<4x6xf32>");
  expect_same(x, "%0 = stablehlo.reshape %a : (tensor<6x4xf32>) -> tensor<2x12xf32>\nreturn %0 : tensor<2x12xf32>");
  expect_same(x,
              "%0 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<6x4xf32>) -> tensor<3x6x4xf32>\n"
              "return %0 : tensor<3x6x4xf32>");
  expect_same(x,
              "%0 = stablehlo.slice %a [1:4, 0:4] : (tensor<6x4xf32>) -> tensor<3x4xf32>\n"
              "return %0 : tensor<3x4xf32>");
}

TEST(OwnRules, OfProducts) {
  expect_same("%a: tensor<2x6x4xf32>, %b: tensor<4x2x5xf32>",
              "%0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [1], contracting_dims = [2] x [0] : "
              "(tensor<2x6x4xf32>, tensor<4x2x5xf32>) -> tensor<2x6x5xf32>\nreturn %0 : tensor<2x6x5xf32>");
  expect_same("%a: tensor<4xf32>, %b: tensor<4xf32>",
              "%0 = stablehlo.dot %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>\nreturn %0 : tensor<f32>");
}

}  // namespace weft::sdy::own_rules_test
