// Definitions of io/sharded_index.hpp.
#ifndef WEFT_IO_SHARDED_INDEX_IPP
#define WEFT_IO_SHARDED_INDEX_IPP

#include <weft/io/sharded_index.hpp>

namespace weft {

std::string sharded_part_name(Index part, Index parts) {
  char name[64];
  std::snprintf(name, sizeof name, "part-%05lld-of-%05lld.safetensors", static_cast<long long>(part),
                static_cast<long long>(parts));
  return name;
}

}  // namespace weft

namespace weft::detail {

Dims outer_dims(const ShardedTensor& tensor, int rank) {
  return rank == tensor.shape.rank() ? tensor.shape.dims : Dims{tensor.shape.elements()};
}

bool pieces_overlap(const TensorPiece& a, const TensorPiece& b) {
  const auto overlap = [](const Dims& start, const Dims& extents, const Dims& other, const Dims& other_extents) {
    for (int d = 0; d < start.size(); ++d)
      if (start[d] + extents[d] <= other[d] || other[d] + other_extents[d] <= start[d]) return false;
    return true;
  };
  if (a.box_start != b.box_start || a.box_extents != b.box_extents)
    return overlap(a.box_start, a.box_extents, b.box_start, b.box_extents);
  return overlap(a.start, a.extents, b.start, b.extents);
}
// Does the box of `extents` at `start` lie in a tensor of `outer`?
[[nodiscard]] inline bool lies_within(const Dims& start, const Dims& extents, const Dims& outer) {
  if (start.size() != outer.size() || extents.size() != outer.size()) return false;
  for (int d = 0; d < outer.size(); ++d)
    if (start[d] > outer[d] || extents[d] > outer[d] - start[d]) return false;
  return true;
}

void check_pieces(const ShardedTensor& tensor, Index parts, const char* path) {
  const std::string shown = printable(tensor.name);
  const int rank = tensor.pieces.empty() ? tensor.shape.rank() : tensor.pieces.front().start.size();
  const bool is_range = rank == 1 && tensor.shape.rank() != 1;
  const Dims outer = outer_dims(tensor, rank);
  Index found = 0;
  for (std::size_t i = 0; i < tensor.pieces.size(); ++i) {
    const TensorPiece& piece = tensor.pieces[i];
    const bool has_box = !piece.box_extents.empty();
    const bool alike = tensor.pieces[0].box_extents.empty() != has_box && (is_range || rank == tensor.shape.rank());
    const bool box_fits = !has_box || lies_within(piece.box_start, piece.box_extents, tensor.shape.dims);
    const Dims within = has_box && box_fits ? Dims{Shape(piece.box_extents).elements()} : outer;
    if (piece.part >= parts || !alike || !box_fits || !lies_within(piece.start, piece.extents, within))
      sharded_piece_lies_outside(path, shown.c_str(), piece.part, piece.start, piece.extents, within);
    const Index elements = Shape(piece.extents).elements();
    for (std::size_t j = 0; j < i; ++j) {
      const TensorPiece& other = tensor.pieces[j];
      const bool shares = elements > 0 && Shape(other.extents).elements() > 0 && pieces_overlap(piece, other);
      if (piece.part == other.part || shares) sharded_pieces_overlap(path, shown.c_str(), other.part, piece.part);
    }
    found += elements;
  }
  if (found != tensor.shape.elements())
    sharded_pieces_leave_a_hole(path, shown.c_str(), found, tensor.shape.elements());
}

Dims read_dims(SafetensorsJson& json, const char* path, const std::string& name) {
  Dims dims;
  json.array([&] {
    if (dims.size() == max_rank) safetensors_rank_is_unsupported(path, printable(name).c_str(), max_rank);
    dims.push_back(json.number());
  });
  return dims;
}

TensorPiece read_piece(SafetensorsJson& json, const char* path, const std::string& name) {
  TensorPiece piece;
  const char* const called =
      "past 'part', 'start' and 'shape', for a range of a box 'box_start' and 'box_shape', each "
      "once and nothing else";
  unsigned given = 0;
  json.object([&](const std::string& member) {
    const char* const names[] = {"part", "start", "shape", "box_start", "box_shape"};
    unsigned which = 0;
    while (which < 5 && member != names[which]) ++which;
    if (which == 5 || (given >> which & 1u) != 0) json.fail(called);
    given |= 1u << which;
    if (which == 0)
      piece.part = json.number();
    else
      (which == 1   ? piece.start
       : which == 2 ? piece.extents
       : which == 3 ? piece.box_start
                    : piece.box_extents) = read_dims(json, path, name);
  });
  const bool has_box = given == 31 && !piece.box_extents.empty();
  if (given != 7 && !has_box) json.fail(called);
  return piece;
}

ShardedTensor read_sharded_tensor(SafetensorsJson& json, const char* path, const std::string& name) {
  ShardedTensor tensor;
  tensor.name = name;
  Dims dims;
  read_members(json, 3, "past 'dtype', 'shape' and 'pieces', each once and nothing else",
               [&](const std::string& member) {
                 if (member == "dtype")
                   return tensor.dtype = safetensors_type_called(json.string(), path, printable(name).c_str()), 0;
                 if (member == "shape") return dims = read_dims(json, path, name), 1;
                 if (member != "pieces") return -1;
                 json.array([&] { tensor.pieces.push_back(read_piece(json, path, name)); });
                 return 2;
               });
  if (!is_storable(dims)) safetensors_shape_is_too_large(path, printable(name).c_str(), dims);
  tensor.shape = Shape(dims);
  return tensor;
}

}  // namespace weft::detail

