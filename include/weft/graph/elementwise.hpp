// Elementwise functions that are made of others: rounding, remainders, tests of floating-point numbers.
#ifndef WEFT_GRAPH_ELEMENTWISE_HPP
#define WEFT_GRAPH_ELEMENTWISE_HPP

#include <weft/graph/var.hpp>

namespace weft {

// No gradient flows back through rounding; integers stay as they are, and so does the sign of a zero.
constexpr Var ceil(LocatedVar x) { return is_floating(x.dtype()) ? -floor(-x) : x; }
// To the nearest integer, at halves away from zero: by the part behind the point, which is exact.
constexpr Var round_away(LocatedVar x) {
  if (!is_floating(x.dtype())) return x;
  const Var size = abs(x), whole = floor(size), rest = size - whole, above = whole + 1;
  const Var rounded = select(rest >= 0.5, above, whole), negated = -rounded;
  return select(x == 0, stop_gradient(x), select(x < 0, negated, rounded));
}
// To the nearest integer, at halves to the even one (numpy.round, torch.round).
constexpr Var round(LocatedVar x) {
  if (!is_floating(x.dtype())) return x;
  const Var size = abs(x), whole = floor(size), rest = size - whole, above = whole + 1;
  const Var is_even = whole - 2 * floor(whole * 0.5) == 0.0, is_below = rest < 0.5, is_half = rest == 0.5;
  const Var rounded = select(is_below | (is_half & is_even), whole, above), negated = -rounded;
  return select(x == 0, stop_gradient(x), select(x < 0, negated, rounded));
}

// Predicates; of integers as well.
constexpr Var isnan(LocatedVar x) { return x != x; }
constexpr Var isfinite(LocatedVar x) { return is_floating(x.dtype()) ? abs(x) <= largest_of(x.dtype()) : x == x; }
constexpr Var isinf(LocatedVar x) { return is_floating(x.dtype()) ? abs(x) > largest_of(x.dtype()) : x != x; }

// What a / b leaves, with the sign of a (std::fmod, StableHLO's remainder): exact of floats, NaN of an infinite a or a
// b of 0; of integers a where b is 0.
constexpr Var fmod(LocatedVar a, LocatedVar b) {
  if (!a.has_dtype_of(b, "fmod")) return a;
  return is_floating(a.dtype()) ? binary(Op::remainder, a, b) : a - a / b * b;
}
// What a / b leaves, with the sign of b, zeros as well (Python's %, numpy.remainder, torch.remainder); its
// slope along a is 1 everywhere.
constexpr Var remainder(LocatedVar a, LocatedVar b) {
  const Var rest = fmod(a, b), zero = like(rest, 0), moved = rest + b;
  const Var is_inexact = rest != zero, is_below = rest < zero, has_sign = b < like(b, 0);
  const Var made = select(is_inexact & (is_below ^ has_sign), moved, rest);
  if (!is_floating(made.dtype())) return made;
  // 0 - x is +0 for both zeros, and -x with its slope for all else.
  const Var negated = -made, plus = 0.0 - negated, opposite = 0.0 - made, minus = -opposite;
  return select(has_sign, minus, plus);
}
constexpr Var remainder(LocatedVar a, double b) { return remainder(a, like(a, b)); }

// min(max(x, least), most). Its gradient is that of x between the bounds, and zero at and beyond them.
constexpr Var clip(LocatedVar x, double least, double most) { return minimum(maximum(x, least), most); }
constexpr Var clip(LocatedVar x, Var least, Var most) { return minimum(maximum(x, least), most); }
// condition ? if_true : if_false (numpy.where, torch.where): select by another name.
constexpr Var where(LocatedVar condition, Var if_true, Var if_false) { return select(condition, if_true, if_false); }
constexpr Var where(LocatedVar condition, Var if_true, double if_false) { return select(condition, if_true, if_false); }

}  // namespace weft

#endif
