// What devices of any groups send each other: members that lie at few distances by a hop for each.
#ifndef WEFT_STABLEHLO_GROUP_HOPS_HPP
#define WEFT_STABLEHLO_GROUP_HOPS_HPP

#include <weft/graph/collectives.hpp>
#include <weft/graph/constants.hpp>
#include <weft/stablehlo/process_groups.hpp>

namespace weft::stablehlo::read {

constexpr AxisList every_axis(const Graph& graph) {
  AxisList axes;
  for (int axis = 0; axis < graph.mesh.size(); ++axis) axes.push_back(static_cast<std::int8_t>(axis));
  return axes;
}
// What a device has in a table of all devices: `number(device, column)`, [columns].
template <class Number>
constexpr Var own_numbers(Graph& graph, Index columns, const Number& number) {
  const Index devices = graph.devices();
  const Var table = constants(graph, DType::i32, {devices, columns}, [&](Index i) {
    return static_cast<std::uint64_t>(number(i / columns, i % columns)) & 0xFFFFFFFF;
  });
  const Var own = weft::reshape(weft::detail::device_index(graph, every_axis(graph), DType::i32), {1});
  return weft::reshape(take(table, own), {columns});
}
template <class Number>
constexpr Var own_number(Graph& graph, const Number& number) {
  return weft::reshape(own_numbers(graph, 1, [&](Index device, Index) { return number(device); }), {});
}

// Errors: dimension_out_of_range, extent_does_not_divide.
constexpr void check_divides_over(Var x, int dim, Index count) {
  if (dim < 0 || dim >= x.rank()) dimension_out_of_range("reduce_scatter", dim, x.rank());
  if (count < 1 || x.shape()[dim] % count != 0) extent_does_not_divide("reduce_scatter", x.shape()[dim], count);
}
// The part of x that a device's place in its group says, of `count` along `dim`. Errors: those of check_divides_over.
constexpr Var own_part(Var x, int dim, Index count, Var rank) {
  check_divides_over(x, dim, count);
  Dims extents = x.shape().dims;
  extents[dim] /= count;
  Buffer<Var> starts(x.rank(), weft::constant(*x.graph, 0, DType::i32));
  starts[dim] = rank * static_cast<double>(extents[dim]);
  return weft::dynamic_slice(x, starts, extents);
}
constexpr Var own_rank(Graph& graph, const ProcessGroups& groups) {
  return own_number(graph, [&](Index device) { return groups.rank_of(device); });
}

// How the members of groups that are over no axes come to each other: a hop, around the axes that they span, for each
// distance at which members lie, for each two places that are mirrored, [0, 3] and [1, 2], or for the bits in which their
// numbers differ, [0, 1] and [2, 3]; whichever are fewest.
class GroupHops {
 public:
  constexpr GroupHops(const ProcessGroups& groups, const MeshSizes& mesh)
      : groups_(groups), mesh_(mesh), axes_(groups.spanned()), size_(parts_of(mesh, axes_)), hops_(all_hops(hops_around[0])) {
    for (const Hop& around : hops_around)
      if (const Buffer<Hop> made = all_hops(around); made.size() < hops_.size()) hops_ = made;
  }

  // Than devices that gather from all.
  [[nodiscard]] constexpr bool are_fewer() const { return hops_.size() <= most_hops && hops_.size() + 1 < size_; }
  // Does each member send every other one the part that is for it?
  [[nodiscard]] constexpr bool have_parts() const { return are_fewer() && groups_.are_even(); }
  // Is a reduction of so many elements made by parts, of which each member has one, and which then come to all? Two
  // members send as much by whole values.
  [[nodiscard]] constexpr bool take_parts(Index elements) const {
    const Index count = groups_.largest();
    return have_parts() && count > 2 && elements > 0 && elements % count == 0;
  }
  // [members, ...]: what the members of a device's group have in `sent(i)`, which each makes for who is at the end of
  // hop i, from 1 on; 0 is itself, and so are places beyond a group's members.
  template <class Sent>
  [[nodiscard]] constexpr Var members(Graph& graph, const Sent& sent) const {
    Buffer<Var> rows;
    for (Index i = 0; i <= hops_.size(); ++i) {
      const Var own = sent(i);
      rows.push_back(expand_dims(i == 0 ? own : weft::detail::hopped(own, axes_, hops_[i - 1]), 0));
    }
    const auto number = [this](Index device, Index i) {
      const Buffer<Index>* const group = groups_.of(device);
      return group != nullptr && i < group->size() ? hop_between((*group)[i], device) : 0;
    };
    const Var all = rows.size() == 1 ? rows[0] : weft::concatenate(rows, 0);
    return take(all, own_numbers(graph, groups_.largest(), number));
  }
  // [members, ...]: of what each member of even groups has, the part along `dim` that is this device's by its place.
  // Errors: those of check_divides_over.
  [[nodiscard]] constexpr Var parts_of_members(Var x, int dim) const {
    return members(*x.graph, [&](Index i) { return own_part(x, dim, groups_.largest(), rank_of_target(*x.graph, i)); });
  }

 private:
  static constexpr Index most_hops = 32;

  const ProcessGroups& groups_;
  MeshSizes mesh_;
  AxisList axes_;
  Index size_;
  Buffer<Hop> hops_;

  [[nodiscard]] constexpr Hop hop(const Hop& around, Index from, Index to) const {
    return around.between(position_over(mesh_, axes_, from), position_over(mesh_, axes_, to), size_);
  }
  [[nodiscard]] constexpr Buffer<Hop> all_hops(const Hop& around) const {
    Buffer<Hop> made;
    for (const Buffer<Index>& group : groups_.list())
      for (const Index to : group)
        for (const Index from : group)
          if (const Hop one = hop(around, from, to); from != to && number_of(one, made) == 0) {
            made.push_back(one);
            if (made.size() > most_hops) return made;  // the others of a large group lie as far apart
          }
    return made;
  }
  // From 1 on; 0: it is not among them.
  [[nodiscard]] static constexpr Index number_of(const Hop& one, const Buffer<Hop>& hops) {
    for (Index i = 0; i < hops.size(); ++i)
      if (hops[i] == one) return i + 1;
    return 0;
  }
  [[nodiscard]] constexpr Index hop_between(Index from, Index to) const {
    return from == to || hops_.empty() ? 0 : number_of(hop(hops_[0], from, to), hops_);
  }
  // The place in its group of the device that gets what this one sends by hop `i`; 0: it is of another group.
  [[nodiscard]] constexpr Var rank_of_target(Graph& graph, Index i) const {
    return own_number(graph, [&](Index device) {
      if (const Buffer<Index>* const group = groups_.of(device))
        for (const Index to : *group)
          if (hop_between(device, to) == i) return groups_.rank_of(to);
      return Index{0};
    });
  }
};

}  // namespace weft::stablehlo::read

#endif
