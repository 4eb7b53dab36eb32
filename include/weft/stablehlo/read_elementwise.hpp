// How elementwise operations of StableHLO, and of its companion dialect CHLO, become operations of the graph.
#ifndef WEFT_STABLEHLO_READ_ELEMENTWISE_HPP
#define WEFT_STABLEHLO_READ_ELEMENTWISE_HPP

#include <weft/stablehlo/importer.hpp>

namespace weft::stablehlo::read {

// Operands of one shape: scalars beside tensors are repeated, as a region on tensors has them.
constexpr Buffer<Var> alike(const Reading& at, Index count) {
  at.expect_operands(count);
  Buffer<Var> in = at.in;
  for (const Var& operand : at.in)
    if (operand.rank() > 0)
      for (Var& other : in)
        if (other.rank() == 0 && at.importer.tensors() != nullptr) other = broadcast_to(other, operand.shape());
  return in;
}

template <Op op>
constexpr Buffer<Var> unary(const Reading& at) {
  at.expect_operands(1);
  return {emit_var(op, {at.in[0]})};
}
template <Op op>
constexpr Buffer<Var> binary(const Reading& at) {
  const Buffer<Var> in = alike(at, 2);
  return {emit_var(op, {in[0], in[1]})};
}
// Of predicates: the first operation, of numbers the second.
template <Op of_predicates, Op of_numbers>
constexpr Buffer<Var> either(const Reading& at) {
  const Buffer<Var> in = alike(at, 2);
  return {emit_var(in[0].dtype() == DType::pred ? of_predicates : of_numbers, {in[0], in[1]})};
}
// A function of Vars that weft has, or that is made of operations which it has.
template <Var (*made)(LocatedVar)>
constexpr Buffer<Var> function(const Reading& at) {
  at.expect_operands(1);
  return {made(at.in[0])};
}
template <Var (*made)(LocatedVar, LocatedVar)>
constexpr Buffer<Var> function_of_two(const Reading& at) {
  const Buffer<Var> in = alike(at, 2);
  return {made(in[0], in[1])};
}

constexpr Buffer<Var> convert(const Reading& at) {
  at.expect_operands(1);
  return {weft::convert(at.in[0], at.type().dtype)};
}
constexpr Buffer<Var> same(const Reading& at) { return at.in; }

// Attribute comparison_direction: EQ, NE, LT, LE, GT, GE.
constexpr Buffer<Var> compare(const Reading& at) {
  Buffer<Var> in = alike(at, 2);
  if (in[0].dtype() == DType::pred)
    for (Var& operand : in) operand = weft::convert(operand, DType::i32);
  const std::string_view direction = at.attribute("comparison_direction").text;
  constexpr struct {
    std::string_view name;
    Op op;
  } directions[] = {{"EQ", Op::equal}, {"NE", Op::not_equal}, {"LT", Op::less},
                    {"LE", Op::less_equal}, {"GT", Op::greater}, {"GE", Op::greater_equal}};
  for (const auto& known : directions)
    if (known.name == direction) return {emit_var(known.op, {in[0], in[1]})};
  stablehlo_is_malformed(at.operation.place, "EQ, NE, LT, LE, GT or GE", direction);
}

// (condition, then, else); the condition may be one for all.
constexpr Buffer<Var> select(const Reading& at) {
  Buffer<Var> in = alike(at, 3);
  if (in[0].rank() == 0) in[0] = broadcast_to(in[0], in[1].shape());
  return {emit_var(Op::select, {in[0], in[1], in[2]})};
}
// (least, x, most); bounds may be scalars.
constexpr Buffer<Var> clamp(const Reading& at) {
  at.expect_operands(3);
  const Var x = at.in[1];
  const Var least = broadcast_to(at.in[0], x.shape()), most = broadcast_to(at.in[2], x.shape());
  return {weft::minimum(weft::maximum(x, least), most)};
}

constexpr Var ceil(LocatedVar x) { return -floor(-x); }
// Away from zero at halves: by the part behind the point, which is exact.
constexpr Var round_away(LocatedVar x) {
  const Var size = abs(x), whole = floor(size), rest = size - whole;
  const Var rounded = weft::select(rest >= 0.5, whole + 1, whole);
  return weft::select(x < 0, -rounded, rounded);
}
constexpr Var round_even(LocatedVar x) {
  const Var size = abs(x), whole = floor(size), rest = size - whole;
  const Var is_even = whole - 2 * floor(whole * 0.5) == 0;
  const Var rounded = weft::select((rest < 0.5) | ((rest == 0.5) & is_even), whole, whole + 1);
  return weft::select(x < 0, -rounded, rounded);
}
constexpr Var is_finite(LocatedVar x) { return abs(x) <= largest_of(x.dtype()); }
constexpr Var is_infinite(LocatedVar x) { return abs(x) > largest_of(x.dtype()); }
// One step of Newton's method from the power, which is off by some units in the last place.
constexpr Var cbrt(LocatedVar x) {
  const Var size = abs(x), first = pow(size, 1.0 / 3), next = first - (first - size / (first * first)) / 3;
  const Var root = weft::select((size > 0) & is_finite(x), next, size);
  return weft::select(x < 0, -root, root);
}
// Rounded towards zero; of integers, the quotient.
constexpr Var truncated(LocatedVar x) { return weft::select(x < 0, -floor(-x), floor(x)); }
// With the sign of the first operand. Of floats: exact while the quotient is below 2^24; a quotient that was rounded up
// is made good.
constexpr Var remainder(LocatedVar a, LocatedVar b) {
  if (!is_floating(a.dtype())) return a - a / b * b;
  const Var size = abs(a), step = abs(b), rest = size - floor(size / step) * step;
  const Var above = weft::select(rest < 0, rest + step, rest), below = weft::select(above >= step, above - step, above);
  const Var made = weft::select(is_finite(a) & (abs(b) > largest_of(b.dtype())), size, below);
  return weft::select(a < 0, -made, made);
}
// Counts set bits, pair by pair, in u32.
constexpr Var popcnt(LocatedVar x) {
  const auto number = [&](double value) { return broadcast_to(constant(*x.graph, value, DType::u32), x.shape()); };
  Var bits = weft::convert(x, DType::u32);
  bits = bits - ((bits >> number(1)) & number(0x55555555));
  bits = (bits & number(0x33333333)) + ((bits >> number(2)) & number(0x33333333));
  bits = (bits + (bits >> number(4))) & number(0x0F0F0F0F);
  return weft::convert((bits * number(0x01010101)) >> number(24), x.dtype());
}
constexpr Var count_leading_zeros(LocatedVar x) {
  Var bits = weft::convert(x, DType::u32);
  for (double distance : {1.0, 2.0, 4.0, 8.0, 16.0})
    bits = bits | (bits >> broadcast_to(constant(*x.graph, distance, DType::u32), x.shape()));
  return weft::convert(32 - popcnt(bits), x.dtype());
}
// The sign moves in from above: those of negative numbers are the complement of the complement's.
constexpr Var shift_right_arithmetic(LocatedVar x, LocatedVar distance) {
  const Var most = weft::minimum(weft::convert(distance, DType::u32), 31);
  const Var bits = weft::convert(x, DType::u32);
  const Var shifted = weft::select(x < 0, !(!bits >> most), bits >> most);
  return weft::convert(shifted, x.dtype());
}
constexpr Var shift_right_logical(LocatedVar x, LocatedVar distance) {
  const Var shifted = weft::convert(x, DType::u32) >> weft::convert(distance, DType::u32);
  return weft::convert(shifted, x.dtype());
}

// x in f32: narrower types are widened, and what is made of them is narrowed by whoever asked.
template <Var (*in_f32)(Var)>
constexpr Var widened_to_f32(LocatedVar x) {
  return weft::convert(in_f32(weft::convert(x, DType::f32)), x.dtype());
}
constexpr Var polynomial(Var x, std::initializer_list<double> highest_first) {
  Var sum = like(x, 0);
  for (double coefficient : highest_first) sum = sum * x + coefficient;
  return sum;
}
// sin(x + quarters pi / 2): to the nearest multiple of pi / 2 in three parts (Cody and Waite, 1980), then Taylor's
// polynomials on [-pi / 4, pi / 4]. To 2e-7 for |x| <= 10,000; beyond the error grows as x times 1e-11.
constexpr Var sine_of(Var x, double quarters) {
  const Var multiple = floor(x * 0.636619772367581343 + 0.5);
  const Var r = ((x - multiple * 1.5703125) - multiple * 4.837512969970703125e-4) - multiple * 7.549789948768648e-8;
  const Var r2 = r * r;
  const Var sine = r + r * r2 * polynomial(r2, {2.7557319224e-6, -1.9841269841e-4, 8.3333333333e-3, -1.6666666667e-1});
  const Var cosine = polynomial(r2, {-2.7557319224e-7, 2.4801587302e-5, -1.3888888889e-3, 4.1666666667e-2, -0.5, 1});
  const Var turn = multiple + quarters, quarter = turn - 4 * floor(turn * 0.25);  // 0 to 3
  const Var is_odd = (quarter == 1) | (quarter == 3);
  const Var value = weft::select(is_odd, cosine, sine);
  return weft::select(quarter >= 2, -value, value);
}
constexpr Var sine_f32(Var x) { return sine_of(x, 0); }
constexpr Var cosine_f32(Var x) { return sine_of(x, 1); }
constexpr Var tan_f32(Var x) { return sine_of(x, 0) / sine_of(x, 1); }
// Arcus tangent of y / x with the signs of both: of a quotient in [0, 1], halved once more around 1 (Hastings, 1955, in
// powers of the reduced quotient).
constexpr Var atan_of_quotient(Var smaller, Var larger) {
  const Var q = weft::select(larger == 0, like(larger, 0), smaller / larger);
  const Var is_large = q > 0.4142135623730950;  // tan(pi / 8)
  const Var t = weft::select(is_large, (q - 1) / (q + 1), q), t2 = t * t;
  const Var small =
      t + t * t2 * polynomial(t2, {8.05374449538e-2, -1.38776856032e-1, 1.99777106478e-1, -3.33329491539e-1});
  return weft::select(is_large, small + 0.785398163397448310, small);
}
constexpr Var atan2_f32(Var y, Var x) {
  const Var height = abs(y), width = abs(x);
  const Var both = (height > largest_f32) & (width > largest_f32);
  const Var smaller = weft::minimum(height, width), larger = weft::maximum(height, width);
  const Var inner = weft::select(both, like(x, 0.785398163397448310),
                                 atan_of_quotient(smaller, larger));
  const Var first = weft::select(height > width, 1.57079632679489662 - inner, inner);
  const Var is_left = (x < 0) | ((x == 0) & (1 / x < 0));
  const Var angle = weft::select(is_left, 3.14159265358979324 - first, first);
  return weft::select((y < 0) | ((y == 0) & (1 / y < 0)), -angle, angle);
}
constexpr Var atan2(LocatedVar y, LocatedVar x) {
  return weft::convert(atan2_f32(weft::convert(y, DType::f32), weft::convert(x, DType::f32)), y.dtype());
}
constexpr Var atan_f32(Var x) { return atan2_f32(x, broadcast_to(like(x, 1), x.shape())); }
constexpr Var asin_f32(Var x) { return atan2_f32(x, sqrt((1 - x) * (1 + x))); }
constexpr Var acos_f32(Var x) { return atan2_f32(sqrt((1 - x) * (1 + x)), x); }
constexpr Var sinh_f32(Var x) {
  const Var e = expm1(abs(x)), small = 0.5 * (e + e / (e + 1)), half = exp(abs(x) - 0.693147180559945309);
  const Var size = weft::select(abs(x) > 80, half, small);
  return weft::select(x < 0, -size, size);
}
constexpr Var cosh_f32(Var x) {
  const Var half = exp(abs(x) - 0.693147180559945309);
  return half + 0.25 / half;
}
constexpr Var asinh_f32(Var x) {
  const Var size = abs(x), small = log1p(size + size * size / (1 + sqrt(size * size + 1)));
  const Var value = weft::select(size > 1e9, log(size) + 0.693147180559945309, small);
  return weft::select(x < 0, -value, value);
}
constexpr Var acosh_f32(Var x) {
  return weft::select(x > 1e9, log(x) + 0.693147180559945309, log1p((x - 1) + sqrt((x - 1) * (x + 1))));
}
constexpr Var atanh_f32(Var x) { return 0.5 * (log1p(x) - log1p(-x)); }
constexpr Var erfc_f32(Var x) { return 1 - erf(x); }
// Giles, Approximating the erfinv function (2010), single precision.
constexpr Var erf_inv_f32(Var x) {
  const Var w = -log1p(-(x * x)), near = w - 2.5, far = sqrt(w) - 3;
  const Var central = polynomial(near, {2.81022636e-08, 3.43273939e-07, -3.5233877e-06, -4.39150654e-06, 0.00021858087,
                                        -0.00125372503, -0.00417768164, 0.246640727, 1.50140941});
  const Var tail = polynomial(far, {-0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844, 0.00573950773,
                                    -0.0076224613, 0.00943887047, 1.00167406, 2.83297682});
  const Var value = weft::select(w < 5, central, tail) * x;
  return weft::select(abs(x) == 1, x * __builtin_inf(), value);
}

}  // namespace weft::stablehlo::read

#endif
