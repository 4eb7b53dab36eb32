// The training steps that are compiled in, behind one interface: each on_<n>_devices.cpp makes those of its devices.
#ifndef EXAMPLES_TRAIN_GPT_TRAINER_HPP
#define EXAMPLES_TRAIN_GPT_TRAINER_HPP

#include <weft/base/index.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/train/checkpoint_manager.hpp>

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace examples {

// What every step is compiled for: sequences a step, tokens a sequence. See model.hpp for the model's own sizes.
inline constexpr std::size_t batch = 16, context = 64;

// AdamW with gradients clipped to a norm; neither biases nor the weights of norms decay.
inline constexpr weft::OptimizerOptions optimizer_options{
    .clip = weft::Clip::by_global_norm,
    .groups = {{"*norm*.weight", {.weight_decay = 0}}, {"*.bias", {.weight_decay = 0}}}};
using Optimizer = weft::Optimizer<weft::AdamW, optimizer_options>;

struct Settings {
  std::uint32_t seed = 0;
  Optimizer::Settings optimizer;
};

class Trainer {
 public:
  Trainer() = default;
  Trainer(const Trainer&) = delete;
  Trainer& operator=(const Trainer&) = delete;
  virtual ~Trainer() = default;

  // One step on tokens [batch, context] and those that follow them; returns the mean loss.
  virtual float step(const std::vector<std::int32_t>& tokens, const std::vector<std::int32_t>& next) = 0;
  // Of all gradients of the last step, before they were clipped.
  [[nodiscard]] virtual float gradient_norm() const = 0;
  [[nodiscard]] virtual const weft::MeshTensors& tensors() const = 0;
  [[nodiscard]] virtual weft::Executable& executable() = 0;
  virtual void save(const weft::CheckpointManager& checkpoints, const weft::CheckpointMetadata& settings) const = 0;
  // Goes on where a checkpoint was saved, under whatever strategy.
  virtual void load(const std::string& checkpoint) = 0;
};

struct Choice {
  const char* strategy;
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

  // The weights, to be given before anything is written.
  [[nodiscard]] virtual const weft::MeshTensors& tensors() const = 0;
  // `prompt`, of one character or more, and `count` characters after it, each drawn from what the weights say about the
  // last `context` of them. A function of the weights, the prompt and the seed.
  [[nodiscard]] virtual std::string write(const std::string& prompt, weft::Index count, double temperature,
                                          std::uint32_t seed) = 0;
};
// Null: a model of so many layers is not compiled in.
[[nodiscard]] std::unique_ptr<Writer> make_writer(weft::Index layers);

}  // namespace examples

#endif
