// Definitions of stablehlo/byte_cursor.hpp.
#ifndef WEFT_STABLEHLO_BYTE_CURSOR_IPP
#define WEFT_STABLEHLO_BYTE_CURSOR_IPP

#include <weft/stablehlo/byte_cursor.hpp>

namespace weft::stablehlo {

void ByteCursor::fail(const char* expected) const {
  if (at_end()) stablehlo_is_malformed(place(), expected, {});
  constexpr const char* digits = "0123456789ABCDEF";
  const auto byte = static_cast<std::uint8_t>(bytes_[at_]);
  const char found[] = {'0', 'x', digits[byte / 16], digits[byte % 16]};
  stablehlo_is_malformed(place(), expected, {found, sizeof(found)});
}

std::uint8_t ByteCursor::byte(const char* expected) {
  if (at_end()) fail(expected);
  return static_cast<std::uint8_t>(bytes_[at_++]);
}

std::uint64_t ByteCursor::number(const char* expected) {
  const ByteCursor start = *this;
  const std::uint8_t first = byte(expected);
  if ((first & 1) != 0) return first >> 1;
  int more = 1;
  while (more < 8 && (first >> more & 1) == 0) ++more;
  if (left() < more) start.fail(expected);
  std::uint64_t value = more < 8 ? first : 0;
  for (int i = 0; i < more; ++i) {
    const std::uint64_t next = byte(expected);
    value |= more < 8 ? next << (8 * (i + 1)) : next << (8 * i);
  }
  return more < 8 ? value >> (more + 1) : value;
}

std::int64_t ByteCursor::signed_number(const char* expected) {
  const std::uint64_t value = number(expected);
  return static_cast<std::int64_t>((value >> 1) ^ (0 - (value & 1)));
}

Index ByteCursor::count(const char* expected) {
  const ByteCursor start = *this;
  const std::uint64_t value = number(expected);
  if (value > static_cast<std::uint64_t>(left())) start.fail(expected);
  return static_cast<Index>(value);
}

Index ByteCursor::index(Index size, const char* expected) {
  const ByteCursor start = *this;
  const std::uint64_t value = number(expected);
  if (value >= static_cast<std::uint64_t>(size)) start.fail(expected);
  return static_cast<Index>(value);
}

Index ByteCursor::index_with_flag(Index size, const char* expected, bool& flag) {
  const ByteCursor start = *this;
  const std::uint64_t value = number(expected);
  flag = (value & 1) != 0;
  if (value >> 1 >= static_cast<std::uint64_t>(size)) start.fail(expected);
  return static_cast<Index>(value >> 1);
}

std::string_view ByteCursor::take(Index size, const char* expected) {
  if (size < 0 || size > left()) fail(expected);
  const std::string_view taken = bytes_.substr(at_, static_cast<std::size_t>(size));
  at_ += static_cast<std::size_t>(size);
  return taken;
}

std::string_view ByteCursor::zero_terminated(const char* expected) {
  const std::size_t end = bytes_.find('\0', at_);
  if (end == std::string_view::npos) fail(expected);
  const std::string_view taken = bytes_.substr(at_, end - at_);
  at_ = end + 1;
  return taken;
}

ByteCursor ByteCursor::part(Index size, const char* expected) {
  const Index first = place().column;
  return ByteCursor(take(size, expected), first);
}

void ByteCursor::align(std::uint64_t alignment) {
  if (alignment == 0 || (alignment & (alignment - 1)) != 0) fail("an alignment that is a power of two");
  while ((static_cast<std::uint64_t>(place().column) & (alignment - 1)) != 0)
    if (at_end() || static_cast<std::uint8_t>(bytes_[at_]) != 0xCB)
      fail("0xCB, which aligns what follows");
    else
      ++at_;
}

ByteCursor::Section ByteCursor::section() {
  const std::uint8_t first = byte("a section");
  const std::uint64_t length = number("the length of a section");
  if ((first & 0x80) != 0) align(number("the alignment of a section"));
  if (length > static_cast<std::uint64_t>(left())) fail("a section that lies inside the file");
  return {first & 0x7F, part(static_cast<Index>(length), "a section")};
}

void ByteCursor::expect_end(const char* of) const {
  if (!at_end()) fail(of);
}

}  // namespace weft::stablehlo

#endif
