// What is trained and how, and a training step that is made of it when the program starts.
#ifndef EXAMPLES_TRAIN_GPT_TRAINER_HPP
#define EXAMPLES_TRAIN_GPT_TRAINER_HPP

#include "../support/placement.hpp"
#include "model.hpp"

#include <weft/data/sequences.hpp>
#include <weft/data/text.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/optim/adam.hpp>

#include <string>

namespace examples {

// About a fifth of a million weights a block. A text as short as a license is learnt by heart: dropout is low.
inline constexpr GptSizes default_sizes{.vocabulary = weft::character_count,
                                        .context = 64,
                                        .features = 128,
                                        .heads = 4,
                                        .dropout = 0.02,
                                        .gentle_start = true};

// All that the losses follow from but the data.
struct Training {
  GptSizes sizes = default_sizes;
  weft::Index layers = 2;
  weft::Index batch = 16;  // sequences a step
  Placement placement;
  std::uint32_t seed = 42;
  weft::AdamW::Settings optimizer;
  float max_norm = 1;  // of all gradients; may be infinite
};

// A step that takes sequences [batch, context] and the tokens that follow theirs; its metric "gradient_norm" is that of
// all gradients, before they were clipped. Errors, before anything is allocated: those of weft::dynamic::TrainStep.
[[nodiscard]] weft::dynamic::TrainStep make_step(weft::Runtime& runtime, const Training& training);

}  // namespace examples

#endif
