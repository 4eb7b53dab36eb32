#include <weft/base/text.hpp>

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>

namespace weft {
namespace {

TEST(Text, IsWhatWasWritten) {
  Text text = "weft";
  text << ' ' << 7 << ", " << Index{-1234567890123} << ' ' << 0.1 << ' ' << 1e300 << Text("!");
  EXPECT_STREQ(text.c_str(), "weft 7, -1234567890123 0.1 1e+300!");
  EXPECT_EQ(text.size(), 34);
  EXPECT_EQ(text[33], '!');
  EXPECT_THROW(static_cast<void>(text[34]), Error);
  EXPECT_THROW(static_cast<void>(text[-1]), Error);
}

TEST(Text, MayBeEmpty) {
  const Text nothing, blank = "";
  EXPECT_TRUE(nothing.empty());
  EXPECT_TRUE(blank.empty());
  EXPECT_STREQ(nothing.c_str(), "");
  EXPECT_EQ(nothing, blank);
  EXPECT_EQ(nothing.begin(), nothing.end());
  Text text;
  text << nothing << blank << "";
  EXPECT_TRUE(text.empty());
}

TEST(Text, GrowsAndIsPadded) {
  Text text;
  std::string expected;
  for (int i = 0; i < 1000; ++i) {
    text << i << ';';
    expected += std::to_string(i) + ";";
  }
  EXPECT_EQ(text, expected);
  Text line = "ab";
  line.pad_to(5);
  line.pad_to(3);
  EXPECT_EQ(line, "ab   ");
  EXPECT_EQ(Text(3, 'x'), "xxx");
}

TEST(Text, MayBeAppendedToItself) {
  Text text = "abc";
  for (int i = 0; i < 5; ++i) text << text;
  EXPECT_EQ(text.size(), 96);
  EXPECT_EQ(std::string(text).substr(90), "abcabc");
}

TEST(Text, HoldsBytesThatAreNoLetters) {
  const std::string bytes("a\0b\0", 4);
  const Text text = bytes;
  EXPECT_EQ(text.size(), 4);
  const std::string back = text;
  EXPECT_EQ(back, bytes);
  EXPECT_FALSE(text == Text("a"));
}

std::size_t length_of(const std::string& string) { return string.size(); }
Index size_of(const Text& text) { return text.size(); }

TEST(Text, StandsForTheStandardsStringsAndTheyForIt) {
  EXPECT_EQ(length_of(Text("four")), 4u);
  EXPECT_EQ(size_of(std::string("five!")), 5);
  EXPECT_EQ(size_of(std::string_view("six...")), 6);
  EXPECT_EQ(size_of("seven.."), 7);
  EXPECT_EQ(size_of(std::filesystem::path("eight") / "."), 7);
  std::string kept = "old";
  kept = Text("new");
  EXPECT_EQ(kept, "new");
  std::ostringstream stream;
  stream << Text("a") << 1 << Text("b");
  EXPECT_EQ(stream.str(), "a1b");
}

TEST(Text, CopiesAndMoves) {
  Text first = "woven";
  Text copy = first;
  copy << '!';
  EXPECT_EQ(first, "woven");
  const Text moved = static_cast<Text&&>(first);
  EXPECT_EQ(moved, "woven");
  copy = moved;
  EXPECT_EQ(copy, "woven");
}

}  // namespace
}  // namespace weft
