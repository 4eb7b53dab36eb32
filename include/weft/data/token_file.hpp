// Files of tokens as memory: lists of 16 or 32 bits each, lowest byte first, such as those of nanoGPT; the same as NumPy
// saves them; or text, a token a character (data/text.hpp). Nothing is read before it is asked for.
#ifndef WEFT_DATA_TOKEN_FILE_HPP
#define WEFT_DATA_TOKEN_FILE_HPP

#include <weft/data/text.hpp>
#include <weft/io/mapped_file.hpp>
#include <weft/io/npy_header.hpp>

namespace weft {

// g++ 12 takes the names of a scoped enumeration for ones that hide weft::u32.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
enum class TokenFormat : std::uint8_t { u16, u32, npy, text };
#pragma GCC diagnostic pop

class TokenFile {
 public:
  static constexpr Index most_tokens = Index{1} << 31;  // of a vocabulary

  // `vocabulary`: tokens are 0 to vocabulary - 1, which is checked where they are read; of a text, character_count. Only
  // the header of an npy file is read. Errors: those of MappedFile and parse_npy_header, tokens_end_in_the_middle,
  // tokens_are_no_list, token_setting_is_wrong.
  WEFT_DECL TokenFile(const std::string& path, TokenFormat format, Index vocabulary = character_count);

  [[nodiscard]] const std::string& path() const noexcept { return file_.path(); }
  // Tokens in the file.
  [[nodiscard]] Index size() const noexcept { return size_; }

  // Copies the tokens from number `first` on, which must be there. Any thread may. Errors: mapped_file_shrank,
  // token_is_out_of_range, byte_not_in_vocabulary.
  WEFT_DECL void read(Index first, std::span<std::int32_t> to) const;

 private:
  WEFT_DECL void read_header();
  // Numbers of 32 bits below 0 are those from 2^31 on: outside every vocabulary.
  [[nodiscard]] WEFT_DECL Index token_at(const std::uint8_t* from) const noexcept;
  [[noreturn]] WEFT_DECL void refuse(Index place, Index token) const;

  MappedFile file_;
  Index vocabulary_, width_ = 1, first_byte_ = 0, size_ = 0;
  bool highest_byte_first_ = false;  // of a token
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/data/token_file.ipp>
#endif

#endif
