// Collective groups: the devices that agree on every mesh axis but the listed ones, in the order of the listed axes.
#ifndef WEFT_SHARDING_DEVICE_GROUPS_HPP
#define WEFT_SHARDING_DEVICE_GROUPS_HPP

#include <weft/sharding/mesh.hpp>

namespace weft {

using DeviceGroups = Buffer<Buffer<Index>>;

// Mixed-radix number of position `coordinate` over `list`, first axis major: its rank inside its group.
[[nodiscard]] constexpr Index mixed_radix(const Mesh& mesh, const AxisList& list, const MeshSizes& coordinate) {
  Index number = 0;
  for (const auto axis : list) number = number * mesh.axes[axis].size + coordinate[axis];
  return number;
}

// Mesh positions grouped over `list`: groups are numbered by the mixed radix of the remaining axes in mesh order,
// members by the mixed radix of `list`. groups(x, y) and groups(y, x) hold the same sets in another order. O(size).
[[nodiscard]] constexpr DeviceGroups position_groups(const Mesh& mesh, const AxisList& list) {
  const AxisList others = other_axes(mesh, list);
  DeviceGroups groups(mesh.size(others), Buffer<Index>(mesh.size(list)));
  for (Index position = 0; position < mesh.size(); ++position) {
    const MeshSizes coordinate = mesh.coordinates(position);
    groups[mixed_radix(mesh, others, coordinate)][mixed_radix(mesh, list, coordinate)] = position;
  }
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
