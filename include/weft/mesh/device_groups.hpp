// Collective groups: the devices that agree on every mesh axis but the listed ones, in the order of the listed axes.
#ifndef WEFT_MESH_DEVICE_GROUPS_HPP
#define WEFT_MESH_DEVICE_GROUPS_HPP

#include <weft/mesh/device_assignment.hpp>

namespace weft {

// The devices of a call, by ordinal, in group order, in which reductions and concatenations run. Does not own.
// Default: all devices.
struct GroupView {
  const Index* members = nullptr;
  Index size = -1;

  constexpr GroupView() = default;
  [[nodiscard]] constexpr bool is_everybody() const noexcept { return size < 0; }
  constexpr GroupView(const Index* members_of_group, Index size_of_group)
      : members(members_of_group), size(size_of_group) {}
  template <std::size_t N>
  constexpr GroupView(const Index (&list)[N]) : members(list), size(static_cast<Index>(N)) {}
  // Buffer, std::vector, std::array, std::span of Index.
  template <class List>
  requires requires(const List& list, const Index*& items) {
    items = list.data();
    list.size();
  }
  constexpr GroupView(const List& list) : members(list.data()), size(static_cast<Index>(list.size())) {}

  [[nodiscard]] constexpr const Index* begin() const noexcept { return members; }
  [[nodiscard]] constexpr const Index* end() const noexcept { return members + size; }
};

// Groups of equal size which hold every device once: device.all_reduce(kind, data, groups.of(device.ordinal())).
class DeviceGroups {
 public:
  // The groups of a mesh of these sizes over `axes`. They are numbered by their position over the other axes in mesh
  // order, members by theirs over `axes`: groups over (x, y) and (y, x) hold the same sets in another order.
  // O(devices).
  constexpr DeviceGroups(const MeshSizes& mesh, const AxisList& axes, const DeviceAssignment& devices)
      : group_size_(parts_of(mesh, axes)), place_(product_of(mesh), 0) {
    members_.reserve(product_of(mesh));
    for (const Index first : group_of(mesh, other_axes(mesh.size(), axes), 0))
      for (const Index position : group_of(mesh, axes, first)) {
        const Index device = devices.device_at(position);
        place_[device] = members_.size();
        members_.push_back(device);
      }
  }

  // Number of groups, and of the members of each.
  [[nodiscard]] constexpr Index size() const noexcept { return members_.size() / group_size_; }
  [[nodiscard]] constexpr Index group_size() const noexcept { return group_size_; }
  [[nodiscard]] constexpr GroupView operator[](Index group) const {
    if (group < 0 || group >= size()) fixed_vector_index_out_of_range(group, size());
    return {members_.data() + group * group_size_, group_size_};
  }
  // The group of one device. Error: mesh_device_out_of_range.
  [[nodiscard]] constexpr GroupView of(Index device) const {
    if (device < 0 || device >= place_.size()) mesh_device_out_of_range(device, place_.size());
    return (*this)[place_[device] / group_size_];
  }
  // Its place among them.
  [[nodiscard]] constexpr Index rank_of(Index device) const {
    if (device < 0 || device >= place_.size()) mesh_device_out_of_range(device, place_.size());
    return place_[device] % group_size_;
  }

  friend constexpr bool operator==(const DeviceGroups& left, const DeviceGroups& right) {
    return left.group_size_ == right.group_size_ && left.members_ == right.members_;
  }

 private:
  Index group_size_ = 1;
  Buffer<Index> members_, place_;  // group after group; and by device where it stands among them
};

// Groups of mesh positions over `axes`.
[[nodiscard]] constexpr DeviceGroups position_groups(const Mesh& mesh, const AxisList& axes) {
  return {mesh.sizes(), axes, DeviceAssignment(mesh.size())};
}

// The same with device ids in place of positions: what a collective over `axes` is launched with.
[[nodiscard]] constexpr DeviceGroups device_groups(const Mesh& mesh, const AxisList& axes) {
  return {mesh.sizes(), axes, mesh};
}
// By name: device_groups(mesh, axes("x", "y")). Errors: unknown_axis, axis_listed_twice.
[[nodiscard]] constexpr DeviceGroups device_groups(const Mesh& mesh, const AxisNames& names) {
  return device_groups(mesh, axis_indices(mesh, names));
}

}  // namespace weft

#endif
