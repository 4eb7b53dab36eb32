// Definitions of checkpoint/sharded_checkpoint.hpp.
#ifndef WEFT_CHECKPOINT_SHARDED_CHECKPOINT_IPP
#define WEFT_CHECKPOINT_SHARDED_CHECKPOINT_IPP

#include <weft/checkpoint/sharded_checkpoint.hpp>

namespace weft::detail {

std::string name_of_save() {
  static std::atomic<unsigned> counter{0};
  std::timespec now{};
  std::timespec_get(&now, TIME_UTC);
  return std::to_string(now.tv_sec) + '-' + std::to_string(now.tv_nsec) + '-' + std::to_string(::getpid()) + '-' +
         std::to_string(counter.fetch_add(1));
}

ShardedSave plan_sharded_save(const MeshTensors& tensors, const StepCount& count, const CheckpointMetadata& metadata) {
  ShardedSave save;
  save.index = {tensors.text_of_master(name_of_save()),
                tensors.device_count(),
                with_count(metadata, count, states_of(tensors)),
                {}};
  save.parts.resize(to_size(tensors.device_count()));
  Index turn = 0;
  for (const auto& [name, tensor] : by_name(tensors)) {
    const DType dtype = tensors.type_of(*tensor);
    ShardedTensor listed{name, dtype, tensor->shape, {}};
    const Index writer = turn++ % tensors.replicas_of(*tensor);
    for (int ordinal = 0; ordinal < tensors.device_count(); ++ordinal) {
      const Index position = tensors.position_of(ordinal);
      SavedPart& part = save.parts[to_size(position)];
      part.ordinal = ordinal;
      if (tensors.replica_on(ordinal, *tensor) != writer) continue;
      const StoredPiece piece = tensors.piece_on(ordinal, *tensor);
      const Shape extents(piece.extents);
      if (extents.elements() == 0) continue;
      listed.pieces.push_back({position, piece.start, piece.extents, piece.box_start, piece.box_extents});
      part.tensors.push_back({name, dtype, extents});
      if (tensors.is_local(ordinal)) part.bytes.emplace(name, tensors.bytes_on(ordinal, *tensor, piece));
    }
    save.index.tensors.push_back(std::move(listed));
  }
  return save;
}

void copy_parts(ShardedSave& save, const MeshTensors& tensors) {
  tensors.on_devices([&](int ordinal) {
    SavedPart& part = save.parts[to_size(tensors.position_of(ordinal))];
    Index size = 0;
    for (const auto& [name, bytes] : part.bytes) size += std::ssize(bytes);
    part.copy = AlignedArray<std::byte>(size);
    std::byte* to = part.copy.data();
    for (auto& [name, bytes] : part.bytes) {
      std::memcpy(to, bytes.data(), bytes.size());
      bytes = {to, bytes.size()};
      to += bytes.size();
    }
  });
}

void write_part(const std::string& folder, const ShardedSave& save, std::size_t number) {
  const SavedPart& part = save.parts[number];
  const auto position = static_cast<Index>(number);
  SafetensorsWriter file(folder + '/' + sharded_part_name(position, save.index.parts), part.tensors,
                         part_metadata(save.index.save, position, save.index.parts));
  for (const SafetensorsTensor& tensor : file.tensors()) file.write(part.bytes.at(tensor.name));
  file.commit();
}

void write_index(const std::string& folder, const std::string& directory, const ShardedIndex& index) {
  for (const auto& entry : index.metadata)
    for (const std::string& text : {entry.first, entry.second})
      if (!is_utf8(text)) safetensors_text_is_no_utf8(directory.c_str(), printable(text).c_str());
  const std::string text = sharded_index_text(index);
  if (std::ssize(text) > safetensors_max_header_bytes)
    sharded_index_is_too_long(directory.c_str(), std::ssize(text), safetensors_max_header_bytes);
  write_file(folder + '/' + sharded_index_name, text.data(), std::ssize(text));
}

void write_copied_parts(const std::string& directory, const ShardedSave& save) {
  FolderWriter folder(directory, sharded_index_name);
  for (std::size_t part = 0; part < save.parts.size(); ++part) write_part(folder.temporary(), save, part);
  write_index(folder.temporary(), directory, save.index);
  folder.commit();
}

ShardedIndex cut_evenly(const CheckpointReader& file, Index parts) {
  ShardedIndex index{name_of_save(), parts, file.metadata(), {}};
  std::map<std::string, const SafetensorsTensor*> by_name;
  for (const SafetensorsTensor& tensor : file.tensors()) by_name.emplace(tensor.name, &tensor);
  for (const auto& [name, tensor] : by_name) index.tensors.push_back({name, tensor->dtype, tensor->shape, {}});
  Index turn = 0;
  for (ShardedTensor& tensor : index.tensors) {
    const Index elements = tensor.shape.elements(), least = elements / parts, larger = elements % parts;
    if (elements == 0) continue;
    if (least == 0) {
      tensor.pieces.push_back({turn++ % parts, {0}, {elements}});
      continue;
    }
    for (Index part = 0, start = 0; part < parts; ++part) {
      const Index extent = least + (part < larger ? 1 : 0);
      tensor.pieces.push_back({part, {start}, {extent}});
      start += extent;
    }
  }
  return index;
}

void save_sharded(const std::string& directory, const MeshTensors& tensors, const StepCount& count,
                  const CheckpointMetadata& metadata) {
  const ShardedSave save = plan_sharded_save(tensors, count, metadata);
  std::optional<FolderWriter> folder;  // of the master
  if (tensors.is_master()) folder.emplace(directory, sharded_index_name);
  const std::string temporary = tensors.text_of_master(folder ? folder->temporary() : std::string());
  tensors.on_devices([&](int ordinal) { write_part(temporary, save, to_size(tensors.position_of(ordinal))); });
  if (folder) {
    write_index(temporary, directory, save.index);
    folder->commit();
  }
  tensors.meet_processes();
}

}  // namespace weft::detail

