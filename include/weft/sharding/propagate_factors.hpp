// Propagation at one operation: what the shardings of its operands and results say of each factor goes to the others.
// Two strategies, as Shardy has them: `basic` goes on with what all agree on; `aggressive` settles conflicts of factors
// tensor by tensor, in favor of the larger source.
#ifndef WEFT_SHARDING_PROPAGATE_FACTORS_HPP
#define WEFT_SHARDING_PROPAGATE_FACTORS_HPP

#include <weft/sharding/factor_projection.hpp>

namespace weft {

// Bits: which side may add axes to the other.
enum class Direction : std::uint8_t { none = 0, forward = 1, backward = 2, both = 3 };
[[nodiscard]] constexpr Direction operator|(Direction a, Direction b) {
  return static_cast<Direction>(static_cast<int>(a) | static_cast<int>(b));
}
[[nodiscard]] constexpr Direction operator&(Direction a, Direction b) {
  return static_cast<Direction>(static_cast<int>(a) & static_cast<int>(b));
}

enum class PropagationStrategy : std::uint8_t { basic, aggressive };

// All tensors of one operation: its operands, then its results.
struct FactorProjection {
  Buffer<TensorFactors> tensors;
  Index operands = 0;
};

namespace detail {

class FactorPropagation {
  const ShardingRule& rule_;
  FactorProjection& at_;
  const MeshSizes* whole_axes_;  // null: axes may be cut in parts

  constexpr void meet(CompatibleAxes& found, int factor, bool of_results) const {
    const Index first = of_results ? at_.operands : 0, last = of_results ? at_.tensors.size() : at_.operands;
    for (Index i = first; i < last; ++i)
      if (at_.tensors[i].factors[factor].is_present) found.meet(at_.tensors[i].factors[factor].axes);
  }
  static constexpr void grow(TensorFactors& tensor, int factor, const SubAxes& axes) {
    FactorSharding& sharding = tensor.factors[factor];
    if (!sharding.is_present || !is_strict_prefix(sharding.axes, axes)) return;
    sharding.axes = axes;
    tensor.has_grown = true;
  }

  // Ends the list at the first axis that is not `allowed` whole: (axis, parts before it) -> prefix of it.
  template <class Allowed>
  constexpr void truncate(SubAxes& axes, const Allowed& allowed) const {
    SubAxes kept;
    for (const SubAxis& axis : axes) {
      const std::optional<SubAxis> prefix = allowed(axis, parts_of(kept));
      if (!prefix || (whole_axes_ != nullptr && prefix->size != (*whole_axes_)[prefix->axis])) break;
      kept.push_back(*prefix);
      if (!(*prefix == axis)) break;
    }
    axes = kept;
  }
  // No axis cuts two factors of a tensor.
  static constexpr std::optional<SubAxis> prefix_beside_factors(const SubAxis& axis, const TensorFactors& tensor,
                                                                int factor) {
    std::optional<SubAxis> rest = axis;
    for (Index other = 0; rest && other < tensor.factors.size(); ++other) {
      if (other == factor || !tensor.factors[other].is_present) continue;
      rest = prefix_beside(*rest, tensor.factors[other].overflow);
      if (rest) rest = prefix_beside(*rest, tensor.factors[other].axes);
    }
    return rest;
  }
  // As much of the axis as the factor of a tensor has, or can take behind `parts` parts.
  constexpr std::optional<SubAxis> prefix_within(const SubAxis& axis, const TensorFactors& tensor, int factor,
                                                 Index parts) const {
    std::optional<SubAxis> rest = prefix_beside(axis, tensor.replicated);
    if (rest) rest = prefix_beside(*rest, tensor.unreduced);
    if (!rest) return rest;
    const FactorSharding& sharding = tensor.factors[factor];
    for (const SubAxis& known : sharding.axes)
      if (contains(known, *rest)) return rest;
    if (!sharding.is_closed && sharding.overflow.empty()) {
      if (sharding.is_minor_most) return rest;
      const Index size = rule_.factors[factor].size;
      const Index part = size % parts == 0 ? std::gcd(size / parts, Index{rest->size}) : 1;
      if (part == rest->size) return rest;
      if (part != 1) return SubAxis{rest->axis, rest->pre, static_cast<std::int32_t>(part)};
    }
    if (!sharding.axes.empty() && is_prefix(sharding.axes.back(), *rest)) return sharding.axes.back();
    return std::nullopt;
  }
  constexpr std::optional<SubAxis> prefix_for_all(const SubAxis& axis, int factor, Index parts) const {
    std::optional<SubAxis> rest = axis;
    for (const TensorFactors& tensor : at_.tensors) {
      if (rest) rest = prefix_beside_factors(*rest, tensor, factor);
      if (rest && tensor.factors[factor].is_present) rest = prefix_within(*rest, tensor, factor, parts);
    }
    return rest;
  }

 public:
  constexpr FactorPropagation(const ShardingRule& rule, FactorProjection& projection, const MeshSizes* whole_axes)
      : rule_{rule}, at_{projection}, whole_axes_{whole_axes} {}

