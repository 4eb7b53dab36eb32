// Legalization rules: the forms that fusion and the kernels know, one function for each kind of operation that has others.
#ifndef WEFT_PLANNER_LEGALIZE_RULES_HPP
#define WEFT_PLANNER_LEGALIZE_RULES_HPP

#include <weft/base/error_shard_map.hpp>
#include <weft/graph/move_dimensions.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/planner/buffer_slice.hpp>
#include <weft/planner/dot_layout.hpp>
#include <weft/planner/iteration_space.hpp>

namespace weft {

// A convert to the same type: a copy that a map kernel makes. Of elements that no kernel computes with: a strided copy.
constexpr Var copied(Var x) {
  if (fits_vectors(x.dtype())) return emit_var(Op::convert, {x}, no_attributes, x.type());
  AxisList dims;
  for (int i = 0; i < x.rank(); ++i) dims.push_back(static_cast<std::int8_t>(i));
  return emit_var(Op::broadcast, {x}, DimensionNumbers{dims}, x.type());
}

// What legalizing a node sees: the rewriter, and which new nodes lie inside another buffer already.
struct Legalizing {
  Rewriter& rewrite;
  Buffer<bool> inside;
  bool (*writes_anywhere)(Op op);  // does its kernel write into a part of another buffer?

  [[nodiscard]] constexpr const Graph& from() const { return rewrite.from; }
  [[nodiscard]] constexpr Var operand(Id id, Index i) { return rewrite(rewrite.from.operand(id, i)); }
};
using LegalizeRule = Var(Legalizing& state, Id id);

namespace detail {

// Shows a part of a buffer that is another one on every device.
[[nodiscard]] constexpr bool is_part_of_device(const Graph& graph, Id id) {
  while (is_whole_view(graph[id].op) || graph[id].op == Op::slice) id = graph.operand(id, 0);
  return graph[id].op == Op::shard_slice;
}

// True if `dims` followed by nothing else reads positions first, first + 1, ...
constexpr bool is_run(const AxisList& dims, int first) {
  for (int i = 0; i < dims.size(); ++i)
    if (dims[i] != first + i) return false;
  return true;
}

struct DotOperand {
  Var value;
  AxisList batch, contracting;
};

// A transpose before a dot_general is a renaming of dimensions, as long as the free ones stay in order.
constexpr DotOperand through_transpose(const DotOperand& operand) {
  const Graph& graph = *operand.value.graph;
  if (graph[operand.value.id].op != Op::transpose) return operand;
  const AxisList order = graph.dims(operand.value.id);
  const auto renamed = [&order](const AxisList& dims) {
    AxisList result;
    for (const auto dim : dims) result.push_back(order[dim]);
    return result;
  };
  const int rank = operand.value.rank();
  const DotOperand source{
      {operand.value.graph, graph.operand(operand.value.id, 0)}, renamed(operand.batch), renamed(operand.contracting)};
  const AxisList free = renamed(shape_rule::free_dims(rank, operand.batch, operand.contracting));
  return free == shape_rule::free_dims(rank, source.batch, source.contracting) ? source : operand;
}

// Transposes an operand of dot_general unless it already reads (batch, free, inner) or (batch, inner, free).
constexpr DotOperand in_order(const DotOperand& operand) {
  const auto& [x, batch, contracting] = operand;
  const AxisList free = shape_rule::free_dims(x.rank(), batch, contracting);
  const int b = batch.size(), f = free.size(), k = contracting.size();
  const bool ready = is_run(batch, 0) && ((is_run(free, b) && is_run(contracting, b + f)) ||
                                          (is_run(contracting, b) && is_run(free, b + k)));
  if (ready) return operand;
  AxisList order = batch, new_batch, new_contracting;
  for (int dim : free) order.push_back(static_cast<std::int8_t>(dim));
  for (int dim : contracting) order.push_back(static_cast<std::int8_t>(dim));
  for (int i = 0; i < b; ++i) new_batch.push_back(static_cast<std::int8_t>(i));
  for (int i = 0; i < k; ++i) new_contracting.push_back(static_cast<std::int8_t>(b + f + i));
  return {transpose(x, order), new_batch, new_contracting};
}

// As it lies, perhaps before a transpose, if its matrices can be read there.
constexpr DotOperand readable(const DotOperand& given) {
  const DotOperand operand = through_transpose(given);
  const bool reads = matrix_of_operand(operand.value.shape(), operand.batch, operand.contracting).found;
  return reads ? operand : in_order(operand);
}
constexpr DotDims dims_of(const DotOperand& left, const DotOperand& right) {
  return {left.batch, right.batch, left.contracting, right.contracting};
}

}  // namespace detail

namespace legal {

constexpr Var dropped(Legalizing& state, Id id) { return state.operand(id, 0); }
// Where no axis has more than one device. Error: shard_map_without_its_mesh.
constexpr Var shard_boundary(Legalizing& state, Id id) {
  const Var whole = state.operand(id, 0);
  if (state.from()[id].type != (*whole.graph)[whole.id].type) shard_map_without_its_mesh();
  return whole;
}
// A maximum or a minimum with a number that has no sign to tell from another's, as +0 and -0: a comparison and a choice,
// which fused loops have one vector instruction for; maximum and minimum have six. NaN stays NaN.
template <bool is_maximum>
constexpr Var bound(Legalizing& state, Id id) {
  const Graph& from = state.from();
  for (const Index side : {Index{0}, Index{1}}) {
    const detail::Repeated number = detail::repeated_constant(from, from.operand(id, side));
    if (!is_floating(from.dtype(id)) || !number.known || number.value == 0 || number.value != number.value) continue;
    const Var x = state.operand(id, 1 - side), least = state.operand(id, side);
    return select(is_maximum ? x < least : x > least, least, x);
  }
  return state.rewrite.copy(id);
}
// Numbers along one dimension, repeated along the others.
constexpr Var iota(Legalizing& state, Id id) {
  const TensorType type = state.from().type(id);
  if (type.shape.rank() <= 1) return state.rewrite.copy(id);
  const int dim = state.from().dims(id)[0];
  const Var line = weft::iota(state.rewrite.to, Shape{type.shape[dim]}, 0, type.dtype);
  return broadcast_in_dim(line, type.shape, {static_cast<std::int8_t>(dim)});
}

// Made in f32 and rounded at the end. Error: element_type_not_supported, for integers that have no kernel either.
constexpr Var widened(Legalizing& state, Id id) {
  const Graph& from = state.from();
  Graph& to = state.rewrite.to;
  Id wide[4] = {};
  for (Index i = 0; i < from[id].operand_count; ++i) {
    const Var operand = state.operand(id, i);
    wide[i] = is_floating(operand.dtype()) ? convert(operand, DType::f32).id : operand.id;
  }
  const TypeId type = to.types.intern(DType::f32, from.shape(id));
  const Var result{&to, emit(to, from[id].op, wide, from[id].operand_count, from[id].attributes, type)};
  return convert(result, from.dtype(id));
}
constexpr Var of_floats(Legalizing& state, Id id) {
  const DType dtype = state.from().dtype(id);
  if (!is_floating(dtype) || !fits_vectors(dtype))
    element_type_not_supported(name_of(state.from()[id].op), name_of(dtype));
  return is_narrow(dtype) ? widened(state, id) : state.rewrite.copy(id);
}
constexpr Var scatter(Legalizing& state, Id id) {
  const DType dtype = state.from().dtype(id);
  const bool is_added_as_it_is = size_bytes(dtype) >= 4 && (is_integer(dtype) || dtype == DType::f64);
  return is_added_as_it_is ? state.rewrite.copy(id) : of_floats(state, id);
}
// All results of a call, one behind the other: its step makes those, too, that nobody reads.
constexpr Var custom_call(Legalizing& state, Id id) {
  Graph& to = state.rewrite.to;
  Buffer<Id> operands;
  for (Index i = 0; i < state.from()[id].operand_count; ++i) operands.push_back(state.operand(id, i).id);
  CustomAttributes call = state.from().attributes<CustomAttributes>(id);
  const std::int32_t own = call.result;
  Var made{&to, no_id};
  for (call.result = 0; call.result < to.custom_operations[call.operation]->result_count; ++call.result) {
    const Id result = emit(to, state.from()[id].op, operands.data(), operands.size(), to.pools.intern(call));
    if (call.result == own) made.id = result;
  }
  if (state.inside.size() < 2 * to.size()) state.inside.resize(4 * to.size(), false);
  return made;
}
// What is repeated before and behind its own dimensions, as one number a channel of [batch, channel, height, width]: first
// along those before, which makes it small still, and then along the others, one number a row.
constexpr Var broadcast(Legalizing& state, Id id) {
  const Var x = state.operand(id, 0);
  const AxisList dims = state.from().dims(id);
  const int kept = x.rank();
  if (x.elements() <= 1 || kept == 0 || split_of_broadcast(state.from(), id).found) return state.rewrite.copy(id);
  const Shape whole = state.from().shape(id);
  const int last = dims[kept - 1];
  bool rises = last + 1 < whole.rank();
  for (int i = 1; i < kept; ++i) rises = rises && dims[i - 1] < dims[i];
  if (!rises) return state.rewrite.copy(id);
  Dims extents;
  AxisList leading;
  for (int i = 0; i <= last; ++i) {
    extents.push_back(whole[i]);
    leading.push_back(static_cast<std::int8_t>(i));
  }
  return broadcast_in_dim(broadcast_in_dim(x, Shape(extents), dims), whole, leading);
}
// The other way round: over the dimensions behind what stays, then over those before.
constexpr Var reduced(Op op, Var x, const AxisList& dims) {
  AxisList first, last;
  for (int i = x.rank() - 1; i >= 0 && dims.contains(static_cast<std::int8_t>(i)); --i)
    last.insert(0, static_cast<std::int8_t>(i));
  for (const std::int8_t dim : dims)
    if (!last.contains(dim)) first.push_back(dim);
  return reduce(op, reduce(op, x, last), first);
}

// As a loop, behind a transpose: over the last dimension of rows.
constexpr Var reduced_last(Op op, Var x, const AxisList& dims) {
  AxisList order;
  Dims kept;
  for (int dim = 0; dim < x.rank(); ++dim) {
    if (dims.contains(static_cast<std::int8_t>(dim))) continue;
    order.push_back(static_cast<std::int8_t>(dim));
    kept.push_back(x.shape()[dim]);
  }
  const Index rows = Shape(kept).elements();
  for (const std::int8_t dim : dims) order.push_back(dim);
  const Var table = weft::reshape(weft::transpose(x, order), {rows, rows == 0 ? 0 : x.elements() / rows});
  return weft::reshape(reduce(op, table, {1}), Shape(kept));
}
// Reductions that are no loop have kernels for f32 and i32, sums for u32 as well. A sum is rounded once, wherever it
// goes.
template <bool is_sum>
constexpr Var reduction(Legalizing& state, Id id) {
  const DType dtype = state.from().dtype(id);
  const Op op = state.from()[id].op;
  const bool is_loop = split_of_reduction(state.from(), id).found;
  if (!is_loop && (!fits_vectors(dtype) || (!is_sum && dtype == DType::u32)))
    return reduced_last(op, state.operand(id, 0), state.from().dims(id));
  if (is_narrow(dtype) && (is_sum || !is_loop))
    return convert(reduced(op, convert(state.operand(id, 0), DType::f32), state.from().dims(id)), dtype);
  if (is_loop || dtype != DType::f32) return state.rewrite.copy(id);
  return reduced(op, state.operand(id, 0), state.from().dims(id));
}
// Operands lie so that their matrices can be read by strides, or else as (batch, rows, inner) or (batch, inner, rows);
// sums are of f64 of f64, and else of f32: the kernel reads bf16 and f16.
constexpr Var dot_general(Legalizing& state, Id id) {
  const DotDims dot = state.from().attributes<DotDims>(id);
  const DType dtype = state.from().dtype(id);
  if (!is_floating(dtype)) element_type_not_supported(name_of(state.from()[id].op), name_of(dtype));
  detail::DotOperand left = detail::readable({state.operand(id, 0), dot.left_batch, dot.left_contracting});
  detail::DotOperand right = detail::readable({state.operand(id, 1), dot.right_batch, dot.right_contracting});
  const Dims result = strides_of(state.from().shape(id));
  if (!layout_of_dot(left.value.shape(), right.value.shape(), detail::dims_of(left, right), result).found)
    left = detail::in_order(left), right = detail::in_order(right);
  const DType of_sums = dtype == DType::f64 ? DType::f64 : DType::f32;
  const TypeId sums = state.rewrite.to.types.intern(of_sums, state.from().shape(id));
  return convert(emit_var(Op::dot_general, {left.value, right.value}, detail::dims_of(left, right), sums), dtype);
}

// `x`, if it may be computed inside another buffer: its kernel writes wherever it is told and no other buffer has it yet;
// else a copy of it.
constexpr Var placeable(Legalizing& state, Var x) {
  const Graph& graph = state.rewrite.to;
  const Id id = without_views(graph, x.id);
  if (id >= state.inside.size()) state.inside.resize(2 * id + 64, false);
  if (!state.writes_anywhere(graph[id].op) || state.inside[id]) return copied(x);
  state.inside[id] = true;
  return x;
}

constexpr Var concatenate(Legalizing& state, Id id) {
  if (state.from().dims(id)[0] != 0) return state.rewrite.copy(id);
  Buffer<Var> parts;
  for (Index i = 0; i < state.from()[id].operand_count; ++i) parts.push_back(placeable(state, state.operand(id, i)));
  return weft::concatenate(parts, 0);
}
// What the padding is filled with.
constexpr Var pad(Legalizing& state, Id id) {
  constant(state.rewrite.to, 0, state.from().dtype(id));
  return state.rewrite.copy(id);
}
constexpr Var shard_slice(Legalizing& state, Id id) {
  if (!detail::is_part_of_device(state.rewrite.to, state.operand(id, 0).id)) return state.rewrite.copy(id);
  return emit_var(Op::shard_slice, {copied(state.operand(id, 0))}, state.from()[id].attributes);
}

// What one carry becomes is written while another is still read: the old value of another carry, or a part of its own, is
// copied before.
constexpr Var loop_end(Legalizing& state, Id id) {
  const Graph& to = state.rewrite.to;
  Buffer<Id> nexts;
  for (Index i = 0; i < state.from()[id].operand_count; ++i) {
    const Var next = state.operand(id, i);
    const Id shown = behind_views(to, next.id);
    const LoopAttributes* const carry = is_loop_carry(to[shown].op) ? &loop_attributes(to, shown) : nullptr;
    const bool is_old = carry != nullptr && carry->loop == loop_attributes(state.from(), id).loop;
    const bool is_own = is_old && carry->index == i && without_views(to, next.id) == shown;
    nexts.push_back(is_old && !is_own ? copied(next).id : next.id);
  }
  return {&state.rewrite.to, emit(state.rewrite.to, Op::loop_end, nexts.data(), nexts.size(), state.from()[id].attributes)};
}

// Collectives cut and join the leading dimension: over inner dimensions they become one over a new leading dimension of
// the size of the group, between transposes.
struct Inner {
  CollectiveAttributes attributes;  // over leading dimensions
  int cut = 0, joined = 0;
  Index parts = 1;
  bool is_leading = false;
};
constexpr Inner inner_of(const Graph& graph, Id id) {
  Inner inner;
  inner.attributes = graph.attributes<CollectiveAttributes>(id);
  AxisList& dims = inner.attributes.dims;
  inner.cut = dims[0];
  inner.joined = dims.back();
  inner.is_leading = inner.cut == 0 && inner.joined == 0;
  inner.parts = parts_of(graph.mesh, inner.attributes.axes);
  for (auto& dim : dims) dim = 0;
  return inner;
}
constexpr Var all_gather(Legalizing& state, Id id) {
  const Inner inner = inner_of(state.from(), id);
  if (inner.is_leading) return state.rewrite.copy(id);
  const Var x = state.operand(id, 0);
  Dims extents = x.shape().dims;
  extents.insert(0, 1);
  const Var gathered = emit_var(Op::all_gather, {reshape(x, Shape(extents))}, inner.attributes);
  return detail::join_dimensions(detail::move_dimension(gathered, 0, inner.joined), inner.joined);
}
// The part of each device of the group in a leading dimension.
constexpr Var parts_first(Legalizing& state, Id id, const Inner& inner) {
  return detail::move_dimension(detail::split_dimension(state.operand(id, 0), inner.cut, inner.parts), inner.cut, 0);
}
constexpr Var reduce_scatter(Legalizing& state, Id id) {
  const Inner inner = inner_of(state.from(), id);
  if (inner.is_leading) return state.rewrite.copy(id);
  return reshape(emit_var(Op::reduce_scatter, {parts_first(state, id, inner)}, inner.attributes),
                 Shape(state.from().shape(id)));
}
constexpr Var all_to_all(Legalizing& state, Id id) {
  const Inner inner = inner_of(state.from(), id);
  if (inner.is_leading) return state.rewrite.copy(id);
  const Var exchanged = emit_var(Op::all_to_all, {parts_first(state, id, inner)}, inner.attributes);
  return detail::join_dimensions(detail::move_dimension(exchanged, 0, inner.joined), inner.joined);
}

}  // namespace legal

}  // namespace weft

#endif
