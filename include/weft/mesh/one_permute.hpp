// What moves between the positions of a mesh in any way, as one permute, where there is one that says it.
#ifndef WEFT_MESH_ONE_PERMUTE_HPP
#define WEFT_MESH_ONE_PERMUTE_HPP

#include <weft/mesh/permute.hpp>

namespace weft {

// By position the one that it gets something from, or -1. No position sends to two.
using PermuteSources = Buffer<Index>;

// Along `axes`, by `hop`. No axes: there is none, or nothing is moved.
struct OnePermute {
  AxisList axes;
  Hop hop{};
};

[[nodiscard]] constexpr PermuteSources sources_of(const MeshSizes& mesh, const AxisList& axes,
                                                  const AxisList& source_axes, const Hop& hop) {
  PermuteSources sources(product_of(mesh), -1);
  for (Index position = 0; position < sources.size(); ++position)
    if (const Index target = permuted_position(mesh, axes, source_axes, position, hop); target >= 0)
      sources[target] = position;
  return sources;
}

// The axes along which something is moved.
[[nodiscard]] constexpr AxisList axes_moved_along(const MeshSizes& mesh, const PermuteSources& sources) {
  AxisList axes;
  for (std::int8_t axis = 0; axis < mesh.size(); ++axis) {
    bool differs = false;
    for (Index position = 0; position < sources.size(); ++position)
      differs = differs || (sources[position] >= 0 &&
                            coordinate_of(mesh, axis, sources[position]) != coordinate_of(mesh, axis, position));
    if (differs) axes.push_back(axis);
  }
  return axes;
}

namespace detail {

[[nodiscard]] constexpr bool are_moved_by(const MeshSizes& mesh, const PermuteSources& sources,
                                          const OnePermute& permute) {
  const PermuteSources moved = sources_of(mesh, permute.axes, permute.axes, permute.hop);
  return moved == sources;
}
// The hop that lists what the group of the first position with a source gets; no list, if it is too large.
[[nodiscard]] constexpr Hop listed_hop(const MeshSizes& mesh, const PermuteSources& sources, const AxisList& axes,
                                       Index position) {
  Hop made;
  if (parts_of(mesh, axes) > Hop::most_listed) return made;
  const Buffer<Index> group = group_of(mesh, axes, position);
  for (Index rank = 0; rank < group.size(); ++rank)
    if (const Index source = sources[group[rank]]; source >= 0) made.list(position_over(mesh, axes, source), rank);
  return made;
}

}  // namespace detail

// A hop that counts, if one says it; else one that lists the sources, over as few axes as can be.
[[nodiscard]] constexpr OnePermute one_permute(const MeshSizes& mesh, const PermuteSources& sources) {
  const AxisList axes = axes_moved_along(mesh, sources);
  if (axes.empty()) return {};
  Index target = 0;
  while (sources[target] < 0) ++target;
  const Index from = position_over(mesh, axes, sources[target]), to = position_over(mesh, axes, target);
  for (Hop hop : hops_around)
    for (const bool wraps : {false, true}) {
      hop.wraps = false;
      hop = hop.between(from, to, parts_of(mesh, axes));
      hop.wraps = wraps;
      if (!hop.stays() && detail::are_moved_by(mesh, sources, {axes, hop})) return {axes, hop};
    }
  for (const AxisList& over : {axes, other_axes(mesh.size(), {})})
    if (const Hop listed = detail::listed_hop(mesh, sources, over, target);
        listed.sources != 0 && detail::are_moved_by(mesh, sources, {over, listed}))
      return {over, listed};
  return {};
}

}  // namespace weft

#endif
