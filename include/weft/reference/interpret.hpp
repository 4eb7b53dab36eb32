// The reference interpreter: runs any graph at run time, on one device or on a whole mesh in one thread, node by node
// with naive loops. It is the oracle that compiled programs are compared with.
#ifndef WEFT_REFERENCE_INTERPRET_HPP
#define WEFT_REFERENCE_INTERPRET_HPP

#include <weft/reference/operations.hpp>

namespace weft {

namespace reference {

using DeviceValues = std::vector<Value>;  // one a device, by position

// The operation that takes two members of a group together.
[[nodiscard]] inline Op step_of(ReduceKind kind) {
  switch (kind) {
    case ReduceKind::sum: return Op::add;
    case ReduceKind::product: return Op::multiply;
    case ReduceKind::min: return Op::minimum;
    case ReduceKind::max: return Op::maximum;
    case ReduceKind::bit_and: return Op::bit_and;
    case ReduceKind::bit_or: return Op::bit_or;
    case ReduceKind::none: break;
  }
  operation_is_not_elementwise("a reduction of kind none");
}

// Members of a group reduced in rank order, each step rounded as the runtime does.
[[nodiscard]] inline Value reduced(const Node& node, const std::vector<Operand>& members, Arithmetic arithmetic) {
  const Op step = step_of(node.attributes.reduction);
  Value total = *members[0];
  for (std::size_t rank = 1; rank < members.size(); ++rank)
    for (Index i = 0; i < total.shape.elements(); ++i)
      total[i] = on_element(step, total.dtype, total[i], (*members[rank])[i], 0, total.dtype, arithmetic);
  return total;
}

// What one device gets from an operation that looks at the mesh; `x` holds every device's operand.
[[nodiscard]] inline Value evaluate_on_mesh(const Graph& graph, Id id, const DeviceValues& x, Index device,
                                            Arithmetic arithmetic) {
  const Node& node = graph[id];
  const AxisList& axes = node.attributes.mesh_axes;
  const Index position = position_over(graph.mesh, axes, device);
  const Buffer<Index> group = group_of(graph.mesh, axes, device);
  const Index size = static_cast<Index>(group.size());
  std::vector<Operand> members;
  if (!x.empty())
    for (Index member : group) members.push_back(&x[to_size(member)]);
  const auto dim = [&node](Index i) { return static_cast<int>(node.attributes.dims[i]); };
  switch (node.op) {
    case Op::device_index: return filled_value(node.dtype, node.shape, static_cast<double>(position));
    case Op::all_reduce: return reduced(node, members, arithmetic);
    case Op::all_gather: return joined(members, dim(0));
    case Op::reduce_scatter: return part_of(reduced(node, members, arithmetic), dim(0), size, position);
    case Op::shard_slice: return part_of(x[to_size(device)], dim(0), size, position);
    case Op::all_to_all: {
      DeviceValues parts;
      std::vector<Operand> pointers;
      for (Operand member : members) parts.push_back(part_of(*member, dim(0), size, position));
      for (const Value& part : parts) pointers.push_back(&part);
      return joined(pointers, dim(1));
    }
    default:  // collective_permute: from the member whose position over source_axes is this one's over mesh_axes
      for (Index member : group)
        if (position_over(graph.mesh, node.attributes.source_axes, member) == position) return x[to_size(member)];
      graph_is_invalid("source_axes of a collective_permute are its mesh_axes in another order", id);
  }
}

[[nodiscard]] inline bool looks_at_mesh(Op op) noexcept {
  return is_collective(op) || op == Op::shard_slice || op == Op::device_index;
}

inline void check_input(const Graph& graph, const Input& input, const Value& value) {
  const Node& node = graph[input.node];
  if (value.dtype != node.dtype) element_types_differ(input.name.c_str(), name_of(value.dtype), name_of(node.dtype));
  if (value.shape.rank() != node.shape.rank())
    operand_ranks_differ(input.name.c_str(), value.shape.rank(), node.shape.rank());
  for (int i = 0; i < node.shape.rank(); ++i)
    if (value.shape[i] != node.shape[i]) input_shape_differs(input.name.c_str(), i, value.shape[i], node.shape[i]);
}

}  // namespace reference

// Runs `graph` on graph.devices() devices in lockstep. inputs[d][i] is input i on device d; result[d][o] is output o on
// device d, in the order of graph.outputs (an output that updates an input is returned like any other).
// Errors: input_count_differs, input_shape_differs, element_types_differ, operand_ranks_differ, row_index_out_of_range.
[[nodiscard]] inline std::vector<std::vector<Value>> interpret(const Graph& graph,
                                                               const std::vector<std::vector<Value>>& inputs,
                                                               Arithmetic arithmetic = Arithmetic::typed) {
  const Index devices = graph.devices();
  if (static_cast<Index>(inputs.size()) != devices)
    input_count_differs("devices", static_cast<Index>(inputs.size()), devices);
  for (const std::vector<Value>& list : inputs) {
    if (static_cast<Index>(list.size()) != graph.inputs.size())
      input_count_differs("inputs", static_cast<Index>(list.size()), graph.inputs.size());
    for (std::size_t i = 0; i < list.size(); ++i)
      reference::check_input(graph, graph.inputs[static_cast<Index>(i)], list[i]);
  }
  std::vector<reference::DeviceValues> values(to_size(graph.size()), reference::DeviceValues(to_size(devices)));
  for (Id id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    const auto operand = [&](Index i) -> const reference::DeviceValues& {
      return values[to_size(graph.operand(id, i))];
    };
    for (Index device = 0; device < devices; ++device) {
      Value& result = values[to_size(id)][to_size(device)];
      if (node.op == Op::parameter) {
        result = inputs[to_size(device)][to_size(node.attributes.number)];
      } else if (reference::looks_at_mesh(node.op)) {
        result = reference::evaluate_on_mesh(graph, id, node.operand_count > 0 ? operand(0) : reference::DeviceValues{},
                                             device, arithmetic);
      } else {
        std::vector<reference::Operand> in;
        for (Index i = 0; i < node.operand_count; ++i) in.push_back(&operand(i)[to_size(device)]);
        result = reference::evaluate(node, in, arithmetic);
      }
    }
  }
  std::vector<std::vector<Value>> results(to_size(devices));
  for (Index device = 0; device < devices; ++device)
    for (const Output& output : graph.outputs)
      results[to_size(device)].push_back(values[to_size(output.node)][to_size(device)]);
  return results;
}

// The same on one device.
[[nodiscard]] inline std::vector<Value> interpret(const Graph& graph, const std::vector<Value>& inputs,
                                                  Arithmetic arithmetic = Arithmetic::typed) {
  return interpret(graph, std::vector<std::vector<Value>>{inputs}, arithmetic)[0];
}

}  // namespace weft

#endif
