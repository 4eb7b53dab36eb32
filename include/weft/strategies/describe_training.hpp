// What training graphs and stored tensors consist of, for archives.
#ifndef WEFT_STRATEGIES_DESCRIBE_TRAINING_HPP
#define WEFT_STRATEGIES_DESCRIBE_TRAINING_HPP

#include <weft/graph/describe_graph.hpp>
#include <weft/strategies/shard_batch.hpp>

namespace weft {

template <class Archive>
constexpr void describe(Archive& archive, Layout& layout) {
  archive(layout.dims, layout.unreduced, layout.reduced);
}
template <class Archive>
constexpr void describe(Archive& archive, StoredTensor& tensor) {
  archive(tensor.name, tensor.shape, tensor.initializer, tensor.input, tensor.layout, tensor.flat, tensor.offset,
          tensor.flat_elements, tensor.flat_axes, tensor.stacked, tensor.layer);
}
template <class Archive>
constexpr void describe(Archive& archive, Mistake& mistake) {
  archive(mistake.kind, mistake.left, mistake.right, mistake.line, mistake.other_line, mistake.name);
}
template <class Archive>
constexpr void describe(Archive& archive, Precision& precision) {
  archive(precision.parameters, precision.compute, precision.reduce, precision.output, precision.scaling.initial,
          precision.scaling.growth, precision.scaling.shrink, precision.scaling.interval);
}
// What the words of a TrainingGraph begin with.
struct TrainingHead {
  int rank = 0;
  Mistake mistake;
  Index nodes = 0, own_operations = 0;  // of a user's own: how many
};
template <class Archive>
constexpr void describe(Archive& archive, TrainingHead& head) {
  archive(head.rank, head.mistake, head.nodes, head.own_operations);
}
template <class Archive>
constexpr void describe(Archive& archive, TrainingGraph& training) {
  Index nodes = training.graph.size();  // where those who only want these find them
  Index own_operations = training.graph.custom_operations.size();
  archive(training.rank, training.mistake, nodes, own_operations, training.results, training.weights,
          training.without_gradient, training.precision, training.graph);
}
template <class Archive>
constexpr void describe(Archive& archive, LocalTraining& local) {
  archive(local.data, local.results, local.inputs, local.training);
}

}  // namespace weft

#endif
