// Sequences of tokens with what follows: side by side, overlapping, and from random places.
#include <weft/data/loader.hpp>
#include <weft/data/sequences.hpp>
#include <weft/data/text.hpp>

#include "support/expect_error.hpp"

#include <set>

namespace sequences_test {

using weft::Index;
using weft::RandomSequences;
using weft::Sequences;
using weft::Text;
using weft::token_of;
using weft::testing::expect_error;

const std::string letters = "abcdefghijklmnop";

template <class Source>
std::vector<std::int32_t> first_tokens(const Source& source, Index index) {
  const auto length = weft::to_size(source.widths()[0]);
  std::vector<std::int32_t> tokens(length), next(length);
  source.read({.index = index}, tokens, next);
  for (std::size_t i = 0; i < length; ++i) {
    EXPECT_EQ(tokens[i], tokens[0] + static_cast<std::int32_t>(i));
    EXPECT_EQ(next[i], tokens[i] + 1);
  }
  return tokens;
}

TEST(Sequences, LieSideBySideOrOverlap) {
  const Text text(letters, 4);
  const Sequences beside(text, 4);
  EXPECT_EQ(beside.count(), 3);  // the fourth would have nothing after its last token
  for (Index i = 0; i < 3; ++i) EXPECT_EQ(first_tokens(beside, i)[0], token_of(letters[weft::to_size(4 * i)]));
  const Sequences all(text, 4, 1);
  EXPECT_EQ(all.count(), 12);
  EXPECT_EQ(first_tokens(all, 11)[3], token_of('o'));
  EXPECT_EQ(Sequences(text, 15).count(), 1);
}

TEST(Sequences, RandomOnesAreAFunctionOfSeedStepAndRow) {
  const Text text(letters, 4);
  const RandomSequences source(text, 4, 3, 7);
  std::set<std::int32_t> starts;
  for (Index i = 0; i < 300; ++i) {
    const auto tokens = first_tokens(source, i);
    starts.insert(tokens[0]);
    const std::uint64_t bits = weft::random_bits_at(7, "text", static_cast<std::uint32_t>(i / 3 + 1),
                                                    static_cast<std::uint32_t>(i % 3));
    EXPECT_EQ(tokens[0], token_of('a') + static_cast<std::int32_t>(bits * 12 >> 32));
  }
  EXPECT_EQ(starts.size(), 12u);  // every place that has a sequence and one more token after it
}

TEST(Sequences, AStreamHasNoEndAndIsResumedAnywhere) {
  const Text text(letters, 4);
  const RandomSequences source(text, 4, 6, 7);
  const weft::LoaderOptions options{.device_batch = 3, .devices = 2, .shuffle = false, .threads = 2};
  std::vector<std::vector<std::int32_t>> batches;
  weft::Loader whole(source, options);
  for (int step = 0; step < 20; ++step) {
    const weft::TokenBatch* batch = whole.next();
    ASSERT_NE(batch, nullptr);
    EXPECT_EQ(batch->valid, 6);
    batches.emplace_back(batch->tokens.begin(), batch->tokens.end());
    for (Index i = 0; i < batch->tokens.size(); ++i) EXPECT_EQ(batch->next.items[i], batch->tokens.items[i] + 1);
  }
  EXPECT_EQ(whole.position(), 120);
  weft::LoaderOptions later = options;
  later.position = 7 * 6;
  weft::Loader resumed(source, later);
  for (std::size_t step = 7; step < 20; ++step) {
    const auto& tokens = resumed.next()->tokens;
    EXPECT_EQ(std::vector<std::int32_t>(tokens.begin(), tokens.end()), batches[step]);
  }
}

TEST(Sequences, SettingsOutsideTheirRange) {
  const Text text(letters, 4, "letters");
  expect_error([&] { Sequences(text, 16); }, "tokens_are_too_few", {"'letters' has 16 tokens", "needs 17"});
  expect_error([&] { Sequences(text, 0); }, "token_setting_is_wrong", {"length is 0"});
  expect_error([&] { Sequences(text, 4, -1); }, "token_setting_is_wrong", {"stride is -1"});
  expect_error([&] { RandomSequences(text, 4, 0, 1); }, "token_setting_is_wrong", {"rows is 0"});
}

}  // namespace sequences_test
