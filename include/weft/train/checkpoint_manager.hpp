// CheckpointManager: the checkpoints of one run in a folder, of which the old ones go.
#ifndef WEFT_TRAIN_CHECKPOINT_MANAGER_HPP
#define WEFT_TRAIN_CHECKPOINT_MANAGER_HPP

#include <weft/train/checkpoint.hpp>

#include <dirent.h>

namespace weft {

// Which checkpoints stay: the last `keep_last`, and those whose number of steps is a multiple of `keep_every` (0:
// none).
struct CheckpointRule {
  Index keep_last = 3, keep_every = 0;
};

// Files "step_<number>.safetensors" of one run: give every run a folder of its own. A file appears when it is complete
// and the old ones go after that, so that a process that ends at any moment leaves a complete newest one.
class CheckpointManager {
 public:
  // Creates the folder if it is not there. Errors: directory_cannot_be_created, checkpoint_rule_is_out_of_range.
  explicit CheckpointManager(std::string directory, const CheckpointRule& rule = {})
      : directory_(std::move(directory)), rule_(rule) {
    if (rule.keep_last < 1) checkpoint_rule_is_out_of_range("keep_last", rule.keep_last, 1);
    if (rule.keep_every < 0) checkpoint_rule_is_out_of_range("keep_every", rule.keep_every, 0);
    make_directories(directory_);
  }

  // Saves a TrainStep under its number of steps, then removes what the rule does not keep. Returns the path. Errors:
  // those of save_checkpoint; file_cannot_be_written for an old one that cannot be removed.
  template <class Step>
  std::string save(const Step& step, const CheckpointMetadata& metadata = {}) const {
    const std::string path = path_of(step.steps());
    save_checkpoint(path, step, metadata);
    remove_old(step.steps());
    return path;
  }

  // The path of the newest checkpoint: that of the most steps. Empty: there is none. Error: file_cannot_be_read.
  [[nodiscard]] std::string latest() const {
    const std::set<Index> steps = saved_steps();
    return steps.empty() ? std::string() : path_of(*steps.rbegin());
  }
  // Numbers of steps of all checkpoints in the folder. Other files are passed over. Error: file_cannot_be_read.
  [[nodiscard]] std::set<Index> saved_steps() const {
    DIR* const folder = ::opendir(directory_.c_str());
    if (folder == nullptr) file_cannot_be_read(directory_.c_str(), std::strerror(errno));
    std::set<Index> steps;
    while (const dirent* const entry = ::readdir(folder))
      if (const std::optional<Index> number = steps_of(entry->d_name)) steps.insert(*number);
    ::closedir(folder);
    return steps;
  }
  [[nodiscard]] std::string path_of(Index steps) const { return directory_ + '/' + name_of_file(steps); }
  [[nodiscard]] const std::string& directory() const noexcept { return directory_; }

 private:
  [[nodiscard]] static std::string name_of_file(Index steps) {
    return "step_" + std::to_string(steps) + ".safetensors";
  }
  // Empty for a name that name_of_file does not give.
  [[nodiscard]] static std::optional<Index> steps_of(const std::string& name) {
    constexpr std::size_t digits = 5;
    Index steps = -1;
    if (name.size() > digits) std::from_chars(name.data() + digits, name.data() + name.size(), steps);
    if (steps < 0 || name != name_of_file(steps)) return std::nullopt;
    return steps;
  }
  // Never the one that was just saved, even if the folder has some of more steps.
  void remove_old(Index just_saved) const {
    const std::set<Index> steps = saved_steps();
    Index newer = std::ssize(steps);
    for (const Index old : steps) {
      const bool is_kept =
          --newer < rule_.keep_last || old == just_saved || (rule_.keep_every > 0 && old % rule_.keep_every == 0);
      if (!is_kept) remove_file(path_of(old));
    }
  }

  std::string directory_;
  CheckpointRule rule_;
};

}  // namespace weft

#endif
