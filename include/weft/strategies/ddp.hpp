// Ddp: every device has all weights and a part of the batch; gradients are summed in buckets.
#ifndef WEFT_STRATEGIES_DDP_HPP
#define WEFT_STRATEGIES_DDP_HPP

#include <weft/base/index.hpp>
#include <weft/strategies/buckets.hpp>
#include <weft/strategies/flat.hpp>
#include <weft/strategies/update.hpp>

namespace weft {

struct Ddp {
  // Gradients in reverse order of definition fill buckets: the first small, so that it starts early, the others large.
  Index first_bucket_bytes = Index{1} << 20;
  Index bucket_bytes = Index{25} << 20;

  static constexpr const char* name = "ddp";
  static constexpr bool cuts_batch_over_all_axes = true;

  // One training step of one device. The batch is cut over all axes of the mesh. One all_reduce a bucket, padded to a
  // multiple of the devices; in bucket order, each as soon as its gradients are there.
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const TrainingGraph& training, const Mesh& mesh) const {
    return rewrite<Optimizer>(shard_batch(training, mesh), mesh);
  }
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const LocalTraining& sharded, const Mesh& mesh) const {
    const AxisList axes = all_axes(mesh);
    const TrainingGraph& training = trained_by<Optimizer>(sharded.training);
    DeviceGraph result;
    result.data = sharded.data;
    result.results = sharded.results;
    result.graph = training.graph;
    Buffer<Var> gradients;
    for (Id gradient : take_gradients(result.graph, training.results)) gradients.push_back({&result.graph, gradient});
    if (mesh.size() > 1) reduce_in_buckets(result.graph, gradients, axes, mesh.size());
    Buffer<Layout> layouts;
    for (const Input& input : training.graph.inputs)
      layouts.push_back(replicated(training.graph.shape(input.node).rank()));
    update_all<Optimizer>(result, training, gradients, layouts);
    return result;
  }

 private:
  // Replaces each gradient by its sum over all devices.
  constexpr void reduce_in_buckets(Graph& graph, Buffer<Var>& gradients, const AxisList& axes, Index devices) const {
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
      const Var reduced = detail::all_reduce(packed, axes);
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
