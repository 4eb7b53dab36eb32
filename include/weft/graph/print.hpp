// A graph as text, one node a line, in the manner of HLO. For people, logs and golden tests; run time only.
//
//   graph mesh={2,4} {
//     %0 = f32[64,784] parameter(0), name="image", kind=data
//     %3 = f32[64,512] dot_general(%0, %1), contracting={1}x{0}
//     %9 = f32[64,512] all_reduce(%8), axes={0}, reduction=sum, stage=backward
//     return "loss" = %7, "hidden.weight" = %12 updates %1
//   }
#ifndef WEFT_GRAPH_PRINT_HPP
#define WEFT_GRAPH_PRINT_HPP

#include <weft/graph/op_table.hpp>

#include <string>

namespace weft {

[[nodiscard]] constexpr const char* name_of(InputKind kind) noexcept {
  constexpr const char* names[] = {"data", "weight", "state", "scalar"};
  return names[static_cast<int>(kind)];
}
[[nodiscard]] constexpr const char* name_of(Stage stage) noexcept {
  constexpr const char* names[] = {"forward", "backward", "update"};
  return names[static_cast<int>(stage)];
}

namespace detail {

inline std::string number_text(double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.9g", value);
  return digits;
}
// "{1,0}"
template <class List>
std::string list_text(const List& list) {
  std::string text = "{";
  for (const auto& item : list) text += (text.size() > 1 ? "," : "") + std::to_string(item);
  return text + "}";
}
inline std::string quoted(const char* name) {
  std::string text = "\"";
  for (; *name != '\0'; ++name) {
    if (*name == '"' || *name == '\\') text += '\\';
    text += *name;
  }
  return text + "\"";
}
inline std::string reference_text(Id id) { return "%" + std::to_string(id); }

// What stands between the parentheses: operands; the number of a parameter; the value of a constant.
inline std::string arguments_text(const Graph& graph, Id id) {
  const Node& node = graph[id];
  if (node.op == Op::parameter) return std::to_string(node.attributes.number);
  if (node.op == Op::constant) return number_text(node.attributes.value);
  std::string text;
  for (Index i = 0; i < node.operand_count; ++i) text += (i > 0 ? ", " : "") + reference_text(graph.operand(id, i));
  return text;
}
// [start:limit] a dimension of a slice, before_after a dimension of a pad.
inline std::string range_text(const Node& node) {
  const Attributes& a = node.attributes;
  std::string text;
  for (int i = 0; i < a.start.size(); ++i) {
    const std::string start = std::to_string(a.start[i]), limit = std::to_string(a.limit[i]);
    if (i > 0) text += node.op == Op::slice ? "," : "x";
    text += node.op == Op::slice ? "[" + start + ":" + limit + "]" : start + "_" + limit;
  }
  return node.op == Op::slice ? ", slice={" + text + "}" : ", padding=" + text;
}
inline std::string input_text(const Input& input) {
  std::string text = ", name=" + quoted(input.name.c_str()) + ", kind=" + name_of(input.kind);
  if (input.initializer.kind == Initializer::Kind::uniform)
    text += ", initial=uniform(" + number_text(static_cast<double>(input.initializer.scale)) + ")";
  else if (input.initializer.scale != 0)
    text += ", initial=" + number_text(static_cast<double>(input.initializer.scale));
  return text;
}
// ", key=value" for every attribute that matters to the operation.
inline std::string attributes_text(const Graph& graph, Id id) {
  const Node& node = graph[id];
  const Attributes& a = node.attributes;
  if (node.op == Op::parameter)
    return a.number >= 0 && a.number < graph.inputs.size() ? input_text(graph.inputs[a.number]) : "";
  std::string text;
  if (node.op == Op::broadcast || !a.dims.empty()) text += ", dims=" + list_text(a.dims);
  if (node.op == Op::slice || node.op == Op::pad) text += range_text(node);
  if (node.op == Op::dot_general) {
    if (!a.dot.left_batch.empty())
      text += ", batch=" + list_text(a.dot.left_batch) + "x" + list_text(a.dot.right_batch);
    text += ", contracting=" + list_text(a.dot.left_contracting) + "x" + list_text(a.dot.right_contracting);
  }
  if (!a.source_axes.empty()) text += ", source_axes=" + list_text(a.source_axes);
  if (is_collective(node.op) || !a.mesh_axes.empty()) text += ", axes=" + list_text(a.mesh_axes);
  if (node.op == Op::all_reduce || node.op == Op::reduce_scatter)
    text += std::string(", reduction=") + name_of(a.reduction);
  if (a.number != 0) text += ", instance=" + std::to_string(a.number);
  return text;
}

}  // namespace detail

// "f32[64,512]"
[[nodiscard]] inline std::string type_text(DType dtype, const Shape& shape) {
  const std::string extents = detail::list_text(shape);
  return std::string(name_of(dtype)) + "[" + extents.substr(1, extents.size() - 2) + "]";
}

// One node: "%3 = f32[64,512] dot_general(%0, %1), contracting={1}x{0}". The stage is told unless it is forward.
[[nodiscard]] inline std::string to_text(const Graph& graph, Id id) {
  const Node& node = graph[id];
  std::string text = detail::reference_text(id) + " = " + type_text(node.dtype, node.shape) + " " + name_of(node.op) +
                     "(" + detail::arguments_text(graph, id) + ")" + detail::attributes_text(graph, id);
  if (node.stage != Stage::forward) text += std::string(", stage=") + name_of(node.stage);
  return text;
}

// The whole graph, its mesh and its results.
[[nodiscard]] inline std::string to_text(const Graph& graph) {
  std::string text = "graph";
  if (!graph.mesh.empty()) text += " mesh=" + detail::list_text(graph.mesh);
  text += " {\n";
  for (Id id = 0; id < graph.size(); ++id) text += "  " + to_text(graph, id) + "\n";
  text += "  return";
  for (Index i = 0; i < graph.outputs.size(); ++i) {
    const Output& output = graph.outputs[i];
    text += (i > 0 ? ", " : " ") + detail::quoted(output.name.c_str()) + " = " + detail::reference_text(output.node);
    if (output.updates >= 0) text += " updates " + detail::reference_text(graph.inputs[output.updates].node);
  }
  return text + "\n}\n";
}

}  // namespace weft

#endif
