// The header of a safetensors file: one JSON object of the form
//
//   {"__metadata__": {"key": "text", ...}, "name": {"dtype": "F32", "shape": [2, 3], "data_offsets": [0, 24]}, ...}
//
// read and written as text. This grammar alone is read, and no name twice. Whether the tensors fill the data without a
// hole is checked here, too.
#ifndef WEFT_IO_SAFETENSORS_HEADER_HPP
#define WEFT_IO_SAFETENSORS_HEADER_HPP

#include <weft/io/safetensors_json.hpp>
#include <weft/shape/shape.hpp>

#include <map>
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

struct SafetensorsHeader {
  std::vector<SafetensorsTensor> tensors;  // in the order of their bytes
  SafetensorsMetadata metadata;
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
[[nodiscard]] inline bool is_storable(const Dims& dims) noexcept {
  Index most_bytes = largest_element;
  for (const Index extent : dims)
    if (__builtin_mul_overflow(most_bytes, extent, &most_bytes)) return false;
  return true;
}

[[nodiscard]] inline DType safetensors_type_called(const std::string& type, const char* path, const char* name) {
  for (const DTypeRow& row : dtype_table)
    if (const char* own = safetensors_name_of(row.dtype); own != nullptr && type == own) return row.dtype;
  safetensors_type_is_unknown(path, name, printable(type).c_str());
}

// The value of an entry: three members, each once, in any order.
[[nodiscard]] inline SafetensorsTensor read_entry(SafetensorsJson& json, const std::string& name, const char* path) {
  constexpr const char* members = "past 'dtype', 'shape' and 'data_offsets', each once and nothing else";
  const std::string shown = printable(name);
  std::string type;
  Dims dims;
  Index begin = 0, end = 0;
  bool has_type = false, has_shape = false, has_offsets = false;
  json.object([&](const std::string& member) {
    if (member == "dtype" && !std::exchange(has_type, true)) {
      type = json.string();
    } else if (member == "shape" && !std::exchange(has_shape, true)) {
      json.array([&] {
        if (dims.size() == max_rank) safetensors_rank_is_unsupported(path, shown.c_str(), max_rank);
        dims.push_back(json.number());
      });
    } else if (member == "data_offsets" && !std::exchange(has_offsets, true)) {
      json.expect('[', "'['");
      begin = json.number();
      json.expect(',', "','");
      end = json.number();
      json.expect(']', "']'");
    } else {
      json.fail(members);
    }
  });
  if (!has_type || !has_shape || !has_offsets) json.fail(members);
  const DType dtype = safetensors_type_called(type, path, shown.c_str());
  if (!is_storable(dims)) safetensors_shape_is_too_large(path, shown.c_str(), dims);
  const SafetensorsTensor tensor{name, dtype, Shape(dims), begin};
  if (end < begin || end - begin != tensor.bytes())
    safetensors_size_differs(path, shown.c_str(), type.c_str(), dims, tensor.bytes(), begin, end);
  return tensor;
}

[[nodiscard]] inline SafetensorsHeader read_header(SafetensorsJson& json, const char* path) {
  SafetensorsHeader header;
  bool has_metadata = false;
  json.object([&](const std::string& name) {
    if (name != metadata_key) return header.tensors.push_back(read_entry(json, name, path));
    if (std::exchange(has_metadata, true)) safetensors_name_is_repeated(path, metadata_key);
    json.object([&](const std::string& key) {
      if (!header.metadata.emplace(key, json.string()).second)
        safetensors_name_is_repeated(path, printable(key).c_str());
    });
  });
  json.end();
  return header;
}

// Error: safetensors_name_is_repeated.
inline void check_names_differ(const std::vector<SafetensorsTensor>& tensors, const char* path) {
  std::set<std::string_view> names;
  for (const SafetensorsTensor& tensor : tensors)
    if (!names.insert(tensor.name).second) safetensors_name_is_repeated(path, printable(tensor.name).c_str());
}

// The tensors in the order of their bytes; empty ones come first among those that begin at one byte. Errors:
// safetensors_tensors_overlap, safetensors_has_a_hole.
[[nodiscard]] inline std::vector<SafetensorsTensor> in_order(const std::vector<SafetensorsTensor>& tensors,
                                                             const char* path) {
  std::multimap<std::pair<Index, Index>, const SafetensorsTensor*> by_bytes;
  for (const SafetensorsTensor& tensor : tensors) by_bytes.emplace(std::pair(tensor.begin, tensor.end()), &tensor);
  std::vector<SafetensorsTensor> ordered;
  Index end = 0;
  for (const auto& [bytes, tensor] : by_bytes) {
    const std::string shown = printable(tensor->name);
    if (tensor->begin > end) safetensors_has_a_hole(path, end, tensor->begin, shown.c_str());
    if (tensor->begin < end) safetensors_tensors_overlap(path, printable(ordered.back().name).c_str(), shown.c_str());
    end = tensor->end();
    ordered.push_back(*tensor);
  }
  return ordered;
}

}  // namespace detail

// Checks a header, without the 8 bytes of its length, against the bytes of data that follow it; `path` is for messages.
// Errors: safetensors_header_is_malformed, safetensors_name_is_repeated, safetensors_type_is_unknown,
// safetensors_rank_is_unsupported, safetensors_shape_is_too_large, safetensors_size_differs,
// safetensors_tensors_overlap, safetensors_has_a_hole, safetensors_data_size_differs.
[[nodiscard]] inline SafetensorsHeader parse_safetensors_header(std::string_view text, Index data_bytes,
                                                                const char* path) {
  detail::SafetensorsJson json(text, path);
  SafetensorsHeader header = detail::read_header(json, path);
  detail::check_names_differ(header.tensors, path);
  header.tensors = detail::in_order(header.tensors, path);
  const Index end = header.tensors.empty() ? 0 : header.tensors.back().end();
  if (end != data_bytes) safetensors_data_size_differs(path, end, data_bytes);
  return header;
}

// A header as the format's own library writes it: entries in order, no spaces but up to a multiple of 8 bytes at the
// end.
[[nodiscard]] inline std::string safetensors_header_text(const SafetensorsHeader& header) {
  std::string json = "{";
  const auto separate = [&json] {
    if (json.back() != '{' && json.back() != '[') json += ',';
  };
  if (!header.metadata.empty()) {
    detail::append_quoted(json, detail::metadata_key);
    json += ":{";
    for (const auto& [key, text] : header.metadata) {
      separate();
      detail::append_quoted(json, key);
      json += ':';
      detail::append_quoted(json, text);
    }
    json += '}';
  }
  for (const SafetensorsTensor& tensor : header.tensors) {
    separate();
    detail::append_quoted(json, tensor.name);
    json += ":{\"dtype\":\"" + std::string(safetensors_name_of(tensor.dtype)) + "\",\"shape\":[";
    for (const Index extent : tensor.shape) {
      separate();
      json += std::to_string(extent);
    }
    json += "],\"data_offsets\":[" + std::to_string(tensor.begin) + ',' + std::to_string(tensor.end()) + "]}";
  }
  json += '}';
  json.resize(to_size(round_up(std::ssize(json), 8)), ' ');
  return json;
}

}  // namespace weft

#endif
