// From shardings of dimensions to those of factors, and back: the axes of a dimension come to its factors, major first,
// each as far as it is filled, where an axis may be cut in parts.
#ifndef WEFT_SHARDING_FACTOR_PROJECTION_HPP
#define WEFT_SHARDING_FACTOR_PROJECTION_HPP

#include <weft/sharding/axis_prefix.hpp>
#include <weft/sharding/sharding_rule.hpp>
#include <weft/sharding/tensor_sharding.hpp>

#include <numeric>

namespace weft {

// How one tensor is cut along one factor.
struct FactorSharding {
  SubAxes axes;
  SubAxes overflow;  // of its dimension, which divide neither this factor nor may pass it
  bool is_present = false;
  bool is_closed = false;
  bool is_minor_most = false;  // of its dimension: it need not be divided evenly
};

struct TensorFactors {
  Buffer<FactorSharding> factors;  // by number
  bool has_grown = false;          // axes came to it
  SubAxes replicated, unreduced;
  ReductionKind unreduced_kind = ReductionKind::sum;
};

namespace detail {

// The axes of a dimension, of which factors take parts from the major end.
class AxesToTake {
 public:
  constexpr explicit AxesToTake(const SubAxes& axes) : axes_{axes} {}

  [[nodiscard]] constexpr bool is_empty() const { return next_ == axes_.size(); }
  [[nodiscard]] constexpr Index size() const { return axes_[next_].size; }
  // As much of the axis at hand as is `size` positions.
  constexpr SubAxis take(Index size) {
    SubAxis& rest = axes_[next_];
    const SubAxis taken{rest.axis, rest.pre, static_cast<std::int32_t>(size)};
    if (taken.size == rest.size)
      ++next_;
    else
      rest = {rest.axis, taken.next(), rest.size / taken.size};
    return taken;
  }
  constexpr void take_all(SubAxes& into) {
    while (!is_empty()) append_merged(into, take(size()));
  }

 private:
  SubAxes axes_;
  int next_ = 0;
};

// False: what is left of the axes fits neither this factor nor those behind it, and is its overflow.
constexpr bool fill_factor(FactorSharding& factor, Index size, AxesToTake& axes) {
  while (!axes.is_empty()) {
    const Index part = std::gcd(size, axes.size());
    if (part == 1 && axes.size() != 1) break;
    factor.axes.push_back(axes.take(part));
    size /= part;
  }
  if (size <= 1 || axes.is_empty()) return true;
  axes.take_all(factor.overflow);
  return false;
}

constexpr void project_dimension(TensorFactors& into, const ShardingRule& rule,
                                 const ShardingRule::Dimension& dimension, const DimensionSharding& sharding) {
  AxesToTake axes(sharding.axes);
  bool fits = true;
  for (int i = 0; i < dimension.size(); ++i) {
    FactorSharding& factor = into.factors[dimension[i]];
    factor.is_present = true;
    factor.is_minor_most = i + 1 == dimension.size();
    factor.is_closed = sharding.is_closed || !fits;
    if (!fits) continue;
    if (factor.is_minor_most)
      axes.take_all(factor.axes);
    else
      fits = fill_factor(factor, rule.factors[dimension[i]].size, axes);
  }
}

}  // namespace detail

// A tensor of which nothing is known is open.
[[nodiscard]] constexpr TensorFactors project(const ShardingRule& rule, const ShardingRule::Tensor& tensor,
                                              const TensorSharding& sharding) {
  TensorFactors made;
  made.factors.resize(rule.factors.size());
  for (int d = 0; d < tensor.size(); ++d)
    detail::project_dimension(made, rule, tensor[d], sharding.is_known() ? sharding.dims[d] : DimensionSharding());
  made.replicated = sharding.replicated;
  made.unreduced = sharding.unreduced;
  made.unreduced_kind = sharding.unreduced_kind;
  return made;
}

// A factor behind one that is not cut to its last element would need pieces with strides: it stays uncut.
[[nodiscard]] constexpr TensorSharding unproject(const ShardingRule& rule, const ShardingRule::Tensor& tensor,
                                                 const TensorFactors& from, int mesh) {
  TensorSharding made = TensorSharding::open(mesh, tensor.size());
  for (int d = 0; d < tensor.size(); ++d)
    for (const std::int8_t number : tensor[d]) {
      const FactorSharding& factor = from.factors[number];
      made.dims[d].is_closed = made.dims[d].is_closed || factor.is_closed;
      for (const SubAxis& axis : factor.axes) append_merged(made.dims[d].axes, axis);
      for (const SubAxis& axis : factor.overflow) append_merged(made.dims[d].axes, axis);
      if (!factor.overflow.empty() || parts_of(factor.axes) < rule.factors[number].size) break;
    }
  made.replicated = from.replicated;
  made.unreduced = from.unreduced;
  made.unreduced_kind = from.unreduced_kind;
  return made;
}

}  // namespace weft

#endif
