// Fsdp: ZeRO. Weights are packed into flat units; gradients are reduce_scattered and every device updates its part.
//   stage 1: weights whole; gradients stay whole until the end of the backward pass, then are cut; moments cut.
//   stage 2: the same, but a unit's gradients are cut as soon as they are complete.
//   stage 3: weights cut as well; a unit is gathered right before it is used and freed right after.
// Where weights are read in a narrower type than they are kept in (see Precision), stages 1 and 2 keep parts of them,
// too: masters. A step gathers a unit as it is read, before its first reader, and frees it after its last one.
//
//   Fsdp{}                                            over all axes
//   Fsdp{.axes = axes("fsdp"), .replicate_axes = axes("data")}   hybrid (HSDP): cut over one, replicas over the other
//   Fsdp{.axes = axes("data"), .specs = &megatron}    and tensor parallelism over the axes that the specs name
#ifndef WEFT_STRATEGIES_FSDP_HPP
#define WEFT_STRATEGIES_FSDP_HPP

#include <weft/strategies/flat_weights.hpp>
#include <weft/strategies/shard_batch.hpp>
#include <weft/strategies/update.hpp>

namespace weft {

struct Fsdp {
  int stage = 3;
  Wrap wrap = {};
  bool reshard_after_forward = true;  // stage 3: gather again for the backward pass
  bool reshard_last_unit = true;      // false: the last unit stays gathered from forward to backward (saves a gather)
  Index shard_multiple = 1;           // every shard is padded to a multiple of this many elements
  // The batch is cut over `axes` and `replicate_axes`; units are cut over `axes` (none: all that nothing else uses),
  // and devices along `replicate_axes` have the same parts of them.
  AxisNames axes = {}, replicate_axes = {};
  // How weights are cut over other axes: a constant with static storage. Units are made of a device's pieces of them.
  const SpmdSpecs* specs = nullptr;
  CollectiveOptions collectives = {};  // gathers that are combined keep more units whole at a time

  static constexpr const char* name = "fsdp";
  static constexpr int first_stage = 1, last_stage = 3;

  [[nodiscard]] constexpr Misuse misuse() const {
    return stage < first_stage || stage > last_stage ? Misuse(Misuse::Kind::zero_stage_out_of_range, stage) : Misuse();
  }

  [[nodiscard]] constexpr DataAxes data_axes(const Mesh& mesh) const { return {mesh, axes, replicate_axes, specs}; }

