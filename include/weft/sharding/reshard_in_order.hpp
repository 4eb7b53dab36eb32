// The plan of a reshard by whole axes in a fixed order: sums, free slices, permutes, exchanges between dimensions,
// gathers.
//
//   unreduced -> S: reduce_scatter      S -> R: all_gather           (x, y) -> (x): all_gather y
//   unreduced -> R: all_reduce          R -> S: slice                (x, y) -> (y): permute to (y, x), all_gather x
//   S(d) -> S(e): all_to_all            x -> y: permute (|x| == |y|) [x, y] -> [y, x]: permute
//
// It costs little to make, and where it needs one collective none needs fewer bytes: see reshard.hpp.
#ifndef WEFT_SHARDING_RESHARD_IN_ORDER_HPP
#define WEFT_SHARDING_RESHARD_IN_ORDER_HPP

#include <weft/sharding/reshard_step.hpp>

namespace weft::detail {

constexpr AxisList tail(const AxisList& list, int from) {
  AxisList rest;
  for (int i = from; i < list.size(); ++i) rest.push_back(list[i]);
  return rest;
}
constexpr AxisList without(const AxisList& list, const AxisList& removed) {
  AxisList rest;
  for (const auto axis : list)
    if (!removed.contains(axis)) rest.push_back(axis);
  return rest;
}
constexpr AxisList both(AxisList list, const AxisList& more) {
  for (const auto axis : more) list.push_back(axis);
  return list;
}

// What is done otherwise. across: an axis that another dimension has may come to where it is wished by a permute, in the
// place of one of its size that is wished nowhere, and not by an exchange. gathers_first: axes at the end of dimensions
// that are wished nowhere are gathered before anything moves, so that those before them need no permute: (y, x) of
// columns to y of rows sends (2x - 1 - x / y) pieces and not (x + 1 - 1 / y), which is less where x is 2.
enum class ReshardOrder : std::uint8_t { usual, across, gathers_first };

class InOrderPlanner {
 public:
  constexpr InOrderPlanner(const Shape& shape, Index element_bytes, const MeshSizes& mesh, const Layout& from,
                           const Layout& to, ReshardOrder order = ReshardOrder::usual)
      : shape_(shape),
        mesh_(mesh),
        from_(from),
        to_(to),
        order_(order),
        writer_(shape, element_bytes, sub_layout(mesh, from)) {}

  constexpr ReshardPlan run() {
    scatter_sums();
    slice_by_free_axes();
    const AxisList summed = without(from_.unreduced, to_.unreduced);
    from_.unreduced = without(from_.unreduced, summed);
    if (!summed.empty()) add(ReshardKind::all_reduce, -1, summed);
    if (order_ == ReshardOrder::gathers_first) gather_unwished();
    permute();
    while (exchange()) {
    }
    gather();
    slice_by_free_axes();
    const AxisList spread = without(to_.unreduced, from_.unreduced);
    from_.unreduced = both(from_.unreduced, spread);
    if (!spread.empty()) add(ReshardKind::spread, -1, spread);
    return writer_.finish();
  }

 private:
  const Shape& shape_;
  const MeshSizes& mesh_;
  Layout from_;
  const Layout& to_;
  ReshardOrder order_;
  ReshardWriter writer_;

  [[nodiscard]] constexpr int rank() const { return to_.dims.size(); }
  // Axes that dimension d starts with on both sides.
  [[nodiscard]] constexpr int common(int d) const {
    const AxisList &from = from_.dims[d], &to = to_.dims[d];
    int count = 0;
    while (count < from.size() && count < to.size() && from[count] == to[count]) ++count;
    return count;
  }
  [[nodiscard]] constexpr bool is_free(std::int8_t axis) const {
    return !from_.used().contains(axis) && !from_.unreduced.contains(axis);
  }
  // Before dimension d is cut by more axes.
  constexpr void check_part(int d, const AxisList& added) const {
    check_divides(d, shape_[d] / parts_of(mesh_, from_.dims[d]), parts_of(mesh_, added));
  }
  // A step after which the value lies as `from_`; `d`: the dimension of `axes`; -1: they are of a sum.
  constexpr void add(ReshardKind kind, int d, const AxisList& axes, int target = -1) {
    ReshardStep step{kind, fixed_vector<SubAxes, max_rank>(rank(), SubAxes()), {}, target, sub_layout(mesh_, from_)};
    (d < 0 ? step.summed : step.axes[d]) = sub_axes(mesh_, axes);
    writer_.add(static_cast<ReshardStep&&>(step));
  }

