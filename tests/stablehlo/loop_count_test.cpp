// How often loops of modules run, by conditions of one counter and of several: as often as their values say, and where
// that is known they have a gradient.
#include <weft/stablehlo/import.hpp>

#include <support/program.hpp>
#include <support/scalar_module.hpp>

#include <cmath>
#include <string>

namespace weft::stablehlo_loop_count_test {

using testing::f32_value;

// x, doubled as long as `condition`, a predicate %go of two counters: %i counts up from 0 and %j down from 9.
Graph doubled_while(const std::string& condition, bool with_gradient) {
  const std::string text = R"(
func.func private @goes(%i: tensor<i32>, %j: tensor<i32>, %x: tensor<f32>) -> tensor<i1> {
  %two = stablehlo.constant dense<2> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
)" + condition + R"(
  %0 = stablehlo.reshape %go : (tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %nine = stablehlo.constant dense<9> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %j = %nine, %a = %x) : tensor<i32>, tensor<i32>, tensor<f32>
  cond {
    %1 = func.call @goes(%i, %j, %a) : (tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %one : tensor<i32>
    %2 = stablehlo.subtract %j, %one : tensor<i32>
    %3 = stablehlo.add %a, %a : tensor<f32>
    stablehlo.return %1, %2, %3 : tensor<i32>, tensor<i32>, tensor<f32>
  }
  return %0#2 : tensor<f32>
})";
  return testing::graph_of_scalar_module(text, with_gradient);
}

constexpr const char* up = "%u = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>\n";
constexpr const char* down = "%d = stablehlo.compare GE, %j, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>\n";

TEST(LoopCount, IsThatOfTheFirstConditionThatFails) {
  const struct {
    std::string condition;
    int times;
  } cases[] = {{std::string(up) + "%go = stablehlo.and %u, %u : tensor<i1>", 5},
               {std::string(down) + "%go = stablehlo.and %d, %d : tensor<i1>", 8},
               {std::string(up) + down + "%go = stablehlo.and %u, %d : tensor<i1>", 5},
               {std::string(up) + down + "%t = stablehlo.and %d, %u : tensor<i1>\n%go = stablehlo.and %t, %d : tensor<i1>", 5},
               {std::string(up) + "%n = stablehlo.compare LT, %j, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                                  "%go = stablehlo.and %u, %n : tensor<i1>", 0}};
  for (const auto& [condition, times] : cases) {
    const auto made = interpret(doubled_while(condition, true), {f32_value({}, {3})});
    EXPECT_EQ(made[0].elements[0], 3 * std::pow(2, times)) << condition;
    EXPECT_EQ(made[1].elements[0], std::pow(2, times)) << condition;
  }
}

TEST(LoopCount, IsNotKnownWhereOneConditionReadsValues) {
  const std::string condition = std::string(up) + R"(%h = stablehlo.constant dense<10.0> : tensor<f32>
  %v = stablehlo.compare LT, %x, %h : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %go = stablehlo.and %u, %v : tensor<i1>)";
  EXPECT_EQ(interpret(doubled_while(condition, false), {f32_value({}, {3})})[0].elements[0], 12);
  EXPECT_EQ(interpret(doubled_while(condition, false), {f32_value({}, {0.125})})[0].elements[0], 4);
  EXPECT_EQ(interpret(doubled_while(condition, true), {f32_value({}, {3})})[1].elements[0], 4);
}

// A condition that names itself twice, again and again, has 2^60 parts.
TEST(LoopCount, IsNotAskedOfEndlesslyManyConditions) {
  std::string condition = std::string(up) + "%t0 = stablehlo.and %u, %u : tensor<i1>\n";
  for (int i = 0; i < 60; ++i) {
    const std::string last = "%t" + std::to_string(i);
    condition += "%t" + std::to_string(i + 1) + " = stablehlo.and " + last + ", " + last + " : tensor<i1>\n";
  }
  const Graph graph = doubled_while(condition + "%go = stablehlo.and %t60, %u : tensor<i1>", false);
  EXPECT_EQ(interpret(graph, {f32_value({}, {3})})[0].elements[0], 96);
}

}  // namespace weft::stablehlo_loop_count_test
