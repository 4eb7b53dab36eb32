// Numbers of files with the highest byte first, as NumPy's '>f4' and IDX have them.
#ifndef WEFT_IO_BYTE_ORDER_HPP
#define WEFT_IO_BYTE_ORDER_HPP

#include <weft/base/dtype.hpp>

#include <cstddef>
#include <span>
#include <utility>

namespace weft::detail {

// Bytes of the numbers that elements are made of: a complex one is two.
[[nodiscard]] constexpr Index number_bytes(DType dtype) noexcept {
  return is_complex(dtype) ? size_bytes(dtype) / 2 : size_bytes(dtype);
}

// Turns the bytes of each number around; `width`: of a number.
inline void reverse_bytes(std::span<std::byte> numbers, Index width) noexcept {
  for (std::size_t at = 0; at + to_size(width) <= numbers.size(); at += to_size(width))
    for (std::size_t low = at, high = at + to_size(width) - 1; low < high; ++low, --high)
      std::swap(numbers[low], numbers[high]);
}

}  // namespace weft::detail

#endif
