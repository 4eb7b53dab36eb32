// Updates: the optimizer's rule from weights, reduced gradients and moments to new weights and moments.
#ifndef WEFT_STRATEGIES_UPDATES_HPP
#define WEFT_STRATEGIES_UPDATES_HPP

#include <weft/graph/map.hpp>
#include <weft/graph/scan.hpp>
#include <weft/strategies/gradient_norm.hpp>
#include <weft/strategies/training_graph.hpp>
#include <weft/strategies/update_rule.hpp>
#include <weft/strategies/weight_norms.hpp>

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

[[nodiscard]] constexpr Buffer<Var> list_of(const Var* first, const Var* last) {
  Buffer<Var> list;
  list.append(first, last);
  return list;
}
// The new weight and moments, unless `is_good` is false: then `old` and the old moments.
constexpr void keep_unless(Var is_good, Buffer<Var>& results, Var old, const Var* moments) {
  for (Index i = 0; i < results.size(); ++i) results[i] = select(is_good, results[i], i == 0 ? old : moments[i - 1]);
}
// The optimizer's rule on `in`: weight, gradient, moments, scalars. Returns the new weight and the new moments; in f32,
// and rounded to the type of the weight. Of a rule that needs norms a direction and the moments that it changes.
// `may_skip`: a last operand tells whether there is an update; else weight and moments are the old ones.
template <class Optimizer>
constexpr Buffer<Var> updated(const Buffer<Var>& in, bool may_skip) {
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
}
// What follows when norms are known: of weight, direction, ratio, other moments and scalars the new weight and the
// other moments.
template <class Optimizer>
constexpr Buffer<Var> finished(const Buffer<Var>& in, bool may_skip) {
  Var made, new_moments[to_size(other_states<Optimizer> + 1)];
  const Var* const moments = in.begin() + 3;
  Optimizer::finish(convert(in[0], DType::f32), in[1], in[2], moments, moments + other_states<Optimizer>, made,
                    new_moments);
  Buffer<Var> results{convert(made, in[0].dtype())};
  results.append(new_moments, new_moments + other_states<Optimizer>);
  if (may_skip) keep_unless(in.back(), results, in[0], moments);
  return results;
}
// These as the bodies of maps.
template <class Optimizer>
constexpr MapBody update_body(Graph& graph, DType weight, bool may_skip) {
  Buffer<DType> types{weight, weight};
  types.resize(2 + states_of_update<Optimizer> + UpdateRule<Optimizer>::operand_count, DType::f32);
  if (may_skip) types.push_back(DType::pred);
  return make_map_body(graph, types, [&](const Buffer<Var>& in) { return updated<Optimizer>(in, may_skip); });
}
template <class Optimizer>
constexpr MapBody finish_body(Graph& graph, DType weight, bool may_skip) {
  Buffer<DType> types{weight};
  types.resize(3 + other_states<Optimizer> + UpdateRule<Optimizer>::operand_count, DType::f32);
  if (may_skip) types.push_back(DType::pred);
  return make_map_body(graph, types, [&](const Buffer<Var>& in) { return finished<Optimizer>(in, may_skip); });
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
      const Buffer<Var> own = detail::list_of(in.begin() + 2, in.end());
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
    Buffer<Var> operands{weight, convert(gradient, weight.dtype())};
    const Buffer<Var> scalars = operands_of(graph, groups);
    const Var* const others = moments.begin() + detail::states_of_update<Optimizer>;
    operands.append(moments.begin(), others);
    append_to(operands, scalars);
    Buffer<Var> made = map(graph, bodies_for(graph, weight.dtype()).update, operands);
    if constexpr (needs_weight_norms<Optimizer>) {
      const Buffer<Var> other_moments = detail::list_of(others, moments.end());
      const auto ratio = [](Index, Var norm, Var of_direction) { return Optimizer::ratio(norm, of_direction); };
      const Buffer<Var> finished = finish(graph, weight, made[0], other_moments, groups, scalars, ratio);
      made[0] = finished[0];
      made.append(finished.begin() + 1, finished.end());
    }
    return made;
  }
  // What follows when the direction of one weight, or of several, is known: the new weight and the moments that the
  // direction has not changed. `ratio(i, norm, norm of the direction)`: the number of the i-th weight.
  template <class Ratio>
  constexpr Buffer<Var> finish(Graph& graph, Var weight, Var direction, const Buffer<Var>& moments,
                               const GroupRuns& groups, const Buffer<Var>& scalars, Ratio ratio) {
    Buffer<Var> operands{weight, direction, ratio_of(graph, convert(weight, DType::f32), direction, groups, ratio)};
    operands.append(moments.begin(), moments.end());
    append_to(operands, scalars);
    return map(graph, bodies_for(graph, weight.dtype()).finish, operands);
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
  // New values, or, where the step is skipped, the old ones.
  constexpr void keep_if_skipped(Buffer<Var>& made, const Buffer<Var>& old) const {
    for (Index i = 0; may_skip() && i < made.size(); ++i) made[i] = select(is_good_, made[i], old[i]);
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
  // Last comes what tells whether there is an update, if there may be none.
  constexpr void append_to(Buffer<Var>& operands, const Buffer<Var>& scalars) const {
    operands.append(scalars.begin(), scalars.end());
    if (may_skip()) operands.push_back(is_good_);
  }
  constexpr void declare_scalars(Graph& graph) {
    for (Index i = scalars_.size(); i < Optimizer::scalar_count; ++i)
      scalars_.push_back(
          graph.add_input(Name("optimizer") / Optimizer::scalar_names[i], InputKind::scalar, DType::f32, {}));
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
  template <class Ratio>
  static constexpr Var ratio_of(Graph& graph, Var weight, Var direction, const GroupRuns& layout, Ratio ratio) {
    const Buffer<Var> norms = weight_norms(graph, {weight, direction}, layout);
    const Index count = norms.size() / 2;
    Buffer<Var> ratios;
    for (Index i = 0; i < count; ++i) ratios.push_back(ratio(i, norms[i], norms[count + i]));
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
    Bodies bodies;
    if constexpr (!needs_whole_weights<Optimizer>)
      bodies.update = detail::update_body<Optimizer>(graph, weight, may_skip());
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
  return !training.weights.empty() && (UpdateRule<Optimizer>::tells_gradient_norm || training.precision.scales_loss());
}

}  // namespace weft

#endif
