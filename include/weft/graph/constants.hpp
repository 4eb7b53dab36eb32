// Constants whose elements differ.
#ifndef WEFT_GRAPH_CONSTANTS_HPP
#define WEFT_GRAPH_CONSTANTS_HPP

#include <weft/base/element.hpp>
#include <weft/graph/var.hpp>

#include <type_traits>

namespace weft {

// `bits_of(i)`: the bits of element i, row-major, of a type of at most 8 bytes.
template <class BitsOf>
requires std::is_invocable_v<const BitsOf&, Index>
constexpr Var constants(Graph& graph, DType dtype, const Shape& shape, const BitsOf& bits_of) {
  Buffer<std::uint8_t> bytes;
  bytes.reserve(shape.elements() * size_bytes(dtype));
  for (Index i = 0; i < shape.elements(); ++i) append_bits(bytes, bits_of(i), size_bytes(dtype));
  return {&graph, graph.add_literal(dtype, shape, bytes)};
}
// These numbers, f32, row-major, as many as the shape has.
constexpr Var constants(Graph& graph, const Shape& shape, const Buffer<float>& values) {
  return constants(graph, DType::f32, shape,
                   [&values](Index i) { return __builtin_bit_cast(std::uint32_t, values[i]); });
}

}  // namespace weft

#endif
