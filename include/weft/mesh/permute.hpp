// What a collective_permute moves where: it is said as mesh axes in two orders.
#ifndef WEFT_MESH_PERMUTE_HPP
#define WEFT_MESH_PERMUTE_HPP

#include <weft/mesh/positions.hpp>

namespace weft {

// Where a permute from `source_axes` to `axes`, the same ones in another order, moves what `position` has.
[[nodiscard]] constexpr Index permuted_position(const MeshSizes& mesh, const AxisList& axes,
                                                const AxisList& source_axes, Index position) {
  Index rest = position_over(mesh, source_axes, position), moved = position;
  for (int i = axes.size() - 1; i >= 0; --i) {
    moved += (rest % mesh[axes[i]] - coordinate_of(mesh, axes[i], position)) * stride_of(mesh, axes[i]);
    rest /= mesh[axes[i]];
  }
  return moved;
}
// Does such a permute move anything from one granule to another? O(positions) where it does not.
[[nodiscard]] constexpr bool permute_crosses_granules(const MeshSizes& mesh, const MeshSizes& dcn, const AxisList& axes,
                                                      const AxisList& source_axes) {
  if (granules_over(dcn, axes) == 1) return false;
  for (Index position = 0; position < product_of(mesh); ++position)
    if (granule_of(mesh, dcn, position) != granule_of(mesh, dcn, permuted_position(mesh, axes, source_axes, position)))
      return true;
  return false;
}

}  // namespace weft

#endif
