// What a function calls stands where it calls it.
#include <weft/sdy/inline_calls.hpp>
#include <weft/sdy/local_module.hpp>
#include <weft/sdy/print_module.hpp>

#include <sdy/random_module.hpp>
#include <support/expect_error.hpp>

namespace weft::sdy::inline_calls_test {

std::string inlined(const std::string& text) {
  stablehlo::Module module = stablehlo::read_module(text);
  inline_calls(module);
  return to_text(module);
}
void expect_in(const std::string& text, const std::string& part) {
  EXPECT_NE(text.find(part), std::string::npos) << part << "\nin\n" << text;
}

// %1 of @g and %1 of @main are two values.
const std::string twice = R"(sdy.mesh @m = <["x"=2, "y"=4]>
func.func @main(%a: tensor<10x10xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %b: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %0 = call @g(%a, %b) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
  %1 = stablehlo.subtract %0, %b : tensor<10x10xf32>
  %2 = call @g(%1, %a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"y"}]>]>} : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
  return %2 : tensor<10x10xf32>
}
func.func private @g(%a: tensor<10x10xf32>, %b: tensor<10x10xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}]>}) -> tensor<10x10xf32> {
  %0 = call @h(%a) : (tensor<10x10xf32>) -> tensor<10x10xf32>
  %1 = stablehlo.multiply %0, %b : tensor<10x10xf32>
  return %1 : tensor<10x10xf32>
}
func.func private @h(%a: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %c = stablehlo.constant dense<0.5> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<10xf32>) -> tensor<10x10xf32>
  %2 = stablehlo.add %a, %1 : tensor<10x10xf32>
  return %2 : tensor<10x10xf32>
}
)";
TEST(InlineCalls, BodiesAndWhatIsSaidOfThem) {
  const std::string text = inlined(twice);
  EXPECT_EQ(text.find("call @"), std::string::npos) << text;
  EXPECT_EQ(text.find("@g"), std::string::npos) << text;
  expect_in(text, R"(%r0 = sdy.sharding_constraint %b <@m, [{"y"}, {}]> : tensor<10x10xf32>)");
  expect_in(text, R"(%r5 = stablehlo.multiply %r4, %r0 : tensor<10x10xf32>)");
  expect_in(text, "%1 = stablehlo.subtract %r5, %b");
  expect_in(text, R"(<@m, [{}, {"y"}]> : tensor<10x10xf32>)");
  EXPECT_EQ(inlined(text), text);
}
TEST(InlineCalls, MeansWhatItMeant) {
  Runtime one(1), devices(8);
  EXPECT_EQ(testing::RandomModule::differences(twice, one, inlined(twice)), "");
  EXPECT_EQ(testing::RandomModule::differences(twice, devices, local_module(twice)), "");
}
// A named computation, one in it, a call in that, and another one whose values are called the same.
const std::string named = R"(sdy.mesh @m = <["x"=2, "y"=4]>
func.func @main(%a: tensor<10x10xf32>, %b: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %0 = sdy.named_computation<"one">(%a, %b) in_shardings=[<@m, [{"x"}, {}]>, <@m, [{}, {}]>] out_shardings=[<@m, [{}, {"x"}]>] (%p: tensor<10x10xf32>, %q: tensor<10x10xf32>) {
    %2 = sdy.named_computation<"inner">(%p) (%s: tensor<10x10xf32>) {
      %3 = call @g(%s) : (tensor<10x10xf32>) -> tensor<10x10xf32>
      sdy.return %3 : tensor<10x10xf32>
    } : (tensor<10x10xf32>) -> tensor<10x10xf32>
    %4 = stablehlo.dot %2, %q : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    sdy.return %4 : tensor<10x10xf32>
  } : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
  %1 = sdy.named_computation<"two">(%0) (%p: tensor<10x10xf32>) {
    %2 = stablehlo.subtract %p, %b : tensor<10x10xf32>
    sdy.return %2 : tensor<10x10xf32>
  } : (tensor<10x10xf32>) -> tensor<10x10xf32>
  return %1 : tensor<10x10xf32>
}
func.func private @g(%a: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %0 = stablehlo.tanh %a : tensor<10x10xf32>
  return %0 : tensor<10x10xf32>
}
)";
TEST(InlineCalls, NamedComputationsToo) {
  const std::string text = inlined(named);
  EXPECT_EQ(text.find("computation"), std::string::npos) << text;
  expect_in(text, R"(sdy.sharding_constraint %a <@m, [{"x"}, {}]> : tensor<10x10xf32>)");
  expect_in(text, R"(<@m, [{}, {"x"}]> : tensor<10x10xf32>)");
  EXPECT_EQ(inlined(text), text);
  const std::string meant = R"(func.func @main(%a: tensor<10x10xf32>, %b: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %0 = stablehlo.tanh %a : tensor<10x10xf32>
  %1 = stablehlo.dot %0, %b : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
  %2 = stablehlo.subtract %1, %b : tensor<10x10xf32>
  return %2 : tensor<10x10xf32>
}
)";
  Runtime one(1), devices(8);
  EXPECT_EQ(testing::RandomModule::differences(meant, one, text), "");
  EXPECT_EQ(testing::RandomModule::differences(meant, devices, local_module(named)), "");
}
TEST(InlineCalls, WhatIsRefused) {
  const std::string head =
      "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = call @g(%a) : (tensor<4xf32>) "
      "-> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";
  testing::expect_error(
      [&] {
        static_cast<void>(inlined(head +
                                  "func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = call "
                                  "@g(%a) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n"));
      },
      "stablehlo_calls_itself", {"line 6, column 8", "'g'"});
  testing::expect_error([&] { static_cast<void>(inlined(head)); }, "stablehlo_name_is_unknown", {"function", "'g'"});
}

}  // namespace weft::sdy::inline_calls_test
