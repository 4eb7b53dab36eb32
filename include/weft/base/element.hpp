// One element of any type as its bytes: what constants, initial values and readers of single numbers share.
#ifndef WEFT_BASE_ELEMENT_HPP
#define WEFT_BASE_ELEMENT_HPP

#include <weft/base/buffer.hpp>
#include <weft/base/dtype.hpp>

namespace weft {

// The bytes of one element, the first of them lowest; as many of them count as its type has.
struct ElementBits {
  std::uint64_t low = 0, high = 0;
  friend constexpr bool operator==(const ElementBits&, const ElementBits&) = default;
};

namespace detail {

// IEEE 754 binary16, rounded to nearest even from f64; NaN stays one.
[[nodiscard]] constexpr std::uint16_t half_bits(double value) noexcept {
  const auto word = __builtin_bit_cast(std::uint64_t, value);
  const auto sign = static_cast<std::uint16_t>(word >> 48 & 0x8000u);
  if (value != value) return static_cast<std::uint16_t>(sign | 0x7E00u);
  const int exponent = static_cast<int>(word >> 52 & 0x7FF) - 1023;
  if (exponent > 15) return static_cast<std::uint16_t>(sign | 0x7C00u);
  if (exponent < -25) return sign;
  // 1.fraction in units of the last place of the result: subnormal numbers share the exponent -14.
  const std::uint64_t significand = (word & 0xFFFFFFFFFFFFFu) | 0x10000000000000u;
  const int dropped = exponent >= -14 ? 42 : 42 + (-14 - exponent);
  std::uint64_t kept = significand >> dropped;
  const std::uint64_t rest = significand & ((std::uint64_t{1} << dropped) - 1), half = std::uint64_t{1} << (dropped - 1);
  if (rest > half || (rest == half && (kept & 1u) != 0)) ++kept;
  const std::uint64_t biased = exponent >= -14 ? static_cast<std::uint64_t>(exponent + 14) << 10 : 0;
  return static_cast<std::uint16_t>(sign | (biased + kept));  // a carry moves into the exponent
}
[[nodiscard]] constexpr double half_value(std::uint16_t bits) noexcept {
  const int exponent = bits >> 10 & 0x1F;
  double value = static_cast<double>(bits & 0x3FFu);
  if (exponent == 31) return value != 0 ? __builtin_nan("") : (bits & 0x8000u) != 0 ? -__builtin_inf() : __builtin_inf();
  if (exponent > 0) value += 1024;
  value *= 0x1p-24;
  for (int i = 1; i < exponent; ++i) value *= 2;
  return (bits & 0x8000u) != 0 ? -value : value;
}

}  // namespace detail

// `value` as an element of `dtype`, which holds it (see can_hold); of a complex type: its real part.
[[nodiscard]] constexpr ElementBits element_bits(DType dtype, double value) noexcept {
  const std::uint64_t mask = size_bytes(dtype) < 8 ? (std::uint64_t{1} << (8 * size_bytes(dtype))) - 1 : ~std::uint64_t{0};
  switch (row_of(dtype).kind) {
    case NumberKind::signed_integer:
      return {static_cast<std::uint64_t>(static_cast<std::int64_t>(value)) & mask, 0};
    case NumberKind::unsigned_integer: return {static_cast<std::uint64_t>(value) & mask, 0};
    case NumberKind::predicate: return {value != 0 ? 1u : 0u, 0};
    default: break;
  }
  switch (dtype) {
    case DType::bf16: return {bfloat16(static_cast<float>(value)).bits, 0};
    case DType::f16: return {detail::half_bits(value), 0};
    case DType::f64:
    case DType::c128: return {__builtin_bit_cast(std::uint64_t, value), 0};
    default: return {__builtin_bit_cast(std::uint32_t, static_cast<float>(value)), 0};
  }
}

// The element whose bytes start at `bytes`, the lowest first.
[[nodiscard]] constexpr ElementBits element_at(DType dtype, const std::uint8_t* bytes) noexcept {
  ElementBits bits;
  for (Index i = 0; i < size_bytes(dtype); ++i)
    (i < 8 ? bits.low : bits.high) |= static_cast<std::uint64_t>(bytes[i]) << (8 * (i % 8));
  return bits;
}

// The lowest `size` bytes of `bits`, the lowest first.
constexpr void append_bits(Buffer<std::uint8_t>& bytes, std::uint64_t bits, Index size) {
  for (Index i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(bits >> (8 * i)));
}

// The number that the bytes stand for; integers of more than 53 bits are rounded, of a complex one the real part.
[[nodiscard]] constexpr double element_value(DType dtype, const ElementBits& bits) noexcept {
  const int unused = static_cast<int>(64 - 8 * size_bytes(dtype));
  switch (row_of(dtype).kind) {
    case NumberKind::signed_integer:
      return static_cast<double>(static_cast<std::int64_t>(bits.low << unused) >> unused);
    case NumberKind::unsigned_integer:
    case NumberKind::predicate: return static_cast<double>(bits.low);
    default: break;
  }
  switch (dtype) {
    case DType::bf16:
      return static_cast<double>(__builtin_bit_cast(float, static_cast<std::uint32_t>(bits.low) << 16));
    case DType::f16: return detail::half_value(static_cast<std::uint16_t>(bits.low));
    case DType::f64:
    case DType::c128: return __builtin_bit_cast(double, bits.low);
    default: return static_cast<double>(__builtin_bit_cast(float, static_cast<std::uint32_t>(bits.low)));
  }
}

}  // namespace weft

#endif
