// Types of bytecode: the part of stablehlo/bytecode_values.hpp that reads them.
#ifndef WEFT_STABLEHLO_BYTECODE_TYPES_IPP
#define WEFT_STABLEHLO_BYTECODE_TYPES_IPP

#include <weft/stablehlo/attribute_parser.hpp>
#include <weft/stablehlo/bytecode_values.hpp>

#include <cstdio>
#include <string>
#include <vector>

namespace weft::stablehlo {

namespace detail {

// MLIR's own (BuiltinDialectBytecode.td), by number; those that are not here say nothing that is asked for.
enum class BuiltinType : std::uint8_t {
  integer,
  bf16 = 3,
  f16,
  f32,
  f64,
  complex = 9,
  none = 12,
  tensor,
  tensor_with_encoding
};

// A number of a kind; those above 255 are in no use.
inline std::uint8_t code_of(ByteCursor& from, const char* expected) {
  return static_cast<std::uint8_t>(from.index(256, expected));
}

// What a quantized type stores and how: "<-128:127>", ":1" of an axis, "{0.5:-3, 0.25:0}" or "0.5:-3".
struct QuantizedRange {
  std::string bounds, axis, scales;
};
inline QuantizedRange quantized_range(ByteCursor& from, bool is_by_axis) {
  QuantizedRange made;
  const auto take_bounds = [&] {
    const std::string least = std::to_string(from.signed_number("the least number that is stored"));
    made.bounds = '<' + least + ':' + std::to_string(from.signed_number("the largest number that is stored")) + '>';
  };
  if (is_by_axis) {
    made.axis = ':' + std::to_string(from.number("an axis"));
    take_bounds();
  }
  const Index count = is_by_axis ? from.count("how many scales there are") : 1;
  std::vector<std::string> scales;
  for (Index i = 0; i < count; ++i) {
    char text[32];
    std::snprintf(text, sizeof(text), "%.17g", __builtin_bit_cast(double, from.signed_number("a scale")));
    scales.emplace_back(text);
  }
  if (is_by_axis && from.count("how many zero points there are") != count) from.fail("a zero point for each scale");
  for (const std::string& scale : scales)
    made.scales += (made.scales.empty() ? "" : ", ") + scale + ':' + std::to_string(from.signed_number("a zero point"));
  if (is_by_axis)
    made.scales = '{' + made.scales + '}';
  else
    take_bounds();
  return made;
}

}  // namespace detail

// `is_part`: of a complex type, the type of its parts.
std::string_view BytecodeValues::element_name(Index index, TextPlace place, bool is_part) {
  const BytecodeSections::Entry& entry = sections_.types[index];
  ByteCursor from = entry.data;
  if (entry.is_text) return from.zero_terminated("a type as text");
  const std::uint8_t code = detail::code_of(from, "the kind of a type");
  if (entry.dialect == "vhlo") {
    if (static_cast<VhloType>(code) != VhloType::complex) return vhlo_type_name(code);
  } else {
    switch (static_cast<detail::BuiltinType>(code)) {
      case detail::BuiltinType::integer: {
        const std::uint64_t width_and_sign = from.number("the width of an integer"), width = width_and_sign >> 2;
        return keep(((width_and_sign & 3) == 2 ? "ui" : "i") + std::to_string(width), place);
      }
      case detail::BuiltinType::bf16: return "bf16";
      case detail::BuiltinType::f16: return "f16";
      case detail::BuiltinType::f32: return "f32";
      case detail::BuiltinType::f64: return "f64";
      case detail::BuiltinType::complex: break;
      case detail::BuiltinType::none: return "none";
      default: return "of MLIR";
    }
  }
  const std::string_view part = is_part ? std::string_view() : element_name(type_index(from), place, true);
  return part == "f32" ? "complex<f32>" : part == "f64" ? "complex<f64>" : "complex";
}

// "!quant.uniform<i8<-128:127>:f32:1, {0.5:-3, ...}>" of a quantized type, as quantized_type reads it; empty: it is
// none.
std::string_view BytecodeValues::quantized_name(Index index, TextPlace place) {
  const BytecodeSections::Entry& entry = sections_.types[index];
  ByteCursor from = entry.data;
  if (entry.is_text || entry.dialect != "vhlo") return {};
  const auto kind = static_cast<VhloType>(detail::code_of(from, "the kind of a type"));
  const bool is_by_axis = kind == VhloType::quantized_by_axis;
  if (!is_by_axis && kind != VhloType::quantized) return {};
  const bool is_signed = (from.number("the flags of a quantized type") & 1) != 0;
  const std::string stored(element_name(type_index(from), place, true));
  const std::string expressed(element_name(type_index(from), place, true));
  const detail::QuantizedRange range = detail::quantized_range(from, is_by_axis);
  const std::string name = (is_signed || stored.starts_with('u') ? "" : "u") + stored;
  return keep("!quant.uniform<" + name + range.bounds + ':' + expressed + range.axis + ", " + range.scales + '>',
              place);
}

ValueType BytecodeValues::tensor_type(ByteCursor& from) {
  const TextPlace place = from.place();
  Dims extents;
  std::uint16_t open_dims = 0;
  for (Index i = from.count("how many dimensions a tensor has"); i > 0; --i) {
    const std::int64_t extent = from.signed_number("an extent");
    if (extents.size() == max_rank) stablehlo_is_unsupported(place, "rank above 8 of", "tensor");
    const bool is_unknown = extent == static_cast<std::int64_t>(std::uint64_t{1} << 63);
    if (is_unknown) open_dims = static_cast<std::uint16_t>(open_dims | 1u << extents.size());
    if (!is_unknown && (extent < 0 || extent > detail::largest_number)) from.fail("an extent below 2^31");
    extents.push_back(is_unknown ? 1 : static_cast<Index>(extent));
  }
  const Index element = type_index(from);
  if (const std::string_view quantized = quantized_name(element, place); !quantized.empty())
    return {{quantized_type(quantized, place).storage, Shape(extents)}, true, open_dims, quantized};
  const std::string_view name = element_name(element, place);
  const NarrowType* const narrow = narrow_type(name);
  TensorType type;
  if (narrow != nullptr)
    type.dtype = narrow->kept;
  else if (!detail::element_of(name, type.dtype))
    stablehlo_is_unsupported(place, "element type", name);
  type.shape = Shape(extents);
  return {type, true, open_dims, {}, narrow};
}

// What types of types repeat is counted, as that of attributes is.
BytecodeValues::Parts BytecodeValues::parts_at(Index index, TextPlace place) {
  const BytecodeSections::Entry& entry = sections_.types[index];
  ByteCursor from = entry.data;
  const bool is_tuple = !entry.is_text && entry.dialect == "vhlo" &&
                        static_cast<VhloType>(detail::code_of(from, "the kind of a type")) == VhloType::tuple;
  Parts made;
  if (!is_tuple) {
    made.types.push_back(type_at(index, place));
    return made;
  }
  if (++nesting_ > most_nesting) stablehlo_is_too_deep(place, most_nesting);
  for (Index i = from.count("how many elements a tuple has"); i > 0; --i) {
    const Parts element = parts_at(type_index(from), place);
    count(static_cast<Index>(sizeof(Index) + sizeof(ValueType)) * (1 + element.types.size()), place);
    made.types.append(element.types.begin(), element.types.end());
    made.elements.push_back(element.types.size());
  }
  --nesting_;
  return made;
}

ValueType BytecodeValues::type_at(Index index, TextPlace place) {
  const BytecodeSections::Entry& entry = sections_.types[index];
  ByteCursor from = entry.data;
  if (entry.is_text) stablehlo_is_unsupported(place, "type", from.zero_terminated("a type as text"));
  const std::uint8_t code = detail::code_of(from, "the kind of a type");
  const bool is_vhlo = entry.dialect == "vhlo";
  const bool has_encoding = is_vhlo
                                ? static_cast<VhloType>(code) == VhloType::tensor_with_encoding
                                : static_cast<detail::BuiltinType>(code) == detail::BuiltinType::tensor_with_encoding;
  const bool is_tensor = is_vhlo ? static_cast<VhloType>(code) == VhloType::tensor
                                 : static_cast<detail::BuiltinType>(code) == detail::BuiltinType::tensor;
  if (has_encoding) attribute_index(from);
  if (is_tensor || has_encoding) return tensor_type(from);
  if (is_vhlo && static_cast<VhloType>(code) == VhloType::token) return {{}, false};
  const std::string_view name = element_name(index, place);
  if (name.empty()) from.fail("a type of VHLO");
  stablehlo_is_unsupported(place, "type", name);
}

}  // namespace weft::stablehlo

#endif
