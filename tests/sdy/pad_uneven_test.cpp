// Dimensions that axes do not divide, padded: where, with what, and that no number of the function changes.
#include <weft/sdy/edited_function.hpp>
#include <weft/sdy/explicit_module.hpp>
#include <weft/sdy/pad_uneven.hpp>
#include <weft/sdy/padded_values.hpp>
#include <weft/sdy/print_module.hpp>
#include <weft/stablehlo/parser.hpp>

#include <sdy/random_module.hpp>
#include <support/expect_error.hpp>

namespace weft::sdy::pad_uneven_test {

using testing::RandomModule;

std::string padded(const std::string& body, const std::string& signature) {
  const std::string text = "sdy.mesh @m = <[\"x\"=4, \"y\"=2]>\nfunc.func @main(" + signature + " {\n" + body + "}\n";
  stablehlo::Module module = stablehlo::read_module(text);
  pad_uneven(module);
  return to_text(module);
}
void expect_in(const std::string& text, const std::string& part) {
  EXPECT_NE(text.find(part), std::string::npos) << part << "\nin\n" << text;
}

TEST(PadUneven, WhereAValueIsCutAndWhereItIsWholeAgain) {
  const std::string text =
      padded(R"(  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x5xf32>
  %1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<7x5xf32>
  %2 = sdy.all_gather [{"x"}, {}] %1 out_sharding=<@m, [{}, {}]> : tensor<7x5xf32>
  return %2 : tensor<7x5xf32>
)",
             "%a: tensor<7x5xf32>) -> tensor<7x5xf32>");
  expect_in(text,
            "%r1 = stablehlo.pad %a, %r0, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x5xf32>, "
            "tensor<f32>) -> tensor<8x5xf32>");
  expect_in(text, R"(%0 = sdy.all_slice [{"x"}, {}] %r1 out_sharding=<@m, [{"x"}, {}]> : tensor<8x5xf32>)");
  expect_in(
      text,
      R"(%1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x5xf32>)");
  expect_in(text, R"(= stablehlo.slice %2 [0:7, 0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : )"
                  "(tensor<8x5xf32>) -> tensor<7x5xf32>");
}
// Of 9 rows in 8 parts 16 are made, which 4 parts keep as 12.
TEST(PadUneven, LessIsKeptWhereFewerPartsNeedLess) {
  const std::string text =
      padded(R"(  %0 = sdy.all_slice [{"x", "y"}] %a out_sharding=<@m, [{"x", "y"}]> : tensor<9xf32>
  %1 = sdy.all_gather [{"y"}] %0 out_sharding=<@m, [{"x"}]> : tensor<9xf32>
  %2 = sdy.all_gather [{"x"}] %1 out_sharding=<@m, [{}]> : tensor<9xf32>
  return %2 : tensor<9xf32>
)",
             "%a: tensor<9xf32>) -> tensor<9xf32>");
  expect_in(text, "high = [7]");
  expect_in(text, "[0:12]");
  expect_in(text, "[0:9]");
}
TEST(PadUneven, ProductsAreHandedZerosAndReductionsWhatTheyStartWith) {
  const std::string text = padded(R"(  %c = stablehlo.constant dense<-1.0> : tensor<f32>
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %1 = stablehlo.exponential %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<7xf32>
  %2 = stablehlo.dot_general %1, %0, contracting_dims = [0] x [0] : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
  %3 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.add %2, %3 : tensor<f32>
  return %4 : tensor<f32>
)",
                                  "%a: tensor<7xf32>) -> tensor<f32>");
  expect_in(text, "stablehlo.broadcast_in_dim %c, dims = []");
  std::size_t selects = 0;
  for (std::size_t at = text.find("stablehlo.select"); at != std::string::npos;
       at = text.find("stablehlo.select", at + 1))
    ++selects;
  EXPECT_EQ(selects, 2u) << text;  // %0 is known to have zeros
  expect_in(text, "(tensor<8xf32>, tensor<f32>) -> tensor<f32>");
}

// --- Numbers
// Every value divides evenly then, and the function is the same.
TEST(PadUneven, RandomModulesMeanWhatTheyMeant) {
  Runtime runtime(1);
  int with_padding = 0;
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    const std::string text = RandomModule(seed, {{"x", 4}, {"y", 2}, {"z", 3}}).text();
    const std::string made = explicit_module(text, {.propagates = false, .pads = true});
    with_padding += made.find("11x") != std::string::npos || made.find("12x") != std::string::npos ? 1 : 0;
    stablehlo::Module module = stablehlo::read_module(made);
    const Meshes meshes(module);
    EditedFunction function(module, module.functions[0], meshes);
    for (Index value = 0; value < module.functions[0].values.size(); ++value)
      EXPECT_EQ(PaddedValues::divisible(function.shape(value), function.sharding(value)), function.shape(value))
          << made;
    const std::string differs = RandomModule::differences(text, runtime, made);
    ASSERT_EQ(differs, "") << "seed " << seed << "\n" << text << made;
  }
  EXPECT_GT(with_padding, 40);
}

// --- What has no padding
TEST(PadUneven, WhatIsTakenAndReturnedDividesEvenly) {
  testing::expect_error(
      [] {
        static_cast<void>(padded("  return %a : tensor<7xf32>\n",
                                 "%a: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}]>}) -> tensor<7xf32>"));
      },
      "stablehlo_edge_is_uneven",
      {"line 2, column 1: 'main': argument 0 has 7 elements along a dimension that is cut into 4 pieces",
       "sdy::divide_evenly"});
}
TEST(PadUneven, OperationsThatSayHowLargeThingsAre) {
  testing::expect_error(
      [] {
        static_cast<void>(padded(R"(  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %1 = stablehlo.dynamic_slice %0, %i, sizes = [7] : (tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
  return %1 : tensor<7xf32>
)",
                                 "%a: tensor<7xf32>, %i: tensor<i32>) -> tensor<7xf32>"));
      },
      "stablehlo_padding_is_unknown",
      {"line 4, column 8: 'stablehlo.dynamic_slice': operand 0 is padded along dimension 0 from 7 to 8",
       "cut the dimension by axes that divide it, or not at all"});
}

}  // namespace weft::sdy::pad_uneven_test
