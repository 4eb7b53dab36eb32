// CheckpointManager: the checkpoints of one run in a folder, of which the old ones go.
//
//   weft::CheckpointManager checkpoints("run", {.keep_last = 3, .asynchronous = true});
//   checkpoints.save(step, loader);  // training may go on: the file is written from a copy
//   checkpoints.wait();              // until it is there
#ifndef WEFT_CHECKPOINT_CHECKPOINT_MANAGER_HPP
#define WEFT_CHECKPOINT_CHECKPOINT_MANAGER_HPP

#include <weft/checkpoint/sharded_checkpoint.hpp>
#include <weft/sync/background_task.hpp>

#include <memory>

namespace weft {

// Which checkpoints stay: the last `keep_last`, and those whose number of steps is a multiple of `keep_every` (0:
// none). And how they are written.
struct CheckpointRule {
  Index keep_last = 3, keep_every = 0;
  bool asynchronous = false;  // from a copy of the state in host memory, by a thread of its own
  bool sharded = false;       // as folders, see checkpoint/sharded_checkpoint.hpp
};

namespace detail {

// A copy of what a checkpoint file will hold.
struct CopiedStep {
  SavedList list;
  std::map<std::string, std::span<std::byte>> tensors;  // in `bytes`
  AlignedArray<std::byte> bytes;

  WEFT_DECL CopiedStep(const MeshTensors& from, const StepCount& count, const CheckpointMetadata& metadata);
  WEFT_DECL void write(const std::string& path) const;
};

}  // namespace detail

// Files "step_<number>.safetensors", or folders "step_<number>", of one run: give every run a folder of its own. One
// appears when it is complete and the old ones go after that, so that a process that ends at any moment leaves a
// complete newest one. Old ones go whatever their form, and so does what a killed process left beside them, when a
// manager is made and after each save (io/temporary.hpp).
//
// Asynchronous: `save` copies the state and returns; one thread writes the copy, makes it durable, then removes old
// ones. The next `save` waits until that is done, and so do `wait` and the destructor. An error of the thread is thrown
// by the next `save`, which then saves nothing and may be called again, or `wait`; where there is none, the destructor
// prints it on the standard error stream. Of a manager that was moved to another one every use but assignment is an
// error, checkpoint_manager_has_moved. Memory: one copy of the state, from `save` to the end of the writing.
class CheckpointManager {
 public:
  // Creates the folder if it is not there. Errors: directory_cannot_be_created, checkpoint_rule_is_out_of_range.
  WEFT_DECL explicit CheckpointManager(std::string directory, const CheckpointRule& rule = {});

  // Saves a TrainStep under its number of steps, then removes what the rule does not keep. Returns the path, where an
  // asynchronous one appears later. Errors: those of save_checkpoint or save_sharded_checkpoint; file_cannot_be_written
  // for an old one that cannot be removed; asynchronous: those of the save before.
  template <class Step>
  std::string save(const Step& step, const CheckpointMetadata& metadata = {}) const {
    const RuntimeHold held = step.tensors().hold("save_checkpoint");
    return save(step.tensors(), {step.steps(), step.seed()}, metadata);
  }
  // And where its loader is, as save_checkpoint does.
  template <class Step>
  std::string save(const Step& step, const LoaderPosition& loader, const CheckpointMetadata& metadata = {}) const {
    const RuntimeHold held = step.tensors().hold("save_checkpoint");
    return save(step.tensors(), {step.steps(), step.seed(), loader.value()}, metadata);
  }
  // Until the last asynchronous save is durable. Errors: those of that save.
  void wait() const { writing().wait(); }

  // The path of the newest checkpoint: that of the most steps, and complete. Empty: there is none. Error:
  // file_cannot_be_read.
  [[nodiscard]] WEFT_DECL std::string latest() const;
  // Numbers of steps of all checkpoints in the folder. Other files are passed over. Error: file_cannot_be_read.
  [[nodiscard]] std::set<Index> saved_steps() const { return steps_in(directory()); }
  // In the form in which it is there; in the rule's, if it is not.
  [[nodiscard]] std::string path_of(Index steps) const { return path_in(directory(), steps, rule_.sharded); }
  [[nodiscard]] const std::string& directory() const {
    static_cast<void>(writing());
    return directory_;
  }

 private:
  [[nodiscard]] static std::string name_of(Index steps, bool sharded) {
    return "step_" + std::to_string(steps) + (sharded ? "" : ".safetensors");
  }
  [[nodiscard]] WEFT_DECL static std::string path_in(const std::string& directory, Index steps, bool sharded);
  [[nodiscard]] WEFT_DECL static bool is_checkpoint(const std::string& path);
  // Empty for a name that name_of does not give.
  [[nodiscard]] WEFT_DECL static std::optional<Index> steps_of(const std::string& name);
  [[nodiscard]] WEFT_DECL static std::set<Index> steps_in(const std::string& directory);

  WEFT_DECL std::string save(const MeshTensors& tensors, const detail::StepCount& count,
                             const CheckpointMetadata& metadata) const;
  // Copies the tensors; what writes the copy refers to nothing but what it holds.
  WEFT_DECL void write_copy(const std::string& path, const MeshTensors& tensors, const detail::StepCount& count,
                            const CheckpointMetadata& metadata) const;

  // Never the one that was just saved, even if the folder has some of more steps.
  WEFT_DECL static void remove_old(const std::string& directory, const CheckpointRule& rule, Index just_saved);

  // Error: checkpoint_manager_has_moved.
  [[nodiscard]] BackgroundTask& writing() const {
    if (writing_ == nullptr) checkpoint_manager_has_moved();
    return *writing_;
  }

  std::string directory_;
  CheckpointRule rule_;
  std::unique_ptr<BackgroundTask> writing_;  // of this manager alone: it moves, and is not copied
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/checkpoint/checkpoint_manager.ipp>
#endif

#endif
