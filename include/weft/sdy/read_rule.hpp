// Reads a sharding rule as Shardy's dialect writes it: ([i, jk])->([i, j]) {i=2, j=4, k=2} reduction={k}, custom,
// inside of angles.
#ifndef WEFT_SDY_READ_RULE_HPP
#define WEFT_SDY_READ_RULE_HPP

#include <weft/sdy/read_sharding.hpp>
#include <weft/sharding/sharding_rule.hpp>

namespace weft::sdy {

class RuleReader {
 public:
  constexpr explicit RuleReader(std::string_view text, TextPlace place = {1, 1}) : lexer_(text, place) {}

  constexpr ShardingRule read() {
    lexer_.expect("<");
    take_tensors(rule_.operands);
    lexer_.expect("->");
    take_tensors(rule_.results);
    if (lexer_.accept("{")) take_sizes();
    while (lexer_.at(Token::Kind::word)) take_kind();
    if (lexer_.accept(",")) {
      lexer_.expect("custom");
      rule_.is_custom = true;
    }
    lexer_.expect(">");
    check_sizes(rule_.operands);
    check_sizes(rule_.results);
    return static_cast<ShardingRule&&>(rule_);
  }

 private:
  static constexpr int letters = 'z' - 'i' + 1;  // i to z, then z_1, z_2, ...

  Lexer lexer_;
  ShardingRule rule_;

  // Takes one name from the front of a word; false: it is none.
  static constexpr bool take_name(std::string_view& word, std::int8_t& factor) {
    if (word.empty() || word[0] < 'i' || word[0] > 'z') return false;
    int number = word[0] - 'i';
    word.remove_prefix(1);
    if (number == letters - 1 && word.size() > 1 && word[0] == '_') {
      word.remove_prefix(1);
      int behind = 0;
      for (; !word.empty() && stablehlo::detail::is_digit(word[0]) && behind < 100; word.remove_prefix(1))
        behind = 10 * behind + (word[0] - '0');
      number += behind;
    }
    factor = static_cast<std::int8_t>(number);
    return number < 128;
  }
  constexpr std::int8_t take_factor() {
    const Token token = lexer_.take(Token::Kind::word, "a factor");
    std::string_view word = token.text;
    std::int8_t factor = 0;
    if (!take_name(word, factor) || !word.empty())
      stablehlo_is_malformed(token.place, "a factor: i, j, ...", token.text);
    return factor;
  }
  constexpr void take_tensors(Buffer<ShardingRule::Tensor>& tensors) {
    lexer_.expect("(");
    while (!lexer_.accept(")")) {
      lexer_.expect("[");
      ShardingRule::Tensor tensor;
      while (!lexer_.accept("]")) {
        const Token word = lexer_.take(Token::Kind::word, "the factors of a dimension");
        tensor.push_back({});
        std::string_view rest = word.text;
        for (std::int8_t factor = 0; !rest.empty();) {
          if (!take_name(rest, factor)) stablehlo_is_malformed(word.place, "factors: i, j, ...", word.text);
          tensor.back().push_back(factor);
        }
        if (!lexer_.at("]")) lexer_.expect(",");
      }
      tensors.push_back(tensor);
      if (!lexer_.at(")")) lexer_.expect(",");
    }
  }
  constexpr void take_sizes() {
    while (!lexer_.accept("}")) {
      const std::int8_t factor = take_factor();
      lexer_.expect("=");
      if (factor >= rule_.factors.size()) rule_.factors.resize(factor + 1);
      rule_.factors[factor].size = detail::take_index(lexer_);
      if (!lexer_.at("}")) lexer_.expect(",");
    }
  }
  constexpr void check_sizes(const Buffer<ShardingRule::Tensor>& tensors) const {
    for (const ShardingRule::Tensor& tensor : tensors)
      for (const ShardingRule::Dimension& dimension : tensor)
        for (const std::int8_t factor : dimension)
          if (factor >= rule_.factors.size()) stablehlo_is_malformed(lexer_.token().place, "a size of each factor", "");
  }
  constexpr void take_kind() {
    const Token name = lexer_.take(Token::Kind::word, "a kind of factors");
    lexer_.expect("=");
    lexer_.expect("{");
    while (!lexer_.accept("}")) {
      const std::int8_t factor = take_factor();
      if (factor >= rule_.factors.size()) stablehlo_is_malformed(name.place, "factors with sizes", name.text);
      set_kind(rule_.factors[factor], name);
      if (!lexer_.at("}")) lexer_.expect(",");
    }
  }
  static constexpr void set_kind(Factor& factor, const Token& name) {
    if (name.text == "reduction")
      factor.kind = FactorKind::reduction;
    else if (name.text == "need_replication")
      factor.kind = FactorKind::need_replication;
    else if (name.text == "permutation")
      factor.kind = FactorKind::permutation;
    else if (name.text == "blocked_propagation")
      factor.is_blocked = true;
    else
      stablehlo_is_malformed(name.place, "a kind of factors", name.text);
  }
};

// Error: stablehlo_is_malformed.
[[nodiscard]] WEFT_NATIVE constexpr ShardingRule read_rule(std::string_view text, TextPlace place = {1, 1}) {
  return RuleReader(text, place).read();
}

}  // namespace weft::sdy

#endif
