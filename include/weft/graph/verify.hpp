// verify: the grammar of a valid graph. Tests run it after every pass; it raises graph_is_invalid with the rule broken.
#ifndef WEFT_GRAPH_VERIFY_HPP
#define WEFT_GRAPH_VERIFY_HPP

#include <weft/graph/op_table.hpp>

namespace weft {

namespace detail {

constexpr void check_mesh_axes(const Graph& graph, Id id) {
  const AxisList &axes = graph[id].attributes.mesh_axes, &source = graph[id].attributes.source_axes;
  for (int i = 0; i < axes.size(); ++i) {
    if (axes[i] < 0 || axes[i] >= graph.mesh.size()) graph_is_invalid("mesh axes exist", id);
    for (int j = 0; j < i; ++j)
      if (axes[i] == axes[j]) graph_is_invalid("a mesh axis is named once", id);
  }
  if (graph[id].op != Op::collective_permute) return;
  bool same = source.size() == axes.size();
  for (std::int8_t axis : axes) same = same && source.contains(axis);
  if (!same) graph_is_invalid("a collective_permute reorders its mesh axes", id);
}

}  // namespace detail

constexpr void verify(const Graph& graph) {
  for (Id id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    const OpRow& row = row_of(node.op);
    if (row.arity >= 0 && row.arity != node.operand_count)
      graph_is_invalid("an operation has as many operands as its row says", id);
    for (Index i = 0; i < node.operand_count; ++i)
      if (graph.operand(id, i) < 0 || graph.operand(id, i) >= id)
        graph_is_invalid("operands are defined before their users", id);
    detail::check_mesh_axes(graph, id);
    Node derived = node;
    row.shape({graph, graph.operand_pool.data() + node.first_operand, node.operand_count, row.name}, derived);
    if (!(derived.shape == node.shape) || derived.dtype != node.dtype)
      graph_is_invalid("shape and element type follow from the operands", id);
    if (node.op == Op::parameter) {
      const Index number = node.attributes.number;
      if (number < 0 || number >= graph.inputs.size() || graph.inputs[number].node != id)
        graph_is_invalid("a parameter belongs to one input", id);
    }
  }
  for (Index number = 0; number < graph.inputs.size(); ++number) {
    const Id node = graph.inputs[number].node;
    if (node < 0 || node >= graph.size() || graph[node].op != Op::parameter || graph[node].attributes.number != number)
      graph_is_invalid("an input names its parameter", node);
    if (graph.find_input(graph.inputs[number].name) != number) graph_is_invalid("inputs have different names", node);
  }
  Buffer<bool> updated(graph.inputs.size(), false);
  for (const Output& output : graph.outputs) {
    if (output.node < 0 || output.node >= graph.size()) graph_is_invalid("an output names a node", output.node);
    if (output.updates < 0) continue;
    if (output.updates >= graph.inputs.size()) graph_is_invalid("an update names an input", output.updates);
    if (updated[output.updates]) graph_is_invalid("an input is updated once", output.node);
    updated[output.updates] = true;
    const Node& target = graph[graph.inputs[output.updates].node];
    if (!(target.shape == graph[output.node].shape) || target.dtype != graph[output.node].dtype)
      graph_is_invalid("an update has the shape and type of its input", output.node);
  }
}

}  // namespace weft

#endif
