// The factor rule of operations of a user's own, from what they say: "hq_, h__, h__ -> hq_, hq". Of "rw, _:r -> rw" the
// second operand has numbers of places along r.
#ifndef WEFT_SHARDING_CUSTOM_FACTORS_HPP
#define WEFT_SHARDING_CUSTOM_FACTORS_HPP

#include <weft/sharding/factor_rules.hpp>

namespace weft {

// What is wrong with the factors of an operation of a user's own.
enum class FactorMistake : std::uint8_t {
  none,
  dots_do_not_begin_a_tensor,
  other_dimensions_than_the_tensor_has,
  other_operands_or_results,
  factor_twice_in_one_tensor,
  different_extents_have_one_factor,
  unknown_sign,
  more_than_16_letters,
  numbers_are_not_i32,
  numbers_are_of_an_unknown_factor
};
[[nodiscard]] constexpr const char* sentence_of(FactorMistake mistake) {
  constexpr const char* sentences[] = {"are read",
                                       "have dots that do not begin a tensor as \"...\"",
                                       "name other dimensions than an operand or a result has",
                                       "have other operands or results than the operation",
                                       "name a factor twice in one tensor",
                                       "give dimensions of different extents one factor",
                                       "have other signs than letters, \"_\", \"...\", \",\" and \"->\"",
                                       "have more than 16 letters",
                                       "have numbers of places, \":\", in an operand that is not i32",
                                       "have numbers of places along a factor that no tensor has"};
  return sentences[static_cast<std::size_t>(mistake)];
}

namespace detail {

// Reads the factors of one tensor after another, operands and then results, and notes the first mistake in them.
class CustomFactorReader {
 public:
  constexpr explicit CustomFactorReader(const char* factors) : next_(factors) {}

  [[nodiscard]] constexpr FactorMistake mistake() const noexcept { return mistake_; }
  // The factors of a tensor of this shape.
  constexpr FactorRule::Dimensions read(const Shape& shape) {
    int named = 0;  // letters and "_" of this tensor
    for (const char* at = next_; is_in_tensor(*at); ++at) named += *at != ' ' && *at != '.' ? 1 : 0;
    FactorRule::Dimensions dims;
    for (; is_in_tensor(*next_); ++next_) {
      if (*next_ == ' ') continue;
      if (*next_ != '.') {
        add(dims, shape, *next_ == '_' ? uncut : factor_of(*next_));
      } else if (next_[1] == '.' && next_[2] == '.' && dims.empty()) {
        next_ += 2;
        for (std::int8_t i = 0; i + named < shape.rank(); ++i) add(dims, shape, i);
      } else {
        note(FactorMistake::dots_do_not_begin_a_tensor);
      }
    }
    if (dims.size() != shape.rank()) note(FactorMistake::other_dimensions_than_the_tensor_has);
    while (dims.size() < shape.rank()) dims.push_back(uncut);
    return dims;
  }
  // Behind an operand: the factor that its elements number places of, or `uncut`.
  constexpr std::int8_t read_numbered(DType dtype) {
    if (*next_ != ':') return uncut;
    if (dtype != DType::i32) note(FactorMistake::numbers_are_not_i32);
    const std::int8_t factor = factor_of(*++next_);
    if (factor != uncut) ++next_, numbered_.push_back(factor);
    while (*next_ == ' ') ++next_;
    return factor;
  }
  // Between two tensors.
  constexpr void pass(const char* separator) {
    for (; *separator != '\0'; ++separator, ++next_)
      if (*next_ != *separator) return note(FactorMistake::other_operands_or_results);
  }
  constexpr void end() {
    if (*next_ != '\0') note(FactorMistake::other_operands_or_results);
    for (const std::int8_t factor : numbered_)
      if (extents_[factor] < 0) note(FactorMistake::numbers_are_of_an_unknown_factor);
  }

 private:
  const char* next_;
  FactorMistake mistake_ = FactorMistake::none;
  fixed_vector<char, max_factors - max_rank> letters_;
  fixed_vector<Index, max_factors> extents_ = fixed_vector<Index, max_factors>(max_factors, -1);  // -1: not seen yet
  Buffer<std::int8_t> numbered_;

