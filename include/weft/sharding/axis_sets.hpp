// Axes as sets of positions, in parts: what is left of them without others, and their order on the mesh.
#ifndef WEFT_SHARDING_AXIS_SETS_HPP
#define WEFT_SHARDING_AXIS_SETS_HPP

#include <weft/sharding/axis_prefix.hpp>

namespace weft {

[[nodiscard]] constexpr bool overlap(const SubAxes& left, const SubAxes& right) {
  for (const SubAxis& part : left)
    for (const SubAxis& other : right)
      if (overlap(part, other)) return true;
  return false;
}
// The parts of `axes` that share no position with `others`, in their order.
[[nodiscard]] constexpr SubAxes without(const SubAxes& axes, const SubAxes& others) {
  SubAxes left;
  for (const SubAxis& axis : axes) {
    SubAxes pieces{axis};
    for (const SubAxis& other : others) {
      SubAxes smaller;
      for (const SubAxis& piece : pieces) {
        if (!overlap(piece, other)) {
          smaller.push_back(piece);
          continue;
        }
        if (piece.pre < other.pre) smaller.push_back({piece.axis, piece.pre, other.pre / piece.pre});
        if (other.next() < piece.next()) smaller.push_back({piece.axis, other.next(), piece.next() / other.next()});
      }
      pieces = smaller;
    }
    append(left, pieces);
  }
  return left;
}
// Major to minor on the mesh.
[[nodiscard]] constexpr SubAxes sorted(const SubAxes& axes) {
  SubAxes made;
  for (const SubAxis& axis : axes) {
    int at = 0;
    while (at < made.size() && (made[at].axis < axis.axis || (made[at].axis == axis.axis && made[at].pre < axis.pre)))
      ++at;
    made.insert(at, axis);
  }
  return made;
}
// The same; parts that continue each other are one.
[[nodiscard]] constexpr SubAxes in_order_of_mesh(const SubAxes& axes) { return merged(sorted(axes)); }

}  // namespace weft

#endif
