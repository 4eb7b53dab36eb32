// Reshapes: which cuts of the dimensions before are cuts of the dimensions after, without a byte moved. Dimensions are
// products of factors; those that both sides share carry axes across. Shardy's rule, as its op_sharding_rule_registry
// states it by examples: [2, 4] -> [8] is ([i, j]) -> ([ij]); [6, 4] -> [4, 6] is ([ij, mn]) -> ([ik, ln]).
#ifndef WEFT_SHARDING_RESHAPE_FACTORS_HPP
#define WEFT_SHARDING_RESHAPE_FACTORS_HPP

#include <weft/sharding/layout.hpp>

#include <numeric>

namespace weft {

// Factors of the dimensions before and after, major to minor, by number; `sizes` by factor.
struct ReshapeFactors {
  static constexpr int most = 4 * max_rank;
  using List = fixed_vector<std::int8_t, most>;
  fixed_vector<List, max_rank> from, to;
  fixed_vector<Index, most> sizes;
};

namespace detail {

class ReshapeWalk {
 public:
  constexpr ReshapeWalk(const Shape& from, const Shape& to) : left_{from}, right_{to} {
    factors_.from = fixed_vector<ReshapeFactors::List, max_rank>(from.rank(), ReshapeFactors::List());
    factors_.to = fixed_vector<ReshapeFactors::List, max_rank>(to.rank(), ReshapeFactors::List());
  }
  constexpr ReshapeFactors run() {
    while (has_more(left_, factors_.from) && has_more(right_, factors_.to)) {
      if (left_.product == right_.product) {
        const Index shared = std::gcd(left_.rest, right_.rest);
        if (shared > 1) {
          const std::int8_t factor = add(shared);
          take(left_, factors_.from, factor);
          take(right_, factors_.to, factor);
        } else {
          take(left_, factors_.from, add(left_.rest));
          take(right_, factors_.to, add(right_.rest));
        }
      } else if (left_.product < right_.product) {
        take_alone(left_, factors_.from, right_.product);
      } else {
        take_alone(right_, factors_.to, left_.product);
      }
    }
    while (has_more(left_, factors_.from)) take(left_, factors_.from, add(left_.rest));
    while (has_more(right_, factors_.to)) take(right_, factors_.to, add(right_.rest));
    return factors_;
  }

 private:
  struct Side {
    Shape shape;
    int dim = -1;
    Index rest = 1;     // of the dimension at hand
    Index product = 1;  // of all factors so far
  };
  Side left_, right_;
  ReshapeFactors factors_;

  // False: all dimensions are taken. A dimension of one element has a factor of its own.
  constexpr bool has_more(Side& side, fixed_vector<ReshapeFactors::List, max_rank>& lists) {
    while (side.rest == 1 && side.dim + 1 < side.shape.rank()) {
      side.rest = side.shape[++side.dim];
      if (side.rest == 1) lists[side.dim].push_back(add(1));
    }
    return side.rest > 1;
  }
  constexpr std::int8_t add(Index size) {
    factors_.sizes.push_back(size);
    return static_cast<std::int8_t>(factors_.sizes.size() - 1);
  }
  constexpr void take(Side& side, fixed_vector<ReshapeFactors::List, max_rank>& lists, std::int8_t factor) {
    lists[side.dim].push_back(factor);
    side.rest /= factors_.sizes[factor];
    side.product *= factors_.sizes[factor];
  }
  // A factor that the other side, whose product is `reached`, does not have: as much as brings the products together.
  constexpr void take_alone(Side& side, fixed_vector<ReshapeFactors::List, max_rank>& lists, Index reached) {
    const Index missing = std::lcm(side.product, reached) / side.product, part = std::gcd(side.rest, missing);
    take(side, lists, add(part > 1 ? part : side.rest));
  }
};

}  // namespace detail

[[nodiscard]] constexpr ReshapeFactors reshape_factors(const Shape& from, const Shape& to) {
  return detail::ReshapeWalk(from, to).run();
}

// What of a layout a reshape carries: the same cut of the bytes before and after. Axes that it cannot carry are in
// neither; a value that is cut by them has to be gathered first.
struct CarriedCut {
  Layout from, to;
};

namespace detail {

// The axes that come to each factor: a minor one is cut only where those before it are cut to the last element.
constexpr fixed_vector<AxisList, ReshapeFactors::most> axes_by_factor(
    const ReshapeFactors& factors, const fixed_vector<ReshapeFactors::List, max_rank>& lists, const Layout& layout,
    const MeshSizes& mesh) {
  fixed_vector<AxisList, ReshapeFactors::most> axes(factors.sizes.size(), AxisList());
  for (int d = 0; d < lists.size(); ++d) {
    int next = 0;
    for (const std::int8_t factor : lists[d]) {
      Index parts = 1;
      while (next < layout.dims[d].size()) {
        const std::int8_t axis = layout.dims[d][next];
        if (factors.sizes[factor] % (parts * mesh[axis]) != 0) break;
        parts *= mesh[axis];
        axes[factor].push_back(axis);
        ++next;
      }
      if (parts != factors.sizes[factor]) break;
    }
  }
  return axes;
}
// A layout in which a dimension is cut by those factors' axes, as far as each factor before is cut whole.
constexpr Layout layout_of_factors(const ReshapeFactors& factors,
                                   const fixed_vector<ReshapeFactors::List, max_rank>& lists,
                                   const fixed_vector<AxisList, ReshapeFactors::most>& axes, const MeshSizes& mesh) {
  Layout layout = replicated(lists.size());
  for (int d = 0; d < lists.size(); ++d)
    for (const std::int8_t factor : lists[d]) {
      for (const auto axis : axes[factor]) layout.dims[d].push_back(axis);
      if (parts_of(mesh, axes[factor]) != factors.sizes[factor]) break;
    }
  return layout;
}

}  // namespace detail

[[nodiscard]] constexpr CarriedCut carried_cut(const Shape& from, const Shape& to, const Layout& layout,
                                               const MeshSizes& mesh) {
  const ReshapeFactors factors = reshape_factors(from, to);
  CarriedCut carried;
  // Factors of one side alone carry nothing; what is left is seen from both sides until it is the same.
  carried.to =
      detail::layout_of_factors(factors, factors.to, detail::axes_by_factor(factors, factors.from, layout, mesh), mesh);
  carried.from = detail::layout_of_factors(factors, factors.from,
                                           detail::axes_by_factor(factors, factors.to, carried.to, mesh), mesh);
  carried.to = detail::layout_of_factors(factors, factors.to,
                                         detail::axes_by_factor(factors, factors.from, carried.from, mesh), mesh);
  carried.from.unreduced = carried.to.unreduced = layout.unreduced;
  return carried;
}

}  // namespace weft

#endif
