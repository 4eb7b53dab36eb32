// Ddp: every device has a part of the batch and all weights, or, of those that specs cut over other axes, its pieces;
// gradients are summed in buckets.
#ifndef WEFT_STRATEGIES_DDP_HPP
#define WEFT_STRATEGIES_DDP_HPP

#include <weft/base/index.hpp>
#include <weft/strategies/buckets.hpp>
#include <weft/strategies/flat.hpp>
#include <weft/strategies/shard_batch.hpp>
#include <weft/strategies/update.hpp>

namespace weft {

struct Ddp {
  // Gradients in reverse order of definition fill buckets: the first small, so that it starts early, the others large.
  Index first_bucket_bytes = Index{1} << 20;
  Index bucket_bytes = Index{25} << 20;
  AxisNames axes = {};  // over which the batch is cut; none: all that `specs` do not use
  // How weights are cut over other axes: a constant with static storage. Null: every device has them whole.
  const SpmdSpecs* specs = nullptr;
  CollectiveOptions collectives = {};

  static constexpr const char* name = "ddp";

  [[nodiscard]] constexpr DataAxes data_axes(const Mesh& mesh) const { return {mesh, axes, {}, specs}; }

  // One training step of one device. One all_reduce a bucket over the axes of the batch, padded to a multiple of their
  // devices; in bucket order, each as soon as its gradients are there. Errors: unknown_axis, axis_is_taken,
  // no_axis_is_left; those of shard_batch.
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const TrainingGraph& training, const Mesh& mesh) const {
    const DataAxes chosen = data_axes(mesh);
    chosen.check(name, mesh);
    return rewrite<Optimizer>(shard_batch(training, mesh, chosen.batch_cut(mesh)), mesh);
  }
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const LocalTraining& sharded, const Mesh& mesh) const {
    const AxisList cut = data_axes(mesh).cut();
    const Index devices = mesh.size(cut);
    const TrainingGraph& training = trained_by<Optimizer>(sharded.training);
    DeviceGraph result;
    result.data = sharded.data;
    result.results = sharded.results;
    result.graph = training.graph;
    result.graph.collective_options = collectives;
    Buffer<Var> gradients = take_gradients(result.graph, training.results);
    if (devices > 1) reduce_in_buckets(result.graph, gradients, cut, devices);
    update_all<Optimizer>(result, training, gradients, sharded.inputs);
    return result;
  }

 private:
  // Replaces each gradient by its sum over all devices.
  constexpr void reduce_in_buckets(Graph& graph, Buffer<Var>& gradients, const AxisList& cut, Index devices) const {
    graph.phase = Phase::backward;
    const Index count = gradients.size();
    Buffer<Index> bytes;
    for (Index i = count - 1; i >= 0; --i) bytes.push_back(graph.bytes(gradients[i].id));
    for (const Bucket& bucket : assign_buckets(bytes, {first_bucket_bytes, bucket_bytes})) {
      Buffer<Var> parts;
      Index elements = 0;
      for (std::int32_t member : bucket) {
        parts.push_back(gradients[count - 1 - member]);
        elements += parts.back().shape().elements();
      }
      const Var packed = pack(parts, round_up(elements, devices) - elements);
      const Var reduced = detail::all_reduce(packed, cut);
      Index offset = 0;
      for (std::int32_t member : bucket) {
        Var& gradient = gradients[count - 1 - member];
        const Shape shape = gradient.shape();
        gradient = unpack(reduced, offset, shape);
        offset += shape.elements();
      }
    }
  }
};

}  // namespace weft

#endif
