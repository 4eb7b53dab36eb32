// Starting devices and running on them.
#include <weft/runtime/runtime.hpp>

#include <support/run_ending.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace weft::runtime_test {

using testing::contains;

TEST(Runtime, ReturnsResultsByOrdinal) {
  Runtime runtime(4);
  const auto texts = runtime.run([](Device& device) { return std::string(to_size(device.ordinal()), '.'); });
  ASSERT_EQ(texts.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(texts[i].size(), i);
  static_assert(std::is_void_v<decltype(runtime.run([](Device&) {}))>);
}

TEST(Runtime, KeepsOneThreadForEachDevice) {
  Runtime runtime(3, {.pin_threads = true});
  std::set<std::thread::id> all;
  std::vector<std::thread::id> first;
  for (int run = 0; run < 3; ++run) {
    const auto ids = runtime.run([](Device&) { return std::this_thread::get_id(); });
    if (run == 0) first.assign(ids.begin(), ids.end());
    all.insert(ids.begin(), ids.end());
    EXPECT_TRUE(std::equal(first.begin(), first.end(), ids.begin()));
  }
  EXPECT_EQ(all.size(), 3u);
  EXPECT_EQ(all.count(std::this_thread::get_id()), 0u);
}

TEST(Runtime, DeviceZeroIsTheCallersThreadUnlessThreadsArePinned) {
  Runtime runtime(3);
  const auto ids = runtime.run([](Device&) { return std::this_thread::get_id(); });
  EXPECT_EQ(ids[0], std::this_thread::get_id());
  EXPECT_NE(ids[1], ids[0]);
  EXPECT_NE(ids[1], ids[2]);
}

TEST(Runtime, WakesDevicesThatHaveGoneToSleep) {
  Runtime runtime(2);
  for (int run = 0; run < 3; ++run) {
    std::this_thread::sleep_for(std::chrono::milliseconds(3));
    runtime.run([](Device& device) { device.barrier(); });
  }
  EXPECT_EQ(runtime.recorder(1).total(Collective::barrier).calls, 3);
  runtime.clear_records();
  EXPECT_EQ(runtime.recorder(1).total().calls, 0);
}

TEST(Runtime, RefusesSillyDeviceCounts) {
  EXPECT_THROW(Runtime(0), Error);
  EXPECT_THROW(Runtime(-3), Error);
  EXPECT_THROW(Runtime(100000), Error);
}

TEST(Runtime, RunInsideRunIsAClearError) {
  Runtime runtime(2);
  try {
    runtime.run([&](Device& device) {
      if (device.ordinal() == 1) runtime.run([](Device&) {});
      device.barrier();
    });
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_STREQ(error.code(), "run_inside_run");
  }
  EXPECT_EQ(runtime.failed_device(), 1);
  runtime.run([](Device& device) {
    Runtime other(2);  // a second runtime may be used inside
    if (device.ordinal() == 0) other.run([](Device& inner) { inner.barrier(); });
    device.barrier();
  });
}

TEST(Runtime, RunFromTwoThreadsAtOnceIsAClearError) {
  Runtime runtime(1);
  std::string code;
  runtime.run([&](Device&) {
    std::thread second([&] {
      try {
        runtime.run([](Device&) {});
      } catch (const Error& error) {
        code = error.code();
      }
    });
    second.join();
  });
  EXPECT_EQ(code, "runtime_is_busy");
}

int ordinal_of(Device& device) { return device.ordinal(); }
TEST(Runtime, RunsAFunctionThatHasAName) { EXPECT_EQ(Runtime(3).run(ordinal_of), (std::vector<int>{0, 1, 2})); }

TEST(Runtime, SixtyFourDevicesWork) {
  Runtime runtime(64);
  for (int run = 0; run < 3; ++run) {
    const auto sums = runtime.run([](Device& device) {
      std::vector<float> data(3000, static_cast<float>(device.ordinal()));
      device.all_reduce(ReductionKind::sum, data);
      device.barrier();
      std::vector<float> one(1, data[2999]);
      device.all_reduce(ReductionKind::max, one);
      return one[0];
    });
    for (const float sum : sums) EXPECT_EQ(sum, 63.0f * 32.0f);
  }
  EXPECT_THROW(runtime.run([](Device& device) {
    if (device.ordinal() == 63) throw std::runtime_error("boom");
    device.barrier();
  }),
               std::runtime_error);
  EXPECT_TRUE(contains(runtime.last_error()->what(), "device 63 failed: boom")) << runtime.last_error()->what();
}

}  // namespace weft::runtime_test
