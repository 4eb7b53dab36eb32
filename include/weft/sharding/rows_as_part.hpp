// Slices that take fewer rows of a dimension than the devices of an axis could share, x[3:5] over 4 devices: as a part
// at a constant place, of which every device gives what it has, and zeros (masked_rows.hpp). The sum sends the few
// rows; to have the dimension whole, or to cut another one, sends all.
#ifndef WEFT_SHARDING_ROWS_AS_PART_HPP
#define WEFT_SHARDING_ROWS_AS_PART_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/mesh/mesh.hpp>
#include <weft/sharding/moved_rows.hpp>

namespace weft::detail {

// Does slice `id` take rows that an automatic axis does not divide, of a dimension that it does?
[[nodiscard]] constexpr bool takes_few_rows(const Graph& graph, Id id, const Mesh& mesh) {
  if (row_of(graph[id].op).attributes != AttributeFamily::slice || graph.dtype(id) == DType::pred ||
      dim_of_few(graph, id) >= 0)
    return false;
  const Shape &part = graph.shape(id), &whole = graph.shape(graph.operand(id, 0));
  for (int d = 0; d < part.rank(); ++d)
    for (const MeshAxis& axis : mesh.axes)
      if (axis.type == AxisType::automatic && whole[d] % axis.size == 0 && part[d] % axis.size != 0) return true;
  return false;
}
[[nodiscard]] constexpr bool any_few_rows(const Graph& graph, const Mesh& mesh) {
  for (Id id = 0; id < graph.size(); ++id)
    if (takes_few_rows(graph, id, mesh)) return true;
  return false;
}

// The same function, of parts in the place of such slices. O(nodes).
[[nodiscard]] constexpr Graph with_rows_as_parts(const Graph& graph, const Mesh& mesh) {
  Rewriter rewrite(graph);
  rewrite.copy_inputs();
  for (Id id = 0; id < graph.size(); ++id) {
    if (rewrite.has(id)) continue;
    if (!takes_few_rows(graph, id, mesh)) {
      rewrite.set(id, rewrite.copy(id));
      continue;
    }
    rewrite.to.phase = graph[id].phase;
    Buffer<Var> starts;
    for (const Index start : graph.attributes<SliceBounds>(id).start)
      starts.push_back(constant(rewrite.to, static_cast<double>(start), DType::i32));
    rewrite.set(id, dynamic_slice(rewrite(graph.operand(id, 0)), starts, graph.shape(id).dims));
  }
  rewrite.copy_outputs();
  return without_dead_nodes(static_cast<Graph&&>(rewrite.to));
}

}  // namespace weft::detail

#endif
