// What a collective_permute moves where: it is said as mesh axes in two orders, and as a hop along them.
#ifndef WEFT_MESH_PERMUTE_HPP
#define WEFT_MESH_PERMUTE_HPP

#include <weft/mesh/positions.hpp>

namespace weft {

// The member of a group that each one gets a value from: the one `offset` further, or, mirrored, the one at `offset`
// less its own number; crossed, the one whose number differs in the bits of `offset`, as in a butterfly. Wrapping,
// numbers are taken modulo the size of the group; else who has no source gets zeros. In a group of at most 15 also any
// other one: then `sources` has them, four bits a member, one more than the number of its source, or 0.
struct Hop {
  std::int32_t offset = 0;
  bool mirrored = false, wraps = false, crossed = false;
  std::uint64_t sources = 0;

  static constexpr Index most_listed = 15;

  // -1: there is none.
  [[nodiscard]] constexpr Index source_of(Index rank, Index size) const noexcept {
    if (sources != 0) return rank < most_listed ? static_cast<Index>(sources >> 4 * rank & 15) - 1 : -1;
    return number(crossed ? rank ^ offset : mirrored ? offset - rank : rank + offset, size);
  }
  [[nodiscard]] constexpr Index target_of(Index rank, Index size) const noexcept {
    if (sources != 0) return target_in_list(rank);
    return number(crossed ? rank ^ offset : mirrored ? offset - rank : rank - offset, size);
  }
  // From one of at most most_listed members to another one.
  constexpr void list(Index source, Index target) noexcept {
    sources |= static_cast<std::uint64_t>(source + 1) << 4 * target;
  }
  // Back to where each one got its value from.
  [[nodiscard]] constexpr Hop back() const noexcept {
    Hop made = *this;
    made.sources = 0;
    if (!mirrored && !crossed) made.offset = -offset;
    for (Index rank = 0; sources != 0 && rank < most_listed; ++rank)
      if (const Index source = source_of(rank, most_listed); source >= 0) made.list(rank, source);
    return made;
  }
  // The one that counts as this one, by which `target` gets a value from `source` in a group of `size`.
  [[nodiscard]] constexpr Hop between(Index source, Index target, Index size) const noexcept {
    const Index apart = crossed ? source ^ target : mirrored ? source + target : source - target;
    return {static_cast<std::int32_t>(wraps ? (apart + size) % size : apart), mirrored, wraps, crossed};
  }
  [[nodiscard]] constexpr bool stays() const noexcept { return offset == 0 && !mirrored && sources == 0; }
  friend constexpr bool operator==(const Hop&, const Hop&) = default;

 private:
  [[nodiscard]] constexpr Index target_in_list(Index source) const noexcept {
    for (Index rank = 0; rank < most_listed; ++rank)
      if (source_of(rank, most_listed) == source) return rank;
    return -1;
  }
  [[nodiscard]] constexpr Index number(Index rank, Index size) const noexcept {
    if (wraps) return (rank % size + size) % size;
    return rank < 0 || rank >= size ? -1 : rank;
  }
};

// How the hops count that take every member of a group somewhere.
inline constexpr Hop hops_around[] = {{0, false, true}, {0, true, true}, {0, false, false, true}};

// Where a permute from `source_axes` to `axes`, the same ones in another order, moves what `position` has; -1: nowhere.
[[nodiscard]] constexpr Index permuted_position(const MeshSizes& mesh, const AxisList& axes,
                                                const AxisList& source_axes, Index position, const Hop& hop = {}) {
  Index rest = hop.target_of(position_over(mesh, source_axes, position), parts_of(mesh, axes)), moved = position;
  if (rest < 0) return -1;
  for (int i = axes.size() - 1; i >= 0; --i) {
    moved += (rest % mesh[axes[i]] - coordinate_of(mesh, axes[i], position)) * stride_of(mesh, axes[i]);
    rest /= mesh[axes[i]];
  }
  return moved;
}
// Does such a permute move anything from one granule to another? O(positions) where it does not.
[[nodiscard]] constexpr bool permute_crosses_granules(const MeshSizes& mesh, const MeshSizes& dcn, const AxisList& axes,
                                                      const AxisList& source_axes, const Hop& hop = {}) {
  if (granules_over(dcn, axes) == 1) return false;
  for (Index position = 0; position < product_of(mesh); ++position) {
    const Index target = permuted_position(mesh, axes, source_axes, position, hop);
    if (target >= 0 && granule_of(mesh, dcn, position) != granule_of(mesh, dcn, target)) return true;
  }
  return false;
}

}  // namespace weft

#endif
