// The reference column of the op table: the loop of every operation, those that look at the mesh among them.
#ifndef WEFT_REFERENCE_REFERENCE_TABLE_HPP
#define WEFT_REFERENCE_REFERENCE_TABLE_HPP

#include <weft/mesh/positions.hpp>
#include <weft/reference/exact_sum.hpp>
#include <weft/reference/windows.hpp>

namespace weft::reference {

using DeviceValues = std::vector<Value>;  // one a device, by position

// The operation that takes two members of a group together.
[[nodiscard]] inline Op step_of(ReductionKind kind) {
  switch (kind) {
    case ReductionKind::sum: return Op::add;
    case ReductionKind::product: return Op::multiply;
    case ReductionKind::min: return Op::minimum;
    case ReductionKind::max: return Op::maximum;
    case ReductionKind::bit_and: return Op::bit_and;
    case ReductionKind::bit_or: return Op::bit_or;
    case ReductionKind::none: break;
  }
  operation_is_not_elementwise("a reduction of kind none");
}

// Members of a group reduced in rank order, each step rounded as the runtime does.
[[nodiscard]] inline Value reduced(const std::vector<Operand>& members, ReductionKind kind, Arithmetic arithmetic) {
  const Op step = step_of(kind);
  Value total = *members[0];
  for (std::size_t rank = 1; rank < members.size(); ++rank)
    for (Index i = 0; i < total.shape.elements(); ++i)
      total[i] = on_element(step, total.dtype, total[i], (*members[rank])[i], 0, total.dtype, arithmetic);
  return total;
}

// This device's group of a collective, and its place in it.
struct GroupOf {
  const CollectiveAttributes& attributes;
  std::vector<Operand> members;  // what they have, in the order of their ranks
  std::vector<Index> positions;
  Index rank = 0;

  explicit GroupOf(const Evaluation& at) : attributes(at.graph.attributes<CollectiveAttributes>(at.id)) {
    rank = position_over(at.graph.mesh, attributes.axes, at.device);
    for (Index member : group_of(at.graph.mesh, attributes.axes, at.device)) {
      positions.push_back(member);
      if (at.everywhere != nullptr) members.push_back(&(*at.everywhere)[to_size(member)]);
    }
  }
  [[nodiscard]] int dim(Index i) const { return attributes.dims[i]; }
  [[nodiscard]] Index size() const { return static_cast<Index>(positions.size()); }
  [[nodiscard]] Value reduced(Arithmetic arithmetic) const {
    return reference::reduced(members, attributes.reduction, arithmetic);
  }
};

[[nodiscard]] inline Value device_index(const Evaluation& at) {
  return filled_value(at.dtype(), at.shape(), static_cast<double>(GroupOf(at).rank));
}
[[nodiscard]] inline Value all_reduce(const Evaluation& at) { return GroupOf(at).reduced(at.arithmetic); }
[[nodiscard]] inline Value all_gather(const Evaluation& at) {
  const GroupOf group(at);
  return joined(group.members, group.dim(0));
}
[[nodiscard]] inline Value reduce_scatter(const Evaluation& at) {
  const GroupOf group(at);
  return part_of(group.reduced(at.arithmetic), group.dim(0), group.size(), group.rank);
}
[[nodiscard]] inline Value shard_slice(const Evaluation& at) {
  const GroupOf group(at);
  return part_of(at[0], group.dim(0), group.size(), group.rank);
}
[[nodiscard]] inline Value all_to_all(const Evaluation& at) {
  const GroupOf group(at);
  DeviceValues parts;
  std::vector<Operand> pointers;
  for (Operand member : group.members) parts.push_back(part_of(*member, group.dim(0), group.size(), group.rank));
  for (const Value& part : parts) pointers.push_back(&part);
  return joined(pointers, group.dim(1));
}
// From the member whose position over source_axes is this one's over axes.
[[nodiscard]] inline Value collective_permute(const Evaluation& at) {
  const GroupOf group(at);
  for (std::size_t i = 0; i < group.positions.size(); ++i)
    if (position_over(at.graph.mesh, group.attributes.source_axes, group.positions[i]) == group.rank)
      return *group.members[i];
  graph_is_invalid("source_axes of a collective_permute are its axes in another order", at.id);
}

struct ReferenceRow {
  Op op;
  Value (*evaluate)(const Evaluation& at);  // null: inputs, loops, and what has several results are the interpreter's
};
inline constexpr ReferenceRow reference_table[op_count] = {
    {Op::parameter, nullptr},
    {Op::constant, constant},
    {Op::iota, iota},
    {Op::device_index, device_index},
    {Op::negate, elementwise},
    {Op::abs, elementwise},
    {Op::exponential, elementwise},
    {Op::exponential_minus_one, elementwise},
    {Op::log, elementwise},
    {Op::log_plus_one, elementwise},
    {Op::tanh, elementwise},
    {Op::logistic, elementwise},
    {Op::erf, elementwise},
    {Op::sqrt, elementwise},
    {Op::rsqrt, elementwise},
    {Op::sign, elementwise},
    {Op::floor, elementwise},
    {Op::logical_not, elementwise},
    {Op::convert, elementwise},
    {Op::add, elementwise},
    {Op::subtract, elementwise},
    {Op::multiply, elementwise},
    {Op::divide, elementwise},
    {Op::maximum, elementwise},
    {Op::minimum, elementwise},
    {Op::power, elementwise},
    {Op::equal, elementwise},
    {Op::not_equal, elementwise},
    {Op::less, elementwise},
    {Op::less_equal, elementwise},
    {Op::greater, elementwise},
    {Op::greater_equal, elementwise},
    {Op::bit_and, elementwise},
    {Op::bit_or, elementwise},
    {Op::bit_xor, elementwise},
    {Op::shift_left, elementwise},
    {Op::shift_right, elementwise},
    {Op::random_bits, elementwise},
    {Op::select, elementwise},
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
    {Op::dynamic_slice, dynamic_slice},
    {Op::dynamic_update_slice, dynamic_update_slice},
    {Op::checked_label, checked_label},
    {Op::reduce_sum, reduce<Op::add>},
    {Op::reduce_max, reduce<Op::maximum>},
    {Op::reduce_min, reduce<Op::minimum>},
    {Op::exact_square_sum, exact_square_sum},
    {Op::exact_norm, exact_norm},
    {Op::dot_general, dot_general},
    {Op::convolution, convolution},
    {Op::reduce_window_sum, reduce_window<Op::add>},
    {Op::reduce_window_max, reduce_window<Op::maximum>},
    {Op::select_and_scatter, select_and_scatter},
    {Op::all_reduce, all_reduce},
    {Op::all_gather, all_gather},
    {Op::reduce_scatter, reduce_scatter},
    {Op::all_to_all, all_to_all},
    {Op::collective_permute, collective_permute},
    {Op::shard_slice, shard_slice},
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

}  // namespace weft::reference

#endif
