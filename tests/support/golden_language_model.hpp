// The language model of tests/golden/gpt.json and its tokens.
#ifndef WEFT_TESTS_SUPPORT_GOLDEN_LANGUAGE_MODEL_HPP
#define WEFT_TESTS_SUPPORT_GOLDEN_LANGUAGE_MODEL_HPP

#include "../../examples/train_gpt/model.hpp"

#include <weft/trace/inputs.hpp>

#include <vector>

namespace weft::testing::golden_language_model {

inline constexpr Index batch = 4, context = 16, vocabulary = 32;
using Tokens = Inputs<i32[batch][context], i32[batch][context]>;
inline constexpr examples::GptSizes tied{vocabulary, context, 32, 4},
    untied{.vocabulary = vocabulary, .context = context, .features = 32, .heads = 4, .tied = false};

// Tokens at random; the one to be told is the sum of a token and the one before it.
struct TokenBatch {
  std::vector<std::int32_t> tokens, next;

  TokenBatch(std::uint32_t seed, Index step) {
    for (std::uint32_t i = 0; i < batch * context; ++i) {
      const std::uint32_t bits = random_bits_at(seed, "tokens", static_cast<std::uint32_t>(step), i);
      const std::int32_t token = static_cast<std::int32_t>(bits % vocabulary);
      const std::int32_t before = i % context == 0 ? token : tokens.back();
      tokens.push_back(token);
      next.push_back((token + before) % vocabulary);
    }
  }
};

}  // namespace weft::testing::golden_language_model

#endif
