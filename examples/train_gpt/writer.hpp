// Asks a trained model for text, on one device: a key-value cache has what it has read already.
#ifndef EXAMPLES_TRAIN_GPT_WRITER_HPP
#define EXAMPLES_TRAIN_GPT_WRITER_HPP

#include "../support/step_program.hpp"
#include "model.hpp"
#include "sampling.hpp"

#include <string>

namespace examples {

// The logits after a token, which is number `position` of a sequence. No dropout.
struct NextLogits {
  GptSizes sizes;
  weft::Index layers = 1;

  constexpr weft::Var operator()(weft::Var token, weft::Var position) const {
    return SizedGpt{sizes, layers, false, {sizes.context, position}}(token);
  }
};

class Writer {
 public:
  // With weights that are to be given.
  Writer(const GptSizes& sizes, weft::Index layers) : model_{sizes, layers}, predict_(model_, one_token()) {}
  // With those of `step`: read where they are if each of its devices has all, else as they are now. It must outlive the
  // writer.
  template <class Step>
  Writer(const GptSizes& sizes, weft::Index layers, const Step& step)
      : model_{sizes, layers}, predict_(model_, one_token(), step) {}

  [[nodiscard]] const weft::MeshTensors& tensors() const { return predict_.tensors(); }
  // `prompt`, of one character or more, and `count` characters after it, each drawn from what the weights say about
  // those before it: the last context / 2 of them at least, and `context` at most. A function of the arguments and the
  // weights.
  [[nodiscard]] std::string write(const std::string& prompt, weft::Index count, const Sampling& sampling);
  // Logits of the token after `token`, which is number `position` of its sequence; until the next call.
  [[nodiscard]] std::span<const float> next_logits(std::int32_t token, weft::Index position);

 private:
  NextLogits model_;
  StepProgram predict_;

  [[nodiscard]] static weft::Buffer<weft::dynamic::InputType> one_token() {
    return {weft::input<std::int32_t>({1, 1}), weft::input<std::int32_t>({})};
  }
};

}  // namespace examples

#endif
