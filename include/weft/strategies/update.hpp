// The optimizer's part of a training step, of weights that devices hold by layouts.
#ifndef WEFT_STRATEGIES_UPDATE_HPP
#define WEFT_STRATEGIES_UPDATE_HPP

#include <weft/strategies/kept_gradient.hpp>
#include <weft/strategies/trained_by.hpp>
#include <weft/strategies/updates.hpp>
#include <weft/strategies/whole_update.hpp>

namespace weft {

// The update of a weight by a rule that needs its rows and columns. Returns the new weight; `states`: the input numbers
// of its moments.
template <class Optimizer>
constexpr Var update_whole(DeviceGraph& result, Updates<Optimizer>& updates, const StoredTensor& weight, Var gradient,
                           Buffer<std::int32_t>& states, const Dims& layers) {
  Graph& graph = result.graph;
  const Var stored{&graph, graph.inputs[weight.input].node};
  const Buffer<Var> moments = updates.declare(graph, weight.name, stored.shape(), states);
  WholeUpdate<Optimizer> whole(graph, updates);
  whole.add(weight, result.stored);
  Buffer<Var> all{stored, gradient};
  all.append(moments.begin(), moments.end());
  all.append(whole.states().begin(), whole.states().end());
  const Buffer<Var> made = for_each_layer(graph, layers, all, [&](const Buffer<Var>& in) {
    const Var* const first_state = in.begin() + 2 + moments.size();
    const Buffer<Var> own_moments = detail::list_of(in.begin() + 2, first_state);
    const Buffer<Var> own_states = detail::list_of(first_state, in.end());
    const GroupRun group{UpdateRule<Optimizer>::group_of(weight.name)};
    return whole.apply(in[0], own_moments, own_states, {in[1]},
                       {{group}, {in[0].elements()}, cutting_axes(weight.layout), {}},
                       [](const Buffer<Var>& directions) { return directions[0]; });
  });
  Updates<Optimizer>::put_out(graph, made, states);
  whole.put_out(made, 1 + states.size());
  return made[0];
}

// The update of the weight in input `input`, which every device updates as it holds it (whole, or its shard), and the
// record of where weight and moments are.
template <class Optimizer>
constexpr void update_in_place(DeviceGraph& result, Updates<Optimizer>& updates, std::int32_t input,
                               const Shape& global, const Layout& layout, Var gradient) {
  Graph& graph = result.graph;
  const Input weight = graph.inputs[input];
  StoredTensor stored = stored_weight(graph, input, global, layout);
  result.stored.push_back(stored);
  if (UpdateRule<Optimizer>::keeps_gradient_of(stored.name)) {
    StoredTensor kept = stored;
    kept.input = keep_gradient(graph, stored.name, weight.node, gradient);
    result.gradients.push_back(kept);
  }
  Buffer<std::int32_t> states;
  Dims layers;
  for (int level = 0; level < weight.stacked; ++level) layers.push_back(global[level]);
  Var updated;
  if constexpr (needs_whole_weights<Optimizer>)
    updated = update_whole(result, updates, stored, gradient, states, layers);
  else
    updated = updates.update(graph, stored.name, {&graph, weight.node}, gradient, states, layers, cutting_axes(layout));
  graph.outputs.push_back({weight.name, updated.id, input});
  for (std::int32_t state : states) {
    stored.name = graph.input_name(state);
    stored.initializer = {};
    stored.input = state;
    result.stored.push_back(stored);
  }
}

// Notes the states of a training, which every device has whole; of a program those that it only reads: they are given
// to it, as weights are, and what it writes is its own.
template <class Optimizer>
constexpr void record_states(DeviceGraph& result, const TrainingGraph& training) {
  const Graph& graph = training.graph;
  for (std::int32_t i = 0; i < graph.inputs.size(); ++i) {
    if (graph.inputs[i].kind != InputKind::state) continue;
    bool is_own = false;
    if (std::is_same_v<Optimizer, NoUpdate>)
      for (const Output& output : graph.outputs) is_own = is_own || output.updates == i;
    if (is_own) continue;
    const Shape& shape = graph.shape(graph.inputs[i].node);
    const std::int32_t input = result.graph.find_input(graph.input_name(i));
    result.stored.push_back(stored_weight(result.graph, input, shape, replicated(shape.rank())));
  }
}

// The whole of what each device has a piece of.
[[nodiscard]] constexpr Shape global_shape(const Shape& local, const Layout& layout, const MeshSizes& mesh) {
  Dims extents = local.dims;
  for (int d = 0; d < layout.dims.size(); ++d) extents[d] *= parts_of(mesh, layout.dims[d]);
  return Shape(extents);
}

// The updates of all weights as devices hold them, by the layouts of the inputs; and the record of those that are
// frozen, and of states. `training`: of global or of local shapes.
template <class Optimizer>
constexpr void update_all(DeviceGraph& result, const TrainingGraph& training, const Buffer<Var>& gradients,
                          const Buffer<Layout>& layouts) {
  const auto shape_of = [&](std::int32_t input) {
    const Graph& graph = result.graph;
    return global_shape(graph.shape(graph.inputs[input].node), layouts[input], graph.mesh);
  };
  Updates<Optimizer> updates;
  if (waits_for_all_gradients<Optimizer>(training)) {
    GradientNorm norm;
    for (Index i = 0; i < gradients.size(); ++i) norm.add(gradients[i], cutting_axes(layouts[training.weights[i]]));
    updates.prepare(result.graph, norm, training.precision);
  }
  for (Index i = 0; i < gradients.size(); ++i) {
    const std::int32_t weight = training.weights[i];
    update_in_place(result, updates, weight, shape_of(weight), layouts[weight], gradients[i]);
  }
  for (const std::int32_t weight : training.frozen)
    result.stored.push_back(stored_weight(result.graph, weight, shape_of(weight), layouts[weight]));
  record_states<Optimizer>(result, training);
}

}  // namespace weft

#endif
