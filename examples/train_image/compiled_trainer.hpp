// A Trainer and a Judge of compiled steps. Instantiated for one model a file: each step is planned while it is
// compiled.
#ifndef EXAMPLES_TRAIN_IMAGE_COMPILED_TRAINER_HPP
#define EXAMPLES_TRAIN_IMAGE_COMPILED_TRAINER_HPP

#include "model.hpp"
#include "trainer.hpp"

#include <weft/graph/mixed_precision.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/train/evaluation.hpp>
#include <weft/train/train_step.hpp>

#include <vector>

namespace examples {

template <weft::Index devices>
inline constexpr weft::Mesh data_mesh{{"data", devices}};

template <std::size_t rows, std::size_t side>
using ImageInputs = weft::Inputs<weft::f32[rows][3][side][side], weft::i32[rows]>;
template <std::size_t rows, std::size_t side>
using WeightedImageInputs = weft::Inputs<weft::f32[rows][3][side][side], weft::i32[rows], weft::f32[rows]>;

template <const auto& model>
class CompiledJudge final : public Judge {
 public:
  // Reads the weights where `trainer` has them, if each of its devices has all; else a copy.
  explicit CompiledJudge(const Trainer& trainer)
      : evaluation_(program_on<Evaluation>(runtime_, trainer)),
        copied_(Evaluation::can_share(trainer.weights()) ? nullptr : &trainer.tensors()) {}

  void refresh() override {
    if (copied_ != nullptr) evaluation_.tensors().copy_from(*copied_);
  }
  [[nodiscard]] weft::Index right_answers(const ImageBatch& batch, weft::Index counted) override {
    for (weft::Index i = 0; i < std::ssize(weight_); ++i) weight_[weft::to_size(i)] = i < counted ? 1.0f : 0.0f;
    const auto& [image, label] = batch.fields();
    return static_cast<weft::Index>(evaluation_(image, label, weight_));
  }

 private:
  static constexpr std::size_t rows = weft::to_size(sizes_of(model).test_rows);
  using Inputs = WeightedImageInputs<rows, weft::to_size(sizes_of(model).side)>;
  using Evaluation = weft::Evaluation<RightAnswers<model>, Inputs, data_mesh<1>, weft::Ddp{}>;
  std::vector<float> weight_ = std::vector<float>(rows);  // see RightAnswers
  weft::Runtime runtime_{data_mesh<1>};
  Evaluation evaluation_;
  const weft::MeshTensors* copied_;  // null: nothing is
};

// Compiled in one file of a model.
template <const auto& model>
std::unique_ptr<Judge> make_judge(const Trainer& trainer) {
  return std::make_unique<CompiledJudge<model>>(trainer);
}

// Weights and moments are f32; what a step computes, and what devices add up, is of this type.
template <weft::DType type>
inline constexpr weft::Precision precision_of{.compute = type,
                                              .reduce = type == weft::DType::f16 ? weft::DType::f32 : type};

template <class Rule>
inline constexpr const char* name_of_rule = "sgd";
template <>
inline constexpr const char* name_of_rule<weft::AdamW> = "adamw";
template <class Rule>
[[nodiscard]] typename Rule::Settings settings_of(const Settings& given) {
  typename Rule::Settings settings;
  settings.learning_rate = given.learning_rate;
  settings.weight_decay = given.weight_decay;
  if constexpr (requires { settings.momentum; }) settings.momentum = given.momentum;
  return settings;
}

template <const auto& model, weft::Index devices, auto strategy, class Rule, weft::DType type>
using ImageStep =
    weft::TrainStep<weft::InPrecision<ImageLoss<model>, precision_of<type>>,
                    ImageInputs<weft::to_size(sizes_of(model).train_rows), weft::to_size(sizes_of(model).side)>,
                    data_mesh<devices>, strategy, Rule>;

template <const auto& model, weft::Index devices, auto strategy, class Rule = weft::SgdMomentum,
          weft::DType type = weft::DType::f32>
class CompiledTrainer final : public TrainerOf<Trainer, ImageStep<model, devices, strategy, Rule, type>> {
 public:
  CompiledTrainer(weft::Runtime& runtime, const Settings& settings)
      : TrainerOf<Trainer, ImageStep<model, devices, strategy, Rule, type>>(runtime, settings.seed,
                                                                            settings_of<Rule>(settings)) {}

  // `judged`: the model with the same weights that answers, in f32.
  template <const auto& judged>
  [[nodiscard]] static constexpr Choice choice(const char* name, const char* wrap = "none") {
    return {name,
            strategy.name,
            wrap,
            &model != &judged,
            devices,
            name_of_rule<Rule>,
            weft::name_of(type),
            &sizes_of(model),
            [](weft::Runtime& runtime, const Settings& settings) {
              return std::unique_ptr<Trainer>(new CompiledTrainer(runtime, settings));
            },
            make_judge<judged>};
  }
};

}  // namespace examples

#endif
