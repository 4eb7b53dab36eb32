// How a value lies in the rows x cols space of a fused kernel: the geometry that fusion and code generation share.
#ifndef WEFT_PLANNER_ITERATION_SPACE_HPP
#define WEFT_PLANNER_ITERATION_SPACE_HPP

#include <weft/graph/graph.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft {

// rows x cols elements. cols == 0: the split is still open, only the product is known.
struct IterationSpace {
  Index elements = 0;
  Index cols = 0;

  [[nodiscard]] constexpr Index rows() const noexcept { return cols == 0 ? 1 : elements / cols; }
  // Fixes an open split; false if another split was fixed before. 0: any split will do.
  [[nodiscard]] constexpr bool fix(Index wanted) noexcept {
    if (cols == 0) cols = wanted;
    return wanted == 0 || cols == wanted;
  }
};

// A 2-D reading of a shape: `cols` elements are adjacent. found == false: no such reading.
struct Split {
  bool found = false;
  Extent extent = Extent::full;  // of the smaller value in that reading
  Index cols = 0;                // 0: any number

  [[nodiscard]] constexpr bool fits(Index columns) const noexcept { return found && (cols == 0 || cols == columns); }
};

namespace detail {

// Dimensions in `kept` as the leading (row) or trailing (col) part of `shape`, group extents ignored.
constexpr Split split_by_kept(const Shape& shape, const AxisList& kept) {
  int last_kept = -1, first_kept = shape.rank(), last_other = -1, first_other = shape.rank();
  for (int i = 0; i < shape.rank(); ++i) {
    if (shape[i] == 1) continue;
    if (kept.contains(static_cast<std::int8_t>(i))) {
      last_kept = i;
      first_kept = first_kept < i ? first_kept : i;
    } else {
      last_other = i;
      first_other = first_other < i ? first_other : i;
    }
  }
  if (last_kept < 0) return {true, Extent::scalar, 0};
  if (last_other < 0) return {true, Extent::full, 0};
  Index product = 1;
  if (last_kept < first_other) {  // kept | other: one value a row
    for (int i = first_other; i < shape.rank(); ++i) product *= shape[i];
    return {true, Extent::row, product};
  }
  if (last_other < first_kept) {  // other | kept: one value a column
    for (int i = first_kept; i < shape.rank(); ++i) product *= shape[i];
    return {true, Extent::col, product};
  }
  return {};
}

}  // namespace detail

// The operand of a broadcast inside the broadcast's result.
[[nodiscard]] constexpr Split split_of_broadcast(const Graph& graph, Id broadcast) {
  const Shape& from = graph.shape(graph.operand(broadcast, 0));
  const AxisList& dims = graph.dims(broadcast);
  AxisList kept;
  for (int i = 0; i < from.rank(); ++i) {
    if (from[i] == 1) continue;
    if (!kept.empty() && kept.back() > dims[i]) return {};  // permuted
    kept.push_back(dims[i]);
  }
  return detail::split_by_kept(graph.shape(broadcast), kept);
}

// One value a column of several dimensions, such as a mask [time, time] of every head. A loop over these columns has no
// place for one value a row of the last dimension, such as the sum of a softmax.
[[nodiscard]] constexpr bool spans_rows(const Split& split, const Shape& whole) {
  return split.found && split.extent == Extent::col && split.cols > whole[whole.rank() - 1];
}

// The result of a reduction inside its operand: row (reduced over columns) or col (reduced over rows). Everything
// reduced: one row.
[[nodiscard]] constexpr Split split_of_reduction(const Graph& graph, Id reduction) {
  const Shape& from = graph.shape(graph.operand(reduction, 0));
  AxisList kept;
  for (int i = 0; i < from.rank(); ++i)
    if (!graph.dims(reduction).contains(static_cast<std::int8_t>(i)))
      kept.push_back(static_cast<std::int8_t>(i));
  Split split = detail::split_by_kept(from, kept);
  if (split.found && split.extent == Extent::scalar) return {true, Extent::row, from.elements()};
  if (split.found && split.extent == Extent::full) return {true, Extent::row, 1};
  return split;
}

}  // namespace weft

#endif
