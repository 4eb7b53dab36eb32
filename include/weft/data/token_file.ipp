// Definitions of data/token_file.hpp.
#ifndef WEFT_DATA_TOKEN_FILE_IPP
#define WEFT_DATA_TOKEN_FILE_IPP

#include <weft/data/token_file.hpp>

namespace weft {

TokenFile::TokenFile(const std::string& path, TokenFormat format, Index vocabulary)
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

void TokenFile::read(Index first, std::span<std::int32_t> to) const {
  file_.check();
  const std::uint8_t* from = file_.bytes().data() + first_byte_ + first * width_;
  for (std::size_t i = 0; i < to.size(); ++i, from += width_) {
    const Index token = token_at(from);
    if (token < 0 || token >= vocabulary_) refuse(first + static_cast<Index>(i), token);
    to[i] = static_cast<std::int32_t>(token);
  }
}

void TokenFile::read_header() {
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
  highest_byte_first_ = header.highest_byte_first;
}

Index TokenFile::token_at(const std::uint8_t* from) const noexcept {
  if (width_ == 1) return token_of(static_cast<char>(*from));
  if (highest_byte_first_) {
    Index token = 0;
    for (Index i = 0; i < width_; ++i) token = token << 8 | from[i];
    return token;
  }
  if (width_ == 2) return Index{from[0]} | Index{from[1]} << 8;
  return Index{from[0]} | Index{from[1]} << 8 | Index{from[2]} << 16 | Index{from[3]} << 24;
}

void TokenFile::refuse(Index place, Index token) const {
  if (width_ > 1 || token >= 0) token_is_out_of_range(path().c_str(), place, token, vocabulary_);
  Index line = 1;
  for (Index i = 0; i < place; ++i) line += file_.bytes()[to_size(i)] == '\n' ? 1 : 0;
  byte_not_in_vocabulary(path().c_str(), place, line, file_.bytes()[to_size(place)]);
}

}  // namespace weft

#endif
