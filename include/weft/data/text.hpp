// A text as tokens, one a character.
#ifndef WEFT_DATA_TEXT_HPP
#define WEFT_DATA_TEXT_HPP

#include <weft/base/error_io.hpp>
#include <weft/io/file.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weft {

// The vocabulary: token 0 is the end of a line, tokens 1 to 95 are the characters ' ' to '~' of ASCII.
inline constexpr Index character_count = 96;
// -1: the character is not in the vocabulary.
[[nodiscard]] constexpr std::int32_t token_of(char character) noexcept {
  if (character == '\n') return 0;
  return character >= ' ' && character <= '~' ? character - ' ' + 1 : -1;
}
// For 0 <= token < character_count.
[[nodiscard]] constexpr char character_of(std::int32_t token) noexcept {
  return token == 0 ? '\n' : static_cast<char>(' ' + token - 1);
}

// A text long enough for sequences of `sequence` tokens, each with the token that follows it.
class Text {
 public:
  // `path`: how messages call it. Errors: text_is_too_short, byte_not_in_vocabulary.
  Text(std::string_view characters, Index sequence, const std::string& path = "text") : path_(path) {
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

  [[nodiscard]] std::span<const std::int32_t> tokens() const noexcept { return tokens_; }

  // What sequences are read from: see data/sequences.hpp.
  [[nodiscard]] Index size() const noexcept { return std::ssize(tokens_); }
  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  void read(Index first, std::span<std::int32_t> to) const noexcept {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = tokens_[to_size(first) + i];
  }

 private:
  std::string path_;
  std::vector<std::int32_t> tokens_;
};

// The text of a file. Errors: those of read_file and of Text.
[[nodiscard]] inline Text load_text(const std::string& path, Index sequence) {
  const AlignedArray<std::uint8_t> bytes = read_file(path);
  return {{reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size())}, sequence, path};
}

}  // namespace weft

#endif
