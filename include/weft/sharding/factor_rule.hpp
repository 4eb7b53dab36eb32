// The sharding column of the op table: of each operation its factor rule, and what it makes of values that are sums.
#ifndef WEFT_SHARDING_FACTOR_RULE_HPP
#define WEFT_SHARDING_FACTOR_RULE_HPP

#include <weft/base/maybe_function.hpp>
#include <weft/sharding/custom_factors.hpp>
#include <weft/sharding/factor_rules.hpp>

namespace weft {

// What an operation makes of an operand that is still a sum of the devices' pieces (unreduced).
enum class Linearity : std::uint8_t {
  none,      // it needs the sum
  one,       // f(sum of pieces) = sum of f(pieces), in its first operand
  all,       // the same, if all operands are sums over the same devices, or zeros
  chosen,    // the same of all operands but the first, which says what is taken
  replaced,  // the same of the first two operands, of which the others say where one stands in the other
  factor,    // the same, if the other operand is a constant or one number
  quotient,  // the same in the first operand, if the second is a constant
  floating,  // the same but for the rounding of the pieces, from one floating-point type to another
};

// Is a conversion one between floating-point types, and, to fewer bytes, may the pieces of a sum over `axes` be rounded
// before they are added up? A program that is trained says so by its Precision; over automatic axes the sum is made first,
// as the program has it.
[[nodiscard]] constexpr bool may_round_pieces(const Graph& graph, Id id, const AxisList& axes, const Mesh& mesh) {
  const DType to = graph.dtype(id), from = graph.dtype(graph.operand(id, 0));
  bool automatic = false;
  for (const auto axis : axes) automatic = automatic || mesh.axes[axis].type == AxisType::automatic;
  return is_floating(to) && is_floating(from) && (!automatic || size_bytes(to) >= size_bytes(from));
}

// What one device's piece is made of where it is read, if the whole is on every device: the whole, which is cut; the
// pieces of the operands, which is as cheap; or the numbers of the elements, which begin where the piece does.
enum class PieceOf : std::uint8_t { whole, operands, numbers };

// Collectives, `map` and what belongs to it come after partitioning and have none;
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
    {Op::sine, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
    {Op::cosine, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
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
    {Op::remainder, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
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
    {Op::select, factor_rules::elementwise, Linearity::chosen, ReductionKind::none, PieceOf::operands},
    {Op::multiply_add, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::operands},
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
    {Op::dynamic_update_slice, factor_rules::dynamic_update_slice, Linearity::replaced, ReductionKind::none,
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
    {Op::custom_call, factor_rules::custom_call, Linearity::none, ReductionKind::sum, PieceOf::whole},
    {Op::all_reduce, factor_rules::collective, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::all_gather, factor_rules::collective, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::reduce_scatter, factor_rules::collective, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::all_to_all, factor_rules::collective, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::collective_permute, factor_rules::collective, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::shard_slice, nullptr, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::full_to_shard, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::whole},
    {Op::shard_to_full, factor_rules::elementwise, Linearity::none, ReductionKind::none, PieceOf::whole},
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

[[nodiscard]] WEFT_NATIVE constexpr const FactorRow& factor_row(Op op) noexcept {
  return factor_table[static_cast<int>(op)];
}

// The rule of node `id`, on its global shapes. Error: graph_is_invalid.
[[nodiscard]] constexpr FactorRule factor_rule(const Graph& graph, Id id) {
  const FactorRow& row = factor_row(graph[id].op);
  if (row.rule == nullptr) graph_is_invalid("what is partitioned has no collectives yet", id);
  return row.rule.call(graph, id);
}

}  // namespace weft

#endif
