#include <weft/base/atomic.hpp>

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace weft {
namespace {

TEST(Atomic, DoesWhatTheStandardsDoes) {
  Atomic<Index> number{5};
  EXPECT_EQ(number.load(), 5);
  number.store(7, MemoryOrder::release);
  EXPECT_EQ(number.exchange(9, MemoryOrder::acq_rel), 7);
  EXPECT_EQ(number.fetch_add(-4, MemoryOrder::relaxed), 9);
  EXPECT_EQ(number.fetch_sub(1), 5);
  EXPECT_EQ(number.load(MemoryOrder::acquire), 4);
  EXPECT_FALSE(number.replace(3, 8));
  EXPECT_EQ(number.load(), 4);
  EXPECT_TRUE(number.replace(4, 8));
  EXPECT_EQ(number.load(), 8);

  Atomic<bool> flag;
  EXPECT_FALSE(flag.load());
  EXPECT_FALSE(flag.exchange(true));
  EXPECT_TRUE(flag.load());
}

TEST(Atomic, CountsWhatManyThreadsAdd) {
  Atomic<std::uint32_t> count;
  Atomic<bool> starts;
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      while (!starts.load(MemoryOrder::acquire)) std::this_thread::yield();
      for (int i = 0; i < 10000; ++i) count.fetch_add(1, MemoryOrder::relaxed);
    });
  starts.store(true, MemoryOrder::release);
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(count.load(), 40000u);
}

// What was written before a release is there after the acquire that sees it.
TEST(Atomic, HandsOverWhatWasWrittenBefore) {
  int payload = 0;
  Atomic<std::uint32_t> ready;
  std::thread writer([&] {
    payload = 42;
    ready.store(1, MemoryOrder::release);
  });
  while (ready.load(MemoryOrder::acquire) == 0) std::this_thread::yield();
  EXPECT_EQ(payload, 42);
  writer.join();
}

}  // namespace
}  // namespace weft
