// Sharded checkpoints: a folder in which every device has written its own part, at the same time as the others.
//
//   weft::save_sharded_checkpoint("run/step_400", step);
//   weft::load_checkpoint("run/step_400", other_step);  // any mesh and strategy, as of a file
//   weft::consolidate_checkpoint("run/step_400", "step_400.safetensors");
//
// No tensor is gathered to save one: a part is a safetensors file with what its device holds, and the index says where
// that belongs (io/sharded_index.hpp). What several devices hold alike is written by one of them, by turns.
#ifndef WEFT_TRAIN_SHARDED_CHECKPOINT_HPP
#define WEFT_TRAIN_SHARDED_CHECKPOINT_HPP

#include <weft/train/checkpoint.hpp>

#include <ctime>

namespace weft {

namespace detail {

// What will be written to one part.
struct SavedPart {
  int ordinal = 0;  // of the device that holds it
  std::vector<SafetensorsTensor> tensors;
  std::map<std::string, std::span<const std::byte>> bytes;  // by name: in the device's arena, or a copy of it
  AlignedArray<std::byte> copy;
};
struct ShardedSave {
  ShardedIndex index;
  std::vector<SavedPart> parts;  // by position in the mesh
};

// A text that no other save has, so that parts of two are told apart.
[[nodiscard]] inline std::string name_of_save() {
  static std::atomic<unsigned> counter{0};
  std::timespec now{};
  std::timespec_get(&now, TIME_UTC);
  return std::to_string(now.tv_sec) + '-' + std::to_string(now.tv_nsec) + '-' + std::to_string(::getpid()) + '-' +
         std::to_string(counter.fetch_add(1));
}

// Who writes what; refers to the arenas. Error: checkpoint_entry_is_reserved.
[[nodiscard]] inline ShardedSave plan_sharded_save(const MeshTensors& tensors, const StepCount& count,
                                                   const CheckpointMetadata& metadata) {
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
      listed.pieces.push_back({position, piece.start, piece.extents});
      part.tensors.push_back({name, dtype, extents});
      if (tensors.is_local(ordinal)) part.bytes.emplace(name, tensors.bytes_on(ordinal, *tensor, piece));
    }
    save.index.tensors.push_back(std::move(listed));
  }
  return save;
}

// From here on the save refers to copies, which the devices have made at the same time.
inline void copy_parts(ShardedSave& save, const MeshTensors& tensors) {
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

inline void write_part(const std::string& folder, const ShardedSave& save, std::size_t number) {
  const SavedPart& part = save.parts[number];
  const auto position = static_cast<Index>(number);
  SafetensorsWriter file(folder + '/' + sharded_part_name(position, save.index.parts), part.tensors,
                         part_metadata(save.index.save, position, save.index.parts));
  for (const SafetensorsTensor& tensor : file.tensors()) file.write(part.bytes.at(tensor.name));
  file.commit();
}
// Errors: safetensors_text_is_no_utf8, sharded_index_is_too_long: nobody could read it.
inline void write_index(const std::string& folder, const std::string& directory, const ShardedIndex& index) {
  for (const auto& entry : index.metadata)
    for (const std::string& text : {entry.first, entry.second})
      if (!is_utf8(text)) safetensors_text_is_no_utf8(directory.c_str(), printable(text).c_str());
  const std::string text = sharded_index_text(index);
  if (std::ssize(text) > safetensors_max_header_bytes)
    sharded_index_is_too_long(directory.c_str(), std::ssize(text), safetensors_max_header_bytes);
  write_file(folder + '/' + sharded_index_name, text.data(), std::ssize(text));
}

// Of copies: without the devices, one part after the other.
inline void write_copied_parts(const std::string& directory, const ShardedSave& save) {
  FolderWriter folder(directory, sharded_index_name);
  for (std::size_t part = 0; part < save.parts.size(); ++part) write_part(folder.temporary(), save, part);
  write_index(folder.temporary(), directory, save.index);
  folder.commit();
}

inline void save_sharded(const std::string& directory, const MeshTensors& tensors, const StepCount& count,
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

}  // namespace detail

// Writes what save_checkpoint writes to a folder of its own: index.json, and a part for every position of the mesh. The
// folder has its name when all of it is on the disk, and a sharded checkpoint of that name is replaced at once; its
// parent must exist. Takes no memory for elements: devices write from their arenas, those of several processes to one
// file system. Not equal from save to save: each has a name of its own, by which loading tells parts of two apart.
// Errors, after which nothing has changed: folder_is_taken, file_cannot_be_written, directory_cannot_be_created,
// checkpoint_entry_is_reserved, sharded_index_is_too_long, those of SafetensorsWriter.
template <class Step>
void save_sharded_checkpoint(const std::string& directory, const Step& step, const CheckpointMetadata& metadata = {}) {
  detail::save_sharded(directory, step.tensors(), {step.steps(), step.seed()}, metadata);
}
// And where its loader is, as save_checkpoint does.
template <class Step>
void save_sharded_checkpoint(const std::string& directory, const Step& step, const LoaderPosition& loader,
                             const CheckpointMetadata& metadata = {}) {
  detail::save_sharded(directory, step.tensors(), {step.steps(), step.seed(), loader.value()}, metadata);
}

// Makes of the sharded checkpoint in `directory` the file that save_checkpoint would have written, byte for byte: without
// the model, with at most two tensors in memory. Errors: those of ShardedReader, FileWriter and SafetensorsWriter.
inline void consolidate_checkpoint(const std::string& directory, const std::string& path) {
  ShardedReader parts(directory);
  std::map<std::string, const SafetensorsTensor*> names;
  for (const SafetensorsTensor& tensor : parts.tensors()) names.emplace(tensor.name, &tensor);
  detail::write_saved(path, {parts.tensors(), parts.metadata()},
                      [&](const SafetensorsTensor& tensor, std::span<std::byte> to) {
                        parts.read(*names.at(tensor.name), to);
                      });
}

}  // namespace weft

#endif
