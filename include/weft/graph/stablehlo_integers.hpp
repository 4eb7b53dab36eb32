// What StableHLO has no operation for, composed of integer operations with the same bits, in functions of the module:
// counter-based random numbers (base/random.hpp) and exact sums of squares (base/exact_sum.hpp).
#ifndef WEFT_GRAPH_STABLEHLO_INTEGERS_HPP
#define WEFT_GRAPH_STABLEHLO_INTEGERS_HPP

#include <weft/base/exact_sum.hpp>
#include <weft/base/random.hpp>
#include <weft/graph/stablehlo_forms.hpp>

#include <cmath>

namespace weft::stablehlo {

// Arithmetic on values of one type, between each other and with numbers.
class Integers {
 public:
  Integers(Writer& out, TensorType type) : out_(out), type_(std::move(type)) {}

  [[nodiscard]] const TensorType& type() const noexcept { return type_; }
  Value number(double value) { return out_.constant(value, type_); }
  Value operator()(const char* operation, const Value& a, const Value& b) {
    return out_.line({}, std::string("stablehlo.") + operation, {a, b}, type_);
  }
  Value operator()(const char* operation, const Value& a, double b) { return (*this)(operation, a, number(b)); }
  // From another element type, or from its bits; from one element to all; along the only dimension of `from`.
  Value converted(const Value& from) { return out_.line({}, "stablehlo.convert", {from}, type_); }
  Value with_bits_of(const Value& from) { return out_.line({}, "stablehlo.bitcast_convert", {from}, type_); }
  Value broadcast(const Value& from, const Dims& dims) {
    return out_.line({}, "stablehlo.broadcast_in_dim", {from}, type_,
                     {"broadcast_dimensions = " + array_of(dims), {}, {}});
  }
  Value compare(const char* direction, const Value& a, double b) {
    return out_.line({}, "stablehlo.compare", {a, number(b)}, {DType::pred, type_.shape},
                     {comparison(direction), {}, {}});
  }
  Value select(const Value& condition, const Value& yes, const Value& no) {
    return out_.line({}, "stablehlo.select", {condition, yes, no}, type_);
  }

