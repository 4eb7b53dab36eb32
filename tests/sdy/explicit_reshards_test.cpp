// Operations whose operands and results do not lie in ways that fit each other: what is inserted around them.
#include <weft/sdy/explicit_reshards.hpp>
#include <weft/sdy/print_module.hpp>
#include <weft/stablehlo/parser.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::explicit_reshards_test {

using weft::testing::expect_error;

const std::string mesh = "sdy.mesh @m = <[\"x\"=4, \"y\"=2]>\n";
std::string with_reshards(const std::string& text, const ExplicitReshardOptions& options = {}) {
  stablehlo::Module module = stablehlo::read_module(text);
  insert_explicit_reshards(module, options);
  return to_text(module);
}
std::string lies(const std::string& dims) { return " {sdy.sharding = #sdy.sharding<@m, [" + dims + "]>}"; }
std::string made(const std::string& dims) {
  return " {sdy.sharding = #sdy.sharding_per_value<[<@m, [" + dims + "]>]>}";
}
std::string product(const std::string& left, const std::string& right, const std::string& result,
                    const std::string& returned) {
  return mesh + "func.func @f(%a: tensor<8x32xf32>" + lies(left) + ", %b: tensor<32x16xf32>" + lies(right) +
         ") -> (tensor<8x16xf32>" + lies(returned) + ") {\n%0 = stablehlo.dot %a, %b" + made(result) +
         " : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>\nreturn %0 : tensor<8x16xf32>\n}";
}
::testing::AssertionResult has(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << "'" << part << "' is not in\n" << text;
}

TEST(ExplicitReshards, NothingWhereAllFit) {
  const std::string text = product(R"({"x"}, {})", R"({}, {"y"})", R"({"x"}, {"y"})", R"({"x"}, {"y"})");
  EXPECT_EQ(with_reshards(text).find("sdy.reshard"), std::string::npos);
}

TEST(ExplicitReshards, WhatIsSummedOverDevicesIsReduced) {
  const std::string text =
      with_reshards(product(R"({"x"}, {"y"})", R"({"y"}, {})", R"({"x"}, {"y"})", R"({"x"}, {"y"})"));
  EXPECT_TRUE(has(text, R"(stablehlo.dot %a, %b {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>})"));
  EXPECT_TRUE(has(text, R"(%r0 = sdy.all_reduce {"y"} %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x16xf32>)"));
  EXPECT_TRUE(has(text, R"(%r1 = sdy.reshard %r0 <@m, [{"x"}, {"y"}]> : tensor<8x16xf32>)"));
  EXPECT_TRUE(has(text, "return %r1"));
}

// The larger operand stays.
TEST(ExplicitReshards, OperandsThatConflict) {
  const std::string text = with_reshards(product(R"({"x"}, {})", R"({"x"}, {})", R"({}, {})", R"({}, {})"));
  EXPECT_TRUE(has(text, R"(%r0 = sdy.reshard %a <@m, [{}, {"x"}]>)"));
  EXPECT_TRUE(has(text, "stablehlo.dot %r0, %b"));
}

TEST(ExplicitReshards, ResultsOfFunctions) {
  const std::string text = with_reshards(product(R"({"x"}, {})", R"({}, {})", R"({"x"}, {})", R"({}, {"y"})"));
  EXPECT_TRUE(has(text, R"(%r0 = sdy.reshard %0 <@m, [{}, {"y"}]>)"));
  EXPECT_TRUE(has(text, "return %r0"));
}

std::string reduction(const std::string& body, const std::string& type) {
  return mesh + "func.func @f(%a: tensor<8x4x" + type + ">" + lies(R"({"x"}, {})") + ", %z: tensor<" + type +
         ">) -> tensor<4x" + type + "> {\n%0 = stablehlo.reduce(%a init: %z) applies stablehlo." + body +
         " across dimensions = [0]" + made("{}") + " : (tensor<8x4x" + type + ">, tensor<" + type + ">) -> tensor<4x" +
         type + ">\nreturn %0 : tensor<4x" + type + ">\n}";
}
TEST(ExplicitReshards, ReductionsCombineAsTheirBodies) {
  EXPECT_TRUE(has(with_reshards(reduction("add", "f32")), R"(sdy.all_reduce {"x"} %0)"));
  EXPECT_TRUE(has(with_reshards(reduction("maximum", "f32")), R"(sdy.all_reduce max {"x"} %0)"));
  EXPECT_TRUE(has(with_reshards(reduction("and", "i1")), R"(sdy.all_reduce min {"x"} %0)"));
  // No collective multiplies: the operand is gathered.
  const std::string product_of_all = with_reshards(reduction("multiply", "f32"));
  EXPECT_TRUE(has(product_of_all, "sdy.reshard %a <@m, [{}, {"));
  EXPECT_EQ(product_of_all.find("sdy.all_reduce"), std::string::npos);
}

