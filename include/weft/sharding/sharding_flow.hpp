// ShardingFlow: what shardings are propagated over. Tensors, and steps that relate some of them by a rule; a step is an
// operation, or what hands values into, around and out of loops, branches and manual computations.
#ifndef WEFT_SHARDING_SHARDING_FLOW_HPP
#define WEFT_SHARDING_SHARDING_FLOW_HPP

#include <weft/sharding/propagate_factors.hpp>

namespace weft {

struct FlowMesh {
  AxisNames axes;
  MeshSizes sizes;
  Buffer<Index> devices;    // in an order of their own; empty: 0, 1, ...
  bool is_maximal = false;  // one device alone: nothing is propagated

  [[nodiscard]] constexpr bool is_empty() const { return axes.empty() && devices.empty(); }
  friend constexpr bool operator==(const FlowMesh&, const FlowMesh&) = default;
};

// A value at the edge of a manual computation: inside, it has no axes that are manual, and its dimensions are parts.
struct ManualPair {
  Index outer = 0, inner = 0;  // tensors
  TensorSharding declared;     // of the outer one
  AxisList manual;
  bool reads_inner = false;  // an argument, whose readers are inside; else a result
};

// Where members of a group are asked to lie in different ways, each is read through a constraint that asks for nothing,
// and these make the group.
struct OpenConstraint {
  Index from = 0, to = 0;  // tensors
};

struct FlowTensor {
  TensorSharding sharding;
  Index group = -1;  // tensors of one group lie alike
  Index pair = -1;   // of ShardingFlow::pairs
};

struct ShardingStep {
  enum class Kind : std::uint8_t { elementwise, moves, dynamic_slice, broadcast, other, barrier };

  Kind kind = Kind::other;
  ShardingRule rule;
  Buffer<Index> operands, results;      // tensors
  Direction allowed = Direction::both;  // through a barrier
  bool shares_operand = false;          // one that is no scalar has other readers
};

struct ShardingFlow {
  Buffer<FlowMesh> meshes;
  Buffer<FlowTensor> tensors;
  Buffer<ManualPair> pairs;
  Buffer<OpenConstraint> constraints;
  Buffer<ShardingStep> steps;       // in the order of the program
  Buffer<ShardingStep> boundaries;  // from what the program returns to how its results are declared

  constexpr Index add_tensor(const TensorSharding& sharding = {}) {
    tensors.push_back({sharding});
    return tensors.size() - 1;
  }
};

// What a value lies like inside of a manual computation: no axis of `manual` is left.
[[nodiscard]] constexpr TensorSharding without_axes(const TensorSharding& outer, const AxisList& manual) {
  const auto free_of = [&](const SubAxes& axes) {
    SubAxes kept;
    for (const SubAxis& axis : axes)
      if (!manual.contains(axis.axis)) kept.push_back(axis);
    return kept;
  };
  TensorSharding inner = outer;
  for (DimensionSharding& dim : inner.dims) dim.axes = free_of(dim.axes);
  inner.replicated = free_of(outer.replicated);
  inner.unreduced = free_of(outer.unreduced);
  return inner;
}
// The other way: manual axes as `declared`, all others as `inner`.
[[nodiscard]] constexpr TensorSharding with_axes_of(const TensorSharding& declared, const TensorSharding& inner,
                                                    const AxisList& manual) {
  if (!declared.is_known() || !inner.is_known()) return inner;
  TensorSharding made = inner;
  for (int d = 0; d < made.dims.size(); ++d) {
    SubAxes axes;
    for (const SubAxis& axis : declared.dims[d].axes)
      if (manual.contains(axis.axis)) axes.push_back(axis);
    append(axes, inner.dims[d].axes);
    made.dims[d].axes = axes;
  }
  made.replicated = declared.replicated;
  made.unreduced = declared.unreduced;
  made.unreduced_kind = declared.unreduced_kind;
  return made;
}

// The tensor across the edge of a manual computation; -1: there is no such edge.
[[nodiscard]] constexpr Index other_side(const ShardingFlow& flow, Index tensor) {
  const Index pair = flow.tensors[tensor].pair;
  if (pair < 0) return -1;
  return flow.pairs[pair].outer == tensor ? flow.pairs[pair].inner : flow.pairs[pair].outer;
}
// On both sides of such an edge.
constexpr void set_sharding(ShardingFlow& flow, Index tensor, const TensorSharding& sharding) {
  flow.tensors[tensor].sharding = sharding;
  const Index other = other_side(flow, tensor);
  if (other < 0) return;
  const ManualPair& pair = flow.pairs[flow.tensors[tensor].pair];
  if (tensor == pair.outer)
    flow.tensors[other].sharding = without_axes(sharding, pair.manual);
  else
    flow.tensors[other].sharding = with_axes_of(pair.declared, sharding, pair.manual);
}

}  // namespace weft

#endif
