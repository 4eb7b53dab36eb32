// Storage: aligned, counted, shared between threads; scratch memory grows and stays.
#include <weft/tensor/storage.hpp>

#include <support/expect_error.hpp>
#include <support/sanitized.hpp>

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace weft::storage_test {

TEST(Storage, LiesOnACacheLine) {
  for (Index bytes : {Index{0}, Index{1}, Index{63}, Index{64}, Index{1000003}}) {
    const Storage storage(bytes);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(storage.data()) % 64, 0u) << bytes;
    __builtin_memset(storage.data(), 1, to_size(bytes));
  }
}

TEST(Storage, MemoryThatIsMissingIsSaid) {
  if (testing::is_sanitized) GTEST_SKIP() << "a sanitizer's operator new ends the process";
  testing::expect_error([] { const Storage storage(Index{1} << 50); }, "tensor_memory_is_missing", {"1073741824 MiB"});
}

TEST(Storage, CopiesShareAndMovesLeaveNothing) {
  Storage first(8);
  EXPECT_EQ(first.owners(), 1);
  {
    const Storage second = first;
    EXPECT_EQ(second.data(), first.data());
    EXPECT_EQ(first.owners(), 2);
  }
  EXPECT_EQ(first.owners(), 1);
  char* data = first.data();
  Storage third = static_cast<Storage&&>(first);
  EXPECT_EQ(third.data(), data);
  EXPECT_EQ(third.owners(), 1);
  EXPECT_EQ(first.data(), nullptr);
  EXPECT_EQ(first.owners(), 0);
}

TEST(Storage, AssignmentGivesTheOldBytesBack) {
  Storage first(8), second(16);
  const Storage watcher = first;
  first = second;
  EXPECT_EQ(watcher.owners(), 1);
  EXPECT_EQ(first.data(), second.data());
  EXPECT_EQ(second.owners(), 2);
  const Storage& same = first;
  first = same;
  EXPECT_EQ(second.owners(), 2);
}

TEST(Storage, HandlesMayBeCopiedOnManyThreads) {
  const Storage shared(64);
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&shared] {
      for (int i = 0; i < 2000; ++i) {
        const Storage mine = shared;
        ASSERT_GE(mine.owners(), 2);
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(shared.owners(), 1);
}

TEST(Scratch, GrowsAndIsKept) {
  char* small = Scratch::take(100);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(small) % 64, 0u);
  char* large = Scratch::take(1 << 20);
  EXPECT_EQ(Scratch::take(1 << 20), large);
  EXPECT_EQ(Scratch::take(10), large);
  __builtin_memset(large, 1, 1 << 20);
}

TEST(Scratch, BelongsToOneThread) {
  char* mine = Scratch::take(64);
  char* theirs = nullptr;
  std::thread([&theirs] { theirs = Scratch::take(64); }).join();
  EXPECT_NE(mine, theirs);
}

}  // namespace weft::storage_test
