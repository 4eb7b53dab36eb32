// Definitions of reference/value.hpp.
#ifndef WEFT_REFERENCE_VALUE_IPP
#define WEFT_REFERENCE_VALUE_IPP

#include <weft/reference/value.hpp>

namespace weft {

std::uint64_t bits_of(double number) noexcept {
  return number >= 0x1p63 ? static_cast<std::uint64_t>(number) : static_cast<std::uint64_t>(static_cast<std::int64_t>(number));
}

double number_of(std::uint64_t bits, DType dtype) noexcept {
  if (dtype == DType::pred) return static_cast<double>(bits & 1u);
  const auto unused = static_cast<int>(64 - 8 * size_bytes(dtype));
  if (row_of(dtype).kind == NumberKind::signed_integer)
    return static_cast<double>(static_cast<std::int64_t>(bits << unused) >> unused);
  return static_cast<double>(bits << unused >> unused);
}

double rounded(double x, DType dtype, Arithmetic arithmetic) noexcept {
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

Value make_value(DType dtype, const Shape& shape, std::vector<double> elements) {
  if (static_cast<Index>(elements.size()) != shape.elements())
    element_counts_differ(static_cast<Index>(elements.size()), shape.elements());
  for (double& element : elements) element = rounded(element, dtype);
  return {dtype, shape, static_cast<std::vector<double>&&>(elements)};
}

Value filled_value(DType dtype, const Shape& shape, double element) {
  return make_value(dtype, shape, std::vector<double>(to_size(shape.elements()), element));
}

}  // namespace weft

#endif
