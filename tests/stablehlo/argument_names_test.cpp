// JAX's names of arguments, as jax.tree_util.keystr writes them, and where modules have them.
#include <weft/stablehlo/argument_names.hpp>

#include <weft/stablehlo/parser.hpp>

#include <gtest/gtest.h>

namespace weft::argument_names_test {

using stablehlo::argument_name;
using stablehlo::split_argument_name;

void expect_parts(std::string_view name, const char* parameter, const char* path) {
  const stablehlo::ArgumentName made = split_argument_name(name);
  EXPECT_EQ(made.parameter, parameter) << name;
  EXPECT_EQ(made.path, path) << name;
}
TEST(ArgumentNames, AreAParameterAndAPathOfKeysNumbersAndAttributes) {
  expect_parts("x", "x", "");
  expect_parts("params['params']['Dense_0']['kernel']", "params", "params.Dense_0.kernel");
  expect_parts("args[0].layers[12].weight", "args", "0.layers.12.weight");
  expect_parts("p['res_net/~/conv2_d']['w']", "p", "res_net/~/conv2_d.w");
  expect_parts("p[\"it's\"]", "p", "it's");
  expect_parts("p['a.b][c']", "p", "a.b][c");
  for (const char* odd : {"p['a'", "p[", "p..a", "p[]", "p["}) expect_parts(odd, odd, "");
}
TEST(ArgumentNames, StandInLocationsOrBehindTheirNames) {
  const stablehlo::Module module = stablehlo::read_module(R"(
#loc1 = loc("p['w']")
func.func @main(%a: tensor<f32> loc(#loc1), %b: tensor<f32>, %c: tensor<f32> {x.y = 1 : i32} loc("x"),
                %d: tensor<f32> loc("train.py":8:33), %e: tensor<f32> loc(#loc9), %f: tensor<f32> loc(#loc2)) -> tensor<f32> {
  return %a : tensor<f32>
}
#loc2 = loc(#loc2)
)");
  const stablehlo::Module generic = stablehlo::read_module(R"("func.func"() ({
^bb0(%a: tensor<f32>, %b: tensor<f32> loc("p")):
  "func.return"(%b) : (tensor<f32>) -> ()
}) {function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "main"} : () -> ()
)");
  EXPECT_EQ(argument_name(generic, generic.functions[0], 0), "");
  EXPECT_EQ(argument_name(generic, generic.functions[0], 1), "p");
  const stablehlo::Function& main = module.functions[0];
  EXPECT_EQ(argument_name(module, main, 0), "p['w']");
  EXPECT_EQ(argument_name(module, main, 1), "");
  EXPECT_EQ(argument_name(module, main, 2), "x");
  for (Index i = 3; i < 7; ++i) EXPECT_EQ(argument_name(module, main, i), "") << i;  // a line, unknown, itself, none
}

}  // namespace weft::argument_names_test
