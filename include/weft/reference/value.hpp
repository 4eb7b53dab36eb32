// Value: a tensor of the reference interpreter. Every element type is held as doubles, which hold all types of up to 32
// bits and f64 exactly, 64-bit integers up to 2^53, of complex numbers the real part; `rounded` brings a number into the
// range of a type.
#ifndef WEFT_REFERENCE_VALUE_HPP
#define WEFT_REFERENCE_VALUE_HPP

#include <weft/base/element.hpp>
#include <weft/base/error_graph.hpp>
#include <weft/shape/shape.hpp>

#include <cmath>
#include <vector>

namespace weft {

struct Value {
  DType dtype = DType::f32;
  Shape shape;
  std::vector<double> elements;  // row-major; each a number that dtype holds

  // Element by position in row-major order.
  [[nodiscard]] double operator[](Index position) const { return elements[to_size(position)]; }
  [[nodiscard]] double& operator[](Index position) { return elements[to_size(position)]; }
  friend bool operator==(const Value&, const Value&) = default;
};

// How the interpreter rounds floating results. `typed`: every result once to its element type, as kernels do.
// `unrounded`: f32 and bf16 keep all digits of a double, for comparisons with finite differences.
enum class Arithmetic : std::uint8_t { typed, unrounded };

// The 32 bits of a u32, i32 or pred number.
[[nodiscard]] inline std::uint32_t bits_of(double number) noexcept {
  return static_cast<std::uint32_t>(static_cast<std::int64_t>(number));
}
// The number that 32 bits stand for; pred takes the lowest.
[[nodiscard]] inline double number_of(std::uint32_t bits, DType dtype) noexcept {
  if (dtype == DType::i32) return static_cast<double>(static_cast<std::int32_t>(bits));
  if (dtype == DType::pred) return static_cast<double>(bits & 1u);
  return static_cast<double>(bits);
}

// The number nearest to `x` that `dtype` holds. Floating: to nearest even, bf16 through f32. Integers: toward 0, beyond
// the range its nearest end, NaN gives 0. pred: 1 unless x is 0.
[[nodiscard]] inline double rounded(double x, DType dtype, Arithmetic arithmetic = Arithmetic::typed) noexcept {
  if (dtype == DType::pred) return x != 0 ? 1 : 0;
  if (is_floating(dtype) || is_complex(dtype)) {
    if (arithmetic == Arithmetic::unrounded || dtype == DType::f64 || dtype == DType::c128) return x;
    if (dtype == DType::f16) return element_value(dtype, element_bits(dtype, x));
    const float single = static_cast<float>(x);
    return static_cast<double>(dtype == DType::bf16 ? static_cast<float>(bfloat16(single)) : single);
  }
  const double half = std::ldexp(1.0, static_cast<int>(8 * size_bytes(dtype)) - 1);
  const bool is_signed = row_of(dtype).kind == NumberKind::signed_integer;
  const double lowest = is_signed ? -half : 0.0, highest = is_signed ? half - 1 : 2 * half - 1;
  if (x != x) return 0;
  if (x <= lowest) return lowest;
  if (x >= highest) return highest;
  return std::trunc(x);
}

// A value from its elements, rounded to `dtype`. Errors: element_counts_differ.
[[nodiscard]] inline Value make_value(DType dtype, const Shape& shape, std::vector<double> elements) {
  if (static_cast<Index>(elements.size()) != shape.elements())
    element_counts_differ(static_cast<Index>(elements.size()), shape.elements());
  for (double& element : elements) element = rounded(element, dtype);
  return {dtype, shape, static_cast<std::vector<double>&&>(elements)};
}
// A value of `element` everywhere.
[[nodiscard]] inline Value filled_value(DType dtype, const Shape& shape, double element) {
  return make_value(dtype, shape, std::vector<double>(to_size(shape.elements()), element));
}

}  // namespace weft

#endif
