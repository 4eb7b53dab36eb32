// Definitions of kernels/argsort.hpp.
#ifndef WEFT_KERNELS_ARGSORT_IPP
#define WEFT_KERNELS_ARGSORT_IPP

#include <weft/kernels/argsort.hpp>

namespace weft {

namespace detail {

// Short rows: each key is put where it belongs among those before it.
inline void insert_keys(const std::int32_t* keys, Index width, std::int32_t* order) {
  for (Index i = 0; i < width; ++i) {
    Index at = i;
    for (; at > 0 && keys[order[at - 1]] > keys[i]; --at) order[at] = order[at - 1];
    order[at] = static_cast<std::int32_t>(i);
  }
}

inline constexpr int key_digit_bits = 11, key_digits = 3, key_digit_count = 1 << key_digit_bits;
[[nodiscard]] inline std::uint32_t digit_of(std::uint64_t pair, int digit) {
  return static_cast<std::uint32_t>(pair >> (32 + digit * key_digit_bits)) & (key_digit_count - 1);
}

inline void sort_by_digits(const std::int32_t* keys, Index width, std::int32_t* order, std::uint64_t* from,
                           std::uint64_t* to) {
  std::uint32_t counts[key_digits][key_digit_count] = {};
  for (Index i = 0; i < width; ++i) {
    const std::uint32_t key = static_cast<std::uint32_t>(keys[i]) ^ 0x80000000u;  // in the order of natural numbers
    from[i] = std::uint64_t{key} << 32 | static_cast<std::uint64_t>(i);
    for (int digit = 0; digit < key_digits; ++digit) ++counts[digit][digit_of(from[i], digit)];
  }
  for (int digit = 0; digit < key_digits; ++digit) {
    std::uint32_t next = 0;
    for (std::uint32_t& count : counts[digit]) {
      const std::uint32_t own = count;
      count = next;
      next += own;
    }
    for (Index i = 0; i < width; ++i) to[counts[digit][digit_of(from[i], digit)]++] = from[i];
    std::uint64_t* const sorted = to;
    to = from;
    from = sorted;
  }
  for (Index i = 0; i < width; ++i) order[i] = static_cast<std::int32_t>(from[i] & 0xFFFFFFFFu);
}

}  // namespace detail

void argsort_rows(const std::int32_t* keys, Index rows, Index width, std::int32_t* order, std::uint64_t* workspace) {
  constexpr Index short_row = 48;
  for (Index row = 0; row < rows; ++row, keys += width, order += width) {
    if (width <= short_row)
      detail::insert_keys(keys, width, order);
    else
      detail::sort_by_digits(keys, width, order, workspace, workspace + width);
  }
}

}  // namespace weft

#endif
