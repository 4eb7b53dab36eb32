// A compiled training step behind an interface: what does not depend on the batches that it takes.
#ifndef EXAMPLES_SUPPORT_TRAINER_HPP
#define EXAMPLES_SUPPORT_TRAINER_HPP

#include <weft/train/checkpoint_manager.hpp>

#include <string>
#include <utility>

namespace examples {

class AnyTrainer {
 public:
  AnyTrainer() = default;
  AnyTrainer(const AnyTrainer&) = delete;
  AnyTrainer& operator=(const AnyTrainer&) = delete;
  virtual ~AnyTrainer() = default;

  [[nodiscard]] virtual const weft::MeshTensors& tensors() const = 0;
  [[nodiscard]] virtual weft::Executable& executable() = 0;
  // `entries`: what the checkpoint says beside its tensors.
  virtual void save(const weft::CheckpointManager& checkpoints, const weft::CheckpointMetadata& entries) const = 0;
  // Goes on where a checkpoint was saved, under whatever strategy.
  virtual void load(const std::string& checkpoint) = 0;
};

// `Trainer`: an AnyTrainer that says how a step is taken; `Step`: a weft::TrainStep that takes it.
template <class Trainer, class Step>
class TrainerOf : public Trainer {
 public:
  template <class... Arguments>
  explicit TrainerOf(weft::Runtime& runtime, Arguments&&... arguments)
      : step_(runtime, std::forward<Arguments>(arguments)...) {}

  [[nodiscard]] const weft::MeshTensors& tensors() const final { return step_.tensors(); }
  [[nodiscard]] weft::Executable& executable() final { return step_.executable(); }
  void save(const weft::CheckpointManager& checkpoints, const weft::CheckpointMetadata& entries) const final {
    checkpoints.save(step_, entries);
  }
  void load(const std::string& checkpoint) final { weft::load_checkpoint(checkpoint, step_); }

 protected:
  Step step_;
};

}  // namespace examples

#endif
