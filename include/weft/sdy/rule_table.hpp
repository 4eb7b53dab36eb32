// The table of names: the sharding rule of each operation of StableHLO, and how early it is propagated through.
#ifndef WEFT_SDY_RULE_TABLE_HPP
#define WEFT_SDY_RULE_TABLE_HPP

#include <weft/sdy/read_rule.hpp>
#include <weft/sdy/rules_of_calls.hpp>
#include <weft/sdy/rules_of_contraction.hpp>
#include <weft/sdy/rules_of_indexing.hpp>
#include <weft/sharding/sharding_flow.hpp>

namespace weft::sdy {

struct RuleRow {
  std::string_view name;
  ShardingStep::Kind kind;
  ShardingRule (*rule)(const RuleSite& at);
};

namespace rules {

using Kind = ShardingStep::Kind;
inline constexpr RuleRow table[] = {
    {"chlo.acos", Kind::elementwise, pointwise},
    {"chlo.acosh", Kind::elementwise, pointwise},
    {"chlo.asin", Kind::elementwise, pointwise},
    {"chlo.asinh", Kind::elementwise, pointwise},
    {"chlo.atan", Kind::elementwise, pointwise},
    {"chlo.atanh", Kind::elementwise, pointwise},
    {"chlo.bessel_i1e", Kind::elementwise, pointwise},
    {"chlo.conj", Kind::elementwise, pointwise},
    {"chlo.cosh", Kind::elementwise, pointwise},
    {"chlo.digamma", Kind::elementwise, pointwise},
    {"chlo.erf", Kind::elementwise, pointwise},
    {"chlo.erf_inv", Kind::elementwise, pointwise},
    {"chlo.erfc", Kind::elementwise, pointwise},
    {"chlo.is_inf", Kind::elementwise, pointwise},
    {"chlo.is_neg_inf", Kind::elementwise, pointwise},
    {"chlo.is_pos_inf", Kind::elementwise, pointwise},
    {"chlo.lgamma", Kind::elementwise, pointwise},
    {"chlo.next_after", Kind::elementwise, pointwise},
    {"chlo.polygamma", Kind::elementwise, pointwise},
    {"chlo.sinh", Kind::elementwise, pointwise},
    {"chlo.square", Kind::elementwise, pointwise},
    {"chlo.tan", Kind::elementwise, pointwise},
    {"chlo.top_k", Kind::other, top_k},
    {"chlo.zeta", Kind::elementwise, pointwise},
    {"sdy.sharding_constraint", Kind::elementwise, pointwise},
    {"stablehlo.abs", Kind::elementwise, pointwise},
    {"stablehlo.add", Kind::elementwise, pointwise},
    {"stablehlo.all_gather", Kind::other, all_gather},
    {"stablehlo.all_reduce", Kind::other, pointwise},
    {"stablehlo.all_to_all", Kind::other, all_to_all},
    {"stablehlo.and", Kind::elementwise, pointwise},
    {"stablehlo.atan2", Kind::elementwise, pointwise},
    {"stablehlo.batch_norm_inference", Kind::other, batch_norm_inference},
    {"stablehlo.bitcast_convert", Kind::other, bitcast_convert},
    {"stablehlo.broadcast_in_dim", Kind::broadcast, broadcast_in_dim},
    {"stablehlo.cbrt", Kind::elementwise, pointwise},
    {"stablehlo.ceil", Kind::elementwise, pointwise},
    {"stablehlo.cholesky", Kind::other, cholesky},
    {"stablehlo.clamp", Kind::elementwise, pointwise},
    {"stablehlo.collective_broadcast", Kind::other, pointwise},
    {"stablehlo.collective_permute", Kind::other, pointwise},
    {"stablehlo.compare", Kind::elementwise, pointwise},
    {"stablehlo.complex", Kind::elementwise, pointwise},
    {"stablehlo.concatenate", Kind::other, concatenate},
    {"stablehlo.convert", Kind::elementwise, pointwise},
    {"stablehlo.convolution", Kind::other, convolution},
    {"stablehlo.cosine", Kind::elementwise, pointwise},
    {"stablehlo.count_leading_zeros", Kind::elementwise, pointwise},
    {"stablehlo.custom_call", Kind::other, custom_call},
    {"stablehlo.divide", Kind::elementwise, pointwise},
    {"stablehlo.dot", Kind::other, dot},
    {"stablehlo.dot_general", Kind::other, dot_general},
    {"stablehlo.dynamic_slice", Kind::dynamic_slice, dynamic_slice},
    {"stablehlo.dynamic_update_slice", Kind::dynamic_slice, dynamic_update_slice},
    {"stablehlo.exponential", Kind::elementwise, pointwise},
    {"stablehlo.exponential_minus_one", Kind::elementwise, pointwise},
    {"stablehlo.fft", Kind::other, fft},
    {"stablehlo.floor", Kind::elementwise, pointwise},
    {"stablehlo.gather", Kind::other, gather},
    {"stablehlo.imag", Kind::elementwise, pointwise},
    {"stablehlo.is_finite", Kind::elementwise, pointwise},
    {"stablehlo.log", Kind::elementwise, pointwise},
    {"stablehlo.log_plus_one", Kind::elementwise, pointwise},
    {"stablehlo.logistic", Kind::elementwise, pointwise},
    {"stablehlo.maximum", Kind::elementwise, pointwise},
    {"stablehlo.minimum", Kind::elementwise, pointwise},
    {"stablehlo.multiply", Kind::elementwise, pointwise},
    {"stablehlo.negate", Kind::elementwise, pointwise},
    {"stablehlo.not", Kind::elementwise, pointwise},
    {"stablehlo.or", Kind::elementwise, pointwise},
    {"stablehlo.pad", Kind::other, pad_or_slice},
    {"stablehlo.popcnt", Kind::elementwise, pointwise},
    {"stablehlo.power", Kind::elementwise, pointwise},
    {"stablehlo.real", Kind::elementwise, pointwise},
    {"stablehlo.reduce", Kind::other, reduce},
    {"stablehlo.reduce_precision", Kind::elementwise, pointwise},
    {"stablehlo.reduce_scatter", Kind::other, reduce_scatter},
    {"stablehlo.reduce_window", Kind::other, reduce_window},
    {"stablehlo.remainder", Kind::elementwise, pointwise},
    {"stablehlo.reshape", Kind::moves, reshape},
    {"stablehlo.reverse", Kind::other, reverse},
    {"stablehlo.rng_bit_generator", Kind::other, rng_bit_generator},
    {"stablehlo.round_nearest_afz", Kind::elementwise, pointwise},
    {"stablehlo.round_nearest_even", Kind::elementwise, pointwise},
    {"stablehlo.rsqrt", Kind::elementwise, pointwise},
    {"stablehlo.scatter", Kind::other, scatter},
    {"stablehlo.select", Kind::elementwise, pointwise},
    {"stablehlo.select_and_scatter", Kind::other, select_and_scatter},
    {"stablehlo.shift_left", Kind::elementwise, pointwise},
    {"stablehlo.shift_right_arithmetic", Kind::elementwise, pointwise},
    {"stablehlo.shift_right_logical", Kind::elementwise, pointwise},
    {"stablehlo.sign", Kind::elementwise, pointwise},
    {"stablehlo.sine", Kind::elementwise, pointwise},
    {"stablehlo.slice", Kind::other, pad_or_slice},
    {"stablehlo.sort", Kind::other, sort},
    {"stablehlo.sqrt", Kind::elementwise, pointwise},
    {"stablehlo.subtract", Kind::elementwise, pointwise},
    {"stablehlo.tan", Kind::elementwise, pointwise},
    {"stablehlo.tanh", Kind::elementwise, pointwise},
    {"stablehlo.transpose", Kind::moves, transpose},
    {"stablehlo.triangular_solve", Kind::other, triangular_solve},
    {"stablehlo.xor", Kind::elementwise, pointwise},
};

}  // namespace rules

// Null: nothing is propagated through it by a rule.
[[nodiscard]] WEFT_NATIVE constexpr const RuleRow* rule_row(std::string_view operation) {
  for (const RuleRow& row : rules::table)
    if (row.name == operation) return &row;
  return nullptr;
}

// The rule that the operation has with it, or that of the table; is_none() if there is neither.
[[nodiscard]] WEFT_NATIVE constexpr ShardingRule sharding_rule(const RuleSite& at) {
  if (const Attribute* const own = at.find("sdy.sharding_rule")) return read_rule(own->text, own->place);
  const RuleRow* const row = rule_row(at.operation.name);
  if (row == nullptr || at.results() == 0) return {};
  return row->rule(at);
}

// How early Shardy propagates through the operation.
[[nodiscard]] WEFT_NATIVE constexpr ShardingStep::Kind step_kind(const RuleSite& at) {
  using Kind = ShardingStep::Kind;
  const std::string_view name = at.operation.name;
  if (name == "sdy.propagation_barrier") return Kind::barrier;
  if (name == "stablehlo.bitcast_convert" && at.operand(0) == at.result()) return Kind::elementwise;
  if (name == "stablehlo.custom_call") {
    const std::string_view target = rules::call_target(at.operation);
    return target == "MoveToDevice" || target == "MoveToHost" ? Kind::moves : Kind::other;
  }
  const RuleRow* const row = rule_row(name);
  return row == nullptr ? Kind::other : row->kind;
}

}  // namespace weft::sdy

#endif
