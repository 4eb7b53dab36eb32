// Element types that no kernel computes in: integers of 2 and 4 bits, floating numbers of 4, 6 and 8. A wider type
// keeps their numbers exactly; what their bits stand for follows MLIR's BuiltinTypes.td, and conversions the package
// ml_dtypes.
#ifndef WEFT_STABLEHLO_NARROW_TYPE_HPP
#define WEFT_STABLEHLO_NARROW_TYPE_HPP

#include <weft/base/dtype.hpp>

#include <string_view>

namespace weft::stablehlo {

// Which bits of a floating type are no finite number, and what becomes of numbers beyond the largest one.
enum class Specials : std::uint8_t {
  none,           // of an integer
  ieee,           // the largest exponent is infinity and NaN; infinity
  nan,            // all bits but the sign; NaN
  unsigned_zero,  // NaN has the bits of -0, which there is not; NaN
  finite,         // none: NaN is -0; the largest number
  exponents       // an exponent without sign or fraction, all of whose bits are NaN, as 0 and negative numbers; NaN
};

struct NarrowType {
  std::string_view name;
  DType kept;  // has all its numbers, of floating types more than twice its digits: sums and products in it round right
  NumberKind kind;
  int bits;
  Specials specials = Specials::none;
  int fraction = 0, bias = 0;  // bits of the significand that are stored; of the exponent

