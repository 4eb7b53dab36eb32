// A graph as text, one node a line, in the manner of HLO. For people, logs and golden tests; run time only.
//
//   graph mesh={2,4} {
//     %0 = f32[64,784] parameter(0), name="image", kind=data
//     %3 = f32[64,512] dot_general(%0, %1), contracting={1}x{0}
//     %9 = f32[64,512] all_reduce(%8), axes={0}, reduction=sum, phase=backward
//     return "loss" = %7, "hidden.weight" = %12 updates %1
//   }
#ifndef WEFT_GRAPH_PRINT_HPP
#define WEFT_GRAPH_PRINT_HPP

#include <weft/graph/op_table.hpp>

#include <locale>
#include <sstream>
#include <string>

namespace weft {

[[nodiscard]] constexpr const char* name_of(InputKind kind) noexcept {
  constexpr const char* names[] = {"data", "weight", "state", "scalar"};
  return names[static_cast<int>(kind)];
}
[[nodiscard]] constexpr const char* name_of(Phase phase) noexcept {
  constexpr const char* names[] = {"forward", "backward", "update"};
  return names[static_cast<int>(phase)];
}

namespace detail {

// A stream for text that is the same everywhere: no user's locale, as many digits as tell every f32 from its
// neighbours.
[[nodiscard]] inline std::ostringstream text_stream() {
  std::ostringstream text;
  text.imbue(std::locale::classic());
  text.precision(9);
  return text;
}
// "1,0"
template <class List>
void write_items(std::ostream& text, const List& list) {
  bool first = true;
  for (const auto& item : list) {
    if (!first) text << ',';
    first = false;
    text << static_cast<Index>(item);
  }
}
// "{1,0}"
template <class List>
void write_list(std::ostream& text, const List& list) {
  text << '{';
  write_items(text, list);
  text << '}';
}
// "name" in quotes; quotes and backslashes in it are escaped.
inline void write_quoted(std::ostream& text, const char* name) {
  text << '"';
  for (; *name != '\0'; ++name) {
    if (*name == '"' || *name == '\\') text << '\\';
    text << *name;
  }
  text << '"';
}
// "f32[64,512]"
inline void write_type(std::ostream& text, DType dtype, const Shape& shape) {
  text << name_of(dtype) << '[';
  write_items(text, shape);
  text << ']';
}

// What stands between the parentheses: operands; the number of a parameter; the value of a constant.
inline void write_arguments(std::ostream& text, const Graph& graph, Id id) {
  const Node& node = graph[id];
  if (node.op == Op::parameter) text << node.attributes.number;
  if (node.op == Op::constant) text << node.attributes.value;
  for (Index i = 0; i < node.operand_count; ++i) text << (i > 0 ? ", %" : "%") << graph.operand(id, i);
}
// [start:limit] a dimension of a slice, before_after a dimension of a pad.
inline void write_ranges(std::ostream& text, const Node& node) {
  const Attributes& a = node.attributes;
  text << (node.op == Op::slice ? ", slice={" : ", padding=");
  for (int i = 0; i < a.start.size(); ++i) {
    if (node.op == Op::slice)
      text << (i > 0 ? ",[" : "[") << a.start[i] << ':' << a.limit[i] << ']';
    else
      text << (i > 0 ? "x" : "") << a.start[i] << '_' << a.limit[i];
  }
  if (node.op == Op::slice) text << '}';
}
inline void write_input(std::ostream& text, const Input& input) {
  text << ", name=";
  write_quoted(text, input.name.c_str());
  text << ", kind=" << name_of(input.kind);
  const auto scale = static_cast<double>(input.initializer.scale);
  if (input.initializer.kind == Initializer::Kind::uniform)
    text << ", initial=uniform(" << scale << ')';
  else if (input.initializer.scale != 0)
    text << ", initial=" << scale;
}
// ", key=value" for every attribute that matters to the operation.
inline void write_attributes(std::ostream& text, const Graph& graph, Id id) {
  const Node& node = graph[id];
  const Attributes& a = node.attributes;
  if (node.op == Op::parameter) {
    if (a.number >= 0 && a.number < graph.inputs.size()) write_input(text, graph.inputs[a.number]);
    return;
  }
  const auto write_axes = [&text](const char* key, const AxisList& axes) {
    text << key;
    write_list(text, axes);
  };
  if (node.op == Op::broadcast || !a.dims.empty()) write_axes(", dims=", a.dims);
  if (node.op == Op::slice || node.op == Op::pad) write_ranges(text, node);
  if (node.op == Op::dot_general) {
    if (!a.dot.left_batch.empty()) {
      write_axes(", batch=", a.dot.left_batch);
      write_axes("x", a.dot.right_batch);
    }
    write_axes(", contracting=", a.dot.left_contracting);
    write_axes("x", a.dot.right_contracting);
  }
  if (!a.source_axes.empty()) write_axes(", source_axes=", a.source_axes);
  if (is_collective(node.op) || !a.mesh_axes.empty()) write_axes(", axes=", a.mesh_axes);
  if (node.op == Op::all_reduce || node.op == Op::reduce_scatter) text << ", reduction=" << name_of(a.reduction);
  if (a.number != 0) text << ", instance=" << a.number;
}
inline void write_node(std::ostream& text, const Graph& graph, Id id) {
  const Node& node = graph[id];
  text << '%' << id << " = ";
  write_type(text, node.dtype, node.shape);
  text << ' ' << name_of(node.op) << '(';
  write_arguments(text, graph, id);
  text << ')';
  write_attributes(text, graph, id);
  if (node.phase != Phase::forward) text << ", phase=" << name_of(node.phase);
}

}  // namespace detail

// One node: "%3 = f32[64,512] dot_general(%0, %1), contracting={1}x{0}". The phase is told unless it is forward.
[[nodiscard]] inline std::string to_text(const Graph& graph, Id id) {
  std::ostringstream text = detail::text_stream();
  detail::write_node(text, graph, id);
  return text.str();
}

// The whole graph, its mesh and its results.
[[nodiscard]] inline std::string to_text(const Graph& graph) {
  std::ostringstream text = detail::text_stream();
  text << "graph";
  if (!graph.mesh.empty()) {
    text << " mesh=";
    detail::write_list(text, graph.mesh);
  }
  text << " {\n";
  for (Id id = 0; id < graph.size(); ++id) {
    text << "  ";
    detail::write_node(text, graph, id);
    text << '\n';
  }
  text << "  return";
  for (Index i = 0; i < graph.outputs.size(); ++i) {
    const Output& output = graph.outputs[i];
    text << (i > 0 ? ", " : " ");
    detail::write_quoted(text, output.name.c_str());
    text << " = %" << output.node;
    if (output.updates >= 0) text << " updates %" << graph.inputs[output.updates].node;
  }
  text << "\n}\n";
  return text.str();
}

}  // namespace weft

#endif
