// The reference column of the op table: the loop of every operation, those that look at the mesh among them.
#ifndef WEFT_REFERENCE_REFERENCE_TABLE_HPP
#define WEFT_REFERENCE_REFERENCE_TABLE_HPP

#include <weft/mesh/positions.hpp>
#include <weft/reference/exact_sum.hpp>
#include <weft/reference/windows.hpp>

namespace weft::reference {

using DeviceValues = std::vector<Value>;  // one a device, by position

// Members of a group reduced in rank order, each step rounded as the runtime does.
[[nodiscard]] inline Value reduced(const std::vector<Operand>& members, ReductionKind kind, Arithmetic arithmetic) {
  const OnElement step = step_of(kind);
  Value total = *members[0];
  const ElementTypes types{total.dtype, total.dtype, arithmetic};
  for (std::size_t rank = 1; rank < members.size(); ++rank)
    for (Index i = 0; i < total.shape.elements(); ++i)
      total[i] = step(total[i], (*members[rank])[i], 0, types);
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
    {Op::negate, elementwise<numeric<std::negate<>>>},
    {Op::abs, elementwise<numeric<Absolute>>},
    {Op::exponential, elementwise<floating<Exponential>>},
    {Op::exponential_minus_one, elementwise<floating<ExponentialMinusOne>>},
    {Op::log, elementwise<floating<Log>>},
    {Op::log_plus_one, elementwise<floating<LogPlusOne>>},
    {Op::tanh, elementwise<floating<Tanh>>},
    {Op::logistic, elementwise<floating<Logistic>>},
    {Op::erf, elementwise<floating<Erf>>},
    {Op::sqrt, elementwise<floating<Sqrt>>},
    {Op::rsqrt, elementwise<floating<Rsqrt>>},
    {Op::sign, elementwise<numeric<Sign>>},
    {Op::floor, elementwise<floating<Floor>>},
    {Op::logical_not, elementwise<integral<std::bit_not<>>>},
    {Op::convert, elementwise<converted>},
    {Op::add, elementwise<numeric<std::plus<>>>},
    {Op::subtract, elementwise<numeric<std::minus<>>>},
    {Op::multiply, elementwise<numeric<std::multiplies<>>>},
    {Op::divide, elementwise<numeric<std::divides<>>>},
    {Op::maximum, elementwise<numeric<Maximum>>},
    {Op::minimum, elementwise<numeric<Minimum>>},
    {Op::power, elementwise<floating<Power>>},
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

[[nodiscard]] inline const ReferenceRow& reference_of(Op op) { return reference_table[static_cast<int>(op)]; }

// All results of a map: the body on whole tensors.
[[nodiscard]] inline std::vector<Value> map(const Evaluation& at) {
  const Graph& body = at.graph.bodies[at.graph.number(at.id)];
  Shape shape;
  for (Operand operand : at.in)
    if (operand->shape.rank() > 0) shape = operand->shape;
  std::vector<Value> values;
  for (Id id = 0; id < body.size(); ++id) {
    if (is_parameter(body[id].op)) {
      const Value& operand = *at.in[to_size(body.number(id))];
      values.push_back(operand.shape == shape ? operand : filled_value(operand.dtype, shape, operand[0]));
      continue;
    }
    Evaluation inside{body, id, {}, at.arithmetic};
    for (Index i = 0; i < body[id].operand_count; ++i) inside.in.push_back(&values[to_size(body.operand(id, i))]);
    values.push_back(reference_of(body[id].op).evaluate(inside));
  }
  std::vector<Value> results;
  for (const Output& output : body.outputs) results.push_back(values[to_size(output.node)]);
  return results;
}

}  // namespace weft::reference

#endif
