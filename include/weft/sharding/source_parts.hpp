// In how many parts each dimension of a value lies, or of what it is computed of: 47 rows of 48 that 2 devices have are
// in 2 parts, though no layout of them can be.
#ifndef WEFT_SHARDING_SOURCE_PARTS_HPP
#define WEFT_SHARDING_SOURCE_PARTS_HPP

#include <weft/sharding/layout.hpp>
#include <weft/sharding/moved_rows.hpp>
#include <weft/sharding/reshape_factors.hpp>

namespace weft::detail {

// `own`, and the parts of what a reshape divides or merges: they are parts of what leads a dimension on both sides.
[[nodiscard]] constexpr Dims parts_through_reshape(const Graph& graph, Id id, const Buffer<Dims>& parts, Dims own) {
  const Id operand = graph.operand(id, 0);
  const ReshapeFactors factors = reshape_factors(graph.shape(operand), graph.shape(id));
  for (int d = 0; d < parts[operand].size(); ++d)
    for (int r = 0; r < own.size(); ++r) {
      if (factors.from[d].empty() || factors.to[r].empty() || factors.from[d][0] != factors.to[r][0]) continue;
      const Index of = parts[operand][d];
      if (of > own[r] && factors.sizes[factors.to[r][0]] % of == 0) own[r] = of;
    }
  return own;
}

// Of node `id`: `parts` are those of the nodes before it, by node. What is computed element by element, moves rows, is
// a reshape or is handed on by a loop has those of its operands, too. None of several values at once, as a loop's end
// is.
[[nodiscard]] constexpr Dims source_parts(const Graph& graph, Id id, const Layout& layout, const MeshSizes& mesh,
                                          const Buffer<Dims>& parts) {
  if (TypeTable::is_tuple(graph[id].type)) return {};
  Dims own(graph.shape(id).rank(), 1);  // what is read through has no layout
  for (int d = 0; d < layout.dims.size(); ++d) own[d] = parts_of(mesh, layout.dims[d]);
  if (is_whole_view(graph[id].op)) return parts_through_reshape(graph, id, parts, own);
  if (!is_elementwise(graph[id].op) && !is_loop_carry(graph[id].op) && moved_dims(graph, id) == 0) return own;
  for (Index i = 0; i < graph[id].operand_count; ++i) {
    const Dims& of = parts[graph.operand(id, i)];
    for (int d = 0; d < of.size() && of.size() == own.size(); ++d)
      if (of[d] > own[d]) own[d] = of[d];
  }
  return own;
}

// How many rows `extent` lacks to be in equal parts.
[[nodiscard]] constexpr Index lacking_rows(Index extent, Index parts) { return (parts - extent % parts) % parts; }

}  // namespace weft::detail

#endif
