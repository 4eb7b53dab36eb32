#include <weft/runtime/runtime.hpp>
#include <weft/sync/affinity.hpp>

#include <gtest/gtest.h>

#include <set>
#include <thread>

namespace weft::affinity_test {

TEST(Affinity, ThereIsAProcessor) { EXPECT_GE(processor_count(), 1); }

#if defined(__linux__)

int processors() {
  cpu_set_t allowed;
  return sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed) : 1;
}

TEST(AffinityBalancer, MovesAThreadOffTheProcessorOfALowerOne) {
  if (processors() < 2) return;  // nowhere to go
  // The scheduler may move threads meanwhile, so one success of several tries will do; without moves there is none.
  bool moved = false, unpinned = true;
  for (int attempt = 0; attempt < 50 && !moved; ++attempt) {
    AffinityBalancer balancer(2);
    balancer.rebalance(0);
    const int here = sched_getcpu();
    std::thread other([&] {
      cpu_set_t one, all, after;
      sched_getaffinity(0, sizeof all, &all);
      CPU_ZERO(&one);
      CPU_SET(static_cast<std::size_t>(here), &one);
      sched_setaffinity(0, sizeof one, &one);
      sched_setaffinity(0, sizeof all, &all);
      const int before = sched_getcpu();
      balancer.rebalance(1);
      moved = before == here && sched_getcpu() != here;
      sched_getaffinity(0, sizeof after, &after);
      unpinned = unpinned && CPU_EQUAL(&all, &after) != 0;
    });
    other.join();
  }
  EXPECT_TRUE(moved);
  EXPECT_TRUE(unpinned);
}

TEST(AffinityBalancer, LeavesMoreThreadsThanProcessorsAlone) {
  AffinityBalancer balancer(processors() + 1);
  for (int thread = 0; thread <= processors(); ++thread) balancer.rebalance(thread);
  EXPECT_GE(sched_getcpu(), 0);
}

TEST(AffinityBalancer, DevicesOfARunComeToLieOnDifferentProcessors) {
  if (processors() < 2) return;
  Runtime runtime(2);
  int apart = 0;
  for (int run = 0; run < 200; ++run) {
    const auto where = runtime.run([](Device& device) {
      device.barrier();
      return sched_getcpu();
    });
    apart += where[0] != where[1] ? 1 : 0;
  }
  EXPECT_GT(apart, 20);
}

#endif

}  // namespace weft::affinity_test
