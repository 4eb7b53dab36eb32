// Operations of a user's own in modules: what is written is read again, with the options; what a module gets wrong.
#include <weft/stablehlo/custom_operation.hpp>

#include <support/custom_operations.hpp>
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/graph/print.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/verify.hpp>
#include <weft/stablehlo/import.hpp>
#include <weft/stablehlo/print.hpp>

namespace weft::stablehlo_custom_operation_test {

using testing::expect_error;
using testing::RowMoments;
using testing::ScaledSum;

constexpr Graph graph_of(std::string_view text) {
  const Buffer<stablehlo::CustomCall> calls{stablehlo::own_operation<ScaledSum>(),
                                            stablehlo::own_operation<RowMoments>()};
  const stablehlo::Module module = stablehlo::read_module(text);
  const stablehlo::Function& function = stablehlo::main_of(module);
  Graph graph;
  Buffer<Var> arguments;
  for (const Index argument : function.body.arguments) {
    const TensorType type = function.values[argument].type;
    arguments.push_back({&graph, graph.add_input("x", InputKind::data, type.dtype, type.shape)});
  }
  const Buffer<Var> results =
      stablehlo::import_function(graph, module, function, arguments, stablehlo::most_operations, calls);
  for (const Var& result : results) graph.add_output("out", result.id);
  verify(graph);
  return simplify_nodes(graph);
}

TEST(StablehloCustomOperation, WhatIsWrittenIsReadAgain) {
  testing::Program program;
  const Var x = program.input("x", {2, 4});
  const auto [mean, squares] = custom_call(RowMoments{}, custom_call(ScaledSum{-0.1, true}, x, exp(x)));
  program.output(squares);
  program.output(mean);
  const std::string text = to_stablehlo(program.graph);
  EXPECT_NE(
      text.find("%3:2 = \"stablehlo.custom_call\"(%2) <{call_target_name = \"row_moments\", api_version = 4 : i32, "
                "backend_config = {}}> : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xf32>)"),
      std::string::npos)
      << text;
  EXPECT_NE(text.find("backend_config = {scale = -0.1 : f64, negated = true}"), std::string::npos) << text;
  const Graph read = graph_of(text);
  ASSERT_EQ(read.size(), program.graph.size());
  for (Id id = 1; id < read.size(); ++id) EXPECT_EQ(to_text(read, id), to_text(program.graph, id));
  const std::vector<Value> inputs{testing::random_value(DType::f32, {2, 4}, 1)};
  EXPECT_EQ(interpret(read, inputs), interpret(program.graph, inputs));
}

// As JAX prints a call of its typed foreign functions, and with attributes of the call itself.
constexpr std::string_view call_as_jax =
    "func.func @main(%x: tensor<2xf64>) -> tensor<2xf64> {\n"
    "  %0 = stablehlo.custom_call @scaled_sum(%x, %x) {api_version = 4 : i32, mhlo.backend_config = {scale = 3.0 : "
    "f64}} : "
    "(tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>\n"
    "  return %0 : tensor<2xf64>\n}";
ScaledSum options_of(std::string_view text) {
  const Graph graph = graph_of(text);
  return detail::with_options<ScaledSum>(graph.attributes<CustomAttributes>(graph.outputs[0].node).options);
}
TEST(StablehloCustomOperation, OptionsStandWhereOthersWriteThem) {
  EXPECT_EQ(options_of(call_as_jax).scale, 3);
  EXPECT_FALSE(options_of(call_as_jax).negated);
  std::string text(call_as_jax);
  text.replace(text.find("mhlo.backend_config = {scale = 3.0 : f64}"), 41, "negated = true, scale = 2 : i64");
  EXPECT_EQ(options_of(text).scale, 2);
  EXPECT_TRUE(options_of(text).negated);
}

TEST(StablehloCustomOperation, MistakesHaveNames) {
  const auto expect = [](const char* from, const char* to, const char* code, const std::vector<std::string>& pieces) {
    std::string text(call_as_jax);
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + 1))
      text.replace(at, std::string_view(from).size(), to);
    expect_error([&] { (void)graph_of(text); }, code, pieces);
  };
  expect("@scaled_sum", "@other_sum", "stablehlo_target_is_unknown",
         {"'other_sum' is not known", "line 2", "known are 'scaled_sum'", "ModuleOptions.custom_calls", "OWN_OPERATIONS.md"});
  expect("scale = 3.0 : f64", "scale = true", "custom_option_is_wrong",
         {"line 2", "scaled_sum", "'scale'", "a number"});
  expect("@scaled_sum", "@row_moments", "custom_operands_do_not_fit", {"line 2", "row_moments(f64 [2], f64 [2])"});
  expect("-> tensor<2xf64>\n  return", "-> tensor<3xf64>\n  return", "stablehlo_type_differs", {"3xf64", "2xf64"});
}

}  // namespace weft::stablehlo_custom_operation_test
