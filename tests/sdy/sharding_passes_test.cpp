// Passes that change what a module says about where its values lie.
#include <weft/sdy/print_module.hpp>
#include <weft/sdy/sharding_passes.hpp>
#include <weft/stablehlo/parser.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::sharding_passes_test {

std::string after(void (*pass)(stablehlo::Module&), const std::string& text) {
  stablehlo::Module module = stablehlo::read_module(text);
  pass(module);
  return to_text(module);
}
// One argument, one operation, one result.
std::string module_of(const std::string& argument, const std::string& operation, const std::string& result) {
  return "sdy.mesh @\"m\" = <[\"x\"=4, \"y\"=2]>\nfunc.func @main(%a: tensor<6x8xf32>" + argument +
         ") -> (tensor<6x8xf32>" + result + ") {\n  " + operation + "\n  return %0 : tensor<6x8xf32>\n}\n";
}
std::string lies(const std::string& sharding) { return " {sdy.sharding = #sdy.sharding<" + sharding + ">}"; }
std::string tanh(const std::string& attributes) { return "%0 = stablehlo.tanh %a" + attributes + " : tensor<6x8xf32>"; }
std::string of_result(const std::string& sharding) {
  return " {sdy.sharding = #sdy.sharding_per_value<[<" + sharding + ">]>}";
}

TEST(ShardingPasses, Close) {
  EXPECT_EQ(after(close_shardings, module_of(lies(R"(@m, [{"y", ?}p1, {?}])"),
                                             tanh(of_result(R"(@m, [{"y", ?}, {}], replicated={"x"})")), "")),
            module_of(lies(R"(@m, [{"y"}, {}])"), tanh(of_result(R"(@m, [{"y"}, {}])")), ""));
}
TEST(ShardingPasses, CloseReshards) {
  EXPECT_EQ(after(close_shardings, module_of("", R"(%0 = sdy.reshard %a <@m, [{"y", ?}, {?}]> : tensor<6x8xf32>)", "")),
            module_of("", R"(%0 = sdy.reshard %a <@m, [{"y"}, {}]> : tensor<6x8xf32>)", ""));
}
TEST(ShardingPasses, ConstraintsAreMadeSo) {
  EXPECT_EQ(after(constraints_to_reshards,
                  module_of("", R"(%0 = sdy.sharding_constraint %a <@m, [{"y"}, {}]> : tensor<6x8xf32>)", "")),
            module_of("", R"(%0 = sdy.reshard %a <@m, [{"y"}, {}]> : tensor<6x8xf32>)", ""));
}
TEST(ShardingPasses, GroupsAreDropped) {
  EXPECT_EQ(after(drop_sharding_groups,
                  module_of("", tanh("") + "\n  sdy.sharding_group %0 group_id=3 : tensor<6x8xf32>", "")),
            module_of("", tanh(""), ""));
}
TEST(ShardingPasses, ShardingsAndRulesAreDropped) {
  const std::string rule = "sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=6, j=8}>";
  const std::string sharding = "sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {\"x\"}]>]>";
  const std::string given = tanh(" {" + sharding + ", " + rule + "}");
  EXPECT_EQ(after(drop_sharding_rules, module_of("", given, "")), module_of("", tanh(" {" + sharding + "}"), ""));
  const std::string without =
      after(drop_shardings, module_of(lies(R"(@m, [{}, {"x"}])"), tanh(" {" + sharding + "}"), ""));
  EXPECT_EQ(without.find("sdy."), std::string::npos) << without;
}
// 6 is cut by 2 of the 4 of "x", whatever stands behind it; values between stay as they are.
TEST(ShardingPasses, WhatIsTakenAndReturnedDividesEvenly) {
  EXPECT_EQ(
      after(divide_evenly, module_of(lies(R"(@m, [{"x", "y"}, {}])"), tanh(of_result(R"(@m, [{"x"}, {}])")),
                                     lies(R"(@m, [{"y", "x"}, {}])"))),
      module_of(lies(R"(@m, [{"x":(1)2}, {}])"), tanh(of_result(R"(@m, [{"x"}, {}])")), lies(R"(@m, [{"y"}, {}])")));
}
TEST(ShardingPasses, PartsAtEdges) {
  EXPECT_EQ(after(drop_parts_at_edges,
                  module_of(lies(R"(@m, [{"y", "x":(1)2, ?}, {}])"), tanh(""), lies(R"(@m, [{"x":(1)2}, {}])"))),
            module_of(lies(R"(@m, [{"y", ?}, {}])"), tanh(""), lies(R"(@m, [{"x":(1)2}, {}])")));
}
TEST(ShardingPasses, CallsReturnWhatTheFunctionDoes) {
  const std::string text =
      after(insert_call_reshards,
            "sdy.mesh @m = <[\"x\"=4, \"y\"=2]>\nfunc.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {\n"
            "%0 = call @g(%a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{\"y\"}]>]>} : (tensor<8xf32>) -> "
            "tensor<8xf32>\n"
            "return %0 : tensor<8xf32>\n}\nfunc.func private @g(%a: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = "
            "#sdy.sharding<@m, [{\"x\"}]>}) {\nreturn %a : tensor<8xf32>\n}");
  EXPECT_NE(text.find("call @g(%a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{\"x\"}]>]>}"), std::string::npos)
      << text;
  EXPECT_NE(text.find("%r0 = sdy.reshard %0 <@m, [{\"y\"}]> : tensor<8xf32>"), std::string::npos) << text;
  EXPECT_NE(text.find("return %r0"), std::string::npos) << text;
}

}  // namespace weft::sdy::sharding_passes_test
