// A text as tokens, one a character, and random sequences of it to train a language model on.
#ifndef WEFT_DATA_TEXT_HPP
#define WEFT_DATA_TEXT_HPP

#include <weft/base/error_io.hpp>
#include <weft/base/random.hpp>
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
  Text(std::string_view characters, Index sequence, const std::string& path = "text") : sequence_(sequence) {
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

  // Fills `tokens` and `next`, [rows, sequence] each, with sequences from random places and what follows each of their
  // tokens. Row r of step `step` is a function of (seed, step, r) alone.
  void draw(std::uint32_t seed, Index step, std::span<std::int32_t> tokens, std::span<std::int32_t> next) const {
    const Index places = std::ssize(tokens_) - sequence_;
    for (Index row = 0; row < std::ssize(tokens) / sequence_; ++row) {
      const std::uint32_t bits =
          random_bits_at(seed, "text", static_cast<std::uint32_t>(step), static_cast<std::uint32_t>(row));
      const Index start =
          static_cast<Index>(static_cast<std::uint64_t>(bits) * static_cast<std::uint64_t>(places) >> 32);
      for (Index i = 0; i < sequence_; ++i) {
        tokens[to_size(row * sequence_ + i)] = tokens_[to_size(start + i)];
        next[to_size(row * sequence_ + i)] = tokens_[to_size(start + i + 1)];
      }
    }
  }

 private:
  Index sequence_;
  std::vector<std::int32_t> tokens_;
};

// The text of a file. Errors: those of read_file and of Text.
[[nodiscard]] inline Text load_text(const std::string& path, Index sequence) {
  const AlignedArray<std::uint8_t> bytes = read_file(path);
  return {{reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size())}, sequence, path};
}

}  // namespace weft

#endif
