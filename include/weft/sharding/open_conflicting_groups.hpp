// Groups of tensors that are to lie alike, of which the user asks different things.
#ifndef WEFT_SHARDING_OPEN_CONFLICTING_GROUPS_HPP
#define WEFT_SHARDING_OPEN_CONFLICTING_GROUPS_HPP

#include <weft/sharding/sharding_flow.hpp>

#include <utility>

namespace weft {

namespace detail {

// Is something asked of two members of a group, and not the same?
constexpr bool conflicts(const ShardingFlow& flow, Index group) {
  const TensorSharding* first = nullptr;
  for (const FlowTensor& tensor : flow.tensors) {
    if (tensor.group != group || !tensor.sharding.is_known() || tensor.sharding.is_open_everywhere()) continue;
    if (first != nullptr && !(*first == tensor.sharding)) return true;
    first = &tensor.sharding;
  }
  return false;
}
constexpr bool makes(const ShardingStep& step, Index tensor) {
  for (const Index result : step.results)
    if (result == tensor) return true;
  return false;
}
// All that read `tensor` read what a constraint makes of it, which asks for nothing and takes its place in the group.
constexpr void read_through_constraint(ShardingFlow& flow, Index tensor, int mesh, int rank) {
  const Index open = flow.add_tensor(TensorSharding::open(mesh, rank));
  flow.tensors[open].group = flow.tensors[tensor].group;
  flow.tensors[tensor].group = -1;
  for (Buffer<ShardingStep>* const steps : {&flow.steps, &flow.boundaries})
    for (ShardingStep& step : *steps)
      for (Index& operand : step.operands) operand = operand == tensor ? open : operand;
  // Behind what makes the tensor; in front of all, of an argument.
  Index place = flow.steps.size();
  while (place > 0 && !makes(flow.steps[place - 1], tensor)) --place;
  flow.steps.push_back(
      {ShardingStep::Kind::elementwise, identity_rule(Shape(Dims(rank, 1))), {tensor}, {open}, Direction::both, false});
  for (Index i = flow.steps.size() - 1; i > place; --i) std::swap(flow.steps[i], flow.steps[i - 1]);
  flow.constraints.push_back({tensor, open});
}

}  // namespace detail

// Members of groups that are asked to lie in different ways keep doing so; what reads them lies alike.
constexpr void open_conflicting_groups(ShardingFlow& flow) {
  const Index tensors = flow.tensors.size();
  for (Index group = 0; group < tensors; ++group) {
    if (flow.tensors[group].group != group || !detail::conflicts(flow, group)) continue;
    int mesh = TensorSharding::no_mesh, rank = 0;
    for (const FlowTensor& tensor : flow.tensors)
      if (tensor.group == group && tensor.sharding.is_known())
        mesh = tensor.sharding.mesh, rank = tensor.sharding.dims.size();
    for (Index t = 0; t < tensors; ++t)
      if (flow.tensors[t].group == group) detail::read_through_constraint(flow, t, mesh, rank);
  }
}

}  // namespace weft

#endif
