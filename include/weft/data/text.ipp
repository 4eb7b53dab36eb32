// Definitions of data/text.hpp.
#ifndef WEFT_DATA_TEXT_IPP
#define WEFT_DATA_TEXT_IPP

#include <weft/data/text.hpp>

namespace weft {

Text::Text(std::string_view characters, Index sequence, const std::string& path) : path_(path) {
  if (std::ssize(characters) <= sequence) text_is_too_short(path.c_str(), std::ssize(characters), sequence);
  tokens_.reserve(characters.size());
  Index line = 1;
  for (char character : characters) {
    const std::int32_t token = token_of(character);
    if (token < 0)
      byte_not_in_vocabulary(path.c_str(), std::ssize(tokens_), line, static_cast<unsigned char>(character));
    line += character == '\n' ? 1 : 0;
    tokens_.push_back(token);
  }
}

void Text::read(Index first, std::span<std::int32_t> to) const noexcept {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] = tokens_[to_size(first) + i];
}

Text load_text(const std::string& path, Index sequence) {
  const AlignedArray<std::uint8_t> bytes = read_file(path);
  return {{reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size())}, sequence, path};
}

}  // namespace weft

#endif
