// Text from a trained model: its forward pass on one device, again for every character.
#include "compiled_trainer.hpp"

#include <weft/train/prediction.hpp>

#include <algorithm>
#include <cmath>

namespace examples {

namespace {

// The logits after every token of one sequence. No dropout.
template <weft::Index layers>
struct Continuation {
  constexpr weft::Var operator()(weft::Var tokens) const { return Gpt<sizes, layers>{.training = false}(tokens); }
};

// A token with the probability softmax(logits / temperature); u in [0, 1).
std::int32_t draw(std::span<const float> logits, double temperature, double u) {
  const double largest = static_cast<double>(*std::max_element(logits.begin(), logits.end()));
  std::vector<double> upto;
  double total = 0;
  for (float logit : logits) upto.push_back(total += std::exp((static_cast<double>(logit) - largest) / temperature));
  const auto drawn = std::upper_bound(upto.begin(), upto.end() - 1, u * total);
  return static_cast<std::int32_t>(drawn - upto.begin());
}

template <weft::Index layers>
class CompiledWriter final : public Writer {
 public:
  [[nodiscard]] const weft::MeshTensors& tensors() const override { return predict_.tensors(); }
  std::string write(const std::string& prompt, weft::Index count, double temperature, std::uint32_t seed) override {
    std::string text = prompt;
    for (weft::Index i = 0; i < count; ++i) {
      // What comes after the last token does not matter: no position sees a later one.
      std::vector<std::int32_t> tokens(context, 0);
      const std::size_t known = std::min(text.size(), context);
      for (std::size_t t = 0; t < known; ++t) tokens[t] = weft::token_of(text[text.size() - known + t]);
      const auto logits = predict_(tokens).subspan((known - 1) * std::size_t{sizes.vocabulary}, sizes.vocabulary);
      const std::uint32_t bits = weft::random_bits_at(seed, "sample", 0, static_cast<std::uint32_t>(i));
      text += weft::character_of(draw(logits, temperature, static_cast<double>(weft::uniform_from_bits(bits))));
    }
    return text;
  }

 private:
  weft::Runtime alone_{1};
  weft::Prediction<Continuation<layers>, weft::Inputs<weft::i32[1][context]>> predict_{alone_};
};

}  // namespace

std::unique_ptr<Writer> make_writer(weft::Index layers) {
  if (layers == few_layers) return std::make_unique<CompiledWriter<few_layers>>();
  if (layers == many_layers) return std::make_unique<CompiledWriter<many_layers>>();
  return nullptr;
}

}  // namespace examples
