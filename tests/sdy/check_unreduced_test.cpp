// Sums over devices that are not made yet: who may begin, keep, hand over and make them.
#include <weft/sdy/check_unreduced.hpp>
#include <weft/stablehlo/parser.hpp>

#include <support/expect_error.hpp>

namespace weft::sdy::check_unreduced_test {

using testing::expect_error;

void check(const std::string& functions) {
  const std::string text = "sdy.mesh @m = <[\"x\"=2, \"y\"=4]>\n" + functions;
  stablehlo::Module module = stablehlo::read_module(text);
  check_unreduced(module);
}
std::string lies(const std::string& rest) { return " {sdy.sharding = #sdy.sharding<@m, [{}]" + rest + ">}"; }
std::string of_result(const std::string& rest) {
  return " {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]" + rest + ">]>}";
}
const std::string sum = ", unreduced={\"y\"}", maximum = ", unreduced=max{\"y\"}";

// @main of one argument that is such a sum, if it says so, which returns %0.
void check_main(const std::string& argument, const std::string& body, const std::string& result) {
  check("func.func @main(%a: tensor<8xf32>" + lies(argument) + ") -> (tensor<8xf32>" + lies(result) + ") {\n  " + body +
        "\n  return %0 : tensor<8xf32>\n}\n");
}

TEST(CheckUnreduced, WhatKeepsThemOrMakesThem) {
  check_main(sum, "%0 = stablehlo.add %a, %a" + of_result(sum) + " : tensor<8xf32>", sum);
  check_main(sum, "%0 = sdy.reshard %a <@m, [{\"x\"}]> : tensor<8xf32>", "");
  check_main(sum, "%0 = sdy.all_reduce {\"y\"} %a out_sharding=<@m, [{}]> : tensor<8xf32>", "");
  check_main(maximum, "%0 = sdy.all_reduce max {\"y\"} %a out_sharding=<@m, [{}]> : tensor<8xf32>", "");
  check_main("",
             "%m = stablehlo.constant dense<1.0> : tensor<8x8xf32>\n  %0 = stablehlo.dot_general %a, %m, "
             "contracting_dims = [0] x [0]" +
                 of_result(sum) + " : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8xf32>\n",
             sum);
}
TEST(CheckUnreduced, OperationsThatDropThem) {
  expect_error([] { check_main(sum, "%0 = stablehlo.add %a, %a" + of_result("") + " : tensor<8xf32>", ""); },
               "stablehlo_unreduced_is_dropped",
               {"line 3, column 8: 'stablehlo.add': what it reads is unreduced over {\"y\"}", "sdy.reshard"});
}
TEST(CheckUnreduced, KindsThatDiffer) {
  expect_error([] { check_main(maximum, "%0 = sdy.reshard %a <@m, [{}], unreduced={\"y\"}> : tensor<8xf32>", sum); },
               "stablehlo_unreduced_kind_differs",
               {"'sdy.reshard': a value that is unreduced over {\"y\"} by sum", "by max"});
  expect_error(
      [] { check_main(maximum, "%0 = sdy.all_reduce {\"y\"} %a out_sharding=<@m, [{}]> : tensor<8xf32>", ""); },
      "stablehlo_unreduced_kind_differs", {"'sdy.all_reduce'", "by max stands where one by sum is needed"});
  expect_error([] { check_main("", "%0 = stablehlo.add %a, %a" + of_result(maximum) + " : tensor<8xf32>", maximum); },
               "stablehlo_unreduced_kind_differs", {"by max stands where one by sum is needed"});
}
// A reduction begins what its body combines.
TEST(CheckUnreduced, ReductionsBeginTheirKind) {
  const auto reduce = [](const std::string& body, const std::string& kind) {
    check("func.func @main(%a: tensor<4x8xf32>, %c: tensor<f32>) -> (tensor<8xf32>" + lies(kind) +
          ") {\n  %0 = stablehlo.reduce(%a init: %c) applies stablehlo." + body + " across dimensions = [0]" +
          of_result(kind) + " : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>\n  return %0 : tensor<8xf32>\n}\n");
  };
  reduce("maximum", maximum);
  reduce("add", sum);
  expect_error([&] { reduce("add", maximum); }, "stablehlo_unreduced_kind_differs", {"'stablehlo.reduce'"});
  expect_error([&] { reduce("multiply", sum); }, "stablehlo_unreduced_begins",
               {"line 3, column 8: 'stablehlo.reduce': what it makes is unreduced over {\"y\"}"});
}
TEST(CheckUnreduced, CallsAndReturns) {
  const auto call = [](const std::string& argument, const std::string& body) {
    check("func.func @main(%a: tensor<8xf32>" + lies(sum) + ") -> tensor<8xf32> {\n  " + body +
          "\n  return %0 : tensor<8xf32>\n}\nfunc.func private @g(%a: tensor<8xf32>" + lies(argument) +
          ") -> tensor<8xf32> {\n  %0 = sdy.reshard %a <@m, [{}]> : tensor<8xf32>\n  return %0 : tensor<8xf32>\n}\n");
  };
  call(sum, "%0 = call @g(%a) : (tensor<8xf32>) -> tensor<8xf32>");
  expect_error(
      [&] { call("", "%0 = call @g(%a) : (tensor<8xf32>) -> tensor<8xf32>"); }, "stablehlo_unreduced_edge_differs",
      {"line 3, column 8: 'func.call': operand 0 is unreduced over {\"y\"} as it is handed over, and not as it "
       "is taken"});
  expect_error([&] { call(sum, "%0 = call @g(%a)" + of_result(sum) + " : (tensor<8xf32>) -> tensor<8xf32>"); },
               "stablehlo_unreduced_edge_differs", {"'func.call': result 0", "as it is taken"});
  expect_error([&] { check_main("", "%0 = stablehlo.tanh %a" + of_result("") + " : tensor<8xf32>", sum); },
               "stablehlo_unreduced_edge_differs", {"line 4, column 3: 'return': operand 0"});
}
TEST(CheckUnreduced, ReductionsOfWhatNothingIsSaidOf) {
  expect_error(
      [] {
        check(
            "func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {\n  %0 = sdy.all_reduce {\"y\"} %a "
            "out_sharding=<@m, [{}]> : tensor<8xf32>\n  return %0 : tensor<8xf32>\n}\n");
      },
      "stablehlo_attribute_is_missing", {"line 3, column 8", "sdy.sharding of what it reduces"});
}

}  // namespace weft::sdy::check_unreduced_test
