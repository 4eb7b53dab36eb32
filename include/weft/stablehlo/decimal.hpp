// From decimal text to the nearest f64, exactly, also inside constant evaluation, where the standard library has
// nothing.
#ifndef WEFT_STABLEHLO_DECIMAL_HPP
#define WEFT_STABLEHLO_DECIMAL_HPP

#include <weft/base/buffer.hpp>

#include <string_view>

namespace weft::stablehlo {

namespace detail {

// A natural number, lowest word first.
class Natural {
 public:
  constexpr explicit Natural(std::uint64_t value) {
    for (; value != 0; value >>= 32) words_.push_back(static_cast<std::uint32_t>(value));
  }

  [[nodiscard]] constexpr Index bits() const {
    if (words_.empty()) return 0;
    Index top = 0;
    for (std::uint32_t word = words_.back(); word != 0; word >>= 1) ++top;
    return 32 * (words_.size() - 1) + top;
  }
  [[nodiscard]] constexpr bool is_zero() const { return words_.empty(); }
  constexpr void multiply_add(std::uint32_t factor, std::uint32_t term) {
    std::uint64_t carry = term;
    for (std::uint32_t& word : words_) {
      carry += static_cast<std::uint64_t>(word) * factor;
      word = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    if (carry != 0) words_.push_back(static_cast<std::uint32_t>(carry));
  }
  constexpr void multiply_by_ten_to(Index exponent) {
    for (; exponent >= 9; exponent -= 9) multiply_add(1000000000u, 0);
    for (; exponent > 0; --exponent) multiply_add(10u, 0);
  }
  constexpr void shift_left(Index count) {
    for (; count >= 31; count -= 31) multiply_add(1u << 31, 0);
    if (count > 0) multiply_add(1u << count, 0);
  }
  // Takes `other` away if it is not larger; has it been taken?
  constexpr bool take(const Natural& other) {
    if (words_.size() < other.words_.size()) return false;
    if (words_.size() == other.words_.size()) {
      Index i = words_.size() - 1;
      while (i > 0 && words_[i] == other.words_[i]) --i;
      if (i >= 0 && words_[i] < other.words_[i]) return false;
    }
    std::uint64_t borrow = 0;
    for (Index i = 0; i < words_.size(); ++i) {
      const std::uint64_t less = (i < other.words_.size() ? other.words_[i] : 0) + borrow;
      borrow = words_[i] < less ? 1 : 0;
      words_[i] = static_cast<std::uint32_t>(words_[i] + (borrow << 32) - less);
    }
    while (!words_.empty() && words_.back() == 0) words_.pop_back();
    return true;
  }

 private:
  Buffer<std::uint32_t> words_;
};

// value * 2^exponent, and a rest below it: rounded once, to the nearest, ties to even; beyond f64's range: infinity.
constexpr double scaled(std::uint64_t value, Index exponent, bool has_rest) {
  Index top = 0;
  while (value >> top != 0) ++top;
  // What is below 2^-1074 goes, and what is more than 53 bits.
  const Index too_small = exponent < -1074 ? -1074 - exponent : 0, too_many = top > 53 ? top - 53 : 0;
  const Index dropped = too_small > too_many ? too_small : too_many;
  if (dropped > 63) return 0;
  const std::uint64_t rest = value & ((std::uint64_t{1} << dropped) - 1);
  std::uint64_t kept = value >> dropped;
  if (dropped > 0) {
    const std::uint64_t half = std::uint64_t{1} << (dropped - 1);
    if (rest > half || (rest == half && (has_rest || (kept & 1) != 0))) ++kept;
  }
  double made = static_cast<double>(kept);
  for (Index left = exponent + dropped; left != 0;) {
    const Index step = left > 1000 ? 1000 : left < -1000 ? -1000 : left;
    double power = 1, base = step > 0 ? 2.0 : 0.5;
    for (Index n = step > 0 ? step : -step; n > 0; n >>= 1, base *= base)
      if ((n & 1) != 0) power *= base;
    if (power > 1 && made > 0x1.FFFFFFFFFFFFFp1023 / power) return __builtin_inf();
    made *= power;
    left -= step;
  }
  return made;
}

}  // namespace detail

// "12", "1.5e-3": the nearest f64, ties to even; as long as a text has 40 digits or fewer, what is behind them tells
// ties apart. Beyond its range 0 or infinity.
[[nodiscard]] constexpr double decimal_value(std::string_view text) {
  std::uint64_t significand = 0;
  Index exponent = 0, digits = 0;
  detail::Natural numerator(0);
  bool is_behind_point = false, has_more = false;
  std::size_t i = 0;
  for (; i < text.size() && (text[i] == '.' || (text[i] >= '0' && text[i] <= '9')); ++i) {
    if (text[i] == '.') {
      is_behind_point = true;
      continue;
    }
    const auto digit = static_cast<std::uint32_t>(text[i] - '0');
    if (digits < 40) {
      numerator.multiply_add(10, digit);
      significand = digits < 19 ? significand * 10 + digit : significand;
      if (digits > 0 || digit != 0) ++digits;
      if (is_behind_point) --exponent;
    } else {
      has_more = has_more || digit != 0;
      if (!is_behind_point) ++exponent;
    }
  }
  if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
    const bool is_negative = i + 1 < text.size() && text[i + 1] == '-';
    Index written = 0;
    for (char digit : text.substr(i + 1))
      if (digit >= '0' && digit <= '9' && written < 100000) written = 10 * written + (digit - '0');
    exponent += is_negative ? -written : written;
  }
  if (digits == 0) return 0;
  if (digits <= 15 && exponent >= -22 && exponent <= 22) {  // both are exact: one rounding
    double power = 1;
    for (Index n = exponent < 0 ? -exponent : exponent; n > 0; --n) power *= 10;
    return exponent < 0 ? static_cast<double>(significand) / power : static_cast<double>(significand) * power;
  }
  if (exponent + digits > 310) return __builtin_inf();
  if (exponent + digits < -330) return 0;
  // numerator / denominator as 54 bits or a few more, and whether there is a rest.
  detail::Natural denominator(1);
  if (exponent > 0)
    numerator.multiply_by_ten_to(exponent);
  else
    denominator.multiply_by_ten_to(-exponent);
  const Index shift = 60 + denominator.bits() - numerator.bits();
  if (shift > 0)
    numerator.shift_left(shift);
  else
    denominator.shift_left(-shift);
  detail::Natural divisor = denominator;
  std::uint64_t quotient = 0;
  for (int bit = 61; bit >= 0; --bit) {
    detail::Natural step = denominator;
    step.shift_left(bit);
    if (numerator.take(step)) quotient |= std::uint64_t{1} << bit;
  }
  return detail::scaled(quotient, -shift, has_more || !numerator.is_zero());
}

}  // namespace weft::stablehlo

#endif