TEST(ExplicitReshards, CarriesOfLoops) {
  const std::string text = with_reshards(
      mesh + "func.func @f(%a: tensor<8xf32>" + lies(R"({"x"})") + ") -> (tensor<8xf32>" + lies(R"({"y"})") +
      ") {\n%0 = stablehlo.while(%c = %a) : tensor<8xf32> attributes" + made(R"({"y"})") +
      " cond {\n%p = stablehlo.constant dense<true> : tensor<i1>\nstablehlo.return %p : tensor<i1>\n} do {\n"
      "%1 = stablehlo.tanh %c" +
      made(R"({"x"})") +
      " : tensor<8xf32>\nstablehlo.return %1 : tensor<8xf32>\n}\n"
      "return %0 : tensor<8xf32>\n}");
  EXPECT_TRUE(has(text, R"(%r0 = sdy.reshard %a <@m, [{"y"}]>)"));
  EXPECT_TRUE(has(text, "stablehlo.while(%c = %r0)"));
  EXPECT_TRUE(has(text, R"(sdy.reshard %c <@m, [{"x"}]>)"));
}

TEST(ExplicitReshards, ArgumentsOfCalls) {
  const std::string text = with_reshards(
      mesh + "func.func @main(%a: tensor<8xf32>" + lies(R"({"x"})") + ") -> tensor<8xf32> {\n" + "%0 = call @g(%a)" +
      made(R"({"y"})") + " : (tensor<8xf32>) -> tensor<8xf32>\nreturn %0 : tensor<8xf32>\n}\n" +
      "func.func private @g(%a: tensor<8xf32>" + lies(R"({"y"})") + ") -> (tensor<8xf32>" + lies(R"({"y"})") +
      ") {\nreturn %a : tensor<8xf32>\n}");
  EXPECT_TRUE(has(text, R"(%r0 = sdy.reshard %a <@m, [{"y"}]>)"));
  EXPECT_TRUE(has(text, "call @g(%r0)"));
}

TEST(ExplicitReshards, SumsThatStaySums) {
  const std::string sum = R"( {sdy.sharding = #sdy.sharding<@m, [{}], unreduced={"x", "y"}>})";
  const std::string text = with_reshards(mesh + "func.func @f(%a: tensor<8xf32>" + sum + ") -> (tensor<8xf32>" +
                                         R"( {sdy.sharding = #sdy.sharding<@m, [{}], unreduced={"y"}>}) {)" +
                                         "\nreturn %a : tensor<8xf32>\n}");
  EXPECT_TRUE(has(text, R"(sdy.all_reduce {"x"} %a out_sharding=<@m, [{}], unreduced={"y"}>)"));
}

// Around products alone: the result, which is smaller than the operand that would move.
TEST(ExplicitReshards, NotEverywhere) {
  const std::string text = product(R"({"x"}, {"y"})", R"({"y"}, {})", R"({"y"}, {})", R"({"y"}, {})");
  EXPECT_TRUE(has(with_reshards(text, {.everywhere = false}), R"(sdy.reshard %0 <@m, [{"y"}, {}]>)"));
  const std::string sum = mesh + "func.func @f(%a: tensor<8xf32>" + lies(R"({"x"})") + ") -> tensor<8xf32> {\n" +
                          "%0 = stablehlo.tanh %a" + made(R"({"y"})") +
                          " : tensor<8xf32>\nreturn %0 : tensor<8xf32>\n}";
  EXPECT_EQ(with_reshards(sum, {.everywhere = false}).find("sdy.reshard"), std::string::npos);
  EXPECT_TRUE(has(with_reshards(sum), R"(sdy.reshard %0 <@m, [{"y"}]>)"));  // in more pieces before
}

TEST(ExplicitReshards, OneDeviceAlone) {
  const std::string one = "sdy.mesh @one = <[], device_ids=[3]>\n";
  const std::string text = with_reshards(
      mesh + one + "func.func @f(%a: tensor<8xf32>" + lies(R"({"x"})") + ") -> (tensor<8xf32>" + lies(R"({"x"})") +
      ") {\n%0 = stablehlo.custom_call @print(%a) {sdy.sharding = #sdy.sharding_per_value<[<@one, []>]>} : "
      "(tensor<8xf32>) -> tensor<8xf32>\nreturn %0 : tensor<8xf32>\n}");
  EXPECT_TRUE(has(text, "%r0 = sdy.reshard %a <@m, [{}]>"));
  EXPECT_TRUE(has(text, "%r1 = sdy.reshard %r0 <@one, []>"));
  EXPECT_TRUE(has(text, "@print(%r1)"));
  EXPECT_TRUE(has(text, "%r2 = sdy.reshard %0 <@m, [{}]>"));
}

TEST(ExplicitReshards, RefusesWhatItCannotRead) {
  expect_error([] { with_reshards(product(R"({"z"}, {})", "{}, {}", "{}, {}", "{}, {}")); },
               "stablehlo_name_is_unknown", {"axis", "z"});
}

}  // namespace weft::sdy::explicit_reshards_test
