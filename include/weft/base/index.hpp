// The integer of every extent, offset and count: signed, so that differences are safe.
#ifndef WEFT_BASE_INDEX_HPP
#define WEFT_BASE_INDEX_HPP

#include <weft/base/config.hpp>

#include <cstddef>
#include <cstdint>

namespace weft {

using Index = std::int64_t;

// Smallest integer >= numerator / denominator, for numerator >= 0 and denominator > 0.
[[nodiscard]] constexpr Index ceil_divide(Index numerator, Index denominator) noexcept {
  return (numerator + denominator - 1) / denominator;
}

// Smallest multiple of `step` that is >= value, for value >= 0 and step > 0.
[[nodiscard]] constexpr Index round_up(Index value, Index step) noexcept { return ceil_divide(value, step) * step; }

// An Index as the unsigned type of subscripts and allocation sizes; the value must not be negative.
[[nodiscard]] constexpr std::size_t to_size(Index value) noexcept { return static_cast<std::size_t>(value); }

// For budgets: static_assert(weft::at_most<Step::peak_bytes_per_device, 8_MiB>). A plain `<=` is as good a test, but
// Clang does not print its numbers; of a concept that fails both compilers print them.
template <Index value, Index budget>
concept at_most = value <= budget;

namespace literals {
constexpr Index operator""_KiB(unsigned long long count) noexcept { return static_cast<Index>(count) * 1024; }
constexpr Index operator""_MiB(unsigned long long count) noexcept { return static_cast<Index>(count) * 1024 * 1024; }
constexpr Index operator""_GiB(unsigned long long count) noexcept {
  return static_cast<Index>(count) * 1024 * 1024 * 1024;
}
}  // namespace literals

}  // namespace weft

#endif
