// HybridMesh: a mesh over several granules (slices or hosts). Along every axis the minor steps stay inside a granule on
// the fast network (ICI), the major steps cross granules on the slow one (DCN). Source: sharding-semantics.md B.1.
#ifndef WEFT_MESH_HYBRID_MESH_HPP
#define WEFT_MESH_HYBRID_MESH_HPP

#include <weft/mesh/device_mesh.hpp>
#include <weft/mesh/mesh.hpp>

namespace weft {

// For every position of the logical array of shape ici * dcn, granule by granule: out[position] =
// per_granule[g][l], g = row-major(i div ici, dcn), l = row-major(i mod ici, ici). Errors: rank_mismatch,
// granule_count_mismatch, device_count_mismatch.
[[nodiscard]] constexpr DeviceArray join_granules(const MeshSizes& ici, const MeshSizes& dcn,
                                                  const Buffer<Buffer<Index>>& per_granule) {
  if (ici.size() != dcn.size()) rank_mismatch(ici.size(), dcn.size());
  if (per_granule.size() != product_of(dcn)) granule_count_mismatch(per_granule.size(), product_of(dcn));
  for (const Buffer<Index>& granule : per_granule)
    if (granule.size() != product_of(ici)) device_count_mismatch(granule.size(), product_of(ici));
  DeviceArray array;
  for (int axis = 0; axis < ici.size(); ++axis) array.shape.push_back(ici[axis] * dcn[axis]);
  array.ids = Buffer<Index>(product_of(array.shape));
  for (Index position = 0; position < array.ids.size(); ++position) {
    Index rest = position, granule = 0, local = 0, granule_step = 1, local_step = 1;
    for (int axis = ici.size() - 1; axis >= 0; --axis) {
      const Index at = rest % array.shape[axis];
      rest /= array.shape[axis];
      granule += at / ici[axis] * granule_step;
      local += at % ici[axis] * local_step;
      granule_step *= dcn[axis];
      local_step *= ici[axis];
    }
    array.ids[position] = per_granule[granule][local];
  }
  return array;
}

// sort_granules: granules in ascending order of their slice (or process) index, else in the order of first appearance.
struct HybridMeshOptions {
  bool process_is_granule = false;
  bool sort_granules = true;
  DeviceMeshOptions device_mesh = {};
};

// Devices by granule; inside a granule in list order.
[[nodiscard]] constexpr Buffer<Buffer<PhysicalDevice>> granules_of(const Buffer<PhysicalDevice>& devices,
                                                           const HybridMeshOptions& options = {}) {
  const auto key = [&options](const PhysicalDevice& device) {
    return options.process_is_granule ? device.process : device.slice;
  };
  Buffer<PhysicalDevice> sorted = devices;
  stable_sort(sorted, [&key](const PhysicalDevice& a, const PhysicalDevice& b) { return key(a) < key(b); });
  Buffer<Buffer<PhysicalDevice>> granules;
  for (const PhysicalDevice& device : sorted) {
    if (granules.empty() || key(granules.back()[0]) != key(device)) granules.push_back({});
    granules.back().push_back(device);
  }
  if (options.sort_granules) return granules;
  Buffer<Buffer<PhysicalDevice>> first_seen;
  for (const PhysicalDevice& device : devices)
    for (Buffer<PhysicalDevice>& granule : granules)
      if (!granule.empty() && granule[0] == device) {
        first_seen.push_back(granule);
        granule.clear();
      }
  return first_seen;
}

// Devices of several granules in the shape ici * dcn, every granule laid out by create_device_mesh. Errors: those of
// join_granules and create_device_mesh.
[[nodiscard]] constexpr DeviceArray create_hybrid_device_mesh(const MeshSizes& ici, const MeshSizes& dcn,
                                                              const Buffer<PhysicalDevice>& devices,
                                                              DeviceKind kind = DeviceKind::cpu,
                                                              const HybridMeshOptions& options = {}) {
  if (ici.size() != dcn.size()) rank_mismatch(ici.size(), dcn.size());
  const Buffer<Buffer<PhysicalDevice>> granules = granules_of(devices, options);
  if (granules.size() != product_of(dcn)) granule_count_mismatch(granules.size(), product_of(dcn));
  Buffer<Buffer<Index>> per_granule;
  for (const Buffer<PhysicalDevice>& granule : granules)
    per_granule.push_back(create_device_mesh(ici, granule, kind, options.device_mesh).ids);
  return join_granules(ici, dcn, per_granule);
}

// One axis: `ici` steps inside a granule times `dcn` granules.
struct HybridAxis {
  AxisName name;
  Index ici = 1, dcn = 1;
  friend constexpr bool operator==(const HybridAxis&, const HybridAxis&) = default;
};

// HybridMesh{{"data", 1, 2}, {"fsdp", 4}}: axes ordered by rising traffic. Structural.
struct HybridMesh {
  fixed_vector<HybridAxis, max_mesh_axes> axes;

