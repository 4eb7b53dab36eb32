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

// The bits of an integer, its sign extended.
[[nodiscard]] WEFT_DECL std::uint64_t bits_of(double number) noexcept;
// The number that the lowest bits stand for, as many as the type has; of 64 those up to 2^53 are exact.
[[nodiscard]] WEFT_DECL double number_of(std::uint64_t bits, DType dtype) noexcept;

// The number nearest to `x` that `dtype` holds. Floating: to nearest even, bf16 through f32. Integers: toward 0, beyond
// the range its nearest end, NaN gives 0. pred: 1 unless x is 0.
[[nodiscard]] WEFT_DECL double rounded(double x, DType dtype, Arithmetic arithmetic = Arithmetic::typed) noexcept;

// The number nearest to the integer `a`, which f32 may not hold, that has the eight digits of bf16; to even.
[[nodiscard]] inline double of_eight_digits(double a) {
  int exponent = 0;
  (void)std::frexp(a, &exponent);
  return std::ldexp(std::nearbyint(std::ldexp(a, 8 - exponent)), exponent - 8);
}

// A value from its elements, rounded to `dtype`. Errors: element_counts_differ.
[[nodiscard]] WEFT_DECL Value make_value(DType dtype, const Shape& shape, std::vector<double> elements);
// A value of `element` everywhere.
[[nodiscard]] WEFT_DECL Value filled_value(DType dtype, const Shape& shape, double element);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/reference/value.ipp>
#endif

#endif
