// Elements of a tensor on their way from a file into a model: of another floating type, or transposed.
#ifndef WEFT_CHECKPOINT_LOADED_ELEMENTS_HPP
#define WEFT_CHECKPOINT_LOADED_ELEMENTS_HPP

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
[[nodiscard]] WEFT_DECL AlignedArray<std::byte> rearranged(std::span<const std::byte> from, DType there, DType here,
                                                           Index rows, Index columns, bool transposes);

}  // namespace weft::detail

#if WEFT_HEADER_ONLY
#include <weft/checkpoint/loaded_elements.ipp>
#endif

#endif
