// Positions: a loader goes on exactly where another one was, on any number of devices, under every sampler.
#include <weft/data/distributed_sampler.hpp>
#include <weft/data/loader.hpp>
#include <weft/data/weighted_sampler.hpp>

#include "support/numbered_items.hpp"

#include <gtest/gtest.h>

namespace loader_position_test {

using weft::Batch;
using weft::Dataset;
using weft::Index;
using weft::Loader;
using weft::LoaderOptions;
using weft::testing::epoch_labels;
using weft::testing::labels_of;
using weft::testing::numbered;

TEST(LoaderPosition, ResumesAtItsPositionOnAnotherNumberOfDevices) {
  const Dataset set = numbered(50);
  Loader whole(set, {.device_batch = 10, .seed = 3});
  std::vector<std::int32_t> expected = epoch_labels(whole);
  const auto second_epoch = epoch_labels(whole);
  expected.insert(expected.end(), second_epoch.begin(), second_epoch.end());

  Index position = 0;
  std::vector<std::int32_t> seen;
  const auto take = [&seen](const Batch& batch) {
    seen.insert(seen.end(), batch.label.begin(), batch.label.begin() + batch.valid);
  };
  {
    Loader loader(set, {.device_batch = 3, .devices = 4, .seed = 3});
    for (int step = 0; step < 2; ++step) take(*loader.next());
    position = loader.position();
    EXPECT_EQ(position, 24);
  }
  {
    Loader loader(set, {.device_batch = 7, .devices = 2, .seed = 3, .position = position});
    EXPECT_EQ(loader.position(), 24);
    for (const Batch& batch : loader) take(batch);
    EXPECT_EQ(loader.epoch(), 1);
    position = loader.position();
    EXPECT_EQ(position, 50);
  }
  Loader loader(set, {.device_batch = 11, .devices = 1, .seed = 3, .position = position});
  for (const Batch& batch : loader) take(batch);
  EXPECT_EQ(seen, expected);
}

TEST(LoaderPosition, ResumingWhereDropLastLeavesLessThanABatchStartsTheNextEpoch) {
  const Dataset set = numbered(10);
  Loader loader(set, {.device_batch = 4, .shuffle = false, .drop_last = true, .position = 28});
  EXPECT_EQ(loader.epoch(), 3);
  EXPECT_EQ(epoch_labels(loader), (std::vector<std::int32_t>{0, 1, 2, 3, 4, 5, 6, 7}));
}

TEST(LoaderPosition, AnEndlessOneFillsEveryBatchAcrossEpochs) {
  const Dataset set = numbered(10);
  Loader epochs(set, {.device_batch = 10, .seed = 5});
  const auto expected = labels_of(epochs, 12);
  for (const Index batch : {1, 4, 10, 25}) {
    Loader loader(set, {.device_batch = batch, .seed = 5, .endless = true, .threads = 2});
    std::vector<std::int32_t> labels;
    for (int step = 0; step < 4; ++step) {
      const Batch* next = loader.next();
      ASSERT_NE(next, nullptr);
      EXPECT_EQ(next->valid, batch);
      labels.insert(labels.end(), next->label.begin(), next->label.end());
      EXPECT_EQ(loader.position(), batch * (step + 1));
    }
    EXPECT_EQ(labels, std::vector(expected.begin(), expected.begin() + 4 * batch));
    Loader resumed(set, {.device_batch = 3, .seed = 5, .endless = true, .position = batch * 4});
    EXPECT_EQ(labels_of(resumed, 5), std::vector(expected.begin() + 4 * batch, expected.begin() + 4 * batch + 15));
  }
}

// Every place at which a loader can stop, with every kind of sampler.
template <class Sampler>
void expect_exact_resume(const Dataset& set, const Sampler& sampler, bool drop) {
  const LoaderOptions options{.device_batch = 3, .drop_last = drop};
  std::vector<std::vector<std::int32_t>> batches;
  std::vector<Index> positions{0};
  Loader whole(set, sampler, options);
  for (int i = 0; i < 20; ++i) {
    batches.push_back(labels_of(whole, 1));
    positions.push_back(whole.position());
  }
  for (std::size_t stop = 0; stop < 20; ++stop) {
    LoaderOptions later = options;
    later.position = positions[stop];
    later.threads = 2;
    Loader resumed(set, sampler, later);
    for (std::size_t i = stop; i < 20; ++i) EXPECT_EQ(labels_of(resumed, 1), batches[i]);
  }
}

TEST(LoaderPosition, ResumesExactlyUnderEverySampler) {
  const Dataset set = numbered(16);
  const std::vector<double> weights(16, 2.0);
  for (const bool drop : {false, true}) {
    expect_exact_resume(set, weft::SequentialSampler{16}, drop);
    expect_exact_resume(set, weft::RandomSampler{16, 3}, drop);
    expect_exact_resume(set, weft::WeightedSampler(weights, 10, 3), drop);
    expect_exact_resume(set, weft::DistributedSampler(weft::RandomSampler{16, 3}, 1, 3), drop);
  }
}

}  // namespace loader_position_test
