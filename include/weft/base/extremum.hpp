// Maximum and minimum of two numbers, by IEEE 754-2019: a NaN of either side remains, and -0 is less than +0, so that
// neither depends on the order of the operands. What kernels without vectors and the oracle share.
#ifndef WEFT_BASE_EXTREMUM_HPP
#define WEFT_BASE_EXTREMUM_HPP

#include <weft/base/config.hpp>

#include <cstdint>
#include <type_traits>

namespace weft {

namespace detail {

// The sign bit: Clang 14 has no signbit in constant expressions.
[[nodiscard]] constexpr bool has_sign(float x) noexcept { return __builtin_bit_cast(std::uint32_t, x) >> 31 != 0; }
[[nodiscard]] constexpr bool has_sign(double x) noexcept { return __builtin_bit_cast(std::uint64_t, x) >> 63 != 0; }

}  // namespace detail

template <class T>
[[nodiscard]] constexpr T maximum_of(T a, T b) noexcept {
  if constexpr (std::is_floating_point_v<T>)
    if (a == b) return detail::has_sign(a) ? b : a;
  return a != a || a > b ? a : b;
}
template <class T>
[[nodiscard]] constexpr T minimum_of(T a, T b) noexcept {
  if constexpr (std::is_floating_point_v<T>)
    if (a == b) return detail::has_sign(a) ? a : b;
  return a != a || a < b ? a : b;
}

}  // namespace weft

#endif
