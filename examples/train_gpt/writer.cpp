#include "writer.hpp"

#include <weft/data/text.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace examples {

std::string Writer::write(const std::string& prompt, weft::Index count, const Sampling& sampling) {
  const auto window = static_cast<std::size_t>(model_.sizes.context);
  std::string text = prompt;
  std::size_t read = text.size() - std::min(text.size(), window), position = 0;
  for (weft::Index i = 0; i < count; ++i) {
    std::span<const float> logits;
    while (read < text.size()) {
      // The cache is full. A model of positions that are weights knows no more of them, so its second half is read
      // again as a new sequence, once in so many tokens.
      if (position == window) read = text.size() - window / 2, position = 0;
      logits = next_logits(weft::token_of(text[read++]), static_cast<weft::Index>(position++));
    }
    text += weft::character_of(sampling.choose(logits, i));
  }
  return text;
}

double Writer::mean_loss(std::span<const std::int32_t> tokens) {
  const auto window = static_cast<std::size_t>(model_.sizes.context);
  double sum = 0;
  weft::Index count = 0;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const std::span<const float> logits = next_logits(tokens[i], static_cast<weft::Index>(i % window));
    if ((i + 1) % window == 0) continue;  // the next one begins another sequence
    const auto most = static_cast<double>(*std::max_element(logits.begin(), logits.end()));
    double total = 0;
    for (const float logit : logits) total += std::exp(static_cast<double>(logit) - most);
    sum += most + std::log(total) - static_cast<double>(logits[static_cast<std::size_t>(tokens[i + 1])]);
    ++count;
  }
  return sum / static_cast<double>(count);
}

std::span<const float> Writer::next_logits(std::int32_t token, weft::Index position) {
  return predict_.call<float>(std::array{token}, std::array{static_cast<std::int32_t>(position)});
}

}  // namespace examples
