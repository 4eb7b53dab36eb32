// Reverse-mode differentiation: from a scalar loss to one gradient node for each requested node.
#ifndef WEFT_GRAPH_DIFFERENTIATE_HPP
#define WEFT_GRAPH_DIFFERENTIATE_HPP

#include <weft/graph/gradient_rules.hpp>

namespace weft {

// Appends the backward pass to `graph` (its nodes get Phase::backward) and returns d loss / d targets[i], zeros where
// the loss does not depend on a target. Errors: the loss is not a floating scalar; an operation on the path has no
// gradient. O(nodes).
constexpr Buffer<Id> differentiate(Graph& graph, Id loss, const Buffer<Id>& targets) {
  if (graph.shape(loss).rank() != 0) gradient_needs_a_scalar(graph.shape(loss).rank());
  if (!is_floating(graph.dtype(loss))) element_type_not_supported("gradient", name_of(graph.dtype(loss)));
  const Index forward_size = loss + 1;
  const Phase outer = graph.phase;
  graph.phase = Phase::backward;

  // Only nodes between a target and the loss take part.
  Buffer<bool> reaches_target(forward_size, false);
  for (Id target : targets)
    if (target < forward_size) reaches_target[target] = true;
  for (Id id = 0; id < forward_size; ++id)
    for (Index i = 0; i < graph[id].operand_count && !reaches_target[id]; ++i)
      reaches_target[id] = reaches_target[graph.operand(id, i)];

  Buffer<Id> cotangent(forward_size, no_id);
  cotangent[loss] = constant(graph, 1.0, graph.dtype(loss)).id;
  for (Id id = loss; id >= 0; --id) {
    if (cotangent[id] == no_id || !reaches_target[id] || graph[id].operand_count == 0) continue;
    Pullback pullback(graph, id, cotangent[id]);
    const GradientRow& row = gradient_table[static_cast<int>(graph[id].op)];
    if (row.pull_back == nullptr) operation_has_no_gradient(name_of(row.op));
    row.pull_back(pullback);
    for (Index i = 0; i < pullback.given.size(); ++i) {
      const Id operand = graph.operand(id, i), part = pullback.given[i];
      if (part == no_id || !reaches_target[operand]) continue;
      const Id known = cotangent[operand];
      cotangent[operand] = known == no_id ? part : (Var{&graph, known} + Var{&graph, part}).id;
    }
  }

  Buffer<Id> gradients;
  for (Id target : targets) {
    const Id found = target < forward_size ? cotangent[target] : no_id;
    const TensorType type = graph.type(target);
    gradients.push_back(found != no_id ? found : broadcast_to(constant(graph, 0, type.dtype), type.shape).id);
  }
  graph.phase = outer;
  return gradients;
}

}  // namespace weft

#endif
