// A Writer of one compiled model, on one device: a key-value cache has what it has read already.
#ifndef EXAMPLES_TRAIN_GPT_COMPILED_WRITER_HPP
#define EXAMPLES_TRAIN_GPT_COMPILED_WRITER_HPP

#include "model.hpp"
#include "trainer.hpp"

#include <weft/data/text.hpp>
#include <weft/train/prediction.hpp>

#include <algorithm>
#include <array>

namespace examples {

// The logits after a token, which is number `position` of a sequence. No dropout.
template <const GptSizes& sizes, weft::Index layers>
struct NextLogits {
  constexpr weft::Var operator()(weft::Var token, weft::Var position) const {
    return Gpt<sizes, layers>{.training = false, .cache = {sizes.context, position}}(token);
  }
};

template <const GptSizes& sizes, weft::Index layers>
class CompiledWriter final : public Writer {
 public:
  // See make_writer.
  explicit CompiledWriter(const Trainer* trainer = nullptr)
      : predict_(trainer == nullptr ? NextToken(alone_) : program_on<NextToken>(alone_, *trainer)) {
    if (trainer != nullptr && !NextToken::can_share(trainer->weights())) tensors().copy_from(trainer->tensors());
  }
  [[nodiscard]] const weft::MeshTensors& tensors() const override { return predict_.tensors(); }
  std::string write(const std::string& prompt, weft::Index count, const Sampling& sampling) override {
    constexpr auto window = static_cast<std::size_t>(sizes.context);
    std::string text = prompt;
    std::size_t read = text.size() - std::min(text.size(), window), position = 0;
    for (weft::Index i = 0; i < count; ++i) {
      std::span<const float> logits;
      while (read < text.size()) {
        // The cache is full. A model of positions that are weights knows no more of them, so its second half is read
        // again as a new sequence, once in so many tokens.
        if (position == window) read = text.size() - window / 2, position = 0;
        logits = next_logits(text[read++], position++);
      }
      text += weft::character_of(sampling.choose(logits, i));
    }
    return text;
  }

 private:
  using NextToken = weft::Prediction<NextLogits<sizes, layers>, weft::Inputs<weft::i32[1][1], weft::i32>>;

  weft::Runtime alone_{1};
  NextToken predict_;

  std::span<const float> next_logits(char character, std::size_t position) {
    const std::array token{std::int32_t{weft::token_of(character)}}, number{static_cast<std::int32_t>(position)};
    return predict_(token, number);
  }
};

}  // namespace examples

#endif
