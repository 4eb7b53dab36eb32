// Maximum and minimum of two numbers, by IEEE 754-2019: a NaN of either side remains, and -0 is less than +0, so that
// neither depends on the order of the operands. What kernels without vectors and the oracle share.
#ifndef WEFT_BASE_EXTREMUM_HPP
#define WEFT_BASE_EXTREMUM_HPP

#include <weft/base/config.hpp>

#include <type_traits>

namespace weft {

template <class T>
[[nodiscard]] constexpr T maximum_of(T a, T b) noexcept {
  if constexpr (std::is_floating_point_v<T>)
    if (a == b) return __builtin_signbit(a) ? b : a;
  return a != a || a > b ? a : b;
}
template <class T>
[[nodiscard]] constexpr T minimum_of(T a, T b) noexcept {
  if constexpr (std::is_floating_point_v<T>)
    if (a == b) return __builtin_signbit(a) ? a : b;
  return a != a || a < b ? a : b;
}

}  // namespace weft

#endif
