// Definitions of io/csv_number.hpp.
#ifndef WEFT_IO_CSV_NUMBER_IPP
#define WEFT_IO_CSV_NUMBER_IPP

#include <weft/io/csv_number.hpp>

namespace weft::detail {

std::optional<Index> Decimal::magnitude() const noexcept {
  const auto first = [](std::string_view digits) { return digits.find_first_not_of('0'); };
  if (const std::size_t at = first(whole); at != std::string_view::npos)
    return exponent + static_cast<Index>(whole.size() - at);
  if (const std::size_t at = first(fraction); at != std::string_view::npos) return exponent - static_cast<Index>(at);
  return std::nullopt;
}

std::optional<Decimal> decimal_of(std::string_view text) noexcept {
  const auto takes = [&text](std::string_view letters) {
    const bool is_there = !text.empty() && letters.find(text[0]) != std::string_view::npos;
    if (is_there) text.remove_prefix(1);
    return is_there;
  };
  const auto digits = [&text] {
    const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::string_view found = text.substr(0, end);
    text.remove_prefix(end);
    return found;
  };
  Decimal decimal;
  decimal.is_negative = takes("-");
  decimal.whole = digits();
  if (takes(".")) decimal.fraction = digits();
  if (decimal.whole.empty() && decimal.fraction.empty()) return std::nullopt;
  if (takes("eE")) {
    const bool is_below = takes("-");
    if (!is_below) static_cast<void>(takes("+"));
    const std::string_view exponent = digits();
    if (exponent.empty()) return std::nullopt;
    constexpr Index most = Index{1} << 60;
    for (const char digit : exponent)
      decimal.exponent = decimal.exponent > most / 10 - 1 ? most : decimal.exponent * 10 + (digit - '0');
    if (is_below) decimal.exponent = -decimal.exponent;
  }
  if (!text.empty()) return std::nullopt;
  return decimal;
}

}  // namespace weft::detail

#endif