namespace weft {

ShardedIndex parse_sharded_index(std::string_view text, const char* path) {
  detail::SafetensorsJson json(text, path, sharded_index_is_malformed);
  ShardedIndex index;
  std::map<std::string, ShardedTensor> tensors;
  const char* const called =
      "past 'weft.sharded', 'save', 'parts', 'metadata' and 'tensors', each once and nothing else";
  detail::read_members(json, 5, called, [&](const std::string& member) {
    if (member == "weft.sharded") {
      const Index version = json.number();
      if (version != sharded_index_version)
        sharded_index_is_unsupported(path, "weft.sharded", version, sharded_index_version, sharded_index_version);
      return 0;
    }
    if (member == "save") return index.save = json.string(), 1;
    if (member == "parts") {
      index.parts = json.number();
      if (index.parts < 1 || index.parts > most_sharded_parts)
        sharded_index_is_unsupported(path, "parts", index.parts, 1, most_sharded_parts);
      return 2;
    }
    if (member == "metadata") {
      json.object([&](const std::string& key) {
        if (!index.metadata.emplace(key, json.string()).second)
          safetensors_name_is_repeated(path, printable(key).c_str());
      });
      return 3;
    }
    if (member != "tensors") return -1;
    json.object([&](const std::string& name) {
      if (!tensors.emplace(name, detail::read_sharded_tensor(json, path, name)).second)
        safetensors_name_is_repeated(path, printable(name).c_str());
    });
    return 4;
  });
  json.end();
  for (auto& [name, tensor] : tensors) {
    detail::check_pieces(tensor, index.parts, path);
    index.tensors.push_back(std::move(tensor));
  }
  return index;
}

std::string sharded_index_text(const ShardedIndex& index) {
  const auto quoted = [](const std::string& text) {
    std::string json;
    detail::append_quoted(json, text);
    return json;
  };
  const auto list = [](const Dims& dims) {
    std::string json = "[";
    for (int d = 0; d < dims.size(); ++d) json += (d == 0 ? "" : ",") + std::to_string(dims[d]);
    return json + ']';
  };
  std::string json = "{\"weft.sharded\":" + std::to_string(sharded_index_version) + ",\"save\":" + quoted(index.save) +
                     ",\"parts\":" + std::to_string(index.parts) + ",\"metadata\":{";
  const char* separator = "";
  for (const auto& [key, text] : index.metadata) {
    json += separator + quoted(key) + ':' + quoted(text);
    separator = ",";
  }
  json += "},\"tensors\":{";
  separator = "\n";
  for (const ShardedTensor& tensor : index.tensors) {
    json += separator + quoted(tensor.name) + ":{\"dtype\":\"" + safetensors_name_of(tensor.dtype) +
            "\",\"shape\":" + list(tensor.shape.dims) + ",\"pieces\":[";
    separator = "";
    for (const TensorPiece& piece : tensor.pieces) {
      json += separator + ("{\"part\":" + std::to_string(piece.part)) + ",\"start\":" + list(piece.start) +
              ",\"shape\":" + list(piece.extents);
      if (!piece.box_extents.empty())
        json += ",\"box_start\":" + list(piece.box_start) + ",\"box_shape\":" + list(piece.box_extents);
      json += '}';
      separator = ",";
    }
    json += "]}";
    separator = ",\n";
  }
  return json + "\n}}\n";
}

}  // namespace weft

#endif
