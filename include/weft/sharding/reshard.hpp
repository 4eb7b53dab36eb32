// Resharding: the collectives that bring a traced value from one layout to another. Of the plans in a fixed order
// (reshard_in_order.hpp) and Shardy's by whole axes (reshard_plan.hpp) the one that sends fewer bytes; the first, where
// both send as many.
#ifndef WEFT_SHARDING_RESHARD_HPP
#define WEFT_SHARDING_RESHARD_HPP

#include <weft/graph/collectives.hpp>
#include <weft/sharding/reshard_in_order.hpp>
#include <weft/sharding/reshard_plan.hpp>

namespace weft {

// The steps by which a value of global shape `shape` is brought from one layout to another, by whole mesh axes and
// equal pieces. Error: dimension_does_not_divide.
[[nodiscard]] constexpr ReshardPlan cheapest_reshard(const Shape& shape, Index element_bytes, const MeshSizes& mesh,
                                                     const Layout& from, const Layout& to) {
  ReshardPlan in_order = detail::InOrderPlanner(shape, element_bytes, mesh, from, to).run();
  // One step that sends, on the smallest pieces: no other plan has less to send.
  Index sending = 0;
  bool cuts_late = false, spreads = false;
  for (const ReshardStep& step : in_order.steps) {
    sending += step.wire_bytes > 0 ? 1 : 0;
    cuts_late = cuts_late || (sending > 0 && step.kind == ReshardKind::all_slice);
    spreads = spreads || step.kind == ReshardKind::spread;
  }
  if (sending == 0 || (sending == 1 && !cuts_late && !spreads)) return in_order;
  for (const auto order : {detail::ReshardOrder::across, detail::ReshardOrder::gathers_first}) {
    ReshardPlan other = detail::InOrderPlanner(shape, element_bytes, mesh, from, to, order).run();
    if (other.wire_bytes() < in_order.wire_bytes()) in_order = static_cast<ReshardPlan&&>(other);
  }
  const ReshardProblem problem{shape, element_bytes, mesh, sub_layout(mesh, from), sub_layout(mesh, to)};
  ReshardPlan by_whole_axes = plan_reshard_by_whole_axes(problem);
  const bool is_better =
      by_whole_axes.wire_bytes() < in_order.wire_bytes() && by_whole_axes.can_be_emitted(shape, mesh);
  return is_better ? by_whole_axes : in_order;
}

namespace detail {

// The permute from one list of axes by dimension to another. Axes that one side alone uses are filled in at the end of
// the other, so that every device has one to get its piece from.
constexpr Var permuted(Var x, const SubLayout& from, const SubLayout& to) {
  AxisList axes, source;
  for (int d = 0; d < from.dims.size(); ++d) {
    const AxisList had = whole_axes(from.dims[d]), has = whole_axes(to.dims[d]);
    int same = 0;
    while (same < had.size() && same < has.size() && had[same] == has[same]) ++same;
    axes = both(axes, tail(has, same));
    source = both(source, tail(had, same));
  }
  const AxisList only_source = without(source, axes), only_axes = without(axes, source);
  return collective_permute(x, both(axes, only_source), both(source, only_axes));
}

// This device's part of dimension `d` in the place that it has over `axes`, zeros elsewhere.
constexpr Var among_zeros(Var x, int d, const AxisList& axes) {
  const Index parts = parts_of(x.graph->mesh, axes);
  Dims by_part = x.shape().dims, whole = x.shape().dims;
  by_part.insert(d, parts);
  whole[d] *= parts;
  AxisList kept;  // where the dimensions of x are in that shape
  for (int i = 0; i < x.shape().rank(); ++i) kept.push_back(static_cast<std::int8_t>(i < d ? i : i + 1));
  const Var number = iota(*x.graph, Shape(by_part), d);
  const Var own = number == broadcast_in_dim(device_index(*x.graph, axes, DType::i32), Shape(by_part), {});
  return reshape(select(own, broadcast_in_dim(x, Shape(by_part), kept), 0.0), Shape(whole));
}

constexpr Var emit_step(Var x, const ReshardStep& step, const SubLayout& before) {
  if (step.kind == ReshardKind::collective_permute) return permuted(x, before, step.result);
  const AxisList summed = whole_axes(step.summed);
  if (step.kind == ReshardKind::all_reduce) return all_reduce(x, summed);
  if (step.kind == ReshardKind::spread && !summed.empty())
    return select(device_index(*x.graph, summed, DType::i32) == 0.0, x, 0.0);
  for (int d = 0; d < step.axes.size(); ++d) {
    const AxisList axes = whole_axes(step.axes[d]);
    if (axes.empty()) continue;
    switch (step.kind) {
      case ReshardKind::all_slice: x = shard_slice(x, d, axes); break;
      case ReshardKind::reduce_scatter: x = reduce_scatter(x, d, axes); break;
      case ReshardKind::all_gather: x = all_gather(x, d, axes); break;
      case ReshardKind::all_to_all: x = all_to_all(x, step.target, d, axes); break;
      case ReshardKind::spread: x = among_zeros(x, d, axes); break;
      case ReshardKind::all_reduce:
      case ReshardKind::collective_permute: break;
    }
  }
  return x;
}

}  // namespace detail

// Emits what brings local value `x` from one layout to another. Whole mesh axes only: an axis that would have to be
// split is gathered first. Error: dimension_does_not_divide.
[[nodiscard]] WEFT_NATIVE constexpr Var reshard(Var x, const Layout& from, const Layout& to) {
  const MeshSizes& mesh = x.graph->mesh;
  Dims extents = x.shape().dims;
  for (int d = 0; d < extents.size(); ++d) extents[d] *= parts_of(mesh, from.dims[d]);
  const ReshardPlan plan = cheapest_reshard(Shape(extents), size_bytes(x.dtype()), mesh, from, to);
  SubLayout before = sub_layout(mesh, from);
  for (const ReshardStep& step : plan.steps) {
    x = detail::emit_step(x, step, before);
    before = step.result;
  }
  return x;
}

}  // namespace weft

#endif
