// The optimizer's part of a training step: from weights and reduced gradients to new weights and moments.
#ifndef WEFT_STRATEGIES_UPDATE_HPP
#define WEFT_STRATEGIES_UPDATE_HPP

#include <weft/graph/map.hpp>
#include <weft/strategies/gradient_norm.hpp>
#include <weft/strategies/training_graph.hpp>
#include <weft/strategies/update_rule.hpp>

namespace weft {

namespace detail {

// The optimizer's rule as the body of a map over (weight, gradient, moments..., scalars...), whose results are the new
// weight and the new moments; in f32, and rounded to the type of the weight. `may_skip`: a last operand tells whether
// there is an update; else they are the old ones.
template <class Optimizer>
constexpr MapBody update_body(Graph& graph, DType weight, bool may_skip) {
  Buffer<DType> types{weight, weight};
  types.resize(2 + Optimizer::state_count + UpdateRule<Optimizer>::operand_count, DType::f32);
  if (may_skip) types.push_back(DType::pred);
  return make_map_body(graph, types, [may_skip](const Buffer<Var>& in) {
    Var new_weight, new_moments[Optimizer::state_count + 1];
    const Var* const moments = in.begin() + 2;
    Optimizer::update(convert(in[0], DType::f32), convert(in[1], DType::f32), moments, moments + Optimizer::state_count,
                      new_weight, new_moments);
    Buffer<Var> results{convert(new_weight, in[0].dtype())};
    results.append(new_moments, new_moments + Optimizer::state_count);
    for (Index i = 0; may_skip && i < results.size(); ++i)
      results[i] = select(in.back(), results[i], i == 0 ? in[0] : moments[i - 1]);
    return results;
  });
}

}  // namespace detail

// To which groups the elements of what is updated belong; and where those that a device has lie in the whole vector, a
// number for each, unless there is one run only.
struct GroupRuns {
  Buffer<GroupRun> runs;
  Var positions = {};
};

// The updates of a step: they share one body for all weights of one element type, and the scalars.
template <class Optimizer>
class Updates {
  using Rule = UpdateRule<Optimizer>;

 public:
  // New values of one weight (or flat shard of weights) and its moments; the moments are declared as inputs of the
  // weight's shape and updated in place. Returns the new weight; `states`: the input numbers of the moments.
  constexpr Var update(Graph& graph, const Name& name, Var weight, Var gradient, Buffer<std::int32_t>& states) {
    const Buffer<Var> moments = declare(graph, name, weight.shape(), states);
    const Buffer<Var> results = apply(graph, weight, gradient, moments, {{GroupRun{Rule::group_of(name)}}});
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
    operands.append(moments.begin(), moments.end());
    for (int i = 0; i < Rule::operand_count; ++i)
      operands.push_back(i == Rule::factor_operand ? factor_ : operand(graph, groups, i));
    if (is_good_.graph != nullptr) operands.push_back(is_good_);
    return map(graph, body_for(graph, weight.dtype()), operands);
  }
  static constexpr void put_out(Graph& graph, const Buffer<Var>& results, const Buffer<std::int32_t>& states) {
    for (int i = 0; i < Optimizer::state_count; ++i)
      graph.outputs.push_back({graph.inputs[states[i]].name, results[i + 1].id, states[i]});
  }

  // What the updates of a step that waits_for_all_gradients begin with.
  constexpr void prepare(Graph& graph, const GradientNorm& squares, const Precision& precision) {
    if (precision.scales_loss()) scale_loss(graph, squares, precision.scaling);
    if (Rule::clips_by_global_norm) clip(graph, squares);
  }

  // The updates that follow take gradients times min(1, max_norm / (norm + 1e-6)), and the norm is a result.
  constexpr void clip(Graph& graph, const GradientNorm& squares) {
    graph.phase = Phase::update;
    declare_scalars(graph);
    const Var norm = squares.norm(graph);
    graph.add_output("gradient_norm", norm.id);
    const Var bound{&graph, scalars_[Rule::operand(0, Rule::factor_operand)]}, shifted = norm + 1e-6;
    factor_ = minimum(bound / shifted, 1.0);
  }

