// What StableHLO is written with: types, literals and attributes in MLIR's text form. Source: the specification,
// openxla.org/stablehlo/spec. Run time only.
#ifndef WEFT_STABLEHLO_TEXT_HPP
#define WEFT_STABLEHLO_TEXT_HPP

#include <weft/graph/print.hpp>

#include <algorithm>

namespace weft::stablehlo {

// MLIR's word for an element type: "ui32", "i1", "complex<f32>".
[[nodiscard]] WEFT_DECL std::string name_of_element(DType dtype);
// "2x3xf32"
[[nodiscard]] WEFT_DECL std::string name_of_extents(const TensorType& type);
// "tensor<2x3xf32>"
[[nodiscard]] WEFT_DECL std::string name_of(const TensorType& type);

[[nodiscard]] WEFT_DECL Dims dims_of(const AxisList& list);
// "1, 0"
[[nodiscard]] WEFT_DECL std::string joined(const Index* numbers, Index count);
// "[1, 0]"
[[nodiscard]] WEFT_DECL std::string list_of(const Dims& list);
// "array<i64: 1, 0>"
[[nodiscard]] WEFT_DECL std::string array_of(const Dims& list);
// "dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>": rows of `width` numbers.
[[nodiscard]] WEFT_DECL std::string rows_of(const Buffer<Index>& numbers, Index width);

// One element as MLIR reads it: "7", "true", "1.0e-05"; what is no finite number by its bits, "0x7F800000".
[[nodiscard]] WEFT_DECL std::string element_text(DType dtype, const ElementBits& bits);
// "dense<[[1.0, 2.0]]> : tensor<1x2xf32>", all elements from `bytes` on.
[[nodiscard]] WEFT_DECL std::string dense_text(const TensorType& type, const std::uint8_t* bytes);
// The same where one element stands for all.
[[nodiscard]] WEFT_DECL std::string splat_text(const TensorType& type, const ElementBits& bits);

// What stands behind the operands.
class Attributes {
 public:
  std::string own;      // "dimensions = array<i64: 0>, ..."
  std::string regions;  // "{ ... }, { ... }"
  std::string notes;    // weft's own: "weft.sharding = ..."

  WEFT_DECL Attributes& add(const char* key, const std::string& value);
  Attributes& array(const char* key, const Dims& numbers) { return add(key, array_of(numbers)); }
  Attributes& number(const char* key, Index value) { return add(key, std::to_string(value) + " : i64"); }
  // "EQ", "LT", ...
  Attributes& direction(const std::string& name) {
    return add("comparison_direction", "#stablehlo<comparison_direction " + name + '>');
  }
  WEFT_DECL Attributes& region(const std::string& text);
  WEFT_DECL Attributes& note(const char* key, const char* text);
};

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/text.ipp>
#endif

#endif
