// Interners: equal things are one, and numbers survive growth and copies.
#include <weft/graph/interner.hpp>
#include <weft/graph/name.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::interner_test {

struct Word {
  int letters = 0;
  int hash_of = 0;
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return static_cast<std::uint64_t>(hash_of) << 32; }
  friend constexpr bool operator==(const Word& left, const Word& right) { return left.letters == right.letters; }
};

constexpr bool equal_words_are_one() {
  Interner<Word> words;
  const std::int32_t first = words.intern({7, 1}), second = words.intern({8, 1});
  return first == 0 && second == 1 && words.intern({7, 1}) == 0 && words.size() == 2 && words[1].letters == 8;
}
static_assert(equal_words_are_one());

TEST(Interner, EqualThingsAreOneInTheOrderOfFirstAppearance) {
  EXPECT_TRUE(equal_words_are_one());
  Interner<Name> names;
  EXPECT_EQ(names.intern("b"), 0);
  EXPECT_EQ(names.intern("a"), 1);
  EXPECT_EQ(names.intern("b"), 0);
  std::string in_order;
  for (const Name& name : names) in_order += name.c_str();
  EXPECT_EQ(in_order, "ba");
}

TEST(Interner, NumbersSurviveGrowth) {
  Interner<Name> names;
  const auto name = [](int i) { return Name(("layer" + std::to_string(i)).c_str()); };
  for (int i = 0; i < 5000; ++i) ASSERT_EQ(names.intern(name(i)), i);
  EXPECT_EQ(names.size(), 5000);
  for (int i = 0; i < 5000; ++i) {
    ASSERT_EQ(names.intern(name(i)), i);
    ASSERT_EQ(names.find(name(i)), i);
    ASSERT_TRUE(names[i] == name(i));
  }
  EXPECT_EQ(names.size(), 5000);
}

TEST(Interner, WhatCollidesStaysApart) {
  Interner<Word> words;
  for (int i = 0; i < 200; ++i) EXPECT_EQ(words.intern({i, 12345}), i);
  for (int i = 199; i >= 0; --i) EXPECT_EQ(words.find({i, 12345}), i);
  EXPECT_EQ(words.find({200, 12345}), -1);
}

TEST(Interner, FindAddsNothing) {
  Interner<Word> words;
  EXPECT_EQ(words.find({1, 1}), -1);
  EXPECT_EQ(words.size(), 0);
  words.intern({1, 1});
  EXPECT_EQ(words.find({2, 1}), -1);
  EXPECT_EQ(words.size(), 1);
}

TEST(Interner, ACopyIsIndependentAndNumbersMeanTheSameInBoth) {
  Interner<Word> words;
  for (int i = 0; i < 30; ++i) words.intern({i, i});
  Interner<Word> copy = words;
  for (int i = 30; i < 90; ++i) copy.intern({i, i});
  EXPECT_EQ(words.size(), 30);
  for (int i = 0; i < 90; ++i) EXPECT_EQ(copy.find({i, i}), i);
  EXPECT_EQ(words.intern({89, 89}), 30);
}

TEST(Interner, ANumberThatWasNotGivenIsAnError) {
  Interner<Word> words;
  words.intern({1, 1});
  EXPECT_THROW((void)words[1], Error);
  EXPECT_THROW((void)words[-1], Error);
}

TEST(Interner, HashesDependOnOrderAndLength) {
  using List = fixed_vector<Index, 4>;
  static_assert(mixed_list(1, List{1, 2}) != mixed_list(1, List{2, 1}));
  static_assert(mixed_list(1, List{0}) != mixed_list(1, List{0, 0}));
  EXPECT_NE(mixed_list(1, List{}), mixed_list(2, List{}));
  EXPECT_NE(mixed(mixed(0, 1), 2), mixed(mixed(0, 2), 1));
}

}  // namespace weft::interner_test
