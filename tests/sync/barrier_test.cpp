#include <weft/sync/barrier.hpp>

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace weft::barrier_test {

void meet(Barrier& barrier, WaitPolicy policy) {
  std::uint32_t ticket = 0;
  if (barrier.arrive(ticket) || changed_soon(barrier.generation(), ticket, policy)) return;
  while (barrier.generation().load(std::memory_order_acquire) == ticket) barrier.sleep(ticket, 0);
}

// Every thread writes its cell, and after the barrier sees what all others wrote; plain memory, so that the thread
// sanitizer proves the ordering.
void everybody_sees_everybody(int threads, int rounds, WaitPolicy policy) {
  Barrier barrier(threads);
  std::vector<int> cells(to_size(threads));
  std::vector<int> errors(to_size(threads));
  std::vector<std::thread> team;
  for (int me = 0; me < threads; ++me) {
    team.emplace_back([&, me] {
      for (int round = 1; round <= rounds; ++round) {
        cells[to_size(me)] = round;
        meet(barrier, policy);
        for (const int cell : cells) errors[to_size(me)] += cell == round ? 0 : 1;
        meet(barrier, policy);
      }
    });
  }
  for (std::thread& thread : team) thread.join();
  EXPECT_EQ(errors, std::vector<int>(to_size(threads), 0));
}

TEST(Barrier, OrdersMemoryWhenThreadsYield) { everybody_sees_everybody(8, 200, {0, 1000}); }
TEST(Barrier, OrdersMemoryWhenThreadsSpin) { everybody_sees_everybody(2, 500, {50, 1000}); }
TEST(Barrier, OrdersMemoryWhenThreadsSleepAtOnce) { everybody_sees_everybody(4, 200, {0, 0}); }

TEST(Barrier, OfOneNeverWaits) {
  Barrier barrier(1);
  std::uint32_t ticket = 0;
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(barrier.arrive(ticket));
}

TEST(Barrier, ReleaseLetsASleeperGoAndResetForgetsIt) {
  Barrier barrier(2);
  std::thread sleeper([&] { meet(barrier, {0, 0}); });
  std::this_thread::sleep_for(std::chrono::milliseconds(2));
  // The sleeper may not have arrived yet: release until it is gone.
  std::atomic<bool> gone{false};
  std::thread releaser([&] {
    while (!gone.load()) {
      barrier.release();
      std::this_thread::yield();
    }
  });
  sleeper.join();
  gone.store(true);
  releaser.join();
  barrier.reset();
  std::uint32_t ticket = 0;
  EXPECT_FALSE(barrier.arrive(ticket));
  EXPECT_TRUE(barrier.arrive(ticket));
}

}  // namespace weft::barrier_test
