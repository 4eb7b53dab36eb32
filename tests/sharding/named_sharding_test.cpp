// What each device holds under a spec: worked examples, and properties checked by walking all devices.
#include <weft/sharding/named_sharding.hpp>

#include "support/expect_error.hpp"

namespace weft::named_sharding_test {

using testing::expect_error;

inline constexpr Mesh pair{{"0", 4}, {"1", 2}};

constexpr NamedSharding rows(pair, P("0", nullptr));
static_assert(rows.shard_shape({8, 32}) == Shape{2, 32});
static_assert(rows.index_ranges({8, 32}, 5) == IndexRanges{{4, 6}, {0, 32}});
static_assert(rows.replica_groups()[3].members[1] == 7 && rows.replica_groups().group_size() == 2);
static_assert(rows.num_replicas() == 2 && rows.replica_id(5) == 1 && !rows.fully_replicated());
static_assert(NamedSharding(pair, P()).fully_replicated() && NamedSharding(pair, P()).num_replicas() == 8);
template <NamedSharding sharding>
inline constexpr Index parts_of = sharding.parts(0);
static_assert(parts_of<rows> == 4, "a structural type");

TEST(NamedSharding, WorkedExamplesOnAMeshOfFourByTwo) {
  const NamedSharding columns(pair, P(nullptr, "1")), flat(pair, P(axes("0", "1"), nullptr)),
      swapped(pair, P(axes("1", "0"), nullptr));
  const Index swapped_starts[] = {0, 8, 2, 10, 4, 12, 6, 14};
  for (Index device = 0; device < 8; ++device) {
    EXPECT_EQ(rows.index_ranges({8, 32}, device), (IndexRanges{{device / 2 * 2, device / 2 * 2 + 2}, {0, 32}}));
    const Index start = device % 2 * 16;
    EXPECT_EQ(columns.index_ranges({10, 32}, device), (IndexRanges{{0, 10}, {start, start + 16}}));
    EXPECT_EQ(flat.index_ranges({16, 3}, device), (IndexRanges{{2 * device, 2 * device + 2}, {0, 3}}));
    EXPECT_EQ(swapped.index_ranges({16, 3}, device)[0].start, swapped_starts[device]);
  }
}

TEST(NamedSharding, ReplicaGroupsHoldTheSamePart) {
  const DeviceGroups groups = rows.replica_groups();
  ASSERT_EQ(groups.size(), 4);
  for (Index g = 0; g < 4; ++g) {
    EXPECT_EQ(groups[g].size, 2);
    EXPECT_EQ(groups[g].members[0], 2 * g);
    EXPECT_EQ(groups[g].members[1], 2 * g + 1);
  }
}

TEST(NamedSharding, UnreducedAxesDivideNothing) {
  const NamedSharding sharding(pair, P("0").unreduced(axes("1")));
  EXPECT_EQ(sharding.shard_shape({8, 4}), (Shape{2, 4}));
  EXPECT_EQ(sharding.num_replicas(), 2);
  EXPECT_FALSE(NamedSharding(pair, P().unreduced(axes("1"))).fully_replicated());
  EXPECT_TRUE(NamedSharding(pair, P().reduced(axes("1"))).fully_replicated());
}

TEST(NamedSharding, OneDeviceIsFullyReplicated) {
  const NamedSharding sharding(Mesh{{"a", 1}}, P("a"));
  EXPECT_TRUE(sharding.fully_replicated());
  EXPECT_EQ(sharding.replica_groups().size(), 1);
  EXPECT_EQ(sharding.replica_groups()[0].members[0], 0);
}

// replica_id is the number of earlier positions with the same ranges; groups are the sets of equal ranges.
TEST(NamedSharding, ReplicasAreThePositionsWithEqualRanges) {
  const Mesh mesh({{"x", 2}, {"y", 3}, {"z", 2}}, {11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0});
  const PartitionSpec specs[] = {P(),         P("y"),      P(nullptr, "x"),  P(axes("z", "x")),
                                 P("y", "z"), P("x", "y"), P("z", "y", "x"), P(axes("y", "z", "x"))};
  const Shape shape{12, 12, 12};
  for (const PartitionSpec& spec : specs) {
    const NamedSharding sharding(mesh, spec);
    Index first_replicas = 0;
    for (Index position = 0; position < mesh.size(); ++position) {
      Index earlier = 0;
      for (Index other = 0; other < position; ++other)
        earlier += sharding.index_ranges(shape, other) == sharding.index_ranges(shape, position) ? 1 : 0;
      EXPECT_EQ(sharding.replica_id(position), earlier);
      first_replicas += earlier == 0 ? 1 : 0;
    }
    EXPECT_EQ(sharding.replica_groups().size(), first_replicas);
    const DeviceGroups groups = sharding.replica_groups();
    EXPECT_EQ(groups.group_size(), sharding.num_replicas());
    for (Index g = 0; g < groups.size(); ++g)
      for (const Index device : groups[g])
        EXPECT_EQ(sharding.index_ranges(shape, mesh.position_of(device)),
                  sharding.index_ranges(shape, mesh.position_of(groups[g].members[0])));
  }
}

TEST(NamedSharding, FirstReplicasTileALargeTensorExactly) {
  const Mesh pod{{"a", 16}, {"b", 16}, {"c", 16}};
  const NamedSharding sharding(pod, P(axes("c", "a")));
  Index covered = 0;
  for (Index position = 0; position < pod.size(); ++position)
    if (sharding.replica_id(position) == 0) covered += sharding.shard_shape({4096, 3}).elements();
  EXPECT_EQ(covered, 4096 * 3);
  EXPECT_EQ(sharding.num_replicas(), 16);
}

TEST(NamedSharding, RefusesWhatDoesNotFit) {
  expect_error(
      [] {
        (void)NamedSharding(pair, P("1", "0")).shard_shape({8, 3});
      },
      "not_divisible", {"dimension 1", "extent 3", "4 equal parts", "pad it to 4"});
  expect_error([] { (void)rows.shard_shape({8}); }, "spec_longer_than_rank", {"2 entries", "rank 1"});
  expect_error([] { (void)NamedSharding(pair, P("2")); }, "unknown_axis", {"\"2\""});
  expect_error([] { (void)NamedSharding(pair, P("0", "0")); }, "duplicate_axis", {"\"0\""});
  PartitionSpec long_spec("0");
  while (long_spec.entries <= max_rank) long_spec.add(nullptr);
  expect_error([&] { (void)NamedSharding(pair, long_spec); }, "spec_longer_than_rank", {"9 entries", "rank 8"});
}

}  // namespace weft::named_sharding_test
