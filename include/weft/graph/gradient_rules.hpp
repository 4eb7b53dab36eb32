// The gradient column of the op table: for z = op(x...), from the cotangent of z to the cotangents of x.
#ifndef WEFT_GRAPH_GRADIENT_RULES_HPP
#define WEFT_GRAPH_GRADIENT_RULES_HPP

#include <weft/graph/var.hpp>

namespace weft {

// One application of a rule: `z` is the node, `g` its cotangent (shape of z); give(i, v) hands v to operand i.
class Pullback {
 public:
  constexpr Pullback(Graph& graph, Id node, Id cotangent) : z{&graph, node}, g{&graph, cotangent} {}

  Var z, g;
  Buffer<Id> given;  // one an operand; no_id: no gradient flows there

  [[nodiscard]] constexpr Var operand(Index i) const { return {z.graph, z.graph->operand(z.id, i)}; }
  [[nodiscard]] constexpr Index operand_count() const { return (*z.graph)[z.id].operand_count; }
  [[nodiscard]] constexpr const Attributes& attributes() const { return (*z.graph)[z.id].attributes; }
  constexpr void give(Index i, Var cotangent) {
    if (given.empty()) given.resize(operand_count(), no_id);
    given[i] = cotangent.id;
  }
};

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
constexpr void broadcast(Pullback& p) {
  const Var x = p.operand(0);
  const AxisList dims = p.attributes().dims;  // a copy: the reduction below may move the nodes
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
  AxisList dims;
  for (int i = 0; i < shape.rank(); ++i)
    if (!reduced.contains(static_cast<std::int8_t>(i))) dims.push_back(static_cast<std::int8_t>(i));
  return broadcast_in_dim(g, shape, dims);
}

// Elements equal to the extremum share the cotangent equally (JAX's rule).
constexpr void reduce_extremum(Pullback& p) {
  const Var x = p.operand(0);
  const AxisList dims = p.attributes().dims;
  const Var at_extremum = x == unreduce(p.z, x.shape(), dims);
  const Var ones = convert(at_extremum, x.dtype());
  const Var count = reduce(Op::reduce_sum, ones, dims);
  p.give(0, ones * unreduce(p.g / count, x.shape(), dims));
}

constexpr void concatenate(Pullback& p) {
  const int dim = p.attributes().dims[0];
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
  Dims after;
  for (int i = 0; i < from.rank(); ++i) after.push_back(from[i] - p.attributes().limit[i]);
  p.give(0, pad(p.g, Dims(p.attributes().start), after));
}
constexpr void pad_back(Pullback& p) {
  const Shape from = p.operand(0).shape();
  const Dims start = p.attributes().start;
  Dims limit;
  for (int i = 0; i < from.rank(); ++i) limit.push_back(start[i] + from[i]);
  p.give(0, slice(p.g, start, limit));
}
constexpr void transpose_back(Pullback& p) {
  const AxisList order = p.attributes().dims;
  AxisList inverse(order.size(), 0);
  for (int i = 0; i < order.size(); ++i) inverse[order[i]] = static_cast<std::int8_t>(i);
  p.give(0, transpose(p.g, inverse));
}

// d left = g . right over right's free dimensions, d right = left . g over left's, permuted back to the operand's
// order.
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
  if (other_is_right) {
    const Var product = dot_general(g, other, dot);  // batch, free, other's contracting dimensions in other's order
    AxisList position(rank, 0);
    for (int i = 0; i < batch.size(); ++i) position[batch[i]] = static_cast<std::int8_t>(i);
    for (int i = 0; i < free.size(); ++i) position[free[i]] = static_cast<std::int8_t>(batch.size() + i);
    for (int i = 0; i < contracting.size(); ++i) {
      int place = 0;
      for (int j = 0; j < contracting.size(); ++j) place += other_contracting[j] < other_contracting[i];
      position[contracting[i]] = static_cast<std::int8_t>(batch.size() + free.size() + place);
    }
    return transpose(product, position);
  }
  // other is the left operand: contract it from the left, so that the product reads (batch, contracting, free).
  DotDims swapped{dot.right_batch, dot.left_batch, dot.right_contracting, dot.left_contracting};
  const Var product = dot_general(other, g, swapped);
  AxisList position(rank, 0);
  for (int i = 0; i < batch.size(); ++i) position[batch[i]] = static_cast<std::int8_t>(i);
  for (int i = 0; i < contracting.size(); ++i) {
    int place = 0;
    for (int j = 0; j < contracting.size(); ++j) place += other_contracting[j] < other_contracting[i];
    position[contracting[i]] = static_cast<std::int8_t>(batch.size() + place);
  }
  for (int i = 0; i < free.size(); ++i)
    position[free[i]] = static_cast<std::int8_t>(batch.size() + contracting.size() + i);
  return transpose(product, position);
}
constexpr void dot_general_back(Pullback& p) {
  const DotDims dot = p.attributes().dot;
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

}  // namespace gradient_rule

