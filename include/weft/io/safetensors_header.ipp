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

std::optional<DType> safetensors_type_called(const std::string& type) noexcept {
  for (const DTypeRow& row : dtype_table)
    if (const char* own = safetensors_name_of(row.dtype); own != nullptr && type == own) return row.dtype;
  return std::nullopt;
}

void read_entry(SafetensorsHeader& header, SafetensorsJson& json, const std::string& name, const char* path) {
  constexpr const char* members = "past 'dtype', 'shape' and 'data_offsets', each once and nothing else";
  const std::string shown = printable(name);
  std::string type;
  Dims dims;
  Index rank = 0, begin = 0, end = 0;
  bool has_type = false, has_shape = false, has_offsets = false;
  json.object([&](const std::string& member) {
    if (member == "dtype" && !std::exchange(has_type, true)) {
      type = json.string();
    } else if (member == "shape" && !std::exchange(has_shape, true)) {
      json.array([&] {
        const Index extent = json.number();
        if (rank++ < max_rank) dims.push_back(extent);
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
  const std::optional<DType> dtype = safetensors_type_called(type);
  if (!dtype || rank > max_rank) {
    if (end < begin) json.fail("past 'data_offsets' of which the second is not the smaller one");
    header.unread.push_back({name, type, rank, begin, end});
    return;
  }
  if (!is_storable(dims)) safetensors_shape_is_too_large(path, shown.c_str(), dims);
  const SafetensorsTensor& tensor = header.tensors.emplace_back(SafetensorsTensor{name, *dtype, Shape(dims), begin});
  if (end < begin || end - begin != tensor.bytes())
    safetensors_size_differs(path, shown.c_str(), type.c_str(), dims, tensor.bytes(), begin, end);
}

SafetensorsHeader read_header(SafetensorsJson& json, const char* path) {
  SafetensorsHeader header;
  bool has_metadata = false;
  json.object([&](const std::string& name) {
    if (name != metadata_key) return read_entry(header, json, name, path);
    if (std::exchange(has_metadata, true)) safetensors_name_is_repeated(path, metadata_key);
    if (json.takes_null()) return;
    json.object([&](const std::string& key) {
      if (!header.metadata.emplace(key, json.string()).second)
        safetensors_name_is_repeated(path, printable(key).c_str());
    });
  });
  json.end();
  return header;
}

void check_names_differ(const SafetensorsHeader& header, const char* path) {
  std::set<std::string_view> names;
  const auto check = [&](const auto& tensor) {
    if (!names.insert(tensor.name).second) safetensors_name_is_repeated(path, printable(tensor.name).c_str());
  };
  for (const SafetensorsTensor& tensor : header.tensors) check(tensor);
  for (const UnreadTensor& tensor : header.unread) check(tensor);
}

Index put_in_order(SafetensorsHeader& header, const char* path) {
  struct Named {
    const std::string* name;
    SafetensorsTensor* tensor;  // null: it is not read
  };
  std::multimap<std::pair<Index, Index>, Named> by_bytes;
  for (SafetensorsTensor& tensor : header.tensors)
    by_bytes.emplace(std::pair(tensor.begin, tensor.end()), Named{&tensor.name, &tensor});
  for (const UnreadTensor& tensor : header.unread)
    by_bytes.emplace(std::pair(tensor.begin, tensor.end), Named{&tensor.name, nullptr});
  Index end = 0;
  const std::string* before = nullptr;
  for (const auto& [bytes, named] : by_bytes) {
    const std::string shown = printable(*named.name);
    if (bytes.first > end) safetensors_has_a_hole(path, end, bytes.first, shown.c_str());
    if (bytes.first < end) safetensors_tensors_overlap(path, printable(*before).c_str(), shown.c_str());
    end = bytes.second;
    before = named.name;
  }
  std::vector<SafetensorsTensor> ordered;
  for (const auto& [bytes, named] : by_bytes)
    if (named.tensor != nullptr) ordered.push_back(std::move(*named.tensor));
  header.tensors = std::move(ordered);
  return end;
}

}  // namespace weft::detail

namespace weft {

void refuse(const UnreadTensor& tensor, const char* path) {
  const std::string shown = printable(tensor.name);
  if (tensor.rank > max_rank) safetensors_rank_is_unsupported(path, shown.c_str(), max_rank);
  safetensors_type_is_unknown(path, shown.c_str(), printable(tensor.type).c_str());
}

SafetensorsHeader parse_safetensors_header(std::string_view text, Index data_bytes, const char* path) {
  detail::SafetensorsJson json(text, path);
  SafetensorsHeader header = detail::read_header(json, path);
  detail::check_names_differ(header, path);
  const Index end = detail::put_in_order(header, path);
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
