// The traced and differentiated model as a constant: all strategies of a program that train one loss on one batch size
// start from one trace of it.
#ifndef WEFT_TRAIN_TRACED_ONCE_HPP
#define WEFT_TRAIN_TRACED_ONCE_HPP

#include <weft/train/shelf.hpp>
#include <weft/train/trace.hpp>

namespace weft {

namespace detail {

struct TrainingShelf {
  Shelf<Node, 200> nodes;
  Shelf<Id, 400> operands;
  Shelf<Input, 32> inputs;
  Shelf<Output, 34> outputs;
  Shelf<std::int32_t, 32> weights;
  Index results = 0;
  bool fits = false;

  constexpr explicit TrainingShelf(const TrainingGraph& from) : results(from.results) {
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
    training.weights = weights.take();
    training.results = results;
    return training;
  }
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

}  // namespace weft

#endif
