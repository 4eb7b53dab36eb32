// The factor rule of operations of a user's own, from what they say: "hq_, h__, h__ -> hq_, hq".
#ifndef WEFT_SHARDING_CUSTOM_FACTORS_HPP
#define WEFT_SHARDING_CUSTOM_FACTORS_HPP

#include <weft/sharding/factor_rules.hpp>

namespace weft {

namespace detail {

// Reads the factors of one tensor after another, operands and then results, and checks them.
class CustomFactorReader {
 public:
  constexpr CustomFactorReader(const char* operation, const char* factors)
      : operation_(operation), text_(factors), next_(factors) {}

  // The factors of a tensor of this shape. Error: custom_factors_are_wrong.
  constexpr FactorRule::Dimensions read(const Shape& shape) {
    int named = 0;  // letters and "_" of this tensor
    for (const char* at = next_; *at != '\0' && *at != ',' && *at != '-'; ++at) named += *at != ' ' && *at != '.' ? 1 : 0;
    FactorRule::Dimensions dims;
    for (; *next_ != '\0' && *next_ != ',' && *next_ != '-'; ++next_) {
      if (*next_ == ' ') continue;
      if (*next_ == '.') {
        if (next_[1] != '.' || next_[2] != '.' || !dims.empty()) refuse("have dots that do not begin a tensor as \"...\"");
        next_ += 2;
        for (std::int8_t i = 0; i + named < shape.rank(); ++i) add(dims, shape, i);
      } else {
        add(dims, shape, *next_ == '_' ? uncut : factor_of(*next_));
      }
    }
    if (dims.size() != shape.rank()) refuse("name other dimensions than an operand or a result has");
    return dims;
  }
  // Between two tensors.
  constexpr void pass(const char* separator) {
    for (; *separator != '\0'; ++separator, ++next_)
      if (*next_ != *separator) refuse("have other operands or results than the operation");
  }
  constexpr void end() const {
    if (*next_ != '\0') refuse("have other operands or results than the operation");
  }

 private:
  const char *operation_, *text_, *next_;
  fixed_vector<char, max_factors - max_rank> letters_;
  fixed_vector<Index, max_factors> extents_ = fixed_vector<Index, max_factors>(max_factors, -1);  // -1: not seen yet

  constexpr void add(FactorRule::Dimensions& dims, const Shape& shape, std::int8_t factor) {
    if (dims.size() == shape.rank()) refuse("name other dimensions than an operand or a result has");
    if (factor != uncut) {
      if (dims.contains(factor)) refuse("name a factor twice in one tensor");
      const Index extent = shape[dims.size()];
      if (extents_[factor] >= 0 && extents_[factor] != extent) refuse("give dimensions of different extents one factor");
      extents_[factor] = extent;
    }
    dims.push_back(factor);
  }
  // Leading dimensions have the first numbers.
  constexpr std::int8_t factor_of(char letter) {
    if ((letter < 'a' || letter > 'z') && (letter < 'A' || letter > 'Z'))
      refuse("have other signs than letters, \"_\", \"...\", \",\" and \"->\"");
    for (int i = 0; i < letters_.size(); ++i)
      if (letters_[i] == letter) return static_cast<std::int8_t>(max_rank + i);
    if (letters_.size() == letters_.capacity()) refuse("have more than 16 letters");
    letters_.push_back(letter);
    return static_cast<std::int8_t>(max_rank + letters_.size() - 1);
  }
  [[noreturn]] void refuse(const char* what) const { custom_factors_are_wrong(operation_, text_, what); }
};

}  // namespace detail

namespace factor_rules {

// As the operation says; without factors all dimensions stay whole. Error: custom_factors_are_wrong.
constexpr FactorRule custom_call(const Graph& graph, Id id) {
  const CustomAttributes& call = graph.attributes<CustomAttributes>(id);
  const CustomOperation& operation = graph.custom_operation(id);
  const CustomOperands operands = custom_operands(graph, id);
  FactorRule rule;
  const auto add = [&rule](const FactorRule::Dimensions& dims) {
    if (rule.operands.size() < rule.operands.capacity())
      rule.operands.push_back(dims);
    else
      rule.further.push_back(dims);
  };
  if (!operation.factors.exists) {
    for (Index i = 0; i < operands.size(); ++i) add(FactorRule::Dimensions(operands.shape(i).rank(), uncut));
    rule.result = FactorRule::Dimensions(graph.shape(id).rank(), uncut);
    return rule;
  }
  detail::CustomFactorReader reader(operation.name, operation.factors.call(call.options, operands));
  for (Index i = 0; i < operands.size(); ++i) {
    if (i > 0) reader.pass(",");
    add(reader.read(operands.shape(i)));
  }
  reader.pass("->");
  const CustomResults results = results_of_custom(operation, call.options, operands);
  for (std::int32_t i = 0; i < operation.result_count; ++i) {
    if (i > 0) reader.pass(",");
    const FactorRule::Dimensions dims = reader.read(results.types[i].shape);
    if (i == call.result) rule.result = dims;
  }
  reader.end();
  return rule;
}

}  // namespace factor_rules

}  // namespace weft

#endif
