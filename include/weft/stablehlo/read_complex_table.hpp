// The table of operations some of whose values are complex.
#ifndef WEFT_STABLEHLO_READ_COMPLEX_TABLE_HPP
#define WEFT_STABLEHLO_READ_COMPLEX_TABLE_HPP

#include <weft/stablehlo/read_chlo.hpp>
#include <weft/stablehlo/read_collectives.hpp>
#include <weft/stablehlo/read_complex_linear_algebra.hpp>
#include <weft/stablehlo/read_fft.hpp>
#include <weft/stablehlo/read_narrow.hpp>
#include <weft/stablehlo/read_reductions.hpp>

namespace weft::stablehlo {

namespace read {

// clang-format off: a row a line.
inline constexpr Row complex_table[] = {
    {"stablehlo.abs", complex_size},
    {"stablehlo.add", by_parts},
    {"stablehlo.all_gather", collective<all_gather>},
    {"stablehlo.all_reduce", collective<all_reduce>},
    {"stablehlo.all_to_all", collective<all_to_all>},
    {"stablehlo.atan2", complex_atan2},
    {"stablehlo.bitcast_convert", bitcast_convert},
    {"stablehlo.broadcast_in_dim", by_parts},
    {"stablehlo.cbrt", complex_unary<cube_root>},
    {"stablehlo.collective_broadcast", collective<collective_broadcast>},
    {"stablehlo.collective_permute", collective<collective_permute>},
    {"stablehlo.collective_reduce", collective<collective_reduce>},
    {"stablehlo.cholesky", complex_cholesky},
    {"stablehlo.compare", complex_compare},
    {"stablehlo.complex", make_complex},
    {"stablehlo.concatenate", by_parts},
    {"stablehlo.convert", complex_convert},
    {"stablehlo.convolution", bilinear},
    {"stablehlo.cosine", complex_unary<cosine_of_complex>},
    {"stablehlo.divide", complex_divide},
    {"stablehlo.dot", bilinear},
    {"stablehlo.dot_general", bilinear},
    {"stablehlo.dynamic_broadcast_in_dim", by_parts},
    {"stablehlo.dynamic_conv", bilinear},
    {"stablehlo.dynamic_gather", by_parts},
    {"stablehlo.dynamic_pad", by_parts},
    {"stablehlo.dynamic_reshape", by_parts},
    {"stablehlo.dynamic_slice", by_parts},
    {"stablehlo.dynamic_update_slice", by_parts},
    {"stablehlo.einsum", bilinear},
    {"stablehlo.exponential", complex_unary<exponential>},
    {"stablehlo.exponential_minus_one", complex_unary<exponential_minus_one>},
    {"stablehlo.fft", fft},
    {"stablehlo.gather", by_parts},
    {"stablehlo.get_dimension_size", get_dimension_size},
    {"stablehlo.imag", one_part<1>},
    {"stablehlo.iota", complex_iota},
    {"stablehlo.is_finite", complex_is_finite},
    {"stablehlo.log", complex_unary<logarithm>},
    {"stablehlo.log_plus_one", complex_unary<log_plus_one>},
    {"stablehlo.logistic", complex_unary<logistic>},
    {"stablehlo.maximum", complex_extremum<true>},
    {"stablehlo.minimum", complex_extremum<false>},
    {"stablehlo.multiply", complex_multiply},
    {"stablehlo.negate", complex_unary<negative>},
    {"stablehlo.pad", by_parts},
    {"stablehlo.power", complex_power},
    {"stablehlo.real", one_part<0>},
    {"stablehlo.real_dynamic_slice", by_parts},
    {"stablehlo.reduce", complex_reduce<reduce>},
    {"stablehlo.reduce_window", complex_reduce<reduce_window>},
    {"stablehlo.reduce_scatter", collective<reduce_scatter>},
    {"stablehlo.reshape", by_parts},
    {"stablehlo.reverse", by_parts},
    {"stablehlo.rsqrt", complex_unary<reciprocal_root>},
    {"stablehlo.scatter", complex_reduce<scatter>},
    {"stablehlo.select", by_parts},
    {"stablehlo.select_and_scatter", select_and_scatter},
    {"stablehlo.set_dimension_size", set_dimension_size},
    {"stablehlo.sign", complex_unary<sign_of>},
    {"stablehlo.sine", complex_unary<sine>},
    {"stablehlo.slice", by_parts},
    {"stablehlo.sort", complex_sort},
    {"stablehlo.sqrt", complex_unary<square_root>},
    {"stablehlo.subtract", by_parts},
    {"stablehlo.tan", complex_unary<tangent>},
    {"stablehlo.tanh", complex_unary<tanh>},
    {"stablehlo.transpose", by_parts},
    {"stablehlo.triangular_solve", complex_triangular_solve},
    {"stablehlo.unary_einsum", by_parts},
    {"chlo.acos", complex_unary<inverse_cosine>},
    {"chlo.acosh", complex_unary<inverse_cosh>},
    {"chlo.asin", complex_unary<inverse_sine>},
    {"chlo.asinh", complex_unary<inverse_sinh>},
    {"chlo.atan", complex_unary<inverse_tangent>},
    {"chlo.atanh", complex_unary<inverse_tanh>},
    {"chlo.conj", complex_unary<conjugate>},
    {"chlo.cosh", complex_unary<cosh_of_complex>},
    {"chlo.sinh", complex_unary<sinh_of_complex>},
    {"chlo.square", complex_unary<square_of>},
    {"chlo.tan", complex_unary<tangent>},
    // What takes values as they are.
    {"func.call", call},
    {"stablehlo.case", case_},
    {"stablehlo.composite", composite},
    {"stablehlo.constant", constant},
    {"stablehlo.custom_call", complex_custom_call},
    {"stablehlo.get_tuple_element", same},
    {"stablehlo.if", if_},
    {"stablehlo.optimization_barrier", same},
    {"stablehlo.tuple", same},
    {"stablehlo.while", while_},
};
// clang-format on

constexpr Buffer<Var> complex_broadcasting(const Reading& at) {
  return read_broadcasting(at, broadcasting_reader_in(complex_table, at.operation.name));
}

}  // namespace read

// The reader of an operation some of whose values are complex; null: it takes them as they are, such as a call, or not.
constexpr Read complex_reader_of(std::string_view operation) {
  if (read::broadcasting_reader_in(read::complex_table, operation) != nullptr) return read::complex_broadcasting;
  const Read found = read::reader_in(read::complex_table, operation);
  return found != nullptr ? found : read::reader_in(read::sharding_table, operation);
}

}  // namespace weft::stablehlo

#endif
