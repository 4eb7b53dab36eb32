// Positions of a mesh, from the sizes of its axes alone: coordinates, parts and groups. The one place where they are
// computed; plans, collectives, host reads and the reference all ask here. Positions are row-major, the last axis is
// minor; over a list of axes they are the mixed radix of the coordinates on it, the first listed is major.
#ifndef WEFT_MESH_POSITIONS_HPP
#define WEFT_MESH_POSITIONS_HPP

#include <weft/base/buffer.hpp>
#include <weft/mesh/axis_name.hpp>

namespace weft {

// Number of positions of a mesh; 1 without axes.
[[nodiscard]] constexpr Index product_of(const MeshSizes& sizes) noexcept {
  Index product = 1;
  for (Index size : sizes) product *= size;
  return product;
}

// Number of positions over `axes`: the parts of what they cut, the members of a group over them.
[[nodiscard]] constexpr Index parts_of(const MeshSizes& mesh, const AxisList& axes) {
  Index product = 1;
  for (const auto axis : axes) product *= mesh[axis];
  return product;
}

// Positions between two neighbors along `axis`.
[[nodiscard]] constexpr Index stride_of(const MeshSizes& mesh, int axis) {
  Index stride = 1;
  for (int inner = axis + 1; inner < mesh.size(); ++inner) stride *= mesh[inner];
  return stride;
}
// Where `position` is along `axis`.
[[nodiscard]] constexpr Index coordinate_of(const MeshSizes& mesh, int axis, Index position) {
  return position / stride_of(mesh, axis) % mesh[axis];
}
[[nodiscard]] constexpr MeshSizes coordinates_of(const MeshSizes& mesh, Index position) {
  MeshSizes result(mesh.size(), 0);
  for (int axis = mesh.size() - 1; axis >= 0; --axis) {
    result[axis] = position % mesh[axis];
    position /= mesh[axis];
  }
  return result;
}
// Inverse of coordinates_of.
[[nodiscard]] constexpr Index position_at(const MeshSizes& mesh, const MeshSizes& coordinates) {
  Index position = 0;
  for (int axis = 0; axis < mesh.size(); ++axis) position = position * mesh[axis] + coordinates[axis];
  return position;
}

// The rank of `position` in its group over `axes`, and the number of the part that it holds of what they cut.
[[nodiscard]] constexpr Index position_over(const MeshSizes& mesh, const AxisList& axes, Index position) {
  Index number = 0;
  for (const auto axis : axes) number = number * mesh[axis] + coordinate_of(mesh, axis, position);
  return number;
}

// The axes of a mesh of `rank` axes that `used` does not name, in mesh order.
[[nodiscard]] constexpr AxisList other_axes(int rank, const AxisList& used) {
  AxisList list;
  for (int axis = 0; axis < rank; ++axis)
    if (!used.contains(static_cast<std::int8_t>(axis))) list.push_back(static_cast<std::int8_t>(axis));
  return list;
}

// The positions that agree with `position` on every axis but `axes`, by their rank over `axes`.
[[nodiscard]] constexpr Buffer<Index> group_of(const MeshSizes& mesh, const AxisList& axes, Index position) {
  Index first = position;
  for (const auto axis : axes) first -= coordinate_of(mesh, axis, position) * stride_of(mesh, axis);
  Buffer<Index> members(parts_of(mesh, axes));
  for (Index rank = 0; rank < members.size(); ++rank) {
    Index rest = rank;
    members[rank] = first;
    for (int i = axes.size() - 1; i >= 0; --i) {
      members[rank] += rest % mesh[axes[i]] * stride_of(mesh, axes[i]);
      rest /= mesh[axes[i]];
    }
  }
  return members;
}

// Granules. `dcn`: how many of them each axis crosses, or empty, if all positions are in one. Along an axis the major
// steps cross granules, the minor ones stay inside (sharding-semantics.md B.1).
[[nodiscard]] constexpr Index granule_of(const MeshSizes& mesh, const MeshSizes& dcn, Index position) {
  Index granule = 0;
  for (int axis = 0; axis < dcn.size(); ++axis)
    granule = granule * dcn[axis] + coordinate_of(mesh, axis, position) / (mesh[axis] / dcn[axis]);
  return granule;
}
// Number of granules that a group over `axes` has members in, equally many in each.
[[nodiscard]] constexpr Index granules_over(const MeshSizes& dcn, const AxisList& axes) {
  return dcn.empty() ? 1 : parts_of(dcn, axes);
}

}  // namespace weft

#endif
