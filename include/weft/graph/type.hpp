// The type of a value: an element type and a shape, or a tuple of such types for what has several results. A graph
// keeps every type once, and its nodes hold numbers.
#ifndef WEFT_GRAPH_TYPE_HPP
#define WEFT_GRAPH_TYPE_HPP

#include <weft/base/dtype.hpp>
#include <weft/graph/interner.hpp>
#include <weft/shape/shape.hpp>

namespace weft {

using TypeId = std::int32_t;  // 0 or more: a tensor; -2 or less: a tuple
inline constexpr TypeId no_type = -1;

struct TensorType {
  DType dtype = DType::f32;
  Shape shape;

  [[nodiscard]] constexpr Index bytes() const noexcept { return shape.elements() * size_bytes(dtype); }
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    return mixed_list(mixed(0, static_cast<std::uint64_t>(dtype) + 1), shape.dims);
  }
  friend constexpr bool operator==(const TensorType& left, const TensorType& right) {
    return left.dtype == right.dtype && left.shape == right.shape;
  }
};

struct TupleType {
  Buffer<TypeId> parts;

  [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return mixed_list(1, parts); }
  friend constexpr bool operator==(const TupleType&, const TupleType&) = default;
};

// Numbers once given keep their meaning: a pass that copies the table need not translate them.
class TypeTable {
 public:
  Interner<TensorType> tensors;
  Interner<TupleType> tuples;

  constexpr TypeId intern(const TensorType& type) { return tensors.intern(type); }
  constexpr TypeId intern(DType dtype, const Shape& shape) { return tensors.intern({dtype, shape}); }
  constexpr TypeId intern(const TupleType& type) { return -2 - tuples.intern(type); }

  [[nodiscard]] constexpr const TensorType& operator[](TypeId type) const { return tensors[type]; }
  [[nodiscard]] static constexpr bool is_tuple(TypeId type) noexcept { return type < no_type; }
  [[nodiscard]] constexpr const TupleType& tuple(TypeId type) const { return tuples[-2 - type]; }
};

}  // namespace weft

#endif
