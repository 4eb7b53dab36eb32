// What a node is in StableHLO: the lines of a module between its arguments, %0: f32[4,6] among them, and its results.
#ifndef WEFT_TESTS_SUPPORT_STABLEHLO_LINES_HPP
#define WEFT_TESTS_SUPPORT_STABLEHLO_LINES_HPP

#include <weft/stablehlo/print.hpp>
#include <weft/graph/var.hpp>

#include <string>

namespace weft::testing {

// Of function(x), without indentation, each line with its end.
template <class Function>
std::string stablehlo_lines(Function function, DType dtype = DType::f32, const MeshSizes& mesh = {}) {
  Graph graph;
  graph.mesh = mesh;
  const Var x{&graph, graph.add_input("x", InputKind::data, dtype, {4, 6})};
  graph.add_output("y", function(x).id);
  const std::string text = to_stablehlo(graph);
  std::string lines;
  for (std::size_t at = text.find("\n    ") + 1; text.compare(at + 4, 13, "\"func.return\"") != 0;) {
    const std::size_t end = text.find('\n', at) + 1;
    lines += text.substr(at + 4, end - at - 4);
    at = end;
  }
  return lines;
}

}  // namespace weft::testing

#endif
