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
// Predicates are moved as numbers.
constexpr Var as_moved(Var x) { return x.dtype() == DType::pred ? weft::convert(x, DType::i32) : x; }
constexpr Var as_before(Var moved, DType dtype) { return dtype == DType::pred ? moved != 0 : moved; }

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
// distance at which members lie. Of groups over a part of an axis there are few.
class GroupHops {
 public:
  constexpr GroupHops(const ProcessGroups& groups, const MeshSizes& mesh)
      : groups_(groups), mesh_(mesh), axes_(groups.spanned()), size_(parts_of(mesh, axes_)), distances_{0} {
    for (const Buffer<Index>& group : groups.list())
      for (const Index to : group)
        for (const Index from : group)
          if (const Index far = distance(from, to); number_of(far) < 0) distances_.push_back(far);
  }

  // Than devices that gather from all.
  [[nodiscard]] constexpr bool are_fewer() const { return distances_.size() < size_; }
  // Is a reduction of so many elements made by parts, of which each member has one, and which then come to all? Two
  // members send as much by whole values.
  [[nodiscard]] constexpr bool take_parts(Index elements) const {
    const Index count = groups_.largest();
    return are_fewer() && groups_.are_even() && count > 2 && elements > 0 && elements % count == 0;
  }
  // [members, ...]: what the members of a device's group have in `sent(i)`, which each makes for who is i hops away.
  // Places beyond a group's members have what the device has itself.
  template <class Sent>
  [[nodiscard]] constexpr Var members(Graph& graph, const Sent& sent) const {
    Buffer<Var> rows;
    DType dtype{};
    for (Index i = 0; i < distances_.size(); ++i) {
      const Var own = sent(i);
      dtype = own.dtype();
      const Hop hop{static_cast<std::int32_t>(distances_[i]), false, true};
      rows.push_back(expand_dims(i == 0 ? as_moved(own) : weft::detail::hopped(as_moved(own), axes_, hop), 0));
    }
    const auto number = [this](Index device, Index i) {
      const Buffer<Index>* const group = groups_.of(device);
      return group != nullptr && i < group->size() ? number_of(distance((*group)[i], device)) : 0;
    };
    const Var all = rows.size() == 1 ? rows[0] : weft::concatenate(rows, 0);
    return as_before(take(all, own_numbers(graph, groups_.largest(), number)), dtype);
  }
  // [members, ...]: of what each member of even groups has, the part along `dim` that is this device's by its place.
  // Errors: those of check_divides_over.
  [[nodiscard]] constexpr Var parts_of_members(Var x, int dim) const {
    return members(*x.graph, [&](Index i) { return own_part(x, dim, groups_.largest(), rank_of_target(*x.graph, i)); });
  }

 private:
  // The place in its group of the device that gets what this one sends by hop `i`; 0: it is of another group.
  [[nodiscard]] constexpr Var rank_of_target(Graph& graph, Index i) const {
    return own_number(graph, [&](Index device) {
      if (const Buffer<Index>* const group = groups_.of(device))
        for (const Index to : *group)
          if (distance(device, to) == distances_[i]) return groups_.rank_of(to);
      return Index{0};
    });
  }

  const ProcessGroups& groups_;
  MeshSizes mesh_;
  AxisList axes_;
  Index size_;
  Buffer<Index> distances_;

  [[nodiscard]] constexpr Index distance(Index from, Index to) const {
    return (position_over(mesh_, axes_, from) - position_over(mesh_, axes_, to) + size_) % size_;
  }
  [[nodiscard]] constexpr Index number_of(Index far) const {
    for (Index i = 0; i < distances_.size(); ++i)
      if (distances_[i] == far) return i;
    return -1;
  }
};

}  // namespace weft::stablehlo::read

#endif
