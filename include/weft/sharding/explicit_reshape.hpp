// How cuts over explicit axes follow a reshape: JAX's rule (jax 0.10, lax.reshape without out_sharding).
#ifndef WEFT_SHARDING_EXPLICIT_RESHAPE_HPP
#define WEFT_SHARDING_EXPLICIT_RESHAPE_HPP

#include <weft/sharding/factor_rule.hpp>
#include <weft/sharding/type_conflict.hpp>
#include <weft/sharding/wishes.hpp>

namespace weft {

// What an operation makes of its operands' types.
struct ExplicitType {
  Layout layout;
  TypeConflict conflict = TypeConflict::none;
};

namespace detail {

// The dimensions of a shape that are longer than 1.
constexpr AxisList long_dimensions(const Shape& shape) {
  AxisList dims;
  for (std::int8_t d = 0; d < shape.rank(); ++d)
    if (shape[d] != 1) dims.push_back(d);
  return dims;
}

// Axes are dealt to the dimensions `to` from the first one on; each divides what is left of its own. False: one does
// not.
constexpr bool deal_axes(const AxisList& axes, const AxisList& to, const Shape& shape, const MeshSizes& mesh,
                         Layout& layout) {
  int at = 0;
  Index left = shape[to[0]];
  for (const auto axis : axes) {
    while (left == 1 && mesh[axis] > 1 && at + 1 < to.size()) left = shape[to[++at]];
    if (left % mesh[axis] != 0) return false;
    layout.dims[to[at]].push_back(axis);
    left /= mesh[axis];
  }
  return true;
}

}  // namespace detail

// One dimension may be split, or neighbors be joined; not both, and not twice. Dimensions of one element come and go.
// What all devices have whole may be reshaped in any way.
[[nodiscard]] constexpr ExplicitType explicit_reshape(const Shape& from, const Shape& to, const Layout& layout,
                                                      const MeshSizes& mesh) {
  ExplicitType made{replicated(to.rank()), TypeConflict::none};
  if (layout.used().empty()) return made;
  const AxisList before = detail::long_dimensions(from), after = detail::long_dimensions(to);
  int regrouped = 0;
  for (int i = 0, j = 0; i < before.size() || j < after.size();) {
    AxisList in, out;  // dimensions of the next group: as few as have one product
    if (i < before.size()) in.push_back(before[i]);
    if (j < after.size()) out.push_back(after[j]);
    Index left = in.empty() ? 1 : from[before[i++]], right = out.empty() ? 1 : to[after[j++]];
    while (left != right && (left < right ? i < before.size() : j < after.size())) {
      (left < right ? in : out).push_back(left < right ? before[i] : after[j]);
      if (left < right)
        left *= from[before[i++]];
      else
        right *= to[after[j++]];
    }
    regrouped += in.size() != 1 || out.size() != 1;
    bool follows = regrouped <= 1 && (in.size() == 1 || out.size() == 1) && !in.empty() && !out.empty();
    AxisList axes;
    for (int d = 0; follows && d < in.size(); ++d) {
      follows = d == 0 || layout.dims[in[d]].empty() || !layout.dims[in[d - 1]].empty();
      for (const auto axis : layout.dims[in[d]]) axes.push_back(axis);
    }
    if (!follows || !detail::deal_axes(axes, out, to, mesh, made.layout))
      return {replicated(to.rank()), TypeConflict::reshape_not_supported};
  }
  return made;
}

}  // namespace weft

#endif
