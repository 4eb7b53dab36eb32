// Asks a trained model for text, on one device: a key-value cache has what it has read already.
#ifndef EXAMPLES_TRAIN_GPT_WRITER_HPP
#define EXAMPLES_TRAIN_GPT_WRITER_HPP

#include "../support/step_program.hpp"
#include "model.hpp"
#include "sampling.hpp"

#include <weft/nn/quantized_linear.hpp>
#include <weft/train/quantize_weights.hpp>

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
  // With those that `weights` name in few bits: those of `trained`, which has all of them as numbers.
  Writer(const GptSizes& sizes, weft::Index layers, const weft::WeightQuantization& weights, const Writer& trained)
      : model_{sizes, layers},
        predict_(weft::nn::Quantized{model_, weights}, one_token()),
        reports_(weft::quantize_weights(trained.tensors(), tensors(), weights)) {}
  // With those of `step`: read where they are if each of its devices has all, else as they are now. It must outlive the
  // writer.
  template <class Step>
  Writer(const GptSizes& sizes, weft::Index layers, const Step& step)
      : model_{sizes, layers}, predict_(model_, one_token(), step) {}

  [[nodiscard]] const weft::MeshTensors& tensors() const { return predict_.tensors(); }
  [[nodiscard]] weft::Index arena_bytes() const { return predict_.arena_bytes(); }
  // What became of the weights in few bits.
  [[nodiscard]] const std::vector<weft::QuantizedWeightReport>& reports() const { return reports_; }
  // The mean over the tokens, but for the first of each context, of -log(the share that the model gave it), in nats.
  [[nodiscard]] double mean_loss(std::span<const std::int32_t> tokens);
  // `prompt`, of one character or more, and `count` characters after it, each drawn from what the weights say about
  // those before it: the last context / 2 of them at least, and `context` at most. A function of the arguments and the
  // weights.
  [[nodiscard]] std::string write(const std::string& prompt, weft::Index count, const Sampling& sampling);
  // Logits of the token after `token`, which is number `position` of its sequence; until the next call.
  [[nodiscard]] std::span<const float> next_logits(std::int32_t token, weft::Index position);

 private:
  NextLogits model_;
  StepProgram predict_;
  std::vector<weft::QuantizedWeightReport> reports_;

  [[nodiscard]] static weft::Buffer<weft::dynamic::InputType> one_token() {
    return {weft::input<std::int32_t>({1, 1}), weft::input<std::int32_t>({})};
  }
};

}  // namespace examples

#endif
