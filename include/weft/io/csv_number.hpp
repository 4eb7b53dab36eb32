// Numbers as text, as tables have them: '-1.5e3', '+4', '.5', 'nan', 'inf', without regard to the locale. What lies
// closer to 0 than any number of the type is 0, as for every reader; what lies beyond its largest is out of range (an
// infinity that nobody wrote would spoil a training in silence). Whole numbers may be spelled as others are: '1.0',
// '2e3'.
#ifndef WEFT_IO_CSV_NUMBER_HPP
#define WEFT_IO_CSV_NUMBER_HPP

#include <weft/base/index.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <system_error>
#include <type_traits>

namespace weft::detail {

// A decimal number, taken apart: (-1)^negative, then the digits of `whole` and `fraction` times 10^exponent.
struct Decimal {
  bool is_negative = false;
  std::string_view whole, fraction;
  Index exponent = 0;  // within +-2^60

  // The place of the value's first digit that is not 0: 0.1 has 0 and 1 has 1. None: the value is 0.
  [[nodiscard]] WEFT_DECL std::optional<Index> magnitude() const noexcept;
};

// Empty: `text` is no decimal number. 'nan' and 'inf' are none.
[[nodiscard]] WEFT_DECL std::optional<Decimal> decimal_of(std::string_view text) noexcept;

// A whole number that is spelled as a decimal one, exactly. invalid_argument: it has a fraction, or is no number.
template <class T>
[[nodiscard]] std::errc parse_whole(std::string_view text, T& number) noexcept {
  const std::optional<Decimal> decimal = decimal_of(text);
  if (!decimal) return std::errc::invalid_argument;
  number = 0;
  const std::optional<Index> magnitude = decimal->magnitude();
  if (!magnitude) return {};
  // Digits from the first on, then zeros: as many as the magnitude says. 20 are more than 64 bits have.
  if (*magnitude > 20) return std::errc::result_out_of_range;
  Index left = *magnitude;
  bool has_begun = false, is_in_range = true, is_whole = true;
  const auto put = [&](char digit) {
    T shifted = 0;
    is_in_range = is_in_range && !__builtin_mul_overflow(number, 10, &shifted) &&
                  !(decimal->is_negative ? __builtin_sub_overflow(shifted, digit - '0', &number)
                                         : __builtin_add_overflow(shifted, digit - '0', &number));
  };
  for (const std::string_view part : {decimal->whole, decimal->fraction})
    for (const char digit : part) {
      has_begun = has_begun || digit != '0';
      if (!has_begun) continue;
      if (left-- > 0)
        put(digit);
      else
        is_whole = is_whole && digit == '0';
    }
  for (; left > 0; --left) put('0');
  if (!is_whole) return std::errc::invalid_argument;
  return is_in_range ? std::errc() : std::errc::result_out_of_range;
}

// No space may stand around it. invalid_argument: it is no number of this type; result_out_of_range: it is too large.
template <class T>
[[nodiscard]] std::errc parse_number(std::string_view text, T& number) noexcept {
  // As C has it, a number may have a plus.
  if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_all = end == text.data() + text.size();
  if constexpr (std::is_integral_v<T>) {
    return error == std::errc() && is_all ? error : parse_whole(text, number);
  } else {
    if (error == std::errc()) return is_all ? error : std::errc::invalid_argument;
    const std::optional<Decimal> decimal = decimal_of(text);
    if (!decimal) return std::errc::invalid_argument;
    const std::optional<Index> magnitude = decimal->magnitude();
    if (magnitude && *magnitude > 0) return std::errc::result_out_of_range;
    number = std::copysign(T{0}, decimal->is_negative ? T{-1} : T{1});
    return {};
  }
}

}  // namespace weft::detail

#if WEFT_HEADER_ONLY
#include <weft/io/csv_number.ipp>
#endif

#endif
