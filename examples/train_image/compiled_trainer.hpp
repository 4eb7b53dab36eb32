// A Trainer and a Judge of compiled steps. Instantiated for one model a file: each step is planned while it is
// compiled.
#ifndef EXAMPLES_TRAIN_IMAGE_COMPILED_TRAINER_HPP
#define EXAMPLES_TRAIN_IMAGE_COMPILED_TRAINER_HPP

#include "model.hpp"
#include "trainer.hpp"

#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/train/evaluation.hpp>
#include <weft/train/train_step.hpp>

#include <vector>

namespace examples {

template <weft::Index devices>
inline constexpr weft::Mesh data_mesh{{"data", devices}};

template <const auto& model>
class CompiledJudge final : public Judge {
 public:
  void copy_weights(const Trainer& trainer) override { evaluation_.tensors().copy_from(trainer.tensors()); }
  [[nodiscard]] weft::Index right_answers(const ImageBatch& batch, weft::Index counted) override {
    for (weft::Index i = 0; i < std::ssize(weight_); ++i) weight_[weft::to_size(i)] = i < counted ? 1.0f : 0.0f;
    const auto& [image, label] = batch.fields();
    return static_cast<weft::Index>(evaluation_(image, label, weight_));
  }

 private:
  using Inputs =
      weft::Inputs<weft::f32[test_rows][channels][image_size][image_size], weft::i32[test_rows], weft::f32[test_rows]>;
  std::vector<float> weight_ = std::vector<float>(test_rows);  // see RightAnswers
  weft::Runtime runtime_{data_mesh<1>};
  weft::Evaluation<RightAnswers<model>, Inputs, data_mesh<1>, weft::Ddp{}> evaluation_{runtime_};
};

template <const auto& model, weft::Index devices, auto strategy>
class CompiledTrainer final : public Trainer {
  using Inputs = weft::Inputs<weft::f32[train_rows][channels][image_size][image_size], weft::i32[train_rows]>;
  using Step = weft::TrainStep<ImageLoss<model>, Inputs, data_mesh<devices>, strategy, weft::SgdMomentum>;

 public:
  CompiledTrainer(weft::Runtime& runtime, weft::Seed seed, const weft::SgdMomentum::Settings& settings)
      : step_(runtime, seed, settings) {}
  float step(const ImageBatch& batch) override { return step_(batch); }
  [[nodiscard]] const weft::MeshTensors& tensors() const override { return step_.tensors(); }
  [[nodiscard]] weft::Executable& executable() override { return step_.executable(); }
  void save(const weft::CheckpointManager& checkpoints, const weft::CheckpointMetadata& entries) const override {
    checkpoints.save(step_, entries);
  }
  void load(const std::string& checkpoint) override { weft::load_checkpoint(checkpoint, step_); }

  // `judged`: the model with the same weights that answers.
  template <const auto& judged>
  [[nodiscard]] static constexpr Choice choice(const char* name, const char* wrap = "none") {
    return {name,
            strategy.name,
            wrap,
            &model != &judged,
            devices,
            [](weft::Runtime& runtime, weft::Seed seed, const weft::SgdMomentum::Settings& settings) {
              return std::unique_ptr<Trainer>(new CompiledTrainer(runtime, seed, settings));
            },
            [] { return std::unique_ptr<Judge>(new CompiledJudge<judged>); }};
  }

 private:
  Step step_;
};

}  // namespace examples

#endif
