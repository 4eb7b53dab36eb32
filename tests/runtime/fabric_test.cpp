#include <weft/runtime/fabric.hpp>

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

namespace weft {
namespace {

template <class F>
void on_threads(int threads, F fn) {
  std::vector<std::thread> team;
  for (int device = 0; device < threads; ++device) team.emplace_back([&fn, device] { fn(device); });
  for (std::thread& thread : team) thread.join();
}

TEST(Fabric, MakesEachGroupOnce) {
  Fabric fabric(4, 8, 0);
  const int pair[] = {2, 0}, all[] = {0, 1, 2, 3};
  Communicator& group = fabric.communicator("barrier", 0, pair, 2);
  EXPECT_EQ(&fabric.communicator("barrier", 2, pair, 2), &group);
  EXPECT_EQ(&fabric.communicator("barrier", 0, all, 4), &fabric.everybody());
  EXPECT_EQ(group.number(), 1);
}

TEST(Fabric, RefusesGroupsThatAreNone) {
  Fabric fabric(4, 8, 0);
  const int twice[] = {1, 1}, outside[] = {0, 4};
  EXPECT_THROW(static_cast<void>(fabric.communicator("barrier", 1, twice, 2)), Error);
  EXPECT_THROW(static_cast<void>(fabric.communicator("barrier", 0, outside, 2)), Error);
}

TEST(Fabric, GroupsPassIndependently) {
  Fabric fabric(4, 8, 0);
  std::vector<int> passed(4);
  on_threads(4, [&](int device) {
    const int members[] = {device % 2, device % 2 + 2};
    Communicator& group = fabric.communicator("barrier", device, members, 2);
    for (int i = 0; i < 100 * (device % 2 + 1); ++i) passed[to_size(device)] += fabric.pass(group, device) ? 1 : 0;
  });
  EXPECT_EQ(passed, (std::vector<int>{100, 200, 100, 200}));
}

TEST(Fabric, AFailureEndsAllWaits) {
  Fabric fabric(3, 8, 0);
  std::vector<int> passed(3, -1);
  on_threads(3, [&](int device) {
    if (device == 1) return fabric.fail(device, "boom", nullptr);
    passed[to_size(device)] = fabric.pass(fabric.everybody(), device) ? 1 : 0;
  });
  EXPECT_EQ(passed, (std::vector<int>{0, -1, 0}));
  EXPECT_EQ(fabric.fault().device(), 1);
  fabric.end_run();
  EXPECT_FALSE(fabric.fault().is_set());
  on_threads(3, [&](int device) { EXPECT_TRUE(fabric.pass(fabric.everybody(), device)); });
}

TEST(Fabric, AReturnEndsWaitsForTheDeviceThatReturned) {
  for (const int delay : {0, 5}) {
    Fabric fabric(3, 8, 0);
    on_threads(3, [&](int device) {
      if (device == 2) {
        std::this_thread::sleep_for(std::chrono::milliseconds(delay));
        return fabric.leave(device);
      }
      EXPECT_FALSE(fabric.pass(fabric.everybody(), device));
    });
    EXPECT_STREQ(fabric.fault().error().code(), "device_left");
    EXPECT_NE(std::string(fabric.fault().error().what()).find("device 2: returned"), std::string::npos);
  }
}

TEST(Fabric, DevicesThatWaitInACircleAreFound) {
  Fabric fabric(4, 8, 0);
  const int pair[] = {1, 2};
  Communicator& group = fabric.communicator("barrier", 1, pair, 2);
  on_threads(4, [&](int device) {
    // 0, 2, 3 wait for 1, and 1 for 2.
    EXPECT_FALSE(fabric.pass(device == 1 ? group : fabric.everybody(), device));
  });
  EXPECT_STREQ(fabric.fault().error().code(), "collective_mismatch");
}

TEST(Fabric, ASlowBarrierEndsAtItsLimit) {
  Fabric fabric(2, 8, 5);
  on_threads(2, [&](int device) {
    if (device == 0) {
      EXPECT_FALSE(fabric.pass(fabric.everybody(), device));
    } else {
      while (!fabric.fault().is_set()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  });
  EXPECT_STREQ(fabric.fault().error().code(), "collective_timeout");
}

TEST(Fabric, QuiesceWaitsForTheWorkOfOthers) {
  Fabric fabric(2, 8, 0);
  std::vector<int> memory(1, 1);
  int seen = 0;
  std::atomic<bool> working{false};
  on_threads(2, [&](int device) {
    if (device == 0) {
      fabric.begin_work(0);
      while (!working.load()) std::this_thread::yield();
      fabric.quiesce(fabric.everybody(), 0);
      memory.clear();
      memory.shrink_to_fit();
    } else {
      fabric.begin_work(1);
      working.store(true);
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      seen = memory[0];
      fabric.end_work(1);
    }
  });
  EXPECT_EQ(seen, 1);
}

}  // namespace
}  // namespace weft
