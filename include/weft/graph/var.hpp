// Var: a value of a graph under construction. Arithmetic on Vars adds nodes; operands broadcast as in NumPy.
// This is how models, gradient rules and optimizers are written.
#ifndef WEFT_GRAPH_VAR_HPP
#define WEFT_GRAPH_VAR_HPP

#include <weft/graph/op_table.hpp>

namespace weft {

// A handle, valid while its graph lives. Copying is free.
struct Var {
  Graph* graph = nullptr;
  Id id = no_id;

  // By value: a reference into the graph would not survive the next node.
  [[nodiscard]] constexpr Shape shape() const { return graph->shape(id); }
  [[nodiscard]] constexpr DType dtype() const { return graph->dtype(id); }
  [[nodiscard]] constexpr int rank() const { return graph->shape(id).rank(); }
  [[nodiscard]] constexpr TypeId type() const { return (*graph)[id].type; }
  [[nodiscard]] constexpr Index elements() const { return graph->elements(id); }
};

constexpr Var emit_var(Op op, std::initializer_list<Var> operands, AttributeId attributes = no_attributes,
                       TypeId given = no_type) {
  Id ids[3] = {};
  Index count = 0;
  for (const Var& operand : operands) ids[count++] = operand.id;
  Graph& graph = *operands.begin()->graph;
  return {&graph, emit(graph, op, ids, count, attributes, given)};
}
template <Attributes T>
constexpr Var emit_var(Op op, std::initializer_list<Var> operands, const T& attributes, TypeId given = no_type) {
  return emit_var(op, operands, operands.begin()->graph->pools.intern(attributes), given);
}

// A scalar constant of the given type. Error: constant_does_not_fit.
constexpr Var constant(Graph& graph, double value, DType dtype = DType::f32) {
  if (!can_hold(dtype, value)) constant_does_not_fit(value, name_of(dtype));
  return {&graph, emit(graph, Op::constant, {}, graph.pools.intern(Literal{dtype, element_bits(dtype, value)}),
                       graph.types.intern(dtype, {}))};
}

// iota along one dimension: element i of that dimension is i. i32 or u32.
constexpr Var iota(Graph& graph, const Shape& shape, int dim, DType dtype = DType::i32) {
  const AttributeId dims = graph.pools.intern(DimensionNumbers{{static_cast<std::int8_t>(dim)}});
  return {&graph, emit(graph, Op::iota, {}, dims, graph.types.intern(dtype, shape))};
}

// Element-preserving change of shape.
constexpr Var reshape(Var x, const Shape& shape) {
  const TypeId type = x.graph->types.intern(x.dtype(), shape);
  return x.type() == type ? x : emit_var(Op::reshape, {x}, no_attributes, type);
}

// broadcast_in_dim: dimension i of x becomes dimension dims[i] of the result.
constexpr Var broadcast_in_dim(Var x, const Shape& shape, const AxisList& dims) {
  return emit_var(Op::broadcast, {x}, DimensionNumbers{dims}, x.graph->types.intern(x.dtype(), shape));
}

// NumPy broadcasting: trailing dimensions align. [3] -> [4, 3]; x itself if the shape is already right.
constexpr Var broadcast_to(Var x, const Shape& shape) {
  if (x.shape() == shape) return x;
  AxisList dims;
  for (int i = 0; i < x.rank(); ++i) dims.push_back(static_cast<std::int8_t>(shape.rank() - x.rank() + i));
  return broadcast_in_dim(x, shape, dims);
}

constexpr Var convert(Var x, DType dtype) {
  if (x.dtype() == dtype) return x;
  return emit_var(Op::convert, {x}, no_attributes, x.graph->types.intern(dtype, x.shape()));
}

constexpr Var binary(Op op, Var left, Var right) {
  if (left.type() == right.type()) return emit_var(op, {left, right});
  const Shape shape = broadcast_shapes(left.shape(), right.shape());
  const Var whole_left = broadcast_to(left, shape), whole_right = broadcast_to(right, shape);
  return emit_var(op, {whole_left, whole_right});
}
// A number beside a Var takes the Var's element type.
constexpr Var like(Var x, double value) { return constant(*x.graph, value, x.dtype()); }

constexpr Var operator+(Var a, Var b) { return binary(Op::add, a, b); }
constexpr Var operator-(Var a, Var b) { return binary(Op::subtract, a, b); }
constexpr Var operator*(Var a, Var b) { return binary(Op::multiply, a, b); }
constexpr Var operator/(Var a, Var b) { return binary(Op::divide, a, b); }
constexpr Var operator+(Var a, double b) { return a + like(a, b); }
constexpr Var operator-(Var a, double b) { return a - like(a, b); }
constexpr Var operator*(Var a, double b) { return a * like(a, b); }
constexpr Var operator/(Var a, double b) { return a / like(a, b); }
constexpr Var operator+(double a, Var b) { return like(b, a) + b; }
constexpr Var operator-(double a, Var b) { return like(b, a) - b; }
constexpr Var operator*(double a, Var b) { return like(b, a) * b; }
constexpr Var operator/(double a, Var b) { return like(b, a) / b; }
constexpr Var operator-(Var a) { return emit_var(Op::negate, {a}); }

// Comparisons yield pred; `==` and `!=` on Vars are elementwise, too.
constexpr Var operator==(Var a, Var b) { return binary(Op::equal, a, b); }
constexpr Var operator!=(Var a, Var b) { return binary(Op::not_equal, a, b); }
constexpr Var operator<(Var a, Var b) { return binary(Op::less, a, b); }
constexpr Var operator<=(Var a, Var b) { return binary(Op::less_equal, a, b); }
constexpr Var operator>(Var a, Var b) { return binary(Op::greater, a, b); }
constexpr Var operator>=(Var a, Var b) { return binary(Op::greater_equal, a, b); }
constexpr Var operator<(Var a, double b) { return a < like(a, b); }
constexpr Var operator<=(Var a, double b) { return a <= like(a, b); }
constexpr Var operator>(Var a, double b) { return a > like(a, b); }
constexpr Var operator>=(Var a, double b) { return a >= like(a, b); }
constexpr Var operator==(Var a, double b) { return a == like(a, b); }
constexpr Var operator!=(Var a, double b) { return a != like(a, b); }
constexpr Var operator&(Var a, Var b) { return binary(Op::bit_and, a, b); }
constexpr Var operator|(Var a, Var b) { return binary(Op::bit_or, a, b); }
constexpr Var operator^(Var a, Var b) { return binary(Op::bit_xor, a, b); }
constexpr Var operator<<(Var a, Var b) { return binary(Op::shift_left, a, b); }
constexpr Var operator>>(Var a, Var b) { return binary(Op::shift_right, a, b); }
constexpr Var operator!(Var a) { return emit_var(Op::logical_not, {a}); }

// IEEE 754-2019: a NaN of either side remains, and -0 is less than +0.
constexpr Var maximum(Var a, Var b) { return binary(Op::maximum, a, b); }
constexpr Var maximum(Var a, double b) { return maximum(a, like(a, b)); }
constexpr Var minimum(Var a, Var b) { return binary(Op::minimum, a, b); }
constexpr Var minimum(Var a, double b) { return minimum(a, like(a, b)); }
constexpr Var pow(Var a, Var b) { return binary(Op::power, a, b); }
constexpr Var pow(Var a, double b) { return pow(a, like(a, b)); }
constexpr Var abs(Var a) { return emit_var(Op::abs, {a}); }
constexpr Var exp(Var a) { return emit_var(Op::exponential, {a}); }
// exp(a) - 1 and log(1 + a), exact where a is small.
constexpr Var expm1(Var a) { return emit_var(Op::exponential_minus_one, {a}); }
constexpr Var log1p(Var a) { return emit_var(Op::log_plus_one, {a}); }
constexpr Var log(Var a) { return emit_var(Op::log, {a}); }
constexpr Var tanh(Var a) { return emit_var(Op::tanh, {a}); }
constexpr Var logistic(Var a) { return emit_var(Op::logistic, {a}); }
constexpr Var erf(Var a) { return emit_var(Op::erf, {a}); }
constexpr Var sqrt(Var a) { return emit_var(Op::sqrt, {a}); }
constexpr Var rsqrt(Var a) { return emit_var(Op::rsqrt, {a}); }
constexpr Var sign(Var a) { return emit_var(Op::sign, {a}); }
constexpr Var floor(Var a) { return emit_var(Op::floor, {a}); }
constexpr Var square(Var a) { return a * a; }
// The value, through which no gradient flows.
constexpr Var stop_gradient(Var a) { return emit_var(Op::stop_gradient, {a}); }

// condition ? if_true : if_false, elementwise; the three broadcast together.
constexpr Var select(Var condition, Var if_true, Var if_false) {
  const Shape shape = broadcast_shapes(broadcast_shapes(condition.shape(), if_true.shape()), if_false.shape());
  const Var where = broadcast_to(condition, shape), then = broadcast_to(if_true, shape),
            otherwise = broadcast_to(if_false, shape);
  return emit_var(Op::select, {where, then, otherwise});
}
constexpr Var select(Var condition, Var if_true, double if_false) {
  return select(condition, if_true, like(if_true, if_false));
}

// 32 random bits an element of `counter` (u32): see base/random.hpp. `seed` and `stream` are u32, broadcast.
constexpr Var random_bits(Var seed, Var counter, Var stream) {
  const Shape shape = counter.shape();
  const Var seeds = broadcast_to(seed, shape), streams = broadcast_to(stream, shape);
  return emit_var(Op::random_bits, {seeds, counter, streams});
}

// Dimension numbers in Python's manner: -1 is the last.
constexpr std::int8_t dimension(const char* operation, Index dim, int rank) {
  const Index positive = dim < 0 ? dim + rank : dim;
  if (positive < 0 || positive >= rank) dimension_out_of_range(operation, dim, rank);
  return static_cast<std::int8_t>(positive);
}

// Result dimension i is operand dimension order[i]; the identity order gives x itself.
constexpr Var transpose(Var x, const AxisList& order) {
  bool identity = order.size() == x.rank();
  for (int i = 0; i < order.size(); ++i) identity = identity && order[i] == i;
  if (identity) return x;
  return emit_var(Op::transpose, {x}, DimensionNumbers{order});
}
// Swaps the last two dimensions.
constexpr Var transpose(Var x) {
  if (x.rank() < 2) operand_ranks_differ("transpose", x.rank(), 2);
  AxisList order;
  for (int i = 0; i < x.rank(); ++i) order.push_back(static_cast<std::int8_t>(i));
  order[x.rank() - 1] = static_cast<std::int8_t>(x.rank() - 2);
  order[x.rank() - 2] = static_cast<std::int8_t>(x.rank() - 1);
  return transpose(x, order);
}

constexpr Var slice(Var x, const Dims& start, const Dims& limit) {
  return emit_var(Op::slice, {x}, SliceBounds{start, limit});
}
// Zeros before and after each dimension.
constexpr Var pad(Var x, const Dims& before, const Dims& after) {
  return emit_var(Op::pad, {x}, Padding{before, after});
}
constexpr Var concatenate(const Buffer<Var>& parts, Index dim) {
  Buffer<Id> ids;
  for (const Var& part : parts) ids.push_back(part.id);
  Graph& graph = *parts[0].graph;
  const AttributeId joined = graph.pools.intern(DimensionNumbers{{dimension("concatenate", dim, parts[0].rank())}});
  return {&graph, emit(graph, Op::concatenate, ids.data(), ids.size(), joined)};
}

// table [rows, ...], indices [n] of i32 -> [n, ...]. At run time an index outside [0, rows) is an error.
constexpr Var take(Var table, Var indices) { return emit_var(Op::gather, {table, indices}); }
// updates [n, ...] added up at rows `indices` [n] of a zero tensor [rows, ...].
constexpr Var scatter_add(Var updates, Var indices, Index rows) {
  Dims extents = updates.shape().dims;
  extents[0] = rows;
  return emit_var(Op::scatter, {updates, indices}, no_attributes,
                  updates.graph->types.intern(updates.dtype(), Shape(extents)));
}

// sizes[i] elements of each dimension of x from starts[i] on, one i32 scalar a dimension. A start that would lead
// outside is brought to the nearest one that does not.
constexpr Var dynamic_slice(Var x, const Buffer<Var>& starts, const Dims& sizes) {
  Buffer<Id> ids{x.id};
  for (const Var& start : starts) ids.push_back(start.id);
  const AttributeId taken = x.graph->pools.intern(SliceSizes{sizes});
  return {x.graph, emit(*x.graph, Op::dynamic_slice, ids.data(), ids.size(), taken)};
}
// x with `update` written over the slice of that shape which dynamic_slice would take.
constexpr Var dynamic_update_slice(Var x, Var update, const Buffer<Var>& starts) {
  Buffer<Id> ids{x.id, update.id};
  for (const Var& start : starts) ids.push_back(start.id);
  return {x.graph, emit(*x.graph, Op::dynamic_update_slice, ids.data(), ids.size())};
}

// The labels themselves, i32 or u32, each a number of one of `classes` (below 2^31): at run time another is an error that
// names it and its row, counted along the first dimension of the whole batch.
constexpr Var checked_label(Var label, Index classes) {
  const Var whole = constant(*label.graph, 0, DType::i32);  // the piece of the batch, where it is cut
  return emit_var(Op::checked_label, {label, whole}, static_cast<AttributeId>(classes));
}

constexpr Var reduce(Op op, Var x, const AxisList& dims) {
  return dims.empty() ? x : emit_var(op, {x}, DimensionNumbers{dims});
}
constexpr AxisList all_dims(Var x) {
  AxisList dims;
  for (int i = 0; i < x.rank(); ++i) dims.push_back(static_cast<std::int8_t>(i));
  return dims;
}
// Sum over all dimensions, or over one; likewise max, min, mean. The dimension disappears. Error: mean_of_nothing.
constexpr Var sum(Var x) { return reduce(Op::reduce_sum, x, all_dims(x)); }
constexpr Var sum(Var x, Index dim) { return reduce(Op::reduce_sum, x, {dimension("sum", dim, x.rank())}); }
constexpr Var max(Var x) { return reduce(Op::reduce_max, x, all_dims(x)); }
constexpr Var max(Var x, Index dim) { return reduce(Op::reduce_max, x, {dimension("max", dim, x.rank())}); }
constexpr Var min(Var x) { return reduce(Op::reduce_min, x, all_dims(x)); }
constexpr Var min(Var x, Index dim) { return reduce(Op::reduce_min, x, {dimension("min", dim, x.rank())}); }
constexpr Var mean_of(Var total, Index count) {
  if (count == 0) mean_of_nothing();
  return total * (1.0 / static_cast<double>(count));
}
constexpr Var mean(Var x) { return mean_of(sum(x), x.shape().elements()); }
constexpr Var mean(Var x, Index dim) { return mean_of(sum(x, dim), x.shape()[dimension("mean", dim, x.rank())]); }
// Inserts a dimension of extent 1 at `dim`: [4, 3] -> [4, 1, 3] for dim 1, [4, 3, 1] for dim -1.
constexpr Var expand_dims(Var x, Index dim) {
  Dims extents = x.shape().dims;
  extents.insert(dimension("expand_dims", dim, x.rank() + 1), 1);
  return reshape(x, Shape(extents));
}

constexpr Var dot_general(Var left, Var right, const DotDims& dot) {
  return emit_var(Op::dot_general, {left, right}, dot);
}
// [..., M, K] x [..., K, N] -> [..., M, N]; leading dimensions are a batch and must agree. A right side of rank 2
// serves every batch: [B, T, K] x [K, N] -> [B, T, N]. `line`: of the source.
constexpr Var matmul(Var left, Var right, int line = __builtin_LINE()) {
  if (left.rank() < 2) operand_ranks_differ("matmul", left.rank(), 2);
  if (right.rank() < 2) operand_ranks_differ("matmul", right.rank(), 2);
  const Index inner = left.shape()[left.rank() - 1], other = right.shape()[right.rank() - 2];
  if (inner != other && left.graph->notes({Mistake::Kind::inner_dimensions_differ, inner, other, line})) {
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

}  // namespace weft

#endif