// Operands of one expression may be evaluated in any order: where two of them add nodes they are named first, so that
// every compiler, at compile time and at run time, numbers the nodes alike.
//
// Fills p.given. Operations that move no real number through (comparisons, integers, floor) give nothing.
constexpr void apply_gradient_rule(Pullback& p) {
  const Var g = p.g, z = p.z;
  const auto a = [&p] { return p.operand(0); };
  const auto b = [&p] { return p.operand(1); };
  const Op op = (*z.graph)[z.id].op;
  switch (op) {
    case Op::parameter:
    case Op::constant:
    case Op::iota:
    case Op::device_index:
    case Op::sign:
    case Op::floor:
    case Op::logical_not:
    case Op::stop_gradient:
    case Op::random_bits:
    case Op::equal:
    case Op::not_equal:
    case Op::less:
    case Op::less_equal:
    case Op::greater:
    case Op::greater_equal:
    case Op::bit_and:
    case Op::bit_or:
    case Op::bit_xor:
    case Op::shift_left:
    case Op::shift_right: return;
    case Op::negate: return p.give(0, -g);
    case Op::abs: return p.give(0, g * sign(a()));
    case Op::exponential: return p.give(0, g * z);
    case Op::log: return p.give(0, g / a());
    case Op::tanh: return p.give(0, g * (1.0 - z * z));
    case Op::logistic: {
      const Var rest = 1.0 - z;
      return p.give(0, g * z * rest);
    }
    case Op::sqrt: return p.give(0, g * 0.5 / z);
    case Op::rsqrt: return p.give(0, g * -0.5 * z * z * z);
    case Op::convert:
      if (is_floating(a().dtype()) && is_floating(z.dtype())) p.give(0, convert(g, a().dtype()));
      return;
    case Op::add: p.give(0, g); return p.give(1, g);
    case Op::subtract: p.give(0, g); return p.give(1, -g);
    case Op::multiply: p.give(0, g * b()); return p.give(1, g * a());
    case Op::divide: p.give(0, g / b()); return p.give(1, -(g * z / b()));
    case Op::maximum: return gradient_rule::extremum(p, true);
    case Op::minimum: return gradient_rule::extremum(p, false);
    case Op::power: return gradient_rule::power(p);
    case Op::select: {
      const Var condition = p.operand(0), zero = broadcast_to(like(g, 0), g.shape());
      p.give(1, select(condition, g, zero));
      return p.give(2, select(condition, zero, g));
    }
    case Op::broadcast: return gradient_rule::broadcast(p);
    case Op::reshape: return p.give(0, reshape(g, a().shape()));
    case Op::transpose: return gradient_rule::transpose_back(p);
    case Op::slice: return gradient_rule::slice_back(p);
    case Op::pad: return gradient_rule::pad_back(p);
    case Op::concatenate: return gradient_rule::concatenate(p);
    case Op::take_rows: return p.give(0, scatter_add(g, b(), a().shape()[0]));
    case Op::scatter_add_rows: return p.give(0, take(g, b()));
    case Op::reduce_sum: return p.give(0, gradient_rule::unreduce(g, a().shape(), p.attributes().dims));
    case Op::reduce_max:
    case Op::reduce_min: return gradient_rule::reduce_extremum(p);
    case Op::dot_general: return gradient_rule::dot_general_back(p);
    case Op::all_reduce:
    case Op::all_gather:
    case Op::reduce_scatter:
    case Op::all_to_all:
    case Op::collective_permute:
    case Op::shard_slice:
    case Op::after: operation_has_no_gradient(name_of(op));  // collectives are inserted after differentiation
  }
}

}  // namespace weft

#endif
