// A gradient that a step keeps for its caller: a state that no step reads.
#ifndef WEFT_STRATEGIES_KEPT_GRADIENT_HPP
#define WEFT_STRATEGIES_KEPT_GRADIENT_HPP

#include <weft/graph/var.hpp>

namespace weft {

// Keeps `gradient`, as the update of `weight` takes it, in an input "<name>.gradient" of the weight's type. Returns the
// number of that input.
constexpr std::int32_t keep_gradient(Graph& graph, const Name& name, Id weight, Var gradient) {
  graph.phase = Phase::update;
  const DType dtype = graph.dtype(weight);
  const Var kept = convert(gradient, dtype);
  const Var place{&graph, graph.add_input(name / "gradient", InputKind::state, dtype, kept.shape())};
  const std::int32_t input = graph.number(place.id);
  graph.outputs.push_back({graph.inputs[input].name, kept.id, input});
  return input;
}

}  // namespace weft

#endif
