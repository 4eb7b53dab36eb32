#include "trainer.hpp"

#include "kernels.hpp"
#include "options.hpp"

namespace examples {

namespace {

template <const weft::OptimizerOptions& options>
weft::AnyOptimizer optimizer_with(const Training& training) {
  using Rule = weft::Optimizer<weft::AdamW, options>;
  return {Rule{}, typename Rule::Settings{.rule = training.optimizer, .max_norm = training.max_norm}};
}
weft::AnyOptimizer optimizer_of(const Training& training) {
  return training.sizes.family == Family::llama ? optimizer_with<llama_options>(training)
                                                : optimizer_with<gpt_options>(training);
}
weft::dynamic::InputType tokens_of(const Training& training) {
  return weft::input<std::int32_t>({training.batch, training.sizes.context});
}

}  // namespace

weft::dynamic::TrainStep make_step(weft::Runtime& runtime, const Training& training) {
  register_gpt_kernels();
  return {runtime,
          SizedGptLoss{training.sizes, training.layers, training.placement.mesh},
          {tokens_of(training), tokens_of(training)},
          training.placement.mesh,
          training.placement.strategy,
          optimizer_of(training),
          weft::Seed{training.seed},
          training.placement.options};
}

}  // namespace examples
