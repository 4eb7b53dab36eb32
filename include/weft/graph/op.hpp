// The operations of a graph, by name. What each one means stands in its row of `op_table.hpp`.
#ifndef WEFT_GRAPH_OP_HPP
#define WEFT_GRAPH_OP_HPP

#include <cstdint>

namespace weft {

// Names and semantics follow StableHLO where it has the operation.
enum class Op : std::uint8_t {
  // Leaves.
  parameter,
  constant,
  iota,
  device_index,
  // Elementwise, one operand.
  negate,
  abs,
  exponential,
  exponential_minus_one,
  log,
  log_plus_one,
  tanh,
  logistic,
  erf,
  erfc,
  sine,
  cosine,
  sqrt,
  rsqrt,
  sign,
  floor,
  logical_not,
  bitcast_convert,
  convert,
  // Elementwise, two operands.
  add,
  subtract,
  multiply,
  divide,
  maximum,
  minimum,
  power,
  remainder,
  equal,
  not_equal,
  less,
  less_equal,
  greater,
  greater_equal,
  bit_and,
  bit_or,
  bit_xor,
  shift_left,
  shift_right,
  // Elementwise, three operands.
  random_bits,
  select,
  multiply_add,
  // Data movement.
  stop_gradient,
  sharding_constraint,
  broadcast,
  reshape,
  transpose,
  slice,
  pad,
  concatenate,
  gather,
  scatter,
  argsort,
  dynamic_slice,
  dynamic_update_slice,
  checked_label,
  // Contractions.
  reduce_sum,
  reduce_max,
  reduce_min,
  exact_square_sum,
  exact_norm,
  dot_general,
  convolution,
  reduce_window_sum,
  reduce_window_max,
  select_and_scatter,
  cholesky,
  triangular_solve,
  quantized_matmul,
  // A user's own: see custom_call.hpp.
  custom_call,
  // Between devices.
  all_reduce,
  all_gather,
  reduce_scatter,
  all_to_all,
  collective_permute,
  shard_slice,
  // Where values are seen by their pieces: see shard_map.
  full_to_shard,
  shard_to_full,
  // With a body, or with several results.
  map,
  get_tuple_element,
  // Loops: see loops.hpp.
  loop_carry,
  loop_element,
  loop_end,
  loop_result,
  loop_stack,
  // Order only.
  after,
};
inline constexpr int op_count = static_cast<int>(Op::after) + 1;

}  // namespace weft

#endif
