// What a strategy starts from and what it makes.
#ifndef WEFT_STRATEGIES_TRAINING_GRAPH_HPP
#define WEFT_STRATEGIES_TRAINING_GRAPH_HPP

#include <weft/base/error_strategies.hpp>
#include <weft/graph/layers.hpp>
#include <weft/graph/mixed_precision.hpp>
#include <weft/sharding/partition.hpp>

namespace weft {

// Forward and backward pass on global shapes. Outputs: `results` values that the caller sees (the loss first), then
// one gradient for each weight, in the order of `weights`; of a function that is not trained, no gradients; then what
// its states become.
struct TrainingGraph {
  Graph graph;
  Index results = 1;
  Buffer<std::int32_t> weights;  // input numbers
  Buffer<std::int32_t> frozen;   // those of weights without a gradient: see trained_by; none in what is traced
  Buffer<std::int32_t> without_gradient;  // those of `weights` that the loss does not depend on: it is 0
  Precision precision = {};      // the graph is in it already; gradients have the type to reduce in
  int rank = 0;                  // of what the model returned, or the first of it
  Mistake mistake = {};          // that was noted; nothing else is of use then

  // Weights and frozen weights have positions: those of the list, and of the next one behind it.
  [[nodiscard]] constexpr bool is_frozen(Index position) const { return position >= weights.size(); }
  [[nodiscard]] constexpr std::int32_t weight(Index position) const {
    return is_frozen(position) ? frozen[position - weights.size()] : weights[position];
  }
  // All positions, in the order of inputs.
  [[nodiscard]] constexpr Buffer<Index> in_order() const {
    Buffer<Index> positions;
    Index trained = 0, still = weights.size();
    const Index all = weights.size() + frozen.size();
    while (trained < weights.size() || still < all)
      positions.push_back(still == all || (trained < weights.size() && weight(trained) < weight(still)) ? trained++
                                                                                                        : still++);
    return positions;
  }
};

// The forward pass alone: all weights are frozen. `traced`: without gradients.
[[nodiscard]] constexpr TrainingGraph freeze_all(const TrainingGraph& traced) {
  TrainingGraph forward = traced;
  forward.frozen = traced.weights;
  forward.weights.clear();
  return forward;
}

// On the mesh that it runs on, where it names axes itself (shard_map). Errors: those of on_mesh for graphs.
[[nodiscard]] constexpr TrainingGraph on_mesh(const TrainingGraph& traced, const Mesh& mesh) {
  TrainingGraph training = traced;
  training.graph = on_mesh(traced.graph, mesh);
  return training;
}

// What is left of a training when the weights whose names `is_frozen` accepts have no gradients any more. Error:
// nothing_is_trained.
template <class Predicate>
[[nodiscard]] constexpr TrainingGraph freeze(const TrainingGraph& training, Predicate is_frozen) {
  TrainingGraph rest = training;
  rest.weights.clear();
  const Buffer<Output>& outputs = training.graph.outputs;
  rest.graph.outputs.resize(training.results);
  for (Index i = 0; i < training.weights.size(); ++i) {
    const bool stays = is_frozen(training.graph.input_name(training.weights[i]));
    (stays ? rest.frozen : rest.weights).push_back(training.weights[i]);
    if (!stays) rest.graph.outputs.push_back(outputs[training.results + i]);
  }
  for (Index i = training.results + training.weights.size(); i < outputs.size(); ++i)  // new states
    rest.graph.outputs.push_back(outputs[i]);
  if (rest.weights.empty()) nothing_is_trained(training.weights.size());
  rest.graph = without_dead_nodes(static_cast<Graph&&>(rest.graph));
  return rest;
}

// Their names, but for those that are frozen, which are meant to stay as they are. Every strategy trains with them, where
// PyTorch's DDP stops.
[[nodiscard]] constexpr Buffer<Name> weights_without_gradient(const TrainingGraph& training) {
  Buffer<Name> names;
  for (const std::int32_t unused : training.without_gradient)
    for (const std::int32_t weight : training.weights)
      if (weight == unused) names.push_back(training.graph.input_name(weight));
  return names;
}

// Where a named tensor is kept: in an input of the device graph, cut by a layout, or a piece so cut as a range of a
// flat vector. Of a stack of layers there is one such tensor for all: `layer_of` tells them apart.
struct StoredTensor {
  Name name;
  Shape shape;  // global
  Initializer initializer;
  std::int32_t input = -1;  // of the device graph
  Layout layout;            // how the devices hold it; flat: of whose pieces (no dimensions: of all of it) ...
  bool flat = false;        // ... each has elements [offset, offset + its elements) of a vector of `flat_elements`, ...
  Index offset = 0, flat_elements = 0;
  AxisList flat_axes;  // ... which is cut in equal parts over these axes (empty: everybody has it whole)
  int stacked = 0;     // leading dimensions of the shape that number layers; each has a vector of its own, if flat
  Index layer = 0;     // what lies before it in the input: as many tensors, or flat vectors, of its size

