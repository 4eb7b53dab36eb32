// Mesh: named axes over devices, a structural value usable as a template argument. Position p is the row-major index of
// a device in the logical array; everything is computed on positions, and only the last step substitutes device ids.
#ifndef WEFT_MESH_MESH_HPP
#define WEFT_MESH_MESH_HPP

#include <weft/mesh/positions.hpp>

namespace weft {

// How values lie over an axis. propagated: as specs say, from which the rest follows; where they disagree is an error.
// explicit_axis: part of a value's type, which follows from its operands' alone (sharding/explicit_types.hpp), or is an
// error. automatic: as is cheapest where specs leave it open, or disagree. manual: the user sees per-device values.
enum class AxisType : std::uint8_t { propagated, explicit_axis, automatic, manual };
[[nodiscard]] constexpr const char* name_of(AxisType type) noexcept {
  constexpr const char* names[] = {"propagated", "explicit", "automatic", "manual"};
  return names[static_cast<int>(type)];
}

// `dcn`: how many granules (slices, hosts, processes) it crosses, of size / dcn neighbors each. See HybridMesh.
struct MeshAxis {
  AxisName name;
  Index size = 0;
  AxisType type = AxisType::propagated;
  Index dcn = 1;
  friend constexpr bool operator==(const MeshAxis&, const MeshAxis&) = default;
};

inline constexpr int max_explicit_devices = 64;
inline constexpr Index max_devices = 2147483647;  // ordinals are ints

// Mesh{{"data", 2}, {"model", 4}}. Devices are 0, 1, .. in row-major order unless ids are given; an order that is the
// identity is not stored, so that equal meshes compare equal. Equal meshes have the same granules, too: what is sent
// over which link differs with them. All devices of a mesh are in one granule unless its axes say otherwise, as those
// of HybridMesh::mesh() do; granules are made of positions, whatever devices run these. Members are public for
// structural use only.
struct Mesh {
  fixed_vector<MeshAxis, max_mesh_axes> axes;
  fixed_vector<std::int32_t, max_explicit_devices> device_ids;  // empty: position p is device p

  constexpr Mesh() = default;
  // Errors: mesh_duplicate_axis, mesh_axis_size_invalid, mesh_is_too_large, granules_do_not_divide_axis.
  constexpr Mesh(std::initializer_list<MeshAxis> list) : axes(list) { check_axes(); }
  // `ids[p]` is the device at position p. Errors: also those of `check_device_ids`, and mesh_order_too_long.
  constexpr Mesh(std::initializer_list<MeshAxis> list, std::initializer_list<Index> ids) : axes(list) {
    check_axes();
    set_device_ids(Buffer<Index>(ids));
  }
  constexpr explicit Mesh(const fixed_vector<MeshAxis, max_mesh_axes>& list, const Buffer<Index>& ids = {})
      : axes(list) {
    check_axes();
    if (!ids.empty()) set_device_ids(ids);
  }

  [[nodiscard]] constexpr int rank() const noexcept { return axes.size(); }
  // Number of devices.
  [[nodiscard]] constexpr Index size() const noexcept {
    Index product = 1;
    for (const MeshAxis& axis : axes) product *= axis.size;
    return product;
  }
  // Index of the axis called `name`, or -1.
  [[nodiscard]] constexpr int find(const AxisName& name) const noexcept {
    for (int i = 0; i < axes.size(); ++i)
      if (axes.items[i].name == name) return i;
    return -1;
  }
  // Index of the axis called `name`. Error: unknown_axis.
  [[nodiscard]] constexpr int index_of(const AxisName& name) const {
    const int axis = find(name);
    if (axis < 0) unknown_axis(name.text, *this);
    return axis;
  }
  // Number of devices along the axis called `name`. Error: unknown_axis.
  [[nodiscard]] constexpr Index size(const AxisName& name) const { return axes[index_of(name)].size; }
  // Number of devices along all axes of `list` together.
  [[nodiscard]] constexpr Index size(const AxisList& list) const { return parts_of(sizes(), list); }
  [[nodiscard]] constexpr MeshSizes sizes() const {
    MeshSizes result;
    for (const MeshAxis& axis : axes) result.push_back(axis.size);
    return result;
  }

  // How many granules every axis crosses, and all of them together.
  [[nodiscard]] constexpr MeshSizes dcn() const {
    MeshSizes result;
    for (const MeshAxis& axis : axes) result.push_back(axis.dcn);
    return result;
  }
  [[nodiscard]] constexpr Index granules() const noexcept {
    Index product = 1;
    for (const MeshAxis& axis : axes) product *= axis.dcn;
    return product;
  }
  [[nodiscard]] constexpr Index devices_per_granule() const noexcept { return size() / granules(); }
  // The granule that position p is in: row-major over dcn().
  [[nodiscard]] constexpr Index granule_of(Index position) const {
    check_position(position);
    return weft::granule_of(sizes(), dcn(), position);
  }

