// Sides of a selection whose slope is no number where the other side is taken, so that no gradient would be one: a
// module of values does not say that it meant one function, as x / y where y is not 0 (TensorFlow's divide_no_nan), or
// XLA's inverse of erf, which is x * inf where x is 1 or -1.
#ifndef WEFT_STABLEHLO_GUARDED_SIDE_HPP
#define WEFT_STABLEHLO_GUARDED_SIDE_HPP

#include <weft/graph/gradient_rules.hpp>

namespace weft::stablehlo {

namespace detail {

constexpr Var operand_of(Var made, Index i) { return {made.graph, made.graph->operand(made.id, i)}; }
// The number that all elements are; 1: there is none.
constexpr double number_of_all(Var x) {
  if (!gradient_rule::is_constant(x)) return 1;
  const Graph& graph = *x.graph;
  const Id id = graph[x.id].op == Op::broadcast ? graph.operand(x.id, 0) : x.id;
  const Literal& literal = graph.attributes<Literal>(id);
  return literal.is_splat() ? literal.value() : 1;
}
// Does the predicate compare y with 0?
constexpr bool compares_with_zero(Var condition, Var y) {
  const Op op = (*condition.graph)[condition.id].op;
  if (op != Op::equal && op != Op::not_equal) return false;
  const Var left = operand_of(condition, 0), right = operand_of(condition, 1);
  return (left.id == y.id && number_of_all(right) == 0) || (right.id == y.id && number_of_all(left) == 0);
}

}  // namespace detail

// A side of select(condition, ...) with the same numbers where it is taken, which is where the condition is
// `taken_if`: elsewhere the operand that has no slope there is 1.
constexpr Var guarded_side(Var condition, Var side, bool taken_if) {
  const Op op = (*side.graph)[side.id].op;
  if (!is_floating(side.dtype()) || (op != Op::multiply && op != Op::divide)) return side;
  const auto guarded = [&](Var x) {
    const Var one = broadcast_to(constant(*x.graph, 1, x.dtype()), x.shape());
    return taken_if ? emit_var(Op::select, {condition, x, one}) : emit_var(Op::select, {condition, one, x});
  };
  const Var left = detail::operand_of(side, 0), right = detail::operand_of(side, 1);
  const auto is_infinite = [](Var x) { return __builtin_isinf(detail::number_of_all(x)) != 0; };
  if (op == Op::divide)
    return detail::compares_with_zero(condition, right) ? emit_var(op, {left, guarded(right)}) : side;
  if (is_infinite(right)) return emit_var(op, {guarded(left), right});
  return is_infinite(left) ? emit_var(op, {left, guarded(right)}) : side;
}

}  // namespace weft::stablehlo

#endif
