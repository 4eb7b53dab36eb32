// The loader: every item once an epoch, in the same order on any number of devices, and the rows of some of them.
#include <weft/data/loader.hpp>

#include "support/expect_error.hpp"
#include "support/numbered_items.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace loader_test {

using weft::Batch;
using weft::Dataset;
using weft::Index;
using weft::Loader;
using weft::LoaderOptions;
using weft::Sample;
using weft::testing::epoch_labels;
using weft::testing::expect_error;
using weft::testing::numbered;
using weft::testing::Scripted;

TEST(Loader, CoversEveryItemOnceAnEpochForManySizes) {
  for (const Index items : {1, 2, 7, 10, 16, 33}) {
    const Dataset set = numbered(items);
    for (const Index batch : {1, 2, 5, 40}) {
      for (const Index devices : {1, 2, 3, 4}) {
        Loader loader(set, {.device_batch = batch, .devices = devices, .seed = 4});
        for (Index epoch = 0; epoch < 3; ++epoch) {
          EXPECT_EQ(loader.epoch(), epoch);
          const auto labels = epoch_labels(loader);
          EXPECT_EQ(static_cast<Index>(labels.size()), items);
          EXPECT_EQ(static_cast<Index>(std::set(labels.begin(), labels.end()).size()), items);
        }
      }
    }
  }
}

TEST(Loader, OrderDependsOnSeedAndEpochAndOnNothingElse) {
  const Dataset set = numbered(50);
  Loader one(set, {.device_batch = 8, .devices = 1, .seed = 1, .prefetch = 1});
  Loader four(set, {.device_batch = 3, .devices = 4, .seed = 1, .prefetch = 5});
  Loader other(set, {.device_batch = 8, .devices = 1, .seed = 2});
  const auto first = epoch_labels(one);
  EXPECT_EQ(first, epoch_labels(four));
  EXPECT_NE(first, epoch_labels(other));
  const auto second = epoch_labels(one);
  EXPECT_NE(first, second);
  EXPECT_EQ(second, epoch_labels(four));
  const weft::Permutation permutation(50, 1, 1);
  for (Index i = 0; i < 50; ++i) EXPECT_EQ(second[weft::to_size(i)], permutation(i));
}

TEST(Loader, WithoutShufflingItemsComeInOrder) {
  const Dataset set = numbered(10);
  Loader loader(set, {.device_batch = 4, .shuffle = false});
  for (int epoch = 0; epoch < 2; ++epoch) {
    const auto labels = epoch_labels(loader);
    for (std::int32_t i = 0; i < 10; ++i) EXPECT_EQ(labels[weft::to_size(i)], i);
  }
}

TEST(Loader, UnevenLastBatchIsPaddedAndWeighted) {
  const Dataset set = numbered(10);
  Loader loader(set, {.device_batch = 2, .devices = 4, .shuffle = false, .mean = 0.25f, .deviation = 2.0f});
  EXPECT_EQ(loader.plan().steps(), 2);
  ASSERT_EQ(loader.next()->valid, 8);
  const Batch last = *loader.next();
  EXPECT_EQ(last.valid, 2);
  EXPECT_EQ(last.image.rows, 8);
  EXPECT_EQ(last.image.columns, 3);
  const Index valid[] = {2, 0, 0, 0};
  for (Index rank = 0; rank < 4; ++rank) {
    float items = 0;
    for (const float weight : last.weight.shard(rank, 4)) items += weight;
    EXPECT_EQ(items, static_cast<float>(valid[rank]));
  }
  for (Index row = 0; row < 8; ++row) {
    for (Index pixel = 0; pixel < 3; ++pixel) {
      const float expected = row < 2 ? (static_cast<float>((8 + row) * (pixel + 1)) / 255.0f - 0.25f) / 2.0f : 0.0f;
      EXPECT_FLOAT_EQ(last.image.row(row)[pixel], expected);
    }
    EXPECT_EQ(last.label.items[row], row < 2 ? 8 + row : 0);
  }
  EXPECT_EQ(loader.next(), nullptr);
  EXPECT_EQ(loader.next()->valid, 8);  // the next epoch
}

