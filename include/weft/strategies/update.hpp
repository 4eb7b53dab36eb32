// The optimizer's part of a training step: from weights and reduced gradients to new weights and moments.
#ifndef WEFT_STRATEGIES_UPDATE_HPP
#define WEFT_STRATEGIES_UPDATE_HPP

#include <weft/graph/map.hpp>
#include <weft/strategies/training_graph.hpp>

namespace weft {

namespace detail {

// The optimizer's rule as the body of a map over (weight, gradient, moments..., scalars...), whose results are the new
// weight and the new moments.
template <class Optimizer>
constexpr MapBody update_body(Graph& graph, DType weight) {
  Buffer<DType> types{weight, weight};
  types.resize(2 + Optimizer::state_count + Optimizer::scalar_count, DType::f32);
  return make_map_body(graph, types, [](const Buffer<Var>& in) {
    Var new_weight, new_moments[Optimizer::state_count + 1];
    const Var* const moments = in.begin() + 2;
    Optimizer::update(in[0], in[1], moments, moments + Optimizer::state_count, new_weight, new_moments);
    Buffer<Var> results{new_weight};
    results.append(new_moments, new_moments + Optimizer::state_count);
    return results;
  });
}

}  // namespace detail

// The updates of a step: they share one body for all weights of one element type, and the scalars.
template <class Optimizer>
class Updates {
 public:
  // New values of one weight (or flat shard of weights) and its moments; the moments are declared as inputs of the
  // weight's shape and updated in place. Returns the new weight; `states`: the input numbers of the moments.
  constexpr Var update(Graph& graph, const Name& name, Var weight, Var gradient, Buffer<std::int32_t>& states) {
    const Buffer<Var> results = apply(graph, weight, gradient, declare(graph, name, weight.shape(), states));
    put_out(graph, results, states);
    return results[0];
  }

  // The three parts of it: the moments; the new weight and moments of one weight, or of a part of it; the moments as
  // outputs.
  constexpr Buffer<Var> declare(Graph& graph, const Name& name, const Shape& shape, Buffer<std::int32_t>& states) {
    graph.phase = Phase::update;
    declare_scalars(graph);
    Buffer<Var> moments;
    for (int i = 0; i < Optimizer::state_count; ++i) {
      const Id moment = graph.add_input(name / Optimizer::state_names[i], InputKind::state, DType::f32, shape);
      moments.push_back({&graph, moment});
      states.push_back(graph.number(moments.back().id));
    }
    return moments;
  }
  constexpr Buffer<Var> apply(Graph& graph, Var weight, Var gradient, const Buffer<Var>& moments) {
    Buffer<Var> operands{weight, gradient};
    operands.append(moments.begin(), moments.end());
    for (Id scalar : scalars_) operands.push_back({&graph, scalar});
    return map(graph, body_for(graph, weight.dtype()), operands);
  }
  static constexpr void put_out(Graph& graph, const Buffer<Var>& results, const Buffer<std::int32_t>& states) {
    for (int i = 0; i < Optimizer::state_count; ++i)
      graph.outputs.push_back({graph.inputs[states[i]].name, results[i + 1].id, states[i]});
  }

 private:
  Buffer<Id> scalars_;
  Buffer<DType> dtypes_;
  Buffer<MapBody> bodies_;  // by entry of dtypes_

  constexpr void declare_scalars(Graph& graph) {
    for (Index i = scalars_.size(); i < Optimizer::scalar_count; ++i)
      scalars_.push_back(graph.add_input(Name("optimizer") / Optimizer::scalar_names[i], InputKind::scalar, DType::f32, {}));
  }
  constexpr const MapBody& body_for(Graph& graph, DType weight) {
    for (Index i = 0; i < dtypes_.size(); ++i)
      if (dtypes_[i] == weight) return bodies_[i];
    dtypes_.push_back(weight);
    bodies_.push_back(detail::update_body<Optimizer>(graph, weight));
    return bodies_.back();
  }
};

// The same for the weight in input `input`, which every device updates as it holds it (whole, or its shard), and the
// record of where weight and moments are.
template <class Optimizer>
constexpr void update_in_place(DeviceGraph& result, Updates<Optimizer>& updates, std::int32_t input,
                               const Shape& global, const Layout& layout, Var gradient) {
  Graph& graph = result.graph;
  const Input weight = graph.inputs[input];
  StoredTensor stored = stored_weight(graph, input, global, layout);
  result.stored.push_back(stored);
  Buffer<std::int32_t> states;
  const Var updated = updates.update(graph, stored.name, {&graph, weight.node}, gradient, states);
  graph.outputs.push_back({weight.name, updated.id, input});
  for (std::int32_t state : states) {
    stored.name = graph.input_name(state);
    stored.initializer = {};
    stored.input = state;
    result.stored.push_back(stored);
  }
}

}  // namespace weft

#endif
