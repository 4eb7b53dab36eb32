// How all values of a graph lie: by whole axes of a mesh, or by parts of its automatic axes, where that sends fewer
// bytes.
#ifndef WEFT_SHARDING_FIND_LAYOUTS_HPP
#define WEFT_SHARDING_FIND_LAYOUTS_HPP

#include <weft/sharding/mesh_in_parts.hpp>
#include <weft/sharding/propagate.hpp>

namespace weft {

// What partition makes a device's graph of. `mesh` is the finer one where parts are used; then all layouts are by its
// axes, and the marks of `graph` name them.
struct FoundLayouts {
  Graph graph;
  Mesh mesh;
  Buffer<Layout> inputs, outputs;
  Layouts layouts;
};

// Where automatic axes leave something to choose and something is sent, a wide search is tried, too, by whole axes and
// by parts. Errors: those of propagate.
[[nodiscard]] WEFT_NATIVE constexpr FoundLayouts find_layouts(const Graph& graph, const Mesh& mesh,
                                                              const Buffer<Layout>& inputs,
                                                              const Buffer<Layout>& outputs) {
  FoundLayouts best{graph, mesh, inputs, outputs, propagate(graph, mesh, inputs, outputs)};
  bool is_automatic = false;
  for (const MeshAxis& axis : mesh.axes) is_automatic = is_automatic || axis.type == AxisType::automatic;
  if (!is_automatic) return best;
  const auto sent_by = [](const FoundLayouts& found) {
    const detail::Reads reads(found.graph, found.layouts.moves);
    const detail::Sources sources(found.graph);
    return detail::bytes_moved_by(found.graph, reads, sources, found.mesh.sizes(), found.layouts, found.outputs);
  };
  Index sent = sent_by(best);
  const auto try_on = [&](FoundLayouts&& other) {
    if (sent == 0) return;
    other.layouts = propagate(other.graph, other.mesh, other.inputs, other.outputs, Search::wide);
    const Index bytes = sent_by(other);
    if (bytes >= sent) return;
    sent = bytes;
    best = static_cast<FoundLayouts&&>(other);
  };
  try_on({graph, mesh, inputs, outputs, {}});
  if (const MeshInParts parts(mesh); parts.is_finer())
    try_on({parts.of(graph), parts.mesh(), parts.of(inputs), parts.of(outputs), {}});
  return best;
}

}  // namespace weft

#endif
