// Items that are changed where they are read: as often as they come, by random numbers of their own.
#include <weft/data/distributed_sampler.hpp>
#include <weft/data/loader.hpp>
#include <weft/data/transformed.hpp>
#include <weft/data/weighted_sampler.hpp>

#include "support/expect_error.hpp"

#include <set>

namespace transformed_test {

using weft::Index;
using weft::Sample;

struct Numbers {
  using Fields = weft::Fields<float[2], std::int32_t>;
  Index items = 0;
  [[nodiscard]] Index count() const { return items; }
  void read(const Sample& sample, std::span<float> x, std::int32_t& label) const {
    x[0] = static_cast<float>(sample.index);
    x[1] = 0;
    label = static_cast<std::int32_t>(sample.index);
  }
};
// Notes the random bits of the place, which 24 bits of a float hold.
constexpr auto noise = [](const Sample& sample, std::span<float> x, std::int32_t& label) {
  x[1] = static_cast<float>(sample.bits(0) >> 8);
  label += 1000 * static_cast<std::int32_t>(sample.epoch);
};

using Items = std::vector<std::pair<std::int32_t, float>>;
template <class Loader>
Items items_of(Loader& loader, int batches) {
  Items items;
  for (int i = 0; i < batches; ++i) {
    const auto* batch = loader.next();
    if (batch == nullptr) batch = loader.next();
    const auto& [x, label, weight, valid] = *batch;
    for (Index row = 0; row < valid; ++row) items.emplace_back(*label.row(row), x.row(row)[1]);
  }
  return items;
}

TEST(Transformed, DependsOnSeedEpochAndPlaceAndNotOnThreads) {
  const weft::Transformed source(Numbers{50}, noise);
  static_assert(weft::ItemSource<decltype(source)>);
  weft::Loader one(source, {.device_batch = 8, .seed = 3});
  const Items expected = items_of(one, 14);
  ASSERT_EQ(expected.size(), 100u);
  EXPECT_NE(expected[0].second, expected[50].second);
  std::set<float> different;
  for (const auto& [label, bits] : expected) different.insert(bits);
  EXPECT_GT(different.size(), 98u);
  for (const Index threads : {1, 2, 5}) {
    weft::Loader many(source, {.device_batch = 8, .seed = 3, .prefetch = threads, .threads = threads});
    EXPECT_EQ(items_of(many, 14), expected);
    weft::Loader resumed(source, {.device_batch = 5, .devices = 2, .seed = 3, .position = 20, .threads = threads});
    EXPECT_EQ(items_of(resumed, 8), Items(expected.begin() + 20, expected.end()));
  }
  weft::Loader other(source, {.device_batch = 8, .seed = 4});
  EXPECT_NE(items_of(other, 14), expected);
}

TEST(Transformed, AnItemThatIsDrawnTwiceHasTwoRandomNumbers) {
  const weft::Transformed source(Numbers{2}, noise);
  const std::vector<double> weights{1, 0};
  weft::Loader loader(source, weft::WeightedSampler(weights, 40, 1), {.device_batch = 40});
  std::set<float> different;
  for (const auto& [label, bits] : items_of(loader, 1)) {
    EXPECT_EQ(label, 0);
    different.insert(bits);
  }
  EXPECT_GT(different.size(), 38u);
}

TEST(Transformed, RanksDrawWhatOneProcessWouldHaveDrawn) {
  const weft::Transformed source(Numbers{24}, noise);
  const weft::RandomSampler all{24, 6};
  weft::Loader whole(source, all, {.device_batch = 24, .seed = 6});
  const Items expected = items_of(whole, 1);
  for (Index rank = 0; rank < 3; ++rank) {
    weft::Loader own(source, weft::DistributedSampler(all, rank, 3), {.device_batch = 8, .seed = 6});
    const Items items = items_of(own, 1);
    for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(items[i], expected[3 * i + weft::to_size(rank)]);
  }
}

TEST(Transformed, KeepsTheNamesOfABatchAndPassesErrorsOn) {
  struct Named : Numbers {
    struct Batch {
      weft::BatchRows<float> x;
      weft::BatchRows<std::int32_t> y;
      weft::BatchRows<float> weight;
      Index valid = 0;
    };
  };
  const weft::Transformed source(Named{{3}}, [](const Sample& sample, std::span<float>, std::int32_t&) {
    if (sample.index == 2) weft::file_ended_early("extra", 1, 0);
  });
  weft::Loader loader(source, {.device_batch = 1, .shuffle = false, .threads = 2});
  EXPECT_EQ(*loader.next()->y.row(0), 0);
  EXPECT_EQ(*loader.next()->y.row(0), 1);
  for (int attempt = 0; attempt < 2; ++attempt)
    weft::testing::expect_error([&] { static_cast<void>(loader.next()); }, "file_ended_early", {"extra"});
}

}  // namespace transformed_test
