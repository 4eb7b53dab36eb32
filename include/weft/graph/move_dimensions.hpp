// Dimensions ordered, moved, split and joined, as transposes and reshapes.
#ifndef WEFT_GRAPH_MOVE_DIMENSIONS_HPP
#define WEFT_GRAPH_MOVE_DIMENSIONS_HPP

#include <weft/graph/var.hpp>

namespace weft::detail {

constexpr AxisList identity_order(int rank) {
  AxisList order;
  for (std::int8_t dim = 0; dim < rank; ++dim) order.push_back(dim);
  return order;
}
constexpr bool is_identity(const AxisList& order) {
  for (int i = 0; i < order.size(); ++i)
    if (order[i] != i) return false;
  return true;
}
// The order that undoes this one.
constexpr AxisList inverse(const AxisList& order) {
  AxisList made(order.size(), 0);
  for (int i = 0; i < order.size(); ++i) made[order[i]] = static_cast<std::int8_t>(i);
  return made;
}
// The first dimensions of `x` in another order; those that it does not name, as the parts of pairs, stay behind them.
constexpr Var in_order(Var x, AxisList order) {
  if (is_identity(order)) return x;
  while (order.size() < x.rank()) order.push_back(static_cast<std::int8_t>(order.size()));
  return transpose(x, order);
}
// The extents of some dimensions, or of all in another order.
constexpr Shape in_order(const Shape& shape, const AxisList& order) {
  Dims extents;
  for (const auto dim : order) extents.push_back(shape[dim]);
  return Shape(extents);
}
// Moves dimension `from` to position `to`, the others keep their order.
constexpr Var move_dimension(Var x, int from, int to) {
  AxisList order;
  for (int i = 0; i < x.rank(); ++i)
    if (i != from) order.push_back(static_cast<std::int8_t>(i));
  order.insert(to, static_cast<std::int8_t>(from));
  return transpose(x, order);
}
// Cuts dimension `dim` into (parts, rest).
constexpr Var split_dimension(Var x, int dim, Index parts) {
  Dims extents = x.shape().dims;
  extents[dim] /= parts;
  extents.insert(dim, parts);
  return reshape(x, Shape(extents));
}
// Joins dimensions `dim` and `dim + 1`.
constexpr Var join_dimensions(Var x, int dim) {
  Dims extents = x.shape().dims;
  extents[dim] *= extents[dim + 1];
  extents.erase(dim + 1);
  return reshape(x, Shape(extents));
}

}  // namespace weft::detail

#endif
