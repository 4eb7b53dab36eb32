// What Ddp and every stage of Fsdp start from: one device's part of a training, with gradients left as sums.
#ifndef WEFT_STRATEGIES_SHARD_BATCH_HPP
#define WEFT_STRATEGIES_SHARD_BATCH_HPP

#include <weft/strategies/data_axes.hpp>

namespace weft {

// One device's part of a training graph whose batch is cut over some axes of a mesh, and whose weights are cut by specs
// over others, if at all.
struct LocalTraining {
  TrainingGraph training;     // of local shapes: results as below, gradients left as sums over the axes of the batch
  Buffer<StoredTensor> data;  // the inputs that a caller gives, of global shapes
  Buffer<StoredTensor> results;
  Buffer<Layout> inputs;  // by input: how the devices hold it
};

// Every data input cut in its first dimension over `axes`, the first of them major, and over what `specs` say beside
// them; weights as these say, everything else replicated: one layout an input. Errors: batch_does_not_divide,
// axis_is_taken, those of SpmdSpecs::layouts.
[[nodiscard]] constexpr Buffer<Layout> batch_layouts(const Graph& graph, const Mesh& mesh, const AxisList& axes,
                                                     const SpmdSpecs* specs = nullptr) {
  Buffer<Layout> layouts;
  if (specs != nullptr) layouts = specs->layouts(graph, mesh);
  for (std::int32_t i = 0; i < graph.inputs.size(); ++i) {
    const Shape& shape = graph.shape(graph.inputs[i].node);
    if (specs == nullptr) layouts.push_back(replicated(shape.rank()));
    if (graph.inputs[i].kind != InputKind::data || shape.rank() == 0) continue;
    AxisList& rows = layouts[i].dims[0];
    AxisList cut = axes;
    for (const std::int8_t axis : rows)
      if (!cut.contains(axis)) cut.push_back(axis);
    rows = cut;
    const Index parts = mesh.size(rows);
    if (shape[0] % parts != 0) batch_does_not_divide(shape[0], parts);
  }
  return layouts;
}

// Errors: axis_type_not_obeyed, batch_does_not_divide; those of SpmdSpecs::layouts and partition.
[[nodiscard]] constexpr LocalTraining shard_batch(const TrainingGraph& training, const Mesh& mesh,
                                                  const BatchCut& cut) {
  if (names_axes(training.graph)) return shard_batch(on_mesh(training, mesh), mesh, cut);
  check_axis_types(mesh);
  const Graph& graph = training.graph;
  const AxisList axes = axis_indices(mesh, cut.axes);
  if (cut.specs != nullptr) cut.specs->check_names(training);
  const Buffer<Layout> inputs = batch_layouts(graph, mesh, axes, cut.specs);
  if (mesh.size() == 1) {  // one piece, which is the whole
    LocalTraining alone{training, data_tensors(graph, inputs), result_tensors(graph, nullptr, training.results),
                        inputs};
    alone.training.graph.mesh = mesh.sizes();
    return alone;
  }
  // Results lie as they come; gradients as their parameters, but for the sum, and new states as the old ones.
  Buffer<Layout> outputs(training.results, Layout());
  for (Index i = training.results; i < graph.outputs.size(); ++i) {
    const bool is_gradient = graph.outputs[i].updates < 0;
    outputs.push_back(inputs[is_gradient ? training.weights[i - training.results] : graph.outputs[i].updates]);
    if (is_gradient) outputs[i].unreduced = axes;
  }
  Buffer<Layout> wished;
  if (cut.specs != nullptr) wished = outputs;
  const Layouts layouts = propagate(graph, mesh, inputs, wished);
  LocalTraining local;
  local.data = data_tensors(graph, inputs);
  local.results = result_tensors(graph, &layouts, training.results);
  for (Index i = 0; i < training.results; ++i) outputs[i] = local.results[i].layout;
  local.training.graph = partition(graph, mesh, layouts, outputs);
  local.training.results = training.results;
  local.training.weights = training.weights;
  local.training.precision = training.precision;
  local.training.rank = training.rank;
  local.inputs = inputs;
  return local;
}
// Over all axes of a mesh, and weights are whole.
[[nodiscard]] constexpr LocalTraining shard_batch(const TrainingGraph& training, const Mesh& mesh) {
  return shard_batch(training, mesh, DataAxes(mesh, {}, {}, nullptr).batch_cut(mesh));
}

}  // namespace weft

#endif
