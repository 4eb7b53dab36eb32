// Threads that read ahead: as far as the ring, what they throw, what waits cost, and their end at any moment.
#include <weft/data/loader.hpp>

#include "support/expect_error.hpp"
#include "support/numbered_items.hpp"

#include <chrono>
#include <map>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

namespace loader_threads_test {

using weft::Batch;
using weft::Dataset;
using weft::Index;
using weft::Loader;
using weft::Sample;
using weft::testing::expect_error;
using weft::testing::labels_of;
using weft::testing::numbered;
using weft::testing::Scripted;

TEST(LoaderThreads, UsesAFixedRingOfBuffers) {
  const Dataset set = numbered(20);
  Loader loader(set, {.device_batch = 3, .prefetch = 2});
  std::map<const float*, int> buffers;
  for (int epoch = 0; epoch < 10; ++epoch)
    for (const Batch& batch : loader) ++buffers[batch.image.data()];
  EXPECT_EQ(buffers.size(), 3u);
}

TEST(LoaderThreads, ExceptionOfTheReaderSurfacesAfterTheBatchesBeforeIt) {
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

TEST(LoaderThreads, ErrorOfTheReaderKeepsItsCode) {
  struct Failing {
    [[nodiscard]] Index count() const { return 4; }
    using Fields = weft::Fields<float>;
    void read(const Sample&, float&) const { weft::file_ended_early("images", 10, 3); }
  };
  Loader loader(Failing{}, {.device_batch = 2});
  expect_error([&] { static_cast<void>(loader.next()); }, "file_ended_early", {"images", "3 of 10"});
}

TEST(LoaderThreads, ReadsAheadOnlyAsFarAsItsRing) {
  std::atomic<Index> reads{0};
  Loader loader(Scripted{.items = 1000, .reads = &reads}, {.device_batch = 10, .prefetch = 3});
  static_cast<void>(loader.next());
  while (reads.load() < 40) std::this_thread::yield();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_EQ(reads.load(), 40);  // the batch in use and three ahead
}

TEST(LoaderThreads, CountsHowOftenTheConsumerHadToWait) {
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

TEST(LoaderThreads, NotesHowLongTheConsumerWaitedForEachBatch) {
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

TEST(LoaderThreads, MayBeDroppedAtAnyMoment) {
  const Dataset set = numbered(37);
  for (int steps = 0; steps < 40; ++steps) {
    Loader loader(set, {.device_batch = 2, .devices = 2, .seed = 1, .prefetch = 1 + steps % 3});
    for (int step = 0; step < steps; ++step) static_cast<void>(loader.next());
  }
}

TEST(LoaderThreads, InAForkedChildIsAClearError) {
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

TEST(LoaderThreads, ThreadsChangeNothing) {
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

TEST(LoaderThreads, ManyThreadsMayBeDroppedAtAnyMoment) {
  const Dataset set = numbered(37);
  for (int steps = 0; steps < 40; ++steps) {
    Loader loader(set, {.device_batch = 2, .seed = 1, .prefetch = 1 + steps % 5, .threads = 1 + steps % 4});
    labels_of(loader, steps);
  }
}

}  // namespace loader_threads_test
