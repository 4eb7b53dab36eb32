// Values of narrow types: kept as numbers of wider ones, on which operations run; what these make is rounded, or
// wrapped, to the narrow type, once an operation.
#ifndef WEFT_STABLEHLO_READ_NARROW_HPP
#define WEFT_STABLEHLO_READ_NARROW_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/constants.hpp>
#include <weft/stablehlo/read_elementwise.hpp>

namespace weft::stablehlo::read {

// Floating numbers by their bits: f32 or f64.
class FloatingParts {
 public:
  constexpr FloatingParts(Var x, const NarrowType& type)
      : type_(type),
        fraction_(x.dtype() == DType::f64 ? 52 : 23),
        bias_(x.dtype() == DType::f64 ? 1023 : 127),
        bits_(weft::bitcast_convert(x, x.dtype() == DType::f64 ? DType::u64 : DType::u32)) {
    const auto all = static_cast<std::uint64_t>(2 * bias_ + 1);
    const Var own = bits_ & number(all << fraction_);
    exponent_ = weft::maximum(own, number(static_cast<std::uint64_t>(type.least_exponent() + bias_) << fraction_));
    const Var unit = weft::bitcast_convert(exponent_, x.dtype()) * detail::two_to_the(-type.fraction);
    in_units_ = weft::round(x / unit);
    rounded_ = in_units_ * unit;
  }
  // The nearest multiple of the last place of the type, of two the even one; NaN where x is not finite.
  [[nodiscard]] constexpr Var rounded() const { return rounded_; }
  // The bits of that number, finite, without its sign.
  [[nodiscard]] constexpr Var magnitude() const {
    const Var places = (exponent_ >> number(static_cast<std::uint64_t>(fraction_))) -
                       number(static_cast<std::uint64_t>(type_.least_exponent() + bias_));
    const Var whole = weft::convert(abs(in_units_), bits_.dtype());
    const Var made = whole + (places << number(static_cast<std::uint64_t>(type_.fraction)));
    return type_.has_sign() ? made : made - number(1);
  }
  [[nodiscard]] constexpr Var is_negative() const {
    return (bits_ >> number(static_cast<std::uint64_t>(8 * size_bytes(bits_.dtype()) - 1))) != number(0);
  }
  [[nodiscard]] constexpr Var number(std::uint64_t value) const { return whole(bits_, value); }

