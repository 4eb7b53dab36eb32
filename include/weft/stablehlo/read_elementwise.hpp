// How elementwise operations of StableHLO, and of its companion dialect CHLO, become operations of the graph.
#ifndef WEFT_STABLEHLO_READ_ELEMENTWISE_HPP
#define WEFT_STABLEHLO_READ_ELEMENTWISE_HPP

#include <weft/graph/elementwise.hpp>
#include <weft/graph/gradient_rules.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/stablehlo/guarded_side.hpp>
#include <weft/stablehlo/importer.hpp>
#include <weft/stablehlo/slopes_of_others.hpp>

#include <utility>

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
// Is it 1 everywhere, in the text?
constexpr bool is_one(Var x) {
  const Literal* const literal = weft::detail::repeated_literal(*x.graph, x.id);
  return literal != nullptr && literal->value() == 1;
}
// x of 1 + exp(-x); else null.
constexpr Var exponent_beside_one(Var sum) {
  Graph& graph = *sum.graph;
  for (Index i = 0; i < 2 && graph[sum.id].op == Op::add; ++i) {
    const Id power = graph.operand(sum.id, i);
    if (!is_one({&graph, graph.operand(sum.id, 1 - i)}) || graph[power].op != Op::exponential) continue;
    if (const Id exponent = graph.operand(power, 0); graph[exponent].op == Op::negate)
      return {&graph, graph.operand(exponent, 0)};
  }
  return {&graph, no_id};
}
// 1 / (1 + exp(-x)), as JAX prints the logistic function for a CPU, is one operation: the gradient of the quotient is
// infinity times 0 where exp(-x) overflows.
constexpr Buffer<Var> quotient(const Reading& at) {
  const Buffer<Var> in = alike(at, 2);
  if (is_floating(in[0].dtype()) && is_one(in[0]))
    if (const Var x = exponent_beside_one(in[1]); x.id != no_id) return {logistic(x)};
  return {emit_var(Op::divide, {in[0], in[1]})};
}
// The first operation on predicates, the second one on numbers.
template <Op of_predicates, Op of_numbers>
constexpr Buffer<Var> either(const Reading& at) {
  const Buffer<Var> in = alike(at, 2);
  return {emit_var(in[0].dtype() == DType::pred ? of_predicates : of_numbers, {in[0], in[1]})};
}
constexpr Buffer<Var> sum(const Reading& at) {
  Buffer<Var> in = alike(at, 2);
  if (in[0].dtype() == DType::pred) return {emit_var(Op::bit_or, {in[0], in[1]})};
  for (Index i = 0; i < 2 && !at.importer.is_of_jax(); ++i)
    in[i] = extremum_beside_logarithm(Op::maximum, in[i], in[1 - i]);
  return {emit_var(Op::add, {in[0], in[1]})};
}
constexpr Buffer<Var> difference(const Reading& at) {
  Buffer<Var> in = alike(at, 2);
  if (!at.importer.is_of_jax()) in[0] = extremum_beside_logarithm(Op::minimum, in[0], in[1]);
  return {emit_var(Op::subtract, {in[0], in[1]})};
}
constexpr Buffer<Var> square_root(const Reading& at) {
  at.expect_operands(1);
  return {sqrt(at.importer.is_of_jax() ? at.in[0] : under_root(at.in[0]))};
}
// The larger or the smaller one of two numbers. Of those that are equal JAX gives each half of a gradient, also where
// one is a constant, but in relu and relu6; modules of others print these in place, where the slope at a tie is 0.
template <Op of_predicates, Op of_numbers>
constexpr Buffer<Var> extremum(const Reading& at) {
  Buffer<Var> in = alike(at, 2);
  if (in[0].dtype() == DType::pred) return {emit_var(of_predicates, {in[0], in[1]})};
  if (is_floating(in[0].dtype()) && at.importer.is_of_jax() && !at.importer.is_in_relu())
    for (Var& operand : in)
      if (gradient_rule::is_constant(operand)) operand = stop_gradient(operand);
  return {emit_var(of_numbers, {in[0], in[1]})};
}
// Is this |x - y| of max(x, y) + log1p(exp(-|x - y|))? jax.numpy.logaddexp, and softplus, which is made of it, have a
// rule of their own: where the two are equal each has half, as it comes out when abs has the slope 0 there. So has
// logaddexp2, which multiplies by log(2) before exp.
constexpr bool is_of_logaddexp(const Reading& at) {
  const Operation* operation = &at.operation;
  const auto reader = [&]() {
    return operation->results.size() == 1 ? at.importer.only_reader(operation->results[0]) : nullptr;
  };
  for (const char* const name : {"stablehlo.negate", "stablehlo.exponential", "stablehlo.log_plus_one"}) {
    operation = reader();
    if (operation != nullptr && operation->name == "stablehlo.multiply") operation = reader();
    if (operation == nullptr || operation->name != name) return false;
  }
  return true;
}
// Its slope at 0 is 1 in JAX, and 0 elsewhere. What is added is 0.
constexpr Buffer<Var> absolute(const Reading& at) {
  at.expect_operands(1);
  const Var x = at.in[0], made = emit_var(Op::abs, {x});
  if (!is_floating(x.dtype()) || !at.importer.is_of_jax() || is_of_logaddexp(at)) return {made};
  const Var zero = weft::select(x == 0.0, x, 0.0);
  return {made + (zero - stop_gradient(zero))};
}
// 0, of which the slope by x is -1. Taken from a value it gives that a slope, and changes no bit of it but that of -0.
constexpr Var nothing_to_take(Var x) { return weft::select(weft::isfinite(x), stop_gradient(x) - x, 0.0); }
// The number that x is rounded to, both floating: gradients pass, as through a conversion.
constexpr Var with_slope_of(Var x, Var rounded) { return stop_gradient(rounded) - nothing_to_take(x); }
// `made` and a slope by x, which counts as a constant. None where the slope is no finite number and `made` is one.
constexpr Var with_slope(Var x, Var made, Var slope) {
  const Var factor = stop_gradient(weft::select(weft::isfinite(slope) | (made != made), slope, 0.0));
  return made - nothing_to_take(x) * factor;
}
// The same of a slope that may be infinite: that of a root, where it is 0, is.
constexpr Var with_slope_or_pole(Var x, Var made, Var slope) {
  const Var is_pole = abs(slope) == __builtin_inf();
  const Var root = weft::sqrt(weft::select(is_pole, nothing_to_take(x), 1.0));
  const Var none = weft::select(is_pole, weft::select(slope < 0, -root, root), 0.0);
  return with_slope(x, made, slope) - none;
}
// log(x / (1 - x)), jax.scipy.special.logit, has the slope 1 / (x (1 - x)), also where that of a factor is infinite.
constexpr Buffer<Var> logarithm(const Reading& at) {
  at.expect_operands(1);
  const Var odds = at.in[0], made = log(odds);
  const Graph& graph = at.graph();
  if (!at.importer.is_of_jax() || graph[odds.id].op != Op::divide) return {made};
  const Var x = detail::operand_of(odds, 0), rest = detail::operand_of(odds, 1);
  const bool is_logit = graph[rest.id].op == Op::subtract && is_one(detail::operand_of(rest, 0)) &&
                        detail::operand_of(rest, 1).id == x.id;
  if (!is_logit) return {made};
  return {with_slope_or_pole(x, stop_gradient(made), 1.0 / (x * rest))};
}
// x of a log(x) - x - c, the logarithm of a gamma density times x, as JAX prints it in gammainc and gammaincc, and a;
// else null.
constexpr std::pair<Var, Var> of_gamma_density(Var exponent) {
  const Graph& graph = *exponent.graph;
  const auto is = [&graph](Var x, Op op) { return graph[x.id].op == op; };
  const auto operand = [](Var x, Index i) { return detail::operand_of(x, i); };
  const Var none{exponent.graph, no_id};
  if (!is(exponent, Op::subtract) || !is(operand(exponent, 0), Op::subtract)) return {none, none};
  const Var power = operand(operand(exponent, 0), 0), x = operand(operand(exponent, 0), 1);
  if (!is(power, Op::multiply) || !is(operand(power, 1), Op::log)) return {none, none};
  return operand(operand(power, 1), 0).id == x.id ? std::pair(x, operand(power, 0)) : std::pair(none, none);
}
// The density's slopes are sums of infinite numbers where x is infinite, or 0: there they are none, but where it rises
// as a power of x below 1 infinite by x.
constexpr Buffer<Var> exponential(const Reading& at) {
  at.expect_operands(1);
  const Var made = exp(at.in[0]);
  const auto [x, a] = of_gamma_density(at.in[0]);
  if (x.id == no_id || !at.importer.is_of_jax() || !is_floating(x.dtype())) return {made};
  const Var is_end = x == 0 || x == __builtin_inf(),
            slope = weft::select(x == 0 && a < 1, like(x, __builtin_inf()), 0.0);
  const Var at_end = with_slope_or_pole(x, stop_gradient(made), slope);
  return {weft::select(is_end, at_end, detail::MadeOf(made).where(!is_end))};
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
  return {weft::convert(at.in[0], at.dtype())};
}
constexpr Buffer<Var> same(const Reading& at) { return at.in; }
// What says how values are to lie, or brings them there: whole values, of whatever type, stay as they are.
inline constexpr Row sharding_table[] = {
    {"sdy.all_gather", same},
    {"sdy.all_reduce", same},
    {"sdy.all_slice", same},
    {"sdy.all_to_all", same},
    {"sdy.collective_permute", same},
    {"sdy.reduce_scatter", same},
    {"sdy.replicated_to_unreduced", same},
    {"sdy.reshard", same},
    {"sdy.sharded_to_unreduced", same},
    {"sdy.sharding_constraint", same},
};

