// Meshes: axes, positions, device ids, and what they refuse.
#include <weft/mesh/mesh.hpp>

#include "support/expect_error.hpp"

namespace weft::mesh_test {

using testing::expect_error;

inline constexpr Mesh line{{"data", 4}};
inline constexpr Mesh grid{{"data", 2}, {"model", 4}};
inline constexpr Mesh shuffled({{"x", 2}, {"y", 2}}, {3, 1, 2, 0});

static_assert(line.rank() == 1 && line.size() == 4 && grid.size() == 8 && grid.size("model") == 4);
static_assert(grid.coordinates(6) == MeshSizes{1, 2} && grid.position({1, 2}) == 6);
static_assert(shuffled.device_at(0) == 3 && shuffled.position_of(3) == 0 && shuffled.position_of(0) == 3);
static_assert(Mesh({{"x", 2}}, {0, 1}) == Mesh{{"x", 2}}, "the identity order is not stored");
static_assert(Mesh().size() == 1);
template <Mesh mesh>
inline constexpr Index devices_of = mesh.size();
static_assert(devices_of<grid> == 8, "a structural type");
static_assert(make_mesh({4, 2}).index_of("1") == 1);

TEST(Mesh, PositionsAreRowMajor) {
  for (Index position = 0; position < grid.size(); ++position) {
    EXPECT_EQ(grid.coordinates(position), (MeshSizes{position / 4, position % 4}));
    EXPECT_EQ(grid.position(grid.coordinates(position)), position);
  }
  expect_error([] { (void)grid.coordinates(8); }, "mesh_position_out_of_range", {"8"});
  expect_error([] { (void)grid.device_at(-1); }, "mesh_position_out_of_range", {"-1"});
}

TEST(Mesh, DeviceIdsAreAPermutationOfPositions) {
  for (Index position = 0; position < 4; ++position)
    EXPECT_EQ(shuffled.position_of(shuffled.device_at(position)), position);
  expect_error([] { (void)shuffled.position_of(4); }, "mesh_device_out_of_range", {"4"});
  EXPECT_FALSE(shuffled == (Mesh{{"x", 2}, {"y", 2}}));
}

TEST(Mesh, FindsAxesByName) {
  EXPECT_EQ(grid.find("model"), 1);
  EXPECT_EQ(grid.find("mode"), -1);
  EXPECT_EQ(grid.sizes(), (MeshSizes{2, 4}));
  EXPECT_EQ(axis_indices(grid, axes("model", "data")), (AxisList{1, 0}));
  EXPECT_EQ(other_axes(grid.rank(), AxisList{1}), (AxisList{0}));
  EXPECT_EQ(grid.size(AxisList{1, 0}), 8);
  expect_error([] { (void)grid.index_of("mdoel"); }, "unknown_axis", {"\"mdoel\"", "\"data\" (2)", "\"model\" (4)"});
  expect_error([] { (void)axis_indices(grid, axes("data", "data")); }, "axis_listed_twice", {"data"});
}

TEST(Mesh, IsOneGranuleUnlessItsAxesCrossSome) {
  EXPECT_EQ(grid.granules(), 1);
  EXPECT_EQ(grid.devices_per_granule(), 8);
  EXPECT_EQ(grid.dcn(), (MeshSizes{1, 1}));
  EXPECT_EQ(grid.granule_of(7), 0);
  const Mesh crossing{{"data", 6, AxisType::explicit_axis, 3}, {"model", 2}};
  EXPECT_EQ(crossing.granules(), 3);
  EXPECT_EQ(crossing.devices_per_granule(), 4);
  for (Index position = 0; position < 12; ++position) EXPECT_EQ(crossing.granule_of(position), position / 4);
  EXPECT_FALSE(crossing == (Mesh{{"data", 6}, {"model", 2}}));
  expect_error([&] { (void)crossing.granule_of(12); }, "mesh_position_out_of_range", {"12"});
}

TEST(Mesh, RefusesBadAxes) {
  expect_error(
      [] {
        (void)Mesh{{"x", 6, AxisType::explicit_axis, 4}};
      },
      "granules_do_not_divide_axis", {"\"x\"", "size 6", "4 granules"});
  expect_error([] { (void)Mesh{{"x", 6, AxisType::explicit_axis, 0}}; }, "granules_do_not_divide_axis", {"0 granules"});
  expect_error([] { (void)Mesh{{"x", 2}, {"x", 2}}; }, "mesh_duplicate_axis", {"\"x\""});
  expect_error([] { (void)Mesh{{"x", 0}}; }, "mesh_axis_size_invalid", {"\"x\"", "0"});
  expect_error([] { (void)Mesh{{"x", Index{1} << 40}}; }, "mesh_is_too_large", {"\"x\"", "2147483647"});
  expect_error([] { (void)Mesh{{"x", 65536}, {"y", 65536}}; }, "mesh_is_too_large", {"\"y\"", "65536"});
  EXPECT_EQ((Mesh{{"x", 2147483647}}.size()), 2147483647);
  expect_error([] { (void)make_mesh({2, 2}, axes("x")); }, "mesh_rank_mismatch", {"2", "1"});
}

TEST(Mesh, StrategiesObeyExplicitAndAutomaticAxes) {
  check_axis_types(grid);
  check_axis_types(Mesh());
  expect_error(
      [] {
        check_axis_types({{"x", 2, AxisType::automatic}, {"y", 2, AxisType::manual}});
      },
      "axis_type_not_obeyed", {"\"y\"", "manual"});
  expect_error([] { check_axis_types({{"x", 2, AxisType::manual}}); }, "axis_type_not_obeyed", {"\"x\"", "manual"});
}

TEST(Mesh, RefusesBadDevices) {
  expect_error([] { (void)make_mesh({1, 4}, axes("x", "y"), {0, 0, 0, 0}); }, "mesh_duplicate_device", {"0"});
  expect_error([] { (void)make_mesh({1, 4}, axes("x", "y"), {5, 6, 7, 8}); }, "mesh_device_out_of_range", {"5"});
  expect_error([] { (void)make_mesh({1, 4}, axes("x", "y"), {0, 1, 2}); }, "device_count_mismatch", {"3", "4"});
  expect_error([] { (void)make_mesh({2}, axes("x"), {0, -1}); }, "mesh_device_out_of_range", {"-1"});
}

TEST(Mesh, MayBeLargeWhereTheOrderIsTheIdentity) {
  Buffer<Index> ids;
  for (Index i = 0; i < 4096; ++i) ids.push_back(i);
  const Mesh pod = make_mesh({16, 16, 16}, axes("x", "y", "z"), ids);
  EXPECT_EQ(pod.size(), 4096);
  EXPECT_EQ(pod.device_at(4095), 4095);
  ids[0] = 4095;
  ids[4095] = 0;
  expect_error([&] { (void)make_mesh({16, 16, 16}, axes("x", "y", "z"), ids); }, "mesh_order_too_long", {"4096", "64"});
}

}  // namespace weft::mesh_test
