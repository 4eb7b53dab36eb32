// Axes of a reshape one side of which is cut by axes that its factors cannot take one after the other, such as 6 parts
// of a dimension of 4 x 6144: they are dealt out anew to the factors of both sides.
#ifndef WEFT_SHARDING_RESHAPE_AXES_HPP
#define WEFT_SHARDING_RESHAPE_AXES_HPP

#include <weft/sharding/factor_candidates.hpp>

namespace weft {

[[nodiscard]] constexpr bool has_overflow(const Buffer<TensorFactors>& tensors) {
  for (const TensorFactors& tensor : tensors)
    for (const FactorSharding& factor : tensor.factors)
      if (!factor.overflow.empty()) return true;
  return false;
}

namespace detail {

class ReshapeAxes {
 public:
  constexpr ReshapeAxes(const ShardingRule& rule, const Buffer<TensorFactors>& tensors)
      : rule_{rule}, tensors_{tensors} {}

  constexpr AxesOfFactors find() const {
    const SubAxes axes = all_axes(tensors_[parts(tensors_[0]) >= parts(tensors_[1]) ? 0 : 1]);
    const TensorFactors operand = dealt(0, axes), result = dealt(1, axes);
    AxesOfFactors made(rule_.factors.size());
    for (Index f = 0; f < made.size(); ++f) {
      const FactorSharding &left = operand.factors[f], &right = result.factors[f];
      if (left.is_present && right.is_present)
        made[f] = common_prefix(left.axes, right.axes);
      else
        made[f] = left.is_present ? left.axes : right.axes;
    }
    return made;
  }

 private:
  const ShardingRule& rule_;
  const Buffer<TensorFactors>& tensors_;

  static constexpr Index parts(const TensorFactors& tensor) { return parts_of(all_axes(tensor)); }
  static constexpr SubAxes all_axes(const TensorFactors& tensor) {
    SubAxes all;
    for (const FactorSharding& factor : tensor.factors) {
      append(all, factor.axes);
      append(all, factor.overflow);
    }
    return all;
  }
  // Each axis to the first factor of the side that can take some of it, what is left of it to those behind.
  constexpr TensorFactors dealt(Index side, const SubAxes& axes) const {
    const ShardingRule::Tensor& tensor = side == 0 ? rule_.operands[0] : rule_.results[0];
    TensorFactors made = tensors_[side];
    Buffer<Index> room(made.factors.size());
    Buffer<std::int8_t> order;
    for (const ShardingRule::Dimension& dimension : tensor)
      for (const std::int8_t factor : dimension) {
        order.push_back(factor);
        room[factor] = rule_.factors[factor].size;
        made.factors[factor].axes.clear();
        made.factors[factor].overflow.clear();
      }
    AxesToTake left(axes);
    for (bool goes_on = true; goes_on && !left.is_empty();) {
      goes_on = false;
      for (Index i = 0; i < order.size() && !left.is_empty(); ++i) {
        const Index size = left.size(), part = std::gcd(room[order[i]], size);
        if (room[order[i]] <= 1 || (part == 1 && size != 1)) continue;
        append_merged(made.factors[order[i]].axes, left.take(part));
        room[order[i]] /= part;
        goes_on = true;
        if (part == size) break;
      }
    }
    if (!order.empty()) left.take_all(made.factors[order.back()].overflow);
    return project(rule_, tensor, unproject(rule_, tensor, made, 0));
  }
  static constexpr SubAxes common_prefix(const SubAxes& left, const SubAxes& right) {
    SubAxes common;
    for (int i = 0; i < left.size() && i < right.size(); ++i) {
      if (left[i] == right[i]) {
        common.push_back(left[i]);
        continue;
      }
      if (is_prefix(left[i], right[i]))
        common.push_back(left[i]);
      else if (is_prefix(right[i], left[i]))
        common.push_back(right[i]);
      break;
    }
    return common;
  }
};

}  // namespace detail

// `tensors`: its operand and its result, projected.
[[nodiscard]] constexpr AxesOfFactors reshape_axes(const ShardingRule& rule, const Buffer<TensorFactors>& tensors) {
  return detail::ReshapeAxes(rule, tensors).find();
}

}  // namespace weft

#endif