// Integers in the order of IEEE 754's totalOrder: -NaN, -inf, ..., -0, 0, ..., inf, NaN.
constexpr Var total_order(Var x) {
  const Index bytes = size_bytes(x.dtype());
  const DType dtype = bytes == 2 ? DType::i16 : bytes == 4 ? DType::i32 : DType::i64;
  const Var bits = weft::bitcast_convert(x, dtype);
  const std::uint64_t sign = std::uint64_t{1} << (8 * bytes - 1);
  const Var least = broadcast_to(weft::constant(*x.graph, Literal{dtype, {sign, 0}}), x.shape());
  return weft::select(bits < 0, (least - bits) - 1, bits);
}
// Attribute comparison_direction: EQ, NE, LT, LE, GT, GE.
constexpr Buffer<Var> compare(const Reading& at) {
  Buffer<Var> in = alike(at, 2);
  const Attribute* const kind = at.find("compare_type");
  for (Var& operand : in)
    if (operand.dtype() == DType::pred)
      operand = weft::convert(operand, DType::i32);
    else if (kind != nullptr && kind->text == "TOTALORDER" && is_floating(operand.dtype()))
      operand = total_order(operand);
  const std::string_view direction = at.attribute("comparison_direction").text;
  constexpr struct {
    std::string_view name;
    Op op;
  } directions[] = {{"EQ", Op::equal},      {"NE", Op::not_equal}, {"LT", Op::less},
                    {"LE", Op::less_equal}, {"GT", Op::greater},   {"GE", Op::greater_equal}};
  for (const auto& known : directions)
    if (known.name == direction) return {emit_var(known.op, {in[0], in[1]})};
  stablehlo_is_malformed(at.operation.place, "EQ, NE, LT, LE, GT or GE", direction);
}

