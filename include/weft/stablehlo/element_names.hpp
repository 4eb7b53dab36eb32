// Names of element types in MLIR.
#ifndef WEFT_STABLEHLO_ELEMENT_NAMES_HPP
#define WEFT_STABLEHLO_ELEMENT_NAMES_HPP

#include <weft/base/dtype.hpp>

#include <string_view>

namespace weft::stablehlo::detail {

struct ElementName {
  std::string_view name;
  DType dtype;
};
inline constexpr ElementName element_names[] = {
    {"f32", DType::f32},  {"i32", DType::i32},          {"i1", DType::pred},          {"bf16", DType::bf16},
    {"f16", DType::f16},  {"ui32", DType::u32},         {"i64", DType::i64},          {"f64", DType::f64},
    {"i8", DType::i8},    {"ui8", DType::u8},           {"i16", DType::i16},          {"ui16", DType::u16},
    {"ui64", DType::u64}, {"complex<f32>", DType::c64}, {"complex<f64>", DType::c128},   {"index", DType::i64}};

// The type of a name; false: it has none here.
constexpr bool element_of(std::string_view name, DType& dtype) {
  for (const ElementName& known : element_names) {
    if (known.name != name) continue;
    dtype = known.dtype;
    return true;
  }
  return false;
}

}  // namespace weft::stablehlo::detail

#endif
