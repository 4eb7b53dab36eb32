// A compiled training step behind an interface.
#ifndef EXAMPLES_SUPPORT_TRAINER_HPP
#define EXAMPLES_SUPPORT_TRAINER_HPP

#include "feed.hpp"

#include <weft/train/checkpoint_manager.hpp>

#include <memory>
#include <string>
#include <utility>

namespace examples {

// What does not depend on the batches that it takes.
class AnyTrainer {
 public:
  AnyTrainer() = default;
  AnyTrainer(const AnyTrainer&) = delete;
  AnyTrainer& operator=(const AnyTrainer&) = delete;
  virtual ~AnyTrainer() = default;

  [[nodiscard]] virtual const weft::MeshTensors& tensors() const = 0;
  // For programs that read them where they are, and are destroyed before this.
  [[nodiscard]] virtual weft::AnyWeights weights() const = 0;
  [[nodiscard]] virtual weft::Executable& executable() = 0;
  // `entries`: what the checkpoint says beside its tensors.
  virtual void save(const weft::CheckpointManager& checkpoints, const weft::CheckpointMetadata& entries) const = 0;
  // Goes on where a checkpoint was saved, under whatever strategy.
  virtual void load(const std::string& checkpoint) = 0;
};
// A program that reads the weights of `trainer` where they are, if each of its devices has all; else one with weights of
// its own, for a copy of them.
template <class Program>
[[nodiscard]] Program program_on(weft::Runtime& runtime, const AnyTrainer& trainer) {
  const weft::AnyWeights weights = trainer.weights();
  if (Program::can_share(weights)) return Program(runtime, weights);
  return Program(runtime);
}
template <class BatchType>
class TrainerOn : public AnyTrainer {
 public:
  using Batch = BatchType;
  // The batches of `loader`, moved in while steps run; both must outlive it, and there is one at a time.
  [[nodiscard]] virtual std::unique_ptr<Feed> feed(AnyLoader<Batch>& loader) = 0;
  // One step; returns the mean loss of the batch.
  virtual float step(const weft::MovedBatch& batch) = 0;
};

// `Trainer`: a TrainerOn some batches; `Step`: a weft::TrainStep; `FieldsOf`: what of a batch the step takes.
template <class Trainer, class Step, class FieldsOf = weft::FieldsInOrder>
class TrainerOf : public Trainer {
 public:
  template <class... Arguments>
  explicit TrainerOf(weft::Runtime& runtime, Arguments&&... arguments)
      : step_(runtime, std::forward<Arguments>(arguments)...) {}

  [[nodiscard]] const weft::MeshTensors& tensors() const final { return step_.tensors(); }
  [[nodiscard]] weft::AnyWeights weights() const final { return weft::weights_of(step_); }
  [[nodiscard]] weft::Executable& executable() final { return step_.executable(); }
  void save(const weft::CheckpointManager& checkpoints, const weft::CheckpointMetadata& entries) const final {
    checkpoints.save(step_, entries);
  }
  void load(const std::string& checkpoint) final { weft::load_checkpoint(checkpoint, step_); }
  [[nodiscard]] std::unique_ptr<Feed> feed(AnyLoader<typename Trainer::Batch>& loader) final {
    return std::make_unique<FeedOf<typename Trainer::Batch, FieldsOf>>(step_, loader);
  }
  float step(const weft::MovedBatch& batch) final { return step_(batch); }

 protected:
  Step step_;
};

}  // namespace examples

#endif
