// Modules to flows: which tensors are one, what edges connect, and what propagation then finds.
#include <weft/sdy/module_flow.hpp>
#include <weft/sdy/print.hpp>
#include <weft/sharding/propagate_shardings.hpp>
#include <weft/stablehlo/parser.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::module_flow_test {

using weft::testing::expect_error;

// What a function's arguments and results lie like, after propagation.
struct Found {
  std::string source;  // which the module is a view of
  stablehlo::Module module;
  ModuleFlow made;

  explicit Found(const std::string& text, const FlowOptions& options = {})
      : source{text}, module{stablehlo::read_module(source)}, made{module_flow(module, options)} {
    propagate_shardings(made.flow);
  }
  std::string text(Index tensor) const { return to_text(made.flow.tensors[tensor].sharding, made.meshes); }
  std::string argument(Index i, Index function = 0) const {
    const FunctionFlow& flow = made.functions[function];
    return text(flow.values[flow.function->body.arguments[i]]);
  }
  std::string result(Index i, Index function = 0) const { return text(made.functions[function].declared[i]); }
};
const std::string mesh = "sdy.mesh @m = <[\"x\"=2, \"y\"=2]>\n";
const std::string rows = " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}";

TEST(ModuleFlow, FromArgumentsToResultsAndBack) {
  const Found found(mesh + "func.func @f(%a: tensor<4x4xf32>" + rows + ", %b: tensor<4x4xf32>) -> tensor<4x4xf32> {\n" +
                    "%0 = stablehlo.add %a, %b : tensor<4x4xf32>\nreturn %0 : tensor<4x4xf32>\n}");
  EXPECT_EQ(found.result(0), R"(<@m, [{"x", ?}, {?}]>)");
  EXPECT_EQ(found.argument(1), R"(<@m, [{"x", ?}, {?}]>)");
}

TEST(ModuleFlow, ThroughLoops) {
  const std::string loop =
      "%0 = stablehlo.while(%c = %a) : tensor<4x4xf32>\n cond {\n %p = stablehlo.constant dense<true> : tensor<i1>\n"
      " stablehlo.return %p : tensor<i1>\n } do {\n %1 = stablehlo.tanh %c : tensor<4x4xf32>\n"
      " stablehlo.return %1 : tensor<4x4xf32>\n }\n";
  const std::string text = mesh + "func.func @f(%a: tensor<4x4xf32>" + rows + ") -> tensor<4x4xf32> {\n" + loop +
                           "return %0 : tensor<4x4xf32>\n}";
  EXPECT_EQ(Found(text).result(0), R"(<@m, [{"x", ?}, {?}]>)");
  EXPECT_EQ(Found(text, {.adds_edges = false}).result(0), "");
}

TEST(ModuleFlow, ThroughBranches) {
  const Found found(mesh + "func.func @f(%p: tensor<i32>, %a: tensor<4x4xf32>" + rows +
                    ", %b: tensor<4x4xf32>) -> tensor<4x4xf32> {\n%0 = \"stablehlo.case\"(%p) ({\n" +
                    "stablehlo.return %a : tensor<4x4xf32>\n}, {\nstablehlo.return %b : tensor<4x4xf32>\n}) : " +
                    "(tensor<i32>) -> tensor<4x4xf32>\nreturn %0 : tensor<4x4xf32>\n}");
  EXPECT_EQ(found.result(0), R"(<@m, [{"x", ?}, {?}]>)");
  EXPECT_EQ(found.argument(2), R"(<@m, [{"x", ?}, {?}]>)");
}

// Each call has tensors of its own.
TEST(ModuleFlow, ThroughCalls) {
  const Found found(mesh + "func.func @main(%a: tensor<4x4xf32>" + rows + ", %b: tensor<4x4xf32>) -> " +
                    "(tensor<4x4xf32>, tensor<4x4xf32>) {\n%0 = call @g(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>\n" +
                    "%1 = call @g(%b) : (tensor<4x4xf32>) -> tensor<4x4xf32>\n" +
                    "return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>\n}\n" +
                    "func.func private @g(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {\n" +
                    "%0 = stablehlo.tanh %a : tensor<4x4xf32>\nreturn %0 : tensor<4x4xf32>\n}");
  ASSERT_EQ(found.made.functions.size(), 3);
  EXPECT_EQ(found.result(0), R"(<@m, [{"x", ?}, {?}]>)");
  EXPECT_EQ(found.argument(0, 1), R"(<@m, [{"x", ?}, {?}]>)");
  EXPECT_EQ(found.result(1), "");
}

