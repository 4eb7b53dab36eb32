// CheckpointManager: the checkpoints of one run in a folder, of which the old ones go.
//
//   weft::CheckpointManager checkpoints("run", {.keep_last = 3, .asynchronous = true});
//   checkpoints.save(step, loader);  // training may go on: the file is written from a copy
//   checkpoints.wait();              // until it is there
#ifndef WEFT_TRAIN_CHECKPOINT_MANAGER_HPP
#define WEFT_TRAIN_CHECKPOINT_MANAGER_HPP

#include <weft/sync/background_task.hpp>
#include <weft/train/sharded_checkpoint.hpp>

#include <memory>

namespace weft {

// Which checkpoints stay: the last `keep_last`, and those whose number of steps is a multiple of `keep_every` (0:
// none). And how they are written.
struct CheckpointRule {
  Index keep_last = 3, keep_every = 0;
  bool asynchronous = false;  // from a copy of the state in host memory, by a thread of its own
  bool sharded = false;       // as folders, see train/sharded_checkpoint.hpp
};

namespace detail {

// A copy of what a checkpoint file will hold.
struct CopiedStep {
  SavedList list;
  std::map<std::string, std::span<std::byte>> tensors;  // in `bytes`
  AlignedArray<std::byte> bytes;

  CopiedStep(const MeshTensors& from, const StepCount& count, const CheckpointMetadata& metadata)
      : list(list_saved(from, count, metadata)) {
    Index size = 0;
    for (const SafetensorsTensor& tensor : list.tensors) size += tensor.bytes();
    bytes = AlignedArray<std::byte>(size);
    std::byte* to = bytes.data();
    for (const SafetensorsTensor& tensor : list.tensors) {
      const std::span<std::byte> whole{to, to_size(tensor.bytes())};
      from.read_bytes(from.find(tensor.name.c_str()), whole);
      tensors.emplace(tensor.name, whole);
      to += tensor.bytes();
    }
  }
  void write(const std::string& path) const {
    SafetensorsWriter file(path, list.tensors, list.metadata);
    for (const SafetensorsTensor& tensor : file.tensors()) file.write(tensors.at(tensor.name));
    file.commit();
  }
};

}  // namespace detail

// Files "step_<number>.safetensors", or folders "step_<number>", of one run: give every run a folder of its own. One
// appears when it is complete and the old ones go after that, so that a process that ends at any moment leaves a
// complete newest one. Old ones go whatever their form.
//
// Asynchronous: `save` copies the state and returns; one thread writes the copy, makes it durable, then removes old
// ones. The next `save` waits until that is done, and so do `wait` and the destructor. An error of the thread is thrown
// by the next `save`, which then saves nothing and may be called again, or `wait`; where there is none, the destructor
// prints it on the standard error stream. Memory: one copy of the state, from `save` to the end of the writing.
class CheckpointManager {
 public:
  // Creates the folder if it is not there. Errors: directory_cannot_be_created, checkpoint_rule_is_out_of_range.
  explicit CheckpointManager(std::string directory, const CheckpointRule& rule = {})
      : directory_(std::move(directory)), rule_(rule), writing_(std::make_unique<BackgroundTask>()) {
    if (rule.keep_last < 1) checkpoint_rule_is_out_of_range("keep_last", rule.keep_last, 1);
    if (rule.keep_every < 0) checkpoint_rule_is_out_of_range("keep_every", rule.keep_every, 0);
    make_directories(directory_);
  }

  // Saves a TrainStep under its number of steps, then removes what the rule does not keep. Returns the path, where an
  // asynchronous one appears later. Errors: those of save_checkpoint or save_sharded_checkpoint; file_cannot_be_written
  // for an old one that cannot be removed; asynchronous: those of the save before.
  template <class Step>
  std::string save(const Step& step, const CheckpointMetadata& metadata = {}) const {
    return save(step.tensors(), {step.steps(), step.seed()}, metadata);
  }
  // And where its loader is, as save_checkpoint does.
  template <class Step>
  std::string save(const Step& step, const LoaderPosition& loader, const CheckpointMetadata& metadata = {}) const {
    return save(step.tensors(), {step.steps(), step.seed(), loader.value()}, metadata);
  }
  // Until the last asynchronous save is durable. Errors: those of that save.
  void wait() const { writing_->wait(); }

