// Code points of UTF-8, and which of them a message shows.
#include <weft/base/code_point.hpp>

#include <gtest/gtest.h>

#include <string_view>

namespace weft::code_point_test {

constexpr detail::CodePoint first_of(std::string_view text) {
  return detail::first_code_point(text.data(), text.size());
}

TEST(CodePoint, IsReadWithItsLength) {
  static_assert(first_of("a").code == 'a' && first_of("a").bytes == 1 && first_of("a").is_valid);
  static_assert(first_of("\xC3\xA9x").code == 0xE9 && first_of("\xC3\xA9x").bytes == 2);
  static_assert(first_of("\xE4\xB8\x96").code == 0x4E16 && first_of("\xE4\xB8\x96").bytes == 3);
  static_assert(first_of("\xF0\x9F\xA7\xB5").code == 0x1F9F5 && first_of("\xF0\x9F\xA7\xB5").bytes == 4);
  for (const char* text : {"\x80", "\xC3", "\xC3(", "\xE4\xB8", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF"}) {
    EXPECT_FALSE(first_of(text).is_valid) << text;
    EXPECT_EQ(first_of(text).bytes, 1u) << "what follows is looked at again";
  }
}

TEST(CodePoint, WhatHidesOrTurnsTextIsNotShown) {
  const auto is_shown = [](std::uint32_t code) { return detail::CodePoint{code, 1, true}.is_shown(); };
  for (const std::uint32_t code :
       {0x20u, 0x7Eu, 0xA1u, 0xE9u, 0x301u, 0x416u, 0x5D0u, 0x4E16u, 0xAC00u, 0xFFFDu, 0x1F9F5u})
    EXPECT_TRUE(is_shown(code)) << code;
  for (const std::uint32_t code :
       {0x0u,    0x9u,    0xAu,    0x1Bu,   0x7Fu,   0x80u,   0x9Bu,   0x9Fu,   0xADu,   0x61Cu,  0x200Bu,  0x200Fu,
        0x2028u, 0x2029u, 0x202Au, 0x202Eu, 0x2060u, 0x2066u, 0x2069u, 0xE000u, 0xFEFFu, 0xFFFEu, 0xE0041u, 0x10FFFFu})
    EXPECT_FALSE(is_shown(code)) << code;
  EXPECT_FALSE(detail::CodePoint{}.is_shown());
}

}  // namespace weft::code_point_test
