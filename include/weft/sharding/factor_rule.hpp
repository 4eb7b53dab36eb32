// Factor rules: every operation as an einsum over named factors. A dimension of an operand or of the result maps to one
// factor; dimensions with the same factor are cut alike; a factor that no result dimension has is summed over; a factor
// may demand to stay uncut; of one that is moved, devices exchange rows. This is the sharding column of the op table.
#ifndef WEFT_SHARDING_FACTOR_RULE_HPP
#define WEFT_SHARDING_FACTOR_RULE_HPP

#include <weft/base/maybe_function.hpp>
#include <weft/graph/op_table.hpp>
#include <weft/sharding/layout.hpp>
#include <weft/sharding/moved_rows.hpp>
#include <weft/sharding/row_by_row.hpp>

namespace weft {

inline constexpr int max_factors = 3 * max_rank;
inline constexpr std::int8_t uncut = -1;  // a dimension that must not be cut

struct FactorRule {
  using Dimensions = fixed_vector<std::int8_t, max_rank>;  // factor of every dimension, or `uncut`
  fixed_vector<Dimensions, 3> operands;                    // the last one serves all operands that follow
  Dimensions result;
  bool regroups = false;  // dimensions merge or split: see reshape_factors.hpp, not the lists above
  // Factors along which pieces are not made of pieces, by bits: what a device lacks it gets from others
  // (moved_operation.hpp). The first `exchanged` operands give it; one that does not divide does so as a whole.
  std::uint64_t moved = 0;
  Index exchanged = max_rank;

  [[nodiscard]] constexpr bool is_moved(std::int8_t factor) const noexcept {
    return factor != uncut && (moved >> factor & 1u) != 0;
  }
  // The same, if nothing may be exchanged.
  [[nodiscard]] constexpr FactorRule without_moves() const {
    FactorRule rule = *this;
    for (Dimensions& dims : rule.operands)
      for (std::int8_t& factor : dims) factor = is_moved(factor) ? uncut : factor;
    for (std::int8_t& factor : rule.result) factor = is_moved(factor) ? uncut : factor;
    rule.moved = 0;
    return rule;
  }

