// Hybrid meshes: the worked examples, the closed form against blocks, and what is refused.
#include <weft/mesh/hybrid_mesh.hpp>

#include "support/expect_error.hpp"

#include <weft/mesh/device_groups.hpp>

namespace weft::hybrid_mesh_test {

using testing::expect_error;

inline constexpr HybridMesh small{{"data", 2, 1}, {"model", 2, 2}};
static_assert(small.device_array().shape == MeshSizes{2, 4});
static_assert(small.device_array().ids == Buffer<Index>{0, 1, 4, 5, 2, 3, 6, 7});
static_assert(small.mesh().size("model") == 4 && small.mesh().device_at(2) == 4);
template <HybridMesh hybrid>
inline constexpr Index granules_in = hybrid.granules();
static_assert(granules_in<small> == 2, "a structural type");

TEST(HybridMesh, WorkedExamples) {
  const struct {
    MeshSizes ici, dcn, shape;
    Buffer<Index> ids;
  } examples[] = {{{1, 4, 1}, {2, 1, 1}, {2, 4, 1}, {0, 1, 2, 3, 4, 5, 6, 7}},
                  {{2, 2, 1}, {1, 2, 1}, {2, 4, 1}, {0, 1, 4, 5, 2, 3, 6, 7}},
                  {{2, 2, 1}, {2, 1, 1}, {4, 2, 1}, {0, 1, 2, 3, 4, 5, 6, 7}},
                  {{4, 1}, {1, 2}, {4, 2}, {0, 4, 1, 5, 2, 6, 3, 7}},
                  {{1, 2, 2}, {2, 2, 1}, {2, 4, 2}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}}};
  for (const auto& example : examples) {
    HybridMesh hybrid;
    for (int i = 0; i < example.ici.size(); ++i)
      hybrid.axes.push_back({AxisName::of_index(i), example.ici[i], example.dcn[i]});
    EXPECT_EQ(hybrid.device_array(), (DeviceArray{example.shape, example.ids}));
  }
}

// Block G[g0, g1] of the array occupies rows g0 * ici0 .. and columns g1 * ici1 ..
TEST(HybridMesh, EveryGranuleIsABlock) {
  const HybridMesh hybrid{{"a", 3, 2}, {"b", 4, 5}};
  const DeviceArray array = hybrid.device_array();
  for (Index row = 0; row < 6; ++row)
    for (Index col = 0; col < 20; ++col) {
      const Index granule = row / 3 * 5 + col / 4, local = row % 3 * 4 + col % 4;
      EXPECT_EQ(array.ids[row * 20 + col], granule * 12 + local);
    }
}

TEST(HybridMesh, GranulesAreSortedOrKeptAsSeen) {
  Buffer<PhysicalDevice> devices = numbered_devices(8);
  for (Index i = 0; i < 8; ++i) {
    devices[i].id = (i + 4) % 8;
    devices[i].slice = i < 4 ? 1 : 0;
    devices[i].process = i % 2;
  }
  HybridMeshOptions options;
  EXPECT_EQ(create_hybrid_device_mesh({2, 2}, {2, 1}, devices).ids, (Buffer<Index>{0, 1, 2, 3, 4, 5, 6, 7}));
  options.sort_granules = false;
  EXPECT_EQ(create_hybrid_device_mesh({2, 2}, {2, 1}, devices, DeviceKind::cpu, options).ids,
            (Buffer<Index>{4, 5, 6, 7, 0, 1, 2, 3}));
  options.process_is_granule = true;
  EXPECT_EQ(create_hybrid_device_mesh({2, 2}, {2, 1}, devices, DeviceKind::cpu, options).ids,
            (Buffer<Index>{4, 6, 0, 2, 5, 7, 1, 3}));
}

TEST(HybridMesh, TpuSlicesFollowTheTorusInside) {
  const HybridMesh hybrid{{"data", 1, 2}, {"fsdp", 4}, {"tensor", 1}};
  EXPECT_EQ(hybrid.device_array(tpu_slice(2, 2, 1, 1, 2), DeviceKind::tpu_v4).ids,
            (Buffer<Index>{0, 2, 1, 3, 4, 6, 5, 7}));
  Buffer<PhysicalDevice> devices = numbered_devices(8);
  const Index coords[8][2] = {{0, 1}, {1, 0}, {0, 0}, {1, 1}, {0, 0}, {1, 1}, {0, 1}, {1, 0}};
  for (Index i = 0; i < 8; ++i) {
    devices[i].coords = {coords[i][0], coords[i][1], 0};
    devices[i].slice = i / 4;
  }
  EXPECT_EQ((HybridMesh{{"x", 2, 2}, {"y", 2}}.device_array(devices, DeviceKind::tpu_v4).ids),
            (Buffer<Index>{2, 1, 0, 3, 4, 7, 6, 5}));
}

