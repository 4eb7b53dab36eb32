// What it costs to bring a value from one layout to another, before anything is emitted: what propagation chooses by.
#ifndef WEFT_SHARDING_RESHARD_BYTES_HPP
#define WEFT_SHARDING_RESHARD_BYTES_HPP

#include <weft/base/collective.hpp>
#include <weft/sharding/reshard.hpp>

namespace weft {

// Bytes that a device sends in a ring for the collective `id` of a graph on local shapes; 0: it is none.
[[nodiscard]] constexpr Index ring_bytes(const Graph& graph, Id id) {
  const Op op = graph[id].op;
  if (!is_collective(op) || op == Op::shard_slice) return 0;
  const auto& attributes = graph.attributes<CollectiveAttributes>(id);
  const Index group = parts_of(graph.mesh, attributes.axes);
  const Index operand = graph.elements(graph.operand(id, 0)) * size_bytes(graph.dtype(id));
  switch (op) {
    case Op::all_reduce: return 2 * operand * (group - 1) / group;
    case Op::all_gather: return operand * (group - 1);
    case Op::reduce_scatter:
    case Op::all_to_all: return operand * (group - 1) / group;
    default: return operand;
  }
}

[[nodiscard]] constexpr bool divides(const Shape& shape, const Layout& layout, const MeshSizes& mesh) {
  for (int d = 0; d < shape.rank(); ++d)
    if (shape[d] % parts_of(mesh, layout.dims[d]) != 0) return false;
  return true;
}

// Bytes that a device sends until a value of global `type` lies as `to` in the place of `from`; both divide its shape.
[[nodiscard]] constexpr Index reshard_bytes(const TensorType& type, const Layout& from, const Layout& to,
                                            const MeshSizes& mesh) {
  return from == to ? 0 : cheapest_reshard(type.shape, size_bytes(type.dtype), mesh, from, to).wire_bytes();
}

}  // namespace weft

#endif
