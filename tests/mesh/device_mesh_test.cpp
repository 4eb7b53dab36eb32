// PhysicalDevice orders inside one slice, for every kind of device, against the cases of JAX's own test.
#include <weft/mesh/device_mesh.hpp>

#include "support/expect_error.hpp"

namespace weft::device_mesh_test {

using testing::expect_error;

constexpr Buffer<Index> order(DeviceKind kind, const MeshSizes& shape, const Buffer<PhysicalDevice>& devices) {
  return create_device_mesh(shape, devices, kind).ids;
}
static_assert(order(DeviceKind::tpu_v3, {2, 4}, tpu_slice(2, 2, 1, 2)) == Buffer<Index>{0, 1, 2, 3, 6, 7, 4, 5});
static_assert(order(DeviceKind::tpu_v4, {1, 4, 1}, tpu_slice(2, 2, 1)) == Buffer<Index>{0, 2, 1, 3});

Buffer<PhysicalDevice> with_ids(const Buffer<Index>& ids) {
  Buffer<PhysicalDevice> devices = numbered_devices(ids.size());
  for (Index i = 0; i < ids.size(); ++i) devices[i].id = ids[i];
  return devices;
}

TEST(DeviceMesh, CpusKeepListOrderAndGpusSort) {
  const Buffer<PhysicalDevice> devices = with_ids({3, 1, 0, 2, 7, 5, 4, 6});
  EXPECT_EQ(order(DeviceKind::cpu, {2, 4}, devices), (Buffer<Index>{3, 1, 0, 2, 7, 5, 4, 6}));
  EXPECT_EQ(order(DeviceKind::gpu, {2, 4}, devices), (Buffer<Index>{0, 1, 2, 3, 4, 5, 6, 7}));
}

TEST(DeviceMesh, V3TraysAreRings) {
  const Buffer<Index> tray{0, 1, 2, 3, 6, 7, 4, 5};
  EXPECT_EQ(order(DeviceKind::tpu_v3, {8}, tpu_slice(2, 2, 1, 2)), tray);
  EXPECT_EQ(order(DeviceKind::tpu_v2, {2, 4}, tpu_slice(2, 2, 1, 2)), tray);
  EXPECT_EQ(order(DeviceKind::tpu_v3, {4, 8}, tpu_slice(4, 4, 1, 2)),
            (Buffer<Index>{0,  1,  2,  3,  10, 11, 8,  9,  4,  5,  6,  7,  14, 15, 12, 13,
                           16, 17, 18, 19, 26, 27, 24, 25, 20, 21, 22, 23, 30, 31, 28, 29}));
  EXPECT_EQ(order(DeviceKind::tpu_v3, {2}, tpu_slice(1, 1, 1, 2)), (Buffer<Index>{0, 1})) << "list order otherwise";
}

TEST(DeviceMesh, SmallLiteSlicesAreRings) {
  for (const DeviceKind kind : {DeviceKind::tpu_v5e, DeviceKind::tpu_v6e}) {
    EXPECT_EQ(order(kind, {4}, tpu_slice(2, 2, 1)), (Buffer<Index>{0, 1, 3, 2}));
    EXPECT_EQ(order(kind, {8}, tpu_slice(4, 2, 1)), (Buffer<Index>{0, 1, 2, 3, 7, 6, 5, 4}));
    EXPECT_EQ(order(kind, {8}, tpu_slice(2, 2, 2)), (Buffer<Index>{0, 4, 2, 6, 1, 5, 3, 7}));
    EXPECT_EQ(order(kind, {1, 16}, tpu_slice(4, 4, 1)),
              (Buffer<Index>{0, 1, 2, 3, 7, 6, 5, 9, 10, 11, 15, 14, 13, 12, 8, 4}));
    EXPECT_EQ(order(kind, {4, 4}, tpu_slice(4, 4, 1)),
              (Buffer<Index>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}))
        << "the torus rule where no axis covers the plane";
  }
  EXPECT_EQ(order(DeviceKind::tpu_v4_lite, {2, 2}, tpu_slice(2, 2, 1)), (Buffer<Index>{0, 1, 3, 2}));
  EXPECT_EQ(order(DeviceKind::tpu_8i, {4}, tpu_slice(2, 2, 1)), (Buffer<Index>{0, 1, 3, 2}));
  EXPECT_EQ(order(DeviceKind::tpu_v5p, {2, 4}, tpu_slice(2, 2, 2)), (Buffer<Index>{0, 1, 3, 2, 6, 7, 5, 4}));
}

