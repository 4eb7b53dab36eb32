// The gradient column of the op table: for z = op(x...), from the cotangent of z to the cotangents of x.
#ifndef WEFT_GRAPH_GRADIENT_RULES_HPP
#define WEFT_GRAPH_GRADIENT_RULES_HPP

#include <weft/base/maybe_function.hpp>
#include <weft/graph/collective_gradients.hpp>
#include <weft/graph/custom_gradient.hpp>
#include <weft/graph/linear_algebra_gradients.hpp>
#include <weft/graph/move_dimensions.hpp>
#include <weft/graph/quantized_gradients.hpp>
#include <weft/graph/window_gradients.hpp>

namespace weft {

namespace gradient_rule {

// Is `x` one constant, perhaps repeated?
constexpr bool is_constant(Var x) {
  const Graph& graph = *x.graph;
  const Id id = graph[x.id].op == Op::broadcast ? graph.operand(x.id, 0) : x.id;
  return graph[id].op == Op::constant;
}

// max and min: where both operands are equal each side gets half; against a constant the tie gives nothing, so that
// relu'(0) = 0 as in PyTorch and JAX, and the mask needs z alone.
constexpr void extremum(Pullback& p, bool is_maximum) {
  const Var a = p.operand(0), b = p.operand(1), zero = broadcast_to(like(p.g, 0), p.g.shape());
  if (is_constant(b)) return p.give(0, select(is_maximum ? p.z > b : p.z < b, p.g, zero));
  if (is_constant(a)) return p.give(1, select(is_maximum ? p.z > a : p.z < a, p.g, zero));
  const Var is_tie = a == b;
  const Var half = select(is_tie, p.g * 0.5, zero);
  p.give(0, select(is_maximum ? a > b : a < b, p.g, half));
  p.give(1, select(is_maximum ? b > a : b < a, p.g, half));
}

// Back from the result shape to the operand's: sum what was repeated.
constexpr void broadcast_back(Pullback& p) {
  const Var x = p.operand(0);
  const AxisList dims = p.dims();
  AxisList repeated;
  for (int i = 0; i < p.z.rank(); ++i) {
    bool kept = false;
    for (int j = 0; j < dims.size(); ++j) kept = kept || (dims[j] == i && x.shape()[j] == p.z.shape()[i]);
    if (!kept) repeated.push_back(static_cast<std::int8_t>(i));
  }
  const Var g = reduce(Op::reduce_sum, p.g, repeated);
  // A permuted broadcast leaves the kept dimensions in result order.
  AxisList kept_operand_dims;
  for (int i = 0; i < p.z.rank(); ++i)
    for (int j = 0; j < dims.size(); ++j)
      if (dims[j] == i && !repeated.contains(static_cast<std::int8_t>(i)))
        kept_operand_dims.push_back(static_cast<std::int8_t>(j));
  AxisList order;
  for (int j = 0; j < dims.size(); ++j)
    for (int k = 0; k < kept_operand_dims.size(); ++k)
      if (kept_operand_dims[k] == j) order.push_back(static_cast<std::int8_t>(k));
  p.give(0, reshape(transpose(g, order), x.shape()));
}

// Repeats a reduced cotangent along the dimensions that were reduced.
constexpr Var unreduce(Var g, const Shape& shape, const AxisList& reduced) {
  return broadcast_in_dim(g, shape, shape_rule::free_dims(shape.rank(), {}, reduced));
}

// Elements equal to the extremum share the cotangent equally (JAX's rule). They are counted in f32 where they are
// narrow.
constexpr void reduce_extremum(Pullback& p) {
  const Var x = p.operand(0);
  const AxisList dims = p.dims();
  const Var at_extremum = x == unreduce(p.z, x.shape(), dims);
  const Var ones = convert(at_extremum, is_narrow(x.dtype()) ? DType::f32 : x.dtype());
  const Var count = reduce(Op::reduce_sum, ones, dims);
  p.give(0, convert(ones * unreduce(convert(p.g, ones.dtype()) / count, x.shape(), dims), x.dtype()));
}

constexpr void concatenate_back(Pullback& p) {
  const int dim = p.dims()[0];
  Index offset = 0;
  for (Index i = 0; i < p.operand_count(); ++i) {
    Dims start(p.g.rank(), 0), limit = p.g.shape().dims;
    start[dim] = offset;
    limit[dim] = offset += p.operand(i).shape()[dim];
    p.give(i, slice(p.g, start, limit));
  }
}
constexpr void slice_back(Pullback& p) {
  const Shape from = p.operand(0).shape();
  const auto [start, limit] = p.attributes<SliceBounds>();
  Dims after;
  for (int i = 0; i < from.rank(); ++i) after.push_back(from[i] - limit[i]);
  p.give(0, pad(p.g, start, after));
}
constexpr void pad_back(Pullback& p) {
  const Shape from = p.operand(0).shape();
  const Dims start = p.attributes<Padding>().low;
  Dims limit;
  for (int i = 0; i < from.rank(); ++i) limit.push_back(start[i] + from[i]);
  p.give(0, slice(p.g, start, limit));
}
constexpr void transpose_back(Pullback& p) { p.give(0, transpose(p.g, detail::inverse(p.dims()))); }

// d left = g . right over right's free dimensions, d right = left . g over left's, permuted back to the operand's
// order. In the type of the product, which may be wider than its operands.
constexpr Var dot_cotangent(Var g, Var other, const AxisList& batch, const AxisList& contracting,
                            const AxisList& other_batch, const AxisList& other_contracting, int rank,
                            bool other_is_right) {
  const AxisList free = shape_rule::free_dims(rank, batch, contracting);
  const AxisList other_free = shape_rule::free_dims(other.rank(), other_batch, other_contracting);
  // Dimensions of g: batch, left free, right free.
  DotDims dot;
  for (int i = 0; i < batch.size(); ++i) dot.left_batch.push_back(static_cast<std::int8_t>(i));
  dot.right_batch = other_batch;
  const int other_start = batch.size() + (other_is_right ? free.size() : 0);
  for (int i = 0; i < other_free.size(); ++i) dot.left_contracting.push_back(static_cast<std::int8_t>(other_start + i));
  dot.right_contracting = other_free;
  // Batch, free, other's contracting dimensions in other's order; if other is the left operand, from which it is then
  // contracted: batch, contracting, free.
  const DotDims swapped{dot.right_batch, dot.left_batch, dot.right_contracting, dot.left_contracting};
  const DType dtype = other.dtype();
  other = convert(other, g.dtype());
  const Var product = other_is_right ? dot_general(g, other, dot) : dot_general(other, g, swapped);
  const int first_free = batch.size() + (other_is_right ? 0 : contracting.size()),
            first_contracting = batch.size() + (other_is_right ? free.size() : 0);
  AxisList position(rank, 0);
  for (int i = 0; i < batch.size(); ++i) position[batch[i]] = static_cast<std::int8_t>(i);
  for (int i = 0; i < free.size(); ++i) position[free[i]] = static_cast<std::int8_t>(first_free + i);
  for (int i = 0; i < contracting.size(); ++i) {
    int place = first_contracting;
    for (int j = 0; j < contracting.size(); ++j) place += other_contracting[j] < other_contracting[i];
    position[contracting[i]] = static_cast<std::int8_t>(place);
  }
  return convert(transpose(product, position), dtype);
}
constexpr void dot_general_back(Pullback& p) {
  const DotDims dot = p.attributes<DotDims>();
  const Var left = p.operand(0), right = p.operand(1);
  p.give(0, dot_cotangent(p.g, right, dot.left_batch, dot.left_contracting, dot.right_batch, dot.right_contracting,
                          left.rank(), true));
  p.give(1, dot_cotangent(p.g, left, dot.right_batch, dot.right_contracting, dot.left_batch, dot.left_contracting,
                          right.rank(), false));
}

// a^b. As in PyTorch: a^0 is 1 whatever a, so nothing flows to a; 0^b with b >= 0 does not change with b, though log(0)
// is infinite.
constexpr void power(Pullback& p) {
  const Var a = p.operand(0), b = p.operand(1), zero = broadcast_to(like(p.g, 0), p.g.shape());
  const Var lower = pow(a, b - 1.0);
  const Var to_base = p.g * b * lower;
  const Var no_power = b == 0.0;
  p.give(0, select(no_power, zero, to_base));
  const Var at_zero = a == 0.0, rises = b >= 0.0;
  const Var flat = at_zero & rises, logarithm = log(a);
  const Var to_exponent = p.g * p.z * logarithm;
  p.give(1, select(flat, zero, to_exponent));
}

// No real number moves through: comparisons, integers, steps; or nothing is read.
constexpr void none(Pullback&) {}

// The gradient lies as the value does (as in JAX's with_sharding_constraint). What is held as a sum forward is whole
// backward, and the other way round.
constexpr void sharding_constraint(Pullback& p) {
  ShardingConstraint mark = p.attributes<ShardingConstraint>();
  mark.spec = mark.spec.dual();
  p.give(0, weft::sharding_constraint(p.g, mark));
}
constexpr void negate(Pullback& p) { p.give(0, -p.g); }
constexpr void abs(Pullback& p) { p.give(0, p.g * weft::sign(p.operand(0))); }
constexpr void exponential(Pullback& p) { p.give(0, p.g * p.z); }
constexpr void log(Pullback& p) { p.give(0, p.g / p.operand(0)); }
constexpr void exponential_minus_one(Pullback& p) {
  const Var slope = p.z + 1.0;
  p.give(0, p.g * slope);
}
constexpr void log_plus_one(Pullback& p) {
  const Var divisor = p.operand(0) + 1.0;
  p.give(0, p.g / divisor);
}
constexpr void tanh(Pullback& p) { p.give(0, p.g * (1.0 - p.z * p.z)); }
constexpr void logistic(Pullback& p) {
  const Var rest = 1.0 - p.z;
  p.give(0, p.g * p.z * rest);
}
constexpr double erf_slope_at_zero = 1.12837916709551257390;  // 2 / sqrt(pi)
constexpr void erf(Pullback& p) {
  const Var slope = erf_slope_at_zero * exp(-square(p.operand(0)));
  p.give(0, p.g * slope);
}
constexpr void erfc(Pullback& p) {
  const Var slope = -erf_slope_at_zero * exp(-square(p.operand(0)));
  p.give(0, p.g * slope);
}
constexpr void sine(Pullback& p) { p.give(0, p.g * emit_var(Op::cosine, {p.operand(0)})); }
constexpr void cosine(Pullback& p) {
  const Var slope = -emit_var(Op::sine, {p.operand(0)});
  p.give(0, p.g * slope);
}
// a - q b with q = (a - z) / b, which is whole but for rounding. By 0, and of infinite numbers, where there is no z, it
// is a / b, as in JAX.
constexpr void remainder(Pullback& p) {
  p.give(0, p.g);
  const Var is_number = p.z == p.z, taken = p.operand(0) - weft::select(is_number, p.z, 0.0);
  const Var quotient = taken / p.operand(1);
  p.give(1, -(p.g * quotient));
}
constexpr void sqrt(Pullback& p) { p.give(0, p.g * 0.5 / p.z); }
constexpr void rsqrt(Pullback& p) { p.give(0, p.g * -0.5 * p.z * p.z * p.z); }
constexpr void convert(Pullback& p) {
  const DType from = p.operand(0).dtype();
  if (is_floating(from) && is_floating(p.z.dtype())) p.give(0, weft::convert(p.g, from));
}
constexpr void add(Pullback& p) {
  p.give(0, p.g);
  p.give(1, p.g);
}
constexpr void subtract(Pullback& p) {
  p.give(0, p.g);
  p.give(1, -p.g);
}
constexpr void multiply(Pullback& p) {
  p.give(0, p.g * p.operand(1));
  p.give(1, p.g * p.operand(0));
}
constexpr void multiply_add(Pullback& p) {
  p.give(2, p.g);
  multiply(p);
}
constexpr void divide(Pullback& p) {
  p.give(0, p.g / p.operand(1));
  p.give(1, -(p.g * p.z / p.operand(1)));
}
constexpr void maximum(Pullback& p) { extremum(p, true); }
constexpr void minimum(Pullback& p) { extremum(p, false); }
constexpr void select(Pullback& p) {
  const Var condition = p.operand(0), zero = broadcast_to(like(p.g, 0), p.g.shape());
  p.give(1, weft::select(condition, p.g, zero));
  p.give(2, weft::select(condition, zero, p.g));
}
constexpr void reshape(Pullback& p) { p.give(0, weft::reshape(p.g, p.operand(0).shape())); }
constexpr void gather(Pullback& p) { p.give(0, scatter_add(p.g, p.operand(1), p.operand(0).shape()[0])); }
// What was left out has no gradient.
constexpr void scatter(Pullback& p) {
  const Var rows = p.operand(1), taken = take(p.g, weft::maximum(rows, 0));
  AxisList leading;
  for (int d = 0; d < rows.rank(); ++d) leading.push_back(static_cast<std::int8_t>(d));
  p.give(0, weft::select(broadcast_in_dim(rows >= 0, taken.shape(), leading), taken, 0.0));
}
// The operands from `first` on.
constexpr Buffer<Var> starts_of(const Pullback& p, Index first) {
  Buffer<Var> starts;
  for (Index i = first; i < p.operand_count(); ++i) starts.push_back(p.operand(i));
  return starts;
}
// Zeros, and g where the slice was.
constexpr void dynamic_slice(Pullback& p) {
  const Var zeros = broadcast_to(like(p.g, 0), p.operand(0).shape());
  p.give(0, weft::dynamic_update_slice(zeros, p.g, starts_of(p, 1)));
}
// What was overwritten gets nothing; the update gets what lies in its place.
constexpr void dynamic_update_slice(Pullback& p) {
  const Buffer<Var> starts = starts_of(p, 2);
  const Shape part = p.operand(1).shape();
  p.give(0, weft::dynamic_update_slice(p.g, broadcast_to(like(p.g, 0), part), starts));
  p.give(1, weft::dynamic_slice(p.g, starts, part.dims));
}
constexpr void reduce_sum(Pullback& p) { p.give(0, unreduce(p.g, p.operand(0).shape(), p.dims())); }

}  // namespace gradient_rule

struct GradientRow {
  Op op;
  // Fills Pullback::given; null: none, or, of loops, not by node.
  MaybeFunction<void(Pullback&)> pull_back;
};

// Operands of one expression may be evaluated in any order: where two of them add nodes they are named first, so that
// every compiler, at compile time and at run time, numbers the nodes alike.
inline constexpr GradientRow gradient_table[op_count] = {
    {Op::parameter, gradient_rule::none},
    {Op::constant, gradient_rule::none},
    {Op::iota, gradient_rule::none},
    {Op::device_index, gradient_rule::none},
    {Op::negate, gradient_rule::negate},
    {Op::abs, gradient_rule::abs},
    {Op::exponential, gradient_rule::exponential},
    {Op::exponential_minus_one, gradient_rule::exponential_minus_one},
    {Op::log, gradient_rule::log},
    {Op::log_plus_one, gradient_rule::log_plus_one},
    {Op::tanh, gradient_rule::tanh},
    {Op::logistic, gradient_rule::logistic},
    {Op::erf, gradient_rule::erf},
    {Op::erfc, gradient_rule::erfc},
    {Op::sine, gradient_rule::sine},
    {Op::cosine, gradient_rule::cosine},
    {Op::sqrt, gradient_rule::sqrt},
    {Op::rsqrt, gradient_rule::rsqrt},
    {Op::sign, gradient_rule::none},
    {Op::floor, gradient_rule::none},
    {Op::logical_not, gradient_rule::none},
    {Op::bitcast_convert, gradient_rule::none},
    {Op::convert, gradient_rule::convert},
    {Op::add, gradient_rule::add},
    {Op::subtract, gradient_rule::subtract},
    {Op::multiply, gradient_rule::multiply},
    {Op::divide, gradient_rule::divide},
    {Op::maximum, gradient_rule::maximum},
    {Op::minimum, gradient_rule::minimum},
    {Op::power, gradient_rule::power},
    {Op::remainder, gradient_rule::remainder},
    {Op::equal, gradient_rule::none},
    {Op::not_equal, gradient_rule::none},
    {Op::less, gradient_rule::none},
    {Op::less_equal, gradient_rule::none},
    {Op::greater, gradient_rule::none},
    {Op::greater_equal, gradient_rule::none},
    {Op::bit_and, gradient_rule::none},
    {Op::bit_or, gradient_rule::none},
    {Op::bit_xor, gradient_rule::none},
    {Op::shift_left, gradient_rule::none},
    {Op::shift_right, gradient_rule::none},
    {Op::random_bits, gradient_rule::none},
    {Op::select, gradient_rule::select},
    {Op::multiply_add, gradient_rule::multiply_add},
    {Op::stop_gradient, gradient_rule::none},
    {Op::sharding_constraint, gradient_rule::sharding_constraint},
    {Op::broadcast, gradient_rule::broadcast_back},
    {Op::reshape, gradient_rule::reshape},
    {Op::transpose, gradient_rule::transpose_back},
    {Op::slice, gradient_rule::slice_back},
    {Op::pad, gradient_rule::pad_back},
    {Op::concatenate, gradient_rule::concatenate_back},
    {Op::gather, gradient_rule::gather},
    {Op::scatter, gradient_rule::scatter},
    {Op::argsort, gradient_rule::none},
    {Op::dynamic_slice, gradient_rule::dynamic_slice},
    {Op::dynamic_update_slice, gradient_rule::dynamic_update_slice},
    {Op::checked_label, gradient_rule::none},
    {Op::reduce_sum, gradient_rule::reduce_sum},
    {Op::reduce_max, gradient_rule::reduce_extremum},
    {Op::reduce_min, gradient_rule::reduce_extremum},
    {Op::exact_square_sum, nullptr},
    {Op::exact_norm, nullptr},
    {Op::dot_general, gradient_rule::dot_general_back},
    {Op::convolution, gradient_rule::convolution},
    {Op::reduce_window_sum, gradient_rule::reduce_window_sum},
    {Op::reduce_window_max, gradient_rule::reduce_window_max},
    {Op::select_and_scatter, gradient_rule::select_and_scatter},
    {Op::cholesky, gradient_rule::cholesky},
    {Op::triangular_solve, gradient_rule::triangular_solve},
    {Op::quantized_matmul, gradient_rule::quantized_matmul},
    {Op::custom_call, gradient_rule::custom_call},
    {Op::all_reduce, gradient_rule::all_reduce},
    {Op::all_gather, gradient_rule::all_gather},
    {Op::reduce_scatter, gradient_rule::reduce_scatter},
    {Op::all_to_all, gradient_rule::all_to_all},
    {Op::collective_permute, gradient_rule::collective_permute},
    {Op::shard_slice, nullptr},
    {Op::full_to_shard, gradient_rule::full_to_shard},
    {Op::shard_to_full, gradient_rule::shard_to_full},
    {Op::map, nullptr},
    {Op::get_tuple_element, nullptr},
    {Op::loop_carry, nullptr},
    {Op::loop_element, nullptr},
    {Op::loop_end, nullptr},
    {Op::loop_result, nullptr},
    {Op::loop_stack, nullptr},
    {Op::after, nullptr},
};
static_assert(has_every_operation(gradient_table));

}  // namespace weft

#endif