 private:
  Writer& out_;
  TensorType type_;
};

// The first word of threefry2x32({seed, stream}, {counter, 0}), element by element.
inline Value threefry(Writer& out, const Values& in) {
  Integers u32(out, in[0].type);
  const Value seed = in[0], stream = in[2];
  const Value schedule[] = {seed, stream, u32("xor", u32("xor", seed, stream), threefry_parity)};
  Value x = u32("add", in[1], seed), y = stream;
  for (int round = 0; round < 20; ++round) {
    const int distance = threefry_rotations[round % 8];
    x = u32("add", x, y);
    y = u32("or", u32("shift_left", y, distance), u32("shift_right_logical", y, 32 - distance));
    y = u32("xor", y, x);
    if (round % 4 != 3) continue;
    const int injection = round / 4 + 1;
    x = u32("add", x, schedule[injection % 3]);
    y = u32("add", u32("add", y, schedule[(injection + 1) % 3]), injection);
  }
  return x;
}
inline Value random_bits(const Site& at) {
  return at.out.call(at.name, "random_bits_" + name_of_extents(at.type), at.in, at.type,
                     [&at](const Values& in) { return threefry(at.out, in); });
}

// "%flags" is 1 if any element of `flags` is true, else `before`; both one ui64, [1].
inline Value any_of(Writer& out, const Value& flags, const Value& before) {
  const TensorType flag{DType::pred, {}};
  const Value any = out.line({}, "stablehlo.reduce", {flags, out.constant(0, flag)}, flag,
                             {"dimensions = array<i64: 0>", out.reducer("stablehlo.or", DType::pred), {}});
  const Value one_flag = out.line({}, "stablehlo.reshape", {any}, {DType::pred, {1}});
  return out.line({}, "stablehlo.select", {one_flag, out.constant(1, before.type), before}, before.type);
}
// Elements [first, limit) of a list.
inline Value part_of(Writer& out, const Value& list, Index first, Index limit) {
  return out.line({}, "stablehlo.slice", {list}, {list.type.dtype, {limit - first}},
                  {"start_indices = " + array_of(Dims{first}) + ", limit_indices = " + array_of(Dims{limit}) +
                       ", strides = array<i64: 1>",
                   {},
                   {}});
}

// Every limb below 2^16, the rest carried into the next one.
inline Value carried(Writer& out, const Value& sums) {
  const TensorType one{DType::u64, {1}};
  Integers u64(out, one);
  return out.repeat(exact_sum::limbs, {sums, u64.number(0)}, [&](const Value& i, const Values& states) {
    const Value limb =
        out.line({}, "stablehlo.dynamic_slice", {states[0], i}, one, {"slice_sizes = array<i64: 1>", {}, {}});
    const Value total = u64("add", limb, states[1]), kept = u64("and", total, 0xFFFF);
    const Value limbs = out.line({}, "stablehlo.dynamic_update_slice", {states[0], kept, i}, sums.type);
    return Values{limbs, u64("shift_right_logical", total, 16)};
  })[0];
}

// Of each element the square of the mantissa, shifted to where it belongs: limb i holds the 16 bits from bit 16 i on.
inline Value square_sum(Writer& out, const Values& in) {
  const Shape list{in[0].type.shape.elements()}, table{list[0], exact_sum::limbs};
  Integers u32(out, {DType::u32, list}), u64(out, {DType::u64, list}), limbs(out, {DType::u64, table});
  const Value x = out.line({}, "stablehlo.reshape", {in[0]}, {DType::f32, list});
  const Value magnitude = u32("and", u32.with_bits_of(x), 0x7FFFFFFF);
  const Value exponent = u32("shift_right_logical", magnitude, 23), fraction = u32("and", magnitude, 0x7FFFFF);
  const Value is_normal = u32.compare("NE", exponent, 0), is_finite = u32.compare("LT", exponent, 255);
  const Value mantissa = u32.select(is_normal, u32("or", fraction, 0x800000), fraction);
  const Value factor = u64.converted(u32.select(is_finite, mantissa, u32.number(0)));
  // A denormal has the unit of exponent 1, whose square is bit 0.
  const Value place = u64.converted(u32("multiply", u32("subtract", u32("maximum", exponent, 1), 1), 2));
  const Value number = out.line({}, "stablehlo.iota", {}, limbs.type(), {"iota_dimension = 1 : i64", {}, {}});
  // The shift to the left, modulo 2^64: of two that differ in sign one is too far, and gives 0.
  const Value shift = limbs("subtract", limbs.broadcast(place, {0}), limbs("multiply", number, 16));
  const Value square = limbs.broadcast(u64("multiply", factor, factor), {0});
  const Value back = limbs("subtract", limbs.number(0), shift);
  const Value left = limbs("shift_left", square, shift), right = limbs("shift_right_logical", square, back);
  const Value parts = limbs("and", limbs("or", left, right), 0xFFFF);
  Value sums =
      out.line({}, "stablehlo.reduce", {parts, out.constant(0, {DType::u64, {}})}, {DType::u64, {exact_sum::limbs}},
               {"dimensions = array<i64: 0>", out.reducer("stablehlo.add", DType::u64), {}});
  const TensorType words{DType::u64, {exact_sum::words}};
  const Value before = in.size() > 1 ? Integers(out, words).converted(in[1]) : out.constant(0, words);
  sums = Integers(out, sums.type)("add", sums, part_of(out, before, 0, exact_sum::limbs));
  const Value infinities = any_of(out, u32.compare("EQ", magnitude, 0x7F800000),
                                  part_of(out, before, exact_sum::infinities, exact_sum::nans));
  const Value nans =
      any_of(out, u32.compare("GT", magnitude, 0x7F800000), part_of(out, before, exact_sum::nans, exact_sum::words));
  const Value all = out.line({}, "stablehlo.concatenate", {carried(out, sums), infinities, nans}, words,
                             {"dimension = 0 : i64", {}, {}});
  return out.line({}, "stablehlo.convert", {all}, {DType::u32, {exact_sum::words}});
}
inline Value exact_square_sum(const Site& at) {
  const std::string function =
      (at.in.size() > 1 ? "exact_square_sum_onto_" : "exact_square_sum_") + name_of_extents(at.in[0].type);
  return at.out.call(at.name, function, at.in, at.type, [&at](const Values& in) { return square_sum(at.out, in); });
}

// In f64, from the highest limb on, and rounded to f32: of 2^28 norms one may differ in its last bit.
inline Value norm_of(Writer& out, const Values& in) {
  const TensorType list{DType::f64, {exact_sum::limbs}}, scalar{DType::f64, {}}, result{DType::f32, {}};
  const Value limbs = out.line({}, "stablehlo.convert", {part_of(out, in[0], 0, exact_sum::limbs)}, list);
  std::vector<std::uint8_t> bytes;
  for (int i = 0; i < exact_sum::limbs; ++i) {
    const std::uint64_t bits = element_bits(DType::f64, std::ldexp(1.0, 16 * i + exact_sum::least_power)).low;
    for (int byte = 0; byte < 8; ++byte) bytes.push_back(static_cast<std::uint8_t>(bits >> (8 * byte)));
  }
  const Value units =
      out.line({}, "stablehlo.constant", {}, list, {"value = " + dense_text(list, bytes.data()), {}, {}});
  const Value parts = out.line({}, "stablehlo.multiply", {limbs, units}, list);
  const Value sum = out.line({}, "stablehlo.reduce", {parts, out.constant(0, scalar)}, scalar,
                             {"dimensions = array<i64: 0>", out.reducer("stablehlo.add", DType::f64), {}});
  const Value norm = out.line({}, "stablehlo.convert", {out.line({}, "stablehlo.sqrt", {sum}, scalar)}, result);
  const auto unless = [&](Index word, double instead, const Value& otherwise) {
    const TensorType one{DType::u32, {}};
    const Value count = out.line({}, "stablehlo.reshape", {part_of(out, in[0], word, word + 1)}, one);
    const Value is_there = Integers(out, one).compare("NE", count, 0);
    return out.line({}, "stablehlo.select", {is_there, out.constant(instead, result), otherwise}, result);
  };
  return unless(exact_sum::nans, __builtin_nan(""), unless(exact_sum::infinities, __builtin_inf(), norm));
}
inline Value exact_norm(const Site& at) {
  return at.out.call(at.name, "exact_norm", at.in, at.type, [&at](const Values& in) { return norm_of(at.out, in); });
}

}  // namespace weft::stablehlo

#endif
