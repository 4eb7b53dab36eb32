// Which device runs which position: both ways, of meshes and of orders that no mesh can store.
#include <weft/mesh/device_assignment.hpp>

#include "support/expect_error.hpp"

#include <weft/mesh/hybrid_mesh.hpp>

namespace weft::device_assignment_test {

using testing::expect_error;

inline constexpr Mesh shuffled({{"x", 2}, {"y", 2}}, {3, 1, 0, 2});
static_assert(DeviceAssignment(shuffled).device_at(0) == 3 && DeviceAssignment(shuffled).position_of(0) == 2);
static_assert(DeviceAssignment(4).device_at(2) == 2 && DeviceAssignment(4).position_of(2) == 2);

TEST(DeviceAssignment, OfAMeshIsTheOrderThatItStores) {
  const DeviceAssignment devices = shuffled;
  EXPECT_EQ(devices.size(), 4);
  for (Index position = 0; position < 4; ++position) {
    EXPECT_EQ(devices.device_at(position), shuffled.device_at(position));
    EXPECT_EQ(devices.position_of(devices.device_at(position)), position);
  }
}

TEST(DeviceAssignment, OfAHybridMeshFollowsItsGranules) {
  const HybridMesh mesh{{"data", 2, 2}, {"model", 2}};  // granule 0 holds devices 0 to 3
  const DeviceAssignment devices = mesh.mesh();
  const int expected[] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (Index position = 0; position < 8; ++position) EXPECT_EQ(devices.device_at(position), expected[position]);
  const DeviceAssignment minor = HybridMesh{{"data", 2}, {"model", 1, 2}}.mesh();
  const int crossed[] = {0, 2, 1, 3};  // the major steps of "model" cross granules
  for (Index position = 0; position < 4; ++position) {
    EXPECT_EQ(minor.device_at(position), crossed[position]);
    EXPECT_EQ(minor.position_of(crossed[position]), position);
  }
}

TEST(DeviceAssignment, MayBeLargerThanAnOrderInAMesh) {
  Buffer<Index> ids;
  for (Index i = 0; i < 1024; ++i) ids.push_back(1023 - i);
  const DeviceAssignment devices(ids);
  EXPECT_EQ(devices.device_at(0), 1023);
  EXPECT_EQ(devices.position_of(1000), 23);
}

TEST(DeviceAssignment, RefusesWhatIsNoOrder) {
  expect_error([] { (void)DeviceAssignment(Buffer<Index>{0, 2}); }, "mesh_device_out_of_range", {"2", "0 to 1"});
  expect_error([] { (void)DeviceAssignment(Buffer<Index>{1, 1}); }, "mesh_duplicate_device", {"1"});
  expect_error([] { (void)DeviceAssignment(2).device_at(2); }, "mesh_position_out_of_range", {"2"});
  expect_error([] { (void)DeviceAssignment(shuffled).position_of(-1); }, "mesh_device_out_of_range", {"-1"});
}

}  // namespace weft::device_assignment_test