  // The path of the newest checkpoint: that of the most steps, and complete. Empty: there is none. Error:
  // file_cannot_be_read.
  [[nodiscard]] std::string latest() const {
    const std::set<Index> steps = saved_steps();
    return steps.empty() ? std::string() : path_of(*steps.rbegin());
  }
  // Numbers of steps of all checkpoints in the folder. Other files are passed over. Error: file_cannot_be_read.
  [[nodiscard]] std::set<Index> saved_steps() const { return steps_in(directory_); }
  // Of the form in which it is there; of the rule's, if it is not.
  [[nodiscard]] std::string path_of(Index steps) const { return path_in(directory_, steps, rule_.sharded); }
  [[nodiscard]] const std::string& directory() const noexcept { return directory_; }

 private:
  [[nodiscard]] static std::string name_of(Index steps, bool sharded) {
    return "step_" + std::to_string(steps) + (sharded ? "" : ".safetensors");
  }
  [[nodiscard]] static std::string path_in(const std::string& directory, Index steps, bool sharded) {
    const std::string path = directory + '/' + name_of(steps, sharded),
                      other = directory + '/' + name_of(steps, !sharded);
    const bool is_other = !is_checkpoint(path) && is_checkpoint(other);
    return is_other ? other : path;
  }
  [[nodiscard]] static bool is_checkpoint(const std::string& path) {
    return is_folder(path) ? file_exists(path + '/' + sharded_index_name)
                           : path.ends_with(".safetensors") && file_exists(path);
  }
  // Empty for a name that name_of does not give.
  [[nodiscard]] static std::optional<Index> steps_of(const std::string& name) {
    constexpr std::size_t digits = 5;
    Index steps = -1;
    if (name.size() > digits) std::from_chars(name.data() + digits, name.data() + name.size(), steps);
    if (steps < 0 || (name != name_of(steps, false) && name != name_of(steps, true))) return std::nullopt;
    return steps;
  }
  [[nodiscard]] static std::set<Index> steps_in(const std::string& directory) {
    std::set<Index> steps;
    for (const std::string& name : names_in(directory))
      if (const std::optional<Index> number = steps_of(name); number && is_checkpoint(directory + '/' + name))
        steps.insert(*number);
    return steps;
  }

  std::string save(const MeshTensors& tensors, const detail::StepCount& count,
                   const CheckpointMetadata& metadata) const {
    const std::string path = directory_ + '/' + name_of(count.steps, rule_.sharded);
    // Parts of several processes are written by their devices.
    if (rule_.asynchronous && !(rule_.sharded && tensors.process_count() > 1)) {
      writing_->wait();
      write_copy(path, tensors, count, metadata);
      return path;
    }
    if (rule_.sharded)
      detail::save_sharded(path, tensors, count, metadata);
    else
      detail::save_tensors(path, tensors, count, metadata);
    if (tensors.is_master()) remove_old(directory_, rule_, count.steps);
    return path;
  }
  // Copies the tensors; what writes the copy refers to nothing but what it holds.
  void write_copy(const std::string& path, const MeshTensors& tensors, const detail::StepCount& count,
                  const CheckpointMetadata& metadata) const {
    const auto remove = [directory = directory_, rule = rule_, steps = count.steps] {
      remove_old(directory, rule, steps);
    };
    if (!rule_.sharded) {
      const auto copy = std::make_shared<const detail::CopiedStep>(tensors, count, metadata);
      if (!tensors.is_master()) return;
      return writing_->start([path, remove, copy] {
        copy->write(path);
        remove();
      });
    }
    const auto parts = std::make_shared<detail::ShardedSave>(detail::plan_sharded_save(tensors, count, metadata));
    detail::copy_parts(*parts, tensors);
    writing_->start([path, remove, parts] {
      detail::write_copied_parts(path, *parts);
      remove();
    });
  }

  // Never the one that was just saved, even if the folder has some of more steps.
  static void remove_old(const std::string& directory, const CheckpointRule& rule, Index just_saved) {
    const std::set<Index> steps = steps_in(directory);
    Index newer = std::ssize(steps);
    for (const Index old : steps) {
      const bool is_kept =
          --newer < rule.keep_last || old == just_saved || (rule.keep_every > 0 && old % rule.keep_every == 0);
      if (is_kept) continue;
      const std::string path = path_in(directory, old, rule.sharded);
      if (is_folder(path))
        remove_folder(path);
      else
        remove_file(path);
    }
  }

  std::string directory_;
  CheckpointRule rule_;
  std::unique_ptr<BackgroundTask> writing_;  // of this manager alone: it moves, and is not copied
};

}  // namespace weft

#endif
