// How the next token is chosen among those that a model thinks likely.
#ifndef EXAMPLES_TRAIN_GPT_SAMPLING_HPP
#define EXAMPLES_TRAIN_GPT_SAMPLING_HPP

#include <weft/base/index.hpp>
#include <weft/base/random.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
#include <vector>

namespace examples {

// A token has the probability softmax(logits / temperature) among the `top_k` likeliest, and those as likely as the
// last of them; 0: all. Temperature 0: always the likeliest, the first of equal ones.
struct Sampling {
  double temperature = 1;
  weft::Index top_k = 0;
  std::uint32_t seed = 0;

  // The token at place `number` of what is made up.
  [[nodiscard]] std::int32_t choose(std::span<const float> logits, weft::Index number) const {
    const auto largest = std::max_element(logits.begin(), logits.end());
    if (temperature == 0) return static_cast<std::int32_t>(largest - logits.begin());
    const float least = smallest_chosen(logits);
    std::vector<double> upto;
    double total = 0;
    for (const float logit : logits) {
      if (logit >= least) total += std::exp(static_cast<double>(logit - *largest) / temperature);
      upto.push_back(total);
    }
    const double u = static_cast<double>(
        weft::uniform_from_bits(weft::random_bits_at(seed, "sample", 0, static_cast<std::uint32_t>(number))));
    return static_cast<std::int32_t>(std::upper_bound(upto.begin(), upto.end() - 1, u * total) - upto.begin());
  }

 private:
  [[nodiscard]] float smallest_chosen(std::span<const float> logits) const {
    std::vector<float> sorted(logits.begin(), logits.end());
    const auto count = static_cast<std::size_t>(top_k);
    if (count == 0 || count >= sorted.size()) return *std::min_element(sorted.begin(), sorted.end());
    std::nth_element(sorted.begin(), sorted.begin() + (top_k - 1), sorted.end(), std::greater<>());
    return sorted[count - 1];
  }
};

}  // namespace examples

#endif