TEST(Loader, DropLastLeavesOutTheIncompleteBatch) {
  const Dataset set = numbered(10);
  Loader loader(set, {.device_batch = 2, .devices = 2, .drop_last = true});
  EXPECT_EQ(epoch_labels(loader).size(), 8u);
  EXPECT_EQ(loader.position(), 10);
  EXPECT_EQ(epoch_labels(loader).size(), 8u);
  expect_error([&] { Loader(set, {.device_batch = 4, .devices = 4, .drop_last = true}); }, "loader_epoch_is_empty",
               {"10 items", "16"});
}

TEST(Loader, ALoopThatWasLeftContinuesAndAFinishedEpochIsNotRepeated) {
  const Dataset set = numbered(6);
  Loader loader(set, {.device_batch = 2, .shuffle = false});
  for ([[maybe_unused]] const Batch& batch : loader) break;
  EXPECT_EQ(epoch_labels(loader), (std::vector<std::int32_t>{2, 3, 4, 5}));
  for (int step = 0; step < 3; ++step) ASSERT_NE(loader.next(), nullptr);  // the last batch, but not yet its end
  EXPECT_EQ(epoch_labels(loader).size(), 6u);
}

TEST(Loader, RefusesSettingsOutsideTheirRange) {
  const Dataset set = numbered(10), empty;
  const auto load = [](const Dataset& from, const LoaderOptions& options) { Loader loader(from, options); };
  expect_error([&] { load(set, {.prefetch = 0}); }, "loader_setting_is_too_small", {"prefetch is 0", "at least 1"});
  expect_error([&] { load(set, {.device_batch = 0}); }, "loader_setting_is_too_small", {"device_batch is 0"});
  expect_error([&] { load(set, {.devices = -1}); }, "loader_setting_is_too_small", {"devices is -1"});
  expect_error([&] { load(set, {.position = -1}); }, "loader_setting_is_too_small", {"position is -1"});
  expect_error([&] { load(set, {.deviation = 0.0f}); }, "loader_scale_is_not_finite", {"deviation is 0"});
  constexpr Index huge = Index{1} << 62;
  expect_error([&] { load(set, {.device_batch = huge}); }, "loader_setting_is_too_large", {"device_batch is"});
  expect_error([&] { load(set, {.devices = huge}); }, "loader_setting_is_too_large", {"devices is"});
  for (const Index large : {huge, std::numeric_limits<Index>::max()}) {
    expect_error([&] { load(set, {.prefetch = large}); }, "loader_setting_is_too_large", {"prefetch is"});
    expect_error([&] { load(set, {.position = large}); }, "loader_setting_is_too_large", {"position is"});
    expect_error([&] { load(set, {.threads = large}); }, "loader_setting_is_too_large", {"threads is"});
    expect_error([&] { load(set, {.first_device = large, .own_devices = 1}); }, "loader_devices_are_out_of_range", {});
    expect_error([&] { load(set, {.first_device = large, .own_devices = large}); }, "loader_devices_are_out_of_range",
                 {std::to_string(large)});
  }
  expect_error([&] { load(set, {.process = 1, .processes = 2}); }, "loader_process_needs_sharding",
               {"process is 1 of 2", "own_devices"});
  expect_error([&] { load(set, {.processes = 2}); }, "loader_process_needs_sharding", {"process is 0 of 2"});
  expect_error([&] { load(empty, {}); }, "data_set_sizes_differ", {"0 labels"});
}

TEST(Loader, ASamplerOfAnotherSourceIsAClearError) {
  const Dataset set = numbered(16);
  Loader loader(set, weft::SequentialSampler{17}, {.device_batch = 17});
  expect_error([&] { static_cast<void>(loader.next()); }, "sampler_index_is_out_of_range", {"item 16", "16 items"});
}

TEST(Loader, FieldsWithoutElementsAndTooManyThreadsAreErrors) {
  struct Empty {
    using Fields = weft::Fields<float[]>;
    [[nodiscard]] Index count() const { return 4; }
    [[nodiscard]] std::array<Index, 1> widths() const { return {0}; }
    void read(const Sample&, std::span<float>) const {}
  };
  expect_error([] { Loader(Empty{}, {}); }, "loader_fields_are_empty", {"field 0", "0 elements"});
  const Dataset set = numbered(4);
  expect_error([&] { Loader(set, {.threads = 0}); }, "loader_setting_is_too_small", {"threads is 0"});
  expect_error([&] { Loader(set, {.prefetch = -1}); }, "loader_setting_is_too_small", {"prefetch is -1"});
  expect_error([&] { Loader(set, {.threads = 4000}); }, "loader_setting_is_too_large", {"threads is 4000"});
}

