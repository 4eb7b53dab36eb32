// create_device_mesh: which device goes to which position of a logical mesh, inside one slice. List order on CPUs, id
// order on GPUs; on TPUs small rings by kind, else the torus assignment. Source: sharding-semantics.md B.3.
#ifndef WEFT_MESH_DEVICE_MESH_HPP
#define WEFT_MESH_DEVICE_MESH_HPP

#include <weft/mesh/physical_device.hpp>
#include <weft/mesh/torus.hpp>

namespace weft {

// contiguous_submeshes: the devices of a host form a contiguous part of the mesh (few shapes).
struct DeviceMeshOptions {
  bool allow_split_physical_axes = false;
  bool contiguous_submeshes = false;
};

// A physical torus: devices by row-major place in (x, y, z), with a core axis where chips show two devices.
struct PhysicalTorus {
  MeshSizes shape;
  Buffer<Index> ids;
};

namespace device_mesh_detail {

// Rings over the chips of a tray: neighbors in the list are neighbors in the torus.
inline constexpr Index tray_ring[8] = {0, 1, 2, 3, 6, 7, 4, 5};
inline constexpr Index square_ring[4] = {0, 1, 3, 2};
inline constexpr Index wide_ring[16] = {0, 1, 2, 3, 7, 6, 5, 9, 10, 11, 15, 14, 13, 12, 8, 4};
inline constexpr Index v5e_ring[8] = {0, 1, 2, 3, 7, 6, 5, 4};
inline constexpr Index v5e_cube[8] = {0, 4, 2, 6, 1, 5, 3, 7};
inline constexpr Index v5p_cube[8] = {0, 1, 3, 2, 6, 7, 5, 4};

// Repeats the pattern over consecutive blocks of `size` devices.
constexpr Buffer<Index> reorder(const Buffer<PhysicalDevice>& devices, const Index* pattern, Index size) {
  Buffer<Index> ids(devices.size());
  for (Index i = 0; i < devices.size(); ++i) ids[i] = devices[i / size * size + pattern[i % size]].id;
  return ids;
}

constexpr Buffer<PhysicalDevice> sorted_x_minor(Buffer<PhysicalDevice> devices) {
  stable_sort(devices, [](const PhysicalDevice& a, const PhysicalDevice& b) {
    for (int axis = 2; axis >= 0; --axis)
      if (a.coords[axis] != b.coords[axis]) return a.coords[axis] < b.coords[axis];
    return false;
  });
  return devices;
}

// The place beyond the device with the largest (x, y, z).
constexpr MeshSizes bounds(const Buffer<PhysicalDevice>& devices) {
  fixed_vector<Index, 3> largest{-1, -1, -1};
  for (const PhysicalDevice& device : devices) {
    int axis = 0;
    while (axis < 2 && device.coords[axis] == largest[axis]) ++axis;
    if (device.coords[axis] > largest[axis]) largest = device.coords;
  }
  return {largest[0] + 1, largest[1] + 1, largest[2] + 1};
}

constexpr bool has_core_axis(DeviceKind kind, Index cores) {
  return kind == DeviceKind::tpu_7x || kind == DeviceKind::tpu_8i || (kind == DeviceKind::tpu_v5p && cores == 2);
}

}  // namespace device_mesh_detail

// Devices by their coordinates; the lowest corner may be anywhere. Errors: devices_not_a_cuboid,
// one_device_per_chip_required.
[[nodiscard]] constexpr PhysicalTorus physical_torus(const Buffer<PhysicalDevice>& devices, DeviceKind kind) {
  MeshSizes low(4, 0), high(4, 0);
  for (Index i = 0; i < devices.size(); ++i) {
    for (int axis = 0; axis < 4; ++axis) {
      const Index at = axis < 3 ? devices[i].coords[axis] : devices[i].core;
      low[axis] = i == 0 || at < low[axis] ? at : low[axis];
      high[axis] = i == 0 || at > high[axis] ? at : high[axis];
    }
  }
  MeshSizes box;
  for (int axis = 0; axis < 4; ++axis) box.push_back(high[axis] - low[axis] + 1);
  if (product_of(box) != devices.size()) devices_not_a_cuboid(devices.size(), product_of(box));

  const bool plane = kind == DeviceKind::tpu_v2 || kind == DeviceKind::tpu_v3;
  PhysicalTorus torus;
  if (plane) {
    if (box[2] != 1) devices_not_a_cuboid(devices.size(), product_of(box));
    torus.shape = {box[0], box[1], box[3]};
  } else if (device_mesh_detail::has_core_axis(kind, box[3])) {
    torus.shape = box;
  } else {
    if (high[3] != 0) one_device_per_chip_required(high[3]);
    torus.shape = {box[0], box[1], box[2]};
  }
  torus.ids = Buffer<Index>(devices.size(), -1);
  for (const PhysicalDevice& device : devices) {
    Index place = 0;
    for (int axis = 0; axis < 3; ++axis) place = place * box[axis] + device.coords[axis] - low[axis];
    place = place * box[3] + device.core - low[3];
    if (torus.ids[place] != -1) devices_not_a_cuboid(devices.size(), product_of(box));
    torus.ids[place] = device.id;
  }
  return torus;
}

// The ring orders of small slices; an empty list where the kind has none for this slice.
[[nodiscard]] constexpr Buffer<Index> ring_order(const MeshSizes& shape, const Buffer<PhysicalDevice>& devices,
                                                 DeviceKind kind) {
  namespace detail = device_mesh_detail;
  const Index count = devices.size();
  switch (kind) {
    case DeviceKind::tpu_v2:
    case DeviceKind::tpu_v3: {
      constexpr Index list_order[1] = {0};
      if (count == 8 || (!shape.empty() && shape.back() == 8)) return detail::reorder(devices, detail::tray_ring, 8);
      return detail::reorder(devices, list_order, 1);
    }
    case DeviceKind::tpu_v4_lite:
    case DeviceKind::tpu_8i:
      if (count == 4) return detail::reorder(devices, detail::square_ring, 4);
      return {};
    case DeviceKind::tpu_v5e:
    case DeviceKind::tpu_v6e: {
      const MeshSizes bound = detail::bounds(devices);
      const Buffer<PhysicalDevice> sorted = detail::sorted_x_minor(devices);
      if (bound == MeshSizes{2, 2, 1} && count == 4) return detail::reorder(sorted, detail::square_ring, 4);
      if (count == 8)
        return detail::reorder(sorted, bound == MeshSizes{2, 2, 2} ? detail::v5e_cube : detail::v5e_ring, 8);
      // A ring over a 4 x 4 plane pays only if one logical axis covers all of it.
      if (bound == MeshSizes{4, 4, 1} && count == 16 && shape.contains(16))
        return detail::reorder(sorted, detail::wide_ring, 16);
      return {};
    }
    case DeviceKind::tpu_v5p:
      if (detail::bounds(devices) == MeshSizes{2, 2, 2} && count == 8)
        return detail::reorder(detail::sorted_x_minor(devices), detail::v5p_cube, 8);
      return {};
    case DeviceKind::tpu_7x: {
      if (count % 8 != 0 || count > 32) return {};
      const MeshSizes torus = physical_torus(devices, kind).shape;
      if (torus[0] > 2 || torus[1] > 2) return {};
      return detail::reorder(devices, detail::tray_ring, 8);  // one ring of 8 after the other along z
    }
    default: return {};
  }
}

// Transposes the physical torus so that the devices of a host stay together. Known shapes only, ones left out. Error:
// contiguous_submeshes_unavailable.
[[nodiscard]] constexpr PhysicalTorus with_contiguous_submeshes(const PhysicalTorus& torus, const MeshSizes& logical) {
  struct Known {
    Index topology[3], mesh[2];
    bool swap_last;
  };
  constexpr Known known[] = {{{2, 2, 1}, {2, 2}, false},    {{2, 2, 4}, {4, 4}, false},   {{4, 4, 4}, {16, 4}, true},
                             {{4, 8, 8}, {64, 4}, true},    {{4, 8, 8}, {4, 64}, true},   {{8, 8, 8}, {64, 8}, true},
                             {{8, 16, 16}, {256, 8}, true}, {{8, 16, 16}, {8, 256}, true}};
  MeshSizes long_axes;
  for (Index size : logical)
    if (size != 1) long_axes.push_back(size);
  for (const Known& entry : known) {
    const MeshSizes topology{entry.topology[0], entry.topology[1], entry.topology[2]};
    if (!(torus.shape == topology && long_axes == MeshSizes{entry.mesh[0], entry.mesh[1]})) continue;
    PhysicalTorus result = torus;
    const Index rows = topology[1], cols = topology[2];  // equal wherever they are swapped
    for (Index i = 0; entry.swap_last && i < torus.ids.size(); ++i)
      result.ids[i] = torus.ids[i / (rows * cols) * rows * cols + i % cols * cols + i / cols % rows];
    return result;
  }
  contiguous_submeshes_unavailable(torus.shape, logical);
}

// Devices of one slice in the shape of a logical mesh, axes ordered by rising traffic. Errors: device_count_mismatch,
// those of physical_torus and assign_torus_axes, contiguous_submeshes_unavailable. O(n log n).
[[nodiscard]] constexpr DeviceArray create_device_mesh(const MeshSizes& shape, const Buffer<PhysicalDevice>& devices,
                                                       DeviceKind kind = DeviceKind::cpu,
                                                       const DeviceMeshOptions& options = {}) {
  if (product_of(shape) != devices.size()) device_count_mismatch(devices.size(), product_of(shape));
  DeviceArray array{shape, ring_order(shape, devices, kind)};
  if (!array.ids.empty()) return array;
  if (!is_tpu(kind)) {
    for (const PhysicalDevice& device : devices) array.ids.push_back(device.id);
    if (kind == DeviceKind::gpu) stable_sort(array.ids, [](Index a, Index b) { return a < b; });
    return array;
  }
  PhysicalTorus torus = physical_torus(devices, kind);
  if (options.contiguous_submeshes) torus = with_contiguous_submeshes(torus, shape);
  const TorusAssignment assignment = assign_torus_axes(torus.shape, shape, options.allow_split_physical_axes);
  for (Index place : torus_order(torus.shape, shape, assignment)) array.ids.push_back(torus.ids[place]);
  return array;
}

}  // namespace weft

#endif
