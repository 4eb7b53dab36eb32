// Collective groups: the devices that agree on every mesh axis but the listed ones, in the order of the listed axes.
#ifndef WEFT_MESH_DEVICE_GROUPS_HPP
#define WEFT_MESH_DEVICE_GROUPS_HPP

#include <weft/mesh/mesh.hpp>

namespace weft {

using DeviceGroups = Buffer<Buffer<Index>>;

// Mesh positions grouped over `list`: groups are numbered by their position over the remaining axes in mesh order,
// members by theirs over `list`. groups(x, y) and groups(y, x) hold the same sets in another order. O(size).
[[nodiscard]] constexpr DeviceGroups position_groups(const Mesh& mesh, const AxisList& list) {
  const MeshSizes sizes = mesh.sizes();
  DeviceGroups groups;
  for (const Index first : group_of(sizes, other_axes(mesh.rank(), list), 0))
    groups.push_back(group_of(sizes, list, first));
  return groups;
}

// The same with device ids in place of positions: what a collective over `list` is launched with.
[[nodiscard]] constexpr DeviceGroups device_groups(const Mesh& mesh, const AxisList& list) {
  DeviceGroups groups = position_groups(mesh, list);
  for (Buffer<Index>& group : groups)
    for (Index& member : group) member = mesh.device_at(member);
  return groups;
}
// By name: device_groups(mesh, axes("x", "y")). Errors: unknown_axis, axis_listed_twice.
[[nodiscard]] constexpr DeviceGroups device_groups(const Mesh& mesh, const AxisNames& names) {
  return device_groups(mesh, axis_indices(mesh, names));
}

}  // namespace weft

#endif
