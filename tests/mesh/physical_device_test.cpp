// PhysicalDevice lists of TPU slices: ids and coordinates as a runtime reports them.
#include <weft/mesh/physical_device.hpp>

#include <gtest/gtest.h>

namespace weft::physical_device_test {

constexpr Index id_at(Index place, Index x, Index y, Index z, Index cores, Index slices = 1) {
  return tpu_slice(x, y, z, cores, slices)[place].id;
}
static_assert(id_at(4, 4, 4, 1, 2) == 8 && id_at(8, 4, 4, 1, 2) == 4, "hosts of 2 x 2 chips, ids along x");
static_assert(numbered_devices(3)[2].id == 2 && numbered_devices(3)[0].slice == PhysicalDevice::no_slice);

TEST(PhysicalDevice, ASliceIsListedHostByHost) {
  const Buffer<PhysicalDevice> devices = tpu_slice(4, 4, 1, 2);
  ASSERT_EQ(devices.size(), 32);
  const Index first_host[] = {0, 1, 2, 3, 8, 9, 10, 11};
  for (Index i = 0; i < 8; ++i) {
    EXPECT_EQ(devices[i].id, first_host[i]);
    EXPECT_EQ(devices[i].process, 0);
    EXPECT_EQ(devices[i].core, i % 2);
  }
  EXPECT_EQ(devices[8].coords, (fixed_vector<Index, 3>{2, 0, 0}));
  EXPECT_EQ(devices[8].process, 1);
}

TEST(PhysicalDevice, IdsAreUniqueAndFollowCoordinates) {
  const Buffer<PhysicalDevice> devices = tpu_slice(4, 2, 3, 1, 2);
  Buffer<bool> seen(48);
  for (const PhysicalDevice& device : devices) {
    EXPECT_FALSE(seen[device.id]);
    seen[device.id] = true;
    EXPECT_EQ(device.id, device.coords[0] + 4 * (device.coords[1] + 2 * (device.coords[2] + 3 * device.slice)));
  }
}

TEST(PhysicalDevice, SmallSlicesHaveOneHost) {
  for (const PhysicalDevice& device : tpu_slice(1, 2, 1)) EXPECT_EQ(device.process, 0);
  EXPECT_EQ(tpu_slice(1, 1, 1, 2).size(), 2);
}

TEST(PhysicalDevice, KindsKnowWhetherTheyAreTpus) {
  EXPECT_FALSE(is_tpu(DeviceKind::cpu));
  EXPECT_FALSE(is_tpu(DeviceKind::gpu));
  EXPECT_TRUE(is_tpu(DeviceKind::tpu_v2));
  EXPECT_TRUE(is_tpu(DeviceKind::tpu_8i));
}

}  // namespace weft::physical_device_test