  // The updates that follow are left out unless all gradients are finite, and the scale of the loss is adapted.
  constexpr void scale_loss(Graph& graph, const GradientNorm& squares, const LossScaling& scaling) {
    graph.phase = Phase::update;
    is_good_ = squares.norm(graph) < __builtin_inf();
    const std::int32_t scale = graph.find_input(LossScaling::scale_name),
                       count = graph.find_input(LossScaling::good_steps_name);
    const Var old{&graph, graph.inputs[scale].node};
    const Var good = Var{&graph, graph.inputs[count].node} + 1.0;
    const Var grows = good >= static_cast<double>(scaling.interval);
    const Var grown = select(grows, old * static_cast<double>(scaling.growth), old);
    const Var next = select(is_good_, grown, old * (1 / static_cast<double>(scaling.shrink)));
    const Var zero = like(good, 0), kept = select(grows, zero, good), next_count = select(is_good_, kept, zero);
    graph.outputs.push_back({graph.inputs[scale].name, next.id, scale});
    graph.outputs.push_back({graph.inputs[count].name, next_count.id, count});
  }

 private:
  Buffer<Id> scalars_;
  Buffer<DType> dtypes_;
  Buffer<MapBody> bodies_;  // by entry of dtypes_
  Var factor_, is_good_;

  constexpr void declare_scalars(Graph& graph) {
    for (Index i = scalars_.size(); i < Optimizer::scalar_count; ++i)
      scalars_.push_back(graph.add_input(Name("optimizer") / Optimizer::scalar_names[i], InputKind::scalar, DType::f32, {}));
  }
  // Operand `i` of the update: one scalar, or one number an element where groups differ.
  constexpr Var operand(Graph& graph, const GroupRuns& groups, int i) {
    const auto of_run = [&](Index run) { return Var{&graph, scalars_[Rule::operand(groups.runs[run].group, i)]}; };
    Index run = groups.runs.size() - 1;
    Var chosen = of_run(run);
    if (i >= Rule::group_operand_count || run == 0) return chosen;
    const Shape shape = groups.positions.shape();
    chosen = broadcast_to(chosen, shape);
    while (--run >= 0) {
      const Var is_before = groups.positions < static_cast<double>(groups.runs[run].end);
      chosen = select(is_before, broadcast_to(of_run(run), shape), chosen);
    }
    return chosen;
  }
  constexpr const MapBody& body_for(Graph& graph, DType weight) {
    for (Index i = 0; i < dtypes_.size(); ++i)
      if (dtypes_[i] == weight) return bodies_[i];
    dtypes_.push_back(weight);
    bodies_.push_back(detail::update_body<Optimizer>(graph, weight, is_good_.graph != nullptr));
    return bodies_.back();
  }
};

// Does an update need the norm of all gradients?
template <class Optimizer>
[[nodiscard]] constexpr bool waits_for_all_gradients(const TrainingGraph& training) {
  return !training.weights.empty() &&
         (UpdateRule<Optimizer>::clips_by_global_norm || training.precision.scales_loss());
}

// The first of an optimizer's groups whose pattern no weight matches; -1: there is none.
template <class Optimizer>
[[nodiscard]] constexpr int unmatched_group([[maybe_unused]] const TrainingGraph& training) {
  if constexpr (HasOptions<Optimizer>)
    for (int i = 0; i < Optimizer::parameter_groups.size(); ++i) {
      bool found = false;
      for (const std::int32_t weight : training.weights)
        found = found || matches(Optimizer::parameter_groups[i].pattern, training.graph.input_name(weight));
      if (!found) return i;
    }
  return -1;
}

// In the place of an optimizer: nothing is updated, and what a strategy makes is a forward pass of any results.
struct NoUpdate {
  static constexpr int state_count = 0, scalar_count = 0;
  static constexpr const char* state_names[1] = {""};
  static constexpr const char* scalar_names[1] = {""};
  static constexpr void update(Var weight, Var, const Var*, const Var*, Var& new_weight, Var*) { new_weight = weight; }
};

// A training as an optimizer sees it: without the gradients of the weights that it freezes. Errors:
// group_names_no_parameter, nothing_is_trained.
template <class Optimizer>
[[nodiscard]] constexpr decltype(auto) trained_by(const TrainingGraph& training) {
  if constexpr (HasOptions<Optimizer>)
    if (const int group = unmatched_group<Optimizer>(training); group >= 0)
      group_names_no_parameter(Optimizer::parameter_groups[group].pattern.c_str());
  if constexpr (std::is_same_v<Optimizer, NoUpdate>)
    return freeze_all(training);
  else if constexpr (UpdateRule<Optimizer>::freezes)
    return freeze(training, UpdateRule<Optimizer>::is_frozen);
  else
    return (training);
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
