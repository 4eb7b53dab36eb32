// Sentences, the exception that carries them, and how an error stops a constant evaluation.
#include <weft/base/error.hpp>

#include <support/expect_error.hpp>
#include <support/is_constant.hpp>

#include <string>
#include <type_traits>
#include <vector>

namespace weft::error_test {

using testing::is_constant;

TEST(Sentence, IsMadeOfTextNumbersAndLists) {
  Sentence sentence;
  sentence << "weft: shape " << std::vector<Index>{4, -784} << " has " << Index{9000000000} << " elements, " << -2
           << " dimensions and " << 0.25 << " of " << std::vector<int>{};
  EXPECT_STREQ(sentence.text(), "weft: shape [4, -784] has 9000000000 elements, -2 dimensions and 0.25 of []");
}

TEST(Sentence, IsCutAtItsCapacity) {
  Sentence sentence;
  const std::string piece(300, 'x');
  for (int i = 0; i < 10; ++i) sentence << piece.c_str() << Index{12345};
  const std::string text = sentence.text();
  EXPECT_EQ(text.size(), to_size(Sentence::capacity));
  EXPECT_EQ(text.substr(0, 305), piece + "12345");
}

// What paths, names and reasons are made of may be anything.
TEST(Sentence, IsOneLineOfUtf8) {
  Sentence sentence;
  sentence << "a\n\xE9\xE2\x80\xA8\xC2\x9B"
           << "\xC3\xA9" << '\n'
           << '\xC3';
  EXPECT_STREQ(sentence.text(), "a????\xC3\xA9??");
}

TEST(Sentence, IsNotCutWithinALetter) {
  Sentence sentence;
  sentence << std::string(to_size(Sentence::capacity) - 1, 'x').c_str() << "\xC3\xA9";
  EXPECT_EQ(sentence.size(), Sentence::capacity - 1);
}

[[noreturn]] void widths_differ(Index left, Index right) {
  raise("widths_differ", Sentence() << "weft: " << left << " against " << right);
}

TEST(Error, CarriesItsCodeAndItsSentence) {
  testing::expect_error([] { widths_differ(784, 512); }, "widths_differ", {"784 against 512"});
  static_assert(std::is_base_of_v<std::exception, Error> && std::is_nothrow_copy_constructible_v<Error>);
  try {
    widths_differ(1, 2);
  } catch (const std::exception& error) {
    EXPECT_STREQ(error.what(), "weft: 1 against 2") << "a handler that knows nothing of weft has the sentence";
  }
}

TEST(Error, OutlivesWhatItWasMadeFrom) {
  const auto made = [] {
    const std::string name = "a name that is gone when the sentence is read";
    return Error("code", Sentence() << name.c_str());
  };
  const Error error = made(), copy = error;
  EXPECT_STREQ(copy.what(), "a name that is gone when the sentence is read");
  EXPECT_STREQ(copy.code(), "code");
}

// The shape of every error that constexpr code meets.
[[noreturn]] constexpr void sizes_differ(Index left, Index right) {
  if (must_show_numbers())
    show_numbers(left, right);
  else
    raise("sizes_differ", Sentence() << "weft: " << left << " and " << right << " differ");
}
constexpr Index checked(Index left, Index right) {
  if (left != right) sizes_differ(left, right);
  return left;
}
static_assert(checked(3, 3) == 3 && is_constant<[] { checked(3, 3); }>);
static_assert(!is_constant<[] { checked(784, 512); }> && !is_constant<[] { checked(0, -1); }>);

// Whatever the numbers are, the shift that shows them is by a negative count.
static_assert(!is_constant<[] { show_numbers(Index{784}, Index{512}); }>);
static_assert(!is_constant<[] { show_numbers(Index{784}, Index{0}); }>);
static_assert(!is_constant<[] { show_numbers(Index{-1}, Index{-512}); }>);

// Clang prints numbers without being shown them.
#if defined(__clang__)
static_assert(!must_show_numbers());
#else
static_assert(must_show_numbers());
#endif

TEST(Error, IsTheSentenceAtRunTimeAndStopsAConstantEvaluation) {
  EXPECT_FALSE(must_show_numbers());
  EXPECT_EQ(checked(3, 3), 3);
  testing::expect_error([] { checked(784, 512); }, "sizes_differ", {"784 and 512 differ"});
}

}  // namespace weft::error_test
