// Elements of a tensor on their way from a file into a model: of another floating type, or transposed.
#ifndef WEFT_TRAIN_LOADED_ELEMENTS_HPP
#define WEFT_TRAIN_LOADED_ELEMENTS_HPP

#include <weft/base/element.hpp>
#include <weft/io/aligned_array.hpp>

#include <cstring>
#include <span>

namespace weft::detail {

// Rounded once, to the nearest number, on a tie to the even one; `value` is of a floating type.
[[nodiscard]] constexpr ElementBits rounded_to(DType dtype, double value) noexcept {
  const auto near = static_cast<float>(value);
  if (dtype != DType::bf16 || value != value || static_cast<double>(near) == value) return element_bits(dtype, value);
  // Twice rounded would be wrong: towards zero first, with a last bit that tells that something was lost.
  auto bits = __builtin_bit_cast(std::uint32_t, near);
  if (__builtin_fabs(static_cast<double>(near)) > __builtin_fabs(value)) --bits;
  return {bfloat16(__builtin_bit_cast(float, bits | 1u)).bits, 0};
}

// `from` has rows x columns elements of type `there`, row-major. Returns them as elements of type `here`, which is
// `there` or another floating type; transposed: columns x rows.
[[nodiscard]] inline AlignedArray<std::byte> rearranged(std::span<const std::byte> from, DType there, DType here,
                                                        Index rows, Index columns, bool transposes) {
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