TEST(Loader, AMinibatchIsTheRowsOfItsDevices) {
  const Dataset set = numbered(10);
  std::atomic<Index> reads{0};
  for (Index device = 0; device < 4; ++device) {
    Loader whole(set, {.device_batch = 2, .devices = 4, .seed = 8});
    Loader own(set, {.device_batch = 2, .devices = 4, .seed = 8, .first_device = device, .own_devices = 1});
    for (int step = 0; step < 5; ++step) {
      const Batch *all = whole.next(), *mine = own.next();
      ASSERT_EQ(all == nullptr, mine == nullptr);
      if (all == nullptr) continue;
      EXPECT_EQ(mine->valid, all->valid);
      EXPECT_EQ(mine->label.rows, 2);
      const auto expected = all->label.shard(device, 4);
      const auto weights = all->weight.shard(device, 4);
      EXPECT_TRUE(std::equal(expected.begin(), expected.end(), mine->label.begin()));
      EXPECT_TRUE(std::equal(weights.begin(), weights.end(), mine->weight.begin()));
      EXPECT_EQ(own.position(), whole.position());
    }
  }
  // Rows of others are not read.
  Loader last(Scripted{.items = 10, .reads = &reads},
              {.device_batch = 2, .devices = 4, .shuffle = false, .first_device = 3, .own_devices = 1});
  while (last.next() != nullptr) {
  }
  EXPECT_LE(reads.load(), 2 * 4);  // this epoch, and what of the next was read ahead
  const auto load = [&](Index first, Index own) {
    Loader(set, {.device_batch = 2, .devices = 4, .first_device = first, .own_devices = own});
  };
  expect_error([&] { load(3, 2); }, "loader_devices_are_out_of_range", {"3 to 4", "there are 4"});
  expect_error([&] { load(-1, 1); }, "loader_devices_are_out_of_range", {});
  expect_error([&] { load(1, 0); }, "loader_devices_are_out_of_range", {});
}

// Four parts of a batch on eight devices of which two neighbors hold the same part, in any number of processes.
TEST(Loader, AShardingSaysWhichRowsAProcessReads) {
  const Dataset set = numbered(19);
  constexpr weft::Mesh mesh{{"data", 4}, {"model", 2}};
  for (const Index processes : {1, 2, 4, 8})
    for (Index process = 0; process < processes; ++process) {
      Loader whole(set, {.device_batch = 2, .devices = 4, .seed = 8});
      Loader own(set, {.device_batch = 2,
                       .seed = 8,
                       .sharding = {mesh, weft::P("data"), true},
                       .process = process,
                       .processes = processes});
      EXPECT_EQ(own.plan().global_batch(), 8);
      const Index parts = processes < 4 ? processes : 4;  // different minibatches
      for (int step = 0; step < 8; ++step) {
        const Batch *all = whole.next(), *mine = own.next();
        ASSERT_EQ(all == nullptr, mine == nullptr);
        if (all == nullptr) continue;
        const auto expected = all->label.shard(process * parts / processes, parts);
        ASSERT_EQ(mine->label.rows, expected.rows);
        EXPECT_TRUE(std::equal(expected.begin(), expected.end(), mine->label.begin()));
        EXPECT_EQ(mine->valid, all->valid);
        EXPECT_EQ(own.position(), whole.position());
      }
    }
  Loader global(set, {.device_batch = 2, .sharding = {mesh, weft::P("data")}, .process = 1, .processes = 2});
  EXPECT_EQ(global.next()->label.rows, 8) << "no minibatch";
  expect_error(
      [&] {
        Loader(set, {.device_batch = 2, .devices = 4, .sharding = {mesh, weft::P("data"), true}});
      },
      "loader_sharding_says_devices", {"devices is 4", "4 parts"});
}

}  // namespace loader_test
