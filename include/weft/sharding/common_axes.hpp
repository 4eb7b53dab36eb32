// Common axes: how an operation is cut whose operands and results lie in ways that do not fit each other, as Shardy
// decides it. What lies in another way is resharded before or behind the operation.
#ifndef WEFT_SHARDING_COMMON_AXES_HPP
#define WEFT_SHARDING_COMMON_AXES_HPP

#include <weft/sharding/axis_sets.hpp>
#include <weft/sharding/factor_candidates.hpp>

namespace weft {

namespace detail {

// Operands, then results.
constexpr const ShardingRule::Tensor& tensor_of(const ShardingRule& rule, Index i) {
  return i < rule.operands.size() ? rule.operands[i] : rule.results[i - rule.operands.size()];
}
constexpr bool needs_replication(const ShardingRule& rule) {
  for (const Factor& factor : rule.factors)
    if (factor.kind == FactorKind::need_replication) return true;
  return false;
}
constexpr bool has_dimensions_of_several_factors(const ShardingRule& rule) {
  for (const bool is_beside_others : factors_beside_others(rule))
    if (is_beside_others) return true;
  return false;
}
// Does every tensor that is no scalar have the factor?
constexpr bool is_everywhere(const ShardingRule& rule, const Buffer<TensorFactors>& tensors, Index factor) {
  for (Index i = 0; i < tensors.size(); ++i)
    if (!tensor_of(rule, i).empty() && !tensors[i].factors[factor].is_present) return false;
  return true;
}

// Nothing is resharded but one of two tensors: the one whose rows move, or the smaller one, or the one in fewer pieces.
class AxesOfTwo {
 public:
  constexpr AxesOfTwo(const ShardingRule& rule, const Buffer<TensorFactors>& tensors, const Buffer<Index>& elements)
      : rule_{rule}, tensors_{tensors}, elements_{elements} {}

  constexpr AxesOfFactors find(Index first, Index second) const {
    const bool second_stays = is_better(second, first);
    const TensorFactors& stays = tensors_[second_stays ? second : first];
    const TensorFactors& other = tensors_[second_stays ? first : second];
    AxesOfFactors made(rule_.factors.size());
    SubAxes used;
    for (Index f = 0; f < made.size(); ++f)
      if (stays.factors[f].is_present) {
        made[f] = stays.factors[f].axes;
        append(used, made[f]);
      }
    for (Index f = 0; f < made.size(); ++f)
      if (!stays.factors[f].is_present && other.factors[f].is_present) {
        made[f] = other.factors[f].axes;
        FactorCandidates::truncate_beside(made[f], used);
      }
    return made;
  }

 private:
  const ShardingRule& rule_;
  const Buffer<TensorFactors>& tensors_;
  const Buffer<Index>& elements_;

  constexpr bool moves_rows(Index i) const {
    for (Index f = 0; f < rule_.factors.size(); ++f)
      if (rule_.factors[f].kind == FactorKind::permutation && !tensors_[i].factors[f].axes.empty()) return true;
    return false;
  }
  constexpr Index parts(Index i) const {
    Index product = 1;
    for (const FactorSharding& factor : tensors_[i].factors) product *= parts_of(factor.axes);
    return product;
  }
  constexpr bool is_better(Index left, Index right) const {
    if (moves_rows(left) != moves_rows(right)) return moves_rows(right);
    if (elements_[left] != elements_[right]) return elements_[left] > elements_[right];
    return parts(left) > parts(right);
  }
};

// Axes of factors that must be whole go to factors that all tensors have, as far as they fit; else they are dropped.
constexpr void move_from_whole_factors(const ShardingRule& rule, const Buffer<TensorFactors>& tensors,
                                       AxesOfFactors& axes) {
  for (Index whole = 0; whole < rule.factors.size(); ++whole) {
    if (rule.factors[whole].kind != FactorKind::need_replication) continue;
    const SubAxes moved = axes[whole];
    axes[whole].clear();
    if (!is_everywhere(rule, tensors, whole)) continue;
    int next = 0;
    for (Index f = 0; f < rule.factors.size() && next < moved.size(); ++f) {
      const Index size = rule.factors[f].size;
      if (rule.factors[f].kind != FactorKind::pass_through || !is_everywhere(rule, tensors, f) || size == 0) continue;
      if (size % parts_of(axes[f]) != 0) continue;
      for (Index room = size / parts_of(axes[f]); next < moved.size() && room % moved[next].size == 0; ++next) {
        append_merged(axes[f], moved[next]);
        room /= moved[next].size;
      }
    }
  }
}

}  // namespace detail

// The axes of each factor, if all tensors that have it agree, none that must be whole is cut, and no position of an
// axis cuts two factors; nullopt else.
[[nodiscard]] constexpr std::optional<AxesOfFactors> compatible_axes(const ShardingRule& rule,
                                                                     const Buffer<TensorFactors>& tensors) {
  AxesOfFactors made(rule.factors.size());
  const Buffer<bool> must_divide = factors_beside_others(rule);
  SubAxes used;
  for (Index f = 0; f < made.size(); ++f) {
    bool is_seen = false;
    for (const TensorFactors& tensor : tensors) {
      const FactorSharding& factor = tensor.factors[f];
      if (!factor.is_present) continue;
      if (is_seen && !(made[f] == factor.axes)) return std::nullopt;
      made[f] = factor.axes;
      is_seen = true;
    }
    if (rule.factors[f].kind == FactorKind::need_replication && !made[f].empty()) return std::nullopt;
    if (must_divide[f] && rule.factors[f].size % parts_of(made[f]) != 0) return std::nullopt;
    if (overlap(made[f], used)) return std::nullopt;
    append(used, made[f]);
  }
  return made;
}

// The axes that cut each factor while the operation runs. `tensors`: its operands, then its results, projected, of
// `elements` elements each. O(axes^2 tensors).
[[nodiscard]] constexpr AxesOfFactors common_axes(const ShardingRule& rule, const Buffer<TensorFactors>& tensors,
                                                  const Buffer<Index>& elements) {
  if (const std::optional<AxesOfFactors> agreed = compatible_axes(rule, tensors)) return *agreed;
  Buffer<Index> with_dims;
  for (Index i = 0; i < tensors.size(); ++i)
    if (!detail::tensor_of(rule, i).empty()) with_dims.push_back(i);
  if (with_dims.size() == 2 && !detail::needs_replication(rule) && !detail::has_dimensions_of_several_factors(rule))
    return detail::AxesOfTwo(rule, tensors, elements).find(with_dims[0], with_dims[1]);
  AxesOfFactors made = FactorCandidates(rule, tensors, elements).take_all();
  detail::move_from_whole_factors(rule, tensors, made);
  return made;
}

}  // namespace weft

#endif
