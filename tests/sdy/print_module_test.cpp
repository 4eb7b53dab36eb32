// A module that nothing has changed is printed so that it is read again as it was.
#include <weft/sdy/explicit_module.hpp>
#include <weft/sdy/print_module.hpp>
#include <weft/sdy/sharding_passes.hpp>
#include <weft/stablehlo/parser.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::print_module_test {

using weft::testing::expect_error;

std::string again(const std::string& text) { return to_text(stablehlo::read_module(text)); }

TEST(PrintModule, FormsOfOperations) {
  for (const std::string body :
       {"%0 = stablehlo.tanh %a : tensor<4x4xf32>\n  return %0 : tensor<4x4xf32>",
        "%c = stablehlo.constant dense<0.0> : tensor<f32>\n"
        "  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, "
        "tensor<f32>) -> "
        "tensor<4xf32>\n  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>\n"
        "  return %1 : tensor<4x4xf32>",
        "%0:2 = \"stablehlo.sort\"(%a, %a) ({\n  ^bb0(%1: tensor<f32>, %2: tensor<f32>, %3: tensor<f32>, %4: "
        "tensor<f32>):\n"
        "    %5 = stablehlo.compare GT, %1, %2 : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
        "    stablehlo.return %5 : tensor<i1>\n  }) {dimension = 0 : i64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> "
        "(tensor<4x4xf32>, tensor<4x4xf32>)\n  return %0#1 : tensor<4x4xf32>",
        "%0 = stablehlo.while(%i = %a) : tensor<4x4xf32>\n  cond {\n    %p = stablehlo.constant dense<true> : "
        "tensor<i1>\n"
        "    stablehlo.return %p : tensor<i1>\n  } do {\n    %1 = stablehlo.negate %i : tensor<4x4xf32>\n"
        "    stablehlo.return %1 : tensor<4x4xf32>\n  }\n  return %0 : tensor<4x4xf32>"}) {
    const std::string text =
        "sdy.mesh @\"m\" = <[\"x\"=2]>\nfunc.func @f(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {\n  " + body + "\n}\n";
    EXPECT_EQ(again(text), text);
  }
}

// Locations are left out; resources, types of few bits and quantized ones stay.
TEST(PrintModule, WhatStandsAround) {
  const std::string text = again(
      "module @m attributes {a = 1 : i32} {\nfunc.func @f(%a: tensor<2xf8E4M3FN> loc(\"here\")) -> tensor<2xf8E4M3FN> "
      "{\n"
      "%0 = stablehlo.constant dense_resource<r> : tensor<2xf8E4M3FN> loc(\"there\")\nreturn %0 : "
      "tensor<2xf8E4M3FN>\n}\n}\n"
      "{-# dialect_resources: { builtin: { r: \"0x040000000102\" } } #-}");
  EXPECT_EQ(text.find("there"), std::string::npos);
  EXPECT_NE(text.find("0x040000000102"), std::string::npos);
  EXPECT_EQ(again(text), text);
}

// A sharding and a rule that a pass has dropped, alone in their dictionary, or before and behind another attribute.
TEST(PrintModule, EntriesThatAreDropped) {
  const std::string sharding = "sdy.sharding = #sdy.sharding_per_value<[<@m, [{\"x\"}]>]>",
                    rule = "sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=4}>";
  for (const std::string& entries :
       {sharding + ", " + rule, rule + ", " + sharding, sharding + ", " + rule + ", a = 1 : i64",
        "a = 1 : i64, " + sharding + ", " + rule, sharding + ", a = 1 : i64, " + rule}) {
    // A module's names are views of its text, which lives as long.
    const std::string text =
        "sdy.mesh @m = <[\"x\"=2]>\nfunc.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n%0 = stablehlo.tanh %a {" +
        entries + "} : tensor<4xf32>\nreturn %0 : tensor<4xf32>\n}";
    stablehlo::Module module = stablehlo::read_module(text);
    drop_shardings(module);
    drop_sharding_rules(module);
    const std::string kept = entries.find("a = 1") == std::string::npos ? "" : " {a = 1 : i64}";
    EXPECT_NE(to_text(module).find("stablehlo.tanh %a" + kept + " : tensor<4xf32>\n"), std::string::npos)
        << to_text(module);
  }
}

// New values are called as none in the text is.
TEST(PrintModule, NamesAreNotTakenTwice) {
  const std::string text = explicit_module(
      "sdy.mesh @m = <[\"x\"=2]>\nfunc.func @f(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}]>}) -> "
      "(tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) {\n%r7 = stablehlo.tanh %a : tensor<4xf32>\n"
      "return %r7 : tensor<4xf32>\n}");
  EXPECT_NE(text.find("%r8 = sdy.all_gather [{\"x\"}] %r7"), std::string::npos) << text;
  EXPECT_NE(text.find("return %r8"), std::string::npos) << text;
}

TEST(PrintModule, RefusesWhatHasNoText) {
  expect_error(
      [] {
        again(
            "\"func.func\"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = \"f\"}> ({\n^bb0(%a: "
            "tensor<f32>):\n"
            "\"func.return\"(%a) : (tensor<f32>) -> ()\n}) : () -> ()");
      },
      "stablehlo_is_unsupported", {"MLIR's own form", "f"});
}

}  // namespace weft::sdy::print_module_test
