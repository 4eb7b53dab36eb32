// Scatter and gather of tensors in host memory: by ranges of every device, whatever the order of devices.
#include <weft/sharding/shard_runs.hpp>

#include "support/expect_error.hpp"

#include <numeric>

namespace weft::shard_runs_test {

using testing::expect_error;

const Mesh square({{"x", 2}, {"y", 2}}, {3, 1, 0, 2});

std::vector<int> counted(Index count) {
  std::vector<int> values(to_size(count));
  std::iota(values.begin(), values.end(), 100);
  return values;
}

TEST(ShardRuns, ADeviceGetsThePartOfThePositionThatItRuns) {
  const std::vector<int> whole = counted(4 * 4);
  const auto parts = scatter_shards<int>(NamedSharding(square, P("y", "x")), {4, 4}, whole);
  ASSERT_EQ(parts.size(), 4u);
  EXPECT_EQ(parts[3], (std::vector<int>{100, 101, 104, 105}));  // position (0, 0)
  EXPECT_EQ(parts[1], (std::vector<int>{108, 109, 112, 113}));  // (0, 1): the second half of the rows
  EXPECT_EQ(parts[0], (std::vector<int>{102, 103, 106, 107}));  // (1, 0)
  EXPECT_EQ(parts[2], (std::vector<int>{110, 111, 114, 115}));
}

// Every element of a part is the element of the whole that index_ranges says; gathering puts all back.
TEST(ShardRuns, PartsAreTheIndexRangesAndGatherIntoTheWhole) {
  const Mesh mesh({{"a", 2}, {"b", 3}, {"c", 2}}, {11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0});
  const Shape shape{12, 6, 12};
  const std::vector<int> whole = counted(shape.elements());
  const PartitionSpec specs[] = {P(),
                                 P("b"),
                                 P(nullptr, "a"),
                                 P(axes("c", "a")),
                                 P("b", nullptr, "c"),
                                 P(nullptr, nullptr, axes("a", "b", "c")),
                                 P("a", "b", "c")};
  for (const PartitionSpec& spec : specs) {
    const NamedSharding sharding(mesh, spec);
    const auto parts = scatter_shards<int>(sharding, shape, whole);
    for (Index device = 0; device < mesh.size(); ++device) {
      const IndexRanges ranges = sharding.index_ranges(shape, mesh.position_of(device));
      std::size_t at = 0;
      for (Index i = ranges[0].start; i < ranges[0].stop; ++i)
        for (Index j = ranges[1].start; j < ranges[1].stop; ++j)
          for (Index k = ranges[2].start; k < ranges[2].stop; ++k)
            ASSERT_EQ(parts[to_size(device)][at++], whole[to_size((i * 6 + j) * 12 + k)]) << "device " << device;
      EXPECT_EQ(at, parts[to_size(device)].size());
    }
    EXPECT_EQ(gather_shards(sharding, shape, parts), whole);
  }
}

TEST(ShardRuns, TheFirstReplicaSpeaksForTheOthers) {
  std::vector<std::vector<int>> parts(4, std::vector<int>(2, -1));
  parts[3] = {1, 2};  // position (0, 0)
  parts[0] = {3, 4};  // position (1, 0)
  EXPECT_EQ(gather_shards(NamedSharding(square, P("x")), {4}, parts), (std::vector<int>{1, 2, 3, 4}));
}

TEST(ShardRuns, ScalarsAndEmptyTensorsGoToEverybody) {
  const std::vector<int> one{7};
  for (const auto& part : scatter_shards<int>(NamedSharding(square, P()), {}, one)) EXPECT_EQ(part, one);
  for (const auto& part : scatter_shards<int>(NamedSharding(square, P("x")), {0, 3}, {})) EXPECT_TRUE(part.empty());
}

TEST(ShardRuns, RefusesWhatHasNoParts) {
  const std::vector<int> whole = counted(8);
  const auto scatter = [&](const PartitionSpec& spec, const Shape& shape) {
    return [&, spec, shape] { (void)scatter_shards<int>(NamedSharding(square, spec), shape, whole); };
  };
  expect_error(scatter(P().unreduced(axes("y")), {8}), "sharding_leaves_sums", {"\"y\""});
  expect_error(scatter(P("x"), {3}), "not_divisible", {"extent 3", "2 equal parts"});
  expect_error(scatter(P("x"), {4}), "elements_differ_from_shape", {"8 elements", "need 4"});
  expect_error(scatter(P("x", "y"), {8}), "spec_longer_than_rank", {"2 entries", "rank 1"});
  const std::vector<std::vector<int>> short_parts(4, std::vector<int>(3));
  expect_error([&] { (void)gather_shards(NamedSharding(square, P("x")), {8}, short_parts); },
               "elements_differ_from_shape", {"3 elements", "need 4"});
  expect_error([&] { (void)gather_shards(NamedSharding(square, P("x")), {8}, std::vector<std::vector<int>>(3)); },
               "device_count_mismatch", {"3 devices", "4 positions"});
}

}  // namespace weft::shard_runs_test