  static constexpr bool is_in_tensor(char sign) { return sign != '\0' && sign != ',' && sign != '-' && sign != ':'; }

  constexpr void note(FactorMistake mistake) {
    if (mistake_ == FactorMistake::none) mistake_ = mistake;
  }
  constexpr void add(FactorRule::Dimensions& dims, const Shape& shape, std::int8_t factor) {
    if (dims.size() == shape.rank()) return note(FactorMistake::other_dimensions_than_the_tensor_has);
    if (factor != uncut) {
      if (dims.contains(factor)) note(FactorMistake::factor_twice_in_one_tensor);
      const Index extent = shape[dims.size()];
      if (extents_[factor] >= 0 && extents_[factor] != extent) note(FactorMistake::different_extents_have_one_factor);
      extents_[factor] = extent;
    }
    dims.push_back(factor);
  }
  // Leading dimensions have the first numbers.
  constexpr std::int8_t factor_of(char letter) {
    if ((letter < 'a' || letter > 'z') && (letter < 'A' || letter > 'Z')) {
      note(FactorMistake::unknown_sign);
      return uncut;
    }
    for (int i = 0; i < letters_.size(); ++i)
      if (letters_[i] == letter) return static_cast<std::int8_t>(max_rank + i);
    if (letters_.size() == letters_.capacity()) {
      note(FactorMistake::more_than_16_letters);
      return uncut;
    }
    letters_.push_back(letter);
    return static_cast<std::int8_t>(max_rank + letters_.size() - 1);
  }
};

}  // namespace detail

// What the factors of an operation say, and what is wrong with them.
struct ReadFactors {
  FactorRule rule;
  const char* text = "";  // without factors all dimensions stay whole
  FactorMistake mistake = FactorMistake::none;
};
[[nodiscard]] constexpr ReadFactors read_factors(const Graph& graph, Id id) {
  const CustomAttributes& call = graph.attributes<CustomAttributes>(id);
  const CustomOperation& operation = graph.custom_operation(id);
  const CustomOperands operands = custom_operands(graph, id);
  ReadFactors read;
  FactorRule& rule = read.rule;
  const auto add = [&rule](const FactorRule::Dimensions& dims) {
    if (rule.operands.size() < rule.operands.capacity())
      rule.operands.push_back(dims);
    else
      rule.further.push_back(dims);
  };
  if (!operation.factors.exists) {
    for (Index i = 0; i < operands.size(); ++i) add(FactorRule::Dimensions(operands.shape(i).rank(), uncut));
    rule.result = FactorRule::Dimensions(graph.shape(id).rank(), uncut);
    return read;
  }
  read.text = operation.factors.call(call.options, operands);
  detail::CustomFactorReader reader(read.text);
  for (Index i = 0; i < operands.size(); ++i) {
    if (i > 0) reader.pass(",");
    add(reader.read(operands.shape(i)));
    const std::int8_t numbered = reader.read_numbered(operands[i].dtype);
    if (numbered == uncut && rule.numbered.empty()) continue;
    rule.numbered.resize(i, uncut);
    rule.numbered.push_back(numbered);
  }
  reader.pass("->");
  const CustomResults results = results_of_custom(operation, call.options, operands);
  for (std::int32_t i = 0; i < operation.result_count; ++i) {
    if (i > 0) reader.pass(",");
    const FactorRule::Dimensions dims = reader.read(results.types[i].shape);
    if (i == call.result) rule.result = dims;
  }
  reader.end();
  read.mistake = reader.mistake();
  return read;
}

namespace factor_rules {

// As the operation says. Error: custom_factors_are_wrong.
constexpr FactorRule custom_call(const Graph& graph, Id id) {
  const ReadFactors read = read_factors(graph, id);
  if (read.mistake != FactorMistake::none)
    custom_factors_are_wrong(graph.custom_operation(id).name, read.text, sentence_of(read.mistake));
  return read.rule;
}

}  // namespace factor_rules

}  // namespace weft

#endif
