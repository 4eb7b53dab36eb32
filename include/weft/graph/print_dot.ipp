// Definitions of graph/print_dot.hpp.
#ifndef WEFT_GRAPH_PRINT_DOT_IPP
#define WEFT_GRAPH_PRINT_DOT_IPP

#include <weft/graph/print_dot.hpp>

namespace weft::detail {

void write_dot_label(std::ostream& text, const Graph& graph, Id id) {
  const Node& node = graph[id];
  std::ostringstream label = text_stream(), quoted = text_stream();
  label << '%' << id << ' ' << name_of(node.op);
  if (is_parameter(node.op)) label << ' ' << graph.input_name(graph.number(id)).c_str();
  if (is_constant(node.op)) write_literal(label << ' ', graph.attributes<Literal>(id));
  if (is_custom_call(node.op)) label << ' ' << graph.custom_operation(id).name;
  write_quoted(quoted, label.str().c_str());
  const std::string name = quoted.str();
  text << std::string_view(name).substr(0, name.size() - 1) << "\\n";
  write_type(text, graph, node.type);
  text << '"';
}

void write_dot_style(std::ostream& text, const Node& node) {
  switch (row_of(node.op).kind) {
    case OpClass::leaf: text << ", shape=ellipse"; break;
    case OpClass::collective:
    case OpClass::reducing_collective: text << ", style=filled, fillcolor=orange"; break;
    case OpClass::contraction: text << ", style=filled, fillcolor=lightblue"; break;
    default: break;
  }
  if (node.phase == Phase::backward) text << ", color=blue";
  if (node.phase == Phase::update) text << ", color=red";
}

}  // namespace weft::detail

namespace weft {

std::string to_dot(const Graph& graph) {
  std::ostringstream text = detail::text_stream();
  text << "digraph weft {\n  node [shape=box];\n";
  for (Id id = 0; id < graph.size(); ++id) {
    text << "  n" << id << " [label=";
    detail::write_dot_label(text, graph, id);
    detail::write_dot_style(text, graph[id]);
    text << "];\n";
    for (Index i = 0; i < graph[id].operand_count; ++i) text << "  n" << graph.operand(id, i) << " -> n" << id << ";\n";
  }
  for (Index i = 0; i < graph.outputs.size(); ++i) {
    const Output& output = graph.outputs[i];
    if (output.updates >= 0) {
      text << "  n" << output.node << " -> n" << graph.inputs[output.updates].node
           << " [style=dashed, constraint=false];\n";
      continue;
    }
    text << "  r" << i << " [label=";
    detail::write_quoted(text, graph.name(output.name).c_str());
    text << ", shape=doubleoctagon];\n  n" << output.node << " -> r" << i << ";\n";
  }
  text << "}\n";
  return text.str();
}

}  // namespace weft

#endif
