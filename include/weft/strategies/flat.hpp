// Flat vectors: several tensors one after another, padded at the end. Packing is written straight into the vector and
// unpacking reads it in place, so neither costs a copy.
#ifndef WEFT_STRATEGIES_FLAT_HPP
#define WEFT_STRATEGIES_FLAT_HPP

#include <weft/graph/var.hpp>

namespace weft {

[[nodiscard]] constexpr Var flattened(Var x) { return reshape(x, Shape{x.shape().elements()}); }

// [elements_0 + elements_1 + ... + padding].
[[nodiscard]] constexpr Var pack(const Buffer<Var>& parts, Index padding) {
  Buffer<Var> flat;
  for (const Var& part : parts) flat.push_back(flattened(part));
  if (padding > 0) flat.push_back(broadcast_to(like(parts[0], 0), Shape{padding}));
  return flat.size() == 1 ? flat[0] : concatenate(flat, 0);
}

// The tensor of `shape` that starts at element `offset` of a packed vector.
[[nodiscard]] constexpr Var unpack(Var packed, Index offset, const Shape& shape) {
  const Index end = offset + shape.elements();
  const Var part = offset == 0 && end == packed.shape()[0] ? packed : slice(packed, Dims{offset}, Dims{end});
  return reshape(part, shape);
}

}  // namespace weft

#endif
