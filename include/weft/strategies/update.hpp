// The optimizer's part of a training step: from weights and reduced gradients to new weights and moments.
#ifndef WEFT_STRATEGIES_UPDATE_HPP
#define WEFT_STRATEGIES_UPDATE_HPP

#include <weft/graph/map.hpp>
#include <weft/graph/scan.hpp>
#include <weft/strategies/gradient_norm.hpp>
#include <weft/strategies/kept_gradient.hpp>
#include <weft/strategies/trained_by.hpp>
#include <weft/strategies/update_rule.hpp>
#include <weft/strategies/whole_weight.hpp>

namespace weft {

namespace detail {

// How many states the update changes; others are changed when norms are known.
template <class Optimizer>
constexpr int count_states_of_update() {
  if constexpr (needs_weight_norms<Optimizer>)
    return Optimizer::direction_state_count;
  else
    return Optimizer::state_count;
}
template <class Optimizer>
inline constexpr int states_of_update = count_states_of_update<Optimizer>();
template <class Optimizer>
inline constexpr int other_states = Optimizer::state_count - states_of_update<Optimizer>;

// The new weight and moments, unless `is_good` is false: then `old` and the old moments.
constexpr void keep_unless(Var is_good, Buffer<Var>& results, Var old, const Var* moments) {
  for (Index i = 0; i < results.size(); ++i) results[i] = select(is_good, results[i], i == 0 ? old : moments[i - 1]);
}
// The optimizer's rule as the body of a map over (weight, gradient, moments..., scalars...), whose results are the new
// weight and the new moments; in f32, and rounded to the type of the weight. Of a rule that needs norms the results are
// a direction and the moments that it changes. `may_skip`: a last operand tells whether there is an update; else weight
// and moments are the old ones.
template <class Optimizer>
constexpr MapBody update_body(Graph& graph, DType weight, bool may_skip) {
  Buffer<DType> types{weight, weight};
  types.resize(2 + states_of_update<Optimizer> + UpdateRule<Optimizer>::operand_count, DType::f32);
  if (may_skip) types.push_back(DType::pred);
  return make_map_body(graph, types, [&](const Buffer<Var>& in) {
    Var made, new_moments[to_size(states_of_update<Optimizer> + 1)];
    const Var* const moments = in.begin() + 2;
    const Var parameter = convert(in[0], DType::f32), gradient = convert(in[1], DType::f32);
    if constexpr (needs_weight_norms<Optimizer>)
      Optimizer::direction(parameter, gradient, moments, moments + states_of_update<Optimizer>, made, new_moments);
    else
      Optimizer::update(parameter, gradient, moments, moments + states_of_update<Optimizer>, made, new_moments);
    Buffer<Var> results{needs_weight_norms<Optimizer> ? made : convert(made, in[0].dtype())};
    results.append(new_moments, new_moments + states_of_update<Optimizer>);
    if (may_skip) keep_unless(in.back(), results, needs_weight_norms<Optimizer> ? made : in[0], moments);
    return results;
  });
}
// What follows when norms are known: (weight, direction, ratio, other moments..., scalars...) -> the new weight and the
// other moments.
template <class Optimizer>
constexpr MapBody finish_body(Graph& graph, DType weight, bool may_skip) {
  Buffer<DType> types{weight};
  types.resize(3 + other_states<Optimizer> + UpdateRule<Optimizer>::operand_count, DType::f32);
  if (may_skip) types.push_back(DType::pred);
  return make_map_body(graph, types, [&](const Buffer<Var>& in) {
    Var made, new_moments[to_size(other_states<Optimizer> + 1)];
    const Var* const moments = in.begin() + 3;
    Optimizer::finish(convert(in[0], DType::f32), in[1], in[2], moments, moments + other_states<Optimizer>, made,
                      new_moments);
    Buffer<Var> results{convert(made, in[0].dtype())};
    results.append(new_moments, new_moments + other_states<Optimizer>);
    if (may_skip) keep_unless(in.back(), results, in[0], moments);
    return results;
  });
}

}  // namespace detail

// The updates of a step: they share one body for all weights of one element type, and the scalars.
template <class Optimizer>
class Updates {
  using Rule = UpdateRule<Optimizer>;

