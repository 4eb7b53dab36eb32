// Modules as graphs; and out and in again: what the reader makes of the writer's module of a graph computes what the
// graph does.
#ifndef WEFT_TESTS_SUPPORT_ROUND_TRIP_HPP
#define WEFT_TESTS_SUPPORT_ROUND_TRIP_HPP

#include <weft/reference/interpret.hpp>
#include <weft/stablehlo/import.hpp>
#include <weft/stablehlo/print.hpp>

#include <cmath>
#include <string>
#include <vector>

namespace weft::testing {

// The graph of @main.
[[nodiscard]] inline Graph graph_of_module(const std::string& text, const MeshSizes& mesh = {}) {
  const stablehlo::Module module = stablehlo::read_module(text);
  const stablehlo::Function& main = stablehlo::main_of(module);
  Graph graph;
  graph.mesh = mesh;
  Buffer<Var> given;
  for (Index i = 0; i < main.body.arguments.size(); ++i) {
    const TensorType type = stablehlo::given_type(main.values[main.body.arguments[i]]);
    given.push_back(
        {&graph, graph.add_input(Name(("x" + std::to_string(i)).c_str()), InputKind::data, type.dtype, type.shape)});
  }
  const Buffer<Var> results = stablehlo::import_given(graph, module, main, given);
  for (Index i = 0; i < results.size(); ++i) graph.add_output(Name(("y" + std::to_string(i)).c_str()), results[i].id);
  return graph;
}

// Empty: they are alike, NaN like NaN, integers exactly.
[[nodiscard]] inline std::string difference_of(const Value& made, const Value& expected, double absolute,
                                               double relative) {
  if (made.dtype != expected.dtype || !(made.shape == expected.shape)) return "another type or shape";
  for (Index i = 0; i < expected.shape.elements(); ++i) {
    const double a = made[i], b = expected[i];
    if (a == b || (std::isnan(a) && std::isnan(b))) continue;
    if (is_floating(made.dtype) && std::fabs(a - b) <= absolute + relative * std::fabs(b)) continue;
    return "element " + std::to_string(i) + " is " + std::to_string(a) + ", not " + std::to_string(b);
  }
  return {};
}

// Integers of 64 bits are more than the reference's numbers, f64, tell apart.
[[nodiscard]] inline bool has_wide_integers(const Graph& graph) {
  for (Id id = 0; id < graph.size(); ++id)
    if (!TypeTable::is_tuple(graph[id].type) && is_integer(graph.dtype(id)) && size_bytes(graph.dtype(id)) == 8)
      return true;
  return false;
}

// `inputs` and `expected` by device, which are replicas of the module, an axis of a mesh; what becomes a module of wide
// integers must be run on kernels. Empty: each result agrees; else what does not, and the module.
[[nodiscard]] inline std::string round_trip_difference(const Graph& graph,
                                                       const std::vector<std::vector<Value>>& inputs,
                                                       const std::vector<std::vector<Value>>& expected, double absolute,
                                                       double relative) {
  const std::string text = to_stablehlo(graph);
  try {
    const Graph again = graph_of_module(text, graph.mesh.empty() ? MeshSizes{} : MeshSizes{graph.devices()});
    if (has_wide_integers(again) && !has_wide_integers(graph)) return {};
    const std::vector<std::vector<Value>> made = interpret(again, inputs);
    for (std::size_t device = 0; device < expected.size(); ++device)
      for (std::size_t i = 0; i < expected[device].size(); ++i)
        if (const std::string found = difference_of(made[device][i], expected[device][i], absolute, relative);
            !found.empty())
          return "result " + std::to_string(i) + " on device " + std::to_string(device) + ": " + found + "\n" + text;
  } catch (const Error& error) {
    return std::string(error.what()) + "\n" + text;
  }
  return {};
}

}  // namespace weft::testing

#endif
