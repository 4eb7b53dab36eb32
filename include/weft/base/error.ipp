// Definitions of base/error.hpp.
#ifndef WEFT_BASE_ERROR_IPP
#define WEFT_BASE_ERROR_IPP

#include <weft/base/code_point.hpp>
#include <weft/base/error.hpp>

namespace weft {

[[gnu::cold]] Sentence& Sentence::operator<<(const char* text) noexcept {
  for (std::size_t left = text == nullptr ? 0 : __builtin_strlen(text); left > 0;) {
    const detail::CodePoint point = detail::first_code_point(text, left);
    const bool is_shown = point.is_shown();
    if (size_ + static_cast<int>(is_shown ? point.bytes : 1) > capacity) break;
    if (!is_shown) put('?');
    for (std::size_t i = 0; is_shown && i < point.bytes; ++i) put(text[i]);
    text += point.bytes;
    left -= point.bytes;
  }
  return *this;
}

[[gnu::cold]] Sentence& Sentence::operator<<(Index value) noexcept {
  char digits[24];
  std::snprintf(digits, sizeof digits, "%lld", static_cast<long long>(value));
  return *this << digits;
}

[[gnu::cold]] Sentence& Sentence::operator<<(char letter) noexcept {
  const char text[] = {letter, '\0'};
  return *this << text;
}

[[gnu::cold]] Sentence& Sentence::operator<<(double value) noexcept {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%g", value);
  return *this << digits;
}

void Sentence::put(char letter) noexcept {
  if (size_ >= capacity) return;
  text_[size_++] = letter;
  text_[size_] = '\0';
}

[[gnu::cold]] void raise(const char* code, const Sentence& sentence) {
#if WEFT_HAS_EXCEPTIONS
  throw Error(code, sentence);
#else
  std::fprintf(stderr, "%s [%s]\n", sentence.text(), code);
  std::abort();
#endif
}

}  // namespace weft

#endif