  // One training step of one device. Collectives a step, for U units: U reduce_scatters, and U all_gathers (stages 1,
  // 2; 3 without resharding) or 2 U (stage 3); with replicas, U all_reduces of parts. A rule that needs rows and
  // columns gathers gradients, too: U all_gathers more, but none of weights that are whole, since every device updates
  // all of them. Errors: zero_stage_out_of_range, shard_multiple_out_of_range, no_layer_of_this_type, unknown_axis,
  // axis_is_taken, no_axis_is_left; those of shard_batch.
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const TrainingGraph& training, const Mesh& mesh) const {
    const DataAxes chosen = data_axes(mesh);
    chosen.check(name, mesh);
    return rewrite<Optimizer>(shard_batch(training, mesh, chosen.batch_cut(mesh)), mesh);
  }
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const LocalTraining& sharded, const Mesh& mesh) const {
    if (stage < first_stage || stage > last_stage) zero_stage_out_of_range(stage);
    if (shard_multiple < 1) shard_multiple_out_of_range(shard_multiple);
    using Rule = UpdateRule<Optimizer>;
    const DataAxes chosen = data_axes(mesh);
    const TrainingGraph& training = trained_by<Optimizer>(sharded.training);
    const Buffer<FlatParameter> units =
        make_flat_parameters(training, wrap, mesh.size(chosen.cut()) * shard_multiple, Rule::group_of, sharded.inputs);

    FlatWeights weights(training, units, chosen.cut(), chosen.replicas());
    for (Index u = 0; u < units.size(); ++u) weights.set_gather(u, gather_of(weights, u, u + 1 == units.size()));
    weights.declare();
    weights.copy();

    Graph& graph = weights.graph();
    DeviceGraph result;
    for (Index i = 0; i < training.results; ++i)
      graph.outputs.push_back({training.graph.outputs[i].name, weights(training.graph.outputs[i].node).id});
    for (Index i = training.results; i < training.graph.outputs.size(); ++i)
      if (const Output& state = training.graph.outputs[i]; state.updates >= 0)
        graph.outputs.push_back({state.name, weights(state.node).id, graph.find_input(graph.name(state.name))});
    Updates<Optimizer> updates;
    Buffer<Buffer<Var>> gradients(units.size(), {});
    GradientNorm norm;
    const bool waits = waits_for_all_gradients<Optimizer>(training);
    for (Index u = units.size() - 1; u >= 0; --u) {  // gradients are complete in this order
      if (units[u].is_frozen) continue;
      gradients[u] = reduced_gradients<Optimizer>(weights, u);
      if (waits)
        norm.add(gradients[u][0], detail::both(chosen.cut(), units[u].cut));
      else
        update_parameter(weights, u, gradients[u], updates, result);
    }
    if (waits) {
      updates.prepare(graph, norm, training.precision);
      for (Index u = units.size() - 1; u >= 0; --u)
        if (!units[u].is_frozen) update_parameter(weights, u, gradients[u], updates, result);
    }
    for (Index u = 0; u < units.size(); ++u)
      if (units[u].is_frozen)
        record(weights, u, graph.number(weights.stored(u)), weights.cut(u), nullptr, result.stored);
    result.results = sharded.results;
    result.data = sharded.data;
    for (StoredTensor& tensor : result.data) tensor.input = graph.find_input(tensor.name);
    result.graph = static_cast<Graph&&>(graph);
    result.graph.collective_options = collectives;
    record_states<Optimizer>(result, training);
    return result;
  }

 private:
  // Stages 1 and 2: what no update changes is whole anyway, without a gather a step; in a forward pass alone, which has
  // no updates at all, weights lie as in the training.
  [[nodiscard]] constexpr FlatWeights::Gather gather_of(const FlatWeights& weights, Index u, bool is_last_unit) const {
    using Gather = FlatWeights::Gather;
    const bool changes = !weights.unit(u).is_frozen || weights.training().weights.empty();
    if (stage < 3) return changes && weights.is_read_narrower(u) ? Gather::once : Gather::never;
    const bool again = reshard_after_forward && (reshard_last_unit || !is_last_unit);
    return again ? Gather::every_pass : Gather::once;
  }

  // The packed gradients of a layer of a unit, summed and cut.
  static constexpr Var reduced(const FlatWeights& weights, Index u, const Buffer<Var>& gradients) {
    const FlatParameter& unit = weights.unit(u);
    Var packed = pack(gradients, unit.padded - unit.elements);
    if (!weights.axes().empty()) packed = detail::reduce_scatter(packed, 0, weights.axes());
    return weights.replicas().empty() ? packed : detail::all_reduce(packed, weights.replicas());
  }
  // Stage 1: gradients are cut when all of them are there; by the update of a layer, unless it waits for all of them.
  [[nodiscard]] constexpr bool cuts_late(const FlatWeights& weights) const {
    return stage == 1 && !weights.axes().empty();
  }
  template <class Optimizer>
  [[nodiscard]] constexpr bool update_cuts(const FlatWeights& weights) const {
    return cuts_late(weights) && !waits_for_all_gradients<Optimizer>(weights.training());
  }
  // What the update of a unit takes: this device's part of its gradients, or what the update cuts.
  template <class Optimizer>
  [[nodiscard]] constexpr Buffer<Var> reduced_gradients(FlatWeights& weights, Index u) const {
    weights.graph().phase = stage == 1 ? Phase::update : Phase::backward;
    if (update_cuts<Optimizer>(weights)) return weights.gradients(u);
    const auto reduce = [&](const Buffer<Var>& own) { return reduced(weights, u, own); };
    if (!cuts_late(weights)) return {weights.for_each_gradient(u, reduce)};
    return for_each_layer(weights.graph(), weights.unit(u).layers, weights.gradients(u),
                          [&](const Buffer<Var>& own) { return Buffer<Var>{reduce(own)}; });
  }

  template <class Optimizer>
  constexpr void update_parameter(FlatWeights& weights, Index u, const Buffer<Var>& given, Updates<Optimizer>& updates,
                                  DeviceGraph& result) const {
    Graph& graph = weights.graph();
    const FlatParameter& unit = weights.unit(u);
    // The axes over which the update is cut; after it, weights that are kept whole are gathered.
    const AxisList cut = needs_whole_weights<Optimizer> ? weights.cut(u) : weights.axes();
    const bool gathers = weights.cut(u).empty() && !cut.empty();
    const bool by_layer = gathers || update_cuts<Optimizer>(weights) || needs_weight_norms<Optimizer>;
    const bool keeps = keeps_gradients<Optimizer>(weights, u);
    Buffer<std::int32_t> states;
    const Id stored = weights.stored(u);
    const Index shard = unit.padded / parts_of(graph.mesh, cut);
    const Buffer<Var> moments = updates.declare(graph, unit.name, unit.shape_of(shard), states);
    WholeUpdate<Optimizer> whole(graph, updates);
    if constexpr (needs_whole_weights<Optimizer>)
      for (Index i = 0; i < unit.weights.size(); ++i) whole.add(whole_weight(weights, u, i), result.stored);
    Buffer<Var> operands{{&graph, stored}};
    operands.append(moments.begin(), moments.end());
    operands.append(whole.states().begin(), whole.states().end());
    operands.append(given.begin(), given.end());
    const auto update = [&](const Buffer<Var>& in) {
      const Var* const first_state = in.begin() + 1 + moments.size();
      const Var* const first = first_state + whole.states().size();
      const Buffer<Var> own_moments = detail::list_of(in.begin() + 1, first_state);
      const Buffer<Var> gradients = detail::list_of(first, in.end());
      const Var gradient = update_cuts<Optimizer>(weights) ? reduced(weights, u, gradients) : gradients[0];
      const Var part = gathers ? detail::shard_slice(in[0], 0, cut) : in[0];
      const GroupRuns groups = groups_of<Optimizer>(weights, u, part.shape(), cut);
      Buffer<Var> results;
      if constexpr (needs_whole_weights<Optimizer>)
        results = whole.apply(part, own_moments, detail::list_of(first_state, first),
                              whole_gradients(weights, u, gradient), groups, [&](const Buffer<Var>& directions) {
                                const Var packed = pack(directions, unit.padded - unit.elements);
                                return cut.empty() ? packed : detail::shard_slice(packed, 0, cut);
                              });
      else
        results = updates.apply(graph, part, gradient, own_moments, groups);
      if (gathers) results[0] = detail::all_gather(results[0], 0, cut);
      if (keeps && update_cuts<Optimizer>(weights)) results.push_back(gradient);
      return results;
    };
    const Buffer<Var> results = for_each_layer(graph, by_layer ? unit.layers : Dims(), operands, update);
    Updates<Optimizer>::put_out(graph, results, states);
    whole.put_out(results, 1 + states.size());
    const std::int32_t input = graph.number(stored);
    graph.outputs.push_back({graph.inputs[input].name, results[0].id, input});

    record(weights, u, input, weights.cut(u), nullptr, result.stored);
    for (Index s = 0; s < states.size(); ++s)
      record(weights, u, states[s], cut, Optimizer::state_names[s], result.stored);
    if (keeps) {
      const Var gradient = update_cuts<Optimizer>(weights) ? results.back() : given[0];
      Buffer<StoredTensor> kept;
      record(weights, u, keep_gradient(graph, unit.name, stored, gradient), weights.axes(), nullptr, kept);
      for (const StoredTensor& one : kept)
        if (UpdateRule<Optimizer>::keeps_gradient_of(one.name)) result.gradients.push_back(one);
    }
  }
  // Does somebody want the gradient of a weight of a unit? Then all of its vector is kept.
  template <class Optimizer>
  static constexpr bool keeps_gradients(const FlatWeights& weights, Index u) {
    const Graph& local = weights.local();
    for (Index i = 0; i < weights.unit(u).weights.size(); ++i)
      if (UpdateRule<Optimizer>::keeps_gradient_of(local.name(local.inputs[weights.input_of(u, i)].name))) return true;
    return false;
  }
  // The gradients of a layer of a unit, from this device's part of them.
  static constexpr Buffer<Var> whole_gradients(const FlatWeights& weights, Index u, Var gradient) {
    const FlatParameter& unit = weights.unit(u);
    const Var packed = weights.axes().empty() ? gradient : detail::all_gather(gradient, 0, weights.axes());
    Buffer<Var> list;
    for (Index i = 0; i < unit.weights.size(); ++i)
      list.push_back(unpack(packed, unit.offsets[i], shape_of_layer(weights.shape_of(u, i), unit.layers.size())));
    return list;
  }
  [[nodiscard]] static constexpr Shape global_shape_of(const FlatWeights& weights, Index u, Index i) {
    return global_shape(weights.shape_of(u, i), weights.unit(u).layouts[i], weights.local().mesh);
  }
  // A weight of a unit as if every device had its piece whole, which is so of its gradient while it is updated.
  static constexpr StoredTensor whole_weight(const FlatWeights& weights, Index u, Index i) {
    return stored_weight(weights.local(), weights.input_of(u, i), global_shape_of(weights, u, i),
                         weights.unit(u).layouts[i]);
  }
  // How a unit is made of weights; `shape`: of the part that is updated, its last dimension a shard over `cut`.
  template <class Optimizer>
  static constexpr GroupRuns groups_of(FlatWeights& weights, Index u, const Shape& shape, const AxisList& cut) {
    const FlatParameter& unit = weights.unit(u);
    GroupRuns groups{unit.runs(), {}, detail::both(cut, unit.cut)};
    if (needs_weight_norms<Optimizer>) {
      for (Index i = 1; i < unit.offsets.size(); ++i) groups.weight_ends.push_back(unit.offsets[i]);
      groups.weight_ends.push_back(unit.padded);  // what pads the last one is 0
    }
    if (groups.runs.size() == 1 && groups.weight_ends.size() <= 1) return groups;
    Graph& graph = weights.graph();
    const int last = shape.rank() - 1;
    groups.positions = iota(graph, shape, last);
    if (parts_of(graph.mesh, cut) > 1) {
      const Var first = detail::device_index(graph, cut, DType::i32) * static_cast<double>(shape[last]);
      groups.positions = groups.positions + first;
    }
    return groups;
  }
  // Notes where the tensors of a unit are: its weights, or one of their moments, or their gradients.
  static constexpr void record(const FlatWeights& weights, Index u, std::int32_t input, const AxisList& cut,
                               const char* state, Buffer<StoredTensor>& list) {
    const FlatParameter& unit = weights.unit(u);
    for (Index i = 0; i < unit.weights.size(); ++i) {
      const Graph& local = weights.local();
      const Input& weight = local.inputs[weights.input_of(u, i)];
      StoredTensor stored;
      stored.name = state == nullptr ? local.name(weight.name) : local.name(weight.name) / state;
      stored.shape = global_shape_of(weights, u, i);
      stored.layout = unit.layouts[i];
      if (state == nullptr) stored.initializer = weight.initializer;
      stored.input = input;
      stored.flat = true;
      stored.offset = unit.offsets[i];
      stored.flat_elements = unit.padded;
      stored.flat_axes = cut;
      stored.stacked = unit.layers.size();
      list.push_back(stored);
    }
  }
};

}  // namespace weft

#endif
