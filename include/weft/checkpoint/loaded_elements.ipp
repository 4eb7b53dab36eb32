// Definitions of checkpoint/loaded_elements.hpp.
#ifndef WEFT_CHECKPOINT_LOADED_ELEMENTS_IPP
#define WEFT_CHECKPOINT_LOADED_ELEMENTS_IPP

#include <weft/checkpoint/loaded_elements.hpp>

namespace weft::detail {

AlignedArray<std::byte> rearranged(std::span<const std::byte> from, DType there, DType here, Index rows, Index columns,
                                   bool transposes) {
  const Index size_there = size_bytes(there), size_here = size_bytes(here);
  AlignedArray<std::byte> to(rows * columns * size_here);
  const auto move = [&](Index at_there, Index at_here) {
    const std::byte* const element = from.data() + at_there * size_there;
    std::byte* const place = to.data() + at_here * size_here;
    if (there == here) {
      std::memcpy(place, element, to_size(size_here));
      return;
    }
    ElementBits bits;
    std::memcpy(&bits, element, to_size(size_there));
    bits = rounded_to(here, element_value(there, bits));
    std::memcpy(place, &bits, to_size(size_here));
  };
  constexpr Index block = 16;  // of rows and of columns, so that neither side jumps over memory
  for (Index row = 0; row < rows; row += block)
    for (Index column = 0; column < columns; column += block)
      for (Index i = row; i < rows && i < row + block; ++i)
        for (Index j = column; j < columns && j < column + block; ++j)
          move(i * columns + j, transposes ? j * rows + i : i * columns + j);
  return to;
}

}  // namespace weft::detail

#endif
