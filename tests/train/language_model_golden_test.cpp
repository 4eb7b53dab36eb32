// The language model of tests/golden/gpt.json, which JAX trained from the same weights: 20 losses, and all gradients of
// the first step.
#include "../../examples/train_gpt/model.hpp"

#include <support/golden.hpp>
#include <support/planned_training.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>

namespace weft {
namespace {

using testing::golden_file;
using testing::Json;
using testing::PlannedTraining;

constexpr Index batch = 4, context = 16, vocabulary = 32;
using Tokens = Inputs<i32[batch][context], i32[batch][context]>;
inline constexpr examples::GptSizes tied{vocabulary, context, 32, 4},
    untied{.vocabulary = vocabulary, .context = context, .features = 32, .heads = 4, .tied = false};
const Mesh mesh{{"data", 1}};

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

template <const examples::GptSizes& sizes>
void expect_golden_run(const std::string& name) {
  const Json file = golden_file("gpt.json");
  const Json& run = testing::run_called(name, file);
  const auto seed = static_cast<std::uint32_t>(run.at("seed").as_integer());
  const TrainingGraph training = trace_training<examples::GptLoss<sizes, 2>, Tokens>();
  PlannedTraining<AdamW> step(training, Ddp{}, mesh, seed);
  const auto settings = testing::golden_settings<AdamW::Settings>(file.at("optimizer"));
  const auto& losses = run.at("losses").as_array();
  ASSERT_EQ(losses.size(), 20u);
  for (std::size_t i = 0; i < losses.size(); ++i) {
    SCOPED_TRACE(::testing::Message() << "step " << i);
    const TokenBatch given(seed, static_cast<Index>(i));
    testing::expect_golden(static_cast<double>(step.step(settings, given.tokens, given.next)), losses[i]);
  }
  const Json* const gradients = run.find("gradients");
  if (gradients == nullptr) return;
  // The momentum after one step is the gradient. What a key adds to all scores of a query alike, such as its bias, has
  // no effect: its gradient is rounding.
  PlannedTraining<SgdMomentum> first(training, Ddp{}, mesh, seed);
  const TokenBatch given(seed, 0);
  (void)first.step({.momentum = 0.9F}, given.tokens, given.next);
  EXPECT_EQ(gradients->as_array().size(), to_size(training.weights.size()));
  testing::expect_golden_gradients(*gradients, first.tensors(), ".sgd.momentum", 1e-7);
}

TEST(LanguageModelGolden, WithATiedHeadAndAllItsGradients) { expect_golden_run<tied>("tied"); }
TEST(LanguageModelGolden, WithAHeadOfItsOwn) { expect_golden_run<untied>("untied"); }

}  // namespace
}  // namespace weft
