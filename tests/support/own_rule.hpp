// A node's factor rule (factor_rule.hpp), which the partitioner goes by, as the sharding rule that shardings are
// propagated along: sizes and kinds of factors, dimensions of several.
#ifndef WEFT_TESTS_SUPPORT_OWN_RULE_HPP
#define WEFT_TESTS_SUPPORT_OWN_RULE_HPP

#include <weft/sharding/factor_rule.hpp>
#include <weft/sharding/reshape_factors.hpp>
#include <weft/sharding/sharding_rule.hpp>

namespace weft::testing {

namespace detail {

// Factors get numbers as they are met: those of the result first. A dimension that must not be cut has one of its own.
class OwnRule {
 public:
  constexpr OwnRule(const Graph& graph, Id id) : graph_{graph}, id_{id}, rule_{weft::factor_rule(graph, id)} {}

  constexpr ShardingRule run() {
    made_.results.push_back(tensor(rule_.result, graph_.shape(id_)));
    in_result_ = made_.factors.size();
    for (Index i = 0; i < graph_[id_].operand_count; ++i)
      made_.operands.push_back(tensor(rule_.operand(i), graph_.shape(graph_.operand(id_, i))));
    return static_cast<ShardingRule&&>(made_);
  }

 private:
  struct Numbered {
    std::int8_t own = 0, made = 0;
  };
  const Graph& graph_;
  Id id_;
  FactorRule rule_;
  ShardingRule made_;
  Buffer<Numbered> numbers_;
  Index in_result_ = -1;  // factors that the result has; negative: they are not all known

  constexpr ShardingRule::Tensor tensor(const FactorRule::Dimensions& dims, const Shape& shape) {
    ShardingRule::Tensor made;
    for (int d = 0; d < dims.size(); ++d) made.push_back({number(dims[d], shape[d])});
    return made;
  }
  constexpr std::int8_t number(std::int8_t own, Index size) {
    for (const Numbered& known : numbers_)
      if (own != uncut && known.own == own) return known.made;
    const auto made = static_cast<std::int8_t>(made_.factors.size());
    made_.factors.push_back({size, kind(own), false});
    if (own != uncut) numbers_.push_back({own, made});
    return made;
  }
  constexpr FactorKind kind(std::int8_t own) const {
    if (own == uncut) return FactorKind::need_replication;
    if (rule_.is_moved(own)) return FactorKind::permutation;
    const bool is_summed = in_result_ >= 0 && factor_row(graph_[id_].op).joins != ReductionKind::none;
    return is_summed ? FactorKind::reduction : FactorKind::pass_through;
  }
};

}  // namespace detail

// The rule of node `id`, on its global shapes. Error: graph_is_invalid, of what has no factors.
[[nodiscard]] constexpr ShardingRule own_sharding_rule(const Graph& graph, Id id) {
  if (!factor_rule(graph, id).regroups) return detail::OwnRule(graph, id).run();
  const ReshapeFactors factors = reshape_factors(graph.shape(graph.operand(id, 0)), graph.shape(id));
  ShardingRule made;
  for (const Index size : factors.sizes) made.factors.push_back({size});
  made.operands.push_back(factors.from);
  made.results.push_back(factors.to);
  return made;
}

}  // namespace weft::testing

#endif
