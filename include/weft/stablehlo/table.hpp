// The StableHLO column of the op table: the form of every operation, and the name of the operation there, of the
// direction of a comparison, or of what a reduction does with two elements.
#ifndef WEFT_STABLEHLO_TABLE_HPP
#define WEFT_STABLEHLO_TABLE_HPP

#include <weft/base/maybe_function.hpp>
#include <weft/stablehlo/collectives.hpp>
#include <weft/stablehlo/integers.hpp>
#include <weft/stablehlo/selection.hpp>

namespace weft::stablehlo {

struct Row {
  Op op;
  const char* operation;
  MaybeFunction<Form> form;  // null: print.hpp writes inputs, loops, and what may have several results
};

inline constexpr Row table[op_count] = {
    {Op::parameter, "", nullptr},
    {Op::constant, "stablehlo.constant", constant},
    {Op::iota, "stablehlo.iota", iota},
    {Op::device_index, "stablehlo.replica_id", device_index},
    {Op::negate, "stablehlo.negate", plain},
    {Op::abs, "stablehlo.abs", absolute},
    {Op::exponential, "stablehlo.exponential", plain},
    {Op::exponential_minus_one, "stablehlo.exponential_minus_one", plain},
    {Op::log, "stablehlo.log", plain},
    {Op::log_plus_one, "stablehlo.log_plus_one", plain},
    {Op::tanh, "stablehlo.tanh", plain},
    {Op::logistic, "stablehlo.logistic", plain},
    {Op::erf, "chlo.erf", plain},
    {Op::erfc, "chlo.erfc", plain},
    {Op::sine, "stablehlo.sine", plain},
    {Op::cosine, "stablehlo.cosine", plain},
    {Op::sqrt, "stablehlo.sqrt", plain},
    {Op::rsqrt, "stablehlo.rsqrt", plain},
    {Op::sign, "stablehlo.sign", sign},
    {Op::floor, "stablehlo.floor", plain},
    {Op::logical_not, "stablehlo.not", plain},
    {Op::bitcast_convert, "stablehlo.bitcast_convert", plain},
    {Op::convert, "stablehlo.convert", plain},
    {Op::add, "stablehlo.add", plain},
    {Op::subtract, "stablehlo.subtract", plain},
    {Op::multiply, "stablehlo.multiply", plain},
    {Op::divide, "stablehlo.divide", plain},
    {Op::maximum, "stablehlo.maximum", plain},
    {Op::minimum, "stablehlo.minimum", plain},
    {Op::power, "stablehlo.power", plain},
    {Op::remainder, "stablehlo.remainder", plain},
    {Op::equal, "EQ", compare},
    {Op::not_equal, "NE", compare},
    {Op::less, "LT", compare},
    {Op::less_equal, "LE", compare},
    {Op::greater, "GT", compare},
    {Op::greater_equal, "GE", compare},
    {Op::bit_and, "stablehlo.and", plain},
    {Op::bit_or, "stablehlo.or", plain},
    {Op::bit_xor, "stablehlo.xor", plain},
    {Op::shift_left, "stablehlo.shift_left", shift_left},
    {Op::shift_right, "stablehlo.shift_right_logical", shift_right},
    {Op::random_bits, "func.call", random_bits},
    {Op::select, "stablehlo.select", plain},
    {Op::multiply_add, "stablehlo.add", multiply_add},
    {Op::stop_gradient, "", first_operand},
    {Op::sharding_constraint, "stablehlo.custom_call", sharding_constraint},
    {Op::broadcast, "stablehlo.broadcast_in_dim", broadcast},
    {Op::reshape, "stablehlo.reshape", plain},
    {Op::transpose, "stablehlo.transpose", transpose},
    {Op::slice, "stablehlo.slice", slice},
    {Op::pad, "stablehlo.pad", pad},
    {Op::concatenate, "stablehlo.concatenate", concatenate},
    {Op::gather, "stablehlo.gather", gather},
    {Op::scatter, "stablehlo.scatter", summed_in_f32<scatter>},
    {Op::argsort, "stablehlo.sort", argsort},
    {Op::dynamic_slice, "stablehlo.dynamic_slice", dynamic_slice},
    {Op::dynamic_update_slice, "stablehlo.dynamic_update_slice", plain},
    {Op::checked_label, "", first_operand},  // a label out of range raises no error there
    {Op::reduce_sum, "stablehlo.add", summed_in_f32<reduce<ReductionKind::sum>>},
    {Op::reduce_max, "stablehlo.maximum", reduce<ReductionKind::max>},
    {Op::reduce_min, "stablehlo.minimum", reduce<ReductionKind::min>},
    {Op::exact_square_sum, "func.call", exact_square_sum},
    {Op::exact_norm, "func.call", exact_norm},
    {Op::dot_general, "stablehlo.dot_general", dot_general},
    {Op::convolution, "stablehlo.convolution", convolution},
    {Op::reduce_window_sum, "stablehlo.add", summed_in_f32<reduce_window<ReductionKind::sum>>},
    {Op::reduce_window_max, "stablehlo.maximum", reduce_window<ReductionKind::max>},
    {Op::select_and_scatter, "stablehlo.select_and_scatter", summed_in_f32<select_and_scatter>},
    {Op::cholesky, "stablehlo.cholesky", cholesky},
    {Op::triangular_solve, "stablehlo.triangular_solve", triangular_solve},
    {Op::quantized_matmul, "stablehlo.dot_general", quantized_matmul},
    {Op::custom_call, "stablehlo.custom_call", nullptr},
    {Op::all_reduce, "stablehlo.all_reduce", all_reduce},
    {Op::all_gather, "stablehlo.all_gather", all_gather},
    {Op::reduce_scatter, "stablehlo.reduce_scatter", reduce_scatter},
    {Op::all_to_all, "stablehlo.all_to_all", all_to_all},
    {Op::collective_permute, "stablehlo.collective_permute", collective_permute},
    {Op::shard_slice, "stablehlo.dynamic_slice", shard_slice},
    {Op::full_to_shard, "SPMDFullToShardShape", shard_boundary},
    {Op::shard_to_full, "SPMDShardToFullShape", shard_boundary},
    {Op::map, "", nullptr},
    {Op::get_tuple_element, "", nullptr},
    {Op::loop_carry, "", nullptr},
    {Op::loop_element, "", nullptr},
    {Op::loop_end, "", nullptr},
    {Op::loop_result, "", nullptr},
    {Op::loop_stack, "", nullptr},
    {Op::after, "stablehlo.optimization_barrier", after},
};
static_assert(has_every_operation(table));

// Who writes a node: its form, or print.hpp, which knows the kinds of those that have none.
constexpr bool has_a_writer(const Row& row) noexcept {
  return (row.form == nullptr) == (is_structure(row.op) || is_parameter(row.op) || is_custom_call(row.op));
}
constexpr bool every_operation_has_a_writer() noexcept {
  for (const Row& row : table)
    if (!has_a_writer(row)) return false;
  return true;
}
static_assert(every_operation_has_a_writer());

[[nodiscard]] constexpr const Row& entry_of(Op op) noexcept { return table[static_cast<int>(op)]; }

}  // namespace weft::stablehlo

#endif
