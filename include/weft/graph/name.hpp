// A short name held by value, so that graphs made during constant evaluation may keep it.
#ifndef WEFT_GRAPH_NAME_HPP
#define WEFT_GRAPH_NAME_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] inline void name_is_too_long(const char* start, const char* end, Index capacity) {
  raise("name_is_too_long", Sentence() << "weft: name '" << start << end << "' is longer than " << capacity
                                       << " letters; states and gradients append a word to the name of their weight");
}

struct Name {
  static constexpr int capacity = 47;
  char text[capacity + 1] = {};
  int size = 0;

  constexpr Name() = default;
  constexpr Name(const char* letters) { append(letters); }  // NOLINT(google-explicit-constructor): names are literals

  constexpr Name& append(const char* letters) {
    for (const char* letter = letters; *letter != '\0'; ++letter) {
      if (size == capacity) name_is_too_long(text, letter, capacity);
      text[size++] = *letter;
    }
    return *this;
  }
  // "hidden" / "weight" -> "hidden.weight".
  [[nodiscard]] constexpr Name operator/(const char* member) const {
    Name joined = *this;
    if (size > 0) joined.append(".");
    return joined.append(member);
  }
  [[nodiscard]] constexpr const char* c_str() const noexcept { return text; }
  friend constexpr bool operator==(const Name& left, const Name& right) {
    if (left.size != right.size) return false;
    for (int i = 0; i < left.size; ++i)
      if (left.text[i] != right.text[i]) return false;
    return true;
  }
};

}  // namespace weft

#endif
