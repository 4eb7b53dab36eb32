// Definitions of io/safetensors_header.hpp.
#ifndef WEFT_IO_SAFETENSORS_HEADER_IPP
#define WEFT_IO_SAFETENSORS_HEADER_IPP

#include <weft/io/safetensors_header.hpp>

namespace weft::detail {

bool is_storable(const Dims& dims) noexcept {
  Index most_bytes = largest_element;
  for (const Index extent : dims)
    if (__builtin_mul_overflow(most_bytes, extent, &most_bytes)) return false;
  return true;
}

DType safetensors_type_called(const std::string& type, const char* path, const char* name) {
  for (const DTypeRow& row : dtype_table)
    if (const char* own = safetensors_name_of(row.dtype); own != nullptr && type == own) return row.dtype;
  safetensors_type_is_unknown(path, name, printable(type).c_str());
}

SafetensorsTensor read_entry(SafetensorsJson& json, const std::string& name, const char* path) {
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

SafetensorsHeader read_header(SafetensorsJson& json, const char* path) {
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

void check_names_differ(const std::vector<SafetensorsTensor>& tensors, const char* path) {
  std::set<std::string_view> names;
  for (const SafetensorsTensor& tensor : tensors)
    if (!names.insert(tensor.name).second) safetensors_name_is_repeated(path, printable(tensor.name).c_str());
}

std::vector<SafetensorsTensor> in_order(const std::vector<SafetensorsTensor>& tensors, const char* path) {
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

}  // namespace weft::detail

namespace weft {

SafetensorsHeader parse_safetensors_header(std::string_view text, Index data_bytes, const char* path) {
  detail::SafetensorsJson json(text, path);
  SafetensorsHeader header = detail::read_header(json, path);
  detail::check_names_differ(header.tensors, path);
  header.tensors = detail::in_order(header.tensors, path);
  const Index end = header.tensors.empty() ? 0 : header.tensors.back().end();
  if (end != data_bytes) safetensors_data_size_differs(path, end, data_bytes);
  return header;
}

std::string safetensors_header_text(const SafetensorsHeader& header) {
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
