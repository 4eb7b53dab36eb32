// From the text of a module to its words, as MLIR's language reference (mlir.llvm.org/docs/LangRef) cuts them. Words
// are views of the text, which outlives what is read of it. A text of any bytes is read to its end or refused.
#ifndef WEFT_STABLEHLO_LEXER_HPP
#define WEFT_STABLEHLO_LEXER_HPP

#include <weft/base/error_stablehlo.hpp>

namespace weft::stablehlo {

struct Token {
  enum class Kind : std::uint8_t {
    end,
    word,    // stablehlo.add, f32
    value,   // %arg0, %3, %3#1
    symbol,  // @main, @"a name"
    block,   // ^bb0
    hash,    // #stablehlo.gather, #loc3; a '#' alone
    bang,    // !stablehlo.token
    number,  // 12, 0x7F, 1.5e-3: without a sign
    string,  // "...", with its quotes
    mark     // punctuation: one character, or "->", "::", "{-#", "#-}"
  };
  Kind kind = Kind::end;
  std::string_view text;
  TextPlace place;
};

namespace detail {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
constexpr bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
constexpr bool continues_word(char c) { return is_letter(c) || is_digit(c) || c == '$' || c == '.'; }
constexpr bool continues_name(char c) { return continues_word(c) || c == '-'; }

}  // namespace detail

class Lexer {
 public:
  // `start`: where the text begins, if it is a part of another one.
  constexpr explicit Lexer(std::string_view text, TextPlace start = {1, 1})
      : text_(text), line_start_(1 - static_cast<std::size_t>(start.column)), line_(start.line) {
    advance();
  }

  [[nodiscard]] constexpr const Token& token() const noexcept { return token_; }
  [[nodiscard]] constexpr bool at(Token::Kind kind) const noexcept { return token_.kind == kind; }
  // A word or a mark.
  [[nodiscard]] constexpr bool at(std::string_view text) const noexcept {
    return (token_.kind == Token::Kind::word || token_.kind == Token::Kind::mark) && token_.text == text;
  }
  // Does the text go on with this character, without a space between?
  [[nodiscard]] constexpr bool touches(char c) const noexcept {
    return position_ < text_.size() && text_[position_] == c;
  }

  // Where the text ends that has been taken.
  [[nodiscard]] constexpr const char* taken_to() const noexcept { return text_.data() + taken_to_; }

  constexpr void advance() {
    taken_to_ = position_;
    skip_space();
    token_.place = {line_, static_cast<Index>(position_ - line_start_) + 1};
    const std::size_t start = position_;
    token_.kind = start == text_.size() ? Token::Kind::end : read();
    token_.text = text_.substr(start, position_ - start);
  }
  constexpr bool accept(std::string_view text) {
    if (!at(text)) return false;
    advance();
    return true;
  }
  constexpr void expect(const char* text) {
    if (!accept(text)) fail(text);
  }
  constexpr Token take(Token::Kind kind, const char* expected) {
    if (token_.kind != kind) fail(expected);
    const Token taken = token_;
    advance();
    return taken;
  }
  [[noreturn]] void fail(const char* expected) const { stablehlo_is_malformed(token_.place, expected, token_.text); }

  // The token at hand is an opening mark: the text from it to the mark that closes it, whatever stands between; the
  // token after that is at hand then.
  constexpr std::string_view take_balanced() {
    const TextPlace start_place = token_.place;
    const std::size_t start = position_ - token_.text.size();
    Index depth = 0;
    do {
      if (at(Token::Kind::end)) stablehlo_is_malformed(start_place, "a closing bracket", text_.substr(start, 20));
      if (at(Token::Kind::mark) && token_.text.size() == 1) {
        const char c = token_.text[0];
        if (c == '(' || c == '[' || c == '{' || c == '<') ++depth;
        if (c == ')' || c == ']' || c == '}' || c == '>') --depth;
      }
      if (depth > 0) advance();
    } while (depth > 0);
    const std::string_view taken = text_.substr(start, position_ - start);
    advance();
    return taken;
  }
  // The text up to the next '>' on this level, from where the token at hand ends: the inside of tensor<...>. The token
  // at hand is the '>' then.
  constexpr std::string_view take_inside_angles() {
    const std::size_t start = position_;
    Index depth = 1;
    for (; position_ < text_.size() && text_[position_] != '\n'; ++position_) {
      if (text_[position_] == '<') ++depth;
      if (text_[position_] == '>' && --depth == 0) break;
    }
    const std::string_view taken = text_.substr(start, position_ - start);
    advance();
    if (!at(">")) fail("'>'");
    return taken;
  }

 private:
  std::string_view text_;
  std::size_t position_ = 0, line_start_;  // modulo 2^64: what begins within a line has started before the text
  std::size_t taken_to_ = 0;
  int line_;
  Token token_;

  constexpr void skip_space() {
    for (; position_ < text_.size(); ++position_) {
      const char c = text_[position_];
      if (c == '\n') {
        ++line_;
        line_start_ = position_ + 1;
      } else if (c == '/' && text_.substr(position_, 2) == "//") {
        while (position_ + 1 < text_.size() && text_[position_ + 1] != '\n') ++position_;
      } else if (c != ' ' && c != '\t' && c != '\r') {
        return;
      }
    }
  }
  constexpr void skip(bool (*goes_on)(char)) {
    while (position_ < text_.size() && goes_on(text_[position_])) ++position_;
  }
  constexpr Token::Kind read() {
    const char c = text_[position_++];
    if (detail::is_letter(c)) return skip(detail::continues_word), Token::Kind::word;
    if (detail::is_digit(c)) return read_number(c);
    switch (c) {
      case '%':
        skip(detail::continues_name);
        if (touches('#')) ++position_, skip(detail::is_digit);
        return Token::Kind::value;
      case '@':
        if (touches('"'))
          ++position_, read_string();
        else
          skip(detail::continues_name);
        return Token::Kind::symbol;
      case '^': return skip(detail::continues_name), Token::Kind::block;
      case '#':
        if (text_.substr(position_, 2) == "-}") return position_ += 2, Token::Kind::mark;
        return skip(detail::continues_name), Token::Kind::hash;
      case '!': return skip(detail::continues_name), Token::Kind::bang;
      case '"': return read_string(), Token::Kind::string;
      case '-':
      case ':':
        if (touches(c == '-' ? '>' : ':')) ++position_;
        return Token::Kind::mark;
      case '{':
        if (text_.substr(position_, 2) == "-#") position_ += 2;
        return Token::Kind::mark;
      default: return Token::Kind::mark;
    }
  }
  constexpr Token::Kind read_number(char first) {
    if (first == '0' && touches('x') && position_ + 1 < text_.size() && detail::is_hex(text_[position_ + 1])) {
      ++position_;
      skip(detail::is_hex);
      return Token::Kind::number;
    }
    skip(detail::is_digit);
    if (!touches('.')) return Token::Kind::number;
    ++position_;
    skip(detail::is_digit);
    if (!touches('e') && !touches('E')) return Token::Kind::number;
    ++position_;
    if (touches('-') || touches('+')) ++position_;
    skip(detail::is_digit);
    return Token::Kind::number;
  }
  // Behind the first quote; a string ends on its line.
  constexpr void read_string() {
    for (; position_ < text_.size() && text_[position_] != '\n'; ++position_) {
      if (text_[position_] == '"') return void(++position_);
      if (text_[position_] == '\\' && position_ + 1 < text_.size()) ++position_;
    }
    stablehlo_is_malformed(token_.place, "a closing quote", "the end of the line");
  }
};

}  // namespace weft::stablehlo

#endif