 private:
  const NarrowType& type_;
  int fraction_, bias_;
  Var bits_, exponent_, in_units_, rounded_;
};

// The number of the type that is nearest to x, an f32 or f64, as `narrow_bits` rounds it.
constexpr Var rounded_to(Var x, const NarrowType& type) {
  const auto all = [&](double value) { return broadcast_to(like(x, value), x.shape()); };
  const FloatingParts parts(x, type);
  const Var made = weft::select(x == 0, x, parts.rounded());  // -0 is no number that rounding makes
  const double largest = narrow_value(type, type.largest());
  const bool is_signed = type.specials == Specials::ieee || type.specials == Specials::finite;
  const double far = type.specials == Specials::ieee     ? __builtin_inf()
                     : type.specials == Specials::finite ? largest
                                                         : __builtin_nan("");
  const Var beyond = is_signed ? weft::select(x < 0, all(-far), all(far)) : all(far);
  const Var otherwise = weft::select(x != x, all(type.specials == Specials::finite ? -0.0 : __builtin_nan("")), beyond);
  Var fits = abs(made) <= largest;
  if (!type.has_sign()) fits = fits & (x > 0);
  const Var all_signs = weft::select(fits, made, otherwise);
  const Var zero = type.has_sign() ? all(0) : all(narrow_value(type, 0));
  const bool has_other_zero = type.specials == Specials::unsigned_zero || !type.has_sign();
  const Var nearest = has_other_zero ? weft::select(all_signs == 0, zero, all_signs) : all_signs;
  return weft::convert(with_slope_of(x, nearest), type.kept);
}
// The lowest bits of an integer, without those above, or as a number of the type.
constexpr Var lowest_bits(Var x, const NarrowType& type) { return x & whole(x, type.mask()); }
constexpr Var wrapped_to(Var x, const NarrowType& type) {
  if (type.kind == NumberKind::unsigned_integer) return lowest_bits(x, type);
  const Var distance = whole(x, static_cast<std::uint64_t>(8 * size_bytes(x.dtype()) - type.bits));
  return (x << distance) >> distance;
}
// The nearest number of the type, as XLA converts one that was floating; `x` holds its whole part, or the nearest of 8
// bits.
constexpr Var clamped_to(Var x, const NarrowType& type) {
  const double most = narrow_value(type, type.mask() >> (type.kind == NumberKind::signed_integer ? 1 : 0));
  const double least = type.kind == NumberKind::signed_integer ? -most - 1 : 0;
  return weft::minimum(weft::maximum(x, least), most);
}
constexpr Var narrowed(Var x, const NarrowType& type) {
  return type.is_floating() ? rounded_to(x, type) : wrapped_to(x, type);
}

// What a number of the type has in memory, u8, and back.
constexpr Var bits_of_narrow(Var x, const NarrowType& type) {
  if (!type.is_floating()) return lowest_bits(weft::bitcast_convert(x, DType::u8), type);
  const FloatingParts parts(x, type);
  const auto code = [&](std::uint64_t bits) { return parts.number(bits); };
  Var made = weft::select(abs(x) <= narrow_value(type, type.largest()), parts.magnitude(), code(type.infinity()));
  if (type.has_sign()) made = weft::select(parts.is_negative(), made | code(type.mask() ^ type.magnitude_mask()), made);
  if (type.specials != Specials::finite) made = weft::select(x != x, code(type.nan()), made);
  return weft::convert(made, DType::u8);
}
constexpr Var narrow_of_bits(Var bits, const NarrowType& type) {
  if (!type.is_floating()) return wrapped_to(weft::bitcast_convert(bits, type.kept), type);
  const Var table = constants(*bits.graph, type.kept, {static_cast<Index>(type.mask() + 1)}, [&](Index i) {
    return element_bits(type.kept, narrow_value(type, static_cast<std::uint64_t>(i))).low;
  });
  const Var numbers = weft::convert(lowest_bits(bits, type), DType::i32);
  return weft::reshape(take(table, weft::reshape(numbers, {bits.elements()})), bits.shape());
}

// clang-format off
inline constexpr std::string_view handing_on[] = {
    "bitcast_convert", "broadcast_in_dim", "case", "clamp", "composite", "concatenate", "constant", "custom_call",
    "dynamic_slice", "dynamic_update_slice", "gather", "if", "maximum", "minimum", "optimization_barrier", "pad",
    "reshape", "reverse", "select", "slice", "sort", "transpose", "while"};
// clang-format on
// Are an operation's results elements of its operands, or have been narrowed inside?
constexpr bool hands_on(std::string_view operation) {
  for (std::string_view known : handing_on)
    if (operation.substr(0, 10) == "stablehlo." && operation.substr(10) == known) return true;
  return operation == "func.call" || operation == "chlo.top_k" || operation.substr(0, 4) == "sdy.";
}
// What a number is rounded from, once: f64 where it has more digits than f32.
constexpr Var to_be_rounded(Var x, const NarrowType& type) {
  const bool is_short = x.dtype() != DType::f64 && (is_floating(x.dtype()) || size_bytes(x.dtype()) < 4);
  return weft::convert(x, is_short ? type.kept : DType::f64);
}
// Does it look at bits, of which narrow integers have none above their own?
constexpr bool looks_at_bits(std::string_view operation) {
  return operation == "stablehlo.count_leading_zeros" || operation == "stablehlo.popcnt" ||
         operation == "stablehlo.shift_right_logical";
}
constexpr Buffer<Var> read_narrow(const Reading& at, Read plain) {
  const std::string_view name = at.operation.name;
  Reading reading = at;
  const NarrowType* const first = at.in.empty() ? nullptr : at.narrow_operand(0);
  if (first != nullptr && looks_at_bits(name)) reading.in[0] = lowest_bits(at.in[0], *first);
  const bool is_rounding = name == "stablehlo.convert" && at.in.size() == 1 && at.narrow_result() != nullptr;
  Buffer<Var> made = is_rounding && at.narrow_result()->is_floating()
                         ? Buffer<Var>{to_be_rounded(at.in[0], *at.narrow_result())}
                         : plain(reading);
  if (first != nullptr && name == "stablehlo.count_leading_zeros")
    made[0] = made[0] - whole(made[0], static_cast<std::uint64_t>(8 * size_bytes(made[0].dtype()) - first->bits));
  if (hands_on(name)) return made;
  if (is_rounding && is_floating(at.in[0].dtype()) && !at.narrow_result()->is_floating())
    return {clamped_to(made[0], *at.narrow_result())};
  for (Index i = 0; i < made.size() && i < at.operation.results.size(); ++i)
    if (const NarrowType* const type = at.narrow_result(i); type != nullptr) made[i] = narrowed(made[i], *type);
  return made;
}

// ---- bitcast_convert

// An element of `bits` bits as unsigned numbers; predicates have one.
constexpr DType unsigned_of_bits(Index bits) {
  return bits <= 8 ? DType::u8 : bits == 16 ? DType::u16 : bits == 32 ? DType::u32 : DType::u64;
}
constexpr Index bits_of_element(DType dtype, const NarrowType* narrow) {
  return narrow != nullptr ? narrow->bits : dtype == DType::pred ? 1 : 8 * size_bytes(dtype);
}
constexpr Var as_bits(Var x, const NarrowType* narrow) {
  if (x.dtype() == DType::pred) return weft::convert(x, DType::u8);
  if (narrow != nullptr) return bits_of_narrow(x, *narrow);
  return weft::bitcast_convert(x, unsigned_of_bits(8 * size_bytes(x.dtype())));
}
constexpr Var of_bits(Var bits, DType dtype, const NarrowType* narrow) {
  if (dtype == DType::pred) return bits != 0;
  return narrow != nullptr ? narrow_of_bits(bits, *narrow) : weft::bitcast_convert(bits, dtype);
}
// Each element becomes `count` ones of `width` bits, the lowest bits first, along a new last dimension.
constexpr Var split_bits(Var bits, Index width, Index count) {
  Buffer<Var> list;
  for (Index part = 0; part < count; ++part) {
    const Var own = (bits >> whole(bits, static_cast<std::uint64_t>(part * width))) &
                    whole(bits, ~std::uint64_t{0} >> (64 - width));
    list.push_back(expand_dims(weft::convert(own, unsigned_of_bits(width)), -1));
  }
  return weft::concatenate(list, bits.rank());
}
// The other way round: the elements of the last dimension become one of `width` bits.
constexpr Var joined_bits(Var bits, Index width) {
  const int last = bits.rank() - 1;
  const Index count = bits.shape()[last];
  Dims extents = bits.shape().dims;
  extents.pop_back();
  Var sum = broadcast_to(weft::constant(*bits.graph, 0, unsigned_of_bits(width)), Shape(extents));
  for (Index part = 0; part < count; ++part) {
    const Var one = weft::reshape(weft::detail::part(bits, last, part, part + 1), Shape(extents));
    const Var own = weft::convert(one, sum.dtype());
    sum = sum | (own << whole(own, static_cast<std::uint64_t>(part * width / count)));
  }
  return sum;
}
// The same bits as elements of another type: of a wider one each is made of the last dimension, of a narrower one it
// becomes one, the lowest bits first.
constexpr Buffer<Var> bitcast_convert(const Reading& at) {
  at.expect_operands(1);
  const Var x = at.in[0];
  const DType dtype = at.dtype();
  const NarrowType *const source = at.narrow_operand(0), *const target = at.narrow_result();
  const Index from = bits_of_element(x.dtype(), source), to = bits_of_element(dtype, target);
  Dims extents = x.shape().dims;
  const bool fits = from >= to ? from % to == 0 && (from == to || extents.size() < max_rank)
                               : to % from == 0 && !extents.empty() && extents.back() == to / from;
  if (!fits) at.refuse("change of an element's size by");
  if (from > to) extents.push_back(from / to);
  if (from < to) extents.pop_back();
  if (!at.is_open() && !(at.type().shape == Shape(extents))) at.refuse("change of an element's size by");
  if (source == nullptr && target == nullptr && from == to) return {weft::bitcast_convert(x, dtype)};
  const Var bits = as_bits(x, source);
  const Var made = from > to ? split_bits(bits, to, from / to) : from < to ? joined_bits(bits, to) : bits;
  return {of_bits(made, dtype, target)};
}

}  // namespace weft::stablehlo::read

#endif
