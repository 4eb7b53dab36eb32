// A graph in the DOT language of Graphviz: `dot -Tsvg`. Collectives and contractions stand out by colour, backward and
// update nodes by their border; a dashed edge leads from a new value to the input that it updates. Run time only.
#ifndef WEFT_GRAPH_PRINT_DOT_HPP
#define WEFT_GRAPH_PRINT_DOT_HPP

#include <weft/graph/print.hpp>

namespace weft {

namespace detail {

inline std::string dot_label(const Graph& graph, Id id) {
  const Node& node = graph[id];
  std::string label = reference_text(id) + " " + name_of(node.op);
  if (node.op == Op::parameter) label += std::string(" ") + graph.inputs[node.attributes.number].name.c_str();
  if (node.op == Op::constant) label += " " + number_text(node.attributes.value);
  std::string escaped = quoted(label.c_str());
  escaped.pop_back();
  return escaped + "\\n" + type_text(node.dtype, node.shape) + "\"";
}
inline std::string dot_style(const Node& node) {
  std::string style;
  switch (row_of(node.op).kind) {
    case OpClass::leaf: style = ", shape=ellipse"; break;
    case OpClass::collective: style = ", style=filled, fillcolor=orange"; break;
    case OpClass::contraction: style = ", style=filled, fillcolor=lightblue"; break;
    default: break;
  }
  if (node.stage == Stage::backward) style += ", color=blue";
  if (node.stage == Stage::update) style += ", color=red";
  return style;
}

}  // namespace detail

// Nodes n0, n1, ... by number, edges from operands to users, results r0, r1, ...
[[nodiscard]] inline std::string to_dot(const Graph& graph) {
  std::string text = "digraph weft {\n  node [shape=box];\n";
  const auto name = [](const char* letter, Index number) { return letter + std::to_string(number); };
  for (Id id = 0; id < graph.size(); ++id) {
    text += "  " + name("n", id) + " [label=" + detail::dot_label(graph, id) + detail::dot_style(graph[id]) + "];\n";
    for (Index i = 0; i < graph[id].operand_count; ++i)
      text += "  " + name("n", graph.operand(id, i)) + " -> " + name("n", id) + ";\n";
  }
  for (Index i = 0; i < graph.outputs.size(); ++i) {
    const Output& output = graph.outputs[i];
    if (output.updates >= 0) {
      text += "  " + name("n", output.node) + " -> " + name("n", graph.inputs[output.updates].node) +
              " [style=dashed, constraint=false];\n";
      continue;
    }
    text += "  " + name("r", i) + " [label=" + detail::quoted(output.name.c_str()) + ", shape=doubleoctagon];\n";
    text += "  " + name("n", output.node) + " -> " + name("r", i) + ";\n";
  }
  return text + "}\n";
}

}  // namespace weft

#endif
