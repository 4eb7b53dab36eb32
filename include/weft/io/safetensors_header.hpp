// The header of a safetensors file: one JSON object of the form
//
//   {"__metadata__": {"key": "text", ...}, "name": {"dtype": "F32", "shape": [2, 3], "data_offsets": [0, 24]}, ...}
//
// read and written as text; null in the place of the metadata is none. This grammar alone is read, and no name twice.
// Whether the tensors fill the data without a hole is checked here, too.
#ifndef WEFT_IO_SAFETENSORS_HEADER_HPP
#define WEFT_IO_SAFETENSORS_HEADER_HPP

#include <weft/io/safetensors_json.hpp>
#include <weft/shape/shape.hpp>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace weft {

// Text about a file, by name.
using SafetensorsMetadata = std::map<std::string, std::string>;

struct SafetensorsTensor {
  std::string name;
  DType dtype = DType::f32;
  Shape shape;
  Index begin = 0;  // of its bytes, counted from where the header ends

  [[nodiscard]] Index bytes() const noexcept { return shape.elements() * size_bytes(dtype); }
  [[nodiscard]] Index end() const noexcept { return begin + bytes(); }
  friend bool operator==(const SafetensorsTensor&, const SafetensorsTensor&) = default;
};

// A tensor of a type that weft does not have, as F8_E4M3, or of more dimensions than a Shape has: it may be there, and
// only asking for it is an error.
struct UnreadTensor {
  std::string name, type;
  Index rank = 0, begin = 0, end = 0;  // its bytes, likewise
};
// Error: safetensors_type_is_unknown or safetensors_rank_is_unsupported.
[[noreturn]] WEFT_DECL void refuse(const UnreadTensor& tensor, const char* path);

struct SafetensorsHeader {
  std::vector<SafetensorsTensor> tensors;  // in the order of their bytes
  SafetensorsMetadata metadata;
  std::vector<UnreadTensor> unread = {};
};

// The name of a type in the format; null: the format does not have it.
[[nodiscard]] constexpr const char* safetensors_name_of(DType dtype) noexcept {
  switch (dtype) {
    case DType::pred: return "BOOL";
    case DType::u8: return "U8";
    case DType::i8: return "I8";
    case DType::u16: return "U16";
    case DType::i16: return "I16";
    case DType::u32: return "U32";
    case DType::i32: return "I32";
    case DType::u64: return "U64";
    case DType::i64: return "I64";
    case DType::f16: return "F16";
    case DType::bf16: return "BF16";
    case DType::f32: return "F32";
    case DType::f64: return "F64";
    case DType::c64: return "C64";
    case DType::c128: break;
  }
  return nullptr;
}

namespace detail {

inline constexpr const char* metadata_key = "__metadata__";

// As Shape demands: its constructor would name no file.
[[nodiscard]] WEFT_DECL bool is_storable(const Dims& dims) noexcept;

// Empty: weft does not have it.
[[nodiscard]] WEFT_DECL std::optional<DType> safetensors_type_called(const std::string& type) noexcept;

// The value of an entry, to `header`: three members, each once, in any order.
WEFT_DECL void read_entry(SafetensorsHeader& header, SafetensorsJson& json, const std::string& name, const char* path);

[[nodiscard]] WEFT_DECL SafetensorsHeader read_header(SafetensorsJson& json, const char* path);

// Error: safetensors_name_is_repeated.
WEFT_DECL void check_names_differ(const SafetensorsHeader& header, const char* path);

// Puts the tensors in the order of their bytes; empty ones come first among those that begin at one byte. Returns where
// the last one ends. Errors: safetensors_tensors_overlap, safetensors_has_a_hole.
[[nodiscard]] WEFT_DECL Index put_in_order(SafetensorsHeader& header, const char* path);

}  // namespace detail

// Checks a header, without the 8 bytes of its length, against the bytes of data that follow it; `path` is for messages.
// Errors: safetensors_header_is_malformed, safetensors_name_is_repeated, safetensors_shape_is_too_large,
// safetensors_size_differs, safetensors_tensors_overlap, safetensors_has_a_hole, safetensors_data_size_differs.
[[nodiscard]] WEFT_DECL SafetensorsHeader parse_safetensors_header(std::string_view text, Index data_bytes,
                                                                   const char* path);

// A header as the format's own library writes it: entries in order, no spaces but up to a multiple of 8 bytes at the
// end.
[[nodiscard]] WEFT_DECL std::string safetensors_header_text(const SafetensorsHeader& header);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/safetensors_header.ipp>
#endif

#endif
