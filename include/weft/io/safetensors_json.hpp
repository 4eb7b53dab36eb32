// The JSON of a safetensors header, token by token: objects, lists, texts and whole numbers from 0 on. Nothing else is
// read: no fractions, no words (both can be passed over), and what nests is up to the caller, so that no text makes the
// stack deep.
#ifndef WEFT_IO_SAFETENSORS_JSON_HPP
#define WEFT_IO_SAFETENSORS_JSON_HPP

#include <weft/base/error_checkpoint.hpp>
#include <weft/io/utf8.hpp>

#include <string>
#include <string_view>

namespace weft::detail {

// Letters that follow a backslash, and what they stand for.
inline constexpr std::string_view json_escapes = "\"\\/bfnrt", json_meanings = "\"\\/\b\f\n\r\t";

// An error, which must not return: in file `path`, `expected` should be at byte `offset` of the text.
using MalformedJson = void (*)(const char* path, Index offset, const char* expected);

// Reads from front to back. Error of all: `malformed`, with the byte where it was noticed.
class SafetensorsJson {
 public:
  // `path`: for messages. Both must outlive this.
  SafetensorsJson(std::string_view text, const char* path, MalformedJson malformed = safetensors_header_is_malformed)
      : text_(text), path_(path), malformed_(malformed) {}

  // `expected`: what should be there.
  [[noreturn]] WEFT_DECL void fail(const char* expected) const;
  // Calls member(name) for each, at its value.
  template <class Member>
  void object(Member member) {
    expect('{', "'{'");
    if (takes('}')) return;
    do {
      const std::string name = string();
      expect(':', "':'");
      member(name);
    } while (takes(','));
    expect('}', "',' or '}'");
  }
  // Calls item() at each.
  template <class Item>
  void array(Item item) {
    expect('[', "'['");
    if (takes(']')) return;
    do {
      item();
    } while (takes(','));
    expect(']', "',' or ']'");
  }
  // Nothing but spaces may follow.
  WEFT_DECL void end();
  // A number of digits alone.
  [[nodiscard]] WEFT_DECL Index number();
  // In UTF-8, without its quotes and escapes.
  [[nodiscard]] WEFT_DECL std::string string();
  // Takes 'null' if it is what follows.
  [[nodiscard]] WEFT_DECL bool takes_null() noexcept;
  // Passes over a text, a number or a word, which nobody reads.
  WEFT_DECL void skip_scalar();
  // `called`: it, in a message.
  void expect(char letter, const char* called) {
    if (!takes(letter)) fail(called);
  }

 private:
  void skip_spaces() noexcept {
    while (at_ < text_.size() && std::string_view(" \t\n\r").find(text_[at_]) != std::string_view::npos) ++at_;
  }
  // Takes the letter if it is what follows.
  [[nodiscard]] WEFT_DECL bool takes(char letter) noexcept;
  // What follows a backslash.
  WEFT_DECL void append_escaped(std::string& value);
  [[nodiscard]] WEFT_DECL std::uint32_t four_digits();

  std::string_view text_;
  const char* path_;
  MalformedJson malformed_;
  std::size_t at_ = 0;
};

// `text`, which is in UTF-8, in quotes at the end of `json`.
WEFT_DECL void append_quoted(std::string& json, std::string_view text);

}  // namespace weft::detail

#if WEFT_HEADER_ONLY
#include <weft/io/safetensors_json.ipp>
#endif

#endif
