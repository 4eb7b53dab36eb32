// Definitions of stablehlo/text.hpp.
#ifndef WEFT_STABLEHLO_TEXT_IPP
#define WEFT_STABLEHLO_TEXT_IPP

#include <weft/stablehlo/text.hpp>

namespace weft::stablehlo {

std::string name_of_element(DType dtype) {
  switch (row_of(dtype).kind) {
    case NumberKind::predicate: return "i1";
    case NumberKind::unsigned_integer: return std::string("ui") + (name_of(dtype) + 1);
    case NumberKind::complex: return dtype == DType::c64 ? "complex<f32>" : "complex<f64>";
    case NumberKind::signed_integer:
    case NumberKind::floating: break;
  }
  return name_of(dtype);
}

std::string name_of_extents(const TensorType& type) {
  std::string text;
  for (Index extent : type.shape) text += std::to_string(extent) + 'x';
  return text + name_of_element(type.dtype);
}

std::string name_of(const TensorType& type) { return "tensor<" + name_of_extents(type) + '>'; }

Dims dims_of(const AxisList& list) {
  Dims dims;
  for (Index dim : list) dims.push_back(dim);
  return dims;
}

std::string joined(const Index* numbers, Index count) {
  std::string text;
  for (Index i = 0; i < count; ++i) {
    if (i > 0) text += ", ";
    text += std::to_string(numbers[i]);
  }
  return text;
}

std::string list_of(const Dims& list) { return '[' + joined(list.begin(), list.size()) + ']'; }

std::string array_of(const Dims& list) {
  return list.empty() ? "array<i64>" : "array<i64: " + joined(list.begin(), list.size()) + '>';
}

std::string rows_of(const Buffer<Index>& numbers, Index width) {
  const Index rows = numbers.size() / width;
  std::string text = "dense<";
  for (Index row = 0; row < rows; ++row)
    text += (row > 0 ? ", [" : "[[") + joined(numbers.data() + row * width, width) + ']';
  text += rows > 0 ? "]> : tensor<" : "> : tensor<";
  return text + std::to_string(rows) + 'x' + std::to_string(width) + "xi64>";
}

std::string element_text(DType dtype, const ElementBits& bits) {
  std::ostringstream text = weft::detail::text_stream();
  switch (row_of(dtype).kind) {
    case NumberKind::predicate: return bits.low != 0 ? "true" : "false";
    case NumberKind::complex: {
      const DType part = dtype == DType::c64 ? DType::f32 : DType::f64;
      const ElementBits real{dtype == DType::c64 ? bits.low & 0xFFFFFFFFu : bits.low, 0};
      const ElementBits imaginary{dtype == DType::c64 ? bits.low >> 32 : bits.high, 0};
      return '(' + element_text(part, real) + ", " + element_text(part, imaginary) + ')';
    }
    case NumberKind::signed_integer:
    case NumberKind::unsigned_integer: weft::detail::write_element(text, dtype, bits); return text.str();
    case NumberKind::floating: break;
  }
  const double number = element_value(dtype, bits);
  if (!(__builtin_fabs(number) < __builtin_inf())) {
    char digits[32] = {};
    std::snprintf(digits, sizeof digits, "0x%0*llX", static_cast<int>(2 * size_bytes(dtype)),
                  static_cast<unsigned long long>(bits.low));
    return digits;
  }
  weft::detail::write_element(text, dtype, bits);
  std::string digits = text.str();
  if (digits.find('.') == std::string::npos) digits.insert(std::min(digits.find('e'), digits.size()), ".0");
  return digits;
}

std::string dense_text(const TensorType& type, const std::uint8_t* bytes) {
  std::string text = "dense<";
  const Index count = type.shape.elements();
  for (Index i = 0; i < count; ++i) {
    Index row = 1, opened = 0, closed = 0;
    for (int d = type.shape.rank() - 1; d >= 0; --d) {
      row *= type.shape[d];
      if (i % row == 0) ++opened;
      if ((i + 1) % row == 0) ++closed;
    }
    text += (i > 0 ? ", " : "") + std::string(to_size(opened), '[');
    text += element_text(type.dtype, element_at(type.dtype, bytes + i * size_bytes(type.dtype)));
    text += std::string(to_size(closed), ']');
  }
  return text + "> : " + name_of(type);
}

std::string splat_text(const TensorType& type, const ElementBits& bits) {
  const bool is_empty = type.shape.elements() == 0;
  return "dense<" + (is_empty ? "" : element_text(type.dtype, bits)) + "> : " + name_of(type);
}

Attributes& Attributes::add(const char* key, const std::string& value) {
  if (!own.empty()) own += ", ";
  own += key;
  own += " = ";
  own += value;
  return *this;
}

Attributes& Attributes::region(const std::string& text) {
  if (!regions.empty()) regions += ", ";
  regions += text;
  return *this;
}

Attributes& Attributes::note(const char* key, const char* text) {
  std::ostringstream quoted = weft::detail::text_stream();
  weft::detail::write_quoted(quoted, text);
  if (!notes.empty()) notes += ", ";
  notes += key;
  notes += " = ";
  notes += quoted.str();
  return *this;
}

}  // namespace weft::stablehlo

#endif
