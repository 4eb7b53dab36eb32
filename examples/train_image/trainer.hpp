// The training steps that are compiled in, behind one interface: each of the other files makes those of a model.
#ifndef EXAMPLES_TRAIN_IMAGE_TRAINER_HPP
#define EXAMPLES_TRAIN_IMAGE_TRAINER_HPP

#include "../support/trainer.hpp"
#include "sizes.hpp"

#include <weft/data/batch.hpp>
#include <weft/optim/schedules.hpp>
#include <weft/runtime/runtime.hpp>

#include <memory>
#include <span>
#include <string>

namespace examples {

using ImageBatch = weft::BatchOf<float, std::int32_t>;

using Trainer = TrainerOn<ImageBatch>;

// Counts right answers with the weights of a trainer, on one device.
class Judge {
 public:
  Judge() = default;
  Judge(const Judge&) = delete;
  Judge& operator=(const Judge&) = delete;
  virtual ~Judge() = default;

  // Takes the weights as they are now, before a test.
  virtual void refresh() = 0;
  // Of the first `counted` items of a batch.
  [[nodiscard]] virtual weft::Index right_answers(const ImageBatch& batch, weft::Index counted) = 0;
};

// Of whichever rule of an optimizer: each takes what it has.
struct Settings {
  weft::Seed seed;
  weft::Schedule learning_rate;
  float momentum = 0, weight_decay = 0;
};

struct Choice {
  const char *model, *strategy;
  const char* wrap;  // --auto_wrap_policy: how fsdp makes units of weights; of ddp "none"
  bool checkpointing;
  weft::Index devices;
  const char* optimizer;  // "sgd" or "adamw"
  const char* precision;  // "f32", "bf16" or "f16": of products, and of what devices add up
  const ImageSizes* sizes;
  std::unique_ptr<Trainer> (*make)(weft::Runtime& runtime, const Settings& settings);
  std::unique_ptr<Judge> (*make_judge)(const Trainer& trainer);  // which must outlive it
};
[[nodiscard]] std::span<const Choice> choices_of_resnet18();
[[nodiscard]] std::span<const Choice> choices_of_resnet18_under_fsdp();
[[nodiscard]] std::span<const Choice> choices_of_resnet50();  // if EXAMPLES_HAVE_RESNET50
[[nodiscard]] std::span<const Choice> choices_of_vit();
[[nodiscard]] std::span<const Choice> choices_of_vit_under_fsdp();
[[nodiscard]] std::span<const Choice> choices_of_vit_with_adamw();

}  // namespace examples

#endif
