// Operators and elementwise functions of Vars, constants and broadcasts: the half of var.hpp in which elements stay in
// their places.
#ifndef WEFT_GRAPH_OPERATORS_HPP
#define WEFT_GRAPH_OPERATORS_HPP

// First, so that compilers name no more headers than these before what is wrong.
#include <weft/graph/located_var.hpp>
//
#include <weft/graph/op_table.hpp>
#include <weft/graph/refused_uses.hpp>

namespace weft {

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
constexpr Var constant(Graph& graph, const Literal& scalar) {
  return {&graph, emit(graph, Op::constant, {}, graph.pools.intern(scalar), graph.types.intern(scalar.dtype, {}))};
}
constexpr Var constant(Graph& graph, double value, DType dtype = DType::f32) {
  if (!can_hold(dtype, value)) constant_does_not_fit(value, name_of(dtype));
  return constant(graph, Literal{dtype, element_bits(dtype, value)});
}

// iota along one dimension: element i of that dimension is i. i32 or u32.
constexpr Var iota(Graph& graph, const Shape& shape, int dim, DType dtype = DType::i32) {
  const AttributeId dims = graph.pools.intern(DimensionNumbers{{static_cast<std::int8_t>(dim)}});
  return {&graph, emit(graph, Op::iota, {}, dims, graph.types.intern(dtype, shape))};
}

// broadcast_in_dim: dimension i of x, of the same extent or of 1, becomes dimension dims[i] of the result. Errors:
// operand_ranks_differ, dimension_out_of_range, dimension_named_twice, operand_shapes_differ.
constexpr Var broadcast_in_dim(LocatedVar x, const Shape& shape, const AxisList& dims) {
  if (dims.size() != x.rank() && x.notes(Mistake::Kind::operand_ranks_differ, dims.size(), x.rank(), "broadcast"))
    return x;
  if (!x.has_dimensions("broadcast", dims, shape.rank())) return x;
  const Shape& from = x.graph->shape(x.id);
  for (int i = 0; i < dims.size() && i < from.rank(); ++i)
    if (from[i] != 1 && from[i] != shape[dims[i]] && x.notes_refusal("operand_shapes_differ", from[i], shape[dims[i]]))
      return x;
  return emit_var(Op::broadcast, {x}, DimensionNumbers{dims}, x.graph->types.intern(x.dtype(), shape));
}

// NumPy broadcasting: trailing dimensions align. [3] -> [4, 3]; x itself if the shape is already right. Errors:
// operand_ranks_differ, operand_shapes_differ.
constexpr Var broadcast_to(LocatedVar x, const Shape& shape) {
  if (x.shape() == shape) return x;
  if (x.rank() > shape.rank()) {
    if (x.notes(Mistake::Kind::operand_ranks_differ, x.rank(), shape.rank(), "broadcast")) return x;
    operand_ranks_differ("broadcast", x.rank(), shape.rank());
  }
  AxisList dims;
  for (int i = 0; i < x.rank(); ++i) dims.push_back(static_cast<std::int8_t>(shape.rank() - x.rank() + i));
  return broadcast_in_dim(x, shape, dims);
}

// Element-preserving change of shape.
constexpr Var reshape(LocatedVar x, const Shape& shape) {
  if (x.elements() != shape.elements() && x.notes(Mistake::Kind::element_counts_differ, x.elements(), shape.elements()))
    return broadcast_to(constant(*x.graph, 0, x.dtype()), shape);
  const TypeId type = x.graph->types.intern(x.dtype(), shape);
  return x.type() == type ? x : emit_var(Op::reshape, {x}, no_attributes, type);
}

// The same of extents that are written down, of which one may be -1: what the others leave, as in numpy.reshape.
// Errors: element_counts_differ, extent_is_negative.
constexpr Var reshape(LocatedVar x, std::initializer_list<Index> extents) {
  Dims dims(extents);
  Index left = x.elements();
  int open = -1;
  for (int i = 0; i < dims.size(); ++i) {
    if (dims[i] == -1 && open < 0) {
      open = i;
    } else if (dims[i] < 0) {
      if (x.notes_refusal("extent_is_negative", dims[i], i)) return x;
      extent_is_negative(i, dims[i]);
    } else {
      left = dims[i] > 0 ? left / dims[i] : 0;
    }
  }
  if (open >= 0) dims[open] = left;
  return reshape(x, Shape(dims));
}

constexpr Var convert(Var x, DType dtype) {
  if (x.dtype() == dtype) return x;
  return emit_var(Op::convert, {x}, no_attributes, x.graph->types.intern(dtype, x.shape()));
}

// The same bits as elements of a type of the same size.
constexpr Var bitcast_convert(Var x, DType dtype) {
  if (x.dtype() == dtype) return x;
  return emit_var(Op::bitcast_convert, {x}, no_attributes, x.graph->types.intern(dtype, x.shape()));
}

namespace detail {

// False: they do not, which is noted.
constexpr bool broadcasts(LocatedVar a, Var b) {
  const ExtentPair clash = broadcast_clash(a.shape(), b.shape());
  return clash.agree() || !a.notes(Mistake::Kind::shapes_do_not_broadcast, clash.left, clash.right, "", b.id);
}
// `b` beside `a` under an elementwise operation, or, where it does not go with it and the mistake is noted, `a` again.
constexpr Var as_second(Op op, LocatedVar a, Var b) {
  return a.has_dtype_of(b, name_of(op)) && broadcasts(a, b) ? b : a;
}
// A function of floating-point numbers.
constexpr Var floating(Op op, LocatedVar x) {
  const bool allowed = x.is_supported(is_floating(x.dtype()), name_of(op));
  return emit_var(op, {allowed ? x : convert(x, DType::f32)});
}

}  // namespace detail

constexpr Var binary(Op op, LocatedVar left, Var right) {
  if (left.type() == right.type()) return emit_var(op, {left, right});
  right = detail::as_second(op, left, right);
  const Shape shape = broadcast_shapes(left.shape(), right.shape());
  const Var whole_left = broadcast_to(left, shape), whole_right = broadcast_to(right, shape);
  return emit_var(op, {whole_left, whole_right});
}
namespace detail {

// An operation of all types but pred, and one of those that are no floating-point numbers.
constexpr Var of_numbers(Op op, LocatedVar a, Var b) {
  return a.is_supported(a.dtype() != DType::pred, name_of(op)) ? binary(op, a, b) : a;
}
constexpr Var of_integers(Op op, LocatedVar a, Var b) {
  return a.is_supported(!is_floating(a.dtype()), name_of(op)) ? binary(op, a, b) : a;
}

constexpr Var of_conditions(Op op, const char* operation, LocatedVar a, Var b) {
  return a.is_supported(a.dtype() == DType::pred, operation) ? binary(op, a, b) : a;
}

}  // namespace detail

// A number beside a Var takes the Var's element type. Error: constant_does_not_fit.
constexpr Var like(LocatedVar x, double value) { return constant(*x.graph, x.holds(value) ? value : 0, x.dtype()); }

namespace detail {

// A number's bits beside those of integers.
constexpr Var with_bits(Op op, const char* operation, LocatedVar a, double b) {
  return a.is_supported(!is_floating(a.dtype()), operation) ? binary(op, a, like(a, b)) : a;
}

}  // namespace detail

constexpr Var operator+(LocatedVar a, LocatedVar b) { return detail::of_numbers(Op::add, a, b); }
constexpr Var operator-(LocatedVar a, LocatedVar b) { return detail::of_numbers(Op::subtract, a, b); }
constexpr Var operator*(LocatedVar a, LocatedVar b) { return detail::of_numbers(Op::multiply, a, b); }
constexpr Var operator/(LocatedVar a, LocatedVar b) { return detail::of_numbers(Op::divide, a, b); }
constexpr Var operator+(LocatedVar a, double b) { return a + like(a, b); }
constexpr Var operator-(LocatedVar a, double b) { return a - like(a, b); }
constexpr Var operator*(LocatedVar a, double b) { return a * like(a, b); }
constexpr Var operator/(LocatedVar a, double b) { return a / like(a, b); }
constexpr Var operator+(double a, LocatedVar b) { return like(b, a) + b; }
constexpr Var operator-(double a, LocatedVar b) { return like(b, a) - b; }
constexpr Var operator*(double a, LocatedVar b) { return like(b, a) * b; }
constexpr Var operator/(double a, LocatedVar b) { return like(b, a) / b; }
constexpr Var operator-(LocatedVar a) {
  return a.is_supported(a.dtype() != DType::pred, "negate") ? emit_var(Op::negate, {a}) : a;
}

// Comparisons yield pred; `==` and `!=` on Vars are elementwise, too.
constexpr Var operator==(LocatedVar a, LocatedVar b) { return binary(Op::equal, a, b); }
constexpr Var operator!=(LocatedVar a, LocatedVar b) { return binary(Op::not_equal, a, b); }
constexpr Var operator<(LocatedVar a, LocatedVar b) { return binary(Op::less, a, b); }
constexpr Var operator<=(LocatedVar a, LocatedVar b) { return binary(Op::less_equal, a, b); }
constexpr Var operator>(LocatedVar a, LocatedVar b) { return binary(Op::greater, a, b); }
constexpr Var operator>=(LocatedVar a, LocatedVar b) { return binary(Op::greater_equal, a, b); }
constexpr Var operator<(LocatedVar a, double b) { return a < like(a, b); }
constexpr Var operator<=(LocatedVar a, double b) { return a <= like(a, b); }
constexpr Var operator>(LocatedVar a, double b) { return a > like(a, b); }
constexpr Var operator>=(LocatedVar a, double b) { return a >= like(a, b); }
constexpr Var operator==(LocatedVar a, double b) { return a == like(a, b); }
constexpr Var operator!=(LocatedVar a, double b) { return a != like(a, b); }
constexpr Var operator&(LocatedVar a, LocatedVar b) { return detail::of_integers(Op::bit_and, a, b); }
constexpr Var operator|(LocatedVar a, LocatedVar b) { return detail::of_integers(Op::bit_or, a, b); }
constexpr Var operator^(LocatedVar a, LocatedVar b) { return detail::of_integers(Op::bit_xor, a, b); }
constexpr Var operator&(LocatedVar a, double b) { return detail::with_bits(Op::bit_and, "and", a, b); }
constexpr Var operator|(LocatedVar a, double b) { return detail::with_bits(Op::bit_or, "or", a, b); }
constexpr Var operator^(LocatedVar a, double b) {
  return detail::with_bits(Op::bit_xor, "exclusive or, ^; a power is pow(x, 2) or square(x)", a, b);
}
constexpr Var operator<<(LocatedVar a, LocatedVar b) { return detail::of_integers(Op::shift_left, a, b); }
constexpr Var operator>>(LocatedVar a, LocatedVar b) { return detail::of_integers(Op::shift_right, a, b); }
constexpr Var operator<<(LocatedVar a, int b) { return a << like(a, b); }
constexpr Var operator>>(LocatedVar a, int b) { return a >> like(a, b); }
constexpr Var operator!(LocatedVar a) {
  return a.is_supported(!is_floating(a.dtype()), "not") ? emit_var(Op::logical_not, {a}) : a;
}
constexpr Var operator!(Var a) { return !LocatedVar(a); }  // as near as the built-in one of what is made a bool
// Both conditions, or one of them; all are computed. Error: element_type_not_supported.
constexpr Var operator&&(Var a, LocatedVar b) { return detail::of_conditions(Op::bit_and, "and", b.beside(a), b); }
constexpr Var operator||(Var a, LocatedVar b) { return detail::of_conditions(Op::bit_or, "or", b.beside(a), b); }

// x += y is x = x + y: the name stands for another value from there on.
constexpr Var& operator+=(Var& a, LocatedVar b) { return a = b.beside(a) + b; }
constexpr Var& operator-=(Var& a, LocatedVar b) { return a = b.beside(a) - b; }
constexpr Var& operator*=(Var& a, LocatedVar b) { return a = b.beside(a) * b; }
constexpr Var& operator/=(Var& a, LocatedVar b) { return a = b.beside(a) / b; }
constexpr Var& operator+=(Var& a, double b) { return a = a + b; }
constexpr Var& operator-=(Var& a, double b) { return a = a - b; }
constexpr Var& operator*=(Var& a, double b) { return a = a * b; }
constexpr Var& operator/=(Var& a, double b) { return a = a / b; }

// IEEE 754-2019: a NaN of either side remains, and -0 is less than +0.
constexpr Var maximum(LocatedVar a, LocatedVar b) { return detail::of_numbers(Op::maximum, a, b); }
constexpr Var maximum(LocatedVar a, double b) { return maximum(a, like(a, b)); }
constexpr Var minimum(LocatedVar a, LocatedVar b) { return detail::of_numbers(Op::minimum, a, b); }
constexpr Var minimum(LocatedVar a, double b) { return minimum(a, like(a, b)); }
constexpr Var pow(LocatedVar a, LocatedVar b) { return binary(Op::power, a, b); }
constexpr Var pow(LocatedVar a, double b) { return pow(a, like(a, b)); }
constexpr Var abs(LocatedVar a) { return a.is_supported(a.dtype() != DType::pred, "abs") ? emit_var(Op::abs, {a}) : a; }
constexpr Var exp(LocatedVar a) { return detail::floating(Op::exponential, a); }
// exp(a) - 1 and log(1 + a), exact where a is small.
constexpr Var expm1(LocatedVar a) { return detail::floating(Op::exponential_minus_one, a); }
constexpr Var log1p(LocatedVar a) { return detail::floating(Op::log_plus_one, a); }
constexpr Var log(LocatedVar a) { return detail::floating(Op::log, a); }
constexpr Var tanh(LocatedVar a) { return detail::floating(Op::tanh, a); }
constexpr Var logistic(LocatedVar a) { return detail::floating(Op::logistic, a); }
constexpr Var erf(LocatedVar a) { return detail::floating(Op::erf, a); }
constexpr Var erfc(LocatedVar a) { return detail::floating(Op::erfc, a); }
constexpr Var sqrt(LocatedVar a) { return detail::floating(Op::sqrt, a); }
constexpr Var rsqrt(LocatedVar a) { return detail::floating(Op::rsqrt, a); }
constexpr Var sign(LocatedVar a) {
  return a.is_supported(a.dtype() != DType::pred, "sign") ? emit_var(Op::sign, {a}) : a;
}
constexpr Var floor(LocatedVar a) { return detail::floating(Op::floor, a); }
constexpr Var square(LocatedVar a) { return a * a; }
// The value, through which no gradient flows.
constexpr Var stop_gradient(LocatedVar a) { return emit_var(Op::stop_gradient, {a}); }

// condition ? if_true : if_false, elementwise; the three broadcast together.
constexpr Var select(LocatedVar condition, Var if_true, Var if_false) {
  if (!condition.is_supported(condition.dtype() == DType::pred, "select")) return if_true;
  if_false = detail::as_second(Op::select, condition.beside(if_true), if_false);
  if (!detail::broadcasts(condition, if_true) || !detail::broadcasts(condition, if_false)) return if_true;
  const Shape shape = broadcast_shapes(broadcast_shapes(condition.shape(), if_true.shape()), if_false.shape());
  const Var where = broadcast_to(condition, shape), then = broadcast_to(if_true, shape),
            otherwise = broadcast_to(if_false, shape);
  return emit_var(Op::select, {where, then, otherwise});
}
constexpr Var select(LocatedVar condition, Var if_true, double if_false) {
  return select(condition, if_true, like(if_true, if_false));
}

// a * b + c, rounded once where the processor can (std::fma; without it, on the baseline instruction set, twice); the
// three broadcast together. Faster than a product and a sum, which weft never contracts: so that equal graphs have equal
// bits, whatever is fused.
constexpr Var multiply_add(LocatedVar a, Var b, Var c) {
  if (!a.is_supported(a.dtype() != DType::pred, "multiply_add")) return a;
  b = detail::as_second(Op::multiply_add, a, b);
  c = detail::as_second(Op::multiply_add, a, c);
  if (!detail::broadcasts(b, c)) return a;
  const Shape shape = broadcast_shapes(broadcast_shapes(a.shape(), b.shape()), c.shape());
  const Var left = broadcast_to(a, shape), right = broadcast_to(b, shape), added = broadcast_to(c, shape);
  return emit_var(Op::multiply_add, {left, right, added});
}

// 32 random bits an element of `counter` (u32): see base/random.hpp. `seed` and `stream` are u32, broadcast.
constexpr Var random_bits(Var seed, Var counter, Var stream) {
  const Shape shape = counter.shape();
  const Var seeds = broadcast_to(seed, shape), streams = broadcast_to(stream, shape);
  return emit_var(Op::random_bits, {seeds, counter, streams});
}

}  // namespace weft

#endif