 public:
  // New values of one weight, of which every device has a part over the axes `cut`, and its moments; the moments are
  // declared as inputs of the weight's shape and updated in place. `layers`: extents of its first dimensions that
  // number layers. Returns the new weight; `states`: the input numbers of the moments.
  constexpr Var update(Graph& graph, const Name& name, Var weight, Var gradient, Buffer<std::int32_t>& states,
                       const Dims& layers = {}, const AxisList& cut = {}) {
    const Buffer<Var> moments = declare(graph, name, weight.shape(), states);
    Buffer<Var> all{weight, gradient};
    all.append(moments.begin(), moments.end());
    const auto update_one = [&](const Buffer<Var>& in) {
      Buffer<Var> own;
      own.append(in.begin() + 2, in.end());
      return apply(graph, in[0], in[1], own, {{GroupRun{Rule::group_of(name)}}, {in[0].elements()}, cut});
    };
    const Buffer<Var> results = for_each_layer(graph, needs_weight_norms<Optimizer> ? layers : Dims(), all, update_one);
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
  constexpr Buffer<Var> apply(Graph& graph, Var weight, Var gradient, const Buffer<Var>& moments,
                              const GroupRuns& groups) {
    Buffer<Var> operands{weight, convert(gradient, weight.dtype())}, scalars = operands_of(graph, groups);
    if (may_skip()) scalars.push_back(is_good_);
    const Var* const others = moments.begin() + detail::states_of_update<Optimizer>;
    operands.append(moments.begin(), others);
    operands.append(scalars.begin(), scalars.end());
    const Bodies bodies = bodies_for(graph, weight.dtype());
    Buffer<Var> made = map(graph, bodies.update, operands);
    if constexpr (needs_weight_norms<Optimizer>) {
      const Var ratio = ratio_of(graph, convert(weight, DType::f32), made[0], groups);
      Buffer<Var> last{weight, made[0], ratio};
      last.append(others, moments.end());
      last.append(scalars.begin(), scalars.end());
      const Buffer<Var> finished = map(graph, bodies.finish, last);
      made[0] = finished[0];
      made.append(finished.begin() + 1, finished.end());
    }
    return made;
  }
  static constexpr void put_out(Graph& graph, const Buffer<Var>& results, const Buffer<std::int32_t>& states) {
    for (int i = 0; i < Optimizer::state_count; ++i)
      graph.outputs.push_back({graph.inputs[states[i]].name, results[i + 1].id, states[i]});
  }

  // What an update takes beside the weight, its gradient and its states.
  constexpr Buffer<Var> operands_of(Graph& graph, const GroupRuns& groups) {
    declare_scalars(graph);
    Buffer<Var> operands;
    for (int i = 0; i < Rule::operand_count; ++i)
      operands.push_back(i == Rule::factor_operand ? factor_ : operand(graph, groups, i));
    return operands;
  }
  // The new weight and states, or, where the step is skipped, the old ones.
  constexpr void keep_if_skipped(Buffer<Var>& results, Var weight, const Buffer<Var>& states) const {
    if (may_skip()) detail::keep_unless(is_good_, results, weight, states.begin());
  }

  // What the updates of a step that waits_for_all_gradients begin with.
  constexpr void prepare(Graph& graph, const GradientNorm& squares, const Precision& precision) {
    if (precision.scales_loss()) scale_loss(graph, squares, precision.scaling);
    if (Rule::tells_gradient_norm) tell_norm(graph, squares);
  }

  // The norm is a result; if they are clipped, the updates that follow take gradients times
  // min(1, max_norm / (norm + 1e-6)).
  constexpr void tell_norm(Graph& graph, const GradientNorm& squares) {
    graph.phase = Phase::update;
    declare_scalars(graph);
    const Var norm = squares.norm(graph);
    graph.add_output("gradient_norm", norm.id);
    if (!Rule::clips_by_global_norm) return;
    const Var bound{&graph, scalars_[Rule::operand(0, Rule::factor_operand)]}, shifted = norm + 1e-6;
    factor_ = minimum(bound / shifted, 1.0);
  }

  // The updates that follow are left out unless all gradients are finite, and the scale of the loss is adapted.
  constexpr void scale_loss(Graph& graph, const GradientNorm& squares, const LossScaling& scaling) {
    graph.phase = Phase::update;
    is_good_ = squares.norm(graph) < __builtin_inf();
    const std::int32_t scale = graph.find_input(LossScaling::scale_name),
                       count = graph.find_input(LossScaling::good_steps_name),
                       skipped = graph.find_input(LossScaling::skipped_steps_name);
    const Var old{&graph, graph.inputs[scale].node};
    const Var good = Var{&graph, graph.inputs[count].node} + 1.0;
    const Var grows = good >= static_cast<double>(scaling.interval);
    const Var grown = select(grows, old * static_cast<double>(scaling.growth), old);
    const Var next = select(is_good_, grown, old * (1 / static_cast<double>(scaling.shrink)));
    const Var zero = like(good, 0), kept = select(grows, zero, good), next_count = select(is_good_, kept, zero);
    graph.outputs.push_back({graph.inputs[scale].name, next.id, scale});
    const Var before{&graph, graph.inputs[skipped].node}, more = before + 1.0;
    graph.outputs.push_back({graph.inputs[count].name, next_count.id, count});
    graph.outputs.push_back({graph.inputs[skipped].name, select(is_good_, before, more).id, skipped});
  }

 private:
  struct Bodies {
    MapBody update, finish;
  };
  Buffer<Id> scalars_;
  Buffer<DType> dtypes_;
  Buffer<Bodies> bodies_;  // by entry of dtypes_
  Var factor_, is_good_;

  constexpr bool may_skip() const { return is_good_.graph != nullptr; }
  constexpr void declare_scalars(Graph& graph) {
    for (Index i = scalars_.size(); i < Optimizer::scalar_count; ++i)
      scalars_.push_back(graph.add_input(Name("optimizer") / Optimizer::scalar_names[i], InputKind::scalar, DType::f32, {}));
  }
  // Operand `i` of the update: one scalar, or one number an element where groups differ.
  constexpr Var operand(Graph& graph, const GroupRuns& groups, int i) {
    Buffer<Var> values;
    Buffer<Index> ends;
    for (const GroupRun& run : groups.runs) {
      values.push_back({&graph, scalars_[Rule::operand(run.group, i)]});
      ends.push_back(run.end);
    }
    return i < Rule::group_operand_count ? by_place(values, ends, groups.positions) : values.back();
  }
  // One number a weight, from its norm and that of its direction.
  static constexpr Var ratio_of(Graph& graph, Var weight, Var direction, const GroupRuns& layout) {
    const Buffer<Var> norms = weight_norms(graph, {weight, direction}, layout);
    const Index count = norms.size() / 2;
    Buffer<Var> ratios;
    for (Index i = 0; i < count; ++i) ratios.push_back(Optimizer::ratio(norms[i], norms[count + i]));
    return by_place(ratios, layout.weight_ends, layout.positions);
  }
  // values[i], scalars, for the elements that lie before ends[i] and behind those of the value before it: one a
  // position, or one for all.
  static constexpr Var by_place(const Buffer<Var>& values, const Buffer<Index>& ends, Var positions) {
    Index i = values.size() - 1;
    Var chosen = values[i];
    if (i == 0) return chosen;
    const Shape shape = positions.shape();
    chosen = broadcast_to(chosen, shape);
    while (--i >= 0) {
      const Var is_before = positions < static_cast<double>(ends[i]);
      chosen = select(is_before, broadcast_to(values[i], shape), chosen);
    }
    return chosen;
  }
  constexpr Bodies bodies_for(Graph& graph, DType weight) {
    for (Index i = 0; i < dtypes_.size(); ++i)
      if (dtypes_[i] == weight) return bodies_[i];
    Bodies bodies{detail::update_body<Optimizer>(graph, weight, may_skip()), {}};
    if constexpr (needs_weight_norms<Optimizer>)
      bodies.finish = detail::finish_body<Optimizer>(graph, weight, may_skip());
    dtypes_.push_back(weight);
    bodies_.push_back(bodies);
    return bodies;
  }
};

// Is the norm of all gradients made, which the first update or a result needs?
template <class Optimizer>
[[nodiscard]] constexpr bool waits_for_all_gradients(const TrainingGraph& training) {
  return !training.weights.empty() &&
         (UpdateRule<Optimizer>::tells_gradient_norm || training.precision.scales_loss());
}

// `list` without the dimension that is the `dropped`-th from behind; 0: as it is.
template <class List>
[[nodiscard]] constexpr List without_dimension(List list, int dropped) {
  if (dropped > 0) list.erase(list.size() - dropped);
  return list;
}

// The update of a weight by a rule that needs its rows and columns, whose states lack dimensions of the weight; and the
// record of where they are.
template <class Optimizer>
constexpr void update_whole(DeviceGraph& result, Updates<Optimizer>& updates, const StoredTensor& weight,
                            Var gradient) {
  Graph& graph = result.graph;
  graph.phase = Phase::update;
  const StoredTensor layer = layer_of(weight, 0);
  const Id stored = graph.inputs[weight.input].node;
  const DType dtype = graph.dtype(stored);
  Dims layers;
  for (int level = 0; level < weight.stacked; ++level) layers.push_back(weight.shape[level]);
  const Buffer<Var> scalars =
      updates.operands_of(graph, {{GroupRun{UpdateRule<Optimizer>::group_of(weight.name)}}, {}, {}, {}});
  Buffer<Var> all{{&graph, stored}, gradient};
  for (const auto& state : Optimizer::states_of(layer.shape.rank())) {
    StoredTensor own = weight;
    own.name = weight.name / state.name;
    own.shape = Shape(without_dimension(weight.shape.dims, state.dropped));
    own.layout.dims = without_dimension(weight.layout.dims, state.dropped);
    own.initializer = {};
    const Shape local(without_dimension(graph.shape(stored).dims, state.dropped));
    all.push_back({&graph, graph.add_input(own.name, InputKind::state, DType::f32, local)});
    own.input = graph.number(all.back().id);
    result.stored.push_back(own);
  }
  const WholeWeight whole(graph, layer.shape, layer.layout);
  const Buffer<Var> made = for_each_layer(graph, layers, all, [&](const Buffer<Var>& in) {
    Buffer<Var> states, new_states;
    states.append(in.begin() + 2, in.end());
    Var updated;
    const Var parameter = convert(in[0], DType::f32), own = convert(in[1], DType::f32);
    Optimizer::update_whole(whole, parameter, own, states, scalars.begin(), updated, new_states);
    Buffer<Var> results{convert(updated, dtype)};
    results.append(new_states.begin(), new_states.end());
    updates.keep_if_skipped(results, in[0], states);
    return results;
  });
  graph.outputs.push_back({graph.inputs[weight.input].name, made[0].id, weight.input});
  for (Index i = 1; i < made.size(); ++i) {
    const std::int32_t state = graph.number(all[i + 1].id);
    graph.outputs.push_back({graph.inputs[state].name, made[i].id, state});
  }
}

// The same for the weight in input `input`, which every device updates as it holds it (whole, or its shard), and the
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
  if constexpr (needs_whole_weights<Optimizer>) {
    update_whole(result, updates, stored, gradient);
  } else {
    Buffer<std::int32_t> states;
    Dims layers;
    for (int level = 0; level < weight.stacked; ++level) layers.push_back(global[level]);
    const Var updated =
        updates.update(graph, stored.name, {&graph, weight.node}, gradient, states, layers, cutting_axes(layout));
    graph.outputs.push_back({weight.name, updated.id, input});
    for (std::int32_t state : states) {
      stored.name = graph.input_name(state);
      stored.initializer = {};
      stored.input = state;
      result.stored.push_back(stored);
    }
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

// The updates of all weights as devices hold them, by the layouts of the inputs; and the record of those that are
// frozen, and of states.
template <class Optimizer>
constexpr void update_all(DeviceGraph& result, const TrainingGraph& training, const Buffer<Var>& gradients,
                          const Buffer<Layout>& layouts) {
  const Graph& graph = training.graph;
  Updates<Optimizer> updates;
  if (waits_for_all_gradients<Optimizer>(training)) {
    GradientNorm norm;
    for (Index i = 0; i < gradients.size(); ++i) norm.add(gradients[i], cutting_axes(layouts[training.weights[i]]));
    updates.prepare(result.graph, norm, training.precision);
  }
  for (Index i = 0; i < gradients.size(); ++i) {
    const std::int32_t weight = training.weights[i];
    update_in_place(result, updates, weight, graph.shape(graph.inputs[weight].node), layouts[weight], gradients[i]);
  }
  for (const std::int32_t weight : training.frozen)
    result.stored.push_back(
        stored_weight(result.graph, weight, graph.shape(graph.inputs[weight].node), layouts[weight]));
  record_states<Optimizer>(result, training);
}

}  // namespace weft

#endif
