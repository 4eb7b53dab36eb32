// How the matrices of a dot_general lie: operands and results that are cut into heads, say [batch, time, heads, width],
// are read and written where they are, by strides, and no copy of them is made in another order.
#ifndef WEFT_PLANNER_DOT_LAYOUT_HPP
#define WEFT_PLANNER_DOT_LAYOUT_HPP

#include <weft/graph/shape_rules.hpp>
#include <weft/planner/plan.hpp>

namespace weft {

// found == false: the kernel cannot read or write it so.
struct DotLayout {
  bool found = false;
  bool exchanged = false;  // `step` computes C^T = B^T A^T: its a is the right operand. The bits are the same.
  DotStep step;            // without an epilogue
};

namespace detail {

// Some dimensions as one, `stride` elements from one position to the next.
struct JoinedDims {
  bool found = true;
  Index extent = 1, stride = 1;
};
constexpr JoinedDims joined_dims(const Shape& shape, const Dims& strides, const AxisList& dims) {
  JoinedDims all;
  for (int i = dims.size() - 1; i >= 0; --i) {
    const Index extent = shape[dims[i]], stride = strides[dims[i]];
    if (extent == 1) continue;
    if (all.extent == 1) all.stride = stride;
    if (stride != all.stride * (all.extent == 1 ? 1 : all.extent)) return {false};
    all.extent *= extent;
  }
  return all;
}

// A matrix of these rows and columns, of which one or the other are adjacent: row-major, or transposed.
struct MatrixLayout {
  bool found = false, transposed = false;
  Index row = 0;  // elements from one row to the next, of the transposed matrix from one column
};
constexpr MatrixLayout matrix_of(const JoinedDims& rows, const JoinedDims& cols) {
  if (!rows.found || !cols.found) return {};
  if (cols.extent <= 1 || cols.stride == 1) return {true, false, rows.extent <= 1 ? cols.extent : rows.stride};
  if (rows.extent <= 1 || rows.stride == 1) return {true, true, cols.stride};
  return {};
}

// Adds a dimension of the batch, outside those that were added before: the inner loop, as long as one stride goes over
// all of them in each of the three, then the outer one. False: a third loop would be needed.
constexpr bool add_batch(DotStep& step, Index extent, Index a, Index b, Index c) {
  if (extent == 1) return true;
  const auto follows = [](Index stride, Index inner, Index count) { return stride == inner * count; };
  const Index inner = step.inner, outer = step.outer;
  if (outer == 1 && inner == 1) {
    step.inner = extent, step.a.inner = a, step.b.inner = b, step.c.inner = c;
  } else if (outer == 1 && follows(a, step.a.inner, inner) && follows(b, step.b.inner, inner) &&
             follows(c, step.c.inner, inner)) {
    step.inner *= extent;
  } else if (outer == 1) {
    step.outer = extent, step.a.outer = a, step.b.outer = b, step.c.outer = c;
  } else if (follows(a, step.a.outer, outer) && follows(b, step.b.outer, outer) && follows(c, step.c.outer, outer)) {
    step.outer *= extent;
  } else {
    return false;
  }
  return true;
}

}  // namespace detail

// The matrix that each position of the batch has of an operand: rows are its free dimensions, columns those that are
// contracted.
[[nodiscard]] constexpr detail::MatrixLayout matrix_of_operand(const Shape& shape, const AxisList& batch,
                                                               const AxisList& contracting) {
  const Dims strides = strides_of(shape);
  return detail::matrix_of(detail::joined_dims(shape, strides, shape_rule::free_dims(shape.rank(), batch, contracting)),
                           detail::joined_dims(shape, strides, contracting));
}

// `result`: the strides with which the dimensions of the result (batch, left's free ones, right's) are written.
[[nodiscard]] constexpr DotLayout layout_of_dot(const Shape& left, const Shape& right, const DotDims& dot,
                                                const Dims& result) {
  const AxisList left_free = shape_rule::free_dims(left.rank(), dot.left_batch, dot.left_contracting);
  const AxisList right_free = shape_rule::free_dims(right.rank(), dot.right_batch, dot.right_contracting);
  const detail::MatrixLayout a = matrix_of_operand(left, dot.left_batch, dot.left_contracting);
  const detail::MatrixLayout b = matrix_of_operand(right, dot.right_batch, dot.right_contracting);
  const Dims left_strides = strides_of(left), right_strides = strides_of(right);
  Dims extents;
  AxisList rows, cols;
  const int batch = dot.left_batch.size();
  for (int dim : dot.left_batch) extents.push_back(left[dim]);
  for (int dim : left_free) rows.push_back(static_cast<std::int8_t>(extents.size())), extents.push_back(left[dim]);
  for (int dim : right_free) cols.push_back(static_cast<std::int8_t>(extents.size())), extents.push_back(right[dim]);
  const Shape shape(extents);
  const detail::JoinedDims m = detail::joined_dims(shape, result, rows), n = detail::joined_dims(shape, result, cols);
  const detail::MatrixLayout c = detail::matrix_of(m, n);
  if (!a.found || !b.found || !c.found) return {};
  DotLayout layout{true, c.transposed, {}};
  DotStep& step = layout.step;
  step.m = m.extent;
  step.n = n.extent;
  step.k = 1;
  for (int dim : dot.left_contracting) step.k *= left[dim];
  // The rows of b are what is contracted.
  step.transpose_a = a.transposed;
  step.transpose_b = !b.transposed;
  step.a.row = a.row;
  step.b.row = b.row;
  step.c.row = c.row;
  for (int i = batch - 1; i >= 0; --i)
    if (!detail::add_batch(step, shape[i], left_strides[dot.left_batch[i]], right_strides[dot.right_batch[i]],
                           result[i]))
      return {};
  if (!layout.exchanged) return layout;
  layout.step.m = n.extent;
  layout.step.n = m.extent;
  layout.step.transpose_a = b.transposed;
  layout.step.transpose_b = !a.transposed;
  const MatrixStrides other = step.a;
  step.a = step.b;
  step.b = other;
  return layout;
}
// The layout of a dot_general whose result lies as it is, or as `transpose` of it.
[[nodiscard]] constexpr DotLayout layout_of_dot(const Graph& graph, Id dot, Id transpose = no_id) {
  Dims strides = strides_of(graph.shape(transpose == no_id ? dot : transpose));
  if (transpose != no_id) {
    const Dims theirs = strides;
    const AxisList& order = graph.dims(transpose);
    for (int i = 0; i < order.size(); ++i) strides[order[i]] = theirs[i];
  }
  return layout_of_dot(graph.shape(graph.operand(dot, 0)), graph.shape(graph.operand(dot, 1)),
                       graph.attributes<DotDims>(dot), strides);
}

}  // namespace weft

#endif