namespace weft {

void consolidate_checkpoint(const std::string& directory, const std::string& path) {
  ShardedReader parts(directory);
  std::map<std::string, const SafetensorsTensor*> names;
  for (const SafetensorsTensor& tensor : parts.tensors()) names.emplace(tensor.name, &tensor);
  detail::write_saved(
      path, {parts.tensors(), parts.metadata()},
      [&](const SafetensorsTensor& tensor, std::span<std::byte> to) { parts.read(*names.at(tensor.name), to); });
}

void reshard_checkpoint(const std::string& checkpoint, const std::string& directory, Index parts) {
  if (parts < 1 || parts > most_sharded_parts)
    sharded_parts_are_out_of_range(directory.c_str(), parts, most_sharded_parts);
  CheckpointReader file(checkpoint);
  for (const UnreadTensor& tensor : file.unread()) refuse(tensor, file.path().c_str());
  const ShardedIndex index = detail::cut_evenly(file, parts);
  std::map<std::string, const SafetensorsTensor*> wholes;
  for (const SafetensorsTensor& tensor : file.tensors()) wholes.emplace(tensor.name, &tensor);
  std::map<std::string, const std::vector<TensorPiece>*> pieces;
  std::vector<SafetensorsTensor> listed;
  std::vector<std::vector<SafetensorsTensor>> of_parts(to_size(parts));
  for (const ShardedTensor& tensor : index.tensors) {
    pieces.emplace(tensor.name, &tensor.pieces);
    listed.push_back({tensor.name, tensor.dtype, tensor.shape});
    for (const TensorPiece& piece : tensor.pieces)
      of_parts[to_size(piece.part)].push_back({tensor.name, tensor.dtype, Shape(piece.extents)});
  }
  FolderWriter folder(directory, sharded_index_name);
  std::deque<SafetensorsWriter> writers;
  for (Index part = 0; part < parts; ++part)
    writers.emplace_back(folder.temporary() + '/' + sharded_part_name(part, parts), of_parts[to_size(part)],
                         detail::part_metadata(index.save, part, parts));
  // Parts hold pieces in the order in which a file would hold the tensors.
  for (const SafetensorsTensor& tensor : in_file_order(std::move(listed))) {
    AlignedArray<std::byte> bytes(tensor.bytes());
    const std::span<std::byte> whole{bytes.data(), to_size(bytes.size())};
    file.read(*wholes.at(tensor.name), whole);
    const Index element = size_bytes(tensor.dtype);
    for (const TensorPiece& piece : *pieces.at(tensor.name))
      writers[to_size(piece.part)].write(
          whole.subspan(to_size(piece.start[0] * element), to_size(piece.extents[0] * element)));
  }
  for (SafetensorsWriter& writer : writers) writer.commit();
  detail::write_index(folder.temporary(), directory, index);
  folder.commit();
}

}  // namespace weft

#endif
