// Definitions of reference/interpret.hpp.
#ifndef WEFT_REFERENCE_INTERPRET_IPP
#define WEFT_REFERENCE_INTERPRET_IPP

#include <weft/reference/interpret.hpp>

namespace weft::reference {

void check_input(const Graph& graph, const Input& input, const Value& value) {
  const auto& [dtype, shape] = graph.type(input.node);
  const char* const name = graph.name(input.name).c_str();
  if (value.dtype != dtype) element_types_differ(name, name_of(value.dtype), name_of(dtype));
  if (value.shape.rank() != shape.rank()) operand_ranks_differ(name, value.shape.rank(), shape.rank());
  for (int i = 0; i < shape.rank(); ++i)
    if (value.shape[i] != shape[i]) input_shape_differs(name, i, value.shape[i], shape[i]);
}

Interpretation::Interpretation(const Graph& graph, const std::vector<std::vector<Value>>& inputs, Arithmetic arithmetic)
    : graph_(graph),
      inputs_(inputs),
      arithmetic_(arithmetic),
      loops_(graph),
      values_(to_size(graph.size()), DeviceValues(to_size(graph.devices()))),
      known_(to_size(graph.size()), false) {}

const DeviceValues& Interpretation::value(Id id) {
  if (known_[to_size(id)]) return values_[to_size(id)];
  const Op op = graph_[id].op;
  if (is_loop_result(op) || is_loop_stack(op)) {
    run_loop(loop_attributes(graph_, id).loop);
    return values_[to_size(id)];
  }
  for (Index i = 0; i < graph_[id].operand_count; ++i) value(graph_.operand(id, i));
  for (Index device = 0; device < graph_.devices(); ++device) compute(id, device);
  known_[to_size(id)] = true;
  return values_[to_size(id)];
}

void Interpretation::compute(Id id, Index device) {
  const Node& node = graph_[id];
  Value& result = values_[to_size(id)][to_size(device)];
  Evaluation at{graph_, id, {}, arithmetic_, device, node.operand_count > 0 ? &operand(id, 0) : nullptr};
  for (Index i = 0; i < node.operand_count; ++i) at.in.push_back(&operand(id, i)[to_size(device)]);
  if (is_parameter(node.op))
    result = inputs_[to_size(device)][to_size(graph_.number(id))];
  else if (row_of(node.op).kind == OpClass::map)
    tuples_[{id, device}] = reference::map(at);
  else if (row_of(node.op).kind == OpClass::projection)
    result = tuples_.at({graph_.operand(id, 0), device})[to_size(graph_.number(id))];
  else
    result = reference_of(node.op).evaluate(at);
}

void Interpretation::set(Id id, const DeviceValues& value) {
  values_[to_size(id)] = value;
  known_[to_size(id)] = true;
}

void Interpretation::run_loop(std::int32_t loop) {
  const Id end = loops_.end[loop];
  const LoopAttributes& how = loop_attributes(graph_, end);
  std::vector<Id> left;  // what the loop leaves
  for (Id id = 0; id < graph_.size(); ++id)
    if ((is_loop_result(graph_[id].op) || is_loop_stack(graph_[id].op)) && graph_.operand(id, 1) == end)
      left.push_back(id);
  std::vector<DeviceValues> carries;
  for (Id carry : loops_.carries[loop]) carries.push_back(value(graph_.operand(carry, 0)));
  for (Id id : left)
    values_[to_size(id)].assign(to_size(graph_.devices()), Value{graph_.dtype(id), graph_.shape(id), {}});
  std::vector<std::vector<DeviceValues>> stacked(left.size(), std::vector<DeviceValues>(to_size(how.count)));
  const auto goes_on = [&](Index run) {
    return how.condition < 0 ? run < how.count : carries[to_size(how.condition)][0][0] != 0;
  };
  for (Index run = 0; goes_on(run); ++run) {
    const Index i = how.reversed ? how.count - 1 - run : how.condition < 0 ? run : 0;
    for (Id id = 0; id < graph_.size(); ++id)
      if (loops_.contains(loop, loops_[id])) known_[to_size(id)] = false;
    for (std::size_t c = 0; c < carries.size(); ++c) set(loops_.carries[loop][static_cast<Index>(c)], carries[c]);
    for (Id id = 0; id < graph_.size(); ++id)
      if (is_loop_element(graph_[id].op) && loops_[id] == loop) set(id, elements(value(graph_.operand(id, 0)), i));
    for (std::size_t s = 0; s < left.size(); ++s)
      if (is_loop_stack(graph_[left[s]].op)) stacked[s][to_size(i)] = value(graph_.operand(left[s], 0));
    std::vector<DeviceValues> nexts;
    for (Index n = 0; n < graph_[end].operand_count; ++n) nexts.push_back(value(graph_.operand(end, n)));
    carries = nexts;
  }
  for (std::size_t s = 0; s < left.size(); ++s) {
    known_[to_size(left[s])] = true;
    if (is_loop_result(graph_[left[s]].op)) {
      values_[to_size(left[s])] = carries[to_size(loop_attributes(graph_, graph_.operand(left[s], 0)).index)];
      continue;
    }
    for (const DeviceValues& one : stacked[s])
      for (std::size_t device = 0; device < one.size(); ++device) {
        std::vector<double>& all = values_[to_size(left[s])][device].elements;
        all.insert(all.end(), one[device].elements.begin(), one[device].elements.end());
      }
  }
}

DeviceValues Interpretation::elements(const DeviceValues& stacked, Index i) {
  DeviceValues result;
  for (const Value& whole : stacked) {
    Dims extents = whole.shape.dims;
    extents.erase(0);
    const Shape shape(extents);
    const auto first = whole.elements.begin() + i * shape.elements();
    result.push_back({whole.dtype, shape, std::vector<double>(first, first + shape.elements())});
  }
  return result;
}

}  // namespace weft::reference

namespace weft {

std::vector<std::vector<Value>> interpret(const Graph& graph, const std::vector<std::vector<Value>>& inputs,
                                          Arithmetic arithmetic) {
  const Index devices = graph.devices();
  if (static_cast<Index>(inputs.size()) != devices)
    input_count_differs("devices", static_cast<Index>(inputs.size()), devices);
  for (const std::vector<Value>& list : inputs) {
    if (static_cast<Index>(list.size()) != graph.inputs.size())
      input_count_differs("inputs", static_cast<Index>(list.size()), graph.inputs.size());
    for (std::size_t i = 0; i < list.size(); ++i)
      reference::check_input(graph, graph.inputs[static_cast<Index>(i)], list[i]);
  }
  reference::Interpretation run(graph, inputs, arithmetic);
  std::vector<std::vector<Value>> results(to_size(devices));
  for (const Output& output : graph.outputs)
    for (Index device = 0; device < devices; ++device)
      results[to_size(device)].push_back(run.value(output.node)[to_size(device)]);
  return results;
}

std::vector<Value> interpret(const Graph& graph, const std::vector<Value>& inputs, Arithmetic arithmetic) {
  return interpret(graph, std::vector<std::vector<Value>>{inputs}, arithmetic)[0];
}

}  // namespace weft

#endif