TEST(DeviceMesh, V7SlicesRepeatARingOfEight) {
  const Buffer<Index> rings{0,  1,  2,  3,  6,  7,  4,  5,  8,  9,  10, 11, 14, 15, 12, 13,
                            16, 17, 18, 19, 22, 23, 20, 21, 24, 25, 26, 27, 30, 31, 28, 29};
  EXPECT_EQ(order(DeviceKind::tpu_7x, {1, 1, 2}, tpu_slice(1, 1, 1, 2)), (Buffer<Index>{0, 1}));
  EXPECT_EQ(order(DeviceKind::tpu_7x, {2, 1, 4}, tpu_slice(2, 2, 1, 2)), (Buffer<Index>{0, 1, 2, 3, 6, 7, 4, 5}));
  EXPECT_EQ(order(DeviceKind::tpu_7x, {4, 8}, tpu_slice(2, 2, 4, 2)), rings);
  EXPECT_EQ(order(DeviceKind::tpu_7x, {4, 4, 2}, tpu_slice(2, 2, 4, 2)), rings);
  const DeviceArray wide = create_device_mesh({1, 64}, tpu_slice(2, 4, 4, 2), DeviceKind::tpu_7x);
  EXPECT_EQ(wide.ids[1], 1) << "the torus rule: the core axis is minor";
}

TEST(DeviceMesh, TheTorusRuleSeesTheWholeCuboidWhereverItStarts) {
  Buffer<PhysicalDevice> devices = tpu_slice(4, 4, 1);
  Buffer<PhysicalDevice> half;
  for (const PhysicalDevice& device : devices)
    if (device.coords[1] >= 2) half.push_back(device);
  const PhysicalTorus torus = physical_torus(half, DeviceKind::tpu_v4);
  EXPECT_EQ(torus.shape, (MeshSizes{4, 2, 1}));
  EXPECT_EQ(torus.ids, (Buffer<Index>{8, 12, 9, 13, 10, 14, 11, 15}));
  half.pop_back();
  expect_error([&] { (void)physical_torus(half, DeviceKind::tpu_v4); }, "devices_not_a_cuboid", {"7", "8"});
  half.push_back(half[0]);
  expect_error([&] { (void)physical_torus(half, DeviceKind::tpu_v4); }, "devices_not_a_cuboid", {"8"});
}

TEST(DeviceMesh, ContiguousSubmeshesKeepHostsTogether) {
  const struct {
    Index x, y, z;
    MeshSizes mesh;
  } known[] = {{2, 2, 1, {2, 2}},  {2, 2, 4, {4, 4}},  {4, 4, 4, {16, 4}},
               {4, 8, 8, {64, 4}}, {4, 8, 8, {4, 64}}, {8, 8, 8, {64, 8}}};
  DeviceMeshOptions options;
  options.contiguous_submeshes = true;
  for (const auto& one : known) {
    const Buffer<PhysicalDevice> devices = tpu_slice(one.x, one.y, one.z);
    const DeviceArray array = create_device_mesh(one.mesh, devices, DeviceKind::tpu_v4, options);
    for (Index host = 0; host < devices.size() / 4; ++host) {
      // The four devices of a host fill their bounding box in the logical mesh.
      Index low[2] = {1 << 20, 1 << 20}, high[2] = {-1, -1};
      for (Index p = 0; p < array.ids.size(); ++p)
        for (const PhysicalDevice& device : devices)
          if (device.id == array.ids[p] && device.process == host) {
            const Index at[2] = {p / one.mesh[1], p % one.mesh[1]};
            for (int axis = 0; axis < 2; ++axis) {
              low[axis] = at[axis] < low[axis] ? at[axis] : low[axis];
              high[axis] = at[axis] > high[axis] ? at[axis] : high[axis];
            }
          }
      ASSERT_EQ((high[0] - low[0] + 1) * (high[1] - low[1] + 1), 4) << one.x << one.y << one.z << " host " << host;
      if (host == 8) break;
    }
  }
  expect_error(
      [&] {
        (void)create_device_mesh({1, 16, 8}, tpu_slice(4, 4, 8), DeviceKind::tpu_v4, options);
      },
      "contiguous_submeshes_unavailable", {"[4, 4, 8]", "[1, 16, 8]"});
}

TEST(DeviceMesh, RefusesTheWrongNumberOfDevicesAndCores) {
  expect_error([] { (void)create_device_mesh({2, 2}, numbered_devices(8)); }, "device_count_mismatch", {"8", "4"});
  expect_error([] { (void)create_device_mesh({8}, tpu_slice(2, 2, 1, 2), DeviceKind::tpu_v4); },
               "one_device_per_chip_required", {"1"});
  expect_error(
      [] {
        (void)create_device_mesh({2, 6}, tpu_slice(4, 3, 1), DeviceKind::tpu_v4);
      },
      "torus_axis_not_assignable", {"6"});
}

TEST(DeviceMesh, HandlesAPod) {
  const DeviceArray array = create_device_mesh({16, 256}, tpu_slice(16, 16, 16), DeviceKind::tpu_v4);
  EXPECT_EQ(array.ids.size(), 4096);
  EXPECT_EQ(array.ids[1], 16) << "the last axis takes the physical axes x and y, y minor";
}

}  // namespace weft::device_mesh_test
