// Fsdp: ZeRO. Weights are packed into flat units; gradients are reduce_scattered and every device updates its part.
//   stage 1: weights whole; gradients stay whole until the end of the backward pass, then are cut; moments cut.
//   stage 2: the same, but a unit's gradients are cut as soon as they are complete.
//   stage 3: weights cut as well; a unit is gathered right before it is used and freed right after.
#ifndef WEFT_STRATEGIES_FSDP_HPP
#define WEFT_STRATEGIES_FSDP_HPP

#include <weft/strategies/flat.hpp>
#include <weft/strategies/flat_parameters.hpp>
#include <weft/strategies/misuse.hpp>
#include <weft/strategies/update.hpp>

namespace weft {

struct Fsdp {
  int stage = 3;
  Wrap wrap = {};
  bool reshard_after_forward = true;  // stage 3: gather again for the backward pass
  bool reshard_last_unit = true;      // false: the last unit stays gathered from forward to backward (saves a gather)
  Index shard_multiple = 1;           // every shard is padded to a multiple of this many elements

  static constexpr const char* name = "fsdp";
  static constexpr int first_stage = 1, last_stage = 3;

  [[nodiscard]] constexpr Misuse misuse() const {
    return stage < first_stage || stage > last_stage ? Misuse(Misuse::Kind::zero_stage_out_of_range, stage) : Misuse();
  }