  [[nodiscard]] constexpr Index layers() const { return layer_count(shape, stacked); }
  // All axes that cut it: positions along others hold the same.
  [[nodiscard]] constexpr AxisList cut() const {
    AxisList axes = layout.used();
    if (flat)
      for (const std::int8_t axis : flat_axes) axes.push_back(axis);
    return axes;
  }
};

// The weight, or state, in input `number` of a graph, which devices hold by `layout`; `global`: its whole shape.
[[nodiscard]] constexpr StoredTensor stored_weight(const Graph& graph, std::int32_t number, const Shape& global,
                                                   const Layout& layout) {
  const Input& input = graph.inputs[number];
  StoredTensor weight;
  weight.name = graph.name(input.name);
  weight.shape = global;
  weight.initializer = input.initializer;
  weight.input = number;
  weight.layout = layout;
  weight.stacked = input.stacked;
  return weight;
}

// One layer of a stack, under its own name; what is not stacked is its own only layer.
[[nodiscard]] constexpr StoredTensor layer_of(const StoredTensor& tensor, Index layer) {
  if (tensor.stacked == 0) return tensor;
  StoredTensor own = tensor;
  own.name = name_of_layer(tensor.name, tensor.shape, tensor.stacked, layer);
  own.shape = shape_of_layer(tensor.shape, tensor.stacked);
  own.layout.dims = {};
  for (int i = tensor.stacked; i < tensor.layout.dims.size(); ++i) own.layout.dims.push_back(tensor.layout.dims[i]);
  own.stacked = 0;
  own.layer = layer;
  return own;
}

// The graph of one training step on one device, with updates as outputs, and where every weight, state and batch is.
struct DeviceGraph {
  Graph graph;
  Buffer<StoredTensor> stored;     // weights and states
  Buffer<StoredTensor> gradients;  // those that are kept, under the names of their weights
  Buffer<StoredTensor> data;       // the inputs that a caller gives, in order
  Buffer<StoredTensor> results;    // what a caller is given: the first outputs, in order; `input` means nothing
};

// Every axis of the mesh, in order.
[[nodiscard]] constexpr AxisList all_axes(const Mesh& mesh) {
  AxisList list;
  for (int i = 0; i < mesh.rank(); ++i) list.push_back(static_cast<std::int8_t>(i));
  return list;
}

// The data inputs of a graph with their layouts, as the host must cut its batches.
[[nodiscard]] constexpr Buffer<StoredTensor> data_tensors(const Graph& graph, const Buffer<Layout>& layouts) {
  Buffer<StoredTensor> data;
  for (std::int32_t i = 0; i < graph.inputs.size(); ++i) {
    if (graph.inputs[i].kind != InputKind::data) continue;
    StoredTensor tensor;
    tensor.name = graph.input_name(i);
    tensor.shape = graph.shape(graph.inputs[i].node);
    tensor.layout = layouts[i];
    tensor.input = i;
    data.push_back(tensor);
  }
  return data;
}

// The first `count` outputs of a graph, each cut as it comes by itself, so that nothing is gathered on the devices;
// what is a sum of their pieces is summed. A number is whole everywhere. `layouts`: null if there is one device.
[[nodiscard]] constexpr Buffer<StoredTensor> result_tensors(const Graph& graph, const Layouts* layouts, Index count) {
  Buffer<StoredTensor> results;
  for (Index i = 0; i < count; ++i) {
    const Output& output = graph.outputs[i];
    StoredTensor tensor;
    tensor.name = graph.name(output.name);
    tensor.shape = graph.shape(output.node);
    tensor.layout = layouts != nullptr ? layouts->of_value[output.node] : replicated(tensor.shape.rank());
    tensor.layout.unreduced = {};
    results.push_back(tensor);
  }
  return results;
}

// The gradients, which are no outputs any more: the first `results` outputs stay, and new states.
[[nodiscard]] constexpr Buffer<Var> take_gradients(Graph& graph, Index results) {
  Buffer<Var> gradients;
  Index kept = results;
  for (Index i = results; i < graph.outputs.size(); ++i)
    if (graph.outputs[i].updates >= 0)
      graph.outputs[kept++] = graph.outputs[i];
    else
      gradients.push_back({&graph, graph.outputs[i].node});
  graph.outputs.resize(kept);
  return gradients;
}

}  // namespace weft

#endif
