// Collectives in the graph that each device of a mesh runs. Groups over axes of the mesh are those of the graph; of any
// others members come to each other by hops, where these are few (group_hops.hpp); else a device gathers what all have
// along the axes that the groups span. It takes what its group gives it by tables of their numbers. Pairs are one hop;
// of many devices one for each distance at which sources are, or a gather.
#ifndef WEFT_STABLEHLO_READ_COLLECTIVES_HPP
#define WEFT_STABLEHLO_READ_COLLECTIVES_HPP

#include <weft/stablehlo/group_hops.hpp>
#include <weft/stablehlo/read_reductions.hpp>

namespace weft::stablehlo::read {

// What all devices of these axes have, along a new first dimension.
constexpr Var gathered(Var x, const AxisList& axes) { return weft::detail::all_gather(expand_dims(x, 0), 0, axes); }

// The members of a device's group, [members, ...]; `is_member`: which there are, null: all.
struct Members {
  Var values;
  Var is_member;
};
constexpr Members members_of(Var x, const ProcessGroups& groups) {
  Graph& graph = *x.graph;
  if (const AxisList axes = groups.axes(); !axes.empty()) return {gathered(x, axes), {}};
  const Index count = groups.largest();
  const AxisList spanned = groups.spanned();
  const auto number = [&](Index device, Index i) {
    const Buffer<Index>* const group = groups.of(device);
    return position_over(graph.mesh, spanned, group != nullptr && i < group->size() ? (*group)[i] : device);
  };
  const auto exists = [&](Index device, Index i) {
    const Buffer<Index>* const group = groups.of(device);
    return Index{group != nullptr && i < group->size()};
  };
  const Var are_members = groups.are_even() ? Var{} : own_numbers(graph, count, exists) != 0;
  if (const GroupHops hops(groups, graph.mesh); hops.are_fewer())
    return {hops.members(graph, [&](Index) { return x; }), are_members};
  const Var all = spanned.empty() ? expand_dims(x, 0) : gathered(x, spanned);
  return {take(all, own_numbers(graph, count, number)), are_members};
}
// One of them.
constexpr Var member(Var rows, Index i) {
  Dims extents = rows.shape().dims;
  extents.erase(0);
  return weft::reshape(part(rows, 0, i, i + 1), Shape(extents));
}
constexpr Var chosen_if(Var is_so, Var then, Var otherwise) {
  return weft::select(broadcast_to(weft::reshape(is_so, {}), then.shape()), then, otherwise);
}
constexpr Var zeros_like(Var x) { return broadcast_to(weft::constant(*x.graph, 0, x.dtype()), x.shape()); }
// The operation that a graph has for a body; none: it has no such one.
constexpr ReductionKind reduction_kind(std::string_view body, DType dtype) {
  if (dtype == DType::pred) return ReductionKind::none;
  return body == "stablehlo.add"       ? ReductionKind::sum
         : body == "stablehlo.maximum" ? ReductionKind::max
         : body == "stablehlo.minimum" ? ReductionKind::min
                                       : ReductionKind::none;
}
// Members by the body, one after the other.
constexpr Var folded(const Reading& at, const Members& all, Index count, bool is_pair) {
  Var made = member(all.values, 0);
  const Shape shape = without_parts(made, is_pair);
  for (Index i = 1; i < count; ++i) {
    const Var next = at.on_tensors(at.region(0), {made, member(all.values, i)}, shape)[0];
    made = all.is_member.graph == nullptr ? next : chosen_if(part(all.is_member, 0, i, i + 1), next, made);
  }
  return made;
}
// Each member reduces its part of all elements, and gets those of the others.
constexpr Var reduced_by_parts(const Reading& at, const GroupHops& hops, Index count, Var x) {
  const Var parts = hops.parts_of_members(flat(x), 0);
  const Var own = folded(at, {parts, {}}, count, false);
  return weft::reshape(hops.members(*x.graph, [&](Index) { return own; }), x.shape());
}
// By any body, member after member: the first `count` operands.
constexpr Buffer<Var> reduced_over(const Reading& at, const ProcessGroups& groups, Index count) {
  const bool is_one = count == 1 && !at.is_pair(0);
  const ReductionKind kind =
      is_one ? reduction_kind(reducer_name(at.region(0)), at.in[0].dtype()) : ReductionKind::none;
  if (const AxisList axes = groups.axes(); kind != ReductionKind::none && !axes.empty())
    return {weft::detail::all_reduce(at.in[0], axes, kind)};
  const GroupHops hops(groups, at.graph().mesh);
  Buffer<Var> made;
  for (Index operand = 0; operand < count; ++operand) {
    const bool is_pair = at.is_pair(operand);
    const Var x = at.in[operand];
    if (!is_pair && hops.take_parts(x.elements()))
      made.push_back(reduced_by_parts(at, hops, groups.largest(), x));
    else
      made.push_back(folded(at, members_of(x, groups), groups.largest(), is_pair));
  }
  return made;
}
constexpr Buffer<Var> all_reduce(const Reading& at) { return reduced_over(at, {at, "replica_groups"}, at.in.size()); }
constexpr Buffer<Var> reduce_scatter(const Reading& at) {
  at.expect_operands(1);
  const ProcessGroups groups(at, "replica_groups");
  const int dim = static_cast<int>(at.number("scatter_dimension"));
  const ReductionKind kind = reduction_kind(reducer_name(at.region(0)), at.in[0].dtype());
  if (const AxisList axes = groups.axes(); kind != ReductionKind::none && !axes.empty() && !at.is_pair(0)) {
    check_divides_over(at.in[0], dim, groups.largest());
    return {weft::detail::reduce_scatter(at.in[0], dim, axes, kind)};
  }
  if (const GroupHops hops(groups, at.graph().mesh); hops.have_parts() && !at.is_pair(0))
    return {folded(at, {hops.parts_of_members(at.in[0], dim), {}}, groups.largest(), false)};
  const Var whole = reduced_over(at, groups, 1)[0];
  return {own_part(whole, dim, groups.largest(), own_rank(at.graph(), groups))};
}
constexpr Buffer<Var> all_gather(const Reading& at) {
  const ProcessGroups groups(at, "replica_groups");
  Buffer<Var> made;
  for (const Var& operand : at.in) {
    const Members all = members_of(operand, groups);
    Buffer<Var> rows;
    for (Index i = 0; i < groups.largest(); ++i) rows.push_back(member(all.values, i));
    made.push_back(rows.size() == 1 ? rows[0] : weft::concatenate(rows, at.number("all_gather_dim")));
  }
  return made;
}
constexpr Buffer<Var> all_to_all(const Reading& at) {
  const ProcessGroups groups(at, "replica_groups");
  const Index count = groups.largest();
  const AxisList axes = groups.axes();
  const auto split = static_cast<int>(at.number("split_dimension")),
             joined = static_cast<int>(at.number("concat_dimension"));
  const GroupHops hops(groups, at.graph().mesh);
  Buffer<Var> made;
  for (const Var& operand : at.in) {
    check_divides_over(operand, split, count);
    if (!axes.empty() && joined >= 0 && joined < operand.rank()) {
      made.push_back(weft::detail::all_to_all(operand, split, joined, axes));
      continue;
    }
    Buffer<Var> parts;
    if (hops.have_parts()) {
      const Var all = hops.parts_of_members(operand, split);
      for (Index i = 0; i < count; ++i) parts.push_back(member(all, i));
    } else {
      const Var rank = own_rank(at.graph(), groups);
      const Members all = members_of(operand, groups);
      for (Index i = 0; i < count; ++i) parts.push_back(own_part(member(all.values, i), split, count, rank));
    }
    made.push_back(count == 1 ? parts[0] : weft::concatenate(parts, joined));
  }
  return made;
}
constexpr Var moved_by_hops(Var x, const ProcessGroups::Moves& moves) {
  if (moves.is_one) return weft::detail::hopped(x, moves.axes, moves.hops[0]);
  const Var taken = own_number(*x.graph, [&](Index device) { return moves.taken[device]; });
  if (moves.hops.empty())
    return chosen_if(taken >= 0, member(take(gathered(x, moves.axes), weft::reshape(maximum(taken, 0.0), {1})), 0),
                     zeros_like(x));
  Var made = chosen_if(taken == -1, x, zeros_like(x));
  for (Index i = 0; i < moves.hops.size(); ++i)
    made = chosen_if(taken == static_cast<double>(i), weft::detail::hopped(x, moves.axes, moves.hops[i]), made);
  return made;
}
constexpr Buffer<Var> collective_permute(const Reading& at) {
  const ProcessGroups pairs(at, "source_target_pairs", false);
  const ProcessGroups::Moves moves = pairs.moves();
  const auto keeps = [&](Index device) { return Index{pairs.of(device) != nullptr}; };
  Buffer<Var> made;
  for (const Var& operand : at.in)
    made.push_back(!moves.axes.empty() ? moved_by_hops(operand, moves)
                                       : chosen_if(own_number(at.graph(), keeps) != 0, operand, zeros_like(operand)));
  return made;
}
// Which member of its group each operand goes from, or to: the first one, or the one whose place the last operand has.
class Roots {
 public:
  constexpr explicit Roots(const Reading& at) : at_(at), groups_(at, "replica_groups") {
    const Attribute* const flag = at.find("has_dynamic_root");
    is_dynamic_ = flag != nullptr && flag->text != "false";
    if (operands() < 1) at.expect_operands(is_dynamic_ ? 2 : 1);
  }
  [[nodiscard]] constexpr const ProcessGroups& groups() const noexcept { return groups_; }
  [[nodiscard]] constexpr Index operands() const { return at_.in.size() - (is_dynamic_ ? 1 : 0); }
  // i32, [1]
  [[nodiscard]] constexpr Var place(Index operand) const {
    if (!is_dynamic_) return broadcast_to(weft::constant(at_.graph(), 0, DType::i32), {1});
    return weft::convert(part(at_.in.back(), 0, operand, operand + 1), DType::i32);
  }
  // `x` where it belongs, zeros elsewhere.
  [[nodiscard]] constexpr Var at_members(Var x) const {
    if (groups_.are_even()) return x;
    const auto is_member = [&](Index device) { return Index{groups_.of(device) != nullptr}; };
    return chosen_if(own_number(at_.graph(), is_member) != 0, x, zeros_like(x));
  }