  // One training step of one device; the batch and the units are cut over all axes of the mesh. Collectives a step, for
  // U units: U reduce_scatters, and U all_gathers (stages 1, 2; 3 without resharding) or 2 U (stage 3).
  // Errors: zero_stage_out_of_range, shard_multiple_out_of_range, no_layer_of_this_type.
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const TrainingGraph& training, const Mesh& mesh) const {
    return rewrite<Optimizer>(shard_batch(training, mesh), mesh);
  }
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const LocalTraining& sharded, const Mesh& mesh) const {
    if (stage < first_stage || stage > last_stage) zero_stage_out_of_range(stage);
    if (shard_multiple < 1) shard_multiple_out_of_range(shard_multiple);
    const AxisList axes = all_axes(mesh);
    const Index devices = mesh.size();
    const TrainingGraph& training = sharded.training;
    const Buffer<FlatParameter> units = make_flat_parameters(training, wrap, devices * shard_multiple);

    Rewriter rewriter(training.graph);
    Graph& graph = rewriter.to;
    Buffer<Id> stored(units.size(), no_id);  // by unit: the input that keeps it, whole or this device's part
    declare_inputs(training, units, rewriter, stored, stage == 3 ? devices : 1);
    copy_with_gathers(training, units, rewriter, stored, axes);

    DeviceGraph result;
    for (Index i = 0; i < training.results; ++i)
      graph.outputs.push_back({training.graph.outputs[i].name, rewriter(training.graph.outputs[i].node).id});
    Updates<Optimizer> updates;
    for (Index u = units.size() - 1; u >= 0; --u)  // gradients are complete in this order
      update_parameter(training, units[u], rewriter, stored[u], axes, updates, result);
    result.data = sharded.data;
    for (StoredTensor& tensor : result.data) tensor.input = graph.find_input(tensor.name);
    result.graph = static_cast<Graph&&>(graph);
    return result;
  }

 private:
  // Weights disappear; one flat vector a unit comes instead.
  static constexpr void declare_inputs(const TrainingGraph& training, const Buffer<FlatParameter>& units,
                                       Rewriter& rewriter, Buffer<Id>& stored, Index parts) {
    const Graph& local = training.graph;
    for (const Input& input : local.inputs)
      if (input.kind != InputKind::weight)
        rewriter.set(input.node, {&rewriter.to, rewriter.to.add_new_input(input, local[input.node].type)});
    for (Index u = 0; u < units.size(); ++u)
      stored[u] = rewriter.to.add_input(units[u].name / "flat", InputKind::weight,
                                        local.dtype(local.inputs[training.weights[units[u].weights[0]]].node),
                                        Shape{units[u].padded / parts});
  }

  // Copies forward and backward; weights are read from the gathered unit of the pass that reads them.
  constexpr void copy_with_gathers(const TrainingGraph& training, const Buffer<FlatParameter>& units,
                                   Rewriter& rewriter, const Buffer<Id>& stored, const AxisList& axes) const {
    const Graph& local = training.graph;
    Phase pass = Phase::forward;
    set_weights(training, units, rewriter, stored, axes, pass);
    for (Id id = 0; id < local.size(); ++id) {
      if (is_parameter(local[id].op)) continue;
      if (local[id].phase != pass) {
        pass = local[id].phase;
        set_weights(training, units, rewriter, stored, axes, pass);
      }
      rewriter.set(id, rewriter.copy(id));
    }
  }
  constexpr void set_weights(const TrainingGraph& training, const Buffer<FlatParameter>& units, Rewriter& rewriter,
                             const Buffer<Id>& stored, const AxisList& axes, Phase pass) const {
    const Graph& local = training.graph;
    for (Index u = 0; u < units.size(); ++u) {
      Var flat{&rewriter.to, stored[u]};
      if (stage == 3 && !axes.empty()) {
        const bool again =
            pass != Phase::forward && reshard_after_forward && (reshard_last_unit || u + 1 < units.size());
        rewriter.to.phase = again ? Phase::backward : Phase::forward;
        flat = detail::all_gather(flat, 0, axes, again ? 1 : 0);
      }
      for (Index i = 0; i < units[u].weights.size(); ++i) {
        const Id weight = local.inputs[training.weights[units[u].weights[i]]].node;
        rewriter.set(weight, unpack(flat, units[u].offsets[i], local.shape(weight)));
      }
    }
  }

  template <class Optimizer>
  constexpr void update_parameter(const TrainingGraph& training, const FlatParameter& unit, Rewriter& rewriter,
                                  Id stored, const AxisList& axes, Updates<Optimizer>& updates,
                                  DeviceGraph& result) const {
    const Graph& local = training.graph;
    Graph& graph = rewriter.to;
    graph.phase = stage == 1 ? Phase::update : Phase::backward;
    Buffer<Var> gradients;
    for (Index weight : unit.weights) gradients.push_back(rewriter(local.outputs[training.results + weight].node));
    const Var packed = pack(gradients, unit.padded - unit.elements);
    const Var gradient = axes.empty() ? packed : detail::reduce_scatter(packed, 0, axes);

    graph.phase = Phase::update;
    const Var kept{&graph, stored};
    const bool whole = stage < 3 && !axes.empty();
    const Var part = whole ? detail::shard_slice(kept, 0, axes) : kept;
    Buffer<std::int32_t> states;
    Var updated = updates.update(graph, unit.name, part, gradient, states);
    if (whole) updated = detail::all_gather(updated, 0, axes);
    const std::int32_t input = graph.number(stored);
    graph.outputs.push_back({graph.inputs[input].name, updated.id, input});

    record(training, unit, input, stage < 3 ? AxisList() : axes, nullptr, result);
    for (Index s = 0; s < states.size(); ++s)
      record(training, unit, states[s], axes, Optimizer::state_names[s], result);
  }
  // Notes where the tensors of a unit are: its weights, or one of their moments.
  static constexpr void record(const TrainingGraph& training, const FlatParameter& unit, std::int32_t input,
                               const AxisList& axes, const char* state, DeviceGraph& result) {
    const Graph& local = training.graph;
    for (Index i = 0; i < unit.weights.size(); ++i) {
      const Input& weight = local.inputs[training.weights[unit.weights[i]]];
      StoredTensor stored;
      stored.name = state == nullptr ? local.name(weight.name) : local.name(weight.name) / state;
      stored.shape = local.shape(weight.node);
      if (state == nullptr) stored.initializer = weight.initializer;
      stored.input = input;
      stored.flat = true;
      stored.offset = unit.offsets[i];
      stored.flat_elements = unit.padded;
      stored.flat_axes = axes;
      result.stored.push_back(stored);
    }
  }
};

}  // namespace weft

#endif
