// Modules of one function from a number, f32, to a number.
#ifndef WEFT_TESTS_SUPPORT_SCALAR_MODULE_HPP
#define WEFT_TESTS_SUPPORT_SCALAR_MODULE_HPP

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

}  // namespace weft::testing

#endif
