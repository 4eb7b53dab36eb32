// Text in UTF-8, a code point at a time, and which of them a line of text may show.
#ifndef WEFT_BASE_CODE_POINT_HPP
#define WEFT_BASE_CODE_POINT_HPP

#include <cstddef>
#include <cstdint>

namespace weft::detail {

struct CodePoint {
  std::uint32_t code = 0;
  std::size_t bytes = 1;  // of it; where it is none, of what is passed over
  bool is_valid = false;

  // Neither a control character nor one that looks like nothing, or like a space, or turns the direction of what
  // follows: Unicode's categories Cc, Cf, Zl, Zp, Zs but the space itself, and Co, its fillers, what is no character,
  // and the planes from 4 on, which have no letters.
  [[nodiscard]] constexpr bool is_shown() const noexcept {
    constexpr std::uint32_t hidden[][2] = {
        {0x0, 0x1F},        {0x7F, 0xA0},       {0xAD, 0xAD},       {0x34F, 0x34F},     {0x600, 0x605},
        {0x61C, 0x61C},     {0x6DD, 0x6DD},     {0x70F, 0x70F},     {0x890, 0x891},     {0x8E2, 0x8E2},
        {0x115F, 0x1160},   {0x1680, 0x1680},   {0x17B4, 0x17B5},   {0x180E, 0x180E},   {0x2000, 0x200F},
        {0x2028, 0x202F},   {0x205F, 0x206F},   {0x3000, 0x3000},   {0x3164, 0x3164},   {0xD800, 0xF8FF},
        {0xFDD0, 0xFDEF},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB},   {0xFFFE, 0xFFFF},
        {0x110BD, 0x110BD}, {0x110CD, 0x110CD}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},
        {0x1FFFE, 0x1FFFF}, {0x2FFFE, 0x2FFFF}, {0x3FFFE, 0x10FFFF}};
    for (const auto& [first, last] : hidden)
      if (code >= first && code <= last) return false;
    return is_valid;
  }
};

// The first of `size` > 0 bytes. Valid: from 0 to 0x10FFFF but the halves of UTF-16, in as few bytes as it takes.
[[nodiscard]] constexpr CodePoint first_code_point(const char* text, std::size_t size) noexcept {
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) return {first, 1, true};
  if (first < 0xC2 || first > 0xF4) return {};
  const std::size_t more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
  if (size <= more) return {};
  std::uint32_t code = first & (0x3Fu >> more);
  for (std::size_t i = 1; i <= more; ++i) {
    const auto next = static_cast<unsigned char>(text[i]);
    if ((next & 0xC0u) != 0x80u) return {};
    code = code << 6 | (next & 0x3Fu);
  }
  constexpr std::uint32_t least[] = {0, 0x80, 0x800, 0x10000};
  if (code < least[more] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return {};
  return {code, more + 1, true};
}

}  // namespace weft::detail

#endif
