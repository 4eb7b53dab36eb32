// Candidates: axes that some tensor of an operation has along a factor, and their prefixes. Taken one after the other,
// the one that most elements have first, they say which axes cut each factor (common_axes.hpp).
#ifndef WEFT_SHARDING_FACTOR_CANDIDATES_HPP
#define WEFT_SHARDING_FACTOR_CANDIDATES_HPP

#include <weft/sharding/factor_projection.hpp>

namespace weft {

using AxesOfFactors = Buffer<SubAxes>;  // by number of the factor

// By factor: does a dimension have others, too? Its parts must be equal then, since those of the dimension would start
// at other places.
[[nodiscard]] constexpr Buffer<bool> factors_beside_others(const ShardingRule& rule) {
  Buffer<bool> made(rule.factors.size(), false);
  for (const Buffer<ShardingRule::Tensor>* list : {&rule.operands, &rule.results})
    for (const ShardingRule::Tensor& tensor : *list)
      for (const ShardingRule::Dimension& dimension : tensor)
        for (int i = 0; dimension.size() > 1 && i < dimension.size(); ++i) made[dimension[i]] = true;
  return made;
}

struct FactorCandidate {
  std::int8_t factor = -1;
  SubAxes axes;
  Index elements = 0;  // of all tensors that have these axes, or more behind them, along the factor
  Index added = 1;     // parts beyond those that the factor is cut into already
};

// Which candidates there are, and which of them may be taken: those whose factor follows no other one in a dimension
// that is not cut to its last element yet, where pieces would have strides.
class FactorCandidates {
 public:
  // `elements`: of each tensor.
  constexpr FactorCandidates(const ShardingRule& rule, const Buffer<TensorFactors>& tensors,
                             const Buffer<Index>& elements)
      : rule_{rule},
        taken_(rule.factors.size()),
        waits_for_(rule.factors.size()),
        must_divide_(factors_beside_others(rule)) {
    for (const TensorFactors& tensor : tensors)
      for (Index f = 0; f < tensor.factors.size(); ++f) add_prefixes(static_cast<std::int8_t>(f), tensor.factors[f]);
    for (Index i = 0; i < tensors.size(); ++i)
      for (Index f = 0; f < tensors[i].factors.size(); ++f) count(f, tensors[i].factors[f].axes, elements[i]);
    for (const Buffer<ShardingRule::Tensor>* list : {&rule.operands, &rule.results})
      for (const ShardingRule::Tensor& tensor : *list)
        for (const ShardingRule::Dimension& dimension : tensor)
          for (int i = 1; i < dimension.size(); ++i) waits_for_[dimension[i]].push_back(dimension[i - 1]);
  }

  // Axes of every factor, no position of an axis twice.
  [[nodiscard]] constexpr AxesOfFactors take_all() {
    while (const FactorCandidate* const best = find_best()) take(FactorCandidate(*best));
    return taken_;
  }

 private:
  const ShardingRule& rule_;
  Buffer<FactorCandidate> candidates_;
  AxesOfFactors taken_;
  Buffer<Buffer<std::int8_t>> waits_for_;
  Buffer<bool> must_divide_;

  constexpr void add_prefixes(std::int8_t factor, const FactorSharding& sharding) {
    if (!sharding.is_present) return;
    for (SubAxes axes = sharding.axes; !axes.empty(); axes.pop_back()) {
      if (must_divide_[factor] && rule_.factors[factor].size % parts_of(axes) != 0) continue;
      bool is_known = false;
      for (const FactorCandidate& known : candidates_)
        is_known = is_known || (known.factor == factor && known.axes == axes);
      if (!is_known) candidates_.push_back({factor, axes, 0, parts_of(axes)});
    }
  }
  constexpr void count(Index factor, const SubAxes& axes, Index elements) {
    for (FactorCandidate& candidate : candidates_)
      if (candidate.factor == factor && (candidate.axes == axes || is_strict_prefix(candidate.axes, axes)))
        candidate.elements += elements;
  }
  static constexpr int precedence(FactorKind kind) {
    return kind == FactorKind::pass_through  ? 3
           : kind == FactorKind::reduction   ? 2
           : kind == FactorKind::permutation ? 1
                                             : 0;
  }
  constexpr bool is_better(const FactorCandidate& left, const FactorCandidate& right) const {
    if (left.elements != right.elements) return left.elements > right.elements;
    const int kind = precedence(rule_.factors[left.factor].kind) - precedence(rule_.factors[right.factor].kind);
    if (kind != 0) return kind > 0;
    if (left.added != right.added) return left.added > right.added;
    if (left.factor != right.factor) return left.factor > right.factor;
    return comes_before(right.axes, left.axes);
  }
  static constexpr bool comes_before(const SubAxes& left, const SubAxes& right) {
    for (int i = 0; i < left.size() && i < right.size(); ++i) {
      if (left[i] == right[i]) continue;
      if (left[i].axis != right[i].axis) return left[i].axis < right[i].axis;
      return left[i].pre != right[i].pre ? left[i].pre < right[i].pre : left[i].size < right[i].size;
    }
    return left.size() < right.size();
  }
  // Null: none may be taken.
  constexpr const FactorCandidate* find_best() const {
    const FactorCandidate* best = nullptr;
    for (const FactorCandidate& candidate : candidates_)
      if (waits_for_[candidate.factor].empty() && (best == nullptr || is_better(candidate, *best))) best = &candidate;
    return best;
  }
  constexpr void take(const FactorCandidate& best) {
    taken_[best.factor] = best.axes;
    if (parts_of(best.axes) == rule_.factors[best.factor].size) release(best.factor);
    Buffer<FactorCandidate> left;
    for (FactorCandidate& candidate : candidates_) {
      const SubAxes& known = taken_[candidate.factor];
      if (candidate.factor == best.factor) {
        if (!is_strict_prefix(best.axes, candidate.axes)) continue;
      } else if (truncate_beside(candidate.axes, best.axes) && candidate.axes == known) {
        continue;
      }
      candidate.added = parts_of(candidate.axes) / parts_of(known);
      left.push_back(candidate);
    }
    candidates_ = static_cast<Buffer<FactorCandidate>&&>(left);
  }
  constexpr void release(std::int8_t factor) {
    for (Buffer<std::int8_t>& list : waits_for_) {
      Buffer<std::int8_t> left;
      for (const std::int8_t other : list)
        if (other != factor) left.push_back(other);
      list = static_cast<Buffer<std::int8_t>&&>(left);
    }
  }

 public:
  // Keeps as much of `axes`, from the major end, as shares no position with `others`. False: that is all.
  static constexpr bool truncate_beside(SubAxes& axes, const SubAxes& others) {
    for (int i = 0; i < axes.size(); ++i) {
      const std::optional<SubAxis> rest = prefix_beside(axes[i], others);
      if (rest && *rest == axes[i]) continue;
      while (axes.size() > i) axes.pop_back();
      if (rest) axes.push_back(*rest);
      return true;
    }
    return false;
  }
};

}  // namespace weft

#endif
