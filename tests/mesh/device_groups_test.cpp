// Collective groups over mesh axes: sets, order of groups and order of members.
#include <weft/mesh/device_groups.hpp>

#include "support/expect_error.hpp"

#include <vector>

namespace weft::device_groups_test {

using testing::expect_error;

inline constexpr Mesh cube{{"x", 2}, {"y", 2}, {"z", 2}};

constexpr bool member_is(const DeviceGroups& groups, Index group, Index member, Index device) {
  return groups[group].members[member] == device;
}
static_assert(member_is(device_groups(cube, axes("y")), 1, 1, 3));
static_assert(member_is(device_groups(cube, axes("z", "x")), 0, 1, 4));
static_assert(device_groups(cube, axes("z", "x")).size() == 2);

using Lists = std::vector<std::vector<int>>;
Lists lists(const DeviceGroups& groups) {
  Lists result;
  for (Index g = 0; g < groups.size(); ++g) result.emplace_back(groups[g].begin(), groups[g].end());
  return result;
}

TEST(DeviceGroups, MembersFollowTheListedAxesAndGroupsTheOthers) {
  EXPECT_EQ(lists(device_groups(cube, axes("x", "z"))), (Lists{{0, 1, 4, 5}, {2, 3, 6, 7}}));
  EXPECT_EQ(lists(device_groups(cube, axes("z", "x"))), (Lists{{0, 4, 1, 5}, {2, 6, 3, 7}}));
  EXPECT_EQ(device_groups(cube, axes()).size(), 8);
  EXPECT_EQ(lists(device_groups(cube, axes("x", "y", "z"))), (Lists{{0, 1, 2, 3, 4, 5, 6, 7}}));
  expect_error([] { (void)device_groups(cube, axes("w")); }, "unknown_axis", {"\"w\""});
}

TEST(DeviceGroups, IdsReplacePositionsLast) {
  const Mesh mesh({{"x", 2}, {"y", 2}}, {3, 1, 2, 0});
  EXPECT_EQ(lists(position_groups(mesh, AxisList{0})), (Lists{{0, 2}, {1, 3}}));
  EXPECT_EQ(lists(device_groups(mesh, axes("x"))), (Lists{{3, 2}, {1, 0}}));
}

TEST(DeviceGroups, PartitionALargeMesh) {
  const Mesh pod{{"a", 16}, {"b", 16}, {"c", 16}};
  const DeviceGroups groups = device_groups(pod, axes("c", "a"));
  EXPECT_EQ(groups.size(), 16);
  Buffer<bool> seen(pod.size());
  for (Index g = 0; g < groups.size(); ++g) {
    EXPECT_EQ(groups[g].size, 256);
    for (const Index device : groups[g]) {
      EXPECT_FALSE(seen[device]);
      seen[device] = true;
      EXPECT_EQ(pod.coordinates(device)[1], pod.coordinates(groups[g].members[0])[1]);
    }
  }
  expect_error([&] { (void)groups[16]; }, "fixed_vector_index_out_of_range", {"16"});
}

// What a collective takes: everybody finds the same members and itself among them.
TEST(DeviceGroups, EveryDeviceSeesItsOwnGroupAndItsRankThere) {
  const Mesh mesh({{"x", 2}, {"y", 3}, {"z", 2}}, {11, 3, 9, 0, 7, 6, 5, 8, 1, 2, 10, 4});
  for (const AxisNames& names : {axes(), axes("y"), axes("z", "x"), axes("y", "x", "z")}) {
    const DeviceGroups groups = device_groups(mesh, names);
    Index seen = 0;
    for (Index g = 0; g < groups.size(); ++g)
      for (int rank = 0; rank < groups.group_size(); ++rank, ++seen) {
        const GroupView view = groups.of(groups[g].members[rank]);
        EXPECT_EQ(groups.rank_of(groups[g].members[rank]), rank);
        EXPECT_EQ(view.size, groups.group_size());
        EXPECT_EQ(view.size, groups.group_size());
        EXPECT_EQ(view.members, groups[g].members);
      }
    EXPECT_EQ(seen, mesh.size());
    expect_error([&] { (void)groups.of(12); }, "mesh_device_out_of_range", {"12"});
    expect_error([&] { (void)groups.of(-1); }, "mesh_device_out_of_range", {"-1"});
  }
}

}  // namespace weft::device_groups_test
