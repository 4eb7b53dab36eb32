// What is done beside the optimizer's rule: gradients are clipped together, and neither biases, which a LLaMA does not
// have, nor the weights of norms decay.
#ifndef EXAMPLES_TRAIN_GPT_OPTIONS_HPP
#define EXAMPLES_TRAIN_GPT_OPTIONS_HPP

#include "trainer.hpp"

#include <weft/optim/optimizer_options.hpp>

namespace examples {

inline constexpr weft::OptimizerOptions gpt_options{
    .clip = weft::Clip::by_global_norm,
    .groups = {{"*norm*.weight", {.weight_decay = 0}}, {"*.bias", {.weight_decay = 0}}}};
inline constexpr weft::OptimizerOptions llama_options{.clip = weft::Clip::by_global_norm,
                                                      .groups = {{"*norm*.weight", {.weight_decay = 0}}}};

}  // namespace examples

#endif
