// The optimizer's part of a training step: from weights and reduced gradients to new weights and moments.
#ifndef WEFT_STRATEGIES_UPDATE_HPP
#define WEFT_STRATEGIES_UPDATE_HPP

#include <weft/strategies/training_graph.hpp>

namespace weft {

// New values of one weight (or flat shard of weights) and its moments; the moments are declared as inputs of the
// weight's shape and updated in place. Returns the new weight; `states`: the input numbers of the moments.
template <class Optimizer>
constexpr Var update_weight(Graph& graph, const Name& name, Var weight, Var gradient, Buffer<std::int32_t>& states) {
  graph.phase = Phase::update;
  Var scalars[Optimizer::scalar_count + 1];
  for (int i = 0; i < Optimizer::scalar_count; ++i)
    scalars[i] = {&graph, graph.add_input(Name("optimizer") / Optimizer::scalar_names[i], InputKind::scalar, DType::f32,
                                          Shape{})};
  Var moments[Optimizer::state_count + 1], new_moments[Optimizer::state_count + 1];
  for (int i = 0; i < Optimizer::state_count; ++i) {
    moments[i] = {&graph,
                  graph.add_input(name / Optimizer::state_names[i], InputKind::state, DType::f32, weight.shape())};
    states.push_back(graph.find_input(name / Optimizer::state_names[i]));
  }
  Var new_weight;
  Optimizer::update(weight, gradient, moments, scalars, new_weight, new_moments);
  for (int i = 0; i < Optimizer::state_count; ++i) {
    const Name moment = name / Optimizer::state_names[i];
    graph.add_output(moment, new_moments[i].id, graph.find_input(moment));
  }
  return new_weight;
}

// The same for a weight that every device updates as it holds it (whole, or its shard), and the record of where weight
// and moments are. `weight` by value: the graph that it may lie in grows.
template <class Optimizer>
constexpr void update_in_place(DeviceGraph& result, Input weight, const Shape& global, const Layout& layout,
                               Var gradient) {
  Graph& graph = result.graph;
  const std::int32_t input = graph.find_input(weight.name);
  StoredTensor stored;
  stored.name = weight.name;
  stored.shape = global;
  stored.initializer = weight.initializer;
  stored.layout = layout;
  stored.input = input;
  result.stored.push_back(stored);
  Buffer<std::int32_t> states;
  const Var updated =
      update_weight<Optimizer>(graph, weight.name, {&graph, graph.inputs[input].node}, gradient, states);
  graph.add_output(weight.name, updated.id, input);
  for (std::int32_t state : states) {
    stored.name = graph.inputs[state].name;
    stored.initializer = {};
    stored.input = state;
    result.stored.push_back(stored);
  }
}

}  // namespace weft

#endif