// A named computation need not say how its values lie.
TEST(ModuleFlow, ThroughNamedComputations) {
  const Found found(mesh + "func.func @f(%a: tensor<4x4xf32>" + rows + ") -> tensor<4x4xf32> {\n" +
                    "%0 = sdy.named_computation<\"g\">(%a) (%b: tensor<4x4xf32>) {\n%1 = stablehlo.tanh %b : " +
                    "tensor<4x4xf32>\nsdy.return %1 : tensor<4x4xf32>\n} : (tensor<4x4xf32>) -> tensor<4x4xf32>\n" +
                    "return %0 : tensor<4x4xf32>\n}");
  EXPECT_EQ(found.result(0), R"(<@m, [{"x", ?}, {?}]>)");
}

TEST(ModuleFlow, FunctionsThatCallThemselves) {
  const stablehlo::Module module = stablehlo::read_module(
      "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n%0 = call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>\n"
      "return %0 : tensor<4xf32>\n}\nfunc.func @g(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
      "%0 = call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>\nreturn %0 : tensor<4xf32>\n}");
  expect_error([&] { (void)module_flow(module); }, "stablehlo_calls_itself", {});
}

// Inside, rows are parts over x, which is manual; y goes in and out.
TEST(ModuleFlow, ManualComputations) {
  const Found found(
      mesh + "func.func @f(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {\n" +
      "%0 = sdy.manual_computation(%a) in_shardings=[<@m, [{\"x\", ?}, {?}]>] out_shardings=[<@m, [{\"x\", ?}, "
      "{?}]>] " +
      "manual_axes={\"x\"} (%b: tensor<4x4xf32>) {\n%1 = stablehlo.tanh %b {sdy.sharding = " +
      "#sdy.sharding_per_value<[<@m, [{\"y\", ?}, {?}]>]>} : tensor<4x4xf32>\nsdy.return %1 : tensor<4x4xf32>\n} : " +
      "(tensor<8x4xf32>) -> tensor<8x4xf32>\nreturn %0 : tensor<8x4xf32>\n}");
  EXPECT_EQ(found.argument(0), R"(<@m, [{"x", "y", ?}, {?}]>)");
  EXPECT_EQ(found.result(0), R"(<@m, [{"x", "y", ?}, {?}]>)");
  EXPECT_EQ(found.text(found.made.computations[0].in[0]), R"(<@m, [{"x", "y", ?}, {?}]>)");
}

TEST(ModuleFlow, GroupsAndConstraints) {
  const Found found(
      mesh + "func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {\n" +
      "sdy.sharding_group %a group_id=7 : tensor<4x4xf32>\n" + "sdy.sharding_group %b group_id=7 : tensor<4x4xf32>\n" +
      "%0 = sdy.sharding_constraint %a <@m, [{}, {\"y\"}]> : tensor<4x4xf32>\n" + "return %0 : tensor<4x4xf32>\n}");
  EXPECT_EQ(found.argument(0), R"(<@m, [{}, {"y"}]>)");
  EXPECT_EQ(found.argument(1), R"(<@m, [{}, {"y"}]>)");
}

// A constant is no bridge between its readers.
TEST(ModuleFlow, ConstantsAreCopied) {
  const std::string text =
      mesh + "func.func @f(%a: tensor<4x4xf32>" + rows + ", %b: tensor<4x4xf32>) -> " +
      "(tensor<4x4xf32>, tensor<4x4xf32>) {\n%c = stablehlo.constant dense<1.0> : tensor<4x4xf32>\n" +
      "%0 = stablehlo.add %a, %c : tensor<4x4xf32>\n%1 = stablehlo.add %b, %c : tensor<4x4xf32>\n" +
      "return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>\n}";
  EXPECT_EQ(Found(text).result(1), "");
  EXPECT_EQ(Found(text, {.imports = false}).result(1), R"(<@m, [{"x", ?}, {?}]>)");
}

TEST(ModuleFlow, ErrorsNameThePlaceInTheModule) {
  const auto flow = [](const std::string& text) {
    return [text] {
      const stablehlo::Module module = stablehlo::read_module(text);
      (void)module_flow(module);
    };
  };
  expect_error(flow(mesh + "func.func @f(%a: tensor<4xf32>" + rows + ") {\nreturn\n}"), "stablehlo_count_differs",
               {"line 2, column 61", "dimensions"});
  expect_error(flow(mesh + "func.func @f(%a: tensor<4xf32>) {\n" +
                    "%0 = sdy.sharding_constraint %a <@m, [{\"z\"}]> : tensor<4xf32>\nreturn\n}"),
               "stablehlo_name_is_unknown", {"line 3, column 40", "axis", "z"});
}

}  // namespace weft::sdy::module_flow_test
