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

bool boxes_overlap(const TensorPiece& a, const TensorPiece& b) {
  for (int d = 0; d < a.start.size(); ++d)
    if (a.start[d] + a.extents[d] <= b.start[d] || b.start[d] + b.extents[d] <= a.start[d]) return false;
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
    bool fits = piece.part < parts && piece.start.size() == rank && piece.extents.size() == rank &&
                (is_range || rank == tensor.shape.rank());
    for (int d = 0; fits && d < rank; ++d)
      fits = piece.start[d] <= outer[d] && piece.extents[d] <= outer[d] - piece.start[d];
    if (!fits) sharded_piece_lies_outside(path, shown.c_str(), piece.part, piece.start, piece.extents, outer);
    const Index elements = Shape(piece.extents).elements();
    for (std::size_t j = 0; j < i; ++j) {
      const TensorPiece& other = tensor.pieces[j];
      const bool shares = elements > 0 && Shape(other.extents).elements() > 0 && boxes_overlap(piece, other);
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
  read_members(json, 3, "past 'part', 'start' and 'shape', each once and nothing else", [&](const std::string& member) {
    if (member == "part") return piece.part = json.number(), 0;
    if (member == "start") return piece.start = read_dims(json, path, name), 1;
    if (member == "shape") return piece.extents = read_dims(json, path, name), 2;
    return -1;
  });
  return piece;
}

DType sharded_type_called(const std::string& type, const char* path, const std::string& name) {
  const std::optional<DType> dtype = safetensors_type_called(type);
  if (!dtype) safetensors_type_is_unknown(path, printable(name).c_str(), printable(type).c_str());
  return *dtype;
}

ShardedTensor read_sharded_tensor(SafetensorsJson& json, const char* path, const std::string& name) {
  ShardedTensor tensor;
  tensor.name = name;
  Dims dims;
  read_members(json, 3, "past 'dtype', 'shape' and 'pieces', each once and nothing else",
               [&](const std::string& member) {
                 if (member == "dtype") return tensor.dtype = sharded_type_called(json.string(), path, name), 0;
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
              ",\"shape\":" + list(piece.extents) + '}';
      separator = ",";
    }
    json += "]}";
    separator = ",\n";
  }
  return json + "\n}}\n";
}

}  // namespace weft

#endif
