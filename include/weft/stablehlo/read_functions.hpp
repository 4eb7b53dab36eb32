// Functions of real numbers that StableHLO and CHLO have and kernels do not, made of those that kernels have: in f32,
// of narrower numbers likewise, and in f64.
#ifndef WEFT_STABLEHLO_READ_FUNCTIONS_HPP
#define WEFT_STABLEHLO_READ_FUNCTIONS_HPP

#include <weft/graph/trigonometry.hpp>
#include <weft/stablehlo/read_elementwise.hpp>

namespace weft::stablehlo::read {

using weft::detail::pi;
inline constexpr double log_of_2 = 0.693147180559945309417;

using weft::detail::is_wide;

// x in f32 at least: what is made of narrower types is narrowed again.
template <Var (*made)(Var)>
constexpr Var widened(LocatedVar x) {
  return is_wide(x) ? made(x) : weft::convert(made(weft::convert(x, DType::f32)), x.dtype());
}
template <Var (*made)(Var, Var)>
constexpr Var both_widened(LocatedVar x, LocatedVar y) {
  if (is_wide(x)) return made(x, y);
  return weft::convert(made(weft::convert(x, DType::f32), weft::convert(y, DType::f32)), x.dtype());
}
using weft::detail::polynomial;

// Gradients are those of what a function is made of, so that a side of a choice that is not taken has a finite slope,
// and where a size turns round, one of the slopes on both sides: abs has none at 0.
constexpr Var turned(Var is_negative, Var x) { return weft::select(is_negative, -x, x); }

constexpr Var sine(Var x) { return weft::sin(x); }
constexpr Var cosine(Var x) { return weft::cos(x); }
constexpr Var tan(Var x) { return weft::tan(x); }

// Arcus tangent of t >= 0: a quotient below tan(pi / 8), by the angle pi / 4 less; then half of the angle twice, so
// that a few terms of the series are enough.
constexpr Var atan_below_one(Var q) {
  const Var is_large = q > 0.41421356237309505, t = weft::select(is_large, (q - 1) / (q + 1), q);
  const auto halved = [](Var y) { return y / (1 + sqrt(1 + y * y)); };
  const Var small = halved(halved(t)), s2 = small * small;
  const Var series =
      small + small * s2 * polynomial(s2, {-1.0 / 15, 1.0 / 13, -1.0 / 11, 1.0 / 9, -1.0 / 7, 1.0 / 5, -1.0 / 3});
  const Var angle = 4 * series;
  return weft::select(is_large, angle + pi / 4, angle);
}
// -0 is below 0.
constexpr Var is_below_zero(Var x) { return (x < 0) | ((x == 0) & (1 / x < 0)); }
// The angle of the point (x, y), with the signs of both.
constexpr Var atan2_real(Var y, Var x) {
  const Var is_down = is_below_zero(y), is_left = is_below_zero(x), height = turned(is_down, y),
            width = turned(is_left, x);
  const Var is_steep = height > width, smaller = weft::select(is_steep, width, height),
            larger = weft::select(is_steep, height, width);
  // Two zeros and two infinities have no quotient but this one; what is no number makes none.
  const Var are_equal = smaller == larger, are_zeros = are_equal & (larger == 0),
            are_infinite = are_equal & (larger > largest_of(x.dtype()));
  const Var quotient = weft::select(are_zeros, like(x, 0), weft::select(are_infinite, like(x, 1), smaller / larger));
  const Var inner = atan_below_one(quotient);
  const Var first = weft::select(is_steep, pi / 2 - inner, inner);
  return turned(is_down, weft::select(is_left, pi - first, first));
}
constexpr Var ones_like(Var x) { return broadcast_to(like(x, 1), x.shape()); }
constexpr Var atan(Var x) { return atan2_real(x, ones_like(x)); }
// At 1 and -1 their slopes are infinite, as in JAX, and those of the angle would be 0 * inf: there the root is taken of
// what is left, acos(x) = sqrt(2 (1 - x)) to first order.
template <Var (*inside)(Var), Var (*at_end)(Var, Var)>
constexpr Var with_ends(Var x) {
  const Var size = turned(x < 0, x), is_end = size == 1;
  return weft::select(is_end, at_end(x < 0, sqrt(2 * (1 - size))), inside(weft::select(is_end, like(x, 0), x)));
}
constexpr Var asin_inside(Var x) { return atan2_real(x, sqrt((1 - x) * (1 + x))); }
constexpr Var asin_at_end(Var is_left, Var angle) { return turned(is_left, pi / 2 - angle); }
constexpr Var acos_inside(Var x) { return atan2_real(sqrt((1 - x) * (1 + x)), x); }
constexpr Var acos_at_end(Var is_left, Var angle) { return weft::select(is_left, pi - angle, angle); }
constexpr Var asin(Var x) { return with_ends<asin_inside, asin_at_end>(x); }
constexpr Var acos(Var x) { return with_ends<acos_inside, acos_at_end>(x); }

constexpr Var sinh(Var x) {
  // Where it overflows its slope is infinite, too: neither side has a quotient of infinite numbers.
  const Var size = turned(x < 0, x), is_far = size > 1, e = expm1(weft::select(is_far, like(x, 0), size));
  const Var far = exp(size - log_of_2) - exp(-size - log_of_2), near = 0.5 * (e + e / (e + 1));
  return turned(x < 0, weft::select(is_far, far, near));
}
constexpr Var cosh(Var x) {
  const Var half = exp(abs(x) - log_of_2);
  return half + 0.25 / half;
}
constexpr Var asinh(Var x) {
  const Var size = turned(x < 0, x), own = weft::minimum(size, 1e9);
  const Var near = log1p(own + own * own / (1 + sqrt(own * own + 1)));
  const Var value = weft::select(size > 1e9, log(weft::maximum(size, 1e9)) + log_of_2, near);
  return turned(x < 0, value);
}
// Its slope at 1 is infinite, as those of asin and acos; below -1, where it has no value, it has JAX's.
constexpr Var acosh(Var x) {
  const Var is_end = x == 1, is_far = x > 1e9, is_inner = (x > 1) & (x <= 1e9);
  const Var more = weft::select(is_inner, x - 1, 1.0), large = weft::select(is_far, x, 1.0);
  const Var inside = weft::select(is_far, log(large) + log_of_2, log1p(more + sqrt(more) * sqrt(more + 2)));
  const Var at_end = sqrt(2 * weft::select(is_end, x - 1, 1.0)), below = weft::select(x < 1, x, -2.0);
  const Var none = with_slope(x, broadcast_to(like(x, __builtin_nan("")), x.shape()), rsqrt((below - 1) * (below + 1)));
  return weft::select(x >= 1, weft::select(is_end, at_end, inside), none);
}
constexpr Var atanh(Var x) { return 0.5 * (log1p(x) - log1p(-x)); }

// Giles, Approximating the erfinv function (2010), single precision; in f64 two steps of Newton's method after it.
constexpr Var erf_inv(Var x) {
  const Var is_end = abs(x) == 1, inner = weft::select(is_end, like(x, 0), x);
  const Var w = -log1p(-(inner * inner)), near = w - 2.5, far = sqrt(weft::maximum(w, 5.0)) - 3;
  const Var central = polynomial(near, {2.81022636e-08, 3.43273939e-07, -3.5233877e-06, -4.39150654e-06, 0.00021858087,
                                        -0.00125372503, -0.00417768164, 0.246640727, 1.50140941});
  const Var tail = polynomial(far, {-0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844, 0.00573950773,
                                    -0.0076224613, 0.00943887047, 1.00167406, 2.83297682});
  Var value = weft::select(w < 5, central, tail) * inner;
  for (int step = 0; is_wide(x) && step < 2; ++step)
    value = value - (erf(value) - inner) * exp(value * value) * 0.88622692545275801365;  // sqrt(pi) / 2
  return weft::select(is_end, turned(x < 0, like(x, __builtin_inf())), value);
}

// Lanczos's approximation with g = 7 and 9 terms (1964), of x - 1.
inline constexpr double lanczos[] = {676.520368121885098567009190444019, -1259.13921672240287047156078755283,
                                     771.3234287776530788486528258894,   -176.61502916214059906584551354,
                                     12.507343278686904814458936853,     -0.13857109526572011689554707,
                                     9.984369578019570859563e-6,         1.50563273514931155834e-7};
constexpr double lanczos_first = 0.99999999999980993227684700473478;
constexpr Var log_gamma(Var x) {
  const Var is_small = x < 0.5, z = weft::select(is_small, -x, x - 1);
  Var sum = like(x, lanczos_first);
  for (int k = 0; k < 8; ++k) sum = sum + lanczos[k] / (z + (k + 1));
  const Var t = z + 7.5, log_t = log1p(z / 7.5) + 2.01490302054226464;  // log(7.5)
  const Var value = 0.91893853320467274178 + log(sum) + (z + 0.5 - t / log_t) * log_t;
  // Reflected: log(pi / |sin(pi x)|) - log_gamma(1 - x).
  const Var size = abs(x), part = size - floor(size), near = weft::select(part > 0.5, 1 - part, part);
  const Var place = weft::select(is_small, near, like(x, 0.5));  // integers have no reflected one
  const Var reflected = 1.14472988584940017414 - log(sine(pi * place)) - value;
  const Var made = weft::select(is_small, reflected, value);
  // So far below 0 all numbers are whole, poles, and both parts of the reflected one infinite.
  return weft::select((size > largest_of(x.dtype())) | (x < -1e30), like(x, __builtin_inf()), made);
}
constexpr Var digamma(Var x) {
  const Var is_small = x < 0.5, z = weft::select(is_small, -x, x - 1);
  Var sum = like(x, lanczos_first), slope = like(x, 0);
  for (int k = 0; k < 8; ++k) {
    const Var at = z + (k + 1);
    sum = sum + lanczos[k] / at;
    slope = slope - lanczos[k] / (at * at);
  }
  const Var t = z + 7.5, log_t = log1p(z / 7.5) + 2.01490302054226464;
  const Var value = log_t + slope / sum - 7 / t;
  const Var near = x + floor(0.5 - x);  // the nearest integer goes: of the period of tan(pi x)
  const Var reflected = value - pi / tan(pi * weft::select(is_small, near, like(x, 0.25)));
  const Var made = weft::select(is_small, reflected, value);
  return weft::select((x <= 0) & (x == floor(x)), like(x, __builtin_nan("")), made);
}

// exp(-|x|) I1(x): up to 20 the power series, all of whose terms are positive, beyond it the asymptotic one (Abramowitz
// and Stegun 9.6.10, 9.7.1).
constexpr Var bessel_i1e(Var x) {
  const Var size = turned(x < 0, x), near = weft::minimum(size, 20.0), square = near * near * 0.25;
  Var sum = ones_like(x);
  for (int k = 50; k > 0; --k) sum = 1 + sum * (square * (1.0 / (k * (k + 1))));
  const Var series = exp(-near) * (0.5 * near * sum), far = weft::maximum(size, 20.0), inverse = 1 / far;
  Var tail = ones_like(x);
  for (int k = 30; k > 0; --k) tail = 1 + tail * (inverse * (((2 * k - 1) * (2 * k - 1) - 4) / (8.0 * k)));
  return turned(x < 0, weft::select(size > 20, tail * sqrt(inverse * (0.5 / pi)), series));
}

// The next number of the type after x in the direction of y: by its bits.
constexpr Var next_after(LocatedVar x, LocatedVar y) {
  const Index bytes = size_bytes(x.dtype());
  const DType dtype = bytes == 2 ? DType::i16 : bytes == 4 ? DType::i32 : DType::i64;
  const Var bits = weft::bitcast_convert(x, dtype), one = whole(bits, 1);
  const Var sign = whole(bits, std::uint64_t{1} << (8 * bytes - 1));
  const Var smallest = weft::select(y < 0, sign | one, one);
  const Var grows = (x < y) ^ (x < 0);
  const Var moved = weft::select(x == 0, smallest, weft::select(grows, bits + one, bits - one));
  const Var made = weft::bitcast_convert(moved, x.dtype());
  const Var is_nan = (x != x) | (y != y);
  return weft::select(is_nan, x + y, weft::select(x == y, y, made));
}

// Bits of the exponent and of the significand's fraction.
struct FloatFormat {
  Index exponent = 0, fraction = 0;
};
constexpr FloatFormat format_of(DType dtype) {
  if (dtype == DType::f16) return {5, 10};
  return dtype == DType::bf16 ? FloatFormat{8, 7} : dtype == DType::f64 ? FloatFormat{11, 52} : FloatFormat{8, 23};
}
// As if x were stored in that format: its fraction rounded to nearest even, what is too large infinite, what is below
// the normal numbers a zero.
constexpr Var in_format(Var x, const FloatFormat& to) {
  const FloatFormat from = format_of(x.dtype());
  const Index size = size_bytes(x.dtype());
  const Var bits = weft::bitcast_convert(x, size == 2 ? DType::u16 : size == 4 ? DType::u32 : DType::u64);
  const auto number = [&](std::uint64_t value) { return whole(bits, value); };
  const std::uint64_t sign = std::uint64_t{1} << (8 * size - 1);
  Var made = bits;
  if (to.fraction < from.fraction) {
    const auto dropped = static_cast<std::uint64_t>(from.fraction - to.fraction);
    const std::uint64_t last = std::uint64_t{1} << dropped;
    const Var odd = (bits >> number(dropped)) & number(1);
    made = (bits + (odd + number(last / 2 - 1))) & number(~(last - 1));
  }
  if (to.exponent < from.exponent) {
    const std::uint64_t bias = (std::uint64_t{1} << (from.exponent - 1)) - 1,
                        own = (std::uint64_t{1} << (to.exponent - 1)) - 1;
    const auto fraction = static_cast<std::uint64_t>(from.fraction);
    const std::uint64_t all = ((std::uint64_t{1} << from.exponent) - 1) << fraction;
    const Var exponent = made & number(all), kept = made & number(sign);
    const Var is_large = exponent > number((bias + own) << fraction),
              is_small = exponent <= number((bias - own) << fraction);
    made = weft::select(is_large, kept | number(all), weft::select(is_small, kept, made));
  }
  // NaN stays one, where the fraction has a bit that says so.
  const Var infinity = (bits & number(sign)) |
                       number(((std::uint64_t{1} << from.exponent) - 1) << static_cast<std::uint64_t>(from.fraction));
  return weft::bitcast_convert(weft::select(x != x, to.fraction > 0 ? bits : infinity, made), x.dtype());
}
// "e5m10", or two attributes.
constexpr Buffer<Var> reduce_precision(const Reading& at) {
  at.expect_operands(1);
  FloatFormat to;
  if (const Attribute* const format = at.find("format")) {
    Index* into = nullptr;
    for (char letter : format->text) {
      if (letter == 'e' || letter == 'm')
        into = letter == 'e' ? &to.exponent : &to.fraction;
      else if (into != nullptr && detail::is_digit(letter) && *into < 100)
        *into = *into * 10 + (letter - '0');
    }
  } else {
    to = {at.number("exponent_bits"), at.number("mantissa_bits")};
  }
  if (to.exponent < 1 || to.fraction < 0)
    stablehlo_is_malformed(at.operation.place, "bits of an exponent and a significand", at.operation.name);
  return {with_slope_of(at.in[0], in_format(at.in[0], to))};
}

}  // namespace weft::stablehlo::read

#endif
