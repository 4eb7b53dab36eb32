// Where values are seen by their pieces, as shard_map writes it: how they lie on the two sides of a boundary, and the
// axes that a model names, on the mesh that it runs on.
#ifndef WEFT_SHARDING_MANUAL_AXES_HPP
#define WEFT_SHARDING_MANUAL_AXES_HPP

#include <weft/base/error_shard_map.hpp>
#include <weft/graph/collectives.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/sharding/layout.hpp>

namespace weft {

namespace detail {

constexpr bool is_manual(const CollectiveAttributes& cuts, std::int8_t axis) {
  return cuts.axes.contains(axis) || cuts.source_axes.contains(axis);
}

}  // namespace detail

// How a piece of boundary `id` lies inside, of which `now` is how its operand lies: over the axes that are not manual,
// as far as they divide it. It is no sum.
[[nodiscard]] constexpr Layout layout_inside(const Graph& graph, Id id, const Layout& now, const MeshSizes& mesh) {
  const auto& cuts = graph.attributes<CollectiveAttributes>(id);
  const Shape& piece = graph.shape(is_full_to_shard(graph[id].op) ? id : graph.operand(id, 0));
  Layout inside = replicated(piece.rank());
  for (int d = 0; d < piece.rank(); ++d) {
    Index parts = 1;
    for (const auto axis : now.dims[d]) {
      if (detail::is_manual(cuts, axis) || piece[d] % (parts * mesh[axis]) != 0) continue;
      parts *= mesh[axis];
      inside.dims[d].push_back(axis);
    }
  }
  return inside;
}
// How the value lies outside whose piece lies as `inside`: manual axes are major. Pieces that are summands are a sum
// over the axes that cut nothing.
[[nodiscard]] constexpr Layout layout_outside(const Graph& graph, Id id, const Layout& inside) {
  const auto& cuts = graph.attributes<CollectiveAttributes>(id);
  Layout outside = replicated(inside.dims.size());
  for (int i = 0; i < cuts.axes.size(); ++i) outside.dims[cuts.dims[i]].push_back(cuts.axes[i]);
  for (int d = 0; d < inside.dims.size(); ++d)
    for (const auto axis : inside.dims[d]) outside.dims[d].push_back(axis);
  if (cuts.reduction == ReductionKind::sum) outside.unreduced = cuts.source_axes;
  return outside;
}

// By node: is it made of constants alone, and read inside of what is mapped? So it stays whole, whatever its
// readers outside would like. Empty: nothing is mapped. O(nodes).
[[nodiscard]] constexpr Buffer<bool> values_read_inside(const Graph& graph) {
  bool any = false;
  for (Id id = 0; id < graph.size(); ++id) any = any || is_full_to_shard(graph[id].op);
  if (!any) return {};
  Buffer<bool> inside(graph.size(), false), is_own(graph.size(), false), read(graph.size(), false);
  for (Id id = 0; id < graph.size(); ++id) {
    const Op op = graph[id].op;
    inside[id] = is_full_to_shard(op);
    is_own[id] = !is_parameter(op) && !is_shard_boundary(op) && row_of(op).attributes != AttributeFamily::loop;
    for (Index i = 0; !is_shard_boundary(op) && i < graph[id].operand_count; ++i) {
      inside[id] = inside[id] || inside[graph.operand(id, i)];
      is_own[id] = is_own[id] && is_own[graph.operand(id, i)];
    }
  }
  for (Id id = static_cast<Id>(graph.size()); id-- > 0;)
    for (Index i = 0; (inside[id] || read[id]) && i < graph[id].operand_count; ++i)
      if (is_own[graph.operand(id, i)]) read[graph.operand(id, i)] = true;
  return read;
}

// Does a model name axes itself, so that it must be brought to its mesh?
[[nodiscard]] constexpr bool names_axes(const Graph& graph) noexcept { return !graph.axis_names.empty(); }

// The graph with its collectives and boundaries over the axes of `mesh`, which have the names that the graph gives
// them; collectives of one device are gone. Errors: shard_map_axis_unknown, shard_map_axis_size_differs. O(nodes).
[[nodiscard]] constexpr Graph on_mesh(const Graph& graph, const Mesh& mesh) {
  AxisList axis_of;  // by axis of the graph
  for (Index i = 0; i < graph.axis_names.size(); ++i) {
    const AxisName& name = graph.axis_names[i];
    const int axis = mesh.find(name);
    if (axis < 0) shard_map_axis_unknown(name.text, mesh);
    if (mesh.axes[axis].size != graph.mesh[static_cast<int>(i)])
      shard_map_axis_size_differs(name.text, graph.mesh[static_cast<int>(i)], mesh.axes[axis].size);
    axis_of.push_back(static_cast<std::int8_t>(axis));
  }
  Rewriter rewrite(graph);
  rewrite.to.mesh = mesh.sizes();
  rewrite.to.axis_names.clear();
  rewrite.copy_inputs();
  const auto renamed = [&](const AxisList& axes) {
    AxisList list;
    for (const auto axis : axes) list.push_back(axis_of[axis]);
    return list;
  };
  for (Id id = 0; id < graph.size(); ++id) {
    if (rewrite.has(id)) continue;
    if (row_of(graph[id].op).attributes != AttributeFamily::collective) {
      rewrite.set(id, rewrite.copy(id));
      continue;
    }
    CollectiveAttributes how = graph.attributes<CollectiveAttributes>(id);
    const bool is_alone = is_collective(graph[id].op) && parts_of(graph.mesh, how.axes) == 1;
    how.axes = renamed(how.axes);
    how.source_axes = renamed(how.source_axes);
    rewrite.to.phase = graph[id].phase;
    const Id operand = graph[id].operand_count == 1 ? rewrite(graph.operand(id, 0)).id : no_id;
    if (is_alone && how.hop.source_of(0, 1) == 0)
      rewrite.set(id, {&rewrite.to, operand});
    else if (is_alone)  // it gets nothing from nobody
      rewrite.set(id, broadcast_to(constant(rewrite.to, 0, graph.dtype(id)), graph.shape(id)));
    else
      rewrite.set(id, {&rewrite.to, rewrite.to.intern(graph[id].op, graph[id].type, rewrite.to.pools.intern(how),
                                                      &operand, graph[id].operand_count)});
  }
  rewrite.copy_outputs();
  return static_cast<Graph&&>(rewrite.to);
}

}  // namespace weft

#endif
