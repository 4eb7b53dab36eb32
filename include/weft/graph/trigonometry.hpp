// sin, cos and tan; and what functions that are made of sums and products share.
#ifndef WEFT_GRAPH_TRIGONOMETRY_HPP
#define WEFT_GRAPH_TRIGONOMETRY_HPP

#include <weft/graph/var.hpp>

namespace weft {

namespace detail {

inline constexpr double pi = 3.14159265358979323846;

constexpr bool is_wide(Var x) { return x.dtype() == DType::f64; }
constexpr Var polynomial(Var x, std::initializer_list<double> highest_first) {
  Var sum = like(x, 0);
  for (double coefficient : highest_first) sum = sum * x + coefficient;
  return sum;
}

}  // namespace detail

// Angles are in radians, of any size; of infinity NaN. In f32 within 3 units in the last place, of narrower numbers
// rounded once, in f64 as the C library has them.
constexpr Var sin(LocatedVar x) { return detail::floating(Op::sine, x); }
constexpr Var cos(LocatedVar x) { return detail::floating(Op::cosine, x); }
constexpr Var tan(LocatedVar x) {
  const Var wide = detail::widened(x), sine = sin(wide), cosine = cos(wide);
  return convert(sine / cosine, x.dtype());
}

}  // namespace weft

#endif
