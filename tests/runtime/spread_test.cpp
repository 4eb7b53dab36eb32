#include <weft/runtime/runtime.hpp>
#include <weft/runtime/spread.hpp>

#include <gtest/gtest.h>

#include <set>
#include <thread>

namespace weft {
namespace {

#if defined(__linux__)

int processors() {
  cpu_set_t allowed;
  return sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed) : 1;
}

TEST(Spread, MovesADeviceOffTheProcessorOfALowerOne) {
  if (processors() < 2) return;  // nowhere to go
  // The scheduler may move threads meanwhile, so one success of several tries will do; without moves there is none.
  bool moved = false, unpinned = true;
  for (int attempt = 0; attempt < 50 && !moved; ++attempt) {
    Spread spread(2);
    spread.settle(0);
    const int here = sched_getcpu();
    std::thread other([&] {
      cpu_set_t one, all, after;
      sched_getaffinity(0, sizeof all, &all);
      CPU_ZERO(&one);
      CPU_SET(static_cast<std::size_t>(here), &one);
      sched_setaffinity(0, sizeof one, &one);
      sched_setaffinity(0, sizeof all, &all);
      const int before = sched_getcpu();
      spread.settle(1);
      moved = before == here && sched_getcpu() != here;
      sched_getaffinity(0, sizeof after, &after);
      unpinned = unpinned && CPU_EQUAL(&all, &after) != 0;
    });
    other.join();
  }
  EXPECT_TRUE(moved);
  EXPECT_TRUE(unpinned);
}

TEST(Spread, LeavesMoreDevicesThanProcessorsAlone) {
  Spread spread(processors() + 1);
  for (int device = 0; device <= processors(); ++device) spread.settle(device);
  EXPECT_GE(sched_getcpu(), 0);
}

TEST(Spread, DevicesOfARunComeToLieOnDifferentProcessors) {
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

}  // namespace
}  // namespace weft
