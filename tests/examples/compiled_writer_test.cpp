// Writing with a key-value cache: the text that PyTorch writes with the same weights (tests/golden/generate.json), the
// logits of the whole sequence read at once, and what happens when the cache is full.
#include "../../examples/train_gpt/compiled_writer.hpp"

#include <support/golden.hpp>
#include <support/planned_program.hpp>
#include <support/temporary_directory.hpp>
#include <weft/train/checkpoint.hpp>

namespace examples {
namespace compiled_writer_test {

using weft::Index;
using weft::testing::Json;
using weft::testing::PlannedProgram;

inline constexpr GptSizes small_gpt{.vocabulary = weft::character_count, .context = 64, .features = 24, .heads = 4};
inline constexpr GptSizes small_llama = small_gpt.as_llama(2, 64);
using OneToken = weft::Inputs<weft::i32[1][1], weft::i32>;

std::string checkpoint_of(const std::string& name) { return WEFT_TESTS_DIR "/golden/small_" + name + ".safetensors"; }

// The next logits by a cache, planned at run time, after tokens that come one by one.
template <const GptSizes& sizes>
class CachedModel {
 public:
  explicit CachedModel(const std::string& checkpoint) { weft::load_weights(checkpoint, program_.tensors()); }
  std::vector<float> operator()(std::int32_t token, Index position) {
    return program_.call(0, std::array{token}, std::array{static_cast<std::int32_t>(position)});
  }

 private:
  PlannedProgram<NextLogits<sizes, 2>, OneToken> program_{weft::Ddp{}, weft::detail::one_device};
};

template <const GptSizes& sizes>
void expect_golden_tokens(const std::string& name) {
  const Json file = weft::testing::golden_file("generate.json");
  const Json& run = weft::testing::run_called(name, file);
  CachedModel<sizes> model(checkpoint_of(name));
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
TEST(CompiledWriter, AGptChoosesTheTokensOfPyTorch) { expect_golden_tokens<small_gpt>("gpt"); }
TEST(CompiledWriter, ALlamaChoosesTheTokensOfPyTorch) { expect_golden_tokens<small_llama>("llama"); }

// The same by a compiled program; another text in between is forgotten.
TEST(CompiledWriter, WritesTheTextOfPyTorch) {
  const Json file = weft::testing::golden_file("generate.json");
  const Json& run = weft::testing::run_called("llama", file);
  CompiledWriter<small_llama, 2> writer;
  weft::load_weights(checkpoint_of("llama"), writer.tensors());
  const std::string prompt = run.at("prompt").as_string(), expected = prompt + run.at("text").as_string();
  const Sampling greedy{.temperature = 0};
  EXPECT_EQ(writer.write(prompt, 64, greedy), expected);
  EXPECT_NE(writer.write("Derivative Works", 30, {.seed = 1}), writer.write("Derivative Works", 30, {.seed = 2}));
  EXPECT_EQ(writer.write(expected.substr(0, 20), 45, greedy), expected) << "what it wrote itself may be its prompt";
  EXPECT_EQ(writer.write("Work", 0, greedy), "Work");
}

// Has weights and nothing else.
class Untrained final : public Trainer {
 public:
  const weft::MeshTensors& tensors() const override { return lender_.tensors(); }
  weft::AnyWeights weights() const override { return weft::weights_of(lender_); }
  weft::Executable& executable() override { return lender_.executable(); }
  void save(const weft::CheckpointManager&, const weft::CheckpointMetadata&) const override {}
  void load(const std::string& checkpoint) override { weft::load_weights(checkpoint, lender_.tensors()); }
  std::unique_ptr<Feed> feed(AnyLoader<weft::TokenBatch>&) override { return nullptr; }
  float step(const weft::MovedBatch&) override { return 0; }
  float gradient_norm() const override { return 0; }

 private:
  weft::Runtime runtime_{1};
  weft::Prediction<NextLogits<small_llama, 2>, OneToken> lender_{runtime_};
};
TEST(CompiledWriter, ReadsTheWeightsOfATrainerWhereTheyAre) {
  Untrained trainer;
  CompiledWriter<small_llama, 2> writer(&trainer), other;
  trainer.load(checkpoint_of("llama"));  // what the writer reads from here on
  weft::load_weights(checkpoint_of("llama"), other.tensors());
  const Sampling greedy{.temperature = 0};
  EXPECT_EQ(writer.write("Work", 40, greedy), other.write("Work", 40, greedy));
  EXPECT_THROW(weft::load_weights(checkpoint_of("llama"), writer.tensors()), weft::Error) << "they are the trainer's";
}

// Reading tokens one by one gives the bits that reading them at once gives.
template <const GptSizes& sizes>
struct WholeSequence {
  constexpr weft::Var operator()(weft::Var tokens) const { return Gpt<sizes, 2>{.training = false}(tokens); }
};
template <const GptSizes& sizes>
void expect_logits_of_the_whole(const std::string& name) {
  PlannedProgram<WholeSequence<sizes>, weft::Inputs<weft::i32[1][64]>> whole(weft::Ddp{}, weft::detail::one_device);
  weft::load_weights(checkpoint_of(name), whole.tensors());
  CachedModel<sizes> cached(checkpoint_of(name));
  for (const std::uint32_t seed : {1u, 2u}) {  // the second finds what the first has left in the cache
    std::vector<std::int32_t> tokens;
    for (std::uint32_t i = 0; i < 64; ++i)
      tokens.push_back(static_cast<std::int32_t>(weft::random_bits_at(seed, "tokens", 0, i) % weft::character_count));
    const std::vector<float> expected = whole.call(0, tokens);
    for (std::size_t t = 0; t < 64; ++t) {
      const std::vector<float> logits = cached(tokens[t], static_cast<Index>(t));
      const auto first = expected.begin() + static_cast<std::ptrdiff_t>(t * logits.size());
      ASSERT_EQ(logits, std::vector<float>(first, first + static_cast<std::ptrdiff_t>(logits.size()))) << t;
    }
  }
}
TEST(CompiledWriter, ACacheGivesTheBitsOfTheWholeSequence) {
  expect_logits_of_the_whole<small_gpt>("gpt");
  expect_logits_of_the_whole<small_llama>("llama");
}

TEST(CompiledWriter, APositionBeyondTheCacheIsAnError) {
  CachedModel<small_gpt> gpt(checkpoint_of("gpt"));
  CachedModel<small_llama> llama(checkpoint_of("llama"));
  EXPECT_THROW((void)gpt(1, 64), weft::Error);
  EXPECT_THROW((void)llama(1, 64), weft::Error);
  EXPECT_THROW((void)llama(1, -1), weft::Error);
}

}  // namespace compiled_writer_test
}  // namespace examples
