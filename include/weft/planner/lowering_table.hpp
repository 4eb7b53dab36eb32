// The planner's column of the op table: how an operation is brought into a legal form, fused, laid out, scheduled and
// lowered. Fused loops are lowered from their members' opcodes; `lower` is for what makes a step of its own.
#ifndef WEFT_PLANNER_LOWERING_TABLE_HPP
#define WEFT_PLANNER_LOWERING_TABLE_HPP

#include <weft/base/maybe_function.hpp>
#include <weft/planner/legalize_rules.hpp>
#include <weft/planner/movements.hpp>
#include <weft/planner/windows.hpp>

namespace weft {

enum class FusionRole : std::uint8_t {
  source,       // in memory before the first step
  view,         // no step: another shape of the same bytes
  index,        // a row or column number inside a loop
  spread,       // a loop reads its operand with a smaller extent
  elementwise,  // a member of a loop
  map,          // likewise, with several results
  projection,   // one of them
  reduction,    // a member of a loop, unless its dimensions are no loop's rows or columns
  matmul,
  convolution,  // a step of its own, as is a movement
  movement,     // a step of its own, unless it is a view
  call,         // one step for all results of a user's operation, which are neighbors
  permutation,  // likewise, or the order in which a matmul writes
  collective,
};

// Whether operands are written where the result lies: nowhere; the operand over the result; one part after another;
// this device's part at its place; the value of each iteration at its place; a part of what the first operand is, if the
// result may lie there.
enum class Assembly : std::uint8_t { none, in_place, parts, shards, elements, part };

// When a step runs: in program order; a reduction of gradients as soon as it can; a gather right before its first user.
enum class Timing : std::uint8_t { in_order, eager, late };

// Where a result lies: in memory that is written before the first step, of an input, of constants or of the positions
// of devices; in a buffer of its own, or its operand's; or anywhere: its kernel may write into a part of another buffer.
enum class Placement : std::uint8_t { input, constant, device_index, own, anywhere };

struct LoweringRow {
  Op op;
  FusionRole role;
  MaybeFunction<LegalizeRule> legalize;            // null: legal as it is
  MaybeFunction<void(StepWriter&, Id id)> lower;  // null: a part of a fused loop or of nothing
  Assembly assembly;
  Timing timing;
  Placement placement;
};

inline constexpr LoweringRow lowering_table[op_count] = {
    {Op::parameter, FusionRole::source, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::input},
    {Op::constant, FusionRole::source, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::constant},
    {Op::iota, FusionRole::index, legal::iota, nullptr, Assembly::none, Timing::in_order, Placement::own},
    {Op::device_index, FusionRole::source, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::device_index},
    {Op::negate, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::abs, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::exponential, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::exponential_minus_one, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::log, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::log_plus_one, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::tanh, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::logistic, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::erf, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::erfc, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::sine, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::cosine, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::sqrt, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::rsqrt, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::sign, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::floor, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::logical_not, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::bitcast_convert, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::convert, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::add, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::subtract, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::multiply, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::divide, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::maximum, FusionRole::elementwise, legal::bound<true>, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::minimum, FusionRole::elementwise, legal::bound<false>, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::power, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::remainder, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::equal, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::not_equal, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::less, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::less_equal, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::greater, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::greater_equal, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::bit_and, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::bit_or, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::bit_xor, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::shift_left, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::shift_right, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::random_bits, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::select, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::multiply_add, FusionRole::elementwise, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::stop_gradient, FusionRole::view, legal::dropped, nullptr, Assembly::none, Timing::in_order, Placement::own},
    {Op::sharding_constraint, FusionRole::view, legal::dropped, nullptr, Assembly::none, Timing::in_order, Placement::own},
    {Op::broadcast, FusionRole::spread, legal::broadcast, lowering::broadcast, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::reshape, FusionRole::view, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::own},
    {Op::transpose, FusionRole::permutation, nullptr, lowering::transpose, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::slice, FusionRole::movement, nullptr, lowering::slice, Assembly::none, Timing::in_order, Placement::own},
    {Op::pad, FusionRole::movement, legal::pad, lowering::pad, Assembly::none, Timing::in_order, Placement::own},
    {Op::concatenate, FusionRole::movement, legal::concatenate, lowering::concatenate, Assembly::parts, Timing::eager, Placement::own},
    {Op::gather, FusionRole::movement, nullptr, lowering::gather, Assembly::none, Timing::in_order, Placement::own},
    {Op::scatter, FusionRole::movement, legal::scatter, lowering::scatter, Assembly::none, Timing::in_order, Placement::own},
    {Op::argsort, FusionRole::movement, nullptr, lowering::argsort, Assembly::none, Timing::in_order, Placement::own},
    {Op::dynamic_slice, FusionRole::movement, nullptr, lowering::dynamic_slice, Assembly::none, Timing::in_order, Placement::own},
    {Op::dynamic_update_slice, FusionRole::movement, nullptr, lowering::dynamic_update_slice, Assembly::part, Timing::in_order, Placement::own},
    {Op::checked_label, FusionRole::movement, nullptr, lowering::checked_label, Assembly::none, Timing::in_order, Placement::own},
    {Op::reduce_sum, FusionRole::reduction, legal::reduction<true>, lowering::reduce<ReductionKind::sum>, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::reduce_max, FusionRole::reduction, legal::reduction<false>, lowering::reduce<ReductionKind::max>, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::reduce_min, FusionRole::reduction, legal::reduction<false>, lowering::reduce<ReductionKind::min>, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::exact_square_sum, FusionRole::movement, nullptr, lowering::exact_square_sum, Assembly::none, Timing::in_order, Placement::own},
    {Op::exact_norm, FusionRole::movement, nullptr, lowering::exact_norm, Assembly::none, Timing::in_order, Placement::own},
    {Op::dot_general, FusionRole::matmul, legal::dot_general, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::convolution, FusionRole::convolution, legal::of_floats, lowering::convolution, Assembly::none, Timing::in_order, Placement::own},
    {Op::reduce_window_sum, FusionRole::movement, legal::of_floats, lowering::reduce_window<WindowKind::sum>, Assembly::none, Timing::in_order, Placement::own},
    {Op::reduce_window_max, FusionRole::movement, legal::of_floats, lowering::reduce_window<WindowKind::max>, Assembly::none, Timing::in_order, Placement::own},
    {Op::select_and_scatter, FusionRole::movement, legal::of_floats, lowering::reduce_window<WindowKind::select>, Assembly::none, Timing::in_order, Placement::own},
    {Op::cholesky, FusionRole::movement, nullptr, lowering::cholesky, Assembly::none, Timing::in_order, Placement::own},
    {Op::triangular_solve, FusionRole::movement, nullptr, lowering::triangular_solve, Assembly::none, Timing::in_order, Placement::own},
    {Op::quantized_matmul, FusionRole::movement, legal::of_floats, lowering::quantized_matmul, Assembly::none, Timing::in_order, Placement::own},
    {Op::custom_call, FusionRole::call, legal::custom_call, lowering::custom_call, Assembly::none, Timing::in_order, Placement::own},
    {Op::all_reduce, FusionRole::collective, nullptr, lowering::collective<Collective::all_reduce, 1>, Assembly::in_place, Timing::eager, Placement::anywhere},
    {Op::all_gather, FusionRole::collective, legal::all_gather, lowering::collective<Collective::all_gather, 1>, Assembly::shards, Timing::late, Placement::own},
    {Op::reduce_scatter, FusionRole::collective, legal::reduce_scatter, lowering::collective<Collective::reduce_scatter, 0>, Assembly::none, Timing::eager, Placement::anywhere},
    {Op::all_to_all, FusionRole::collective, legal::all_to_all, lowering::collective<Collective::all_to_all, 0>, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::collective_permute, FusionRole::collective, nullptr, lowering::collective<Collective::collective_permute, 1>, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::shard_slice, FusionRole::movement, legal::shard_slice, lowering::shard_slice, Assembly::none, Timing::in_order, Placement::own},
    {Op::full_to_shard, FusionRole::view, legal::shard_boundary, nullptr, Assembly::none, Timing::in_order, Placement::own},
    {Op::shard_to_full, FusionRole::view, legal::shard_boundary, nullptr, Assembly::none, Timing::in_order, Placement::own},
    {Op::map, FusionRole::map, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::own},
    {Op::get_tuple_element, FusionRole::projection, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::anywhere},
    {Op::loop_carry, FusionRole::movement, nullptr, lowering::loop_carry, Assembly::in_place, Timing::in_order, Placement::own},
    {Op::loop_element, FusionRole::movement, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::own},
    {Op::loop_end, FusionRole::movement, legal::loop_end, lowering::loop_end, Assembly::none, Timing::in_order, Placement::own},
    {Op::loop_result, FusionRole::view, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::own},
    {Op::loop_stack, FusionRole::movement, nullptr, lowering::loop_stack, Assembly::elements, Timing::in_order, Placement::own},
    {Op::after, FusionRole::view, nullptr, nullptr, Assembly::none, Timing::in_order, Placement::own},
};
static_assert(has_every_operation(lowering_table));

[[nodiscard]] WEFT_NATIVE constexpr const LoweringRow& lowering_of(Op op) noexcept {
  return lowering_table[static_cast<int>(op)];
}
[[nodiscard]] constexpr FusionRole role_of(Op op) noexcept { return lowering_of(op).role; }

// What a member of a loop adds to its code: of a map its body.
[[nodiscard]] constexpr Index instructions_of(const Graph& graph, Id id) {
  if (role_of(graph[id].op) == FusionRole::projection) return 0;
  if (role_of(graph[id].op) != FusionRole::map) return 1;
  const Graph& body = graph.bodies[graph.number(id)];
  return body.size() - body.inputs.size();
}

[[nodiscard]] constexpr bool writes_anywhere(Op op) noexcept {
  return lowering_of(op).placement == Placement::anywhere;
}

}  // namespace weft

#endif
