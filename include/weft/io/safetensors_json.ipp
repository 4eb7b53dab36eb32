// Definitions of io/safetensors_json.hpp.
#ifndef WEFT_IO_SAFETENSORS_JSON_IPP
#define WEFT_IO_SAFETENSORS_JSON_IPP

#include <weft/io/safetensors_json.hpp>

namespace weft::detail {

void SafetensorsJson::fail(const char* expected) const {
  malformed_(path_, static_cast<Index>(at_), expected);
  __builtin_unreachable();
}

void SafetensorsJson::end() {
  skip_spaces();
  if (at_ != text_.size()) fail("its end");
}

Index SafetensorsJson::number() {
  constexpr const char* called = "a whole number from 0 to 2^63 - 1, without a sign or a leading 0";
  skip_spaces();
  const std::size_t first = at_;
  Index value = 0;
  for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_)
    if (__builtin_mul_overflow(value, 10, &value) || __builtin_add_overflow(value, text_[at_] - '0', &value))
      fail(called);
  const std::size_t digits = at_ - first;
  if (digits == 0 || (digits > 1 && text_[first] == '0')) fail(called);
  return value;
}

std::string SafetensorsJson::string() {
  expect('"', "a text in quotes");
  std::string value;
  for (;;) {
    const std::size_t plain = at_;
    while (at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\\' &&
           static_cast<unsigned char>(text_[at_]) >= 0x20)
      ++at_;
    value += text_.substr(plain, at_ - plain);
    if (at_ == text_.size() || static_cast<unsigned char>(text_[at_]) < 0x20) fail("a letter of a text, or its '\"'");
    if (text_[at_++] == '"') break;
    append_escaped(value);
  }
  if (!is_utf8(value)) fail("the end of a text in UTF-8");
  return value;
}

void SafetensorsJson::skip_scalar() {
  skip_spaces();
  if (at_ < text_.size() && text_[at_] == '"') return static_cast<void>(string());
  constexpr std::string_view letters = "+-.0123456789abcdefghijklmnopqrstuvwxyzE";
  const std::size_t first = at_;
  while (at_ < text_.size() && letters.find(text_[at_]) != std::string_view::npos) ++at_;
  if (at_ == first) fail("a text, a number or a word");
}

bool SafetensorsJson::takes_null() noexcept {
  constexpr std::string_view word = "null";
  skip_spaces();
  if (text_.substr(at_, word.size()) != word) return false;
  at_ += word.size();
  return true;
}

bool SafetensorsJson::takes(char letter) noexcept {
  skip_spaces();
  if (at_ == text_.size() || text_[at_] != letter) return false;
  ++at_;
  return true;
}

void SafetensorsJson::append_escaped(std::string& value) {
  const char letter = at_ < text_.size() ? text_[at_] : '\0';
  if (const std::size_t which = json_escapes.find(letter); which != std::string_view::npos) {
    value += json_meanings[which];
    ++at_;
    return;
  }
  if (letter != 'u') fail("an escape of JSON");
  ++at_;
  std::uint32_t code = four_digits();
  if (code >= 0xD800 && code < 0xE000) {  // half of a code point
    const bool is_upper = code < 0xDC00 && text_.substr(at_, 2) == "\\u";
    if (!is_upper) fail("the lower half of a code point");
    at_ += 2;
    const std::uint32_t lower = four_digits();
    if (lower < 0xDC00 || lower >= 0xE000) fail("past the lower half of a code point");
    code = 0x10000 + ((code - 0xD800) << 10) + (lower - 0xDC00);
  }
  append_utf8(value, code);
}

std::uint32_t SafetensorsJson::four_digits() {
  constexpr std::string_view digits = "0123456789abcdefABCDEF";
  std::uint32_t value = 0;
  for (int i = 0; i < 4; ++i, ++at_) {
    const std::size_t digit = at_ < text_.size() ? digits.find(text_[at_]) : std::string_view::npos;
    if (digit == std::string_view::npos) fail("a hexadecimal digit");
    value = value * 16 + static_cast<std::uint32_t>(digit < 16 ? digit : digit - 6);
  }
  return value;
}

void append_quoted(std::string& json, std::string_view text) {
  constexpr std::string_view hexadecimal = "0123456789abcdef";
  json += '"';
  for (const char letter : text) {
    const auto code = static_cast<unsigned char>(letter);
    if (const std::size_t which = json_meanings.find(letter); which != std::string_view::npos && letter != '/') {
      json += '\\';
      json += json_escapes[which];
    } else if (code < 0x20) {
      json += "\\u00";
      json += hexadecimal[code >> 4];
      json += hexadecimal[code & 15u];
    } else {
      json += letter;
    }
  }
  json += '"';
}

}  // namespace weft::detail

#endif
