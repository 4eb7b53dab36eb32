// A product whose operands fit each other and whose result is asked for along the axes that are summed over: made as
// the operands lie, it is in more pieces, and the result alone is resharded.
#ifndef WEFT_SHARDING_PRODUCT_RESULT_HPP
#define WEFT_SHARDING_PRODUCT_RESULT_HPP

#include <weft/sharding/axis_sets.hpp>
#include <weft/sharding/factor_projection.hpp>

namespace weft {

namespace detail {

class ProductResult {
 public:
  // `tensors`: two operands and the result, of `elements` elements each.
  constexpr ProductResult(const ShardingRule& rule, const Buffer<TensorFactors>& tensors, const Buffer<Index>& elements)
      : rule_{rule}, tensors_{tensors}, elements_{elements} {}

  // The factor along which the result is to lie as the operand that has it; -1: there is none.
  constexpr Index find() {
    Index found = -1;
    for (Index f = 0; f < rule_.factors.size(); ++f) {
      const FactorSharding &left = tensors_[0].factors[f], &right = tensors_[1].factors[f];
      const bool in_both = left.is_present && right.is_present;
      if (in_both && !(left.axes == right.axes)) return -1;
      const SubAxes& axes = left.is_present ? left.axes : right.axes;
      if (in_both && rule_.factors[f].kind == FactorKind::reduction) {
        append(summed_, axes);
        continue;
      }
      if (!in_both && overlap(axes, alone_)) return -1;
      if (!in_both) append(alone_, axes);
      if (tensors_[2].factors[f].axes == axes) continue;
      if (axes.empty() || found >= 0 || elements_[2] > largest_operand(left, right)) return -1;
      found = f;
    }
    if (found < 0) return -1;
    const SubAxes& asked = tensors_[2].factors[found].axes;
    return !asked.empty() && asked == summed_ ? found : -1;
  }

 private:
  const ShardingRule& rule_;
  const Buffer<TensorFactors>& tensors_;
  const Buffer<Index>& elements_;
  SubAxes summed_, alone_;  // what cuts factors that are summed over, and those of one operand

  constexpr Index largest_operand(const FactorSharding& left, const FactorSharding& right) const {
    const Index of_left = left.is_present ? elements_[0] : 0, of_right = right.is_present ? elements_[1] : 0;
    return of_left > of_right ? of_left : of_right;
  }
};

}  // namespace detail

[[nodiscard]] constexpr Index factor_to_reshard_behind(const ShardingRule& rule, const Buffer<TensorFactors>& tensors,
                                                       const Buffer<Index>& elements) {
  return detail::ProductResult(rule, tensors, elements).find();
}

}  // namespace weft

#endif