TEST(HybridMesh, TwoLevelsHaveTheSamePositions) {
  const HybridMesh hybrid{{"data", 2, 3}, {"fsdp", 4}, {"pod", 1, 2}};
  const Mesh flat = hybrid.mesh_of_positions(), levels = hybrid.two_level_mesh();
  constexpr AxisType type = AxisType::propagated;
  EXPECT_EQ(levels, (Mesh{{"data.dcn", 3, type, 3}, {"data.ici", 2}, {"fsdp", 4}, {"pod.dcn", 2, type, 2}}));
  EXPECT_EQ(position_groups(flat, AxisList{0}), position_groups(levels, AxisList{0, 1}));
}

// Granule g has the devices g * n .. g * n + n - 1; what a mesh knows by position agrees with that, also in two levels.
TEST(HybridMesh, ItsMeshesKnowTheGranuleOfEveryPosition) {
  for (const HybridMesh& hybrid : {small, HybridMesh{{"a", 3, 2}, {"b", 4, 1}}, HybridMesh{{"data", 2}, {"pod", 1, 3}},
                                   HybridMesh{{"a", 1, 2}, {"b", 2, 2}, {"c", 2}}, HybridMesh{{"data", 4}}}) {
    const Mesh mesh = hybrid.mesh(), positions = hybrid.mesh_of_positions(), levels = hybrid.two_level_mesh();
    for (const Mesh& made : {mesh, positions, levels}) {
      EXPECT_EQ(made.granules(), hybrid.granules());
      EXPECT_EQ(made.devices_per_granule(), hybrid.devices_per_granule());
    }
    EXPECT_EQ(mesh.dcn(), hybrid.dcn());
    for (Index position = 0; position < mesh.size(); ++position) {
      const Index granule = mesh.device_at(position) / hybrid.devices_per_granule();
      EXPECT_EQ(mesh.granule_of(position), granule);
      EXPECT_EQ(positions.granule_of(position), granule);
      EXPECT_EQ(levels.granule_of(position), granule);
    }
  }
  EXPECT_EQ((HybridMesh{{"data", 4}}.mesh()), (Mesh{{"data", 4}})) << "one granule";
}
// Other devices run the positions; what is sent over which link stays.
TEST(HybridMesh, GranulesAreOfPositionsWhateverTheOrder) {
  const DeviceArray order = small.device_array();
  DeviceArray reversed = order;
  for (Index i = 0; i < reversed.ids.size(); ++i) reversed.ids[i] = order.ids[reversed.ids.size() - 1 - i];
  const Mesh mesh = small.mesh(reversed);
  EXPECT_EQ(mesh.dcn(), small.dcn());
  for (Index position = 0; position < 8; ++position)
    EXPECT_EQ(mesh.granule_of(position), 1 - mesh.device_at(position) / 4);
}

TEST(HybridMesh, HandlesThousandsOfDevices) {
  const HybridMesh hybrid{{"data", 16, 4}, {"model", 16, 4}};
  const DeviceArray array = hybrid.device_array(tpu_slice(16, 16, 1, 1, 16), DeviceKind::tpu_v4);
  EXPECT_EQ(array.ids.size(), 4096);
  check_device_ids(array.ids, 4096);
  EXPECT_EQ(hybrid.mesh_of_positions().size(), 4096);
  expect_error([&] { (void)hybrid.mesh(array); }, "mesh_order_too_long", {"4096"});
}

TEST(HybridMesh, RefusesShapesThatDoNotFitTheDevices) {
  Buffer<PhysicalDevice> devices = numbered_devices(8);
  expect_error([&] { (void)create_hybrid_device_mesh({2, 2}, {2}, devices); }, "rank_mismatch", {"2", "1"});
  expect_error([&] { (void)create_hybrid_device_mesh({2, 2}, {2, 1}, devices); }, "granule_count_mismatch", {"1", "2"});
  expect_error(
      [&] {
        (void)HybridMesh({{"x", 4, 2}}).device_array(devices, DeviceKind::cpu);
      },
      "dcn_shape_invalid", {"2"});
  for (PhysicalDevice& device : devices) device.slice = device.id / 4;
  expect_error([&] { (void)create_hybrid_device_mesh({2, 1}, {2, 1}, devices); }, "device_count_mismatch", {"4", "2"});
  expect_error(
      [&] {
        (void)HybridMesh({{"x", 8}}).device_array(devices, DeviceKind::cpu);
      },
      "dcn_shape_required", {"2"});
  for (PhysicalDevice& device : devices) device.slice = device.id == 7 ? 0 : device.slice;
  expect_error([&] { (void)create_hybrid_device_mesh({4}, {2}, devices); }, "device_count_mismatch", {"5", "4"});
}

}  // namespace weft::hybrid_mesh_test
