// Dimension numbers of gathers and scatters.
#ifndef WEFT_STABLEHLO_INDEXED_DIMS_HPP
#define WEFT_STABLEHLO_INDEXED_DIMS_HPP

#include <weft/stablehlo/read_movement.hpp>

namespace weft::stablehlo::read {

// Dimension numbers, of a gather or, by other names, of a scatter: `window` dimensions of the result or the updates
// hold what is taken at one place; the others are those of the places.
struct IndexedDims {
  AxisList window, collapsed, operand_batch, index_batch, index_map;
  Index index_vector = 0;
};

constexpr Buffer<Index> integers_in(const Reading& at, const Attribute& dictionary, const char* name) {
  const Attribute* const found = find(dictionary.items, name);
  return found == nullptr ? Buffer<Index>() : at.integers(*found);
}
constexpr IndexedDims indexed_dims(const Reading& at, const char* attribute, const char* window, const char* collapsed,
                                   const char* operand_batch, const char* index_batch, const char* index_map) {
  const Attribute& numbers = at.attribute(attribute);
  const auto axes = [&](const char* name) { return at.axes(integers_in(at, numbers, name)); };
  const Buffer<Index> vector = integers_in(at, numbers, "index_vector_dim");
  return {axes(window),      axes(collapsed), axes(operand_batch),
          axes(index_batch), axes(index_map), vector.empty() ? 0 : vector[0]};
}

constexpr Var as_i32(Var x) { return x.dtype() == DType::i32 ? x : weft::convert(x, DType::i32); }

}  // namespace weft::stablehlo::read

#endif
