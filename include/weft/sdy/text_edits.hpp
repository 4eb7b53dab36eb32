// Copies a text with some of its parts replaced; and cuts it into words. Run time only.
#ifndef WEFT_SDY_TEXT_EDITS_HPP
#define WEFT_SDY_TEXT_EDITS_HPP

#include <weft/stablehlo/lexer.hpp>

#include <string>
#include <vector>

namespace weft::sdy {

// Parts are replaced in the order in which they stand.
class TextEdits {
 public:
  explicit TextEdits(std::string_view text) : at_{text.data()}, end_{text.data() + text.size()} {}

  // The part becomes `by`.
  void replace(std::string_view part, std::string_view by) {
    copy_to(part.data());
    made_ += by;
    at_ = part.data() + part.size();
  }
  void insert(const char* before, std::string_view text) { replace({before, 0}, text); }
  [[nodiscard]] std::string finish() {
    copy_to(end_);
    return static_cast<std::string&&>(made_);
  }

 private:
  const char *at_, *end_;
  std::string made_;

  void copy_to(const char* to) {
    made_.append(at_, to);
    at_ = to;
  }
};

[[nodiscard]] inline std::vector<stablehlo::Token> words_of(std::string_view text) {
  std::vector<stablehlo::Token> words;
  for (stablehlo::Lexer lexer(text); !lexer.at(stablehlo::Token::Kind::end); lexer.advance())
    words.push_back(lexer.token());
  return words;
}
[[nodiscard]] inline bool is_mark(const stablehlo::Token& word, char mark) {
  return word.kind == stablehlo::Token::Kind::mark && word.text.size() == 1 && word.text[0] == mark;
}
// The word behind the one that closes what word `open` opens, '(', '[', '{' or '<'.
[[nodiscard]] inline std::size_t behind_brackets(const std::vector<stablehlo::Token>& words, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < words.size(); ++i) {
    for (const char mark : {'(', '[', '{', '<'}) depth += is_mark(words[i], mark) ? 1 : 0;
    for (const char mark : {')', ']', '}', '>'}) depth -= is_mark(words[i], mark) ? 1 : 0;
    if (depth == 0) return i + 1;
  }
  return words.size();
}
// From the start of one word to the end of another.
[[nodiscard]] inline std::string_view from_to(const stablehlo::Token& first, const stablehlo::Token& last) {
  return {first.text.data(), static_cast<std::size_t>(last.text.data() + last.text.size() - first.text.data())};
}

}  // namespace weft::sdy

#endif