  // What all tensors with the factor agree on; one direction: what its source side has, as far as the other side
  // agrees.
  [[nodiscard]] constexpr SubAxes compatible_axes(int factor, Direction direction) const {
    if (direction == Direction::none) return {};
    CompatibleAxes found;
    const bool results_first = direction == Direction::backward;
    meet(found, factor, results_first);
    if (direction != Direction::both) found.can_grow = false;
    meet(found, factor, !results_first);
    return found.axes;
  }
  constexpr void propagate_basic(int factor, Direction direction) {
    SubAxes axes = compatible_axes(factor, direction);
    truncate(axes, [&](const SubAxis& axis, Index parts) { return prefix_for_all(axis, factor, parts); });
    for (TensorFactors& tensor : at_.tensors) grow(tensor, factor, axes);
  }
  // For one tensor.
  constexpr void propagate_aggressively(Index tensor, int factor, SubAxes axes, bool is_elementwise) {
    TensorFactors& into = at_.tensors[tensor];
    if (!into.factors[factor].is_present) return;
    truncate(axes, [&](const SubAxis& axis, Index parts) { return prefix_within(axis, into, factor, parts); });
    if (!is_strict_prefix(into.factors[factor].axes, axes)) return;
    truncate(axes, [&](const SubAxis& axis, Index) { return prefix_beside_factors(axis, into, factor); });
    // Operands get from one another no more than the result has, too.
    if (is_elementwise && tensor < at_.operands)
      for (Index i = at_.operands; i < at_.tensors.size(); ++i) {
        const FactorSharding& result = at_.tensors[i].factors[factor];
        if (result.is_present && is_strict_prefix(result.axes, axes)) axes = result.axes;
      }
    grow(into, factor, axes);
  }
};

// The tensor that a factor's axes come from: the largest of those that have them.
struct FactorSource {
  Index tensor = -1, elements = -1;
};

// Sizes that are written may be of any product.
constexpr Index product_or_most(Index left, Index right) {
  constexpr Index most = Index{1} << 62;
  return right != 0 && left > most / right ? most : left * right;
}
constexpr Buffer<FactorSource> sources_of(const ShardingRule& rule, const FactorProjection& at,
                                          const Buffer<SubAxes>& axes) {
  Buffer<FactorSource> sources(rule.factors.size());
  for (Index t = 0; t < at.tensors.size(); ++t) {
    const Buffer<FactorSharding>& factors = at.tensors[t].factors;
    Index elements = 1;
    for (Index f = 0; f < factors.size(); ++f)
      if (factors[f].is_present) elements = product_or_most(elements, rule.factors[f].size);
    for (Index f = 0; f < factors.size(); ++f) {
      const bool is_source = factors[f].is_present && !axes[f].empty() &&
                             (axes[f] == factors[f].axes || is_strict_prefix(axes[f], factors[f].axes));
      if (is_source && elements > sources[f].elements) sources[f] = {t, elements};
    }
  }
  return sources;
}

// Larger sources first; of elementwise operations then what is cut into more parts; then as they stand.
constexpr Buffer<int> factors_in_order(const ShardingRule& rule, const FactorProjection& at,
                                       const Buffer<SubAxes>& axes, bool is_elementwise) {
  const Buffer<FactorSource> sources = sources_of(rule, at, axes);
  const auto before = [&](int left, int right) {
    const FactorSource &a = sources[left], &b = sources[right];
    if (a.elements != b.elements) return a.elements > b.elements;
    const Index more = is_elementwise ? parts_of(axes[left]) - parts_of(axes[right]) : 0;
    if (more != 0) return more > 0;
    return a.tensor != b.tensor ? a.tensor < b.tensor : left < right;
  };
  Buffer<int> order;
  for (int factor = 0; factor < rule.factors.size(); ++factor) {
    order.push_back(factor);
    for (Index i = order.size() - 1; i > 0 && before(order[i], order[i - 1]); --i) {
      const int moved = order[i];
      order[i] = order[i - 1];
      order[i - 1] = moved;
    }
  }
  return order;
}

}  // namespace detail

// `direction(factor)` says which way axes may go. `whole_axes`: the sizes of axes that
// are propagated as a whole alone.
template <class DirectionOf>
constexpr void propagate_factors(const ShardingRule& rule, FactorProjection& at, PropagationStrategy strategy,
                                 const DirectionOf& direction, bool is_elementwise,
                                 const MeshSizes* whole_axes = nullptr) {
  detail::FactorPropagation propagation(rule, at, whole_axes);
  const int factors = static_cast<int>(rule.factors.size());
  if (strategy == PropagationStrategy::basic) {
    for (int factor = 0; factor < factors; ++factor) propagation.propagate_basic(factor, direction(factor));
    return;
  }
  Buffer<SubAxes> axes(factors);
  bool any = false;
  for (int factor = 0; factor < factors; ++factor) {
    axes[factor] = propagation.compatible_axes(factor, direction(factor));
    any = any || !axes[factor].empty();
  }
  if (!any) return;
  const Buffer<int> order = detail::factors_in_order(rule, at, axes, is_elementwise);
  for (Index i = 0; i < at.tensors.size(); ++i) {
    const Index tensor = (i + at.operands) % at.tensors.size();  // results first
    for (const int factor : order) propagation.propagate_aggressively(tensor, factor, axes[factor], is_elementwise);
  }
}

}  // namespace weft

#endif
