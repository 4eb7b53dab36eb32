// verify: the grammar of a valid graph. Tests run it after every pass; it raises graph_is_invalid with the rule broken.
#ifndef WEFT_GRAPH_VERIFY_HPP
#define WEFT_GRAPH_VERIFY_HPP

#include <weft/graph/loops.hpp>

namespace weft {

namespace detail {

constexpr void check_collective(const Graph& graph, Id id) {
  const auto& [dims, axes, source, reduction, channel, hop] = graph.attributes<CollectiveAttributes>(id);
  for (int i = 0; i < axes.size(); ++i) {
    if (axes[i] < 0 || axes[i] >= graph.mesh.size()) graph_is_invalid("mesh axes exist", id);
    for (int j = 0; j < i; ++j)
      if (axes[i] == axes[j]) graph_is_invalid("a mesh axis is named once", id);
  }
  if (is_shard_boundary(graph[id].op)) {
    if (dims.size() != axes.size()) graph_is_invalid("every axis around what is mapped cuts a dimension", id);
    return;
  }
  const bool reduces = row_of(graph[id].op).kind == OpClass::reducing_collective;
  if (reduces != (reduction != ReductionKind::none))
    graph_is_invalid("a collective has a kind of reduction if it reduces, and only then", id);
  if (reduces && !can_reduce(reduction, graph.dtype(id)))
    graph_is_invalid("a reduction is one that the element type has", id);
  // What neither reduces nor cuts or joins a dimension moves whole pieces.
  const bool permutes = is_collective(graph[id].op) && !reduces && dims.empty();
  bool same = source.size() == (permutes ? axes.size() : 0);
  for (std::int8_t axis : axes) same = same && (!permutes || source.contains(axis));
  if (!same) graph_is_invalid("a collective_permute reorders its mesh axes, and nothing else does", id);
  bool has_source = hop.stays();
  const Index size = permutes ? parts_of(graph.mesh, axes) : 0;
  for (Index rank = 0; rank < size && !has_source; ++rank) has_source = hop.source_of(rank, size) >= 0;
  for (Index rank = 0; hop.sources != 0 && rank < Hop::most_listed; ++rank)
    has_source = has_source && hop.source_of(rank, size) < (rank < size ? size : 0);
  if (!has_source) graph_is_invalid("a collective_permute hops from one member of its group to another", id);
}

constexpr void check_attributes(const Graph& graph, Id id) {
  const Node& node = graph[id];
  const AttributeFamily family = row_of(node.op).attributes;
  switch (family) {
    case AttributeFamily::none:
      if (node.attributes != no_attributes) graph_is_invalid("an operation has the attributes of its family", id);
      return;
    case AttributeFamily::number:
      if (node.attributes < 0) graph_is_invalid("an operation has the attributes of its family", id);
      return;
    default: break;
  }
  if (node.attributes < 0 || node.attributes >= graph.pools.size(family))
    graph_is_invalid("an operation has the attributes of its family", id);
  if (family == AttributeFamily::collective) check_collective(graph, id);
  if (family != AttributeFamily::literal) return;
  const Literal& literal = graph.attributes<Literal>(id);
  if (literal.dtype != graph.dtype(id)) graph_is_invalid("a constant has the element type of its literal", id);
  if (!literal.is_splat() && literal.first_byte + graph.bytes(id) > graph.literal_bytes.size())
    graph_is_invalid("a literal has all its bytes", id);
}

// `types`: those of the graph; shape rules may add what no node has.
constexpr void check_node(const Graph& graph, TypeTable& types, Id id) {
  const Node& node = graph[id];
  const OpRow& row = row_of(node.op);
  if (row.arity >= 0 && row.arity != node.operand_count)
    graph_is_invalid("an operation has as many operands as its row says", id);
  for (Index i = 0; i < node.operand_count; ++i) {
    const Id operand = graph.operand(id, i);
    if (operand < 0 || operand >= id) graph_is_invalid("operands are defined before their users", id);
    const bool takes_tuple = row.kind == OpClass::projection || (row.kind == OpClass::loop && i == 1);
    if (TypeTable::is_tuple(graph[operand].type) && !takes_tuple)
      graph_is_invalid("several results are read one by one", id);
  }
  const bool has_tensor_type = node.type >= 0 && node.type < graph.types.tensors.size();
  const bool may_be_tuple = row.kind == OpClass::map || is_loop_end(node.op);
  if (!has_tensor_type && !(may_be_tuple && TypeTable::is_tuple(node.type)))
    graph_is_invalid("a node has a type", id);
  check_attributes(graph, id);
  const TypeId derived =
      row.shape({graph, types, graph.operands(id), node.operand_count, node.attributes, node.type, row.name});
  if (derived != node.type) graph_is_invalid("shape and element type follow from the operands", id);
  if (is_parameter(node.op) &&
      (node.attributes >= graph.inputs.size() || graph.inputs[node.attributes].node != id))
    graph_is_invalid("a parameter belongs to one input", id);
}

constexpr void check_inputs(const Graph& graph) {
  for (Index number = 0; number < graph.inputs.size(); ++number) {
    const Input& input = graph.inputs[number];
    if (input.node < 0 || input.node >= graph.size() || !is_parameter(graph[input.node].op) ||
        graph.number(input.node) != number)
      graph_is_invalid("an input names its parameter", input.node);
    if (input.name < 0 || input.name >= graph.names.size()) graph_is_invalid("an input has a name", input.node);
    if (graph.find_input(graph.names[input.name]) != number)
      graph_is_invalid("inputs have different names", input.node);
  }
}

constexpr void check_outputs(const Graph& graph) {
  Buffer<bool> updated(graph.inputs.size(), false);
  for (const Output& output : graph.outputs) {
    if (output.node < 0 || output.node >= graph.size()) graph_is_invalid("an output names a node", output.node);
    if (TypeTable::is_tuple(graph[output.node].type))
      graph_is_invalid("several results are read one by one", output.node);
    if (output.updates < 0) continue;
    if (output.updates >= graph.inputs.size()) graph_is_invalid("an update names an input", output.updates);
    if (updated[output.updates]) graph_is_invalid("an input is updated once", output.node);
    updated[output.updates] = true;
    if (graph[graph.inputs[output.updates].node].type != graph[output.node].type)
      graph_is_invalid("an update has the shape and type of its input", output.node);
  }
}

// Every loop has one end, which gives every carry a next value of its type; results and stacks belong to that end.
constexpr void check_loops(const Graph& graph) {
  const Loops loops(graph);
  if (!loops.exist()) return;
  for (Id id = 0; id < graph.size(); ++id) {
    if (row_of(graph[id].op).attributes != AttributeFamily::loop) continue;
    const LoopAttributes& own = loop_attributes(graph, id);
    if (own.loop < 0 || own.loop >= graph.loops) graph_is_invalid("a loop is one of the graph's", id);
    if (loops.end[own.loop] == no_id) graph_is_invalid("a loop has an end", id);
    if (own.count != loops.count[own.loop]) graph_is_invalid("a loop has one count", id);
    if ((is_loop_result(graph[id].op) || is_loop_stack(graph[id].op)) &&
        graph.operand(id, 1) != loops.end[own.loop])
      graph_is_invalid("what a loop leaves comes from its end", id);
    if (!is_loop_result(graph[id].op)) continue;
    const Id carry = graph.operand(id, 0);
    if (!is_loop_carry(graph[carry].op) || loop_attributes(graph, carry).loop != own.loop)
      graph_is_invalid("a loop's result is one of its carries", id);
  }
  for (std::int32_t loop = 0; loop < graph.loops; ++loop) {
    const Id end = loops.end[loop];
    if (end == no_id) continue;
    if (graph[end].operand_count != loops.carries[loop].size()) graph_is_invalid("every carry has a next value", end);
    if (const std::int32_t condition = loop_attributes(graph, end).condition; condition >= 0) {
      const bool exists = condition < graph[end].operand_count && loops.count[loop] == 1;
      if (!exists || graph.type(graph.operand(end, condition)) != TensorType{DType::pred, {}})
        graph_is_invalid("a loop runs while a carry, a predicate, says so", end);
    }
    for (Index i = 0; i < graph[end].operand_count; ++i) {
      const Id carry = loops.carries[loop][i];
      if (carry == no_id || graph[carry].type != graph[graph.operand(end, i)].type)
        graph_is_invalid("a carry keeps its type", end);
    }
  }
  for (const Output& output : graph.outputs)
    if (loops[output.node] != no_loop) graph_is_invalid("a body is read through results and stacks", output.node);
}

constexpr void check_granules(const Graph& graph) {
  bool divide = graph.dcn.empty() || graph.dcn.size() == graph.mesh.size();
  for (int axis = 0; divide && axis < graph.dcn.size(); ++axis)
    divide = graph.dcn[axis] >= 1 && graph.mesh[axis] % graph.dcn[axis] == 0;
  if (!divide) graph_is_invalid("granules divide the axes of the mesh", no_id);
}

// A body works on single elements, and reads nothing but its inputs.
constexpr void check_body(const Graph& body) {
  for (Id id = 0; id < body.size(); ++id)
    if ((!is_parameter(body[id].op) && !is_elementwise(body[id].op)) || body.shape(id).rank() != 0)
      graph_is_invalid("the body of a map is elementwise, on scalars", id);
  for (const Output& output : body.outputs)
    if (output.updates >= 0) graph_is_invalid("a body updates nothing", output.node);
}

}  // namespace detail

// Errors: graph_is_invalid, and those of shape rules. O(nodes).
WEFT_NATIVE constexpr void verify(const Graph& graph) {
  for (const Graph& body : graph.bodies) {
    verify(body);
    detail::check_body(body);
  }
  detail::check_granules(graph);
  TypeTable types = graph.types;
  for (Id id = 0; id < graph.size(); ++id) detail::check_node(graph, types, id);
  detail::check_inputs(graph);
  detail::check_outputs(graph);
  detail::check_loops(graph);
}

}  // namespace weft

#endif
