// Collectives as functions of Vars, over groups of the mesh axes `axes`, the first of them major; and what follows from
// a device's place in its group. The partitioner, the strategies and modules of others write them; users do by the names
// of axes (shard_map.hpp).
#ifndef WEFT_GRAPH_COLLECTIVES_HPP
#define WEFT_GRAPH_COLLECTIVES_HPP

#include <weft/graph/var.hpp>

namespace weft::detail {

constexpr AxisList one_dim(int dim) { return {static_cast<std::int8_t>(dim)}; }

// What the members have, as one: on all of them; or on each its part, cut along `dim`.
constexpr Var all_reduce(Var x, const AxisList& axes, ReductionKind kind = ReductionKind::sum) {
  return emit_var(Op::all_reduce, {x}, CollectiveAttributes{{}, axes, {}, kind});
}
constexpr Var reduce_scatter(Var x, int dim, const AxisList& axes, ReductionKind kind = ReductionKind::sum) {
  return emit_var(Op::reduce_scatter, {x}, CollectiveAttributes{one_dim(dim), axes, {}, kind});
}
// The members' parts, joined along `dim`. Gathers of other channels are other nodes, though they compute the same.
constexpr Var all_gather(Var x, int dim, const AxisList& axes, std::int32_t channel = 0) {
  return emit_var(Op::all_gather, {x}, CollectiveAttributes{one_dim(dim), axes, {}, ReductionKind::none, channel});
}
// Cut along one dimension, a part for each member, and joined along another.
constexpr Var all_to_all(Var x, int cut, int joined, const AxisList& axes) {
  const AxisList dims{static_cast<std::int8_t>(cut), static_cast<std::int8_t>(joined)};
  return emit_var(Op::all_to_all, {x}, CollectiveAttributes{dims, axes, {}});
}
// Whole pieces change hands: device p over `axes` gets what the device has that is at p over `source`.
constexpr Var collective_permute(Var x, const AxisList& axes, const AxisList& source) {
  return emit_var(Op::collective_permute, {x}, CollectiveAttributes{{}, axes, source});
}
// Each position over `axes` gets the piece of another one over `source`; zeros, where the hop finds none.
constexpr Var hopped(Var x, const AxisList& axes, const AxisList& source, const Hop& hop) {
  return emit_var(Op::collective_permute, {x}, CollectiveAttributes{{}, axes, source, ReductionKind::none, 0, hop});
}
constexpr Var hopped(Var x, const AxisList& axes, const Hop& hop) { return hopped(x, axes, axes, hop); }

// This device's part of x, which all members have, cut along `dim`: no collective.
constexpr Var shard_slice(Var x, int dim, const AxisList& axes) {
  return emit_var(Op::shard_slice, {x}, CollectiveAttributes{one_dim(dim), axes, {}});
}
// This device's position over `axes`: a scalar.
constexpr Var device_index(Graph& graph, const AxisList& axes, DType dtype) {
  const AttributeId group = graph.pools.intern(CollectiveAttributes{{}, axes, {}});
  return {&graph, emit(graph, Op::device_index, {}, group, graph.types.intern(dtype, {}))};
}

// Inside: a device's own piece of x, which `cuts` says; outside: the value that the devices' pieces are.
constexpr Var full_to_shard(Var x, const CollectiveAttributes& cuts) { return emit_var(Op::full_to_shard, {x}, cuts); }
constexpr Var shard_to_full(Var x, const CollectiveAttributes& cuts) { return emit_var(Op::shard_to_full, {x}, cuts); }

}  // namespace weft::detail

#endif
