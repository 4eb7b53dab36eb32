// Text in UTF-8: whether it is that, one code point more, and how a name out of a foreign file is shown.
#ifndef WEFT_IO_UTF8_HPP
#define WEFT_IO_UTF8_HPP

#include <weft/base/code_point.hpp>
#include <weft/base/index.hpp>

#include <string>
#include <string_view>

namespace weft {

// Code points from 0 to 0x10FFFF but the halves of UTF-16, each in as few bytes as it takes.
[[nodiscard]] constexpr bool is_utf8(std::string_view text) noexcept {
  while (!text.empty()) {
    const detail::CodePoint point = detail::first_code_point(text.data(), text.size());
    if (!point.is_valid) return false;
    text.remove_prefix(point.bytes);
  }
  return true;
}

// `code`: a code point, as is_utf8 knows them.
WEFT_DECL void append_utf8(std::string& text, std::uint32_t code);

// For messages of one line, in UTF-8 whatever the bytes are: '?' for what is no code point or not shown (base/
// code_point.hpp), and cut where it is longer than 100 bytes.
[[nodiscard]] WEFT_DECL std::string printable(std::string_view name);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/utf8.ipp>
#endif

#endif
