// How all values of a graph lie: by whole axes of a mesh, or by parts of its automatic axes, where that sends fewer
// bytes; with or without marks that need not be obeyed.
#ifndef WEFT_SHARDING_FIND_LAYOUTS_HPP
#define WEFT_SHARDING_FIND_LAYOUTS_HPP

#include <weft/graph/simplify.hpp>
#include <weft/sharding/even_rows.hpp>
#include <weft/sharding/even_windows.hpp>
#include <weft/sharding/longer_rows.hpp>
#include <weft/sharding/mesh_in_parts.hpp>
#include <weft/sharding/propagate.hpp>
#include <weft/sharding/read_at_source.hpp>
#include <weft/sharding/rows_as_part.hpp>
#include <weft/sharding/rows_in_parts.hpp>

namespace weft {

// What partition makes a device's graph of. `mesh` is the finer one where parts are used; then all layouts are by its
// axes, and the marks of `graph` name them.
struct FoundLayouts {
  Graph graph;
  Mesh mesh;
  Buffer<Layout> inputs, outputs;
  Layouts layouts;
};

namespace detail {

[[nodiscard]] constexpr bool has_automatic_axes(const Mesh& mesh) {
  for (const MeshAxis& axis : mesh.axes)
    if (axis.type == AxisType::automatic) return true;
  return false;
}

constexpr Index bytes_sent_by(const FoundLayouts& found, const MeshSizes& sizes, ReshardPrices& prices) {
  const Reads reads(found.graph, found.layouts.moves);
  return bytes_moved_by(found.graph, reads, sizes, prices, found.layouts, found.outputs);
}
constexpr Index bytes_sent_by(const FoundLayouts& found) {
  const MeshSizes sizes = found.mesh.sizes();
  ReshardPrices prices(found.graph, sizes);
  return bytes_sent_by(found, sizes, prices);
}

// The weakest of the marks that values have; `obeyed`, too, where there are none.
[[nodiscard]] constexpr MarkForce weakest_mark(const Graph& graph) {
  MarkForce weakest = MarkForce::obeyed;
  if (graph.pools.pool<ShardingConstraint>().size() == 0) return weakest;
  for (const Node& node : graph.nodes) {
    if (row_of(node.op).attributes != AttributeFamily::sharding) continue;
    const MarkForce force = graph.pools.shardings[node.attributes].force;
    weakest = force > weakest ? force : weakest;
  }
  return weakest;
}
// `graph` without marks that are weaker than `kept`.
[[nodiscard]] constexpr Graph with_marks_up_to(MarkForce kept, const Graph& graph) {
  Graph made = graph;
  const auto without_mark = [&](Id id) {
    while (row_of(graph[id].op).attributes == AttributeFamily::sharding &&
           graph.attributes<ShardingConstraint>(id).force > kept)
      id = graph.operand(id, 0);
    return id;
  };
  for (Id& operand : made.operand_pool) operand = without_mark(operand);
  for (Output& output : made.outputs) output.node = without_mark(output.node);
  return simplify(made);
}

[[nodiscard]] constexpr bool any_reshaped(const Graph& graph) {
  for (const Node& node : graph.nodes)
    if (is_whole_view(node.op)) return true;
  return false;
}

// How outputs would have values lie, by node; of no dimensions: that is not known.
constexpr Buffer<Layout> wished_layouts(const Graph& graph, const Mesh& mesh, const Buffer<Layout>& outputs) {
  const Buffer<Wish> wishes = read_wishes(graph, mesh, Reads(graph, true), true, outputs, Search::usual);
  Buffer<Layout> layouts(graph.size());
  for (Id id = 0; id < graph.size(); ++id)
    if (wishes[id].is_known) layouts[id] = wishes[id].layout;
  return layouts;
}

// All marks are obeyed.
constexpr FoundLayouts find_marked_layouts(const Graph& given, const Mesh& mesh, const Buffer<Layout>& inputs,
                                           const Buffer<Layout>& outputs, Search widest) {
  const bool may_choose = has_automatic_axes(mesh);
  const bool is_read_at_source = may_choose && any_takes_of_made(given);
  const Graph read_at_source = is_read_at_source ? SourceReader(given).run() : Graph();
  const Graph& read = is_read_at_source ? read_at_source : given;
  const bool is_evened = may_choose && any_uneven_rows(read, mesh);
  const Graph evened = is_evened ? EvenRows(read, mesh).run() : Graph();
  const Graph& graph = is_evened ? evened : read;
  const MeshSizes sizes = mesh.sizes();
  ReshardPrices prices(graph, sizes);
  FoundLayouts best{graph, mesh, inputs, outputs,
                    propagate_at(prices, graph, mesh, sizes, inputs, outputs, Search::usual)};
  if (!has_automatic_axes(mesh) || widest != Search::wide) return best;
  Index sent = bytes_sent_by(best, sizes, prices);
  const auto try_on = [&](FoundLayouts&& other, ReshardPrices& chosen_by, const MeshSizes& own_sizes,
                          ReshardPrices& own_prices, Search search = Search::wide) {
    if (sent == 0) return;
    other.layouts = propagate_at(chosen_by, other.graph, other.mesh, own_sizes, other.inputs, other.outputs, search);
    const Index bytes = bytes_sent_by(other, own_sizes, own_prices);
    if (bytes >= sent) return;
    sent = bytes;
    best = static_cast<FoundLayouts&&>(other);
  };
  // Where rows stay on their devices, so may those that are made of them: a sort by two keys, or places of places.
  for (Index before = -1; sent > 0 && sent != before;) {
    RowsInParts rows(best.graph, sizes, best.layouts.of_value);
    if (!rows.exist()) break;
    before = sent;
    const Graph in_parts = rows.run();
    ReshardPrices of_rows(in_parts, sizes);
    try_on({in_parts, mesh, inputs, outputs, {}}, of_rows, sizes, of_rows);
  }
  if (sent > 0 && any_rows_taken(graph)) {
    const Buffer<Layout> wished = wished_layouts(graph, mesh, outputs);
    if (RowsInParts rows(graph, sizes, wished, RowsInParts::By::wishes); rows.exist()) {
      const Graph in_parts = rows.run();
      ReshardPrices of_rows(in_parts, sizes);
      try_on({in_parts, mesh, inputs, outputs, {}}, of_rows, sizes, of_rows, Search::larger);
    }
  }
  for (const Search search : {Search::wide, Search::late, Search::larger, Search::staying})
    try_on({graph, mesh, inputs, outputs, {}}, prices, sizes, prices, search);
  if (sent > 0 && prices.has_loops()) {  // each step of a body alone looks dearer than what it saves in those after it
    ReshardPrices of_one_turn(graph, sizes, LoopsCount::once);
    for (const Search search : {Search::wide, Search::carried})
      try_on({graph, mesh, inputs, outputs, {}}, of_one_turn, sizes, prices, search);
  }
  if (sent > 0 && any_few_rows(graph, mesh)) {
    const Graph as_parts = with_rows_as_parts(graph, mesh);
    ReshardPrices of_rows(as_parts, sizes);
    try_on({as_parts, mesh, inputs, outputs, {}}, of_rows, sizes, of_rows);
  }
  if (EvenWindows windows(best.graph, sizes, best.layouts.of_value); sent > 0 && windows.exist()) {
    const Graph longer = windows.run(), even = EvenRows(longer, mesh).run();
    ReshardPrices of_even(even, sizes);
    for (const Search search : {Search::usual, Search::wide})
      try_on({even, mesh, inputs, outputs, {}}, of_even, sizes, of_even, search);
  }
  if (LongerRows rows(best.graph, sizes, best.layouts.of_value); sent > 0 && rows.exist()) {
    const Graph longer = rows.run();
    ReshardPrices of_longer(longer, sizes);
    for (const Search search : {Search::usual, Search::wide, Search::late})
      try_on({longer, mesh, inputs, outputs, {}}, of_longer, sizes, of_longer, search);
  }
  for (const LeadingPart leading : {LeadingPart::smallest, LeadingPart::largest}) {
    const MeshInParts parts(mesh, leading);
    if (!parts.is_finer() || sent == 0) break;
    if (leading == LeadingPart::largest && (!any_reshaped(graph) || parts.mesh() == MeshInParts(mesh).mesh())) break;
    const MeshSizes finer = parts.mesh().sizes();
    ReshardPrices of_parts(graph, finer);
    for (const Search search : {Search::usual, Search::wide, Search::late})
      try_on({parts.of(graph), parts.mesh(), parts.of(inputs), parts.of(outputs), {}}, of_parts, finer, of_parts,
             search);
  }
  if (sent > 0) {
    const FoundLayouts found = best;
    const MeshSizes own_sizes = found.mesh.sizes();
    ReshardPrices of_found(found.graph, own_sizes);
    try_on(FoundLayouts(found), of_found, own_sizes, of_found, Search::summing);
  }
  return best;
}

}  // namespace detail

// Where automatic axes leave something to choose and something is sent, a wide search is tried, too, by whole axes and
// by parts, if `widest` allows it, with rows that places are taken of in an order of parts (rows_in_parts.hpp), and one
// that makes sums early where any are spread: ten times the time. Marks that need not be obeyed (MarkForce) are passed
// over then, obeyed as far as a module asks for them, or obeyed as they propagate, by what sends the fewest bytes: a
// tenth more; `graph` is what was taken. Errors: those of propagate.
[[nodiscard]] WEFT_NATIVE constexpr FoundLayouts find_layouts(const Graph& graph, const Mesh& mesh,
                                                              const Buffer<Layout>& inputs,
                                                              const Buffer<Layout>& outputs,
                                                              Search widest = Search::wide) {
  const MarkForce weakest = detail::has_automatic_axes(mesh) ? detail::weakest_mark(graph) : MarkForce::obeyed;
  if (weakest == MarkForce::obeyed) return detail::find_marked_layouts(graph, mesh, inputs, outputs, widest);
  const auto with = [&](MarkForce kept, Search search) {
    return detail::find_marked_layouts(detail::with_marks_up_to(kept, graph), mesh, inputs, outputs, search);
  };
  FoundLayouts best = with(MarkForce::obeyed, widest);
  Index sent = detail::bytes_sent_by(best);
  for (const MarkForce kept : {MarkForce::asked, MarkForce::propagated}) {
    if (kept > weakest || sent == 0) break;
    FoundLayouts other = with(kept, Search::usual);
    Index bytes = detail::bytes_sent_by(other);
    if (bytes >= sent) continue;
    if (widest == Search::wide) other = with(kept, widest);
    best = static_cast<FoundLayouts&&>(other);
    sent = detail::bytes_sent_by(best);
  }
  return best;
}

}  // namespace weft

#endif
