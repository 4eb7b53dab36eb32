#include <support/heap_counter.hpp>
#include <weft/runtime/started_calls.hpp>

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace weft::started_calls_test {

TEST(StartedCalls, AreNumberedAndOneForAllMembers) {
  StartedCalls calls(2);
  StartedCall& first = calls.open(0, 8);
  calls.arrive(first, 0);
  StartedCall& second = calls.open(0, 0);
  calls.arrive(second, 0);
  EXPECT_EQ(first.number(), 0U);
  EXPECT_EQ(second.number(), 1U);
  EXPECT_TRUE(calls.has_arrived(0, 1));
  EXPECT_FALSE(calls.has_arrived(1, 0));
  EXPECT_FALSE(first.has_everybody());
  EXPECT_EQ(&calls.open(1, 8), &first);
  calls.arrive(first, 1);
  EXPECT_TRUE(first.has_everybody());
  EXPECT_FALSE(second.has_everybody());
  EXPECT_EQ(&calls.open(1, 0), &second);
}

// A call is over when all members have left it, also out of order; then its memory serves the next one.
TEST(StartedCalls, KeepTheMemoryOfThoseThatAreOver) {
  StartedCalls calls(1);
  const auto start = [&]() -> StartedCall& {
    StartedCall& call = calls.open(0, 100);
    calls.arrive(call, 0);
    return call;
  };
  StartedCall& first = start();
  StartedCall& second = start();
  calls.leave(second);
  EXPECT_NE(&start(), &second) << "the first is open, and numbers follow one another";
  calls.leave(first);
  StartedCall& fourth = start();
  EXPECT_TRUE(&fourth == &first || &fourth == &second);
  EXPECT_EQ(fourth.number(), 3U);
  EXPECT_TRUE(fourth.has_everybody());
}

TEST(StartedCalls, MemoryIsTakenBefore) {
  StartedCalls calls(1);
  calls.reserve(2);
  const Index before = testing::heap_calls();
  StartedCall& first = calls.open(0, 0);
  calls.arrive(first, 0);
  calls.arrive(calls.open(0, 0), 0);
  calls.leave(first);
  EXPECT_EQ(testing::heap_calls(), before);
}

TEST(StartedCalls, BlocksAreSharedByThoseWhoCome) {
  StartedCalls calls(2);
  StartedCall& call = calls.open(0, 0);
  std::vector<int> times(1000);
  const auto take_part = [&] { call.share_blocks(1000, [&](Index block) { ++times[to_size(block)]; }); };
  std::thread other(take_part);
  take_part();
  EXPECT_EQ(times, std::vector<int>(1000, 1));
  other.join();
}

TEST(StartedCalls, AReleaseChangesTheWordAndAResetForgets) {
  StartedCalls calls(2);
  StartedCall& call = calls.open(0, 0);
  calls.arrive(call, 0);
  const std::uint32_t before = call.arrivals().load();
  calls.release();
  EXPECT_NE(call.arrivals().load(), before);
  EXPECT_FALSE(call.has_everybody());
  calls.reset();
  EXPECT_FALSE(calls.has_arrived(0, 0));
  EXPECT_EQ(calls.open(1, 0).number(), 0U);
}

}  // namespace weft::started_calls_test
