// Sides of a selection whose slope is no number where the other side is taken, so that no gradient would be one: a
// module of values does not say that it meant one function, as x / y where y is not 0 (TensorFlow's divide_no_nan), or
// XLA's inverse of erf, which is x * inf where x is 1 or -1; nor that a function by pieces, such as i0e or fresnel of
// JAX, or PyTorch's softplus, has a slope by a rule of its own.
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

namespace detail {

// Has z a slope by some operand that is infinite at a finite number, or beside one that overflows?
constexpr bool has_pole(Var z) {
  switch ((*z.graph)[z.id].op) {
    case Op::divide: return !gradient_rule::is_constant(operand_of(z, 1));
    case Op::log:
    case Op::log_plus_one:
    case Op::sqrt:
    case Op::rsqrt:
    case Op::power:
    case Op::exponential:
    case Op::exponential_minus_one: return true;
    default: return false;
  }
}

// The elementwise operations of one shape that make `side`, at most so many nodes before it.
class MadeOf {
 public:
  constexpr explicit MadeOf(Var side) : graph_(*side.graph), side_(side.id), image_(window, no_id) {
    Buffer<bool> is_read(window, false);
    is_read[0] = true;
    for (Index back = 0; back < window && back <= side_; ++back) {
      const auto id = static_cast<Id>(side_ - back);
      if (!is_read[back] || !is_part(id)) continue;
      parts_.push_back(id);
      has_pole_ = has_pole_ || has_pole(at(id));
      for (Index i = 0; i < graph_[id].operand_count; ++i) {
        const Id operand = graph_.operand(id, i);
        if (const Index place = side_ - operand; place < window)
          is_read[place] = true;
        else  // of what another function has made before nothing is known
          has_pole_ = has_pole_ || (is_part(operand) && !gradient_rule::is_constant(at(operand)));
      }
    }
  }
  [[nodiscard]] constexpr bool has_pole_of_some() const noexcept { return has_pole_; }
  // The same of values to which gradients flow where `is_taken` holds, and none elsewhere, not even one that is no
  // number. What simplify makes of it is the side.
  constexpr Var where(Var is_taken) {
    for (Index i = parts_.size(); i-- > 0;) {
      const Node node = graph_[parts_[i]];
      Buffer<Id> operands;
      for (Index k = 0; k < node.operand_count; ++k)
        operands.push_back(image_of(graph_.operand(parts_[i], k), is_taken));
      image_[side_ - parts_[i]] = graph_.intern(node.op, node.type, node.attributes, operands.data(), operands.size());
    }
    return at(image_of(side_, is_taken));
  }

 private:
  static constexpr Index window = 512;
  Graph& graph_;
  Id side_;
  Buffer<Id> image_;  // by distance from the side
  Buffer<Id> parts_;  // readers before what they read
  bool has_pole_ = false;

  [[nodiscard]] constexpr Var at(Id id) const { return {&graph_, id}; }
  [[nodiscard]] constexpr bool is_part(Id id) const {
    return is_elementwise(graph_[id].op) && is_floating(graph_.dtype(id)) && graph_.shape(id) == graph_.shape(side_);
  }
  constexpr Id image_of(Id id, Var is_taken) {
    const Index place = side_ - id;
    if (place < window && image_[place] != no_id) return image_[place];
    const bool is_guarded = is_floating(graph_.dtype(id)) && graph_.shape(id) == graph_.shape(side_) &&
                            graph_[id].op != Op::stop_gradient && !gradient_rule::is_constant(at(id));
    if (!is_guarded) return id;
    const Id made = select(is_taken, at(id), stop_gradient(at(id))).id;
    if (place < window) image_[place] = made;
    return made;
  }
};

// Is something smaller, or larger, than a number that is not 0, or is it infinite?
constexpr bool is_side_of_border(Var condition) {
  const Op op = (*condition.graph)[condition.id].op;
  const bool is_equality = op == Op::equal || op == Op::not_equal;
  if (!is_equality && op != Op::less && op != Op::less_equal && op != Op::greater && op != Op::greater_equal)
    return false;
  const auto is_border = [is_equality](Var x) {
    if (!gradient_rule::is_constant(x)) return false;
    return is_equality ? __builtin_isinf(number_of_all(x)) != 0 : number_of_all(x) != 0;
  };
  return is_border(operand_of(condition, 0)) || is_border(operand_of(condition, 1));
}
// Or is it, and, or or, another condition holds?
constexpr bool compares_with_border(Var condition) {
  const Op op = (*condition.graph)[condition.id].op;
  if (op != Op::bit_and && op != Op::bit_or) return is_side_of_border(condition);
  return is_side_of_border(operand_of(condition, 0)) || is_side_of_border(operand_of(condition, 1));
}

}  // namespace detail

// Sides of select(condition, then, otherwise), pieces that meet at a number, to which no gradient flows where the other
// one is taken, also where the slope of an operation in them is infinite there: infinity times the 0 that is their
// share is no number. What meets at 0 is rather a selection of a model's own, of which jax.grad and PyTorch have no
// number either.
constexpr void guard_pieces(Var condition, Var& then, Var& otherwise) {
  if (!is_floating(then.dtype()) || !detail::compares_with_border(condition)) return;
  const auto guarded = [](Var side, Var is_taken) {
    detail::MadeOf made(side);
    return made.has_pole_of_some() ? made.where(is_taken) : side;
  };
  then = guarded(then, condition);
  otherwise = guarded(otherwise, emit_var(Op::logical_not, {condition}));
}

}  // namespace weft::stablehlo

#endif
