// Sharded checkpoints: a folder in which every device has written its own part, at the same time as the others.
//
//   weft::save_sharded_checkpoint("run/step_400", step);
//   weft::load_checkpoint("run/step_400", other_step);  // any mesh and strategy, as of a file
//   weft::consolidate_checkpoint("run/step_400", "step_400.safetensors");
//   weft::reshard_checkpoint("step_400.safetensors", "run/step_400", 8);
//
// No tensor is gathered to save one: a part is a safetensors file with what its device holds, and the index says where
// that belongs (io/sharded_index.hpp). What several devices hold alike is written by one of them, by turns.
#ifndef WEFT_CHECKPOINT_SHARDED_CHECKPOINT_HPP
#define WEFT_CHECKPOINT_SHARDED_CHECKPOINT_HPP

#include <weft/checkpoint/checkpoint.hpp>

#include <ctime>
#include <deque>
#include <map>

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
[[nodiscard]] WEFT_DECL std::string name_of_save();

// Who writes what; refers to the arenas. Error: checkpoint_entry_is_reserved.
[[nodiscard]] WEFT_DECL ShardedSave plan_sharded_save(const MeshTensors& tensors, const StepCount& count,
                                                      const CheckpointMetadata& metadata);

// From here on the save refers to copies, which the devices have made at the same time.
WEFT_DECL void copy_parts(ShardedSave& save, const MeshTensors& tensors);

WEFT_DECL void write_part(const std::string& folder, const ShardedSave& save, std::size_t number);
// Errors: safetensors_text_is_no_utf8, sharded_index_is_too_long: nobody could read it.
WEFT_DECL void write_index(const std::string& folder, const std::string& directory, const ShardedIndex& index);

// From copies: without the devices, one part after the other.
WEFT_DECL void write_copied_parts(const std::string& directory, const ShardedSave& save);

// An index of the tensors of `file` in `parts` parts, in pieces of equal size. A tensor of fewer elements than parts is in
// one of them, by turns.
[[nodiscard]] WEFT_DECL ShardedIndex cut_evenly(const CheckpointReader& file, Index parts);

WEFT_DECL void save_sharded(const std::string& directory, const MeshTensors& tensors, const StepCount& count,
                            const CheckpointMetadata& metadata);

}  // namespace detail

// Writes what save_checkpoint writes to a folder of its own: index.json, and a part for every position of the mesh. The
// folder has its name when all of it is on the disk, and a sharded checkpoint of that name is replaced at once; its
// parent must exist. Takes no memory for elements: devices write from their arenas, those of several processes to one
// file system. Not equal from save to save: each has a name of its own, by which loading tells parts of two apart.
// Errors, after which nothing has changed: folder_is_taken, file_cannot_be_written, directory_cannot_be_created,
// checkpoint_entry_is_reserved, sharded_index_is_too_long, those of SafetensorsWriter.
template <class Step>
void save_sharded_checkpoint(const std::string& directory, const Step& step, const CheckpointMetadata& metadata = {}) {
  const RuntimeHold held = step.tensors().hold("save_checkpoint");
  detail::save_sharded(directory, step.tensors(), {step.steps(), step.seed()}, metadata);
}
// And where its loader is, as save_checkpoint does.
template <class Step>
void save_sharded_checkpoint(const std::string& directory, const Step& step, const LoaderPosition& loader,
                             const CheckpointMetadata& metadata = {}) {
  const RuntimeHold held = step.tensors().hold("save_checkpoint");
  detail::save_sharded(directory, step.tensors(), {step.steps(), step.seed(), loader.value()}, metadata);
}

// Makes of the sharded checkpoint in `directory` the file that save_checkpoint would have written, byte for byte: without
// the model, with at most two tensors in memory. Errors: those of ShardedReader, FileWriter and SafetensorsWriter.
WEFT_DECL void consolidate_checkpoint(const std::string& directory, const std::string& path);

// Makes of a checkpoint of either form a sharded one of `parts` parts of the same size, which loads to the same bits
// and joins to the same file: without the model, with at most two tensors in memory. The folder is replaced as
// save_sharded_checkpoint does, and may be the checkpoint itself; a file is open for every part. Errors, after which
// nothing has changed: sharded_parts_are_out_of_range, folder_is_taken, file_cannot_be_written,
// directory_cannot_be_created, those of CheckpointReader and SafetensorsWriter.
WEFT_DECL void reshard_checkpoint(const std::string& checkpoint, const std::string& directory, Index parts);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/checkpoint/sharded_checkpoint.ipp>
#endif

#endif
