// Devices as a scheduler reports them (id, place in the torus, slice), and the device list of a whole TPU slice.
#ifndef WEFT_MESH_PHYSICAL_DEVICE_HPP
#define WEFT_MESH_PHYSICAL_DEVICE_HPP

#include <weft/base/buffer.hpp>
#include <weft/mesh/axis_name.hpp>

namespace weft {

// cpu stands for every platform without an order of its own.
enum class DeviceKind : std::uint8_t {
  cpu,
  gpu,
  tpu_v2,
  tpu_v3,
  tpu_v4,
  tpu_v4_lite,
  tpu_v5e,
  tpu_v5p,
  tpu_v6e,
  tpu_7x,
  tpu_8i
};

[[nodiscard]] constexpr bool is_tpu(DeviceKind kind) noexcept { return kind >= DeviceKind::tpu_v2; }

struct PhysicalDevice {
  static constexpr Index no_slice = -1;
  Index id = 0;
  fixed_vector<Index, 3> coords{0, 0, 0};  // x, y, z in the torus
  Index core = 0;                          // core on the chip
  Index slice = no_slice;                  // which ICI domain
  Index process = 0;                       // which host
  friend constexpr bool operator==(const PhysicalDevice&, const PhysicalDevice&) = default;
};

// Devices that share a fast network are one slice and one granule of a hybrid mesh. `0, 1, .. count - 1`, no slices.
[[nodiscard]] constexpr Buffer<PhysicalDevice> numbered_devices(Index count) {
  Buffer<PhysicalDevice> devices(count);
  for (Index i = 0; i < count; ++i) devices[i].id = i;
  return devices;
}

// Logical devices in an array: what builders of device orders return. ids[p] is the device at position p.
struct DeviceArray {
  MeshSizes shape;
  Buffer<Index> ids;
  friend constexpr bool operator==(const DeviceArray&, const DeviceArray&) = default;
};

// The devices of `slices` equal TPU slices of x by y by z chips, as the runtime lists them: host by host, a host having
// 2 x 2 x 1 chips (1 along an odd side); ids count cores first, then x, y, z over the whole slice.
[[nodiscard]] constexpr Buffer<PhysicalDevice> tpu_slice(Index x, Index y, Index z, Index cores_per_chip = 1,
                                                 Index slices = 1) {
  const Index host_x = x % 2 == 0 ? 2 : 1, host_y = y % 2 == 0 ? 2 : 1;
  Buffer<PhysicalDevice> devices;
  devices.reserve(x * y * z * cores_per_chip * slices);
  for (Index chip = 0; chip < x * y * z * slices; ++chip) {
    Index rest = chip;
    const Index dx = rest % host_x, dy = (rest /= host_x) % host_y, hx = (rest /= host_y) % (x / host_x);
    const Index hy = (rest /= x / host_x) % (y / host_y), cz = (rest /= y / host_y) % z, slice = rest / z;
    const Index cx = dx + host_x * hx, cy = dy + host_y * hy;
    for (Index core = 0; core < cores_per_chip; ++core) {
      PhysicalDevice device;
      device.id = core + cores_per_chip * (cx + x * (cy + y * (cz + z * slice)));
      device.coords = {cx, cy, cz};
      device.core = core;
      device.slice = slice;
      device.process = hx + (x / host_x) * (hy + (y / host_y) * (cz + z * slice));
      devices.push_back(device);
    }
  }
  return devices;
}

}  // namespace weft

#endif
