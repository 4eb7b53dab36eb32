// Where values lie: allocations, which are buffers of their own, and slices of them. What buffer assignment decides and
// lowering reads.
#ifndef WEFT_PLANNER_BUFFER_SLICE_HPP
#define WEFT_PLANNER_BUFFER_SLICE_HPP

#include <weft/graph/loops.hpp>
#include <weft/planner/plan.hpp>

namespace weft {

// A range of an allocation: `offset` bytes in, plus `shard_bytes` times this device's position over `shard_axes`, plus
// what the strides from number `stride` on say.
struct BufferSlice {
  std::int32_t allocation = -1;
  Index offset = 0;
  AxisList shard_axes = {};
  Index shard_bytes = 0;
  std::int32_t stride = -1;  // in BufferAssignment::strides

  friend constexpr bool operator==(const BufferSlice&, const BufferSlice&) = default;
};

// A buffer of its own: an input, a constant, or a transient that lives for some steps.
struct Allocation {
  enum class Kind : std::uint8_t { input, constant, device_index, transient } kind = Kind::transient;
  Index bytes = 0;
  std::int32_t input = -1;  // kind input
  Id node = no_id;          // kind constant, device_index, transient: the node that made it
  std::int32_t loop = no_loop;  // kind transient: whose iterations it does not outlive
};

struct BufferAssignment {
  // A value that is written over an old one, by number of that.
  struct Renewal {
    std::int32_t old = -1;
    Id value = no_id;
  };

  Buffer<Allocation> allocations;
  Buffer<BufferSlice> slice_of;          // by node; allocation -1: not in memory
  // Fusion groups that read an old value, by input, and then by carry that its loop renews in a part.
  Buffer<Buffer<std::int32_t>> readers;
  Buffer<Renewal> renewed_carries;
  Buffer<std::int32_t> copied_last;      // outputs whose value is copied over its input after everything else
  Buffer<LoopStride> strides;            // each different one once

  // The number of a stride; -1: there is no such one.
  [[nodiscard]] constexpr std::int32_t find_stride(const LoopStride& wanted) const {
    for (std::int32_t i = 0; i < strides.size(); ++i)
      if (strides[i] == wanted) return i;
    return -1;
  }
};

// A slice, or this device's part, or an iteration's element, that is one contiguous range of its operand: read in place.
[[nodiscard]] constexpr bool is_contiguous_view(const Graph& graph, Id id) {
  if (row_of(graph[id].op).view != View::part) return false;
  if (row_of(graph[id].op).kind == OpClass::loop) return true;
  const Shape &from = graph.shape(graph.operand(id, 0)), &to = graph.shape(id);
  bool partial = false;
  for (int i = from.rank() - 1; i >= 0; --i) {
    if (partial && to[i] != 1) return false;
    partial = partial || to[i] != from[i];
  }
  return true;
}
// Bytes of the first operand, whole or in part.
[[nodiscard]] constexpr bool is_view(const Graph& graph, Id id) {
  return is_whole_view(graph[id].op) || is_contiguous_view(graph, id);
}
// The node behind reshapes and ordering: whose bytes these are.
[[nodiscard]] constexpr Id without_views(const Graph& graph, Id id) {
  while (is_whole_view(graph[id].op)) id = graph.operand(id, 0);
  return id;
}
// The node behind all views.
[[nodiscard]] constexpr Id behind_views(const Graph& graph, Id id) {
  while (is_view(graph, id)) id = graph.operand(id, 0);
  return id;
}
// The input whose own bytes `id` shows, or -1.
[[nodiscard]] constexpr std::int32_t input_behind(const Graph& graph, Id id) {
  id = behind_views(graph, id);
  return is_parameter(graph[id].op) ? graph.number(id) : -1;
}

}  // namespace weft

#endif