  [[nodiscard]] constexpr bool is_floating() const noexcept { return kind == NumberKind::floating; }
  [[nodiscard]] constexpr bool has_sign() const noexcept { return specials != Specials::exponents; }
  [[nodiscard]] constexpr std::uint64_t mask() const noexcept { return (std::uint64_t{1} << bits) - 1; }
  // Floating types alone have these: the exponent of the smallest normal number, and the bits of NaN, of what lies beyond
  // the largest number, and of that one, all without sign.
  [[nodiscard]] constexpr int least_exponent() const noexcept { return has_sign() ? 1 - bias : -bias; }
  [[nodiscard]] constexpr std::uint64_t magnitude_mask() const noexcept { return has_sign() ? mask() >> 1 : mask(); }
  [[nodiscard]] constexpr std::uint64_t infinity() const noexcept {
    return magnitude_mask() & ~((std::uint64_t{1} << fraction) - 1);
  }
  [[nodiscard]] constexpr std::uint64_t nan() const noexcept {
    if (specials == Specials::ieee) return infinity() | std::uint64_t{1} << (fraction - 1);
    return specials == Specials::unsigned_zero || specials == Specials::finite ? mask() ^ magnitude_mask()
                                                                               : magnitude_mask();
  }
  [[nodiscard]] constexpr std::uint64_t largest() const noexcept {
    if (specials == Specials::ieee) return infinity() - 1;
    return specials == Specials::nan || specials == Specials::exponents ? magnitude_mask() - 1 : magnitude_mask();
  }
};

// clang-format off: a row a line.
inline constexpr NarrowType narrow_types[] = {
    {"i2", DType::i8, NumberKind::signed_integer, 2},
    {"i4", DType::i8, NumberKind::signed_integer, 4},
    {"ui2", DType::u8, NumberKind::unsigned_integer, 2},
    {"ui4", DType::u8, NumberKind::unsigned_integer, 4},
    {"f4E2M1FN", DType::f32, NumberKind::floating, 4, Specials::finite, 1, 1},
    {"f6E2M3FN", DType::f32, NumberKind::floating, 6, Specials::finite, 3, 1},
    {"f6E3M2FN", DType::f32, NumberKind::floating, 6, Specials::finite, 2, 3},
    {"f8E3M4", DType::f32, NumberKind::floating, 8, Specials::ieee, 4, 3},
    {"f8E4M3", DType::f32, NumberKind::floating, 8, Specials::ieee, 3, 7},
    {"f8E4M3B11FNUZ", DType::f32, NumberKind::floating, 8, Specials::unsigned_zero, 3, 11},
    {"f8E4M3FN", DType::f32, NumberKind::floating, 8, Specials::nan, 3, 7},
    {"f8E4M3FNUZ", DType::f32, NumberKind::floating, 8, Specials::unsigned_zero, 3, 8},
    {"f8E5M2", DType::f32, NumberKind::floating, 8, Specials::ieee, 2, 15},
    {"f8E5M2FNUZ", DType::f32, NumberKind::floating, 8, Specials::unsigned_zero, 2, 16},
    {"f8E8M0FNU", DType::f64, NumberKind::floating, 8, Specials::exponents, 0, 127},
};
// clang-format on

// The type of a name, or null.
[[nodiscard]] constexpr const NarrowType* narrow_type(std::string_view name) {
  for (const NarrowType& known : narrow_types)
    if (known.name == name) return &known;
  return nullptr;
}

namespace detail {

// `exponent`: of a normal number of f64.
constexpr double two_to_the(int exponent) {
  return __builtin_bit_cast(double, static_cast<std::uint64_t>(exponent + 1023) << 52);
}

// The number that bits of a floating type stand for.
constexpr double narrow_float(const NarrowType& type, std::uint64_t bits) {
  const std::uint64_t size = bits & type.magnitude_mask();
  if (bits == type.nan() && type.specials != Specials::finite) return __builtin_nan("");
  if (size > type.largest())
    return size != type.infinity() || type.specials != Specials::ieee ? __builtin_nan("")
           : bits != size                                             ? -__builtin_inf()
                                                                      : __builtin_inf();
  const std::uint64_t one = std::uint64_t{1} << type.fraction;
  const auto exponent = static_cast<int>(size >> type.fraction);
  const bool is_normal = exponent > 0 || !type.has_sign();
  const std::uint64_t significand = (size & (one - 1)) + (is_normal ? one : 0);
  const int unit = type.least_exponent() - type.fraction + (type.has_sign() && is_normal ? exponent - 1 : exponent);
  const double value = static_cast<double>(significand) * two_to_the(unit);
  return bits != size ? -value : value;
}

// The bits of the number that is nearest to `value`, of two the one whose last bit is 0.
constexpr std::uint64_t narrow_float_bits(const NarrowType& type, double value) {
  const auto word = __builtin_bit_cast(std::uint64_t, value);
  const std::uint64_t sign = type.has_sign() && word >> 63 != 0 ? type.mask() ^ type.magnitude_mask() : 0;
  if (value != value) return type.specials == Specials::finite ? type.nan() ^ sign : type.nan() | sign;
  if (!type.has_sign() && !(value > 0)) return type.nan();
  const double size = value < 0 ? -value : value;
  const int own = static_cast<int>(word >> 52 & 0x7FF) - 1023, least = type.least_exponent();
  const int exponent = own > least ? own : least;
  std::uint64_t made = type.largest() + 1;
  if (size < two_to_the(1000)) {
    const double scaled = size / two_to_the(exponent - type.fraction);
    made = static_cast<std::uint64_t>(scaled);
    const double rest = scaled - static_cast<double>(made);
    if (rest > 0.5 || (rest == 0.5 && (made & 1) != 0)) ++made;
    made += static_cast<std::uint64_t>(exponent - least) << type.fraction;
    if (!type.has_sign() && made > 0) --made;
  }
  if (made > type.largest()) {
    if (type.specials == Specials::ieee) return type.infinity() | sign;
    return type.specials == Specials::finite ? type.largest() | sign : type.nan() | sign;
  }
  return made == 0 && type.specials == Specials::unsigned_zero ? 0 : made | sign;
}

}  // namespace detail

// The number that the lowest bits stand for.
[[nodiscard]] constexpr double narrow_value(const NarrowType& type, std::uint64_t bits) {
  bits &= type.mask();
  if (type.is_floating()) return detail::narrow_float(type, bits);
  const bool is_negative = type.kind == NumberKind::signed_integer && bits >> (type.bits - 1) != 0;
  return static_cast<double>(bits) - (is_negative ? static_cast<double>(type.mask() + 1) : 0);
}
// The bits of a number: of a floating type those of the nearest one, of an integer the lowest ones.
[[nodiscard]] constexpr std::uint64_t narrow_bits(const NarrowType& type, double value) {
  if (type.is_floating()) return detail::narrow_float_bits(type, value);
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(value)) & type.mask();
}

}  // namespace weft::stablehlo

#endif
