// Var: a value of a graph under construction. Arithmetic on Vars adds nodes; operands broadcast as in NumPy.
// This is how models, gradient rules and optimizers are written: one function an operation. Those of collectives are in
// collectives.hpp; those that are elementwise are in operators.hpp, which this includes.
#ifndef WEFT_GRAPH_VAR_HPP
#define WEFT_GRAPH_VAR_HPP

#include <weft/graph/operators.hpp>

namespace weft {

// Dimension numbers in Python's manner: -1 is the last.
constexpr std::int8_t dimension(Index dim, int rank) { return static_cast<std::int8_t>(dim < 0 ? dim + rank : dim); }
constexpr AxisList all_dims(Var x) {
  AxisList dims;
  for (int i = 0; i < x.rank(); ++i) dims.push_back(static_cast<std::int8_t>(i));
  return dims;
}

// Result dimension i is operand dimension order[i]; the identity order gives x itself. Errors: operand_ranks_differ,
// dimension_out_of_range.
constexpr Var transpose(LocatedVar x, const AxisList& order) {
  if (order.size() != x.rank() && x.notes(Mistake::Kind::operand_ranks_differ, order.size(), x.rank(), "transpose"))
    return x;
  if (!x.has_dimensions("transpose", order, x.rank())) return x;
  bool identity = order.size() == x.rank();
  for (int i = 0; i < order.size(); ++i) identity = identity && order[i] == i;
  if (identity) return x;
  return emit_var(Op::transpose, {x}, DimensionNumbers{order});
}
// Swaps the last two dimensions.
constexpr Var transpose(LocatedVar x) {
  if (!x.has_rank("transpose", 2)) return x;
  AxisList order = all_dims(x);
  order[x.rank() - 1] = static_cast<std::int8_t>(x.rank() - 2);
  order[x.rank() - 2] = static_cast<std::int8_t>(x.rank() - 1);
  return transpose(x, order);
}

// Elements start[i] to limit[i] of each dimension. Errors: operand_ranks_differ, slice_out_of_range.
constexpr Var slice(LocatedVar x, const Dims& start, const Dims& limit) {
  const int rank = x.rank(), given = start.size() == rank ? limit.size() : start.size();
  if (given != rank && x.notes(Mistake::Kind::operand_ranks_differ, given, rank, "slice")) return x;
  for (int i = 0; i < start.size() && i < limit.size() && i < rank; ++i) {
    const Index extent = x.graph->shape(x.id)[i];
    if (!x.goes_on(start[i] >= 0 && start[i] <= limit[i] && limit[i] <= extent, "slice_out_of_range",
                   start[i] > limit[i] ? start[i] : limit[i], start[i] > limit[i] ? limit[i] : extent))
      return x;
  }
  return emit_var(Op::slice, {x}, SliceBounds{start, limit});
}
// Zeros before and after each dimension. Errors: operand_ranks_differ, padding_is_negative.
constexpr Var pad(LocatedVar x, const Dims& before, const Dims& after) {
  const int rank = x.rank(), given = before.size() == rank ? after.size() : before.size();
  if (given != rank && x.notes(Mistake::Kind::operand_ranks_differ, given, rank, "pad")) return x;
  for (int i = 0; i < before.size() && i < after.size(); ++i)
    if (!x.goes_on(before[i] >= 0 && after[i] >= 0, "padding_is_negative", before[i], after[i])) return x;
  return emit_var(Op::pad, {x}, Padding{before, after});
}
// Errors: dimension_out_of_range, operand_ranks_differ, operand_shapes_differ, element_types_differ.
constexpr Var concatenate(const Buffer<Var>& parts, Index dim, int line = __builtin_LINE(),
                          const char* file = __builtin_FILE()) {
  const LocatedVar first(parts[0], line, file);
  if (!first.has_dimension("concatenate", dim, first.rank())) return first;
  Buffer<Id> ids;
  for (const Var& part : parts) {
    if (!first.has_dtype_of(part, "concatenate") || !first.beside(part).has_rank("concatenate", first.rank(), first.rank()))
      return first;
    for (int i = 0; i < first.rank(); ++i)
      if (i != dimension(dim, first.rank()) && part.shape()[i] != first.shape()[i] &&
          first.notes_refusal("operand_shapes_differ", first.shape()[i], part.shape()[i]))
        return first;
    ids.push_back(part.id);
  }
  Graph& graph = *first.graph;
  const AttributeId joined = graph.pools.intern(DimensionNumbers{{dimension(dim, first.rank())}});
  return {&graph, emit(graph, Op::concatenate, ids.data(), ids.size(), joined)};
}

// table [rows, ...], indices [n...] of i32 -> [n..., ...]. At run time an index outside [0, rows) is an error.
// Errors: element_type_not_supported, operand_ranks_differ.
constexpr Var take(LocatedVar table, Var indices) {
  const LocatedVar places = table.beside(indices);
  if (!table.has_rank("take", 1) || !places.is_supported(indices.dtype() == DType::i32, "take: index") ||
      !places.has_rank("take: index", 1))
    return table;
  return emit_var(Op::gather, {table, indices});
}
// updates [n..., ...] added up at rows `indices` [n...] of a zero tensor [rows, ...], in their order. Those of row -1 are
// left out; at run time another index outside [0, rows) is an error.
constexpr Var scatter_add(Var updates, Var indices, Index rows) {
  Dims extents{rows};
  for (int d = indices.rank(); d < updates.rank(); ++d) extents.push_back(updates.shape()[d]);
  return emit_var(Op::scatter, {updates, indices}, no_attributes,
                  updates.graph->types.intern(updates.dtype(), Shape(extents)));
}

namespace detail {

// Does a slice with these starts, and of these extents, fit x, or is it noted that it does not?
constexpr bool are_starts(const char* operation, LocatedVar x, const Buffer<Var>& starts) {
  if (!x.goes_on(starts.size() == x.rank(), "start_count_differs", starts.size(), x.rank())) return false;
  for (const Var& start : starts)
    if (const LocatedVar one = x.beside(start);
        !one.is_supported(start.dtype() == DType::i32, operation) || !one.has_rank(operation, 0, 0))
      return false;
  return true;
}
constexpr bool is_part(const char* operation, LocatedVar x, const Dims& sizes) {
  if (sizes.size() != x.rank() && x.notes(Mistake::Kind::operand_ranks_differ, sizes.size(), x.rank(), operation))
    return false;
  for (int i = 0; i < sizes.size() && i < x.rank(); ++i)
    if (const Index extent = x.graph->shape(x.id)[i];
        !x.goes_on(sizes[i] >= 0 && sizes[i] <= extent, "slice_does_not_fit", sizes[i], extent))
      return false;
  return true;
}

}  // namespace detail

// sizes[i] elements of each dimension of x from starts[i] on, one i32 scalar a dimension. A start that would lead
// outside is brought to the nearest one that does not.
// Errors: start_count_differs, operand_ranks_differ, slice_does_not_fit, element_type_not_supported.
constexpr Var dynamic_slice(LocatedVar x, const Buffer<Var>& starts, const Dims& sizes) {
  if (!detail::are_starts("dynamic_slice", x, starts) || !detail::is_part("dynamic_slice", x, sizes)) return x;
  Buffer<Id> ids{x.id};
  for (const Var& start : starts) ids.push_back(start.id);
  const AttributeId taken = x.graph->pools.intern(SliceSizes{sizes});
  return {x.graph, emit(*x.graph, Op::dynamic_slice, ids.data(), ids.size(), taken)};
}
// x with `update` written over the slice of that shape which dynamic_slice would take.
constexpr Var dynamic_update_slice(LocatedVar x, Var update, const Buffer<Var>& starts) {
  if (!detail::are_starts("dynamic_update_slice", x, starts) || !x.has_dtype_of(update, "dynamic_update_slice") ||
      !detail::is_part("dynamic_update_slice", x, update.shape().dims))
    return x;
  Buffer<Id> ids{x.id, update.id};
  for (const Var& start : starts) ids.push_back(start.id);
  return {x.graph, emit(*x.graph, Op::dynamic_update_slice, ids.data(), ids.size())};
}

// The labels themselves, i32 or u32, each a number of one of `classes` (below 2^31): at run time another is an error that
// names it and its row, counted along the first dimension of the whole batch.
constexpr Var checked_label(Var label, Index classes) {
  Graph& graph = *label.graph;
  LabelBounds bounds{classes};
  if (graph.micro_batch == no_id) return emit_var(Op::checked_label, {label, constant(graph, 0, DType::i32)}, bounds);
  bounds.parts = graph.attributes<LoopAttributes>(graph.micro_batch).count;
  return emit_var(Op::checked_label, {label, convert({&graph, graph.micro_batch}, DType::i32)}, bounds);
}

constexpr Var reduce(Op op, Var x, const AxisList& dims) {
  return dims.empty() ? x : emit_var(op, {x}, DimensionNumbers{dims});
}
constexpr Var reduce_one(Op op, const char* operation, LocatedVar x, Index dim) {
  if (!x.is_supported(x.dtype() != DType::pred, operation) || !x.has_dimension(operation, dim, x.rank())) return x;
  return reduce(op, x, {dimension(dim, x.rank())});
}
namespace detail {

constexpr Var reduce_all(Op op, const char* operation, LocatedVar x) {
  return x.is_supported(x.dtype() != DType::pred, operation) ? reduce(op, x, all_dims(x)) : x;
}

}  // namespace detail

// Sum over all dimensions, or over one; likewise max, min, mean. The dimension disappears. Errors: mean_of_nothing,
// dimension_out_of_range, element_type_not_supported.
constexpr Var sum(LocatedVar x) { return detail::reduce_all(Op::reduce_sum, "sum", x); }
constexpr Var sum(LocatedVar x, Index dim) { return reduce_one(Op::reduce_sum, "sum", x, dim); }
constexpr Var max(LocatedVar x) { return detail::reduce_all(Op::reduce_max, "max", x); }
constexpr Var max(LocatedVar x, Index dim) { return reduce_one(Op::reduce_max, "max", x, dim); }
constexpr Var min(LocatedVar x) { return detail::reduce_all(Op::reduce_min, "min", x); }
constexpr Var min(LocatedVar x, Index dim) { return reduce_one(Op::reduce_min, "min", x, dim); }
namespace detail {

// What a sum is made of, and the sum until it is scaled: f32 in the place of bf16 and f16.
constexpr Var widened(Var x) { return is_narrow(x.dtype()) ? convert(x, DType::f32) : x; }

}  // namespace detail

// total / count, by a product where that is exact. Error: mean_of_nothing.
constexpr Var mean_of(Var total, Index count) {
  if (count == 0) mean_of_nothing();
  const auto divisor = static_cast<double>(count);
  return (count & (count - 1)) == 0 ? total * (1 / divisor) : total / divisor;
}
constexpr Var mean(LocatedVar x) {
  if (!x.is_supported(is_floating(x.dtype()), "mean") || !x.goes_on(x.elements() > 0, "mean_of_nothing", 0, 1))
    return x;
  return convert(mean_of(sum(detail::widened(x)), x.shape().elements()), x.dtype());
}
constexpr Var mean(LocatedVar x, Index dim) {
  if (!x.is_supported(is_floating(x.dtype()), "mean") || !x.has_dimension("mean", dim, x.rank())) return x;
  const Index count = x.shape()[dimension(dim, x.rank())];
  if (!x.goes_on(count > 0, "mean_of_nothing", 0, 1)) return x;
  return convert(mean_of(sum(detail::widened(x), dim), count), x.dtype());
}
// Over several dimensions, which are numbered from 0.
constexpr Var sum(LocatedVar x, const AxisList& dims) {
  return x.has_dimensions("sum", dims, x.rank()) ? reduce(Op::reduce_sum, x, dims) : x;
}
constexpr Var mean(LocatedVar x, const AxisList& dims) {
  if (!x.is_supported(is_floating(x.dtype()), "mean") || !x.has_dimensions("mean", dims, x.rank())) return x;
  Index count = 1;
  for (int i = 0; i < dims.size(); ++i) count *= x.shape()[dims[i]];
  if (!x.goes_on(count > 0, "mean_of_nothing", 0, 1)) return x;
  return convert(mean_of(sum(detail::widened(x), dims), count), x.dtype());
}
// Inserts a dimension of extent 1 at `dim`: [4, 3] -> [4, 1, 3] for dim 1, [4, 3, 1] for dim -1.
constexpr Var expand_dims(LocatedVar x, Index dim) {
  if (!x.has_dimension("expand_dims", dim, x.rank() + 1)) return x;
  Dims extents = x.shape().dims;
  extents.insert(dimension(dim, x.rank() + 1), 1);
  return reshape(x, Shape(extents));
}

// The sum of the squares of x, f32 of any shape, and of those in `sum` if it is given: exact, so that it does not depend
// on the order in which parts, loops or devices add (all_reduce adds sums); exact_norm is its root, an f32 scalar. For what
// comes after differentiation.
constexpr Var exact_square_sum(Var x) { return emit_var(Op::exact_square_sum, {x}); }
constexpr Var exact_square_sum(Var x, Var sum) { return emit_var(Op::exact_square_sum, {x, sum}); }
constexpr Var exact_norm(Var sum) { return emit_var(Op::exact_norm, {sum}); }

constexpr Var dot_general(Var left, Var right, const DotDims& dot) {
  return emit_var(Op::dot_general, {left, right}, dot);
}
// [..., M, K] x [..., K, N] -> [..., M, N]; leading dimensions are a batch and must agree. A right side of rank 2
// serves every batch: [B, T, K] x [K, N] -> [B, T, N]. Errors: operand_ranks_differ,
// element_types_differ, inner_dimensions_differ.
constexpr Var matmul(LocatedVar left, LocatedVar right) {
  if (!left.has_rank("matmul", 2) || !right.has_rank("matmul", 2) || !left.has_dtype_of(right, "matmul")) return left;
  const Index inner = left.shape()[left.rank() - 1], other = right.shape()[right.rank() - 2];
  if (inner != other && left.notes(Mistake::Kind::inner_dimensions_differ, inner, other, "", right.id)) {
    Dims extents = left.shape().dims;
    extents[left.rank() - 1] = right.shape()[right.rank() - 1];
    return broadcast_to(constant(*left.graph, 0, left.dtype()), Shape(extents));
  }
  DotDims dot;
  dot.left_contracting = {static_cast<std::int8_t>(left.rank() - 1)};
  dot.right_contracting = {static_cast<std::int8_t>(right.rank() - 2)};
  if (right.rank() > 2)
    for (int i = 0; i + 2 < left.rank(); ++i) {
      dot.left_batch.push_back(static_cast<std::int8_t>(i));
      dot.right_batch.push_back(static_cast<std::int8_t>(i));
    }
  return dot_general(left, right, dot);
}

// input (*) kernel, as in StableHLO: every output is the sum over the taps of the window and over the input features of
// what they meet times the kernel. Errors: channels_differ, groups_do_not_divide, window_does_not_fit,
// window_setting_out_of_range, operand_ranks_differ. Cost: 2 operations a product, of the padding too.
constexpr Var convolution(Var input, Var kernel, const ConvolutionDims& dims) {
  return emit_var(Op::convolution, {input, kernel}, dims);
}
// Sum and maximum over the elements that a window covers at each of its places, what is padded left out: an empty sum
// is 0, an empty maximum -infinity. Errors: window_does_not_fit, window_setting_out_of_range.
constexpr Var reduce_window_sum(Var x, const Window& window) { return emit_var(Op::reduce_window_sum, {x}, window); }
constexpr Var reduce_window_max(Var x, const Window& window) { return emit_var(Op::reduce_window_max, {x}, window); }
// Zeros like x, and each value of `source` added where its window has its maximum; of equal ones the first (a NaN is
// greater than all numbers), as in PyTorch.
constexpr Var select_and_scatter(Var x, Var source, const Window& window) {
  return emit_var(Op::select_and_scatter, {x, source}, window);
}

// What loops are made of: see loops.hpp.
constexpr Var loop_carry(Var init, const LoopAttributes& loop) { return emit_var(Op::loop_carry, {init}, loop); }
constexpr Var loop_element(Var x, const LoopAttributes& loop) { return emit_var(Op::loop_element, {x}, loop); }
constexpr Var loop_end(Graph& graph, const Buffer<Id>& nexts, const LoopAttributes& loop) {
  return {&graph, emit(graph, Op::loop_end, nexts.data(), nexts.size(), graph.pools.intern(loop))};
}
constexpr Var loop_result(Var carry, Var end, const LoopAttributes& loop) {
  return emit_var(Op::loop_result, {carry, end}, loop);
}
constexpr Var loop_stack(Var x, Var end, const LoopAttributes& own) { return emit_var(Op::loop_stack, {x, end}, own); }

// `x`, which lies as a spec says: see mark_sharding.
constexpr Var sharding_constraint(Var x, const ShardingConstraint& constraint) {
  return emit_var(Op::sharding_constraint, {x}, constraint);
}
// All results of body number `body`, applied to every element of its operands, and one of them: see map.hpp.
constexpr Var map_elements(Graph& graph, std::int32_t body, const Buffer<Id>& operands) {
  return {&graph, emit(graph, Op::map, operands.data(), operands.size(), body)};
}
constexpr Var tuple_element(Var tuple, std::int32_t i) { return emit_var(Op::get_tuple_element, {tuple}, i); }

}  // namespace weft

#endif
