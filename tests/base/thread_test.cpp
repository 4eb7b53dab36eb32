// Threads: they run their function with its argument, may be joined twice or never started, and yield.
#include <weft/base/thread.hpp>

#include <gtest/gtest.h>

#include <atomic>

namespace weft {
namespace {

struct Work {
  std::atomic<int> done{0};
  int times = 3;
};
void work(Work& work) {
  for (int i = 0; i < work.times; ++i) {
    ++work.done;
    yield_processor();
  }
}

TEST(Thread, RunsItsFunction) {
  Work first, second;
  second.times = 5;
  Thread one, two;
  ASSERT_TRUE(one.start<&work>(first));
  ASSERT_TRUE(two.start<&work>(second));
  one.join();
  two.join();
  EXPECT_EQ(first.done, 3);
  EXPECT_EQ(second.done, 5);
}
TEST(Thread, MovesAndIsJoinedOnce) {
  Work mine;
  Thread thread;
  ASSERT_TRUE(thread.start<&work>(mine));
  Thread moved(static_cast<Thread&&>(thread));
  thread.join();  // nothing any more
  moved.join();
  moved.join();
  EXPECT_EQ(mine.done, 3);
}
TEST(Thread, NeedsNoStart) { Thread().join(); }
TEST(Thread, ThereIsAProcessor) { EXPECT_GE(processor_count(), 1); }

}  // namespace
}  // namespace weft