  [[nodiscard]] constexpr const Dimensions& operand(Index i) const {
    return operands[i < operands.size() ? i : operands.size() - 1];
  }
};

namespace detail {

constexpr FactorRule::Dimensions identity_factors(int rank) {
  FactorRule::Dimensions dims;
  for (int i = 0; i < rank; ++i) dims.push_back(static_cast<std::int8_t>(i));
  return dims;
}
// Those of two shapes of one rank: dimensions of different extents stay whole.
constexpr FactorRule::Dimensions factors_of_equal_extents(const Shape& part, const Shape& whole) {
  FactorRule::Dimensions dims = identity_factors(whole.rank());
  for (int i = 0; i < whole.rank(); ++i)
    if (part[i] != whole[i]) dims[i] = uncut;
  return dims;
}

constexpr FactorRule dot_factors(const DotDims& dot, int left_rank, int right_rank) {
  FactorRule rule;
  rule.operands.push_back(identity_factors(left_rank));
  FactorRule::Dimensions right(right_rank, 0);
  std::int8_t next = static_cast<std::int8_t>(left_rank);
  const AxisList right_free = shape_rule::free_dims(right_rank, dot.right_batch, dot.right_contracting);
  for (int i = 0; i < dot.right_batch.size(); ++i) right[dot.right_batch[i]] = dot.left_batch[i];
  for (int i = 0; i < dot.right_contracting.size(); ++i) right[dot.right_contracting[i]] = dot.left_contracting[i];
  for (const auto dim : dot.left_batch) rule.result.push_back(dim);
  for (const auto dim : shape_rule::free_dims(left_rank, dot.left_batch, dot.left_contracting))
    rule.result.push_back(dim);
  for (const auto dim : right_free) {
    right[dim] = next;
    rule.result.push_back(next++);
  }
  rule.operands.push_back(right);
  return rule;
}

}  // namespace detail

// What an operation makes of an operand that is still a sum of the devices' pieces (unreduced).
enum class Linearity : std::uint8_t {
  none,      // it needs the sum
  one,       // f(sum of pieces) = sum of f(pieces), in its first operand
  all,       // the same, if all operands are sums over the same devices
  factor,    // the same, if the other operand is a constant or one number
  quotient,  // the same in the first operand, if the second is a constant
  floating,  // the same but for the rounding of the pieces, from one floating-point type to another
};

namespace factor_rules {

constexpr FactorRule elementwise(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  for (Index i = 0; i < graph[id].operand_count && i < rule.operands.capacity(); ++i)
    rule.operands.push_back(rule.result);
  return rule;
}
constexpr FactorRule broadcast(const Graph& graph, Id id) {
  const Shape &from = graph.shape(graph.operand(id, 0)), &to = graph.shape(id);
  const AxisList& dims = graph.dims(id);
  FactorRule::Dimensions in;
  for (int i = 0; i < from.rank(); ++i) in.push_back(from[i] == to[dims[i]] ? dims[i] : uncut);
  FactorRule rule;
  rule.operands.push_back(in);
  rule.result = detail::identity_factors(to.rank());
  return rule;
}
constexpr FactorRule reshape(const Graph& graph, Id id) {
  FactorRule rule;
  rule.operands.push_back(FactorRule::Dimensions(graph.shape(graph.operand(id, 0)).rank(), uncut));
  rule.result = FactorRule::Dimensions(graph.shape(id).rank(), uncut);
  rule.regroups = true;
  return rule;
}
constexpr FactorRule transpose(const Graph& graph, Id id) {
  FactorRule rule;
  rule.operands.push_back(detail::identity_factors(graph.shape(id).rank()));
  for (const auto dim : graph.dims(id)) rule.result.push_back(dim);
  return rule;
}
// Slices, pads, concatenations, reversals.
constexpr FactorRule moves(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  rule.operands.push_back(rule.result);
  rule.moved = detail::moved_dims(graph, id);
  return rule;
}
constexpr FactorRule reduce(const Graph& graph, Id id) {
  const int rank = graph.shape(graph.operand(id, 0)).rank();
  FactorRule rule;
  rule.operands.push_back(detail::identity_factors(rank));
  for (std::int8_t i = 0; i < rank; ++i)
    if (!graph.dims(id).contains(i)) rule.result.push_back(i);
  return rule;
}
constexpr FactorRule dot_general(const Graph& graph, Id id) {
  return detail::dot_factors(graph.attributes<DotDims>(id), graph.shape(graph.operand(id, 0)).rank(),
                             graph.shape(graph.operand(id, 1)).rank());
}
// The batch, the features that come in, which are summed over, and those that go out; of several groups they stay
// whole. Of a spatial dimension the places, or the taps, which are summed over: what there are more of.
constexpr FactorRule convolution(const Graph& graph, Id id) {
  const ConvolutionDims& dims = graph.attributes<ConvolutionDims>(id);
  const std::int8_t batch = dims.batch_groups == 1 ? 0 : uncut, inputs = dims.feature_groups == 1 ? 1 : uncut,
                    outputs = dims.batch_groups == 1 && dims.feature_groups == 1 ? 2 : uncut;
  FactorRule rule;
  rule.result = FactorRule::Dimensions(dims.output.size(), uncut);
  FactorRule::Dimensions input = rule.result, kernel = rule.result;
  input[dims.input[0]] = rule.result[dims.output[0]] = batch;
  input[dims.input[1]] = kernel[dims.kernel[1]] = inputs;
  kernel[dims.kernel[0]] = rule.result[dims.output[1]] = outputs;
  rule.exchanged = 1;
  for (int i = 0; i < dims.window.size(); ++i) {
    const std::int8_t factor = static_cast<std::int8_t>(i + 3);
    const bool has_taps = dims.window[i].size > graph.shape(id)[dims.output[i + 2]];
    input[dims.input[i + 2]] = factor;
    (has_taps ? kernel[dims.kernel[i + 2]] : rule.result[dims.output[i + 2]]) = factor;
    if (!dims.window[i].is_trivial()) rule.moved |= std::uint64_t{1} << factor;
  }
  rule.operands.push_back(input);
  rule.operands.push_back(kernel);
  return rule;
}
// Rows are exchanged where a window has more than one tap at every element.
constexpr FactorRule windowed(const Graph& graph, Id id) {
  const WindowDimensions& window = graph.attributes<Window>(id).dims;
  FactorRule rule;
  rule.result = detail::identity_factors(window.size());
  for (int i = 0; i < window.size(); ++i)
    if (!window[i].is_trivial()) rule.moved |= std::uint64_t{1} << i;
  rule.operands.push_back(rule.result);
  return rule;
}
// Of gathers and scatters that go row by row: [0, 1..], [0] -> [0, 1..], of other extents.
constexpr FactorRule row_by_row(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  rule.operands.push_back(rule.result);
  rule.operands.push_back({0});
  rule.moved = 1;
  rule.exchanged = 0;
  return rule;
}
// table [rows, 1..], indices [0] -> [0, 1..]: what lies in other rows is zero, and summed up.
constexpr FactorRule gather(const Graph& graph, Id id) {
  if (detail::is_reversal(graph, id)) return moves(graph, id);
  if (detail::rows_taken(graph, id) > 0) return row_by_row(graph, id);
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  FactorRule::Dimensions table = rule.result;
  table[0] = graph.dtype(id) == DType::pred ? uncut : static_cast<std::int8_t>(table.size());
  rule.operands.push_back(table);
  rule.operands.push_back({0});
  return rule;
}
// [0.., uncut] -> [0.., uncut]
constexpr FactorRule argsort(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  rule.result[graph.shape(id).rank() - 1] = uncut;
  rule.operands.push_back(rule.result);
  return rule;
}
// [0.., uncut, uncut] -> [0.., uncut, uncut]
constexpr FactorRule cholesky(const Graph& graph, Id id) {
  FactorRule rule;
  const int rank = graph.shape(id).rank();
  rule.result = detail::identity_factors(rank);
  rule.result[rank - 1] = rule.result[rank - 2] = uncut;
  rule.operands.push_back(rule.result);
  return rule;
}
// [0.., uncut, uncut], [0.., uncut, 1] -> [0.., uncut, 1]: each right side is a system of its own.
constexpr FactorRule triangular_solve(const Graph& graph, Id id) {
  FactorRule rule = cholesky(graph, id);
  const int rank = graph.shape(id).rank();
  rule.result[rank - 1] = static_cast<std::int8_t>(rank - 1);
  rule.operands.push_back(rule.result);
  return rule;
}
// x [0.., k], weights [k, n], scales and zero points [uncut, n] -> [0.., n]: sums over k are joined where each row of
// the weights is bytes of its own, a column has one scale and rows of x are numbers.
constexpr FactorRule quantized_matmul(const Graph& graph, Id id) {
  const Shape& x = graph.shape(graph.operand(id, 0));
  const auto n = static_cast<std::int8_t>(x.rank());
  const bool has_rows = !QuantizedProduct(graph.number(id)).activations &&
                        graph.dtype(graph.operand(id, 1)) == DType::i8 && graph.shape(graph.operand(id, 2))[0] == 1;
  const auto k = static_cast<std::int8_t>(has_rows ? x.rank() - 1 : uncut);
  FactorRule rule;
  rule.result = detail::identity_factors(x.rank());
  rule.result[x.rank() - 1] = k;
  rule.operands.push_back(rule.result);
  rule.operands.push_back({k, n});
  rule.operands.push_back({uncut, n});
  rule.result[x.rank() - 1] = n;
  return rule;
}
// The part, and the whole that it is taken from or written into: dimensions in which the part is shorter stay whole. In
// the others a start is 0 after clamping, of a piece as of the whole. Starts are scalars.
constexpr FactorRule dynamic_slice(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::factors_of_equal_extents(graph.shape(graph.operand(id, 0)), graph.shape(id));
  rule.operands.push_back(rule.result);
  rule.operands.push_back({});
  return rule;
}
constexpr FactorRule dynamic_update_slice(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::factors_of_equal_extents(graph.shape(graph.operand(id, 1)), graph.shape(id));
  rule.operands.push_back(rule.result);
  rule.operands.push_back(rule.result);
  rule.operands.push_back({});
  return rule;
}
// [uncut, 0, 1..] -> [0, 1..]
constexpr FactorRule loop_element(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  FactorRule::Dimensions stacked = rule.result;
  stacked.insert(0, uncut);
  rule.operands.push_back(stacked);
  return rule;
}
// The number of the piece is a scalar.
constexpr FactorRule checked_label(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  rule.operands.push_back(rule.result);
  rule.operands.push_back({});
  return rule;
}
// updates [0, 1..], indices [0] -> [rows, 1..]: each device keeps its rows.
constexpr FactorRule scatter(const Graph& graph, Id id) {
  if (detail::is_reversal(graph, id)) return moves(graph, id);
  if (detail::rows_taken(graph, id) > 0) return row_by_row(graph, id);
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  rule.operands.push_back(rule.result);
  rule.operands.push_back({0});
  rule.result[0] = static_cast<std::int8_t>(rule.result.size());
  return rule;
}

}  // namespace factor_rules

// Of what one device's piece is made where it is read, if the whole is on every device: the whole, which is cut; the
// pieces of the operands, which is as cheap; or the numbers of the elements, which begin where the piece does.
enum class PieceOf : std::uint8_t { whole, operands, numbers };

// The sharding column of the op table. Collectives, `map` and what belongs to it come after partitioning and have none;
// what hands values to and from a loop has their layouts: see propagate.hpp.
struct FactorRow {
  Op op;
  MaybeFunction<FactorRule(const Graph& graph, Id id)> rule;
  Linearity linearity;
  ReductionKind joins;  // how pieces of a factor that the result does not have become one
  PieceOf piece;
};
inline constexpr FactorRow factor_table[op_count] = {
    {Op::parameter, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::constant, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::iota, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::numbers},
    {Op::device_index, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::negate, factor_rules::elementwise, Linearity::one, ReductionKind::none, PieceOf::operands},
    {Op::abs, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::exponential, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::exponential_minus_one, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::log, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::log_plus_one, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::tanh, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::logistic, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::erf, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::erfc, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::sqrt, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::rsqrt, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::sign, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::floor, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::logical_not, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::bitcast_convert, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::convert, factor_rules::elementwise, Linearity::floating, ReductionKind::none, PieceOf::operands},
    {Op::add, factor_rules::elementwise, Linearity::all, ReductionKind::none, PieceOf::operands},
    {Op::subtract, factor_rules::elementwise, Linearity::all, ReductionKind::none, PieceOf::operands},
    {Op::multiply, factor_rules::elementwise, Linearity::factor, ReductionKind::none, PieceOf::operands},
    {Op::divide, factor_rules::elementwise, Linearity::quotient, ReductionKind::none, PieceOf::operands},
    {Op::maximum, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::minimum, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::power, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::equal, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::not_equal, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::less, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::less_equal, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::greater, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::greater_equal, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::bit_and, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::bit_or, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::bit_xor, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::shift_left, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::shift_right, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::random_bits, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::select, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::stop_gradient, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::sharding_constraint, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::broadcast, factor_rules::broadcast, Linearity::one, ReductionKind::none, PieceOf::operands},
    {Op::reshape, factor_rules::reshape, Linearity::one, ReductionKind::none, PieceOf::whole},
    {Op::transpose, factor_rules::transpose, Linearity::one, ReductionKind::none, PieceOf::whole},
    {Op::slice, factor_rules::moves, Linearity::one, ReductionKind::none, PieceOf::whole},
    {Op::pad, factor_rules::moves, Linearity::one, ReductionKind::none, PieceOf::whole},
    {Op::concatenate, factor_rules::moves, Linearity::all, ReductionKind::none, PieceOf::whole},
    {Op::gather, factor_rules::gather, Linearity::one, ReductionKind::sum, PieceOf::whole},
    {Op::scatter, factor_rules::scatter, Linearity::one, ReductionKind::sum, PieceOf::whole},
    {Op::argsort, factor_rules::argsort, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::dynamic_slice, factor_rules::dynamic_slice, Linearity::one, ReductionKind::none, PieceOf::whole},
    {Op::dynamic_update_slice, factor_rules::dynamic_update_slice, Linearity::none, ReductionKind::none,
     PieceOf::whole},
    {Op::checked_label, factor_rules::checked_label, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::reduce_sum, factor_rules::reduce, Linearity::one, ReductionKind::sum, PieceOf::whole},
    {Op::reduce_max, factor_rules::reduce, Linearity::none, ReductionKind::max, PieceOf::whole},
    {Op::reduce_min, factor_rules::reduce, Linearity::none, ReductionKind::min, PieceOf::whole},
    {Op::exact_square_sum, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::exact_norm, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::dot_general, factor_rules::dot_general, Linearity::none, ReductionKind::sum, PieceOf::whole},
    {Op::convolution, factor_rules::convolution, Linearity::none, ReductionKind::sum, PieceOf::whole},
    {Op::reduce_window_sum, factor_rules::windowed, Linearity::one, ReductionKind::none, PieceOf::whole},
    {Op::reduce_window_max, factor_rules::windowed, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::select_and_scatter, factor_rules::windowed, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::cholesky, factor_rules::cholesky, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::triangular_solve, factor_rules::triangular_solve, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::quantized_matmul, factor_rules::quantized_matmul, Linearity::none, ReductionKind::sum, PieceOf::whole},
    {Op::all_reduce, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::all_gather, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::reduce_scatter, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::all_to_all, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::collective_permute, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::shard_slice, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::map, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::get_tuple_element, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::loop_carry, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::loop_element, factor_rules::loop_element, Linearity::one, ReductionKind::none, PieceOf::whole},
    {Op::loop_end, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::loop_result, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::loop_stack, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::after, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
};
static_assert(has_every_operation(factor_table));

[[nodiscard]] constexpr const FactorRow& factor_row(Op op) noexcept { return factor_table[static_cast<int>(op)]; }

// The rule of node `id`, on its global shapes. Error: graph_is_invalid.
[[nodiscard]] constexpr FactorRule factor_rule(const Graph& graph, Id id) {
  const FactorRow& row = factor_row(graph[id].op);
  if (row.rule == nullptr) graph_is_invalid("what is partitioned has no collectives yet", id);
  return row.rule.call(graph, id);
}

}  // namespace weft

#endif
