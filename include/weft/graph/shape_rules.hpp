// Shape rules: from operands and attributes to the result's shape and element type, or to an error that names both.
#ifndef WEFT_GRAPH_SHAPE_RULES_HPP
#define WEFT_GRAPH_SHAPE_RULES_HPP

#include <weft/base/exact_sum.hpp>
#include <weft/graph/graph.hpp>
#include <weft/mesh/positions.hpp>

namespace weft {

// What a shape rule sees of a node under construction: its operands, its attributes and, where the rule cannot derive
// it, the type that is asked for. `types` is where the result's type is kept.
struct Operands {
  const Graph& graph;
  TypeTable& types;
  const Id* ids;
  Index count;
  AttributeId attribute;
  TypeId given;
  const char* operation;

  [[nodiscard]] constexpr TypeId type(Index i) const { return graph[ids[i]].type; }
  [[nodiscard]] constexpr const Shape& shape(Index i) const { return types[type(i)].shape; }
  [[nodiscard]] constexpr DType dtype(Index i) const { return types[type(i)].dtype; }
  [[nodiscard]] constexpr const Shape& given_shape() const { return types[given].shape; }
  template <Attributes T>
  [[nodiscard]] constexpr const T& attributes() const {
    return graph.pools.pool<T>()[attribute];
  }
};
using ShapeRule = TypeId (*)(const Operands& operands);

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
  if (!allowed || !has_arithmetic(dtype)) element_type_not_supported(operation, name_of(dtype));
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

// Leaves: the type is given by whoever builds the node.
constexpr TypeId given(const Operands& in) { return in.given; }
constexpr TypeId iota(const Operands& in) {
  const TensorType& type = in.types[in.given];
  check_dtype(in.operation, type.dtype == DType::i32 || type.dtype == DType::u32, type.dtype);
  const AxisList& dims = in.attributes<DimensionNumbers>().dims;
  if (dims.size() != 1) operand_ranks_differ(in.operation, dims.size(), 1);
  check_dims(in.operation, dims, type.shape.rank());
  return in.given;
}

// All operands alike; result like them. Floating functions: f32, bf16 or f16 only. Equal types have one number, so that
// shapes and element types are compared only where they must be told apart.
constexpr TypeId elementwise(const Operands& in) {
  const TypeId type = in.type(0);
  for (Index i = 1; i < in.count; ++i) {
    if (in.type(i) == type) continue;
    check_same_dtype(in.operation, in.dtype(0), in.dtype(i));
    check_same_shape(in.operation, in.shape(0), in.shape(i));
  }
  return type;
}
constexpr TypeId arithmetic(const Operands& in) {
  check_dtype(in.operation, in.dtype(0) != DType::pred, in.dtype(0));
  return elementwise(in);
}
constexpr TypeId floating(const Operands& in) {
  check_dtype(in.operation, is_floating(in.dtype(0)), in.dtype(0));
  return elementwise(in);
}
constexpr TypeId integral(const Operands& in) {
  check_dtype(in.operation, !is_floating(in.dtype(0)), in.dtype(0));
  return elementwise(in);
}
constexpr TypeId random(const Operands& in) {
  check_dtype(in.operation, in.dtype(0) == DType::u32, in.dtype(0));
  return elementwise(in);
}
constexpr TypeId compare(const Operands& in) {
  check_dtype(in.operation, true, in.dtype(0));
  return in.types.intern(DType::pred, Shape(in.types[elementwise(in)].shape));
}
// The element type is given.
constexpr TypeId convert(const Operands& in) {
  check_dtype(in.operation, true, in.dtype(0));
  check_dtype(in.operation, true, in.types[in.given].dtype);
  check_same_shape(in.operation, in.shape(0), in.given_shape());
  return in.given;
}
// The same bits as a type of the same size, which is given.
constexpr TypeId bitcast_convert(const Operands& in) {
  const DType to = in.types[in.given].dtype;
  check_dtype(in.operation, in.dtype(0) != DType::pred, in.dtype(0));
  check_dtype(in.operation, to != DType::pred && size_bytes(to) == size_bytes(in.dtype(0)), to);
  check_same_shape(in.operation, in.shape(0), in.given_shape());
  return in.given;
}
constexpr TypeId select(const Operands& in) {
  check_dtype(in.operation, in.dtype(0) == DType::pred, in.dtype(0));
  check_dtype(in.operation, true, in.dtype(1));
  check_same_dtype(in.operation, in.dtype(1), in.dtype(2));
  check_same_shape(in.operation, in.shape(1), in.shape(0));
  check_same_shape(in.operation, in.shape(1), in.shape(2));
  return in.type(1);
}

// broadcast_in_dim: the type is given; operand dimension i becomes result dimension dims[i], equal in extent or 1.
constexpr TypeId broadcast(const Operands& in) {
  const Shape &from = in.shape(0), &to = in.given_shape();
  const AxisList& dims = in.attributes<DimensionNumbers>().dims;
  if (dims.size() != from.rank()) operand_ranks_differ(in.operation, dims.size(), from.rank());
  check_dims(in.operation, dims, to.rank());
  for (int i = 0; i < dims.size(); ++i)
    if (from[i] != 1 && from[i] != to[dims[i]]) operand_shapes_differ(in.operation, i, from[i], to[dims[i]]);
  check_same_dtype(in.operation, in.dtype(0), in.types[in.given].dtype);
  return in.given;
}
constexpr TypeId reshape(const Operands& in) {
  if (in.shape(0).elements() != in.given_shape().elements())
    element_counts_differ(in.shape(0).elements(), in.given_shape().elements());
  check_same_dtype(in.operation, in.dtype(0), in.types[in.given].dtype);
  return in.given;
}
// Result dimension i is operand dimension dims[i].
constexpr TypeId transpose(const Operands& in) {
  const AxisList& dims = in.attributes<DimensionNumbers>().dims;
  const Shape& from = in.shape(0);
  if (dims.size() != from.rank()) operand_ranks_differ(in.operation, dims.size(), from.rank());
  check_dims(in.operation, dims, from.rank());
  Dims extents;
  for (int dim : dims) extents.push_back(from[dim]);
  return in.types.intern(in.dtype(0), Shape(extents));
}
constexpr TypeId slice(const Operands& in) {
  const auto& [start, limit] = in.attributes<SliceBounds>();
  const Shape& from = in.shape(0);
  if (start.size() != from.rank() || limit.size() != from.rank())
    operand_ranks_differ(in.operation, start.size(), from.rank());
  Dims extents;
  for (int i = 0; i < from.rank(); ++i) {
    if (start[i] < 0 || limit[i] < start[i] || limit[i] > from[i])
      slice_out_of_range(i, start[i], limit[i], from[i]);
    extents.push_back(limit[i] - start[i]);
  }
  return in.types.intern(in.dtype(0), Shape(extents));
}
// low[i] zeros before and high[i] zeros after dimension i.
constexpr TypeId pad(const Operands& in) {
  const auto& [low, high] = in.attributes<Padding>();
  const Shape& from = in.shape(0);
  if (low.size() != from.rank() || high.size() != from.rank())
    operand_ranks_differ(in.operation, low.size(), from.rank());
  Dims extents;
  for (int i = 0; i < from.rank(); ++i) {
    if (low[i] < 0) padding_is_negative(i, low[i]);
    if (high[i] < 0) padding_is_negative(i, high[i]);
    extents.push_back(low[i] + from[i] + high[i]);
  }
  return in.types.intern(in.dtype(0), Shape(extents));
}
constexpr TypeId concatenate(const Operands& in) {
  if (in.count < 1) graph_is_invalid("concatenate has at least one operand", in.graph.size());
  const AxisList& dims = in.attributes<DimensionNumbers>().dims;
  if (dims.size() != 1) operand_ranks_differ(in.operation, dims.size(), 1);
  Dims extents = in.shape(0).dims;
  check_dims(in.operation, dims, extents.size());
  const int dim = dims[0];
  for (Index i = 1; i < in.count; ++i) {
    const Shape& part = in.shape(i);
    check_same_dtype(in.operation, in.dtype(0), in.dtype(i));
    if (part.rank() != extents.size()) operand_ranks_differ(in.operation, part.rank(), extents.size());
    for (int d = 0; d < extents.size(); ++d)
      if (d != dim && part[d] != extents[d]) operand_shapes_differ(in.operation, d, extents[d], part[d]);
    extents[dim] += part[dim];
  }
  return in.types.intern(in.dtype(0), Shape(extents));
}
constexpr void check_indices(const Operands& in, Index operand) {
  check_dtype(in.operation, in.dtype(operand) == DType::i32, in.dtype(operand));
  if (in.shape(operand).rank() < 1) operand_ranks_differ(in.operation, in.shape(operand).rank(), 1);
}
// Rows: table [rows, ...], indices [n...] of i32 -> [n..., ...]. (StableHLO's gather with the offset_dims behind those of
// the indices, collapsed_slice_dims [0], start_index_map [0], index_vector_dim their rank and whole rows as slices.)
constexpr TypeId gather(const Operands& in) {
  check_indices(in, 1);
  if (in.shape(0).rank() < 1) operand_ranks_differ(in.operation, in.shape(0).rank(), 1);
  Dims extents = in.shape(1).dims;
  for (int d = 1; d < in.shape(0).rank(); ++d) extents.push_back(in.shape(0)[d]);
  return in.types.intern(in.dtype(0), Shape(extents));
}
// Rows: updates [n..., ...], indices [n...] of i32 -> the given [rows, ...]: zeros plus each update row at its index, if not -1.
constexpr TypeId scatter(const Operands& in) {
  check_indices(in, 1);
  check_dtype(in.operation, in.dtype(0) != DType::pred, in.dtype(0));
  const Shape &updates = in.shape(0), &indices = in.shape(1), &result = in.given_shape();
  if (updates.rank() < indices.rank()) operand_ranks_differ(in.operation, updates.rank(), indices.rank());
  for (int d = 0; d < indices.rank(); ++d)
    if (updates[d] != indices[d]) operand_shapes_differ(in.operation, d, updates[d], indices[d]);
  Dims extents;
  extents.push_back(result.rank() > 0 ? result[0] : 0);
  for (int d = indices.rank(); d < updates.rank(); ++d) extents.push_back(updates[d]);
  check_same_shape(in.operation, Shape(extents), result);
  check_same_dtype(in.operation, in.dtype(0), in.types[in.given].dtype);
  return in.given;
}
// Keys, i32 -> the places of the last dimension in the order of their keys; of equal ones the first comes first.
constexpr TypeId argsort(const Operands& in) {
  check_dtype(in.operation, in.dtype(0) == DType::i32, in.dtype(0));
  if (in.shape(0).rank() < 1) operand_ranks_differ(in.operation, 0, 1);
  return in.type(0);
}
// Labels of i32 or u32, and the number of their piece of the batch times the parts that it is taken in, plus the number of
// their part, an i32 scalar -> the labels.
constexpr TypeId checked_label(const Operands& in) {
  check_dtype(in.operation, in.dtype(0) == DType::i32 || in.dtype(0) == DType::u32, in.dtype(0));
  check_dtype(in.operation, in.dtype(1) == DType::i32, in.dtype(1));
  if (in.shape(1).rank() != 0) operand_ranks_differ(in.operation, in.shape(1).rank(), 0);
  const LabelBounds& bounds = in.attributes<LabelBounds>();
  if (bounds.classes < 0 || bounds.classes > 0x7FFFFFFF)
    graph_is_invalid("labels are numbers of 0 to 2^31 - 1 classes", in.graph.size());
  if (bounds.parts < 1) graph_is_invalid("a batch has at least one part", in.graph.size());
  return in.type(0);
}
// f32 of any shape, and maybe a sum of squares to which its own are added -> a sum of squares: see base/exact_sum.hpp.
constexpr TypeId exact_square_sum(const Operands& in) {
  if (in.count < 1 || in.count > 2) graph_is_invalid("exact_square_sum has one operand, or two", in.graph.size());
  check_dtype(in.operation, in.dtype(0) == DType::f32, in.dtype(0));
  const TypeId sum = in.types.intern(DType::u32, Shape{exact_sum::words});
  if (in.count == 2 && in.type(1) != sum) graph_is_invalid("what squares are added to is a sum of squares", in.ids[1]);
  return sum;
}
// A sum of squares -> its root, an f32 scalar.
constexpr TypeId exact_norm(const Operands& in) {
  if (in.type(0) != in.types.intern(DType::u32, Shape{exact_sum::words}))
    graph_is_invalid("a norm is the root of a sum of squares", in.ids[0]);
  return in.types.intern(DType::f32, {});
}
// Operands from `first` on: one i32 scalar a dimension of operand 0.
constexpr void check_starts(const Operands& in, Index first) {
  const int rank = in.shape(0).rank();
  if (in.count - first != rank) start_count_differs(in.operation, in.count - first, rank);
  for (Index i = first; i < in.count; ++i) {
    check_dtype(in.operation, in.dtype(i) == DType::i32, in.dtype(i));
    if (in.shape(i).rank() != 0) operand_ranks_differ(in.operation, in.shape(i).rank(), 0);
  }
}
// What is taken out of operand 0, or written into it, fits in.
constexpr void check_part(const Operands& in, const Dims& part) {
  const Shape& whole = in.shape(0);
  if (part.size() != whole.rank()) operand_ranks_differ(in.operation, part.size(), whole.rank());
  for (int i = 0; i < whole.rank(); ++i)
    if (part[i] < 0 || part[i] > whole[i]) slice_does_not_fit(in.operation, i, part[i], whole[i]);
}
// Operand, then its starts -> [sizes]. Starts are clamped at run time, so that the slice lies inside.
constexpr TypeId dynamic_slice(const Operands& in) {
  if (in.count < 1) graph_is_invalid("dynamic_slice has an operand", in.graph.size());
  const Dims sizes = in.attributes<SliceSizes>().sizes;
  check_part(in, sizes);
  check_starts(in, 1);
  return in.types.intern(in.dtype(0), Shape(sizes));
}
// Operand, update, then the starts, clamped likewise -> like the operand.
constexpr TypeId dynamic_update_slice(const Operands& in) {
  if (in.count < 2) graph_is_invalid("dynamic_update_slice has an operand and an update", in.graph.size());
  check_same_dtype(in.operation, in.dtype(0), in.dtype(1));
  check_part(in, in.shape(1).dims);
  check_starts(in, 2);
  return in.type(0);
}
constexpr TypeId reduce(const Operands& in) {
  check_dtype(in.operation, in.dtype(0) != DType::pred, in.dtype(0));
  const AxisList& dims = in.attributes<DimensionNumbers>().dims;
  const Shape& from = in.shape(0);
  check_dims(in.operation, dims, from.rank());
  Dims extents;
  for (int i = 0; i < from.rank(); ++i)
    if (!dims.contains(static_cast<std::int8_t>(i))) extents.push_back(from[i]);
  return in.types.intern(in.dtype(0), Shape(extents));
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
// A product has the operands' type; or f32, if that is given (preferred_element_type in JAX), as its sums have anyway.
constexpr TypeId dot_general(const Operands& in) {
  const DotDims& dot = in.attributes<DotDims>();
  const Shape &left = in.shape(0), &right = in.shape(1);
  check_dtype(in.operation, in.dtype(0) != DType::pred, in.dtype(0));
  check_same_dtype(in.operation, in.dtype(0), in.dtype(1));
  check_dims(in.operation, dot.left_contracting, left.rank());
  check_dims(in.operation, dot.right_contracting, right.rank());
  check_dims(in.operation, dot.left_batch, left.rank());
  check_dims(in.operation, dot.right_batch, right.rank());
  check_disjoint(in.operation, dot.left_batch, dot.left_contracting);
  check_disjoint(in.operation, dot.right_batch, dot.right_contracting);
  if (dot.left_contracting.size() != dot.right_contracting.size())
    operand_ranks_differ(in.operation, dot.left_contracting.size(), dot.right_contracting.size());
  if (dot.left_batch.size() != dot.right_batch.size())
    operand_ranks_differ(in.operation, dot.left_batch.size(), dot.right_batch.size());
  Dims extents;
  for (int i = 0; i < dot.left_batch.size(); ++i) {
    const Index l = left[dot.left_batch[i]], r = right[dot.right_batch[i]];
    if (l != r) operand_shapes_differ(in.operation, dot.left_batch[i], l, r);
    extents.push_back(l);
  }
  for (int i = 0; i < dot.left_contracting.size(); ++i) {
    const Index l = left[dot.left_contracting[i]], r = right[dot.right_contracting[i]];
    if (l != r) inner_dimensions_differ(l, r);
  }
  for (int dim : free_dims(left.rank(), dot.left_batch, dot.left_contracting)) extents.push_back(left[dim]);
  for (int dim : free_dims(right.rank(), dot.right_batch, dot.right_contracting)) extents.push_back(right[dim]);
  const bool is_widened = in.given != no_type && in.types[in.given].dtype == DType::f32 && is_narrow(in.dtype(0));
  return in.types.intern(is_widened ? DType::f32 : in.dtype(0), Shape(extents));
}

constexpr TypeId like_operand(const Operands& in) { return in.type(0); }
constexpr TypeId sharding_constraint(const Operands& in) {
  const PartitionSpec& spec = in.attributes<ShardingConstraint>().spec;
  if (spec.entries > in.shape(0).rank()) spec_longer_than_rank(spec.entries, in.shape(0).rank());
  return in.type(0);
}

// Operands of one shape, or scalars that are repeated; one result of that shape an output of the body.
constexpr TypeId map(const Operands& in) {
  if (in.attribute < 0 || in.attribute >= in.graph.bodies.size())
    graph_is_invalid("a map has a body", in.graph.size());
  const Graph& body = in.graph.bodies[in.attribute];
  if (body.inputs.size() != in.count) graph_is_invalid("a body has an input for every operand", in.graph.size());
  if (in.count < 1) graph_is_invalid("a map has at least one operand", in.graph.size());
  Index whole = 0;
  for (Index i = 0; i < in.count; ++i) {
    check_same_dtype(in.operation, body.dtype(body.inputs[i].node), in.dtype(i));
    if (in.shape(i).rank() == 0) continue;
    if (in.shape(whole).rank() > 0) check_same_shape(in.operation, in.shape(whole), in.shape(i));
    whole = i;
  }
  const Shape shape = in.shape(whole);
  TupleType results;
  for (const Output& output : body.outputs) results.parts.push_back(in.types.intern(body.dtype(output.node), shape));
  return in.types.intern(results);
}
constexpr TypeId get_tuple_element(const Operands& in) {
  if (!TypeTable::is_tuple(in.type(0))) graph_is_invalid("get_tuple_element has a tuple as operand", in.graph.size());
  const auto& parts = in.types.tuple(in.type(0)).parts;
  if (in.attribute < 0 || in.attribute >= parts.size()) graph_is_invalid("a tuple has the element", in.graph.size());
  return parts[in.attribute];
}

// One element of the leading dimension, which has one for each iteration.
constexpr TypeId loop_element(const Operands& in) {
  Dims extents = in.shape(0).dims;
  if (extents.empty()) operand_ranks_differ(in.operation, 0, 1);
  const Index count = in.attributes<LoopAttributes>().count;
  if (extents[0] != count) loop_count_differs(extents[0], count);
  extents.erase(0);
  return in.types.intern(in.dtype(0), Shape(extents));
}
// What the carries become at the end of an iteration.
constexpr TypeId loop_end(const Operands& in) {
  TupleType nexts;
  for (Index i = 0; i < in.count; ++i) nexts.parts.push_back(in.type(i));
  return in.types.intern(nexts);
}
// The values of all iterations, along a new leading dimension.
constexpr TypeId loop_stack(const Operands& in) {
  Dims extents = in.shape(0).dims;
  extents.insert(0, in.attributes<LoopAttributes>().count);
  return in.types.intern(in.dtype(0), Shape(extents));
}

}  // namespace shape_rule

}  // namespace weft

#endif
