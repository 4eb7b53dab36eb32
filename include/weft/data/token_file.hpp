// Files of tokens as memory: lists of 16 or 32 bits each, lowest byte first, such as those of nanoGPT; the same as NumPy
// saves them; or text, a token a character (data/text.hpp). Nothing is read before it is asked for.
#ifndef WEFT_DATA_TOKEN_FILE_HPP
#define WEFT_DATA_TOKEN_FILE_HPP

#include <weft/data/text.hpp>
#include <weft/io/mapped_file.hpp>
#include <weft/io/npy_header.hpp>

namespace weft {

enum class TokenFormat : std::uint8_t { u16, u32, npy, text };

class TokenFile {
 public:
  static constexpr Index most_tokens = Index{1} << 31;  // of a vocabulary

  // `vocabulary`: tokens are 0 to vocabulary - 1, which is checked where they are read; of a text, character_count. Only
  // the header of an npy file is read. Errors: those of MappedFile and parse_npy_header, tokens_end_in_the_middle,
  // tokens_are_no_list, token_setting_is_wrong.
  TokenFile(const std::string& path, TokenFormat format, Index vocabulary = character_count)
      : file_(path), vocabulary_(vocabulary) {
    const Index most = format == TokenFormat::text ? character_count : most_tokens;
    if (vocabulary < 1 || vocabulary > most) token_setting_is_wrong("vocabulary", vocabulary, 1, most);
    switch (format) {
      case TokenFormat::u16: width_ = 2; break;
      case TokenFormat::u32: width_ = 4; break;
      case TokenFormat::text: width_ = 1; break;
      case TokenFormat::npy: read_header(); break;
    }
    const Index bytes = file_.size() - first_byte_;
    if (bytes % width_ != 0) tokens_end_in_the_middle(path.c_str(), bytes, width_);
    size_ = bytes / width_;
  }

  [[nodiscard]] const std::string& path() const noexcept { return file_.path(); }
  // Tokens in the file.
  [[nodiscard]] Index size() const noexcept { return size_; }

  // Copies the tokens from number `first` on, which must be there. Any thread may. Errors: mapped_file_shrank,
  // token_is_out_of_range, byte_not_in_vocabulary.
  void read(Index first, std::span<std::int32_t> to) const {
    file_.check();
    const std::uint8_t* from = file_.bytes().data() + first_byte_ + first * width_;
    for (std::size_t i = 0; i < to.size(); ++i, from += width_) {
      const Index token = token_at(from);
      if (token < 0 || token >= vocabulary_) refuse(first + static_cast<Index>(i), token);
      to[i] = static_cast<std::int32_t>(token);
    }
  }

 private:
  void read_header() {
    const char* const name = path().c_str();
    const std::span<const std::uint8_t> bytes = file_.bytes();
    file_.check();
    const std::size_t start = bytes.size() < to_size(npy_longest_start) ? bytes.size() : to_size(npy_longest_start);
    const Index end = npy_header_bytes(bytes.first(start), file_.size(), name);
    const NpyHeader header = parse_npy_header(bytes.first(to_size(end)), file_.size(), name);
    const DType dtype = header.dtype;
    if (header.shape.rank() != 1 || (dtype != DType::u16 && dtype != DType::u32 && dtype != DType::i32))
      tokens_are_no_list(name, name_of(dtype), header.shape);
    first_byte_ = header.header_bytes;
    width_ = size_bytes(dtype);
  }
  // Of 32 bits, numbers below 0 are those from 2^31 on: outside every vocabulary.
  [[nodiscard]] Index token_at(const std::uint8_t* from) const noexcept {
    if (width_ == 1) return token_of(static_cast<char>(*from));
    if (width_ == 2) return Index{from[0]} | Index{from[1]} << 8;
    return Index{from[0]} | Index{from[1]} << 8 | Index{from[2]} << 16 | Index{from[3]} << 24;
  }
  [[noreturn]] void refuse(Index place, Index token) const {
    if (width_ > 1 || token >= 0) token_is_out_of_range(path().c_str(), place, token, vocabulary_);
    Index line = 1;
    for (Index i = 0; i < place; ++i) line += file_.bytes()[to_size(i)] == '\n' ? 1 : 0;
    byte_not_in_vocabulary(path().c_str(), place, line, file_.bytes()[to_size(place)]);
  }

  MappedFile file_;
  Index vocabulary_, width_ = 1, first_byte_ = 0, size_ = 0;
};

}  // namespace weft

#endif
