// Definitions of reference/reference_table.hpp.
#ifndef WEFT_REFERENCE_REFERENCE_TABLE_IPP
#define WEFT_REFERENCE_REFERENCE_TABLE_IPP

#include <weft/reference/reference_table.hpp>
#include <weft/base/error_shard_map.hpp>

namespace weft::reference {

Value reduced(const std::vector<Operand>& members, ReductionKind kind, Arithmetic arithmetic) {
  const OnElement step = step_of(kind);
  Value total = *members[0];
  const ElementTypes types{total.dtype, total.dtype, arithmetic};
  for (std::size_t rank = 1; rank < members.size(); ++rank)
    for (Index i = 0; i < total.shape.elements(); ++i) total[i] = step(total[i], (*members[rank])[i], 0, types);
  return total;
}

GroupOf::GroupOf(const Evaluation& at) : attributes(at.graph.attributes<CollectiveAttributes>(at.id)) {
  rank = position_over(at.graph.mesh, attributes.axes, at.device);
  for (Index member : group_of(at.graph.mesh, attributes.axes, at.device)) {
    positions.push_back(member);
    if (at.everywhere != nullptr) members.push_back(&(*at.everywhere)[to_size(member)]);
  }
}

Value device_index(const Evaluation& at) {
  return filled_value(at.dtype(), at.shape(), static_cast<double>(GroupOf(at).rank));
}

Value all_reduce(const Evaluation& at) { return GroupOf(at).reduced(at.arithmetic); }

Value all_gather(const Evaluation& at) {
  const GroupOf group(at);
  return joined(group.members, group.dim(0));
}

Value reduce_scatter(const Evaluation& at) {
  const GroupOf group(at);
  return part_of(group.reduced(at.arithmetic), group.dim(0), group.size(), group.rank);
}

Value shard_boundary(const Evaluation& at) {
  if (!(at[0].shape == at.shape())) shard_map_without_its_mesh();
  return at[0];
}

Value shard_slice(const Evaluation& at) {
  const GroupOf group(at);
  return part_of(at[0], group.dim(0), group.size(), group.rank);
}

Value all_to_all(const Evaluation& at) {
  const GroupOf group(at);
  DeviceValues parts;
  std::vector<Operand> pointers;
  for (Operand member : group.members) parts.push_back(part_of(*member, group.dim(0), group.size(), group.rank));
  for (const Value& part : parts) pointers.push_back(&part);
  return joined(pointers, group.dim(1));
}

Value collective_permute(const Evaluation& at) {
  const GroupOf group(at);
  const Index source = group.attributes.hop.source_of(group.rank, group.size());
  if (source < 0) return filled_value(at.dtype(), at.shape(), 0);
  for (std::size_t i = 0; i < group.positions.size(); ++i)
    if (position_over(at.graph.mesh, group.attributes.source_axes, group.positions[i]) == source)
      return *group.members[i];
  graph_is_invalid("source_axes of a collective_permute are its axes in another order", at.id);
}

const ReferenceRow& reference_of(Op op) { return reference_table[static_cast<int>(op)]; }

std::vector<Value> map(const Evaluation& at) {
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
