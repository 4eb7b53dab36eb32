// Resharding: the collectives that bring a traced value from one layout to another, in the order that moves the fewest
// bytes: sums, free slices, permutations, exchanges between dimensions, gathers.
//
//   unreduced -> S: reduce_scatter      S -> R: all_gather           (x, y) -> (x): all_gather y
//   unreduced -> R: all_reduce          R -> S: slice                (x, y) -> (y): permute to (y, x), all_gather x
//   S(d) -> S(e): all_to_all            x -> y: permute (|x| == |y|) [x, y] -> [y, x]: permute
#ifndef WEFT_SHARDING_RESHARD_HPP
#define WEFT_SHARDING_RESHARD_HPP

#include <weft/sharding/collectives.hpp>
#include <weft/sharding/layout.hpp>

namespace weft {

namespace detail {

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

class Resharder {
 public:
  constexpr Resharder(Var x, const Layout& from, const Layout& to) : x_(x), from_(from), to_(to) {}

  constexpr Var run() {
    scatter_sums();
    slice_by_free_axes();
    const AxisList summed = without(from_.unreduced, to_.unreduced);
    if (!summed.empty()) x_ = all_reduce(x_, summed);
    from_.unreduced = without(from_.unreduced, summed);
    permute();
    while (exchange()) {
    }
    gather();
    slice_by_free_axes();
    spread(without(to_.unreduced, from_.unreduced));
    return x_;
  }

 private:
  Var x_;
  Layout from_;
  const Layout& to_;

  [[nodiscard]] constexpr const MeshSizes& mesh() const { return x_.graph->mesh; }
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
  constexpr void check_part(int d, const AxisList& axes) const {
    check_divides(d, x_.shape()[d], parts_of(mesh(), axes));
  }

  // Unreduced axes that come to cut a dimension.
  constexpr void scatter_sums() {
    for (int d = 0; d < rank(); ++d) {
      if (!starts_with(to_.dims[d], from_.dims[d])) continue;
      const AxisList added = tail(to_.dims[d], from_.dims[d].size());
      if (added.empty() || !without(added, from_.unreduced).empty()) continue;
      check_part(d, added);
      x_ = reduce_scatter(x_, d, added);
      from_.unreduced = without(from_.unreduced, added);
      from_.dims[d] = to_.dims[d];
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
      x_ = shard_slice(x_, d, added);
      from_.dims[d] = both(from_.dims[d], added);
    }
  }

  constexpr void permute() {
    for (int d = 0; d < rank(); ++d) {
      const int start = common(d);
      const AxisList had = tail(from_.dims[d], start), wanted = tail(to_.dims[d], start);
      if (had.empty() || wanted.empty()) continue;
      if (without(wanted, had).empty()) {  // wanted axes to the front
        const AxisList ordered = both(wanted, without(had, wanted));
        x_ = collective_permute(x_, ordered, had);
        from_.dims[d] = both(prefix(to_.dims[d], start), ordered);
      } else if (may_swap(had[0], wanted[0])) {
        x_ = collective_permute(x_, {had[0], wanted[0]}, {wanted[0], had[0]});
        swap(had[0], wanted[0]);
        --d;  // the dimension may go on
      }
    }
  }
  static constexpr AxisList prefix(const AxisList& list, int count) {
    AxisList first;
    for (int i = 0; i < count; ++i) first.push_back(list[i]);
    return first;
  }
  // Axis `b` may take the place of `a`: equal sizes, and `a` is wanted nowhere else, or exactly where `b` is now.
  [[nodiscard]] constexpr bool may_swap(std::int8_t a, std::int8_t b) const {
    if (mesh()[a] != mesh()[b] || from_.unreduced.contains(a) || from_.unreduced.contains(b)) return false;
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
          x_ = all_to_all(x_, t, d, moved);
          from_.dims[d] = prefix(from_.dims[d], start);
          from_.dims[t] = both(from_.dims[t], moved);
          return true;
        }
      }
    return false;
  }
  constexpr void gather() {
    for (int d = 0; d < rank(); ++d) {
      const AxisList gone = tail(from_.dims[d], common(d));
      if (gone.empty()) continue;
      x_ = all_gather(x_, d, gone);
      from_.dims[d] = prefix(from_.dims[d], common(d));
    }
  }
  // The value on the first device along `axes`, zeros on the others: their sum is the value.
  constexpr void spread(const AxisList& axes) {
    if (axes.empty()) return;
    const Var position = device_index(*x_.graph, axes, DType::i32);
    x_ = select(position == 0.0, x_, 0.0);
  }
};

}  // namespace detail

// Emits what brings local value `x` from one layout to another. Whole mesh axes only: an axis that would have to be
// split is gathered first. Error: dimension_does_not_divide.
[[nodiscard]] constexpr Var reshard(Var x, const Layout& from, const Layout& to) {
  return detail::Resharder(x, from, to).run();
}

}  // namespace weft

#endif