 private:
  const Reading& at_;
  ProcessGroups groups_;
  bool is_dynamic_ = false;
};
constexpr Buffer<Var> collective_broadcast(const Reading& at) {
  const Roots roots(at);
  Buffer<Var> made;
  for (Index i = 0; i < roots.operands(); ++i)
    made.push_back(roots.at_members(member(take(members_of(at.in[i], roots.groups()).values, roots.place(i)), 0)));
  return made;
}
constexpr Buffer<Var> collective_reduce(const Reading& at) {
  const Roots roots(at);
  Buffer<Var> made = reduced_over(at, roots.groups(), roots.operands());
  const Var rank = own_rank(at.graph(), roots.groups());
  for (Index i = 0; i < made.size(); ++i)
    made[i] = roots.at_members(chosen_if(roots.place(i) == weft::reshape(rank, {1}), made[i], zeros_like(made[i])));
  return made;
}

// Between the devices of groups of one, which hand every value to themselves.
constexpr Buffer<Var> on_one_device(const Reading& at) {
  for (const char* name : {"replica_groups", "source_target_pairs"}) {
    const Attribute* const groups = at.find(name);
    if (groups == nullptr) continue;
    const Buffer<Index> members = at.integers(*groups);
    const bool is_pair = members.size() == 2 && members[0] == 0 && members[1] == 0 && name[0] == 's';
    if (!is_pair && (members.size() != 1 || members[0] != 0)) at.refuse("several devices in operation");
  }
  return at.in;
}
// A graph for one device has no mesh.
template <Read of_several>
constexpr Buffer<Var> collective(const Reading& at) {
  return at.graph().devices() == 1 ? on_one_device(at) : of_several(at);
}
// The number of a process among replicas, which the first axis of the mesh has, or among partitions.
template <bool is_partition>
constexpr Buffer<Var> process_id(const Reading& at) {
  AxisList axes;
  for (std::int8_t axis = 0; axis < at.graph().mesh.size(); ++axis)
    if ((axis > 0) == is_partition) axes.push_back(axis);
  if (axes.empty()) return {weft::constant(at.graph(), 0, at.dtype())};
  return {weft::convert(weft::detail::device_index(at.graph(), axes, DType::i32), at.dtype())};
}

}  // namespace weft::stablehlo::read

#endif
