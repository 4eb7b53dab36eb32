// What each process of several reads: together every item, each at its place.
#include <weft/data/distributed_sampler.hpp>

#include "support/expect_error.hpp"
#include "support/sampled.hpp"

#include <limits>
#include <set>

namespace distributed_sampler_test {

using weft::DistributedSampler;
using weft::Index;
using weft::RandomSampler;
using weft::SequentialSampler;
using weft::testing::expect_error;
using weft::testing::indices;

// As torch.utils.data.DistributedSampler(range(10), 4, rank, shuffle=False, drop_last=...) gives them.
TEST(DistributedSampler, IsThatOfPyTorch) {
  const std::vector<std::vector<Index>> padded{{0, 4, 8}, {1, 5, 9}, {2, 6, 0}, {3, 7, 1}};
  const std::vector<std::vector<Index>> dropped{{0, 4}, {1, 5}, {2, 6}, {3, 7}};
  for (Index rank = 0; rank < 4; ++rank) {
    EXPECT_EQ(indices(DistributedSampler(SequentialSampler{10}, rank, 4), 0), padded[weft::to_size(rank)]);
    EXPECT_EQ(indices(DistributedSampler(SequentialSampler{10}, rank, 4, true), 0), dropped[weft::to_size(rank)]);
    EXPECT_EQ(indices(DistributedSampler(SequentialSampler{2}, rank, 4), 0), (std::vector<Index>{rank % 2}));
  }
}

TEST(DistributedSampler, RanksTogetherSeeEveryItemOnceAndKnowWhere) {
  const RandomSampler all{60, 5};
  const auto order = all.order(2);
  std::set<Index> seen;
  for (Index rank = 0; rank < 3; ++rank) {
    const DistributedSampler own(all, rank, 3);
    EXPECT_EQ(own.size(), 20);
    const auto mine = own.order(2);
    for (Index place = 0; place < 20; ++place) {
      const weft::Sample sample = mine(place);
      EXPECT_EQ(sample.place, 3 * place + rank);
      EXPECT_EQ(sample.index, order(sample.place));
      seen.insert(sample.index);
    }
  }
  EXPECT_EQ(seen.size(), 60u);
}

TEST(DistributedSampler, SettingsOutsideTheirRange) {
  const auto make = [](Index items, Index rank, Index ranks, bool drop) {
    DistributedSampler(SequentialSampler{items}, rank, ranks, drop);
  };
  expect_error([&] { make(4, 0, 0, false); }, "loader_setting_is_too_small", {"ranks is 0"});
  expect_error([&] { make(4, 2, 2, false); }, "loader_rank_is_out_of_range", {"rank 2", "0 to 1"});
  expect_error([&] { make(4, -1, 2, false); }, "loader_rank_is_out_of_range", {"rank -1"});
  constexpr Index huge = std::numeric_limits<Index>::max();
  expect_error([&] { make(4, huge - 1, huge, false); }, "loader_setting_is_too_large", {"ranks is 92233"});
  expect_error([&] { make(huge, 0, 2, false); }, "loader_setting_is_too_large", {"items is 92233"});
  const DistributedSampler last(SequentialSampler{weft::most_places}, weft::most_places - 1, weft::most_places);
  EXPECT_EQ(last.order(0)(0).index, weft::most_places - 1);
  expect_error([&] { make(3, 0, 4, true); }, "loader_epoch_is_empty", {"3 items"});
}

}  // namespace distributed_sampler_test
