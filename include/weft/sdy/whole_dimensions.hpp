// Along which dimensions a piece of an operation's result is not made of pieces of its operands.
#ifndef WEFT_SDY_WHOLE_DIMENSIONS_HPP
#define WEFT_SDY_WHOLE_DIMENSIONS_HPP

#include <weft/sdy/rule_table.hpp>

namespace weft::sdy {

// Operations that say in an attribute how large something is, or make other numbers of values of another size.
[[nodiscard]] constexpr bool depends_on_sizes(std::string_view name) {
  for (const std::string_view each :
       {"func.call", "stablehlo.custom_call", "stablehlo.dynamic_slice", "stablehlo.dynamic_update_slice",
        "stablehlo.gather", "stablehlo.rng", "stablehlo.rng_bit_generator", "stablehlo.scatter",
        "stablehlo.select_and_scatter", "chlo.top_k", "sdy.reshard", "sdy.sharding_constraint"})
    if (name == each) return true;
  return false;
}

// Of operands and results, which are counted together.
class WholeDimensions {
 public:
  explicit WholeDimensions(const RuleSite& at) : at_{at}, name_{at.operation.name} {
    rule_ = sharding_rule(at);
    needs_all_ = rule_.is_none() || depends_on_sizes(name_);
  }

  // Is it summed over along the dimension?
  [[nodiscard]] bool is_summed(Index tensor, int dim) const {
    if (rule_.is_none()) return false;
    for (const std::int8_t factor : factors(tensor, dim))
      if (rule_.factors[factor].kind == FactorKind::reduction) return true;
    return false;
  }

  [[nodiscard]] bool has(Index tensor, int dim) const {
    if (needs_all_) return true;
    if (name_ == "stablehlo.slice") return at_.operand(0)[dim] != at_.result()[dim];
    if (name_ == "stablehlo.pad") return tensor != 1 && is_padded(dim);
    for (const std::int8_t factor : factors(tensor, dim)) {
      const FactorKind kind = rule_.factors[factor].kind;
      if (kind != FactorKind::pass_through && kind != FactorKind::reduction) return true;
    }
    return name_ == "stablehlo.convolution" && (rules::has_groups(at_) || is_spatial(tensor, dim));
  }

 private:
  const RuleSite& at_;
  std::string_view name_;
  ShardingRule rule_;
  bool needs_all_ = false;

  const ShardingRule::Dimension& factors(Index tensor, int dim) const {
    const Index operands = rule_.operands.size();
    return tensor < operands ? rule_.operands[tensor][dim] : rule_.results[tensor - operands][dim];
  }

  bool is_padded(int dim) const {
    return at_.integers("edge_padding_low", "low")[dim] != 0 || at_.integers("edge_padding_high", "high")[dim] != 0 ||
           at_.integers("interior_padding", "interior")[dim] != 0;
  }
  bool is_spatial(Index tensor, int dim) const {
    for (int i = 0; i < at_.result().rank() - 2; ++i)
      if (rules::labeled(at_, tensor, i) == dim) return true;
    return false;
  }
};

}  // namespace weft::sdy

#endif
