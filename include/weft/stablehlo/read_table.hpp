// The table of names: how each operation of StableHLO is read. Names are many to one.
#ifndef WEFT_STABLEHLO_READ_TABLE_HPP
#define WEFT_STABLEHLO_READ_TABLE_HPP

#include <weft/stablehlo/read_chlo.hpp>
#include <weft/stablehlo/read_collectives.hpp>
#include <weft/stablehlo/read_contractions.hpp>
#include <weft/stablehlo/read_control.hpp>
#include <weft/stablehlo/read_dynamic.hpp>
#include <weft/stablehlo/read_functions.hpp>
#include <weft/stablehlo/read_narrow.hpp>
#include <weft/stablehlo/read_quantized.hpp>
#include <weft/stablehlo/read_ragged_dot.hpp>
#include <weft/stablehlo/read_random.hpp>
#include <weft/stablehlo/read_reductions.hpp>
#include <weft/stablehlo/read_sort.hpp>

namespace weft::stablehlo {

namespace read {

// clang-format off: a row a line.
inline constexpr Row table[] = {
    // Elementwise, one operand.
    {"stablehlo.abs", absolute},
    {"stablehlo.bitcast_convert", bitcast_convert},
    {"stablehlo.cbrt", function<cbrt>},
    {"stablehlo.ceil", function<weft::ceil>},
    {"stablehlo.convert", convert},
    {"stablehlo.cosine", unary<Op::cosine>},
    {"stablehlo.count_leading_zeros", function<count_leading_zeros>},
    {"stablehlo.exponential", exponential},
    {"stablehlo.exponential_minus_one", unary<Op::exponential_minus_one>},
    {"stablehlo.floor", unary<Op::floor>},
    {"stablehlo.imag", imaginary_part_of_real},
    {"stablehlo.is_finite", function<weft::isfinite>},
    {"stablehlo.log", logarithm},
    {"stablehlo.log_plus_one", unary<Op::log_plus_one>},
    {"stablehlo.logistic", unary<Op::logistic>},
    {"stablehlo.negate", unary<Op::negate>},
    {"stablehlo.not", unary<Op::logical_not>},
    {"stablehlo.popcnt", function<popcnt>},
    {"stablehlo.reduce_precision", reduce_precision},
    {"stablehlo.real", same},
    {"stablehlo.round_nearest_afz", function<weft::round_away>},
    {"stablehlo.round_nearest_even", function<weft::round>},
    {"stablehlo.rsqrt", unary<Op::rsqrt>},
    {"stablehlo.sign", unary<Op::sign>},
    {"stablehlo.sine", unary<Op::sine>},
    {"stablehlo.sqrt", square_root},
    {"stablehlo.tan", function<widened<tan>>},
    {"stablehlo.tanh", unary<Op::tanh>},
    {"chlo.acos", function<widened<acos>>},
    {"chlo.acosh", function<widened<acosh>>},
    {"chlo.asin", function<widened<asin>>},
    {"chlo.asinh", function<widened<asinh>>},
    {"chlo.atan", function<widened<atan>>},
    {"chlo.atanh", function<widened<atanh>>},
    {"chlo.bessel_i1e", function<widened<bessel_i1e>>},
    {"chlo.conj", same},
    {"chlo.cosh", function<widened<cosh>>},
    {"chlo.digamma", function<widened<digamma>>},
    {"chlo.erf", unary<Op::erf>},
    {"chlo.erf_inv", function<widened<erf_inv>>},
    {"chlo.erfc", unary<Op::erfc>},
    {"chlo.is_inf", function<weft::isinf>},
    {"chlo.is_neg_inf", function<is_infinity<-1>>},
    {"chlo.is_pos_inf", function<is_infinity<1>>},
    {"chlo.lgamma", function<widened<log_gamma>>},
    {"chlo.sinh", function<widened<sinh>>},
    {"chlo.square", function<weft::square>},
    {"chlo.tan", function<widened<tan>>},
    // Elementwise, two and three operands.
    {"stablehlo.add", sum},
    {"stablehlo.and", binary<Op::bit_and>},
    {"stablehlo.atan2", function_of_two<both_widened<atan2_real>>},
    {"stablehlo.clamp", clamp},
    {"stablehlo.compare", compare},
    {"stablehlo.divide", quotient},
    {"stablehlo.maximum", extremum<Op::bit_or, Op::maximum>},
    {"stablehlo.minimum", extremum<Op::bit_and, Op::minimum>},
    {"stablehlo.multiply", either<Op::bit_and, Op::multiply>},
    {"stablehlo.or", binary<Op::bit_or>},
    {"stablehlo.power", power},
    {"stablehlo.remainder", function_of_two<weft::fmod>},
    {"stablehlo.select", select},
    {"stablehlo.set_dimension_size", set_dimension_size},
    {"stablehlo.shift_left", binary<Op::shift_left>},
    {"stablehlo.shift_right_arithmetic", function_of_two<shift_right_arithmetic>},
    {"stablehlo.shift_right_logical", function_of_two<shift_right_logical>},
    {"stablehlo.subtract", difference},
    {"stablehlo.xor", binary<Op::bit_xor>},
    {"chlo.mulhi", function_of_two<mulhi>},
    {"chlo.next_after", function_of_two<next_after>},
    {"chlo.polygamma", function_of_two<both_widened<polygamma>>},
    {"chlo.zeta", function_of_two<both_widened<zeta>>},
    // Movement.
    {"arith.constant", constant},
    {"chlo.constant", constant},
    {"chlo.constant_like", constant_like},
    {"sdy.constant", constant},
    {"stablehlo.broadcast", broadcast},
    {"stablehlo.broadcast_in_dim", broadcast_in_dim},
    {"stablehlo.concatenate", concatenate},
    {"stablehlo.constant", constant},
    {"stablehlo.dynamic_slice", dynamic_slice},
    {"stablehlo.dynamic_update_slice", dynamic_update_slice},
    {"stablehlo.gather", gather},
    {"stablehlo.get_dimension_size", get_dimension_size},
    {"stablehlo.iota", iota},
    {"stablehlo.pad", pad},
    {"stablehlo.reshape", reshape},
    {"stablehlo.reverse", reverse},
    {"stablehlo.scatter", scatter},
    {"stablehlo.slice", slice},
    {"stablehlo.sort", sort},
    {"stablehlo.torch_index_select", torch_index_select},
    {"stablehlo.transpose", transpose},
    {"chlo.ragged_dot", ragged_dot},
    {"chlo.top_k", top_k},
    // To shapes that operands give.
    {"stablehlo.dynamic_broadcast_in_dim", dynamic_broadcast_in_dim},
    {"stablehlo.dynamic_conv", dynamic_conv},
    {"stablehlo.dynamic_gather", dynamic_gather},
    {"stablehlo.dynamic_iota", dynamic_iota},
    {"stablehlo.dynamic_pad", dynamic_pad},
    {"stablehlo.dynamic_reshape", dynamic_reshape},
    {"stablehlo.real_dynamic_slice", real_dynamic_slice},
    // Reductions and products.
    {"stablehlo.batch_norm_grad", batch_norm_grad},
    {"stablehlo.batch_norm_inference", batch_norm_inference},
    {"stablehlo.batch_norm_training", batch_norm_training},
    {"stablehlo.cholesky", cholesky},
    {"stablehlo.convolution", convolution},
    {"stablehlo.dot", dot},
    {"stablehlo.dot_general", dot_general},
    {"stablehlo.einsum", einsum},
    {"stablehlo.reduce", reduce},
    {"stablehlo.reduce_window", reduce_window},
    {"stablehlo.select_and_scatter", select_and_scatter},
    {"stablehlo.triangular_solve", triangular_solve},
    {"stablehlo.unary_einsum", einsum},
    // Random numbers.
    {"stablehlo.rng", rng},
    {"stablehlo.rng_bit_generator", rng_bit_generator},
    // Quantized numbers.
    {"stablehlo.uniform_dequantize", quantize},
    {"stablehlo.uniform_quantize", quantize},
    // Control.
    {"func.call", call},
    {"stablehlo.after_all", token},
    {"stablehlo.all_gather", collective<all_gather>},
    {"stablehlo.all_reduce", collective<all_reduce>},
    {"stablehlo.all_to_all", collective<all_to_all>},
    {"stablehlo.case", case_},
    {"stablehlo.collective_broadcast", collective<collective_broadcast>},
    {"stablehlo.collective_permute", collective<collective_permute>},
    {"stablehlo.collective_reduce", collective<collective_reduce>},
    {"stablehlo.composite", composite},
    {"stablehlo.create_token", token},
    {"stablehlo.custom_call", custom_call},
    {"stablehlo.get_tuple_element", same},
    {"stablehlo.if", if_},
    {"stablehlo.map", map},
    {"stablehlo.optimization_barrier", same},
    {"stablehlo.partition_id", process_id<true>},
    {"stablehlo.reduce_scatter", collective<reduce_scatter>},
    {"stablehlo.replica_id", process_id<false>},
    {"stablehlo.tuple", same},
    {"stablehlo.while", while_},
    {"mhlo.copy", same},
    {"sdy.sharding_group", none},
};
// clang-format on

constexpr Buffer<Var> broadcasting(const Reading& at) {
  return read_broadcasting(at, broadcasting_reader_in(table, at.operation.name));
}

}  // namespace read

// The reader of an operation of StableHLO, CHLO or func; null: there is none. XLA leaves some of MHLO, such as
// "mhlo.erf", in what it hands out as StableHLO (TensorFlow's experimental_get_compiler_ir does): they are CHLO's or
// StableHLO's of that name.
constexpr Read reader_of(std::string_view operation) {
  if (read::broadcasting_reader_in(read::table, operation) != nullptr) return read::broadcasting;
  if (const Read found = read::reader_in(read::table, operation)) return found;
  if (operation.substr(0, 5) == "mhlo.")
    for (const read::Row& row : read::table)
      if ((row.name.substr(0, 5) == "chlo." && row.name.substr(5) == operation.substr(5)) ||
          (row.name.substr(0, 10) == "stablehlo." && row.name.substr(10) == operation.substr(5)))
        return row.read;
  return read::reader_in(read::sharding_table, operation);
}

}  // namespace weft::stablehlo

#endif
