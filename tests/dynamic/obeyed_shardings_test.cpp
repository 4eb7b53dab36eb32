// Modules with shardings of Shardy's dialect: what propagation finds is how their values lie, and what is computed
// stays.
#include <weft/dynamic/stablehlo.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace weft::obeyed_shardings_test {

// Megatron's MLP: the batch is cut over x, the first matrix by columns over y; of the second one nothing is said.
const std::string module_text = R"(
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
                %b: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>},
                %c: tensor<32x16xf32>) -> tensor<8x16xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %1 = stablehlo.tanh %0 : tensor<8x32xf32>
  %2 = stablehlo.dot_general %1, %c, contracting_dims = [1] x [0] : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
})";

std::vector<float> numbers(Index count, float step) {
  std::vector<float> made;
  for (Index i = 0; i < count; ++i) made.push_back(step * static_cast<float>(i % 13 - 6));
  return made;
}
std::vector<float> results_of(dynamic::Program& program) {
  const std::vector<float> a = numbers(8 * 16, 0.1f), b = numbers(16 * 32, 0.05f), c = numbers(32 * 16, 0.02f);
  const auto result = program(a, b, c)[0].as<float>();
  return {result.begin(), result.end()};
}

TEST(ObeyedShardings, WeightsThatNothingIsSaidOfAreCutAsTheirReadersNeed) {
  const stablehlo::LoadedModule module(module_text, {.obeys_shardings = true});
  const SpmdSpecs specs = module.specs();
  ASSERT_EQ(specs.inputs.size(), 3);
  EXPECT_EQ(specs.inputs[0], PartitionSpec("x", nullptr));
  EXPECT_EQ(specs.inputs[1], PartitionSpec(nullptr, "y"));
  EXPECT_EQ(specs.inputs[2], PartitionSpec("y", nullptr));
}

// One sum over y of a device's 4 rows, and the numbers of one device.
TEST(ObeyedShardings, OneSumIsSent) {
  const stablehlo::LoadedModule module(module_text, {.obeys_shardings = true});
  Runtime one(1), four(4);
  dynamic::Program whole = stablehlo::load(one, module_text);
  dynamic::Program cut(four, module.function(), module.inputs(), Mesh{{"x", 2}, {"y", 2}}, module.specs());
  EXPECT_EQ(cut.plan().bytes_sent(), 4 * 16 * 4);
  const std::vector<float> expected = results_of(whole), got = results_of(cut);
  ASSERT_EQ(got.size(), expected.size());
  for (std::size_t i = 0; i < got.size(); ++i) EXPECT_NEAR(got[i], expected[i], 1e-5f * (1 + std::abs(expected[i])));
}

TEST(ObeyedShardings, WeightsByName) {
  const stablehlo::LoadedModule module(module_text, {.weights = {{1, "up"}, {2, "down"}}, .obeys_shardings = true});
  const SpmdSpecs specs = module.specs();
  ASSERT_EQ(specs.inputs.size(), 1);
  EXPECT_EQ(specs.of_parameter("up"), PartitionSpec(nullptr, "y"));
  EXPECT_EQ(specs.of_parameter("down"), PartitionSpec("y", nullptr));
}

// An artifact says what its text says: the product lies as the constraint behind it has it.
TEST(ObeyedShardings, OfArtifacts) {
  const std::string stored = WEFT_TESTS_DIR "/golden/stablehlo_bytecode/sharded.mlirbc";
  const stablehlo::LoadedModule module(stored, {.weights = {{1, "w"}}, .obeys_shardings = true});
  EXPECT_EQ(module.specs().inputs[0], PartitionSpec("data", nullptr));
  EXPECT_EQ(module.specs().of_parameter("w"), PartitionSpec(nullptr, "model"));
  Runtime four(4);
  const dynamic::Program cut(four, module.function(), module.inputs(), Mesh{{"data", 2}, {"model", 2}}, module.specs());
  EXPECT_EQ(cut.plan().bytes_sent(), 0);
}

// Columns that the module asks for in the middle cost two exchanges, or nothing where they are a hint.
TEST(ObeyedShardings, AHintIsPassedOverWhereItCosts) {
  const std::string text = R"(
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x16xf32> {
  %0 = stablehlo.tanh %a : tensor<8x16xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{}, {"x"}]> : tensor<8x16xf32>
  %2 = stablehlo.tanh %1 : tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
})";
  const auto sent = [&](bool are_hints) {
    const stablehlo::LoadedModule module(text, {.obeys_shardings = true, .shardings_are_hints = are_hints});
    Runtime two(2);
    const Mesh mesh{{"x", 2, AxisType::automatic}};
    dynamic::Program program(two, module.function(), module.inputs(), mesh, module.specs());
    const std::vector<float> a = numbers(8 * 16, 0.1f);
    const auto result = program(a)[0].as<float>();
    for (std::size_t i = 0; i < a.size(); ++i) EXPECT_NEAR(result[i], std::tanh(std::tanh(a[i])), 1e-6f);
    return program.plan().bytes_sent();
  };
  EXPECT_GT(sent(false), 0);
  EXPECT_EQ(sent(true), 0);
}

// Of 40 weights one is cut, and of 10 inputs the first two: no more specs are needed.
TEST(ObeyedShardings, WhatIsWholeHasNoSpec) {
  std::string arguments, sums;
  std::vector<stablehlo::WeightName> weights;
  for (int i = 0; i < 50; ++i) {
    const std::string number = std::to_string(i);
    const bool is_cut = i < 2 || i == 20;
    arguments += (i > 0 ? ", %a" : "%a") + number + ": tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{" +
                 (is_cut ? "\"x\"" : "") + "}]>}";
    if (i > 0)
      sums += "%s" + number + " = stablehlo.add " + (i == 1 ? "%a0" : "%s" + std::to_string(i - 1)) + ", %a" + number +
              " : tensor<4xf32>\n";
    if (i >= 10) weights.push_back({i, "w" + number});
  }
  const stablehlo::LoadedModule module("sdy.mesh @mesh = <[\"x\"=2]>\nfunc.func @main(" + arguments +
                                           ") -> tensor<4xf32> {\n" + sums + "return %s49 : tensor<4xf32>\n}",
                                       {.weights = weights, .obeys_shardings = true});
  const SpmdSpecs specs = module.specs();
  EXPECT_EQ(specs.inputs.size(), 2);
  ASSERT_EQ(specs.parameters.size(), 1);
  EXPECT_EQ(specs.parameters[0].name, Name("w20"));
  Runtime two(2);
  const dynamic::Program program(two, module.function(), module.inputs(), Mesh{{"x", 2}}, specs);
  EXPECT_EQ(program.plan().devices(), 2);
}

TEST(ObeyedShardings, ArePassedOverUnlessAskedFor) {
  EXPECT_EQ(stablehlo::LoadedModule(module_text).specs().inputs.size(), 0);
}

}  // namespace weft::obeyed_shardings_test
