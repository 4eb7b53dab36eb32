// The checkpoints of a run in a folder of its own: those that it saves, and the one that it goes on from.
#ifndef EXAMPLES_SUPPORT_RUN_CHECKPOINTS_HPP
#define EXAMPLES_SUPPORT_RUN_CHECKPOINTS_HPP

#include "saving.hpp"

#include <weft/checkpoint/checkpoint_manager.hpp>
#include <weft/dynamic/train_step.hpp>

#include <optional>
#include <string>

namespace examples {

class RunCheckpoints {
 public:
  // `settings`: what every checkpoint says about its run, and a run that goes on must have alike. Throws UsageError if
  // the folder has a run that this one would mix with.
  RunCheckpoints(const Saving& saving, weft::CheckpointMetadata settings)
      : every_(saving.every), settings_(std::move(settings)) {
    if (saving.directory.empty()) return;
    manager_.emplace(saving.directory,
                     weft::CheckpointRule{.asynchronous = saving.asynchronous, .sharded = saving.sharded});
    latest_ = manager_->latest();
    if (latest_.empty()) return;
    if (!saving.resume)
      throw UsageError(weft::Sentence() << "'" << latest_.c_str()
                                        << "' is there already; go on from it with --resume, or name another folder");
    saved_ = weft::CheckpointReader(latest_).metadata();
    for (const auto& [name, value] : settings_)
      if (saved(name.c_str()) != value)
        throw UsageError(weft::Sentence() << "'" << latest_.c_str() << "' was saved with " << name.c_str() << " '"
                                          << saved(name.c_str()).c_str() << "' and this run has '" << value.c_str()
                                          << "'; resume with the flags and the data of its run");
  }

  // The checkpoint to go on from; empty: the run starts.
  [[nodiscard]] const std::string& latest() const { return latest_; }
  // An entry of it; empty: it has none.
  [[nodiscard]] std::string saved(const char* name) const {
    const auto found = saved_.find(name);
    return found == saved_.end() ? std::string() : found->second;
  }
  // Steps that it has taken.
  [[nodiscard]] weft::Index steps_taken() const { return latest_.empty() ? 0 : *manager_->saved_steps().rbegin(); }

  // Throws UsageError if `taken` of it are all of `flag`.
  void expect_less_than(const char* flag, weft::Index wanted, weft::Index taken) const {
    if (taken >= wanted)
      throw UsageError(weft::Sentence() << "'" << latest_.c_str() << "' has taken all of --" << flag << " " << wanted
                                        << "; ask for more");
  }

  void resume(weft::dynamic::TrainStep& step) const {
    if (latest_.empty()) return;
    weft::load_checkpoint(latest_, step);
    std::printf("Resumed from %s\n", shown(latest_).c_str());
  }
  // Is there to be a checkpoint after this step, whatever else ends with it?
  [[nodiscard]] bool is_due(weft::Index step) const { return every_ > 0 && step % every_ == 0; }
  // With `entries` beside the settings.
  void save(const weft::dynamic::TrainStep& step, weft::CheckpointMetadata entries = {}) const {
    if (!manager_) return;
    entries.insert(settings_.begin(), settings_.end());
    manager_->save(step, entries);
  }
  // Until the last of them is there: one that is written meanwhile may fail yet.
  void finish() const {
    if (manager_) manager_->wait();
  }

 private:
  weft::Index every_;
  weft::CheckpointMetadata settings_, saved_;
  std::optional<weft::CheckpointManager> manager_;
  std::string latest_;
};

}  // namespace examples

#endif
