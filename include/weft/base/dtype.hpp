// Element types: the run-time tag, its size in bytes, and the C++ type of each.
#ifndef WEFT_BASE_DTYPE_HPP
#define WEFT_BASE_DTYPE_HPP

#include <weft/base/index.hpp>

#include <type_traits>

namespace weft {

// bfloat16: the upper half of a float. Conversion rounds to nearest even and keeps NaN a NaN.
struct bfloat16 {
  std::uint16_t bits = 0;

  constexpr bfloat16() = default;
  constexpr explicit bfloat16(float value) noexcept {
    const auto word = __builtin_bit_cast(std::uint32_t, value);
    const bool is_nan = (word & 0x7FFFFFFFu) > 0x7F800000u;
    const std::uint32_t rounded = word + 0x7FFFu + ((word >> 16) & 1u);
    bits = static_cast<std::uint16_t>(is_nan ? ((word >> 16) | 0x40u) : (rounded >> 16));
  }
  constexpr explicit operator float() const noexcept {
    return __builtin_bit_cast(float, static_cast<std::uint32_t>(bits) << 16);
  }
  friend constexpr bool operator==(bfloat16 left, bfloat16 right) noexcept {
    return static_cast<float>(left) == static_cast<float>(right);
  }
};

// The element types of StableHLO. A type that has arithmetic can be computed with; the others, complex ones, are stored,
// moved and reshaped.
enum class DType : std::uint8_t { f32, bf16, i32, u32, pred, i8, i16, i64, u8, u16, u64, f16, f64, c64, c128 };
inline constexpr int dtype_count = static_cast<int>(DType::c128) + 1;

enum class NumberKind : std::uint8_t { floating, signed_integer, unsigned_integer, predicate, complex };

struct DTypeRow {
  DType dtype;
  const char* name;
  int bytes;
  NumberKind kind;
  bool has_arithmetic;
};
inline constexpr DTypeRow dtype_table[dtype_count] = {
    {DType::f32, "f32", 4, NumberKind::floating, true},
    {DType::bf16, "bf16", 2, NumberKind::floating, true},
    {DType::i32, "i32", 4, NumberKind::signed_integer, true},
    {DType::u32, "u32", 4, NumberKind::unsigned_integer, true},
    {DType::pred, "pred", 1, NumberKind::predicate, true},
    {DType::i8, "i8", 1, NumberKind::signed_integer, true},
    {DType::i16, "i16", 2, NumberKind::signed_integer, true},
    {DType::i64, "i64", 8, NumberKind::signed_integer, true},
    {DType::u8, "u8", 1, NumberKind::unsigned_integer, true},
    {DType::u16, "u16", 2, NumberKind::unsigned_integer, true},
    {DType::u64, "u64", 8, NumberKind::unsigned_integer, true},
    {DType::f16, "f16", 2, NumberKind::floating, true},
    {DType::f64, "f64", 8, NumberKind::floating, true},
    {DType::c64, "c64", 8, NumberKind::complex, false},
    {DType::c128, "c128", 16, NumberKind::complex, false},
};
inline constexpr Index largest_element = 16;  // bytes

[[nodiscard]] constexpr const DTypeRow& row_of(DType dtype) noexcept { return dtype_table[static_cast<int>(dtype)]; }
[[nodiscard]] constexpr Index size_bytes(DType dtype) noexcept { return dtype_table[static_cast<int>(dtype)].bytes; }
[[nodiscard]] constexpr const char* name_of(DType dtype) noexcept { return row_of(dtype).name; }
[[nodiscard]] constexpr bool has_arithmetic(DType dtype) noexcept { return row_of(dtype).has_arithmetic; }
// Does a register of vectors hold one in 32 bits? What is made of others is made element by element: kernels/scalar_loop.hpp.
[[nodiscard]] constexpr bool fits_vectors(DType dtype) noexcept {
  return size_bytes(dtype) == 4 || dtype == DType::bf16 || dtype == DType::f16 || dtype == DType::pred;
}
[[nodiscard]] constexpr bool is_floating(DType dtype) noexcept { return row_of(dtype).kind == NumberKind::floating; }
// bf16 or f16: computed in f32 and rounded.
[[nodiscard]] constexpr bool is_narrow(DType dtype) noexcept { return dtype == DType::bf16 || dtype == DType::f16; }
[[nodiscard]] constexpr bool is_complex(DType dtype) noexcept { return row_of(dtype).kind == NumberKind::complex; }
[[nodiscard]] constexpr bool is_integer(DType dtype) noexcept {
  return row_of(dtype).kind == NumberKind::signed_integer || row_of(dtype).kind == NumberKind::unsigned_integer;
}

inline constexpr double largest_f32 = 3.4028234663852886e38;
// The largest finite number of a floating type, real or complex.
[[nodiscard]] constexpr double largest_of(DType dtype) noexcept {
  if (dtype == DType::bf16) return 0x1.FEp127;
  if (dtype == DType::f16) return 65504;
  return dtype == DType::f64 || dtype == DType::c128 ? 1.7976931348623157e308 : largest_f32;
}

// Does `dtype` hold `value`? Floating types round, but not a finite number to an infinite one.
[[nodiscard]] constexpr bool can_hold(DType dtype, double value) noexcept {
  const Index bits = 8 * size_bytes(dtype);
  const auto whole = [value](double lowest, double end) {  // in [lowest, end)
    if (!(value >= lowest && value < end)) return false;
    return __builtin_fabs(value) >= 0x1p53 || value == static_cast<double>(static_cast<std::int64_t>(value));
  };
  const auto two_to_the = [](Index exponent) {
    double power = 1;
    for (; exponent > 0; --exponent) power *= 2;
    return power;
  };
  switch (row_of(dtype).kind) {
    case NumberKind::signed_integer: return whole(-two_to_the(bits - 1), two_to_the(bits - 1));
    case NumberKind::unsigned_integer: return whole(0, two_to_the(bits));
    case NumberKind::predicate: return value == 0 || value == 1;
    default: break;
  }
  return !(__builtin_fabs(value) > largest_of(dtype)) || __builtin_fabs(value) == __builtin_inf();
}

// The C++ types of elements: bool, float, double, bfloat16, and integers of 8 to 64 bits by their size.
template <class T>
concept TensorElement = std::is_same_v<T, float> || std::is_same_v<T, double> || std::is_same_v<T, bfloat16> ||
                        (std::is_integral_v<T> && sizeof(T) <= 8);

namespace detail {

template <class T>
constexpr DType find_dtype() noexcept {
  static_assert(TensorElement<T>,
                "weft: element_has_no_type: elements are bool, float, double, weft::bfloat16 and integers of 8 to 64 "
                "bits");
  if constexpr (std::is_same_v<T, bfloat16>)
    return DType::bf16;
  else if constexpr (std::is_same_v<T, bool>)
    return DType::pred;
  else if constexpr (!std::is_integral_v<T>)
    return sizeof(T) == 8 ? DType::f64 : DType::f32;
  else if constexpr (std::is_signed_v<T>)
    return sizeof(T) == 1 ? DType::i8 : sizeof(T) == 2 ? DType::i16 : sizeof(T) == 4 ? DType::i32 : DType::i64;
  else
    return sizeof(T) == 1 ? DType::u8 : sizeof(T) == 2 ? DType::u16 : sizeof(T) == 4 ? DType::u32 : DType::u64;
}

}  // namespace detail

// The tag of a C++ element type: dtype_of<float> == DType::f32.
template <class T>
inline constexpr DType dtype_of = detail::find_dtype<T>();

// May elements of `stored` be read, or given, as those of `as`? C++ 20 has no f16: its bits are std::uint16_t.
[[nodiscard]] constexpr bool is_read_as(DType stored, DType as) noexcept {
  return stored == as || (stored == DType::f16 && as == DType::u16);
}

}  // namespace weft

#endif
