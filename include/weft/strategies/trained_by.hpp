// A training as an optimizer sees it: which weights it updates.
#ifndef WEFT_STRATEGIES_TRAINED_BY_HPP
#define WEFT_STRATEGIES_TRAINED_BY_HPP

#include <weft/strategies/training_graph.hpp>
#include <weft/strategies/update_rule.hpp>

namespace weft {

// The first of an optimizer's groups whose pattern no weight matches; -1: there is none.
template <class Optimizer>
[[nodiscard]] constexpr int unmatched_group([[maybe_unused]] const TrainingGraph& training) {
  if constexpr (HasOptions<Optimizer>)
    for (int i = 0; i < Optimizer::parameter_groups.size(); ++i) {
      bool found = false;
      for (const std::int32_t weight : training.weights)
        found = found || matches(Optimizer::parameter_groups[i].pattern, training.graph.input_name(weight));
      if (!found) return i;
    }
  return -1;
}

// The first pattern of .keep_gradients that no weight with a gradient matches; -1: there is none.
template <class Optimizer>
[[nodiscard]] constexpr int unmatched_gradient([[maybe_unused]] const TrainingGraph& training) {
  if constexpr (HasOptions<Optimizer>)
    for (int i = 0; i < Optimizer::kept_gradients.patterns.size(); ++i) {
      bool found = false;
      for (const std::int32_t weight : training.weights) {
        const Name& name = training.graph.input_name(weight);
        found =
            found || (matches(Optimizer::kept_gradients.patterns[i], name) && !UpdateRule<Optimizer>::is_frozen(name));
      }
      if (!found) return i;
    }
  return -1;
}

// In the place of an optimizer: nothing is updated, and what a strategy makes is a forward pass of any results.
struct NoUpdate {
  static constexpr int state_count = 0, scalar_count = 0;
  static constexpr const char* state_names[1] = {""};
  static constexpr const char* scalar_names[1] = {""};
  static constexpr void update(Var weight, Var, const Var*, const Var*, Var& new_weight, Var*) { new_weight = weight; }
};

// Error: weight_is_not_floating, of the first weight that would be updated and is of integers, such as one in few bits.
template <class Optimizer>
constexpr void check_trained_types(const TrainingGraph& training) {
  const Graph& graph = training.graph;
  for (const std::int32_t weight : training.weights) {
    const DType dtype = graph.dtype(graph.inputs[weight].node);
    const Name& name = graph.input_name(weight);
    if (!is_floating(dtype) && !UpdateRule<Optimizer>::is_frozen(name))
      weight_is_not_floating(name.c_str(), name_of(dtype));
  }
}

// A training as an optimizer sees it: without the gradients of the weights that it freezes. Errors:
// group_names_no_parameter, kept_gradients_name_no_parameter, weight_is_not_floating, nothing_is_trained.
template <class Optimizer>
[[nodiscard]] constexpr decltype(auto) trained_by(const TrainingGraph& training) {
  if constexpr (HasOptions<Optimizer>)
    if (const int group = unmatched_group<Optimizer>(training); group >= 0)
      group_names_no_parameter(Optimizer::parameter_groups[group].pattern.c_str());
  if constexpr (HasOptions<Optimizer>)
    if (const int i = unmatched_gradient<Optimizer>(training); i >= 0)
      kept_gradients_name_no_parameter(Optimizer::kept_gradients.patterns[i].c_str());
  if constexpr (!std::is_same_v<Optimizer, NoUpdate>) check_trained_types<Optimizer>(training);
  if constexpr (std::is_same_v<Optimizer, NoUpdate>)
    return freeze_all(training);
  else if constexpr (UpdateRule<Optimizer>::freezes)
    return freeze(training, UpdateRule<Optimizer>::is_frozen);
  else
    return (training);
}

}  // namespace weft

#endif
