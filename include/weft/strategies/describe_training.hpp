// What training graphs and stored tensors consist of, for archives.
#ifndef WEFT_STRATEGIES_DESCRIBE_TRAINING_HPP
#define WEFT_STRATEGIES_DESCRIBE_TRAINING_HPP

#include <weft/graph/describe_graph.hpp>
#include <weft/strategies/training_graph.hpp>

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
// What a training graph starts with.
struct TracedHead {
  int rank = 0;
  Mistake mistake;
};
template <class Archive>
constexpr void describe(Archive& archive, TracedHead& head) {
  archive(head.rank, head.mistake);
}
template <class Archive>
constexpr void describe(Archive& archive, TrainingGraph& training) {
  archive(training.rank, training.mistake, training.results, training.weights, training.graph);
}
template <class Archive>
constexpr void describe(Archive& archive, LocalTraining& local) {
  archive(local.data, local.training);
}

}  // namespace weft

#endif
