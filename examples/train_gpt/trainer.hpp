// The training steps that are compiled in, behind one interface: each on_<n>_devices.cpp makes those of its devices.
#ifndef EXAMPLES_TRAIN_GPT_TRAINER_HPP
#define EXAMPLES_TRAIN_GPT_TRAINER_HPP

#include "../support/trainer.hpp"
#include "sampling.hpp"

#include <weft/base/index.hpp>
#include <weft/data/sequences.hpp>
#include <weft/optim/adam.hpp>

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace examples {

// What every step is compiled for: sequences a step, tokens a sequence. See model.hpp for the model's own sizes.
inline constexpr std::size_t batch = 16, context = 64;

// Of AdamW with gradients clipped to a norm.
struct Settings {
  std::uint32_t seed = 0;
  weft::AdamW::Settings optimizer;
  float max_norm = 1;  // may be infinite
};

// On sequences [batch, context] and the tokens that follow theirs.
class Trainer : public TrainerOn<weft::TokenBatch> {
 public:
  // Of all gradients of the last step, before they were clipped.
  [[nodiscard]] virtual float gradient_norm() const = 0;
};

struct Choice {
  const char *model, *strategy;  // "gpt" or "llama"; "ddp", "fsdp" or "spmd"
  weft::Index devices, layers, micro_batches;
  bool remat;  // blocks are computed again for the backward pass
  bool bf16;
  std::unique_ptr<Trainer> (*make)(weft::Runtime& runtime, const Settings& settings);
};
[[nodiscard]] std::span<const Choice> choices_on_one_device();
[[nodiscard]] std::span<const Choice> choices_on_two_devices();
[[nodiscard]] std::span<const Choice> choices_on_four_devices();

// Asks a trained model for text.
class Writer {
 public:
  Writer() = default;
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  virtual ~Writer() = default;

  // The weights; if they are those of no trainer, to be given before anything is written.
  [[nodiscard]] virtual const weft::MeshTensors& tensors() const = 0;
  // `prompt`, of one character or more, and `count` characters after it, each drawn from what the weights say about
  // those before it: the last context / 2 of them at least, and `context` at most. A function of the arguments and the
  // weights.
  [[nodiscard]] virtual std::string write(const std::string& prompt, weft::Index count, const Sampling& sampling) = 0;
};
// Null: such a model is not compiled in. `model`: as that of a Choice. `trainer`: whose weights it writes with, read
// where they are if each of its devices has all, else as they are now; it must outlive the writer. Null: they are to be
// given.
[[nodiscard]] std::unique_ptr<Writer> make_writer(const std::string& model, weft::Index layers,
                                                  const Trainer* trainer = nullptr);

}  // namespace examples

#endif
