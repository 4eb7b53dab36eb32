// Text of any length: what printing returns and what paths are passed as. It takes std::string and turns into one, but
// does not include <string>, which is a sixth of what weft.hpp would cost every user's file.
#ifndef WEFT_BASE_TEXT_HPP
#define WEFT_BASE_TEXT_HPP

#include <weft/base/buffer.hpp>

#include <cstdio>
#include <cstring>

namespace weft {

// Ends with a NUL that does not count; may hold others. Appending is amortised O(1) a letter.
class Text {
 public:
  Text() = default;
  Text(const char* letters) { *this << letters; }
  // From std::string, std::string_view and their like.
  template <class String>
  requires requires(const String& string, const char*& letters) {
    letters = string.data();
    string.size();
  }
  Text(const String& string) { append(string.data(), static_cast<Index>(string.size())); }
  // From std::filesystem::path.
  template <class Path>
  requires(!requires(const Path& path) { path.data(); }) && requires(const Path& path, const char*& letters) {
    letters = path.c_str();
  }
  Text(const Path& path) : Text(path.c_str()) {}
  Text(Index size, char letter) { pad_to(size, letter); }

  [[nodiscard]] Index size() const noexcept { return letters_.count > 0 ? letters_.count - 1 : 0; }
  [[nodiscard]] bool empty() const noexcept { return size() == 0; }
  [[nodiscard]] const char* c_str() const noexcept { return letters_.count > 0 ? letters_.items : ""; }
  [[nodiscard]] const char* data() const noexcept { return c_str(); }
  [[nodiscard]] char* data() noexcept { return letters_.items; }
  [[nodiscard]] const char* begin() const noexcept { return c_str(); }
  [[nodiscard]] const char* end() const noexcept { return c_str() + size(); }
  [[nodiscard]] char operator[](Index index) const {
    if (index < 0 || index >= size()) fixed_vector_index_out_of_range(index, size());
    return letters_.items[index];
  }

  // To std::string, and whatever is made from letters and their number and ends with a NUL as well.
  template <class String>
  requires requires(const char* letters, std::size_t size) { String(letters, size).c_str(); }
  operator String() const { return String(c_str(), to_size(size())); }

  // The letters may be its own.
  [[gnu::noinline]] void append(const char* letters, Index size) {
    const Index old = this->size(), needed = old + size + 1;
    Buffer<char> former;
    if (needed > letters_.allocated) {
      former.swap(letters_);
      letters_.reserve(needed > 2 * former.allocated ? needed : 2 * former.allocated);
      if (old > 0) std::memcpy(letters_.items, former.items, to_size(old));
    }
    if (size > 0) std::memcpy(letters_.items + old, letters, to_size(size));
    letters_.items[needed - 1] = '\0';
    letters_.count = needed;
  }
  Text& operator<<(const char* letters) {
    append(letters, static_cast<Index>(std::strlen(letters)));
    return *this;
  }
  Text& operator<<(const Text& text) {
    append(text.c_str(), text.size());
    return *this;
  }
  Text& operator<<(char letter) {
    append(&letter, 1);
    return *this;
  }
  Text& operator<<(Index number) {
    char digits[24];
    std::snprintf(digits, sizeof digits, "%lld", static_cast<long long>(number));
    return *this << digits;
  }
  Text& operator<<(int number) { return *this << static_cast<Index>(number); }
  // As many digits as tell every f32 from its neighbours.
  Text& operator<<(double number) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.9g", number);
    return *this << digits;
  }
  // Appends `letter` until there are `size` letters.
  void pad_to(Index size, char letter = ' ') {
    while (this->size() < size) *this << letter;
  }

  friend bool operator==(const Text& left, const Text& right) noexcept {
    return left.size() == right.size() && std::memcmp(left.c_str(), right.c_str(), to_size(left.size())) == 0;
  }
  // To a std::ostream.
  template <class Stream>
  requires requires(Stream& stream, const char* letters) { stream.write(letters, 0).flush(); }
  friend Stream& operator<<(Stream& stream, const Text& text) {
    stream.write(text.c_str(), text.size());
    return stream;
  }

 private:
  Buffer<char> letters_;  // with the NUL, or nothing at all
};

}  // namespace weft

#endif
