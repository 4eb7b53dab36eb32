// sin, cos and tan, made of sums and products, in f32, of narrower numbers likewise, and in f64.
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

// The rest of x after a multiple of pi / 2, in parts of pi / 2 (Cody and Waite, 1980). In f32 the first four have 8 bits
// each, so that products with multiples below 2^16 are exact.
constexpr Var rest_of_quarters(Var x, Var multiple) {
  if (is_wide(x))
    return ((x - multiple * 1.5707963267341256) - multiple * 6.0771005063039660e-11) -
           multiple * 2.0222662487959506e-21;
  for (double part : {0x1.92p+0, 0x1.fap-12, 0x1.54p-20, 0x1.1p-30, 0x1.68c234p-39}) x = x - multiple * part;
  return x;
}
// sin(x + quarters pi / 2): Taylor's polynomials on [-pi / 4, pi / 4]. In f32 to 2e-7 for |x| <= 100,000, beyond with an
// error that grows as x times 1e-11; in f64 to 1e-15 for |x| <= 1e5.
constexpr Var sine_of(Var x, double quarters) {
  const Var multiple = floor(x * (2 / pi) + 0.5), r = rest_of_quarters(x, multiple), r2 = r * r;
  const Var in_sine =
      is_wide(x) ? polynomial(r2, {-1.0 / 121645100408832000, 1.0 / 355687428096000, -1.0 / 1307674368000,
                                   1.0 / 6227020800, -1.0 / 39916800, 1.0 / 362880, -1.0 / 5040, 1.0 / 120, -1.0 / 6})
                 : polynomial(r2, {1.0 / 362880, -1.0 / 5040, 1.0 / 120, -1.0 / 6});
  const Var in_cosine = is_wide(x) ? polynomial(r2, {1.0 / 20922789888000, -1.0 / 87178291200, 1.0 / 479001600,
                                                     -1.0 / 3628800, 1.0 / 40320, -1.0 / 720, 1.0 / 24, -0.5, 1})
                                   : polynomial(r2, {-1.0 / 3628800, 1.0 / 40320, -1.0 / 720, 1.0 / 24, -0.5, 1});
  const Var turn = multiple + quarters, quarter = turn - 4 * floor(turn * 0.25);  // 0 to 3
  const Var is_first = quarter == 1, is_odd = is_first | (quarter == 3);
  const Var value = select(is_odd, in_cosine, r + r * r2 * in_sine), negated = -value;
  return select(quarter >= 2, negated, value);
}
constexpr Var sine_of_any(const char* operation, LocatedVar x, double quarters) {
  if (!x.is_supported(is_floating(x.dtype()), operation)) return x;
  return convert(sine_of(widened(x), quarters), x.dtype());
}

}  // namespace detail

// Angles are in radians; errors as stated above. Gradients are those of the polynomials, to the same digits.
constexpr Var sin(LocatedVar x) { return detail::sine_of_any("sin", x, 0); }
constexpr Var cos(LocatedVar x) { return detail::sine_of_any("cos", x, 1); }
constexpr Var tan(LocatedVar x) {
  const Var wide = detail::widened(x), sine = sin(wide), cosine = cos(wide);
  return convert(sine / cosine, x.dtype());
}

}  // namespace weft

#endif
