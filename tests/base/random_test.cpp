// Random numbers: Threefry-2x32 against the known answers of Random123, streams, and the numbers made of the bits.
#include <weft/base/random.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace weft::random_test {

// The known answers of 20 rounds that come with Random123.
struct KnownAnswer {
  U32Pair key, counter, bits;
};
constexpr KnownAnswer known_answers[] = {
    {{0, 0}, {0, 0}, {0x6b200159u, 0x99ba4efeu}},
    {{0xffffffffu, 0xffffffffu}, {0xffffffffu, 0xffffffffu}, {0x1cb996fcu, 0xbb002be7u}},
    {{0x13198a2eu, 0x03707344u}, {0x243f6a88u, 0x85a308d3u}, {0xc4923a9cu, 0x483df7a0u}},
};
constexpr bool all_answers_are_known() {
  for (const KnownAnswer& known : known_answers)
    if (!(threefry2x32(known.key, known.counter) == known.bits)) return false;
  return true;
}
static_assert(all_answers_are_known());

TEST(Random, ThreefryGivesTheKnownAnswers) {
  for (const KnownAnswer& known : known_answers) {
    EXPECT_EQ(threefry2x32(known.key, known.counter).first, known.bits.first);
    EXPECT_EQ(threefry2x32(known.key, known.counter).second, known.bits.second);
  }
}

TEST(Random, StreamsAreTheFnvHashOfTheName) {
  static_assert(stream_of("") == 0x811c9dc5u && stream_of("foobar") == 0xbf9cf968u);
  EXPECT_EQ(stream_of(""), 0x811c9dc5u);
  EXPECT_EQ(stream_of("a"), 0xe40c292cu);
  EXPECT_EQ(stream_of("foobar"), 0xbf9cf968u);
  EXPECT_EQ(stream_of("\xff"), (0x811c9dc5u ^ 0xffu) * 16777619u) << "letters count as unsigned bytes";
}

TEST(Random, BitsAreTheFirstWordOfOneBlock) {
  static_assert(random_bits(0, 0, 0) == 0x6b200159u);
  EXPECT_EQ(random_bits(0x13198a2eu, 9, 0x03707344u), threefry2x32({0x13198a2eu, 0x03707344u}, {9, 0}).first);
}

TEST(Random, EveryPartOfTheAddressOfADrawCounts) {
  constexpr std::uint32_t draw = random_bits_at(42, "dropout", 7, 1000);
  EXPECT_EQ(draw, random_bits(42, 1000, random_bits(42, 7, stream_of("dropout"))));
  EXPECT_NE(draw, random_bits_at(43, "dropout", 7, 1000));
  EXPECT_NE(draw, random_bits_at(42, "dropout2", 7, 1000));
  EXPECT_NE(draw, random_bits_at(42, "dropout", 8, 1000));
  EXPECT_NE(draw, random_bits_at(42, "dropout", 7, 1001));
}

TEST(Random, NeighboringDrawsOfOneStreamNeverRepeat) {
  // With a fixed key the block is a permutation of 64-bit counters; its first words collide as chance has it.
  std::set<std::uint32_t> seen;
  for (std::uint32_t i = 0; i < 20000; ++i) seen.insert(random_bits(1, i, 2));
  EXPECT_GT(seen.size(), 20000u - 5u);
}

TEST(Random, UniformNumbersAreMultiplesOfTwoToTheMinus24BelowOne) {
  static_assert(uniform_from_bits(0) == 0.0f && uniform_from_bits(0x80000000u) == 0.5f);
  EXPECT_EQ(uniform_from_bits(0xffffffffu), 1.0f - 0x1p-24f);
  EXPECT_EQ(uniform_from_bits(0x000000ffu), 0.0f) << "the lowest eight bits are dropped";
  EXPECT_EQ(uniform_from_bits(0x00000100u), 0x1p-24f);
}

TEST(Random, UniformNumbersAreSpreadEvenly) {
  constexpr int draws = 64000, bins = 64;
  int count[bins] = {};
  double sum = 0;
  for (std::uint32_t i = 0; i < draws; ++i) {
    const float u = uniform_from_bits(random_bits_at(3, "spread", 0, i));
    sum += static_cast<double>(u);
    ++count[static_cast<int>(u * bins)];
  }
  EXPECT_NEAR(sum / draws, 0.5, 5 * std::sqrt(1.0 / 12 / draws));
  double chi_squared = 0;
  for (int n : count) chi_squared += (n - draws / bins) * (n - draws / bins) / (1.0 * draws / bins);
  EXPECT_NEAR(chi_squared, bins - 1, 5 * std::sqrt(2.0 * (bins - 1)));
}

}  // namespace weft::random_test
