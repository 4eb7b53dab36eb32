// A Trainer of one compiled step. Instantiated for few combinations a file: each is planned while it is compiled.
#ifndef EXAMPLES_TRAIN_GPT_COMPILED_TRAINER_HPP
#define EXAMPLES_TRAIN_GPT_COMPILED_TRAINER_HPP

#include "model.hpp"
#include "trainer.hpp"

#include <weft/data/text.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/train/train_step.hpp>

namespace examples {

// About a third of a million weights in two blocks. A text as short as a license is learnt by heart: dropout is low.
inline constexpr GptSizes sizes{
    .vocabulary = weft::character_count, .context = context, .features = 128, .heads = 4, .dropout = 0.02};
// Numbers of blocks that are compiled in.
inline constexpr weft::Index compiled_layers = 2;

template <weft::Index layers, const auto& mesh, auto strategy>
class CompiledTrainer final : public Trainer {
  using Step =
      weft::TrainStep<GptLoss<sizes, layers>, weft::Inputs<weft::i32[batch][context], weft::i32[batch][context]>, mesh,
                      strategy, weft::AdamW>;

 public:
  CompiledTrainer(weft::Runtime& runtime, const Settings& settings)
      : step_(runtime, weft::Seed{settings.seed}, settings.optimizer) {}
  float step(float learning_rate, const std::vector<std::int32_t>& tokens,
             const std::vector<std::int32_t>& next) override {
    step_.settings.learning_rate = learning_rate;
    return step_(tokens, next);
  }
  [[nodiscard]] const weft::MeshTensors& tensors() const override { return step_.tensors(); }

  [[nodiscard]] static constexpr Choice choice(const char* name) {
    return {name, Step::devices, layers, [](weft::Runtime& runtime, const Settings& settings) {
              return std::unique_ptr<Trainer>(new CompiledTrainer(runtime, settings));
            }};
  }

 private:
  Step step_;
};

template <weft::Index devices>
inline constexpr weft::Mesh data_mesh{{"data", devices}};
template <weft::Index devices>
inline constexpr weft::Mesh data_model_mesh{{"data", devices / 2}, {"model", 2}};

template <weft::Index devices, weft::Index layers>
inline constexpr Choice choices[] = {
    CompiledTrainer<layers, data_mesh<devices>, weft::Ddp{}>::choice("ddp"),
    CompiledTrainer<layers, data_mesh<devices>, weft::Fsdp{}>::choice("fsdp"),
    CompiledTrainer<layers, data_model_mesh<devices>, weft::Spmd(megatron_specs)>::choice("spmd")};

}  // namespace examples

#endif
