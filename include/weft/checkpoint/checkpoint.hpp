// Checkpoints: a training step, or the weights of one, as a safetensors file that any mesh and strategy takes up again.
//
//   weft::save_checkpoint("run/step_400.safetensors", step, {{"layers", "12"}});
//   weft::save_checkpoint("run/step_400.safetensors", step, loader, {{"layers", "12"}});
//   weft::Index position = weft::load_checkpoint("run/step_400.safetensors", other_step).loader_position.value();
//   weft::load_weights("run/step_400.safetensors", prediction.tensors());
//   weft::load_averages("run/step_400.safetensors", evaluation.tensors());
//
// The file has every weight, optimizer state and state of the model as one whole tensor under its own name
// ("h.7.up.weight", "h.7.up.weight.adam.m", "bn1.running_mean"), with the bits of its own type; equal steps make equal
// files, however they are sharded. All that load also take the folder of a sharded checkpoint
// (checkpoint/sharded_checkpoint.hpp), and the index of several files, as the Hugging Face hub has it
// ("model.safetensors.index.json"). It is no part of weft.hpp, to which it and its reader would add a fifth.
#ifndef WEFT_CHECKPOINT_CHECKPOINT_HPP
#define WEFT_CHECKPOINT_CHECKPOINT_HPP

#include <weft/checkpoint/checkpoint_entries.hpp>
#include <weft/checkpoint/load_plan.hpp>

#include <optional>

namespace weft {

// What was found in a file.
struct Checkpoint {
  CheckpointMetadata metadata;                // the caller's own
  std::vector<std::string> missing, unknown;  // what the file lacks, as the model calls it; the other way round, as the
                                              // file does
  std::optional<Index> loader_position = {};  // LoaderOptions::position of a run that goes on; of load_checkpoint, strict

  // The entry `key` of the metadata; empty: there is none.
  [[nodiscard]] WEFT_DECL std::string entry(const std::string& key) const;
};

namespace detail {

// What a checkpoint file will hold: every tensor whole, by name.
struct SavedList {
  std::vector<SafetensorsTensor> tensors;
  CheckpointMetadata metadata;
};
// Error: checkpoint_entry_is_reserved.
[[nodiscard]] WEFT_DECL SavedList list_saved(const MeshTensors& tensors, const StepCount& count,
                                             const CheckpointMetadata& metadata);

// Writes the file that save_checkpoint writes; read(tensor, to) fills in the elements of one of the list. One tensor at
// a time is in memory. Errors: those of FileWriter and SafetensorsWriter, and of `read`.
template <class Read>
void write_saved(const std::string& path, const SavedList& list, Read read) {
  SafetensorsWriter file(path, list.tensors, list.metadata);
  for (const SafetensorsTensor& tensor : file.tensors()) {
    AlignedArray<std::byte> bytes(tensor.bytes());
    const std::span<std::byte> whole{bytes.data(), to_size(bytes.size())};
    read(tensor, whole);
    file.write(whole);
  }
  file.commit();
}

// Visits the tensors of `list` as a file holds them: in processes that write nothing, while the master reads them.
WEFT_DECL void take_part_in_reading(const MeshTensors& tensors, const SavedList& list);

WEFT_DECL void save_tensors(const std::string& path, const MeshTensors& tensors, const StepCount& count,
                            const CheckpointMetadata& metadata);

// Loads tensors and, if strict, returns the step count; everything is checked before.
[[nodiscard]] WEFT_DECL std::optional<StepCount> load_step(const std::string& path, const MeshTensors& tensors,
                                                           const LoadOptions& options, Checkpoint& checkpoint);

[[nodiscard]] WEFT_DECL Checkpoint load_part(const std::string& path, const MeshTensors& tensors,
                                             const LoadOptions& options, LoadedTensors loaded);

}  // namespace detail

// Writes all that `step` (a TrainStep) knows but its settings, and `metadata`: atomically, one tensor at a time in host
// memory. Of several processes all call it, and the master writes. Errors: file_cannot_be_written, file_is_not_regular,
// checkpoint_entry_is_reserved, those of SafetensorsWriter.
template <class Step>
void save_checkpoint(const std::string& path, const Step& step, const CheckpointMetadata& metadata = {}) {
  const RuntimeHold held = step.tensors().hold("save_checkpoint");
  detail::save_tensors(path, step.tensors(), {step.steps(), step.seed()}, metadata);
}
// And where its loader is: a loader of the same data and settings, but for its batch and devices, that starts at
// Checkpoint::loader_position hands out what would have come next.
template <class Step>
void save_checkpoint(const std::string& path, const Step& step, const LoaderPosition& loader,
                     const CheckpointMetadata& metadata = {}) {
  const RuntimeHold held = step.tensors().hold("save_checkpoint");
  detail::save_tensors(path, step.tensors(), {step.steps(), step.seed(), loader.value()}, metadata);
}

// Where the loader was when the checkpoint of either form was saved; none: it was saved without one. No tensor is read.
// Errors: checkpoint_entry_is_wrong, those of CheckpointReader.
[[nodiscard]] WEFT_DECL std::optional<Index> loader_position_in(const std::string& path);

// Makes `step` (a TrainStep of the same model and optimizer, on any mesh under any strategy) go on where the step of
// the file, or of the folder, was saved: with the same bits on an equal mesh. Not strict: loads tensors by name, as
// many as there are, and leaves the number of steps and the seed alone; any safetensors file will do. Errors, before
// anything is changed: checkpoint_does_not_fit, checkpoint_entry_is_wrong, checkpoint_names_collide,
// checkpoint_name_has_more_stars, checkpoint_transposes_nothing, those of CheckpointReader. A file that cannot be read
// to its end after all leaves tensors that nothing is known about.
template <class Step>
Checkpoint load_checkpoint(const std::string& path, Step& step, const LoadOptions& options = {}) {
  const RuntimeHold held = step.tensors().hold("load_checkpoint");
  Checkpoint checkpoint;
  const auto count = detail::load_step(path, step.tensors(), options, checkpoint);
  if (count) step.count_from(count->steps, count->seed);
  return checkpoint;
}

// Loads the weights of a Program, an Evaluation or a Prediction, and the states that it only reads, on any mesh; other
// states in the file are passed over, a weight that the model does not have is an error. Any safetensors file will do.
// For one of another program, such as PyTorch, see LoadOptions. Errors, before anything is changed: those of
// load_checkpoint but for checkpoint_entry_is_wrong.
WEFT_DECL Checkpoint load_weights(const std::string& path, const MeshTensors& tensors, const LoadOptions& options = {});

// The same with the moving averages of weights, which an Optimizer with the option .average = true keeps, in their
// places; weights that have none, such as frozen ones, are taken as they are. Errors: also checkpoint_has_no_averages.
WEFT_DECL Checkpoint load_averages(const std::string& path, const MeshTensors& tensors,
                                   const LoadOptions& options = {});

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/checkpoint/checkpoint.ipp>
#endif

#endif