  // Unreduced axes that come to cut a dimension.
  constexpr void scatter_sums() {
    for (int d = 0; d < rank(); ++d) {
      if (!starts_with(to_.dims[d], from_.dims[d])) continue;
      const AxisList added = tail(to_.dims[d], from_.dims[d].size());
      if (added.empty() || !without(added, from_.unreduced).empty()) continue;
      check_part(d, added);
      from_.unreduced = without(from_.unreduced, added);
      from_.dims[d] = to_.dims[d];
      add(ReshardKind::reduce_scatter, d, added);
    }
  }
  // Axes over which the value is replicated and which come next in a dimension: costs nothing.
  constexpr void slice_by_free_axes() {
    for (int d = 0; d < rank(); ++d) {
      if (common(d) < from_.dims[d].size()) continue;
      AxisList added;
      for (const auto axis : tail(to_.dims[d], from_.dims[d].size())) {
        if (!is_free(axis)) break;
        added.push_back(axis);
      }
      if (added.empty()) continue;
      check_part(d, added);
      from_.dims[d] = both(from_.dims[d], added);
      add(ReshardKind::all_slice, d, added);
    }
  }

  constexpr void permute() {
    for (int d = 0; d < rank(); ++d) {
      const int start = common(d);
      const AxisList had = tail(from_.dims[d], start), wanted = tail(to_.dims[d], start);
      if (had.empty() || wanted.empty()) continue;
      if (without(wanted, had).empty()) {  // wanted axes to the front
        from_.dims[d] = both(both(prefix(to_.dims[d], start), wanted), without(had, wanted));
        add(ReshardKind::collective_permute, -1, {});
      } else if (may_swap(had[0], wanted[0])) {
        swap(had[0], wanted[0]);
        add(ReshardKind::collective_permute, -1, {});
        --d;  // the dimension may go on
      } else if (const int unwished = order_ == ReshardOrder::across ? place_unwished(had, wanted[0]) : -1; unwished >= 0) {
        swap(had[unwished], wanted[0]);
        from_.dims[d] = both(prefix(to_.dims[d], start + 1), without(tail(from_.dims[d], start), {wanted[0]}));
        add(ReshardKind::collective_permute, -1, {});
        --d;
      }
    }
  }
  // Where `had` has an axis of the size of `wanted`, which a dimension has that need not keep it, that is wished
  // nowhere; -1: nowhere.
  [[nodiscard]] constexpr int place_unwished(const AxisList& had, std::int8_t wanted) const {
    bool is_left = false;
    for (int d = 0; d < rank(); ++d) is_left = is_left || tail(from_.dims[d], common(d)).contains(wanted);
    for (int i = 0; is_left && i < had.size(); ++i)
      if (mesh_[had[i]] == mesh_[wanted] && !to_.used().contains(had[i]) && !to_.unreduced.contains(had[i])) return i;
    return -1;
  }
  static constexpr AxisList prefix(const AxisList& list, int count) {
    AxisList first;
    for (int i = 0; i < count; ++i) first.push_back(list[i]);
    return first;
  }
  // Axis `b` may take the place of `a`: equal sizes, and `a` is wanted nowhere else, or exactly where `b` is now.
  [[nodiscard]] constexpr bool may_swap(std::int8_t a, std::int8_t b) const {
    if (mesh_[a] != mesh_[b] || from_.unreduced.contains(a) || from_.unreduced.contains(b)) return false;
    if (is_free(b)) return !to_.used().contains(a) && !to_.unreduced.contains(a);
    for (int d = 0; d < rank(); ++d)
      for (int i = 0; i < from_.dims[d].size(); ++i)
        if (from_.dims[d][i] == b) return i == common(d) && i < to_.dims[d].size() && to_.dims[d][i] == a;
    return false;
  }
  constexpr void swap(std::int8_t a, std::int8_t b) {
    for (AxisList& dim : from_.dims)
      for (std::int8_t& axis : dim) axis = axis == a ? b : axis == b ? a : axis;
  }

  // The longest run of axes at the end of one dimension that another one wants next: an all_to_all. False: none.
  constexpr bool exchange() {
    for (int d = 0; d < rank(); ++d)
      for (int start = common(d); start < from_.dims[d].size(); ++start) {
        const AxisList moved = tail(from_.dims[d], start);
        for (int t = 0; t < rank(); ++t) {
          if (t == d || common(t) < from_.dims[t].size()) continue;
          if (!starts_with(tail(to_.dims[t], from_.dims[t].size()), moved)) continue;
          check_part(t, moved);
          from_.dims[d] = prefix(from_.dims[d], start);
          from_.dims[t] = both(from_.dims[t], moved);
          add(ReshardKind::all_to_all, d, moved, t);
          return true;
        }
      }
    return false;
  }
  constexpr void gather() {
    for (int d = 0; d < rank(); ++d) gather_from(d, common(d));
  }
  constexpr void gather_unwished() {
    for (int d = 0; d < rank(); ++d) {
      const AxisList& axes = from_.dims[d];
      int kept = axes.size();
      while (kept > 0 && !to_.used().contains(axes[kept - 1]) && !to_.unreduced.contains(axes[kept - 1])) --kept;
      gather_from(d, kept);
    }
  }
  // All axes of dimension `d` but the first ones.
  constexpr void gather_from(int d, int kept) {
    const AxisList gone = tail(from_.dims[d], kept);
    if (gone.empty()) return;
    from_.dims[d] = prefix(from_.dims[d], kept);
    add(ReshardKind::all_gather, d, gone);
  }
};

}  // namespace weft::detail

#endif
