// Writing with a key-value cache: the text that PyTorch writes with the same weights (tests/golden/generate.json), the
// logits of the whole sequence read at once, and what happens when the cache is full.
#include "../../examples/train_gpt/writer.hpp"

#include <support/golden.hpp>
#include <support/temporary_directory.hpp>
#include <weft/checkpoint/checkpoint.hpp>
#include <weft/data/text.hpp>

namespace examples {
namespace writer_test {

using weft::Index;
using weft::testing::Json;

inline constexpr GptSizes small_gpt{.vocabulary = weft::character_count, .context = 64, .features = 24, .heads = 4};
inline constexpr GptSizes small_llama = small_gpt.as_llama(2, 64);

std::string checkpoint_of(const std::string& name) { return WEFT_TESTS_DIR "/golden/small_" + name + ".safetensors"; }

// A writer with the weights of a stored model, of two layers.
class Trained {
 public:
  Trained(const GptSizes& sizes, const std::string& name) : writer_(sizes, 2) {
    weft::load_weights(checkpoint_of(name), writer_.tensors());
  }
  Writer* operator->() { return &writer_; }
  // The logits after tokens that come one by one.
  std::vector<float> operator()(std::int32_t token, Index position) {
    const std::span<const float> logits = writer_.next_logits(token, position);
    return {logits.begin(), logits.end()};
  }

 private:
  Writer writer_;
};

void expect_golden_tokens(const GptSizes& sizes, const std::string& name) {
  const Json file = weft::testing::golden_file("generate.json");
  const Json& run = weft::testing::run_called(name, file);
  Trained model(sizes, name);
  std::int32_t token = weft::token_of(run.at("prompt").as_string().at(0));
  const auto& tokens = run.at("tokens").as_array();
  ASSERT_EQ(tokens.size(), 64u);
  EXPECT_GT(run.at("smallest_margin").as_double(), 0.01);
  std::vector<float> logits;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    logits = model(token, static_cast<Index>(i));
    token = Sampling{.temperature = 0}.choose(logits, 0);
    ASSERT_EQ(token, tokens[i].as_integer()) << "token " << i;
  }
  const auto& last = run.at("last_logits").as_array();
  ASSERT_EQ(logits.size(), last.size());
  for (std::size_t i = 0; i < last.size(); ++i)
    EXPECT_NEAR(static_cast<double>(logits[i]), last[i].as_double(), 1e-4) << "logit " << i;
}
TEST(Writer, AGptChoosesTheTokensOfPyTorch) { expect_golden_tokens(small_gpt, "gpt"); }
TEST(Writer, ALlamaChoosesTheTokensOfPyTorch) { expect_golden_tokens(small_llama, "llama"); }

// Another text in between is forgotten.
TEST(Writer, WritesTheTextOfPyTorch) {
  const Json file = weft::testing::golden_file("generate.json");
  const Json& run = weft::testing::run_called("llama", file);
  Trained writer(small_llama, "llama");
  const std::string prompt = run.at("prompt").as_string(), expected = prompt + run.at("text").as_string();
  const Sampling greedy{.temperature = 0};
  EXPECT_EQ(writer->write(prompt, 64, greedy), expected);
  EXPECT_NE(writer->write("Derivative Works", 30, {.seed = 1}), writer->write("Derivative Works", 30, {.seed = 2}));
  EXPECT_EQ(writer->write(expected.substr(0, 20), 45, greedy), expected) << "what it wrote itself may be its prompt";
  EXPECT_EQ(writer->write("Work", 0, greedy), "Work");
}

TEST(Writer, ReadsTheWeightsOfAStepWhereTheyAre) {
  weft::Runtime runtime(1);
  const weft::dynamic::Program lender(runtime, NextLogits{small_llama, 2},
                                      {weft::input<std::int32_t>({1, 1}), weft::input<std::int32_t>({})},
                                      weft::Mesh{{"data", 1}}, weft::Ddp{});
  Writer writer(small_llama, 2, lender), other(small_llama, 2);
  weft::load_weights(checkpoint_of("llama"), lender.tensors());  // what the writer reads from here on
  weft::load_weights(checkpoint_of("llama"), other.tensors());
  const Sampling greedy{.temperature = 0};
  EXPECT_EQ(writer.write("Work", 40, greedy), other.write("Work", 40, greedy));
  EXPECT_THROW(weft::load_weights(checkpoint_of("llama"), writer.tensors()), weft::Error) << "they are the step's";
}

// Reading tokens one by one gives the bits that reading them at once gives.
void expect_logits_of_the_whole(const GptSizes& sizes, const std::string& name) {
  weft::Runtime runtime(1);
  weft::dynamic::Program whole(runtime, SizedGpt{sizes, 2, false}, {weft::input<std::int32_t>({1, 64})},
                               weft::Mesh{{"data", 1}}, weft::Ddp{});
  weft::load_weights(checkpoint_of(name), whole.tensors());
  Trained cached(sizes, name);
  for (const std::uint32_t seed : {1u, 2u}) {  // the second finds what the first has left in the cache
    std::vector<std::int32_t> tokens;
    for (std::uint32_t i = 0; i < 64; ++i)
      tokens.push_back(static_cast<std::int32_t>(weft::random_bits_at(seed, "tokens", 0, i) % weft::character_count));
    const std::span<const float> expected = whole(tokens)[0].as<float>();
    for (std::size_t t = 0; t < 64; ++t) {
      const std::vector<float> logits = cached(tokens[t], static_cast<Index>(t));
      const std::span<const float> there = expected.subspan(t * logits.size(), logits.size());
      ASSERT_EQ(logits, std::vector<float>(there.begin(), there.end())) << t;
    }
  }
}
TEST(Writer, ACacheGivesTheBitsOfTheWholeSequence) {
  expect_logits_of_the_whole(small_gpt, "gpt");
  expect_logits_of_the_whole(small_llama, "llama");
}

TEST(Writer, APositionBeyondTheCacheIsAnError) {
  Trained gpt(small_gpt, "gpt"), llama(small_llama, "llama");
  EXPECT_THROW((void)gpt(1, 64), weft::Error);
  EXPECT_THROW((void)llama(1, 64), weft::Error);
  EXPECT_THROW((void)llama(1, -1), weft::Error);
}

}  // namespace writer_test
}  // namespace examples
