// Definitions of io/sharded_safetensors.hpp.
#ifndef WEFT_IO_SHARDED_SAFETENSORS_IPP
#define WEFT_IO_SHARDED_SAFETENSORS_IPP

#include <weft/io/sharded_safetensors.hpp>

namespace weft::detail {

SafetensorsMetadata part_metadata(const std::string& save, Index part, Index parts) {
  return {{save_key, save}, {part_key, std::to_string(part)}, {parts_key, std::to_string(parts)}};
}

void copy_range_of_box(const Dims& dims, const Dims& start, const Dims& extents, Index first, Index element,
                       std::span<const std::byte> range, std::span<std::byte> whole) {
  const int rank = dims.size();
  const Dims strides = strides_of(Shape(dims)), own_strides = strides_of(Shape(extents));
  const Index row = rank == 0 ? 1 : extents[rank - 1], end = first + std::ssize(range) / element;
  for (Index at = first; at < end;) {
    Index to = 0;
    for (int d = 0; d < rank; ++d) to += (start[d] + at / own_strides[d] % extents[d]) * strides[d];
    const Index rest = row - at % row, count = rest < end - at ? rest : end - at;
    std::memcpy(whole.data() + to * element, range.data() + (at - first) * element, to_size(count * element));
    at += count;
  }
}

}  // namespace weft::detail

namespace weft {

ShardedReader::ShardedReader(std::string directory) : directory_(detail::without_last_slashes(std::move(directory))) {
  const std::string path = path_of(sharded_index_name);
  if (!file_exists(path)) sharded_index_is_missing(directory_.c_str(), sharded_index_name);
  FileReader file(path);
  if (file.size() > safetensors_max_header_bytes)
    sharded_index_is_too_long(path.c_str(), file.size(), safetensors_max_header_bytes);
  const AlignedArray<std::uint8_t> text = file.read(file.size());
  index_ = parse_sharded_index({reinterpret_cast<const char*>(text.data()), to_size(text.size())}, path.c_str());
  check_names();
  for (Index part = 0; part < index_.parts; ++part) open_part(part);
  find_pieces();
  for (const ShardedTensor& tensor : index_.tensors) tensors_.push_back({tensor.name, tensor.dtype, tensor.shape});
}

void ShardedReader::read(const SafetensorsTensor& tensor, std::span<std::byte> to) {
  if (std::ssize(to) != tensor.bytes())
    safetensors_bytes_differ(path().c_str(), printable(tensor.name).c_str(), std::ssize(to), tensor.bytes());
  const auto which = to_size(&tensor - tensors_.data());
  const ShardedTensor& listed = index_.tensors[which];
  const Index element = size_bytes(tensor.dtype);
  for (std::size_t i = 0; i < listed.pieces.size(); ++i) {
    const TensorPiece& piece = listed.pieces[i];
    const Dims outer = detail::outer_dims(listed, piece.start.size());
    SafetensorsReader& part = parts_[to_size(piece.part)];
    const SafetensorsTensor& stored = *stored_[which][i];
    const bool has_box = !piece.box_extents.empty();
    if (outer.size() == 1 && !has_box) {  // the elements lie together
      part.read(stored, to.subspan(to_size(piece.start[0] * element), to_size(stored.bytes())));
      continue;
    }
    const AlignedArray<std::byte> box = read_box(part, stored);
    const std::span<const std::byte> bytes{box.data(), to_size(box.size())};
    if (has_box)
      detail::copy_range_of_box(listed.shape.dims, piece.box_start, piece.box_extents, piece.start[0], element, bytes,
                                to);
    else
      detail::copy_range_of_box(outer, piece.start, piece.extents, 0, element, bytes, to);
  }
}

AlignedArray<std::byte> ShardedReader::read_box(SafetensorsReader& part, const SafetensorsTensor& stored) {
  AlignedArray<std::byte> box(stored.bytes());
  part.read(stored, {box.data(), to_size(box.size())});
  return box;
}

void ShardedReader::check_names() const {
  std::set<std::string> needed;
  for (Index part = 0; part < index_.parts; ++part) needed.insert(sharded_part_name(part, index_.parts));
  const std::set<std::string> names = names_in(directory_);
  Index found = 0;
  for (const std::string& name : names) {
    if (needed.erase(name) > 0)
      ++found;
    else if (name.rfind("part-", 0) == 0 && name.ends_with(".safetensors"))
      sharded_part_is_foreign(directory_.c_str(), printable(name).c_str(), index_.parts);
  }
  if (!needed.empty()) sharded_part_is_missing(directory_.c_str(), needed.begin()->c_str(), found, index_.parts);
}

void ShardedReader::open_part(Index part) {
  const SafetensorsReader& file = parts_.emplace_back(path_of(sharded_part_name(part, index_.parts)));
  for (const auto& [key, needed] : detail::part_metadata(index_.save, part, index_.parts)) {
    const auto entry = file.metadata().find(key);
    const std::string found = entry == file.metadata().end() ? "" : entry->second;
    if (found != needed)
      sharded_part_is_of_another_save(file.path().c_str(), key.c_str(), printable(found).c_str(),
                                      printable(needed).c_str());
  }
}

void ShardedReader::find_pieces() {
  std::vector<std::map<std::string_view, const SafetensorsTensor*>> stored(parts_.size());
  for (std::size_t part = 0; part < parts_.size(); ++part)
    for (const SafetensorsTensor& tensor : parts_[part].tensors()) stored[part].emplace(tensor.name, &tensor);
  std::vector<Index> listed(parts_.size(), 0);
  for (const ShardedTensor& tensor : index_.tensors) {
    stored_.emplace_back();
    for (const TensorPiece& piece : tensor.pieces) {
      const auto part = to_size(piece.part);
      const char* const path = parts_[part].path().c_str();
      const auto found = stored[part].find(tensor.name);
      if (found == stored[part].end()) sharded_piece_is_missing(path, printable(tensor.name).c_str());
      const SafetensorsTensor& there = *found->second;
      if (there.dtype != tensor.dtype || there.shape != Shape(piece.extents))
        sharded_piece_differs(path, printable(tensor.name).c_str(), name_of(there.dtype), there.shape,
                              name_of(tensor.dtype), piece.extents);
      stored_.back().push_back(&there);
      ++listed[part];
    }
  }
  for (std::size_t part = 0; part < parts_.size(); ++part)
    if (const Index found = std::ssize(parts_[part].tensors()) + std::ssize(parts_[part].unread());
        found != listed[part])
      sharded_part_has_other_tensors(parts_[part].path().c_str(), found, listed[part]);
}

CheckpointReader::CheckpointReader(const std::string& path) {
  if (is_folder(path))
    folder_.emplace(path);
  else if (path.ends_with(weight_map_ending))
    files_.emplace(path);
  else
    file_.emplace(path);
}

void CheckpointReader::read(const SafetensorsTensor& tensor, std::span<std::byte> to) {
  if (file_)
    file_->read(tensor, to);
  else if (files_)
    files_->read(tensor, to);
  else
    folder_->read(tensor, to);
}

}  // namespace weft

#endif
