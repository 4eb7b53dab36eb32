// The training steps that are compiled in, behind one interface: resnet18.cpp and vit.cpp make those of their models.
#ifndef EXAMPLES_TRAIN_IMAGE_TRAINER_HPP
#define EXAMPLES_TRAIN_IMAGE_TRAINER_HPP

#include "sizes.hpp"

#include <weft/data/batch.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/runtime/runtime.hpp>
#include <weft/train/checkpoint_manager.hpp>

#include <memory>
#include <span>
#include <string>

namespace examples {

using ImageBatch = weft::BatchOf<float, std::int32_t>;

class Trainer {
 public:
  Trainer() = default;
  Trainer(const Trainer&) = delete;
  Trainer& operator=(const Trainer&) = delete;
  virtual ~Trainer() = default;

  // One step; returns the mean loss of the batch.
  virtual float step(const ImageBatch& batch) = 0;
  [[nodiscard]] virtual const weft::MeshTensors& tensors() const = 0;
  [[nodiscard]] virtual weft::Executable& executable() = 0;
  virtual void save(const weft::CheckpointManager& checkpoints, const weft::CheckpointMetadata& entries) const = 0;
  // Goes on where a checkpoint was saved, under whatever strategy.
  virtual void load(const std::string& checkpoint) = 0;
};

// Counts right answers with the weights of a trainer, on one device.
class Judge {
 public:
  Judge() = default;
  Judge(const Judge&) = delete;
  Judge& operator=(const Judge&) = delete;
  virtual ~Judge() = default;

  virtual void copy_weights(const Trainer& trainer) = 0;
  // Of the first `counted` items of a batch of test_rows.
  [[nodiscard]] virtual weft::Index right_answers(const ImageBatch& batch, weft::Index counted) = 0;
};

struct Choice {
  const char *model, *strategy;
  const char* wrap;  // --auto_wrap_policy: how fsdp makes units of weights; of ddp "none"
  bool checkpointing;
  weft::Index devices;
  std::unique_ptr<Trainer> (*make)(weft::Runtime& runtime, weft::Seed seed,
                                   const weft::SgdMomentum::Settings& settings);
  std::unique_ptr<Judge> (*make_judge)();
};
[[nodiscard]] std::span<const Choice> choices_of_resnet18();
[[nodiscard]] std::span<const Choice> choices_of_vit();

}  // namespace examples

#endif
