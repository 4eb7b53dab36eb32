// The reference column of the op table: the loop of every operation, those that look at the mesh among them.
#ifndef WEFT_REFERENCE_REFERENCE_TABLE_HPP
#define WEFT_REFERENCE_REFERENCE_TABLE_HPP

#include <weft/mesh/positions.hpp>
#include <weft/reference/exact_sum.hpp>
#include <weft/reference/windows.hpp>

namespace weft::reference {

using DeviceValues = std::vector<Value>;  // one a device, by position

// Members of a group reduced in rank order, each step rounded as the runtime does.
[[nodiscard]] WEFT_DECL Value reduced(const std::vector<Operand>& members, ReductionKind kind, Arithmetic arithmetic);

// This device's group of a collective, and its place in it.
struct GroupOf {
  const CollectiveAttributes& attributes;
  std::vector<Operand> members;  // what they have, in the order of their ranks
  std::vector<Index> positions;
  Index rank = 0;

  WEFT_DECL explicit GroupOf(const Evaluation& at);
  [[nodiscard]] int dim(Index i) const { return attributes.dims[i]; }
  [[nodiscard]] Index size() const { return static_cast<Index>(positions.size()); }
  [[nodiscard]] Value reduced(Arithmetic arithmetic) const {
    return reference::reduced(members, attributes.reduction, arithmetic);
  }
};

[[nodiscard]] WEFT_DECL Value device_index(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value all_reduce(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value all_gather(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value reduce_scatter(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value shard_slice(const Evaluation& at);
// On one device. Error: shard_map_without_its_mesh.
[[nodiscard]] WEFT_DECL Value shard_boundary(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value all_to_all(const Evaluation& at);
// From the member whose position over source_axes is the source of this one's over axes; zeros, if there is none.
[[nodiscard]] WEFT_DECL Value collective_permute(const Evaluation& at);

struct ReferenceRow {
  Op op;
  Value (*evaluate)(const Evaluation& at);  // null: inputs, loops, and what has several results are the interpreter's
};
inline constexpr ReferenceRow reference_table[op_count] = {
    {Op::parameter, nullptr},
    {Op::constant, constant},
    {Op::iota, iota},
    {Op::device_index, device_index},
    {Op::negate, elementwise<numeric<std::negate<>>>},
    {Op::abs, elementwise<numeric<Absolute>>},
    {Op::exponential, elementwise<floating<Exponential>>},
    {Op::exponential_minus_one, elementwise<floating<ExponentialMinusOne>>},
    {Op::log, elementwise<floating<Log>>},
    {Op::log_plus_one, elementwise<floating<LogPlusOne>>},
    {Op::tanh, elementwise<floating<Tanh>>},
    {Op::logistic, elementwise<floating<Logistic>>},
    {Op::erf, elementwise<floating<Erf>>},
    {Op::erfc, elementwise<floating<Erfc>>},
    {Op::sine, elementwise<floating<Sine>>},
    {Op::cosine, elementwise<floating<Cosine>>},
    {Op::sqrt, elementwise<floating<Sqrt>>},
    {Op::rsqrt, elementwise<floating<Rsqrt>>},
    {Op::sign, elementwise<numeric<Sign>>},
    {Op::floor, elementwise<floating<Floor>>},
    {Op::logical_not, elementwise<integral<std::bit_not<>>>},
    {Op::bitcast_convert, elementwise<bits_converted>},
    {Op::convert, elementwise<converted>},
    {Op::add, elementwise<numeric<std::plus<>>>},
    {Op::subtract, elementwise<numeric<std::minus<>>>},
    {Op::multiply, elementwise<numeric<std::multiplies<>>>},
    {Op::divide, elementwise<numeric<std::divides<>>>},
    {Op::maximum, elementwise<numeric<Maximum>>},
    {Op::minimum, elementwise<numeric<Minimum>>},
    {Op::power, elementwise<floating<Power>>},
    {Op::remainder, elementwise<floating<Remainder>>},
    {Op::equal, elementwise<compared<std::equal_to<>>>},
    {Op::not_equal, elementwise<compared<std::not_equal_to<>>>},
    {Op::less, elementwise<compared<std::less<>>>},
    {Op::less_equal, elementwise<compared<std::less_equal<>>>},
    {Op::greater, elementwise<compared<std::greater<>>>},
    {Op::greater_equal, elementwise<compared<std::greater_equal<>>>},
    {Op::bit_and, elementwise<integral<std::bit_and<>>>},
    {Op::bit_or, elementwise<integral<std::bit_or<>>>},
    {Op::bit_xor, elementwise<integral<std::bit_xor<>>>},
    {Op::shift_left, elementwise<integral<ShiftLeft>>},
    {Op::shift_right, elementwise<integral<ShiftRight>>},
    {Op::random_bits, elementwise<drawn>},
    {Op::select, elementwise<selected>},
    {Op::multiply_add, elementwise<multiplied_and_added>},
    {Op::stop_gradient, same_elements},
    {Op::sharding_constraint, same_elements},
    {Op::broadcast, broadcast},
    {Op::reshape, same_elements},
    {Op::transpose, transpose},
    {Op::slice, slice},
    {Op::pad, pad},
    {Op::concatenate, concatenate},
    {Op::gather, gather_rows},
    {Op::scatter, scatter_rows},
    {Op::argsort, argsort},
    {Op::dynamic_slice, dynamic_slice},
    {Op::dynamic_update_slice, dynamic_update_slice},
    {Op::checked_label, checked_label},
    {Op::reduce_sum, reduce<ReductionKind::sum>},
    {Op::reduce_max, reduce<ReductionKind::max>},
    {Op::reduce_min, reduce<ReductionKind::min>},
    {Op::exact_square_sum, exact_square_sum},
    {Op::exact_norm, exact_norm},
    {Op::dot_general, dot_general},
    {Op::convolution, convolution},
    {Op::reduce_window_sum, reduce_window<WindowKind::sum>},
    {Op::reduce_window_max, reduce_window<WindowKind::max>},
    {Op::select_and_scatter, select_and_scatter},
    {Op::cholesky, cholesky},
    {Op::triangular_solve, triangular_solve},
    {Op::quantized_matmul, quantized_matmul},
    {Op::custom_call, custom_call},
    {Op::all_reduce, all_reduce},
    {Op::all_gather, all_gather},
    {Op::reduce_scatter, reduce_scatter},
    {Op::all_to_all, all_to_all},
    {Op::collective_permute, collective_permute},
    {Op::shard_slice, shard_slice},
    {Op::full_to_shard, shard_boundary},
    {Op::shard_to_full, shard_boundary},
    {Op::map, nullptr},
    {Op::get_tuple_element, nullptr},
    {Op::loop_carry, nullptr},
    {Op::loop_element, nullptr},
    {Op::loop_end, nullptr},
    {Op::loop_result, nullptr},
    {Op::loop_stack, nullptr},
    {Op::after, same_elements},
};
static_assert(has_every_operation(reference_table));

[[nodiscard]] WEFT_DECL const ReferenceRow& reference_of(Op op);

// All results of a map: the body on whole tensors.
[[nodiscard]] WEFT_DECL std::vector<Value> map(const Evaluation& at);

}  // namespace weft::reference

#if WEFT_HEADER_ONLY
#include <weft/reference/reference_table.ipp>
#endif

#endif
