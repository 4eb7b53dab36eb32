// What it costs to bring a value from one layout to another, before anything is emitted: what propagation chooses by.
#ifndef WEFT_SHARDING_RESHARD_BYTES_HPP
#define WEFT_SHARDING_RESHARD_BYTES_HPP

#include <weft/sharding/reshard.hpp>

namespace weft {

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

// The same of value `id` of a graph on global shapes. Of one that repeats its operand, the operand is what is moved.
[[nodiscard]] constexpr Index bytes_to_move(const Graph& graph, Id id, const Layout& from, const Layout& to,
                                            const MeshSizes& mesh) {
  const Index bytes = reshard_bytes(graph.type(id), from, to, mesh);
  if (bytes == 0 || row_of(graph[id].op).view != View::repeated) return bytes;
  return bytes / (graph.elements(id) / graph.elements(graph.operand(id, 0)));
}

}  // namespace weft

#endif
