// UTF-8: what belongs to it, and how foreign names are shown.
#include <weft/io/utf8.hpp>

#include <gtest/gtest.h>

namespace utf8_test {

using weft::append_utf8;
using weft::is_utf8;
using weft::printable;

std::string encoded(std::uint32_t code) {
  std::string text;
  append_utf8(text, code);
  return text;
}

TEST(Utf8, EveryCodePointIsEncodedAndAccepted) {
  EXPECT_EQ(encoded('a'), "a");
  EXPECT_EQ(encoded(0xE9), "\xC3\xA9");
  EXPECT_EQ(encoded(0x4E16), "\xE4\xB8\x96");
  EXPECT_EQ(encoded(0x1F9F5), "\xF0\x9F\xA7\xB5");
  for (std::uint32_t code = 0; code <= 0x10FFFF; ++code)
    if (is_utf8(encoded(code)) == (code >= 0xD800 && code < 0xE000)) ADD_FAILURE() << code;
}

TEST(Utf8, WhatIsNotInItIsRefused) {
  EXPECT_TRUE(is_utf8(""));
  EXPECT_TRUE(is_utf8("woven \xC3\xA9 \xF0\x9F\xA7\xB5"));
  for (const char* text : {"\x80", "\xC3", "\xC3(", "\xE4\xB8", "\xF0\x9F\xA7", "\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF",
                           "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"})
    EXPECT_FALSE(is_utf8(text)) << text;
}

TEST(Utf8, NamesAreShownOnOneLine) {
  EXPECT_EQ(printable("h.7.weight"), "h.7.weight");
  EXPECT_EQ(printable(std::string_view("a\n\0\x7F", 4)), "a???");
  EXPECT_EQ(printable("\xC2\x9B\xE2\x80\xAE\xE2\x80\xA8"
                      "a\xFF\xC3"),
            "???a??");
  EXPECT_EQ(printable("\xE4\xB8\x96 \xF0\x9F\xA7\xB5"), "\xE4\xB8\x96 \xF0\x9F\xA7\xB5");
  const std::string most(100, 'n'), less(99, 'n');
  EXPECT_EQ(printable(most), most);
  EXPECT_EQ(printable(most + 'n'), most + "...");
  EXPECT_EQ(printable(less + "\xC3\xA9"), less + "...") << "a letter of two bytes is not cut in half";
}

}  // namespace utf8_test
