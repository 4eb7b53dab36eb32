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
  WEFT_DECL Text(std::string_view characters, Index sequence, const std::string& path = "text");

  [[nodiscard]] std::span<const std::int32_t> tokens() const noexcept { return tokens_; }

  // What sequences are read from: see data/sequences.hpp.
  [[nodiscard]] Index size() const noexcept { return std::ssize(tokens_); }
  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  WEFT_DECL void read(Index first, std::span<std::int32_t> to) const noexcept;

 private:
  std::string path_;
  std::vector<std::int32_t> tokens_;
};

// The text of a file. Errors: those of read_file and of Text.
[[nodiscard]] WEFT_DECL Text load_text(const std::string& path, Index sequence);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/data/text.ipp>
#endif

#endif
