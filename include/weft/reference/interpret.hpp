// The reference interpreter: runs any graph at run time, on one device or on a whole mesh in one thread, node by node
// with naive loops. It is the oracle that compiled programs are compared with.
#ifndef WEFT_REFERENCE_INTERPRET_HPP
#define WEFT_REFERENCE_INTERPRET_HPP

#include <weft/reference/reference_table.hpp>

#include <map>

namespace weft {

namespace reference {

inline void check_input(const Graph& graph, const Input& input, const Value& value) {
  const auto& [dtype, shape] = graph.type(input.node);
  const char* const name = graph.name(input.name).c_str();
  if (value.dtype != dtype) element_types_differ(name, name_of(value.dtype), name_of(dtype));
  if (value.shape.rank() != shape.rank()) operand_ranks_differ(name, value.shape.rank(), shape.rank());
  for (int i = 0; i < shape.rank(); ++i)
    if (value.shape[i] != shape[i]) input_shape_differs(name, i, value.shape[i], shape[i]);
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
  std::map<std::pair<Id, Index>, std::vector<Value>> tuples;  // by node and device: all results of a map
  for (Id id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    const auto operand = [&](Index i) -> const reference::DeviceValues& {
      return values[to_size(graph.operand(id, i))];
    };
    for (Index device = 0; device < devices; ++device) {
      Value& result = values[to_size(id)][to_size(device)];
      reference::Evaluation at{graph, id, {}, arithmetic, device, node.operand_count > 0 ? &operand(0) : nullptr};
      for (Index i = 0; i < node.operand_count; ++i) at.in.push_back(&operand(i)[to_size(device)]);
      if (is_parameter(node.op))
        result = inputs[to_size(device)][to_size(graph.number(id))];
      else if (row_of(node.op).kind == OpClass::map)
        tuples[{id, device}] = reference::map(at);
      else if (row_of(node.op).kind == OpClass::projection)
        result = tuples.at({graph.operand(id, 0), device})[to_size(graph.number(id))];
      else
        result = reference::reference_table[static_cast<int>(node.op)].evaluate(at);
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
