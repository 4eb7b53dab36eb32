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
// by parts, if `widest` allows it, and one that makes sums early where any are spread: ten times the time. Errors:
// those of propagate.
[[nodiscard]] WEFT_NATIVE constexpr FoundLayouts find_layouts(const Graph& graph, const Mesh& mesh,
                                                              const Buffer<Layout>& inputs,
                                                              const Buffer<Layout>& outputs,
                                                              Search widest = Search::wide) {
  const MeshSizes sizes = mesh.sizes();
  detail::ReshardPrices prices(graph, sizes);
  FoundLayouts best{graph, mesh, inputs, outputs,
                    detail::propagate_at(prices, graph, mesh, sizes, inputs, outputs, Search::usual)};
  bool is_automatic = false;
  for (const MeshAxis& axis : mesh.axes) is_automatic = is_automatic || axis.type == AxisType::automatic;
  if (!is_automatic || widest != Search::wide) return best;
  const auto sent_by = [](const FoundLayouts& found, const MeshSizes& own_sizes, detail::ReshardPrices& own_prices) {
    const detail::Reads reads(found.graph, found.layouts.moves);
    const detail::Sources sources(found.graph);
    return detail::bytes_moved_by(found.graph, reads, sources, own_sizes, own_prices, found.layouts, found.outputs);
  };
  Index sent = sent_by(best, sizes, prices);
  const auto try_on = [&](FoundLayouts&& other, const MeshSizes& own_sizes, detail::ReshardPrices& own_prices) {
    if (sent == 0) return;
    other.layouts =
        detail::propagate_at(own_prices, other.graph, other.mesh, own_sizes, other.inputs, other.outputs, Search::wide);
    const Index bytes = sent_by(other, own_sizes, own_prices);
    if (bytes >= sent) return;
    sent = bytes;
    best = static_cast<FoundLayouts&&>(other);
  };
  try_on({graph, mesh, inputs, outputs, {}}, sizes, prices);
  if (const MeshInParts parts(mesh); parts.is_finer()) {
    const MeshSizes finer = parts.mesh().sizes();
    detail::ReshardPrices of_parts(graph, finer);
    try_on({parts.of(graph), parts.mesh(), parts.of(inputs), parts.of(outputs), {}}, finer, of_parts);
  }
  return best;
}

}  // namespace weft

#endif
