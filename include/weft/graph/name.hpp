// A name held by value, so that models made during constant evaluation may keep it. A graph keeps every name once.
#ifndef WEFT_GRAPH_NAME_HPP
#define WEFT_GRAPH_NAME_HPP

#include <weft/base/error.hpp>
#include <weft/graph/interner.hpp>

#include <string_view>

namespace weft {

[[noreturn]] WEFT_DECL void name_is_too_long(const char* start, const char* end, Index capacity);

struct Name {
  static constexpr int capacity = 255;
  char text[capacity + 1] = {};
  int size = 0;

  constexpr Name() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): names are literals
  constexpr Name(const char* letters, int written_at = WEFT_LINE_OF_NAME) : line(written_at) { append(letters); }

  // Error: name_is_too_long; while a model is traced inside the compiler, of whoever gives the name to a graph.
  constexpr Name& append(const char* letters) {
    for (const char* letter = letters; *letter != '\0'; ++letter) {
      if (size == capacity) {
        if (!__builtin_is_constant_evaluated()) name_is_too_long(text, letter, capacity);
        ++letters_beyond;
        continue;
      }
      text[size++] = *letter;
      hash_ = mixed(hash_, static_cast<unsigned char>(*letter));
    }
    return *this;
  }
  // "hidden" / "weight" -> "hidden.weight".
  [[nodiscard]] constexpr Name operator/(const char* member) const {
    Name joined = *this;
    if (size > 0) joined.append(".");
    return joined.append(member);
  }
  [[nodiscard]] constexpr Name operator/(const Name& member) const { return *this / member.text; }
  // The first `letters` of it.
  [[nodiscard]] constexpr Name prefix(int letters) const {
    Name front;
    for (int i = 0; i < letters; ++i) {
      const char letter[2] = {text[i], '\0'};
      front.append(letter);
    }
    return front;
  }

  [[nodiscard]] constexpr const char* c_str() const noexcept { return text; }
  [[nodiscard]] constexpr std::string_view view() const noexcept { return {text, to_size(size)}; }
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return hash_; }
  friend constexpr bool operator==(const Name& left, const Name& right) {
    if (left.hash_ != right.hash_ || left.size != right.size) return false;
    for (int i = 0; i < left.size; ++i)
      if (left.text[i] != right.text[i]) return false;
    return true;
  }

  int letters_beyond = 0;   // its capacity: they are lost
  int line = 0;             // of the source, where it was written, if known: for errors about layers; no part of its value
  std::uint64_t hash_ = 0;  // of the letters; public, as all members are, so that names may be template arguments
};

// Does `name` fit `pattern`, in which "*" stands for any run of letters: "h.*.weight"?
[[nodiscard]] constexpr bool matches(const Name& pattern, const Name& name) {
  int star = -1, after = 0;  // the last star, and the letter up to which it stands for letters of the name
  int p = 0, n = 0;
  while (n < name.size) {
    if (p < pattern.size && pattern.text[p] == '*') {
      star = p++;
      after = n;
    } else if (p < pattern.size && pattern.text[p] == name.text[n]) {
      ++p, ++n;
    } else if (star >= 0) {
      p = star + 1;
      n = ++after;
    } else {
      return false;
    }
  }
  while (p < pattern.size && pattern.text[p] == '*') ++p;
  return p == pattern.size;
}

using NameId = std::int32_t;
inline constexpr NameId no_name = -1;

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/graph/name.ipp>
#endif

#endif