// x log(y), or x log1p(y), where x is not 0 or y is no number, and 0 elsewhere, as selected of `product` and
// `otherwise`: jax.scipy.special.xlogy and xlog1py, whose slopes are those of x log(y) also where x is 0; and that of x
// log(x), of which entr and kl_div are made, is log(x) + 1. no_id: it is something else.
constexpr Var xlogy(Var condition, Var product, Var otherwise) {
  const Graph& graph = *product.graph;
  const auto operand = [](Var of, Index i) { return detail::operand_of(of, i); };
  const Var none{product.graph, no_id};
  if (graph[product.id].op != Op::multiply || graph[condition.id].op != Op::bit_or) return none;
  const Var x = operand(product, 0), logarithm = operand(product, 1);
  const Op op = graph[logarithm.id].op;
  if (op != Op::log && op != Op::log_plus_one) return none;
  const Var is_some = operand(condition, 0), is_nan = operand(condition, 1), y = operand(logarithm, 0);
  if (graph[is_some.id].op != Op::not_equal || graph[is_nan.id].op != Op::not_equal) return none;
  const bool is_it = operand(is_some, 0).id == x.id && gradient_rule::is_constant(operand(is_some, 1)) &&
                     operand(is_nan, 0).id == y.id && operand(is_nan, 1).id == y.id &&
                     gradient_rule::is_constant(otherwise);
  if (!is_it) return none;
  const Var value = stop_gradient(emit_var(Op::select, {condition, product, otherwise}));
  const bool is_of_one = op == Op::log && x.id == y.id;
  const Var at_number = with_slope_or_pole(x, value, is_of_one ? logarithm + 1.0 : logarithm);
  const Var is_number = weft::isfinite(x), beyond = weft::select(is_number, like(x, 1), x) * stop_gradient(logarithm);
  const Var made = weft::select(is_number, at_number, beyond);
  if (is_of_one) return made;
  return with_slope_or_pole(y, made, op == Op::log ? x / y : x / (y + 1.0));
}
// (condition, then, else); the condition may be one for all.
constexpr Buffer<Var> select(const Reading& at) {
  Buffer<Var> in = alike(at, 3);
  if (in[0].rank() == 0) in[0] = broadcast_to(in[0], in[1].shape());
  // What jax.vmap makes of a branch: the value, to which gradients flow where the branch is taken (jax#1052).
  const bool is_guard = at.importer.is_of_jax() && at.operation.operands[1] == at.operation.operands[2];
  if (is_guard && is_floating(in[1].dtype())) in[2] = stop_gradient(in[2]);
  if (!at.importer.is_of_jax())
    in = {in[0], guarded_side(in[0], in[1], true), guarded_side(in[0], in[2], false)};
  else if (const Var known = xlogy(in[0], in[1], in[2]); known.id != no_id)
    return {known};
  if (!is_guard) guard_pieces(in[0], in[1], in[2]);
  return {emit_var(Op::select, {in[0], in[1], in[2]})};
}
// (least, x, most); bounds may be scalars. As in JAX, gradients flow to x where it is between them, to one of them
// where x is beyond it, and to none at a border.
constexpr Buffer<Var> clamp(const Reading& at) {
  at.expect_operands(3);
  const Var x = at.in[1];
  const Var least = broadcast_to(at.in[0], x.shape()), most = broadcast_to(at.in[2], x.shape());
  Var made = weft::minimum(weft::maximum(x, least), most);
  if (!is_floating(x.dtype())) return {made};
  made = stop_gradient(made);
  if (!gradient_rule::is_constant(least)) made = weft::select((least > x) & (least < most), least, made);
  if (!gradient_rule::is_constant(most)) made = weft::select(most < x, most, made);
  return {weft::select((x > least) & (x < most), x, made)};
}

