// Element types: the run-time tag, its size in bytes, and the C++ type of each.
#ifndef WEFT_BASE_DTYPE_HPP
#define WEFT_BASE_DTYPE_HPP

#include <weft/base/index.hpp>

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

// f32, bf16: floating; i32, u32: 32-bit integers; pred: one byte, 0 or 1.
enum class DType : std::uint8_t { f32, bf16, i32, u32, pred };

[[nodiscard]] constexpr Index size_bytes(DType dtype) noexcept {
  switch (dtype) {
    case DType::bf16: return 2;
    case DType::pred: return 1;
    default: return 4;
  }
}

[[nodiscard]] constexpr const char* name_of(DType dtype) noexcept {
  constexpr const char* names[] = {"f32", "bf16", "i32", "u32", "pred"};
  return names[static_cast<int>(dtype)];
}

[[nodiscard]] constexpr bool is_floating(DType dtype) noexcept { return dtype == DType::f32 || dtype == DType::bf16; }

inline constexpr double largest_f32 = 3.4028234663852886e38;

// Does `dtype` hold `value`? Floating types round, but not a finite number to an infinite one.
[[nodiscard]] constexpr bool can_hold(DType dtype, double value) noexcept {
  const auto whole = [value](double lowest, double highest) {
    return value >= lowest && value <= highest && value == static_cast<double>(static_cast<std::int64_t>(value));
  };
  switch (dtype) {
    case DType::i32: return whole(-2147483648.0, 2147483647.0);
    case DType::u32: return whole(0, 4294967295.0);
    case DType::pred: return value == 0 || value == 1;
    default: return !(__builtin_fabs(value) > largest_f32) || __builtin_fabs(value) == __builtin_inf();
  }
}

// The tag of a C++ element type: dtype_of<float> == DType::f32.
template <class T>
struct dtype_of_type;
template <>
struct dtype_of_type<float> {
  static constexpr DType value = DType::f32;
};
template <>
struct dtype_of_type<bfloat16> {
  static constexpr DType value = DType::bf16;
};
template <>
struct dtype_of_type<std::int32_t> {
  static constexpr DType value = DType::i32;
};
template <>
struct dtype_of_type<std::uint32_t> {
  static constexpr DType value = DType::u32;
};
template <>
struct dtype_of_type<bool> {
  static constexpr DType value = DType::pred;
};
// The C++ types of elements.
template <class T>
concept TensorElement = requires {
  dtype_of_type<T>::value;
};

namespace detail {

template <class T>
constexpr DType find_dtype() noexcept {
  static_assert(TensorElement<T>,
                "weft: elements are float, weft::bfloat16, std::int32_t, std::uint32_t or bool; convert other numbers "
                "before they come here");
  if constexpr (TensorElement<T>)
    return dtype_of_type<T>::value;
  else
    return DType::f32;
}

}  // namespace detail

template <class T>
inline constexpr DType dtype_of = detail::find_dtype<T>();

}  // namespace weft

#endif
