// Definitions of io/sharded_index.hpp.
#ifndef WEFT_IO_SHARDED_INDEX_IPP
#define WEFT_IO_SHARDED_INDEX_IPP

#include <weft/io/sharded_index.hpp>
#include <weft/io/tiling.hpp>

#include <algorithm>

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

// Does the box of `extents` at `start` lie in a tensor of `outer`?
[[nodiscard]] inline bool lies_within(const Dims& start, const Dims& extents, const Dims& outer) {
  if (start.size() != outer.size() || extents.size() != outer.size()) return false;
  for (int d = 0; d < outer.size(); ++d)
    if (start[d] > outer[d] || extents[d] > outer[d] - start[d]) return false;
  return true;
}
[[nodiscard]] inline bool precedes(const Dims& left, const Dims& right) {
  return std::lexicographical_compare(left.begin(), left.end(), right.begin(), right.end());
}

void check_pieces(const ShardedTensor& tensor, Index parts, const char* path) {
  const std::string shown = printable(tensor.name);
  const int rank = tensor.pieces.empty() ? tensor.shape.rank() : tensor.pieces.front().start.size();
  const bool is_range = rank == 1 && tensor.shape.rank() != 1;
  const Dims outer = outer_dims(tensor, rank);
  std::vector<Index> own_parts;
  std::vector<const TensorPiece*> pieces;
  for (const TensorPiece& piece : tensor.pieces) {
    const bool has_box = !piece.box_extents.empty();
    const bool alike = tensor.pieces[0].box_extents.empty() != has_box && (is_range || rank == tensor.shape.rank());
    const bool box_fits = !has_box || lies_within(piece.box_start, piece.box_extents, tensor.shape.dims);
    const Dims within = has_box && box_fits ? Dims{Shape(piece.box_extents).elements()} : outer;
    if (piece.part >= parts || !alike || !box_fits || !lies_within(piece.start, piece.extents, within))
      sharded_piece_lies_outside(path, shown.c_str(), piece.part, piece.start, piece.extents, within);
    own_parts.push_back(piece.part);
    pieces.push_back(&piece);
  }
  std::sort(own_parts.begin(), own_parts.end());
  if (const auto twice = std::adjacent_find(own_parts.begin(), own_parts.end()); twice != own_parts.end())
    sharded_pieces_overlap(path, shown.c_str(), *twice, *twice);
  // Those of one box one after the other; without boxes all are of one.
  std::stable_sort(pieces.begin(), pieces.end(), [](const TensorPiece* left, const TensorPiece* right) {
    if (left->box_start != right->box_start) return precedes(left->box_start, right->box_start);
    return precedes(left->box_extents, right->box_extents);
  });
  std::vector<PartBox> whole_boxes;
  for (std::size_t first = 0; first < pieces.size();) {
    const Dims &start = pieces[first]->box_start, &extents = pieces[first]->box_extents;
    std::vector<PartBox> own;
    std::size_t last = first;
    for (; last < pieces.size() && pieces[last]->box_start == start && pieces[last]->box_extents == extents; ++last)
      own.push_back({pieces[last]->part, &pieces[last]->start, &pieces[last]->extents});
    check_boxes(tensor, extents.empty() ? outer : Dims{Shape(extents).elements()}, own, path);
    whole_boxes.push_back({pieces[first]->part, extents.empty() ? nullptr : &start, &extents});
    first = last;
  }
  if (pieces.empty() || whole_boxes[0].start != nullptr) check_boxes(tensor, tensor.shape.dims, whole_boxes, path);
}

void check_boxes(const ShardedTensor& tensor, const Dims& outer, const std::vector<PartBox>& boxes, const char* path) {
  const Dims origin(outer.size(), 0);
  std::vector<CountedBox> counted;
  if (Shape(outer).elements() > 0) counted.push_back({&origin, &outer, -1});
  for (const PartBox& box : boxes)
    if (Shape(*box.extents).elements() > 0) counted.push_back({box.start, box.extents, 1});
  if (const std::optional<Dims> corner = uneven_corner(std::move(counted), outer.size()))
    refuse_boxes(tensor, outer, boxes, *corner, path);
}

void refuse_boxes(const ShardedTensor& tensor, const Dims& outer, const std::vector<PartBox>& boxes, const Dims& corner,
                  const char* path) {
  const std::string shown = printable(tensor.name);
  const Dims origin(outer.size(), 0);
  for (int side = 0; side < 1 << corner.size(); ++side) {
    Dims element = corner;
    for (int d = 0; d < corner.size(); ++d) element[d] -= side >> d & 1;
    const PartBox* first = nullptr;
    for (const PartBox& box : boxes) {
      if (!has_element(origin, outer, element) || !has_element(*box.start, *box.extents, element)) continue;
      if (first != nullptr) sharded_pieces_overlap(path, shown.c_str(), first->part, box.part);
      first = &box;
    }
  }
  Index found = 0;
  for (const TensorPiece& piece : tensor.pieces) found += Shape(piece.extents).elements();
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
