// The loader: every item once an epoch, on any number of devices, resumable, and well behaved with its reader thread.
#include <weft/data/distributed_sampler.hpp>
#include <weft/data/loader.hpp>
#include <weft/data/weighted_sampler.hpp>

#include "support/expect_error.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

namespace loader_test {

using weft::Batch;
using weft::Dataset;
using weft::Index;
using weft::Loader;
using weft::LoaderOptions;
using weft::Sample;
using weft::testing::expect_error;

// Item i has three pixels i, 2 i, 3 i (modulo 256) and the label i.
Dataset numbered(Index count) {
  Dataset set{weft::AlignedArray<std::uint8_t>(count * 3), weft::AlignedArray<std::int32_t>(count), 3};
  for (Index i = 0; i < count; ++i) {
    set.labels[i] = static_cast<std::int32_t>(i);
    for (Index pixel = 0; pixel < 3; ++pixel) set.images[i * 3 + pixel] = static_cast<std::uint8_t>(i * (pixel + 1));
  }
  return set;
}

// Labels of the valid rows until the end of the epoch.
template <class Source>
std::vector<std::int32_t> epoch_labels(Loader<Source>& loader) {
  std::vector<std::int32_t> labels;
  for (auto& [image, label, weight, valid] : loader) labels.insert(labels.end(), label.begin(), label.begin() + valid);
  return labels;
}

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

TEST(Loader, ResumesAtItsPositionOnAnotherNumberOfDevices) {
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

TEST(Loader, ResumingWhereDropLastLeavesLessThanABatchStartsTheNextEpoch) {
  const Dataset set = numbered(10);
  Loader loader(set, {.device_batch = 4, .shuffle = false, .drop_last = true, .position = 28});
  EXPECT_EQ(loader.epoch(), 3);
  EXPECT_EQ(epoch_labels(loader), (std::vector<std::int32_t>{0, 1, 2, 3, 4, 5, 6, 7}));
}

TEST(Loader, ALoopThatWasLeftContinuesAndAFinishedEpochIsNotRepeated) {
  const Dataset set = numbered(6);
  Loader loader(set, {.device_batch = 2, .shuffle = false});
  for ([[maybe_unused]] const Batch& batch : loader) break;
  EXPECT_EQ(epoch_labels(loader), (std::vector<std::int32_t>{2, 3, 4, 5}));
  for (int step = 0; step < 3; ++step) ASSERT_NE(loader.next(), nullptr);  // the last batch, but not yet its end
  EXPECT_EQ(epoch_labels(loader).size(), 6u);
}

TEST(Loader, UsesAFixedRingOfBuffers) {
  const Dataset set = numbered(20);
  Loader loader(set, {.device_batch = 3, .prefetch = 2});
  std::map<const float*, int> buffers;
  for (int epoch = 0; epoch < 10; ++epoch)
    for (const Batch& batch : loader) ++buffers[batch.image.data()];
  EXPECT_EQ(buffers.size(), 3u);
}

// Item i is [i]; reading counts, may be held back, and throws at item `broken`.
struct Scripted {
  Index items = 0, broken = -1;
  std::atomic<Index>* reads = nullptr;
  std::atomic<bool>* gate = nullptr;

  [[nodiscard]] Index count() const { return items; }
  using Fields = weft::Fields<float, std::int32_t>;
  using Batch = weft::Batch;
  void read(const Sample& sample, float& image, std::int32_t& label) const {
    const Index index = sample.index;
    if (gate != nullptr) gate->wait(false);
    if (index == broken) throw std::out_of_range("item " + std::to_string(index) + " is damaged");
    if (reads != nullptr) ++*reads;
    image = static_cast<float>(index);
    label = static_cast<std::int32_t>(index);
  }
};

TEST(Loader, ExceptionOfTheReaderSurfacesAfterTheBatchesBeforeIt) {
  Loader loader(Scripted{.items = 10, .broken = 5}, {.device_batch = 2, .shuffle = false});
  EXPECT_EQ(loader.next()->label.items[1], 1);
  EXPECT_EQ(loader.next()->label.items[1], 3);
  for (int attempt = 0; attempt < 2; ++attempt) {
    try {
      static_cast<void>(loader.next());
      ADD_FAILURE() << "no exception";
    } catch (const std::out_of_range& error) {
      EXPECT_STREQ(error.what(), "item 5 is damaged");
    }
  }
  EXPECT_EQ(loader.position(), 4);
}

TEST(Loader, ErrorOfTheReaderKeepsItsCode) {
  struct Failing {
    [[nodiscard]] Index count() const { return 4; }
    using Fields = weft::Fields<float>;
    void read(const Sample&, float&) const { weft::file_ended_early("images", 10, 3); }
  };
  Loader loader(Failing{}, {.device_batch = 2});
  expect_error([&] { static_cast<void>(loader.next()); }, "file_ended_early", {"images", "3 of 10"});
}

TEST(Loader, ReadsAheadOnlyAsFarAsItsRing) {
  std::atomic<Index> reads{0};
  Loader loader(Scripted{.items = 1000, .reads = &reads}, {.device_batch = 10, .prefetch = 3});
  static_cast<void>(loader.next());
  while (reads.load() < 40) std::this_thread::yield();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_EQ(reads.load(), 40);  // the batch in use and three ahead
}

TEST(Loader, CountsHowOftenTheConsumerHadToWait) {
  std::atomic<bool> gate{false};
  std::atomic<Index> reads{0};
  const auto open = [&gate] {
    gate = true;
    gate.notify_all();
  };
  Loader loader(Scripted{.items = 100, .reads = &reads, .gate = &gate}, {.device_batch = 10, .prefetch = 4});
  std::thread opener([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    open();
  });
  static_cast<void>(loader.next());
  opener.join();
  EXPECT_EQ(loader.starvations(), 0);  // nobody could have prepared the first batch
  while (reads.load() < 50) std::this_thread::yield();
  gate = false;
  for (int step = 0; step < 3; ++step) static_cast<void>(loader.next());
  EXPECT_EQ(loader.starvations(), 0);  // they were ready
  static_cast<void>(loader.next());    // read, and perhaps not yet handed over
  const Index before = loader.starvations();
  std::thread late([&] {
    while (loader.starvations() == before) std::this_thread::yield();
    open();
  });
  static_cast<void>(loader.next());
  late.join();
  EXPECT_EQ(loader.starvations(), before + 1);
}

TEST(Loader, NotesHowLongTheConsumerWaitedForEachBatch) {
  std::atomic<bool> gate{false};
  std::atomic<Index> reads{0};
  Loader loader(Scripted{.items = 40, .reads = &reads, .gate = &gate}, {.device_batch = 10, .prefetch = 4});
  EXPECT_EQ(loader.waits().spans().written(), 0);
  std::thread opener([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    gate = true;
    gate.notify_all();
  });
  const weft::TickScale scale;
  for (Index i = 0; loader.next() != nullptr; ++i) {
    EXPECT_EQ(loader.last_read().number, i);
    const double took = scale.length(loader.last_read().end - loader.last_read().begin);
    EXPECT_GT(took, i == 0 ? 100e6 : 0) << "nanoseconds, on the thread that read it";
  }
  opener.join();
  ASSERT_EQ(loader.waits().spans().written(), 4);
  for (Index i = 0; i < 4; ++i) EXPECT_EQ(loader.waits().spans()[i].number, i);
  const weft::TimeSpan& first = loader.waits().spans()[0];
  EXPECT_GT(scale.length(first.end - first.begin), 100e6);
}

TEST(Loader, MayBeDroppedAtAnyMoment) {
  const Dataset set = numbered(37);
  for (int steps = 0; steps < 40; ++steps) {
    Loader loader(set, {.device_batch = 2, .devices = 2, .seed = 1, .prefetch = 1 + steps % 3});
    for (int step = 0; step < steps; ++step) static_cast<void>(loader.next());
  }
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
  expect_error([&] { load(set, {.prefetch = huge}); }, "loader_setting_is_too_large", {"prefetch is"});
  expect_error([&] { load(empty, {}); }, "data_set_sizes_differ", {"0 labels"});
}

TEST(Loader, InAForkedChildIsAClearError) {
  const Dataset set = numbered(10);
  auto* const loader = new Loader(set, {.device_batch = 2});
  ASSERT_NE(loader->next(), nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    ::alarm(60);
    int code = 1;
    try {
      static_cast<void>(loader->next());
    } catch (const weft::Error& error) {
      code = std::string(error.code()) == "loader_is_in_parent" ? 0 : 2;
    }
    delete loader;  // joins nobody
    ::_exit(code);
  }
  int status = -1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_NE(loader->next(), nullptr);
  delete loader;
}

// Labels of so many batches, epoch after epoch.
template <class Loader>
std::vector<std::int32_t> labels_of(Loader& loader, int batches) {
  std::vector<std::int32_t> labels;
  while (batches > 0) {
    const Batch* batch = loader.next();
    if (batch == nullptr) continue;
    labels.insert(labels.end(), batch->label.begin(), batch->label.begin() + batch->valid);
    --batches;
  }
  return labels;
}

TEST(Loader, ThreadsChangeNothing) {
  const Dataset set = numbered(61);
  for (const bool drop : {false, true}) {
    Loader one(set, {.device_batch = 7, .seed = 2, .drop_last = drop});
    const auto expected = labels_of(one, 40);
    for (const Index threads : {2, 3, 8}) {
      Loader many(set, {.device_batch = 7, .seed = 2, .drop_last = drop, .prefetch = 4, .threads = threads});
      EXPECT_EQ(labels_of(many, 40), expected);
      EXPECT_EQ(many.position(), one.position());
      EXPECT_EQ(many.epoch(), one.epoch());
    }
  }
}

TEST(Loader, ManyThreadsMayBeDroppedAtAnyMoment) {
  const Dataset set = numbered(37);
  for (int steps = 0; steps < 40; ++steps) {
    Loader loader(set, {.device_batch = 2, .seed = 1, .prefetch = 1 + steps % 5, .threads = 1 + steps % 4});
    labels_of(loader, steps);
  }
}

TEST(Loader, AnEndlessOneFillsEveryBatchAcrossEpochs) {
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

TEST(Loader, ResumesExactlyUnderEverySampler) {
  const Dataset set = numbered(16);
  const std::vector<double> weights(16, 2.0);
  for (const bool drop : {false, true}) {
    expect_exact_resume(set, weft::SequentialSampler{16}, drop);
    expect_exact_resume(set, weft::RandomSampler{16, 3}, drop);
    expect_exact_resume(set, weft::WeightedSampler(weights, 10, 3), drop);
    expect_exact_resume(set, weft::DistributedSampler(weft::RandomSampler{16, 3}, 1, 3), drop);
  }
}

TEST(Loader, ASamplerOfAnotherSourceIsAClearError) {
  const Dataset set = numbered(16);
  Loader loader(set, weft::SequentialSampler{17}, {.device_batch = 17});
  expect_error([&] { static_cast<void>(loader.next()); }, "sampler_index_is_out_of_range", {"item 16", "16 items"});
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
  expect_error([&] { Loader(set, {.device_batch = 2, .devices = 4, .sharding = {mesh, weft::P("data"), true}}); },
               "loader_sharding_says_devices", {"devices is 4", "4 parts"});
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
  expect_error([&] { Loader(set, {.threads = 4000}); }, "loader_setting_is_too_large", {"threads is 4000"});
}

}  // namespace loader_test
