// Definitions of stablehlo/integers.hpp.
#ifndef WEFT_STABLEHLO_INTEGERS_IPP
#define WEFT_STABLEHLO_INTEGERS_IPP

#include <weft/stablehlo/integers.hpp>

namespace weft::stablehlo {

Value Integers::compare(const char* direction, Value a, double b) const {
  return out_.step("stablehlo.compare", {a, number(b)}, {DType::pred, type_.shape}, Attributes().direction(direction));
}

Value threefry(Writer& out, const Values& in) {
  const Integers u32(out, out.type(in[0]));
  const Value seed = in[0], stream = in[2];
  const Value parity = u32("stablehlo.xor", u32("stablehlo.xor", seed, stream), threefry_parity);
  const Value schedule[] = {seed, stream, parity};
  Value x = u32("stablehlo.add", in[1], seed), y = stream;
  for (int round = 0; round < 20; ++round) {
    const int distance = threefry_rotations[round % 8];
    x = u32("stablehlo.add", x, y);
    const Value high = u32("stablehlo.shift_left", y, distance);
    const Value low = u32("stablehlo.shift_right_logical", y, 32 - distance);
    y = u32("stablehlo.xor", u32("stablehlo.or", high, low), x);
    if (round % 4 != 3) continue;
    const int injection = round / 4 + 1;
    x = u32("stablehlo.add", x, schedule[injection % 3]);
    y = u32("stablehlo.add", u32("stablehlo.add", y, schedule[(injection + 1) % 3]), injection);
  }
  return x;
}

Value random_bits(const Site& at) {
  const std::string function = "random_bits_" + name_of_extents(at.type);
  if (Values in; at.out.opens_function(function, at.in, in)) at.out.close_function(threefry(at.out, in));
  return at.out.call(at.name, function, at.in, at.type);
}

Value sum_of(Writer& out, Value x, const TensorType& result, const char* operation) {
  const Value zero = out.constant(0, {result.dtype, {}});
  return out.step("stablehlo.reduce", {x, zero}, result,
                  Attributes().array("dimensions", {0}).region(out.reducer(operation, result.dtype)));
}

Value part_of(Writer& out, Value list, Index first, Index limit) {
  return out.step("stablehlo.slice", {list}, {out.type(list).dtype, {limit - first}}, slice_of({first}, {limit}, {1}));
}

Value any_of(Writer& out, Value flags, Value before, Index word) {
  const Value any = sum_of(out, flags, {DType::pred, {}}, "stablehlo.or");
  const Value one_flag = out.step("stablehlo.reshape", {any}, {DType::pred, {1}});
  const Integers u64(out, {DType::u64, {1}});
  const Value one = u64.number(1), otherwise = part_of(out, before, word, word + 1);
  return u64.select(one_flag, one, otherwise);
}

Value carried(Writer& out, Value sums) {
  const TensorType one{DType::u64, {1}};
  const Integers u64(out, one);
  Loop loop = out.open_loop(exact_sum::limbs, {sums, u64.number(0)});
  const Value i = loop.iteration, limbs = loop.states[0];
  const Value limb = out.step("stablehlo.dynamic_slice", {limbs, i}, one, Attributes().array("slice_sizes", {1}));
  const Value total = u64("stablehlo.add", limb, loop.states[1]);
  const Value kept = u64("stablehlo.and", total, 0xFFFF), rest = u64("stablehlo.shift_right_logical", total, 16);
  const Value updated = out.step("stablehlo.dynamic_update_slice", {limbs, kept, i});
  return out.close_loop(loop, {updated, rest})[0];
}

Value square_sum(Writer& out, const Values& in) {
  const Shape list{out.shape(in[0]).elements()}, rows{list[0], exact_sum::limbs};
  const TensorType words{DType::u64, {exact_sum::words}}, all_limbs{DType::u64, {exact_sum::limbs}};
  const Integers u32(out, {DType::u32, list}), u64(out, {DType::u64, list}), limbs(out, {DType::u64, rows});
  const Value x = out.step("stablehlo.reshape", {in[0]}, {DType::f32, list});
  const Value magnitude = u32("stablehlo.and", u32.made("stablehlo.bitcast_convert", x), 0x7FFFFFFF);
  const Value exponent = u32("stablehlo.shift_right_logical", magnitude, 23);
  const Value fraction = u32("stablehlo.and", magnitude, 0x7FFFFF);
  const Value is_normal = u32.compare("NE", exponent, 0), is_finite = u32.compare("LT", exponent, 255);
  const Value mantissa = u32.select(is_normal, u32("stablehlo.or", fraction, 0x800000), fraction);
  const Value factor = u64.converted(u32.select(is_finite, mantissa, u32.number(0)));
  // A denormal has the unit of exponent 1, whose square is bit 0.
  const Value unit = u32("stablehlo.subtract", u32("stablehlo.maximum", exponent, 1), 1);
  const Value place = limbs.in_all_columns(u64.converted(u32("stablehlo.multiply", unit, 2)));
  const Value number = out.step("stablehlo.iota", {}, {DType::u64, rows}, Attributes().number("iota_dimension", 1));
  // The shift to the left, modulo 2^64: of two that differ in sign one is too far, and gives 0.
  const Value shift = limbs("stablehlo.subtract", place, limbs("stablehlo.multiply", number, 16));
  const Value back = limbs("stablehlo.subtract", limbs.number(0), shift);
  const Value square = limbs.in_all_columns(u64("stablehlo.multiply", factor, factor));
  const Value left = limbs("stablehlo.shift_left", square, shift);
  const Value right = limbs("stablehlo.shift_right_logical", square, back);
  const Value parts = limbs("stablehlo.and", limbs("stablehlo.or", left, right), 0xFFFF);
  const Value own = sum_of(out, parts, all_limbs, "stablehlo.add");
  const Value before = in.size() > 1 ? out.step("stablehlo.convert", {in[1]}, words) : out.constant(0, words);
  const Value sums = out.step("stablehlo.add", {own, part_of(out, before, 0, exact_sum::limbs)});
  const Value infinities = any_of(out, u32.compare("EQ", magnitude, 0x7F800000), before, exact_sum::infinities);
  const Value nans = any_of(out, u32.compare("GT", magnitude, 0x7F800000), before, exact_sum::nans);
  const Value all = out.step("stablehlo.concatenate", {carried(out, sums), infinities, nans}, words,
                             Attributes().number("dimension", 0));
  return out.step("stablehlo.convert", {all}, {DType::u32, {exact_sum::words}});
}

Value exact_square_sum(const Site& at) {
  const char* const kind = at.in.size() > 1 ? "exact_square_sum_onto_" : "exact_square_sum_";
  const std::string function = kind + name_of_extents(at.out.type(at.in[0]));
  if (Values in; at.out.opens_function(function, at.in, in)) at.out.close_function(square_sum(at.out, in));
  return at.out.call(at.name, function, at.in, at.type);
}

Value norm_of(Writer& out, const Values& in) {
  const TensorType list{DType::f64, {exact_sum::limbs}}, scalar{DType::f64, {}}, result{DType::f32, {}};
  std::uint8_t bytes[8 * exact_sum::limbs];
  for (int i = 0; i < exact_sum::limbs; ++i) {
    const std::uint64_t bits = element_bits(DType::f64, __builtin_ldexp(1.0, 16 * i + exact_sum::least_power)).low;
    for (int byte = 0; byte < 8; ++byte) bytes[8 * i + byte] = static_cast<std::uint8_t>(bits >> (8 * byte));
  }
  const Value limbs = out.step("stablehlo.convert", {part_of(out, in[0], 0, exact_sum::limbs)}, list);
  const Value units = out.step("stablehlo.constant", {}, list, Attributes().add("value", dense_text(list, bytes)));
  const Value sum = sum_of(out, out.step("stablehlo.multiply", {limbs, units}), scalar, "stablehlo.add");
  const Value norm = out.step("stablehlo.convert", {out.step("stablehlo.sqrt", {sum})}, result);
  const Integers u32(out, {DType::u32, {}});
  const auto unless = [&](Index word, double instead, Value otherwise) {
    const Value count = u32.made("stablehlo.reshape", part_of(out, in[0], word, word + 1));
    const Value is_there = u32.compare("NE", count, 0);
    return out.step("stablehlo.select", {is_there, out.constant(instead, result), otherwise}, result);
  };
  return unless(exact_sum::nans, __builtin_nan(""), unless(exact_sum::infinities, __builtin_inf(), norm));
}

Value exact_norm(const Site& at) {
  if (Values in; at.out.opens_function("exact_norm", at.in, in)) at.out.close_function(norm_of(at.out, in));
  return at.out.call(at.name, "exact_norm", at.in, at.type);
}

}  // namespace weft::stablehlo

#endif
