// Rows of a tensor that updates are joined to, as x.at[rows].set(updates) and its like in JAX; and what updates of one
// segment come to. Sums are scatter_add (var.hpp).
#ifndef WEFT_GRAPH_SCATTER_HPP
#define WEFT_GRAPH_SCATTER_HPP

#include <weft/graph/scatter_rows.hpp>

namespace weft {

namespace detail {

constexpr Var scatter_by(RowJoin join, LocatedVar x, Var rows, Var updates) {
  const LocatedVar places = x.beside(rows);
  if (!x.has_rank("scatter", 1) || !x.has_dtype_of(updates, "scatter") ||
      !places.is_supported(rows.dtype() == DType::i32, "scatter: index"))
    return x;
  Dims given = rows.shape().dims;
  for (int d = 1; d < x.rank(); ++d) given.push_back(x.shape()[d]);
  updates = broadcast_to(updates, Shape(given));
  const Index count = rows.elements(), all = x.shape()[0], width = all == 0 ? 1 : x.elements() / all;
  const Var made =
      joined_rows(join, reshape(x, {1, all, width}), reshape(updates, {1, count, width}), reshape(rows, {1, count}));
  return reshape(made, x.shape());
}
// The number of this type that no other is less than.
constexpr Var least_number(Graph& graph, DType dtype) {
  if (is_floating(dtype)) return constant(graph, -__builtin_inf(), dtype);
  double least = row_of(dtype).kind == NumberKind::signed_integer ? -1 : 0;
  for (int bit = 1; bit < 8 * size_bytes(dtype); ++bit) least *= 2;
  return constant(graph, least, dtype);
}

// A number in each place of `count` rows of what updates [n..., ...] have for segments [n...].
constexpr Var repeated_for_segments(Var number, Var updates, Var segments, Index count) {
  Dims extents{count};
  for (int d = segments.rank(); d < updates.rank(); ++d) extents.push_back(updates.shape()[d]);
  return broadcast_to(number, Shape(extents));
}

}  // namespace detail

// x [rows, ...] in which `updates` [n..., ...], which are repeated where they are smaller, stand in `rows` i32[n...];
// of several for one row the last. Those of row -1 are left out; at run time another number outside of x is an error.
// Gradients, here and below, are JAX's. Errors: element_type_not_supported, operand_ranks_differ.
constexpr Var scatter_set(LocatedVar x, Var rows, Var updates) {
  return detail::scatter_by(RowJoin::replace, x, rows, updates);
}
// Likewise: the product of an element and all updates for it; its gradient has none.
constexpr Var scatter_multiply(LocatedVar x, Var rows, Var updates) {
  return detail::scatter_by(RowJoin::multiply, x, rows, updates);
}
// The largest, or smallest, of an element and all updates for it; NaN where one is. A gradient is shared by equal ones.
constexpr Var scatter_max(LocatedVar x, Var rows, Var updates) {
  return detail::scatter_by(RowJoin::maximum, x, rows, updates);
}
constexpr Var scatter_min(LocatedVar x, Var rows, Var updates) {
  return detail::scatter_by(RowJoin::minimum, x, rows, updates);
}

// updates [n..., ...] -> [count, ...]: the largest, or smallest, of those whose segment i32[n...] a row is, and of none
// the least, or greatest, number of the type (jax.ops.segment_max).
constexpr Var segment_max(LocatedVar updates, Var segments, Index count) {
  const Var least = detail::least_number(*updates.graph, updates.dtype());
  return scatter_max(detail::repeated_for_segments(least, updates, segments, count), segments, updates);
}
constexpr Var segment_min(LocatedVar updates, Var segments, Index count) {
  const Var least = detail::least_number(*updates.graph, updates.dtype());
  const Var greatest = is_floating(updates.dtype()) ? -least : !least;
  return scatter_min(detail::repeated_for_segments(greatest, updates, segments, count), segments, updates);
}

}  // namespace weft

#endif
