// Text in UTF-8: whether it is that, one code point more, and how a name out of a foreign file is shown.
#ifndef WEFT_IO_UTF8_HPP
#define WEFT_IO_UTF8_HPP

#include <weft/base/index.hpp>

#include <string>
#include <string_view>

namespace weft {

// Code points from 0 to 0x10FFFF but the halves of UTF-16, each in as few bytes as it takes.
[[nodiscard]] constexpr bool is_utf8(std::string_view text) noexcept {
  for (std::size_t i = 0; i < text.size();) {
    const auto first = static_cast<unsigned char>(text[i++]);
    if (first < 0x80) continue;
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
    if (first < 0xC2 || first > 0xF4) return false;
    std::uint32_t code = first & (0x3Fu >> more);
    for (int k = 0; k < more; ++k, ++i) {
      if (i == text.size() || (static_cast<unsigned char>(text[i]) & 0xC0u) != 0x80u) return false;
      code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
    }
    constexpr std::uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    if (code < least[more] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return false;
  }
  return true;
}

// `code`: a code point, as is_utf8 knows them.
WEFT_DECL void append_utf8(std::string& text, std::uint32_t code);

// For messages of one line: without control characters, and cut where it is longer than 100 bytes.
[[nodiscard]] WEFT_DECL std::string printable(std::string_view name);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/utf8.ipp>
#endif

#endif
