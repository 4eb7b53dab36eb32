// Shape rules: from operands and attributes to the result's shape and element type, or to an error that names both.
#ifndef WEFT_GRAPH_SHAPE_RULES_HPP
#define WEFT_GRAPH_SHAPE_RULES_HPP

#include <weft/graph/graph.hpp>

namespace weft {

// What a shape rule sees: the operands of a node under construction, and the node whose shape and dtype it sets.
struct Operands {
  const Graph& graph;
  const Id* ids;
  Index count;
  const char* operation;

  [[nodiscard]] constexpr const Node& operator[](Index i) const { return graph[ids[i]]; }
};
using ShapeRule = void (*)(const Operands& operands, Node& node);

namespace shape_rule {

constexpr void check_same_shape(const char* operation, const Shape& left, const Shape& right) {
  if (left.rank() != right.rank()) operand_ranks_differ(operation, right.rank(), left.rank());
  for (int i = 0; i < left.rank(); ++i)
    if (left[i] != right[i]) operand_shapes_differ(operation, i, left[i], right[i]);
}
constexpr void check_same_dtype(const char* operation, DType left, DType right) {
  if (left != right) element_types_differ(operation, name_of(left), name_of(right));
}
constexpr void check_dtype(const char* operation, bool allowed, DType dtype) {
  if (!allowed) element_type_not_supported(operation, name_of(dtype));
}
// Dimension numbers in range and each named once.
constexpr void check_dims(const char* operation, const AxisList& dims, int rank) {
  for (int i = 0; i < dims.size(); ++i) {
    if (dims[i] < 0 || dims[i] >= rank) dimension_out_of_range(operation, dims[i], rank);
    for (int j = 0; j < i; ++j)
      if (dims[i] == dims[j]) dimension_named_twice(operation, dims[i]);
  }
}

constexpr void check_disjoint(const char* operation, const AxisList& left, const AxisList& right) {
  for (std::int8_t dim : left)
    if (right.contains(dim)) dimension_named_twice(operation, dim);
}

// Leaves: shape and dtype are given by whoever builds the node.
constexpr void given(const Operands&, Node&) {}
constexpr void iota(const Operands& in, Node& node) {
  check_dtype(in.operation, node.dtype == DType::i32 || node.dtype == DType::u32, node.dtype);
  if (node.attributes.dims.size() != 1) operand_ranks_differ(in.operation, node.attributes.dims.size(), 1);
  check_dims(in.operation, node.attributes.dims, node.shape.rank());
}

// All operands alike; result like them. Floating functions: f32 or bf16 only.
constexpr void elementwise(const Operands& in, Node& node) {
  for (Index i = 1; i < in.count; ++i) {
    check_same_dtype(in.operation, in[0].dtype, in[i].dtype);
    check_same_shape(in.operation, in[0].shape, in[i].shape);
  }
  node.shape = in[0].shape;
  node.dtype = in[0].dtype;
}
constexpr void arithmetic(const Operands& in, Node& node) {
  check_dtype(in.operation, in[0].dtype != DType::pred, in[0].dtype);
  elementwise(in, node);
}
constexpr void floating(const Operands& in, Node& node) {
  check_dtype(in.operation, is_floating(in[0].dtype), in[0].dtype);
  elementwise(in, node);
}
constexpr void integral(const Operands& in, Node& node) {
  check_dtype(in.operation, !is_floating(in[0].dtype), in[0].dtype);
  elementwise(in, node);
}
constexpr void random(const Operands& in, Node& node) {
  check_dtype(in.operation, in[0].dtype == DType::u32, in[0].dtype);
  elementwise(in, node);
}
constexpr void compare(const Operands& in, Node& node) {
  elementwise(in, node);
  node.dtype = DType::pred;
}
constexpr void convert(const Operands& in, Node& node) { node.shape = in[0].shape; }
constexpr void select(const Operands& in, Node& node) {
  check_dtype(in.operation, in[0].dtype == DType::pred, in[0].dtype);
  check_same_dtype(in.operation, in[1].dtype, in[2].dtype);
  check_same_shape(in.operation, in[1].shape, in[0].shape);
  check_same_shape(in.operation, in[1].shape, in[2].shape);
  node.shape = in[1].shape;
  node.dtype = in[1].dtype;
}

// broadcast_in_dim: node.shape is given; operand dimension i becomes result dimension dims[i], equal in extent or 1.
constexpr void broadcast(const Operands& in, Node& node) {
  const Shape& from = in[0].shape;
  const AxisList& dims = node.attributes.dims;
  if (dims.size() != from.rank()) operand_ranks_differ(in.operation, dims.size(), from.rank());
  check_dims(in.operation, dims, node.shape.rank());
  for (int i = 0; i < dims.size(); ++i)
    if (from[i] != 1 && from[i] != node.shape[dims[i]])
      operand_shapes_differ(in.operation, i, from[i], node.shape[dims[i]]);
  node.dtype = in[0].dtype;
}
constexpr void reshape(const Operands& in, Node& node) {
  if (in[0].shape.elements() != node.shape.elements())
    element_counts_differ(in[0].shape.elements(), node.shape.elements());
  node.dtype = in[0].dtype;
}
// Result dimension i is operand dimension dims[i].
constexpr void transpose(const Operands& in, Node& node) {
  const AxisList& dims = node.attributes.dims;
  if (dims.size() != in[0].shape.rank()) operand_ranks_differ(in.operation, dims.size(), in[0].shape.rank());
  check_dims(in.operation, dims, in[0].shape.rank());
  Dims extents;
  for (int dim : dims) extents.push_back(in[0].shape[dim]);
  node.shape = Shape(extents);
  node.dtype = in[0].dtype;
}
constexpr void slice(const Operands& in, Node& node) {
  const Attributes& a = node.attributes;
  const Shape& from = in[0].shape;
  if (a.start.size() != from.rank() || a.limit.size() != from.rank())
    operand_ranks_differ(in.operation, a.start.size(), from.rank());
  Dims extents;
  for (int i = 0; i < from.rank(); ++i) {
    if (a.start[i] < 0 || a.limit[i] < a.start[i] || a.limit[i] > from[i])
      slice_out_of_range(i, a.start[i], a.limit[i], from[i]);
    extents.push_back(a.limit[i] - a.start[i]);
  }
  node.shape = Shape(extents);
  node.dtype = in[0].dtype;
}
// start[i] zeros before and limit[i] zeros after dimension i.
constexpr void pad(const Operands& in, Node& node) {
  const Attributes& a = node.attributes;
  if (a.start.size() != in[0].shape.rank() || a.limit.size() != in[0].shape.rank())
    operand_ranks_differ(in.operation, a.start.size(), in[0].shape.rank());
  Dims extents;
  for (int i = 0; i < in[0].shape.rank(); ++i) {
    if (a.start[i] < 0) padding_is_negative(i, a.start[i]);
    if (a.limit[i] < 0) padding_is_negative(i, a.limit[i]);
    extents.push_back(a.start[i] + in[0].shape[i] + a.limit[i]);
  }
  node.shape = Shape(extents);
  node.dtype = in[0].dtype;
}
constexpr void concatenate(const Operands& in, Node& node) {
  if (in.count < 1) graph_is_invalid("concatenate has at least one operand", in.graph.size());
  check_dims(in.operation, node.attributes.dims, in[0].shape.rank());
  const int dim = node.attributes.dims[0];
  Dims extents = in[0].shape.dims;
  for (Index i = 1; i < in.count; ++i) {
    check_same_dtype(in.operation, in[0].dtype, in[i].dtype);
    if (in[i].shape.rank() != extents.size()) operand_ranks_differ(in.operation, in[i].shape.rank(), extents.size());
    for (int d = 0; d < extents.size(); ++d)
      if (d != dim && in[i].shape[d] != extents[d]) operand_shapes_differ(in.operation, d, extents[d], in[i].shape[d]);
    extents[dim] += in[i].shape[dim];
  }
  node.shape = Shape(extents);
  node.dtype = in[0].dtype;
}
// table [rows, ...], indices [n] of i32 -> [n, ...].
constexpr void take_rows(const Operands& in, Node& node) {
  check_dtype(in.operation, in[1].dtype == DType::i32, in[1].dtype);
  if (in[0].shape.rank() < 1) operand_ranks_differ(in.operation, in[0].shape.rank(), 1);
  if (in[1].shape.rank() != 1) operand_ranks_differ(in.operation, in[1].shape.rank(), 1);
  Dims extents = in[0].shape.dims;
  extents[0] = in[1].shape[0];
  node.shape = Shape(extents);
  node.dtype = in[0].dtype;
}
// updates [n, ...], indices [n] of i32 -> node.shape [rows, ...]: zeros plus every update row added at its index.
constexpr void scatter_add_rows(const Operands& in, Node& node) {
  check_dtype(in.operation, in[1].dtype == DType::i32, in[1].dtype);
  if (in[1].shape.rank() != 1) operand_ranks_differ(in.operation, in[1].shape.rank(), 1);
  if (in[0].shape.rank() < 1) operand_ranks_differ(in.operation, in[0].shape.rank(), 1);
  if (in[0].shape[0] != in[1].shape[0]) operand_shapes_differ(in.operation, 0, in[0].shape[0], in[1].shape[0]);
  Dims extents = in[0].shape.dims;
  if (node.shape.rank() > 0) extents[0] = node.shape[0];
  check_same_shape(in.operation, Shape(extents), node.shape);
  node.dtype = in[0].dtype;
}
constexpr void reduce(const Operands& in, Node& node) {
  check_dtype(in.operation, in[0].dtype != DType::pred, in[0].dtype);
  check_dims(in.operation, node.attributes.dims, in[0].shape.rank());
  Dims extents;
  for (int i = 0; i < in[0].shape.rank(); ++i)
    if (!node.attributes.dims.contains(static_cast<std::int8_t>(i))) extents.push_back(in[0].shape[i]);
  node.shape = Shape(extents);
  node.dtype = in[0].dtype;
}

// Dimensions of a rank-`rank` operand in neither list, in order.
constexpr AxisList free_dims(int rank, const AxisList& batch, const AxisList& contracting) {
  AxisList free;
  for (int i = 0; i < rank; ++i) {
    const auto dim = static_cast<std::int8_t>(i);
    if (!batch.contains(dim) && !contracting.contains(dim)) free.push_back(dim);
  }
  return free;
}
constexpr void dot_general(const Operands& in, Node& node) {
  const DotDims& dot = node.attributes.dot;
  check_dtype(in.operation, in[0].dtype != DType::pred, in[0].dtype);
  check_same_dtype(in.operation, in[0].dtype, in[1].dtype);
  check_dims(in.operation, dot.left_contracting, in[0].shape.rank());
  check_dims(in.operation, dot.right_contracting, in[1].shape.rank());
  check_dims(in.operation, dot.left_batch, in[0].shape.rank());
  check_dims(in.operation, dot.right_batch, in[1].shape.rank());
  check_disjoint(in.operation, dot.left_batch, dot.left_contracting);
  check_disjoint(in.operation, dot.right_batch, dot.right_contracting);
  if (dot.left_contracting.size() != dot.right_contracting.size())
    operand_ranks_differ(in.operation, dot.left_contracting.size(), dot.right_contracting.size());
  if (dot.left_batch.size() != dot.right_batch.size())
    operand_ranks_differ(in.operation, dot.left_batch.size(), dot.right_batch.size());
  Dims extents;
  for (int i = 0; i < dot.left_batch.size(); ++i) {
    const Index left = in[0].shape[dot.left_batch[i]], right = in[1].shape[dot.right_batch[i]];
    if (left != right) operand_shapes_differ(in.operation, dot.left_batch[i], left, right);
    extents.push_back(left);
  }
  for (int i = 0; i < dot.left_contracting.size(); ++i) {
    const Index left = in[0].shape[dot.left_contracting[i]], right = in[1].shape[dot.right_contracting[i]];
    if (left != right) inner_dimensions_differ(left, right);
  }
  for (int dim : free_dims(in[0].shape.rank(), dot.left_batch, dot.left_contracting))
    extents.push_back(in[0].shape[dim]);
  for (int dim : free_dims(in[1].shape.rank(), dot.right_batch, dot.right_contracting))
    extents.push_back(in[1].shape[dim]);
  node.shape = Shape(extents);
  node.dtype = in[0].dtype;
}

// Number of devices in a group over `axes`.
constexpr void like_operand(const Operands& in, Node& node) {
  node.shape = in[0].shape;
  node.dtype = in[0].dtype;
}
// The dimension dims[0] grows by the size of the group.
constexpr void all_gather(const Operands& in, Node& node) {
  check_dims(in.operation, node.attributes.dims, in[0].shape.rank());
  Dims extents = in[0].shape.dims;
  extents[node.attributes.dims[0]] *= parts_of(in.graph.mesh, node.attributes.mesh_axes);
  node.shape = Shape(extents);
  node.dtype = in[0].dtype;
}
// The dimension dims[0] shrinks by the size of the group: reduce_scatter, shard_slice.
constexpr void scatter(const Operands& in, Node& node) {
  check_dims(in.operation, node.attributes.dims, in[0].shape.rank());
  Dims extents = in[0].shape.dims;
  const Index parts = parts_of(in.graph.mesh, node.attributes.mesh_axes);
  Index& extent = extents[node.attributes.dims[0]];
  if (extent % parts != 0) extent_does_not_divide(in.operation, extent, parts);
  extent /= parts;
  node.shape = Shape(extents);
  node.dtype = in[0].dtype;
}
// dims = {split dimension, joined dimension}.
constexpr void all_to_all(const Operands& in, Node& node) {
  const Index parts = parts_of(in.graph.mesh, node.attributes.mesh_axes);
  Dims extents = in[0].shape.dims;
  Index& split = extents[node.attributes.dims[0]];
  if (split % parts != 0) extent_does_not_divide(in.operation, split, parts);
  split /= parts;
  extents[node.attributes.dims[1]] *= parts;
  node.shape = Shape(extents);
  node.dtype = in[0].dtype;
}

}  // namespace shape_rule

}  // namespace weft

#endif
