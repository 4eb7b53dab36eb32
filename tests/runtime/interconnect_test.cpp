#include <weft/runtime/interconnect.hpp>

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

namespace weft::interconnect_test {

template <class F>
void on_threads(int threads, F fn) {
  std::vector<std::thread> team;
  for (int device = 0; device < threads; ++device) team.emplace_back([&fn, device] { fn(device); });
  for (std::thread& thread : team) thread.join();
}

TEST(Interconnect, MakesEachGroupOnce) {
  Interconnect interconnect(4, 8, 0);
  const Index pair[] = {2, 0}, all[] = {0, 1, 2, 3};
  Communicator& group = interconnect.communicator("barrier", 0, pair);
  EXPECT_EQ(&interconnect.communicator("barrier", 2, pair), &group);
  EXPECT_EQ(&interconnect.communicator("barrier", 0, all), &interconnect.everybody());
  EXPECT_EQ(group.number(), 1);
}

TEST(Interconnect, RefusesGroupsThatAreNone) {
  Interconnect interconnect(4, 8, 0);
  const Index twice[] = {1, 1}, outside[] = {0, 4};
  EXPECT_THROW(static_cast<void>(interconnect.communicator("barrier", 1, twice)), Error);
  EXPECT_THROW(static_cast<void>(interconnect.communicator("barrier", 0, outside)), Error);
}

TEST(Interconnect, GroupsPassIndependently) {
  Interconnect interconnect(4, 8, 0);
  std::vector<int> passed(4);
  on_threads(4, [&](int device) {
    const Index members[] = {device % 2, device % 2 + 2};
    Communicator& group = interconnect.communicator("barrier", device, members);
    for (int i = 0; i < 100 * (device % 2 + 1); ++i)
      passed[to_size(device)] += interconnect.pass(group, device) ? 1 : 0;
  });
  EXPECT_EQ(passed, (std::vector<int>{100, 200, 100, 200}));
}

TEST(Interconnect, AFailureEndsAllWaits) {
  Interconnect interconnect(3, 8, 0);
  std::vector<int> passed(3, -1);
  on_threads(3, [&](int device) {
    if (device == 1) return interconnect.fail(device, "boom", nullptr);
    passed[to_size(device)] = interconnect.pass(interconnect.everybody(), device) ? 1 : 0;
  });
  EXPECT_EQ(passed, (std::vector<int>{0, -1, 0}));
  EXPECT_EQ(interconnect.fault().device(), 1);
  interconnect.end_run();
  EXPECT_FALSE(interconnect.fault().is_set());
  on_threads(3, [&](int device) { EXPECT_TRUE(interconnect.pass(interconnect.everybody(), device)); });
}

TEST(Interconnect, AReturnEndsWaitsForTheDeviceThatReturned) {
  for (const int delay : {0, 5}) {
    Interconnect interconnect(3, 8, 0);
    on_threads(3, [&](int device) {
      if (device == 2) {
        std::this_thread::sleep_for(std::chrono::milliseconds(delay));
        return interconnect.leave(device);
      }
      EXPECT_FALSE(interconnect.pass(interconnect.everybody(), device));
    });
    EXPECT_STREQ(interconnect.fault().error().code(), "device_left");
    EXPECT_NE(std::string(interconnect.fault().error().what()).find("device 2: returned"), std::string::npos);
  }
}

TEST(Interconnect, DevicesThatWaitInACircleAreFound) {
  Interconnect interconnect(4, 8, 0);
  const Index pair[] = {1, 2};
  Communicator& group = interconnect.communicator("barrier", 1, pair);
  on_threads(4, [&](int device) {
    // 0, 2, 3 wait for 1, and 1 for 2.
    EXPECT_FALSE(interconnect.pass(device == 1 ? group : interconnect.everybody(), device));
  });
  EXPECT_STREQ(interconnect.fault().error().code(), "collective_mismatch");
}

TEST(Interconnect, ASlowBarrierEndsAtItsLimit) {
  Interconnect interconnect(2, 8, 5);
  on_threads(2, [&](int device) {
    if (device == 0) {
      EXPECT_FALSE(interconnect.pass(interconnect.everybody(), device));
    } else {
      while (!interconnect.fault().is_set()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  });
  EXPECT_STREQ(interconnect.fault().error().code(), "collective_timeout");
}

TEST(Interconnect, QuiesceWaitsForTheWorkOfOthers) {
  Interconnect interconnect(2, 8, 0);
  std::vector<int> memory(1, 1);
  int seen = 0;
  std::atomic<bool> working{false};
  on_threads(2, [&](int device) {
    if (device == 0) {
      interconnect.begin_work(0);
      while (!working.load()) std::this_thread::yield();
      interconnect.quiesce(interconnect.everybody(), 0);
      memory.clear();
      memory.shrink_to_fit();
    } else {
      interconnect.begin_work(1);
      working.store(true);
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      seen = memory[0];
      interconnect.end_work(1);
    }
  });
  EXPECT_EQ(seen, 1);
}

}  // namespace weft::interconnect_test