// One step of Newton's method from the power, which is off by some units in the last place. The slope at 0 is infinite,
// as in JAX.
constexpr Var cbrt(LocatedVar x) {
  const Var is_negative = x < 0, size = weft::select(is_negative, -x, x), first = pow(size, 1.0 / 3);
  const Var is_inner = (size > 0) & weft::isfinite(x), near = weft::select(is_inner, first, like(x, 1));
  const Var root = weft::select(is_inner, near - (near - size / (near * near)) / 3, first);
  return weft::select(is_negative, -root, root);
}
constexpr DType unsigned_of(DType dtype) {
  switch (dtype) {
    case DType::i8: return DType::u8;
    case DType::i16: return DType::u16;
    case DType::i32: return DType::u32;
    case DType::i64: return DType::u64;
    default: return dtype;
  }
}
constexpr DType signed_of(DType dtype) {
  switch (dtype) {
    case DType::u8: return DType::i8;
    case DType::u16: return DType::i16;
    case DType::u32: return DType::i32;
    case DType::u64: return DType::i64;
    default: return dtype;
  }
}
// An integer by its lowest bits, in every element.
constexpr Var whole(Var like, std::uint64_t bits) {
  const Index width = 8 * size_bytes(like.dtype());
  const std::uint64_t mask = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  return broadcast_to(weft::constant(*like.graph, Literal{like.dtype(), {bits & mask, 0}}), like.shape());
}
// Counts set bits, pair by pair.
constexpr Var popcnt(LocatedVar x) {
  Var bits = weft::bitcast_convert(x, unsigned_of(x.dtype()));
  const Index width = 8 * size_bytes(bits.dtype());
  const auto number = [&](std::uint64_t value) { return whole(bits, value); };
  bits = bits - ((bits >> number(1)) & number(0x5555555555555555));
  bits = (bits & number(0x3333333333333333)) + ((bits >> number(2)) & number(0x3333333333333333));
  bits = (bits + (bits >> number(4))) & number(0x0F0F0F0F0F0F0F0F);
  const Var sum = (bits * number(0x0101010101010101)) >> number(static_cast<std::uint64_t>(width - 8));
  return weft::bitcast_convert(sum, x.dtype());
}
constexpr Var count_leading_zeros(LocatedVar x) {
  Var bits = weft::bitcast_convert(x, unsigned_of(x.dtype()));
  const auto width = static_cast<std::uint64_t>(8 * size_bytes(bits.dtype()));
  for (std::uint64_t distance = 1; distance < width; distance *= 2) bits = bits | (bits >> whole(bits, distance));
  return weft::bitcast_convert(whole(bits, width) - popcnt(bits), x.dtype());
}
constexpr Var shift_right_arithmetic(LocatedVar x, LocatedVar distance) {
  const DType dtype = signed_of(x.dtype());
  return weft::bitcast_convert(weft::bitcast_convert(x, dtype) >> weft::bitcast_convert(distance, dtype), x.dtype());
}
constexpr Var shift_right_logical(LocatedVar x, LocatedVar distance) {
  const DType dtype = unsigned_of(x.dtype());
  return weft::bitcast_convert(weft::bitcast_convert(x, dtype) >> weft::bitcast_convert(distance, dtype), x.dtype());
}