  // Coordinates of position p along every axis: row-major, the last axis is minor.
  [[nodiscard]] constexpr MeshSizes coordinates(Index position) const {
    check_position(position);
    return coordinates_of(sizes(), position);
  }
  [[nodiscard]] constexpr Index position(const MeshSizes& coordinate) const {
    const Index result = position_at(sizes(), coordinate);
    check_position(result);
    return result;
  }
  [[nodiscard]] constexpr Index device_at(Index position) const {
    check_position(position);
    return device_ids.empty() ? position : device_ids[position];
  }
  // Inverse of device_at. Error: mesh_device_out_of_range. O(size) where ids are stored.
  [[nodiscard]] constexpr Index position_of(Index device) const {
    if (device < 0 || device >= size()) mesh_device_out_of_range(device, size());
    if (device_ids.empty()) return device;
    Index position = 0;
    while (device_ids[position] != device) ++position;
    return position;
  }

  friend constexpr bool operator==(const Mesh&, const Mesh&) = default;

 private:
  // A constant mesh that is refused has no static_assert: the comments are what compilers print of the lines they name.
  constexpr void check_axes() const {
    Index devices = 1;
    for (int i = 0; i < axes.size(); ++i) {
      const char* const name = axes[i].name.text;
      const Index size = axes[i].size, dcn = axes[i].dcn;
      if (axes[i].name == AxisName()) axis_name_is_empty();  // weft: mesh: an axis has no name; give it one
      if (size < 1) mesh_axis_size_invalid(name, size);      // weft: mesh: an axis has no device; its size is 1 or more
      if (size > max_devices / devices)
        mesh_is_too_large(name, size, max_devices);  // weft: mesh: too many devices; their product is below 2^31
      if (dcn < 1 || size % dcn != 0)
        granules_do_not_divide_axis(name, size, dcn);  // weft: mesh: granules do not divide an axis; .dcn divides its size
      devices *= size;
      for (int j = 0; j < i; ++j)
        if (axes[j].name == axes[i].name)
          mesh_duplicate_axis(name);  // weft: mesh: two axes have one name; give each its own
    }
  }
  constexpr void check_position(Index position) const {
    if (position < 0 || position >= size()) mesh_position_out_of_range(position, size());
  }
  constexpr void set_device_ids(const Buffer<Index>& ids);
};

// What a strategy asks of its mesh. A manual axis is an error: axis_type_not_obeyed.
constexpr void check_axis_types(const Mesh& mesh) {
  for (const MeshAxis& axis : mesh.axes)
    if (axis.type == AxisType::manual) axis_type_not_obeyed(axis.name.text, name_of(axis.type));
}

// Every device of `size` exactly once. Errors: device_count_mismatch, mesh_device_out_of_range, mesh_duplicate_device.
constexpr void check_device_ids(const Buffer<Index>& ids, Index size) {
  if (ids.size() != size) device_count_mismatch(ids.size(), size);
  Buffer<bool> seen(size);
  for (Index id : ids) {
    if (id < 0 || id >= size) mesh_device_out_of_range(id, size);
    if (seen[id]) mesh_duplicate_device(id);
    seen[id] = true;
  }
}

// True where position p is device p.
[[nodiscard]] constexpr bool is_identity_order(const Buffer<Index>& ids) {
  for (Index i = 0; i < ids.size(); ++i)
    if (ids[i] != i) return false;
  return true;
}

constexpr void Mesh::set_device_ids(const Buffer<Index>& ids) {
  check_device_ids(ids, size());
  if (is_identity_order(ids)) return;
  if (ids.size() > max_explicit_devices) mesh_order_too_long(ids.size(), max_explicit_devices);
  for (Index id : ids) device_ids.push_back(static_cast<std::int32_t>(id));
}

// A mesh from separate lists; no names at all name the axes "0", "1", .. Errors: mesh_rank_mismatch and those of Mesh.
[[nodiscard]] constexpr Mesh make_mesh(const MeshSizes& sizes, const AxisNames& names = {},
                                       const Buffer<Index>& ids = {}) {
  if (!names.empty() && names.size() != sizes.size()) mesh_rank_mismatch(sizes.size(), names.size());
  fixed_vector<MeshAxis, max_mesh_axes> list;
  for (int i = 0; i < sizes.size(); ++i) list.push_back({names.empty() ? AxisName::of_index(i) : names[i], sizes[i]});
  return Mesh(list, ids);
}

// Names to axis indices, in the given order. Errors: unknown_axis, axis_listed_twice.
[[nodiscard]] constexpr AxisList axis_indices(const Mesh& mesh, const AxisNames& names) {
  AxisList list;
  for (const AxisName& name : names) {
    const auto axis = static_cast<std::int8_t>(mesh.index_of(name));
    if (list.contains(axis)) axis_listed_twice(name.text);
    list.push_back(axis);
  }
  return list;
}

}  // namespace weft

#endif
