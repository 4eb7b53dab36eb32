// The traced and differentiated model as a constant, and one device's part of it: all strategies of a program that
// train one loss on one batch size start from one trace, and those that cut the batch over one mesh from one partition.
#ifndef WEFT_TRAIN_TRACED_ONCE_HPP
#define WEFT_TRAIN_TRACED_ONCE_HPP

#include <weft/mesh/hybrid_mesh.hpp>
#include <weft/train/shelf.hpp>
#include <weft/train/trace.hpp>

namespace weft {

[[nodiscard]] constexpr const Mesh& mesh_of(const Mesh& mesh) { return mesh; }
[[nodiscard]] constexpr Mesh mesh_of(const HybridMesh& mesh) { return mesh.mesh(); }

namespace detail {

struct TrainingShelf {
  Shelf<Node, 200> nodes;
  Shelf<Id, 400> operands;
  Shelf<Input, 32> inputs;
  Shelf<Output, 34> outputs;
  Shelf<std::int32_t, 32> weights;
  MeshSizes mesh;
  Index results = 0;
  bool fits = false;

  constexpr explicit TrainingShelf(const TrainingGraph& from) : mesh(from.graph.mesh), results(from.results) {
    const bool room[] = {nodes.put(from.graph.nodes), operands.put(from.graph.operand_pool),
                         inputs.put(from.graph.inputs), outputs.put(from.graph.outputs), weights.put(from.weights)};
    fits = true;
    for (bool enough : room) fits = fits && enough;
  }
  [[nodiscard]] constexpr TrainingGraph take() const {
    TrainingGraph training;
    training.graph.adopt(nodes.take(), operands.take());
    training.graph.inputs = inputs.take();
    training.graph.outputs = outputs.take();
    training.graph.mesh = mesh;
    training.weights = weights.take();
    training.results = results;
    return training;
  }
};

struct LocalShelf {
  TrainingShelf training;
  Shelf<StoredTensor, 8> data;
  bool fits = false;

  constexpr explicit LocalShelf(const LocalTraining& from) : training(from.training) {
    fits = data.put(from.data) && training.fits;
  }
  [[nodiscard]] constexpr LocalTraining take() const { return {training.take(), data.take()}; }
};

template <class Loss, class InputTypes>
inline constexpr TrainingShelf training_shelf{trace_training<Loss, InputTypes>()};

}  // namespace detail

// What trace_training<Loss, InputTypes>() returns; a model that is too large for the shelf is traced every time.
template <class Loss, class InputTypes>
constexpr TrainingGraph traced_once() {
  if constexpr (detail::training_shelf<Loss, InputTypes>.fits)
    return detail::training_shelf<Loss, InputTypes>.take();
  else
    return trace_training<Loss, InputTypes>();
}

namespace detail {

template <class Loss, class InputTypes, const auto& mesh>
inline constexpr LocalShelf local_shelf{shard_batch(traced_once<Loss, InputTypes>(), mesh_of(mesh))};

}  // namespace detail

// What shard_batch makes of it on a mesh.
template <class Loss, class InputTypes, const auto& mesh>
constexpr LocalTraining sharded_once() {
  if constexpr (detail::local_shelf<Loss, InputTypes, mesh>.fits)
    return detail::local_shelf<Loss, InputTypes, mesh>.take();
  else
    return shard_batch(traced_once<Loss, InputTypes>(), mesh_of(mesh));
}

}  // namespace weft

#endif