// Of integers by squares, a bit of the exponent at a time, modulo the type's size; with a negative exponent the whole
// part of the fraction.
constexpr Buffer<Var> power(const Reading& at) {
  const Buffer<Var> in = alike(at, 2);
  Var base = in[0], exponent = in[1];
  if (is_floating(base.dtype())) {
    const double number = detail::number_of_all(exponent);
    if (!at.importer.is_of_jax() && number > 0 && number < 1) base = under_root(base);
    return {emit_var(Op::power, {base, exponent})};
  }
  const Var one = whole(base, 1), zero = whole(base, 0);
  const Var is_odd = (exponent & one) != zero, is_negative = exponent < zero;
  const Var fraction =
      weft::select((base == one) | ((base == -one) & !is_odd), one, weft::select(base == -one, base, zero));
  Var made = one;
  for (Index bit = 0; bit < 8 * size_bytes(base.dtype()); ++bit) {
    const Var is_set = (exponent & whole(exponent, std::uint64_t{1} << bit)) != zero;
    made = weft::select(is_set, made * base, made);
    base = base * base;
  }
  return {weft::select(is_negative, fraction, made)};
}
constexpr Buffer<Var> imaginary_part_of_real(const Reading& at) {
  at.expect_operands(1);
  return {broadcast_to(like(at.in[0], 0), at.in[0].shape())};
}

}  // namespace weft::stablehlo::read

#endif
