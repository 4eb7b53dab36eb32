// The training steps that are compiled in, behind one interface, and the judge of their weights.
#ifndef EXAMPLES_TRAIN_MNIST_TRAINER_HPP
#define EXAMPLES_TRAIN_MNIST_TRAINER_HPP

#include "../support/trainer.hpp"
#include "model.hpp"

#include <weft/data/loader.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/train/evaluation.hpp>

#include <memory>
#include <optional>
#include <tuple>
#include <vector>

namespace examples {

struct Settings {
  weft::Seed seed;
  weft::SgdMomentum::Settings optimizer;
};

class Judge;

class Trainer : public TrainerOn<weft::Batch> {
 public:
  // Of its weights; it must outlive the judge.
  [[nodiscard]] virtual std::unique_ptr<Judge> make_judge() const = 0;
};

inline constexpr weft::Mesh one_device{{"data", 1}};

// Counts right answers with the weights of a trainer, on one device.
class Judge {
  static constexpr weft::Index rows = 256;
  using Evaluation = weft::Evaluation<RightAnswers, BatchTypes<rows>, one_device, weft::Ddp{}>;

 public:
  // Does each device of the step have all of each weight?
  template <class Step>
  static constexpr bool reads_in_place = weft::not_shared<Evaluation, Step>.kind == weft::NotShared::Kind::none;

  // Reads the weights where `step` has them, if it may; else a copy.
  template <class Step>
  explicit Judge(const Step& step) {
    if constexpr (reads_in_place<Step>) {
      evaluation_.emplace(runtime_, weft::weights_of(step));
    } else {
      evaluation_.emplace(runtime_);
      copied_ = &step.tensors();
    }
  }

  // Percent of a data set.
  [[nodiscard]] double accuracy(const weft::Dataset& set) {
    if (copied_ != nullptr) evaluation_->tensors().copy_from(*copied_);
    double right = 0;
    weft::Loader loader(set, {.device_batch = rows, .shuffle = false});
    for (const auto& [image, label, weight, valid] : loader)
      right += static_cast<double>((*evaluation_)(image, label, weight));
    return 100 * right / static_cast<double>(set.count());
  }

 private:
  weft::Runtime runtime_{one_device};
  std::optional<Evaluation> evaluation_;
  const weft::MeshTensors* copied_ = nullptr;
};

// What is done with a trainer while it lives.
class Session {
 public:
  Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual void run(Trainer& trainer) = 0;

 protected:
  ~Session() = default;
};

// What is compiled in: a strategy (with its ZeRO stage, or 0), a number of devices and a batch size.
struct Choice {
  const char* strategy;
  weft::Index zero, devices, batch;
  void (*train)(weft::Runtime& runtime, const Settings& settings, Session& session);
};

template <const auto& mesh, auto strategy, weft::Index batch>
using StepOf = weft::TrainStep<Loss, BatchTypes<static_cast<std::size_t>(batch)>, mesh, strategy, weft::SgdMomentum>;

// Images, labels, and the weight of each item in the loss, see Loss: of all valid items together 1.
class WeightedItems {
 public:
  [[nodiscard]] auto operator()(const weft::Batch& batch) {
    weight_.assign(batch.weight.begin(), batch.weight.end());
    for (float& weight : weight_) weight /= static_cast<float>(batch.valid);
    return std::tie(batch.image, batch.label, weight_);
  }

 private:
  std::vector<float> weight_;
};

template <const auto& mesh, auto strategy, weft::Index batch>
class CompiledTrainer final : public TrainerOf<Trainer, StepOf<mesh, strategy, batch>, WeightedItems> {
 public:
  using TrainerOf<Trainer, StepOf<mesh, strategy, batch>, WeightedItems>::TrainerOf;
  [[nodiscard]] std::unique_ptr<Judge> make_judge() const override { return std::make_unique<Judge>(this->step_); }

  [[nodiscard]] static constexpr Choice choice(const char* name, weft::Index zero) {
    return {name, zero, StepOf<mesh, strategy, batch>::devices, batch,
            [](weft::Runtime& runtime, const Settings& settings, Session& session) {
              CompiledTrainer trainer(runtime, settings.seed, settings.optimizer);
              session.run(trainer);
            }};
  }
};

template <weft::Index devices>
inline constexpr weft::Mesh data_mesh{{"data", devices}};
template <weft::Index devices>
inline constexpr weft::Mesh data_model_mesh{{"data", devices / 2}, {"model", 2}};
// The batch over "data"; over "model" the first layer by columns and the second by rows (Megatron's pair).
template <weft::Index devices>
inline constexpr weft::SpmdSpecs specs{data_model_mesh<devices>,
                                       {weft::P("data"), weft::P("data"), weft::P("data")},
                                       {{"hidden.weight", weft::P(nullptr, "model")},
                                        {"hidden.bias", weft::P("model")},
                                        {"output.weight", weft::P("model", nullptr)}}};

template <weft::Index devices, weft::Index batch>
inline constexpr Choice choices[5] = {
    CompiledTrainer<data_mesh<devices>, weft::Ddp{}, batch>::choice("ddp", 0),
    CompiledTrainer<data_mesh<devices>, weft::Fsdp{.stage = 1}, batch>::choice("fsdp", 1),
    CompiledTrainer<data_mesh<devices>, weft::Fsdp{.stage = 2}, batch>::choice("fsdp", 2),
    CompiledTrainer<data_mesh<devices>, weft::Fsdp{.stage = 3}, batch>::choice("fsdp", 3),
    CompiledTrainer<data_model_mesh<devices>, weft::Spmd(specs<devices>), batch>::choice("spmd", 0)};
// On one device there is nothing to choose: every name stands for the same step.
template <weft::Index batch>
using Alone = CompiledTrainer<one_device, weft::Ddp{}, batch>;
template <weft::Index batch>
inline constexpr Choice choices<1, batch>[5] = {Alone<batch>::choice("ddp", 0), Alone<batch>::choice("fsdp", 1),
                                                Alone<batch>::choice("fsdp", 2), Alone<batch>::choice("fsdp", 3),
                                                Alone<batch>::choice("spmd", 0)};

}  // namespace examples

#endif
