// A Trainer of one compiled step. Instantiated for few combinations a file: each is planned while it is compiled.
#ifndef EXAMPLES_TRAIN_GPT_COMPILED_TRAINER_HPP
#define EXAMPLES_TRAIN_GPT_COMPILED_TRAINER_HPP

#include "model.hpp"
#include "trainer.hpp"

#include <weft/data/text.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/train/train_step.hpp>

namespace examples {

// About a fifth of a million weights a block. A text as short as a license is learnt by heart: dropout is low.
inline constexpr GptSizes sizes{.vocabulary = weft::character_count,
                                .context = context,
                                .features = 128,
                                .heads = 4,
                                .dropout = 0.02,
                                .gentle_start = true};
inline constexpr GptSizes rematerialized_sizes = sizes.rematerialized();
// With as many weights in a block, but for those of keys and values: two heads of them serve four of queries.
inline constexpr GptSizes llama_sizes = sizes.as_llama(2, 352);
// Numbers of blocks that are compiled in: a stack of twelve costs the compiler no more than one of two.
inline constexpr weft::Index few_layers = 2, many_layers = 12;

// Products and what goes over the wire in bf16, weights and moments in f32.
inline constexpr weft::Precision in_bf16{.compute = weft::DType::bf16, .reduce = weft::DType::bf16};

// Neither biases, which a LLaMA does not have, nor the weights of norms decay.
inline constexpr weft::OptimizerOptions gpt_options{
    .clip = weft::Clip::by_global_norm,
    .groups = {{"*norm*.weight", {.weight_decay = 0}}, {"*.bias", {.weight_decay = 0}}}};
inline constexpr weft::OptimizerOptions llama_options{.clip = weft::Clip::by_global_norm,
                                                      .groups = {{"*norm*.weight", {.weight_decay = 0}}}};
template <Family family>
inline constexpr const weft::OptimizerOptions& options_of = family == Family::llama ? llama_options : gpt_options;

// `parts`: micro-batches that a step takes one after another.
template <weft::Index layers, const auto& mesh, auto strategy, const GptSizes& model, weft::Index parts,
          weft::Precision precision>
using GptStep = weft::TrainStep<weft::InPrecision<weft::MicroBatches<GptLoss<model, layers>, parts>, precision>,
                                weft::Inputs<weft::i32[batch][context], weft::i32[batch][context]>, mesh, strategy,
                                weft::Optimizer<weft::AdamW, options_of<model.family>>>;

template <weft::Index layers, const auto& mesh, auto strategy, const GptSizes& model = sizes, weft::Index parts = 1,
          weft::Precision precision = weft::Precision{}>
class CompiledTrainer final : public TrainerOf<Trainer, GptStep<layers, mesh, strategy, model, parts, precision>> {
  using Step = GptStep<layers, mesh, strategy, model, parts, precision>;

 public:
  explicit CompiledTrainer(weft::Runtime& runtime, const Settings& settings)
      : TrainerOf<Trainer, Step>(runtime, weft::Seed{settings.seed},
                                 typename Step::Settings{.rule = settings.optimizer, .max_norm = settings.max_norm}) {}
  [[nodiscard]] float gradient_norm() const override { return this->step_.metric("gradient_norm"); }

  [[nodiscard]] static constexpr Choice choice(const char* name) {
    const bool remat = model.keep.keep == weft::nn::Keep::inputs;
    return {model.family == Family::llama ? "llama" : "gpt",
            name,
            Step::devices,
            layers,
            parts,
            remat,
            precision.compute == weft::DType::bf16,
            [](weft::Runtime& runtime, const Settings& settings) {
              return std::unique_ptr<Trainer>(new CompiledTrainer(runtime, settings));
            }};
  }
};

template <weft::Index devices>
inline constexpr weft::Mesh data_mesh{{"data", devices}};
template <weft::Index devices>
inline constexpr weft::Mesh data_model_mesh{{"data", devices / 2}, {"model", 2}};

template <weft::Index layers, weft::Index devices>
using DdpTrainer = CompiledTrainer<layers, data_mesh<devices>, weft::Ddp{}>;
template <weft::Index layers, weft::Index devices>
using FsdpTrainer = CompiledTrainer<layers, data_mesh<devices>, weft::Fsdp{}>;
template <weft::Index layers, weft::Index devices>
using SpmdTrainer = CompiledTrainer<layers, data_model_mesh<devices>, weft::Spmd(megatron_specs)>;

}  // namespace examples

#endif
