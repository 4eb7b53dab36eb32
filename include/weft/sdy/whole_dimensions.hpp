// Along which dimensions a piece of an operation's result is not made of pieces of its operands.
#ifndef WEFT_SDY_WHOLE_DIMENSIONS_HPP
#define WEFT_SDY_WHOLE_DIMENSIONS_HPP

#include <weft/sdy/rule_table.hpp>
#include <weft/sharding/common_axes.hpp>

#include <algorithm>

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

// The dimensions of operands and results, which are counted together, that an operation needs whole.
class WholeDimensions {
 public:
  // `lies`: of each operand, then of each result.
  WholeDimensions(const RuleSite& at, const Buffer<TensorSharding>& lies) : at_{at}, name_{at.operation.name} {
    rule_ = sharding_rule(at);
    needs_all_ = rule_.is_none() || (depends_on_sizes(name_) && !is_indexed());
    for (Index i = 0; !rule_.is_none() && i < lies.size(); ++i)
      cut_.push_back(project(rule_, weft::detail::tensor_of(rule_, i), lies[i]));
    has_groups_ = name_ == "stablehlo.convolution" && rules::has_groups(at);
    if (has_groups_) group_parts_ = parts_of_groups();
  }

  // The axes of this dimension that cut what is summed over: of the factors that it is made of (groups of channels, and
  // the channels of each) some may be summed and others not.
  [[nodiscard]] SubAxes summed_axes(Index tensor, int dim) const {
    SubAxes summed;
    if (rule_.is_none() || rule_.is_custom) return summed;
    for (const std::int8_t factor : factors(tensor, dim))
      if (rule_.factors[factor].kind == FactorKind::reduction) append(summed, cut_[tensor].factors[factor].axes);
    return summed;
  }

  [[nodiscard]] bool has(Index tensor, int dim) const {
    if (needs_all_) return true;
    if (name_ == "stablehlo.slice") return at_.operand(0)[dim] != at_.result()[dim];
    if (name_ == "stablehlo.pad") return tensor != 1 && is_padded(dim);
    for (const std::int8_t factor : factors(tensor, dim)) {
      const FactorKind kind = rule_.factors[factor].kind;
      if (kind != FactorKind::pass_through && (kind != FactorKind::reduction || is_indexed())) return true;
      if (is_updating() && !(is_in(0, factor) && is_in(updates(), factor))) return true;
    }
    if (name_ != "stablehlo.convolution") return false;
    return is_spatial(tensor, dim) || (has_groups_ && group_parts_ == 0);
  }
  // Into how many parts the groups of a convolution are cut: each device has as many fewer. 1: it has none.
  [[nodiscard]] Index group_parts() const { return std::max<Index>(group_parts_, 1); }

 private:
  const RuleSite& at_;
  std::string_view name_;
  ShardingRule rule_;
  Buffer<TensorFactors> cut_;
  bool needs_all_ = false, has_groups_ = false;
  Index group_parts_ = 1;  // 0: operands and result do not agree

  // Along dimensions that their rule passes through they take all, wherever they are told to begin.
  [[nodiscard]] bool is_indexed() const {
    for (const std::string_view each :
         {"stablehlo.dynamic_slice", "stablehlo.dynamic_update_slice", "stablehlo.gather", "stablehlo.scatter"})
      if (name_ == each) return true;
    return false;
  }
  [[nodiscard]] const ShardingRule::Dimension& factors(Index tensor, int dim) const {
    return weft::detail::tensor_of(rule_, tensor)[dim];
  }
  // Rows that updates do not have all of are rows that an index names: pieces of updates are not made for them.
  [[nodiscard]] bool is_updating() const {
    return name_ == "stablehlo.scatter" || name_ == "stablehlo.dynamic_update_slice";
  }
  [[nodiscard]] Index updates() const { return name_ == "stablehlo.scatter" ? at_.operands() - 1 : 1; }
  [[nodiscard]] bool is_in(Index operand, std::int8_t factor) const {
    for (const ShardingRule::Dimension& dimension : rule_.operands[operand])
      if (dimension.contains(factor)) return true;
    return false;
  }
  // The factor that operands and result share where they have the groups, major to all else there.
  [[nodiscard]] Index parts_of_groups() const {
    const bool of_batches = rules::groups_of(at_, "batch_group_count") != 1;
    const std::int8_t group = factors(0, rules::labeled(at_, 0, of_batches ? "b" : "f"))[0];
    for (const TensorFactors& tensor : cut_)
      if (!tensor.factors[group].overflow.empty() || !(tensor.factors[group].axes == cut_[0].factors[group].axes))
        return 0;
    return parts_of(cut_[0].factors[group].axes);
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