  constexpr HybridMesh() = default;
  constexpr HybridMesh(std::initializer_list<HybridAxis> list) : axes(list) {}

  [[nodiscard]] constexpr MeshSizes ici() const {
    MeshSizes sizes;
    for (const HybridAxis& axis : axes) sizes.push_back(axis.ici);
    return sizes;
  }
  [[nodiscard]] constexpr MeshSizes dcn() const {
    MeshSizes sizes;
    for (const HybridAxis& axis : axes) sizes.push_back(axis.dcn);
    return sizes;
  }
  [[nodiscard]] constexpr Index granules() const { return product_of(dcn()); }
  [[nodiscard]] constexpr Index devices_per_granule() const { return product_of(ici()); }
  [[nodiscard]] constexpr Index size() const { return granules() * devices_per_granule(); }

  // The order of numbered devices: granule g holds g * n .. g * n + n - 1 for n = devices_per_granule().
  [[nodiscard]] constexpr DeviceArray device_array() const {
    Buffer<Buffer<Index>> per_granule;
    for (Index g = 0; g < granules(); ++g) {
      Buffer<Index> ids(devices_per_granule());
      for (Index i = 0; i < ids.size(); ++i) ids[i] = g * ids.size() + i;
      per_granule.push_back(ids);
    }
    return join_granules(ici(), dcn(), per_granule);
  }
  // The order of real devices: sorted by id, granules by slice, physical axes split where needed. Errors:
  // dcn_shape_required (several slices, no DCN axis), dcn_shape_invalid (DCN axes, no slices), and those of
  // create_hybrid_device_mesh.
  [[nodiscard]] constexpr DeviceArray device_array(Buffer<PhysicalDevice> devices, DeviceKind kind) const {
    stable_sort(devices, [](const PhysicalDevice& a, const PhysicalDevice& b) { return a.id < b.id; });
    HybridMeshOptions options;
    options.device_mesh.allow_split_physical_axes = true;
    Buffer<Buffer<PhysicalDevice>> slices = granules_of(devices, options);
    const bool sliced = !devices.empty() && devices[0].slice != PhysicalDevice::no_slice;
    if (!sliced && granules() > 1) dcn_shape_invalid(granules());
    if (slices.size() > 1 && granules() == 1) dcn_shape_required(slices.size());
    return create_hybrid_device_mesh(ici(), dcn(), devices, kind, options);
  }

  // The logical mesh over numbered devices, which knows its granules, as the next two do: plans for it tell what goes
  // over ici and what over dcn. Errors: those of Mesh; mesh_order_too_long beyond max_explicit_devices where the order
  // is not the identity.
  [[nodiscard]] constexpr Mesh mesh() const { return mesh(device_array()); }
  [[nodiscard]] constexpr Mesh mesh(const DeviceArray& order) const { return Mesh(logical_axes(), order.ids); }
  // The logical mesh by positions only: any size, no device ids.
  [[nodiscard]] constexpr Mesh mesh_of_positions() const { return Mesh(logical_axes()); }

  // The same positions with every axis that crosses granules cut in two, "data.dcn" (major) and "data.ici" (minor):
  // groups over one of them are the steps of a hierarchical collective. Errors: axis_name_too_long,
  // fixed_vector_is_full.
  [[nodiscard]] constexpr Mesh two_level_mesh() const {
    fixed_vector<MeshAxis, max_mesh_axes> list;
    for (const HybridAxis& axis : axes) {
      if (axis.dcn > 1) list.push_back({suffixed(axis.name, ".dcn"), axis.dcn, AxisType::explicit_axis, axis.dcn});
      if (axis.dcn > 1 && axis.ici > 1)
        list.push_back({suffixed(axis.name, ".ici"), axis.ici, AxisType::explicit_axis});
      if (axis.dcn == 1) list.push_back({axis.name, axis.ici, AxisType::explicit_axis});
    }
    return Mesh(list);
  }

  friend constexpr bool operator==(const HybridMesh&, const HybridMesh&) = default;

 private:
  [[nodiscard]] constexpr fixed_vector<MeshAxis, max_mesh_axes> logical_axes() const {
    fixed_vector<MeshAxis, max_mesh_axes> list;
    for (const HybridAxis& axis : axes)
      list.push_back({axis.name, axis.ici * axis.dcn, AxisType::explicit_axis, axis.dcn});
    return list;
  }

  [[nodiscard]] static constexpr AxisName suffixed(const AxisName& name, const char* suffix) {
    char text[AxisName::capacity + 4] = {};
    int size = 0;
    while (name.text[size] != '\0') {
      text[size] = name.text[size];
      ++size;
    }
    for (; *suffix != '\0'; ++suffix) text[size++] = *suffix;
    return AxisName(text);
  }
};

}  // namespace weft

#endif
