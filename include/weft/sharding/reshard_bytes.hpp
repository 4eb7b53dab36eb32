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

}  // namespace weft

#endif
