// Definitions of io/utf8.hpp.
#ifndef WEFT_IO_UTF8_IPP
#define WEFT_IO_UTF8_IPP

#include <weft/io/utf8.hpp>

namespace weft {

void append_utf8(std::string& text, std::uint32_t code) {
  const auto put = [&text](std::uint32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (code < 0x80) return put(code);
  if (code < 0x800) {
    put(0xC0 | code >> 6);
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3F));
  } else {
    put(0xF0 | code >> 18);
    put(0x80 | (code >> 12 & 0x3F));
    put(0x80 | (code >> 6 & 0x3F));
  }
  put(0x80 | (code & 0x3F));
}

std::string printable(std::string_view name) {
  constexpr std::size_t most = 100;
  std::string shown;
  for (std::size_t at = 0; at < name.size();) {
    const detail::CodePoint point = detail::first_code_point(name.data() + at, name.size() - at);
    if (name.size() > most && at + point.bytes > most) return shown + "...";
    shown += point.is_shown() ? name.substr(at, point.bytes) : "?";
    at += point.bytes;
  }
  return shown;
}

}  // namespace weft

#endif
