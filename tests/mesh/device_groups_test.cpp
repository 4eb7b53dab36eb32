// Collective groups over mesh axes: sets, order of groups and order of members.
#include <weft/mesh/device_groups.hpp>

#include "support/expect_error.hpp"

namespace weft {
namespace {

using testing::expect_error;

inline constexpr Mesh cube{{"x", 2}, {"y", 2}, {"z", 2}};

constexpr bool member_is(const DeviceGroups& groups, Index group, Index member, Index device) {
  return groups[group][member] == device;
}
static_assert(member_is(device_groups(cube, axes("y")), 1, 1, 3));
static_assert(member_is(device_groups(cube, axes("z", "x")), 0, 1, 4));
static_assert(device_groups(cube, axes("z", "x")).size() == 2);

TEST(DeviceGroups, MembersFollowTheListedAxesAndGroupsTheOthers) {
  EXPECT_EQ(device_groups(cube, axes("x", "z")), (DeviceGroups{{0, 1, 4, 5}, {2, 3, 6, 7}}));
  EXPECT_EQ(device_groups(cube, axes("z", "x")), (DeviceGroups{{0, 4, 1, 5}, {2, 6, 3, 7}}));
  EXPECT_EQ(device_groups(cube, axes()).size(), 8);
  EXPECT_EQ(device_groups(cube, axes("x", "y", "z")), (DeviceGroups{{0, 1, 2, 3, 4, 5, 6, 7}}));
  expect_error([] { (void)device_groups(cube, axes("w")); }, "unknown_axis", {"\"w\""});
}

TEST(DeviceGroups, IdsReplacePositionsLast) {
  const Mesh mesh({{"x", 2}, {"y", 2}}, {3, 1, 2, 0});
  EXPECT_EQ(position_groups(mesh, AxisList{0}), (DeviceGroups{{0, 2}, {1, 3}}));
  EXPECT_EQ(device_groups(mesh, axes("x")), (DeviceGroups{{3, 2}, {1, 0}}));
}

TEST(DeviceGroups, PartitionALargeMesh) {
  const Mesh pod{{"a", 16}, {"b", 16}, {"c", 16}};
  const DeviceGroups groups = device_groups(pod, axes("c", "a"));
  EXPECT_EQ(groups.size(), 16);
  Buffer<bool> seen(pod.size());
  for (const auto& group : groups) {
    EXPECT_EQ(group.size(), 256);
    for (const Index device : group) {
      EXPECT_FALSE(seen[device]);
      seen[device] = true;
      EXPECT_EQ(pod.coordinates(device)[1], pod.coordinates(group[0])[1]);
    }
  }
}

}  // namespace
}  // namespace weft
