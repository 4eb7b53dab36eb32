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
  std::size_t most = 100;
  while (most < name.size() && most > 0 && (static_cast<unsigned char>(name[most]) & 0xC0u) == 0x80u) --most;
  std::string shown(name.substr(0, most));
  for (char& letter : shown)
    if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F) letter = '?';
  return name.size() > most ? shown + "..." : shown;
}

}  // namespace weft

#endif
