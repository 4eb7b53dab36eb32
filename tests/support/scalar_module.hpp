// Modules of one function from a number, f32, to a number.
#ifndef WEFT_TESTS_SUPPORT_SCALAR_MODULE_HPP
#define WEFT_TESTS_SUPPORT_SCALAR_MODULE_HPP

#include <support/program.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/stablehlo/import.hpp>

#include <string>

namespace weft::testing {

// Its graph, which gives the number, and with `with_slope` then the derivative by the first one.
inline Graph graph_of_scalar_module(const std::string& text, bool with_slope) {
  const stablehlo::Module module = stablehlo::read_module(text);
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {})};
  const Var made = stablehlo::import_function(graph, module, stablehlo::main_of(module), {x})[0];
  graph.add_output("made", made.id);
  if (with_slope) graph.add_output("slope", differentiate(graph, made.id, {x.id})[0]);
  return graph;
}

struct ScalarMade {
  double value, slope;
};
// f(x), of which `operations` make %made, and its slope. `attributes`: of the module.
inline ScalarMade made_of_scalar(double x, const std::string& operations, const std::string& attributes = "") {
  const std::string text = "module @m " + attributes + R"( {
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<f32>
)" + operations + R"(
  return %made : tensor<f32>
}
})";
  const auto results = interpret(graph_of_scalar_module(text, true), {f32_value({}, {x})});
  return {results[0].elements[0], results[1].elements[0]};
}

}  // namespace weft::testing

#endif
