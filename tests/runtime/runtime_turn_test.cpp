// Who uses a runtime, how long, and what is said when it is gone.
#include <weft/runtime/executable.hpp>
#include <weft/runtime/runtime.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <thread>

namespace weft::runtime_turn_test {

using testing::expect_error;

TEST(RuntimeTurn, AHolderRunsAsOftenAsItLikesAndOthersAreRefused) {
  Runtime runtime(2);
  {
    const RuntimeHold hold = runtime.hold();
    for (int i = 0; i < 2; ++i) runtime.run([](Device& device) { device.barrier(); });
    const RuntimeHold again = runtime.hold();
    std::thread([&] {
      expect_error([&] { runtime.run([](Device&) {}); }, "runtime_is_busy", {"another thread"});
      expect_error([&] { static_cast<void>(runtime.hold()); }, "runtime_is_busy", {});
    }).join();
  }
  std::thread([&] { runtime.run([](Device& device) { device.barrier(); }); }).join();
}

TEST(RuntimeTurn, IsNotTakenInsideARun) {
  Runtime runtime(2);
  for (int ordinal = 0; ordinal < 2; ++ordinal)
    expect_error(
        [&] {
          runtime.run([&](Device& device) {
            if (device.ordinal() == ordinal) static_cast<void>(runtime.hold());
            device.barrier();
          });
        },
        "run_inside_run", {"device " + std::to_string(ordinal)});
  // Nor below a run of another runtime.
  Runtime other(1);
  expect_error(
      [&] {
        runtime.run([&](Device& device) {
          if (device.ordinal() == 0) other.run([&](Device&) { runtime.run([](Device&) {}); });
          device.barrier();
        });
      },
      "run_inside_run", {"device 0"});
}

TEST(RuntimeTurn, WaitDeviceOpsReturnsWhenTheRunOfAnotherThreadIsOver) {
  Runtime runtime(2);
  std::atomic<bool> started{false};
  int written = 0;  // no atomic: what a run wrote is seen
  std::thread runner([&] {
    runtime.run([&](Device& device) {
      started = true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      if (device.ordinal() == 1) written = 7;
    });
  });
  while (!started) std::this_thread::yield();
  runtime.wait_device_ops();
  EXPECT_EQ(written, 7);
  runner.join();
  runtime.wait_device_ops();
  expect_error([&] { runtime.run([&](Device&) { runtime.wait_device_ops(); }); }, "run_inside_run", {});
}

TEST(RuntimeTurn, ADestructorWaitsForTheRunOfAnotherThread) {
  auto runtime = std::make_unique<Runtime>(2);
  std::atomic<bool> started{false}, over{false};
  std::thread runner([&] {
    runtime->run([&](Device& device) {
      started = true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      device.barrier();
      over = true;
    });
  });
  while (!started) std::this_thread::yield();
  Runtime* const alone = runtime.release();
  delete alone;
  EXPECT_TRUE(over);
  runner.join();
}

TEST(RuntimeTurnDeathTest, ARuntimeDestroyedInsideItsRunSaysWhoDidIt) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_DEATH(
      {
        auto* const runtime = new Runtime(2);
        runtime->run([&](Device& device) {
          if (device.ordinal() == 1) delete runtime;
          device.barrier();
        });
      },
      "~Runtime: device 1 destroys its own Runtime, inside run");
}

TEST(RuntimeTurn, SaysWhenTheRuntimeIsGone) {
  std::shared_ptr<RuntimeTurn> turn;
  {
    Runtime runtime(1);
    turn = runtime.turn();
    EXPECT_EQ(&turn->runtime(), &runtime);
  }
  expect_error([&] { static_cast<void>(turn->runtime()); }, "runtime_is_gone", {});
  expect_error([&] { const RuntimeHold hold(turn, "step"); }, "runtime_is_gone",
               {"step", "let the Runtime live longer"});
  turn->wait_for_others();
}

}  // namespace weft::runtime_turn_test
