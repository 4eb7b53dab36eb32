// Every way in which a run can end badly: always on all devices, always soon, always with one error, and the runtime
// works again afterwards.
#include <weft/base/random.hpp>
#include <weft/runtime/runtime.hpp>

#include <support/run_ending.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <regex>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace weft::runtime_stops_test {

using testing::contains;
using testing::ending_of;
using Ending = testing::RunEnding;

TEST(Runtime, AnExceptionEndsAllDevicesAndReachesTheCaller) {
  Runtime runtime(4);
  const Ending ending = ending_of(runtime, [](Device& device) {
    device.barrier();
    if (device.ordinal() == 2) throw std::runtime_error("boom");
    std::vector<float> data(100);
    device.all_reduce(ReductionKind::sum, data);
    device.barrier();
  });
  EXPECT_EQ(ending.caller, "boom");
  EXPECT_EQ(ending.devices[2], "boom");
  for (const int ordinal : {0, 1, 3}) {
    EXPECT_EQ(ending.devices[to_size(ordinal)], std::string("device_failed: ") + runtime.last_error()->what());
    EXPECT_TRUE(contains(ending.devices[to_size(ordinal)], "device 2 failed: boom")) << ending.devices[0];
    // Devices that have not yet come to their next call stand beside it: "devices 1, 2: runs after".
    const std::regex where("devices? ([013], )*2(, 3)?: runs after call 0, barrier");
    EXPECT_TRUE(std::regex_search(ending.devices[to_size(ordinal)], where)) << ending.devices[to_size(ordinal)];
  }
  EXPECT_EQ(runtime.failed_device(), 2);
  EXPECT_EQ(runtime.run([](Device& device) {
    std::vector<float> data(100, 1.0f);
    device.all_reduce(ReductionKind::sum, data);
    return data[99];
  })[3],
            4.0f);
  EXPECT_EQ(runtime.last_error(), nullptr);
}

TEST(Runtime, AnythingMayBeThrown) {
  Runtime runtime(2);
  EXPECT_THROW(runtime.run([](Device& device) {
    if (device.ordinal() == 0) throw 42;
    device.barrier();
  }),
               int);
  EXPECT_TRUE(contains(runtime.last_error()->what(), "device 0 failed"));
}

TEST(Runtime, ADeviceThatSwallowsTheErrorCannotGoOn) {
  Runtime runtime(2);
  EXPECT_THROW(runtime.run([](Device& device) {
    if (device.ordinal() == 0) throw std::runtime_error("boom");
    for (int i = 0; i < 3; ++i) EXPECT_THROW(device.barrier(), Error);
  }),
               std::runtime_error);
}

TEST(Runtime, ADeviceThatReturnsEarlyIsNamed) {
  Runtime runtime(4);
  const Ending ending = ending_of(runtime, [](Device& device) {
    device.barrier();
    if (device.ordinal() == 1) return;
    std::vector<float> data(5000);
    device.all_reduce(ReductionKind::sum, data);
  });
  EXPECT_TRUE(contains(ending.caller, "device_left: ")) << ending.caller;
  EXPECT_TRUE(contains(ending.caller, "device 1: returned after call 0, barrier")) << ending.caller;
  // The first that waits ends the run; who has not yet left the barrier stands beside it: "device 3: waits in call 0".
  const std::regex where("devices? ([023], )*[023]: waits in call 1, all_reduce sum of 5000 f32");
  EXPECT_TRUE(std::regex_search(ending.caller, where)) << ending.caller;
  for (const int ordinal : {0, 2, 3}) EXPECT_EQ(ending.devices[to_size(ordinal)], ending.caller);
}

TEST(Runtime, ADeviceMayReturnEarlyFromOtherGroups) {
  Runtime runtime(4);
  runtime.run([](Device& device) {
    static constexpr Index members[] = {2, 3};
    if (device.ordinal() < 2) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    device.barrier(members);
  });
}

TEST(Runtime, ASlowDeviceEndsTheRunIfAsked) {
  Runtime runtime(2, {.slow_barrier_milliseconds = 10});
  const Ending ending = ending_of(runtime, [&](Device& device) {
    // Device 0 is busy for as long as device 1 waits.
    while (device.ordinal() == 0 && runtime.recorder(1).recent(0).state != CallState::aborted)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    device.barrier();
  });
  EXPECT_TRUE(contains(ending.caller, "collective_timeout: ")) << ending.caller;
  EXPECT_TRUE(contains(ending.caller, "device 0: runs before its first call; device 1: waits in call 0, barrier"))
      << ending.caller;
}

// The same random calls on all devices, sized so that both the staged and the direct paths are taken, on fresh heap
// memory, so that an address sanitizer sees a read of a buffer whose owner has already unwound.
void random_calls(Device& device, std::uint32_t seed, int calls, int stop_device, int stop_call, bool leave) {
  const int devices = device.device_count();
  for (int call = 0; call < calls; ++call) {
    if (device.ordinal() == stop_device && call == stop_call) {
      if (leave) return;
      throw std::runtime_error("stopped");
    }
    const std::uint32_t bits = random_bits(seed, static_cast<std::uint32_t>(call), 5);
    const Index count = (bits >> 8) % 2 == 0 ? (bits >> 9) % 100 : (bits >> 9) % 9000;
    std::vector<float> in(to_size(count * devices), 1.0f), out(to_size(count * devices)), part(to_size(count));
    const Index pair[] = {device.ordinal() / 2 * 2, device.ordinal() / 2 * 2 + 1};
    const bool grouped = devices % 2 == 0 && (bits >> 30) == 0;
    const GroupView group = grouped ? GroupView(pair) : GroupView{};
    const Index part_count = grouped ? 2 * count : count * devices;
    switch (bits % 8) {
      case 0: device.barrier(group); break;
      case 1: device.broadcast(in, 0, group); break;
      case 2: device.all_reduce(ReductionKind::sum, in, group); break;
      case 3: device.all_reduce(ReductionKind::sum, in, out, group); break;
      case 4: device.all_gather(DType::f32, part.data(), count, out.data(), group); break;
      case 5: device.reduce_scatter(ReductionKind::sum, DType::f32, in.data(), count, part.data(), group); break;
      case 6:
        device.all_to_all(std::span(in).first(to_size(part_count)), std::span(out).first(to_size(part_count)), group);
        break;
      default: static_cast<void>(device.rendezvous("tag", std::string(to_size(count % 500), 'x'), group)); break;
    }
  }
  device.barrier();
}

void stop_at_random_points(int devices, std::uint32_t seeds) {
  Runtime runtime(devices);
  for (std::uint32_t seed = 0; seed < seeds; ++seed) {
    const std::uint32_t bits = random_bits(seed, 0, static_cast<std::uint32_t>(devices));
    const int stop_device = static_cast<int>(bits % static_cast<std::uint32_t>(devices));
    const int stop_call = static_cast<int>((bits >> 10) % 6);
    const bool leave = (bits >> 20) % 4 == 0;
    const Ending ending =
        ending_of(runtime, [&](Device& device) { random_calls(device, seed, 6, stop_device, stop_call, leave); });
    ASSERT_NE(runtime.last_error(), nullptr) << seed;
    const std::string code = leave ? "device_left: " : "device_failed: ";
    const std::string everybody = code + runtime.last_error()->what();
    ASSERT_EQ(ending.caller, leave ? everybody : "stopped") << seed;
    for (int ordinal = 0; ordinal < devices; ++ordinal)
      ASSERT_EQ(ending.devices[to_size(ordinal)], ordinal != stop_device ? everybody
                                                  : leave                ? "ended well"
                                                                         : "stopped")
          << seed;
    ASSERT_LT(ending.time, std::chrono::seconds(10)) << seed;
    if (seed % 10 == 0) runtime.run([&](Device& device) { random_calls(device, seed, 3, -1, 0, false); });
  }
}

TEST(RuntimeStops, AtRandomPointsEndTwoDevices) { stop_at_random_points(2, 150); }
TEST(RuntimeStops, AtRandomPointsEndThreeDevices) { stop_at_random_points(3, 60); }
TEST(RuntimeStops, AtRandomPointsEndFourDevices) { stop_at_random_points(4, 100); }
TEST(RuntimeStops, AtRandomPointsEndEightDevices) { stop_at_random_points(8, 50); }

TEST(RuntimeStops, NobodyUnwindsWhileAnotherReadsItsMemory) {
  // Device 0 has nothing to do in a broadcast from itself: it waits while device 1 copies. Device 2 throws during that
  // copy, and device 0 is told at once; if it left at once, it would spoil what device 1 is still reading.
  constexpr Index count = 8 << 20;
  Runtime runtime(3, {.pin_threads = true});  // the copy does not share its processor with device 2
  for (int attempt = 0; attempt < 3; ++attempt) {
    std::vector<float> source(to_size(count), 1.0f), copy(to_size(count), 1.0f);
    runtime.clear_records();
    const Ending ending = ending_of(runtime, [&](Device& device) {
      static constexpr Index members[] = {0, 1};
      if (device.ordinal() == 2) {
        const Recorder& reader = runtime.recorder(1);
        while (reader.written() == 0 || (reader.written() == 1 && reader.raw(0).state == CallState::entered))
          std::this_thread::sleep_for(std::chrono::microseconds(50));
        throw std::runtime_error("boom");
      }
      try {
        device.broadcast(device.ordinal() == 0 ? source : copy, 0, members);
        device.barrier();
      } catch (const Error&) {
        if (device.ordinal() == 0) std::fill(source.begin() + count / 2, source.end(), 2.0f);
        throw;
      }
    });
    EXPECT_EQ(ending.caller, "boom");
    EXPECT_EQ(std::count(copy.begin(), copy.end(), 1.0f), count);
  }
}

}  // namespace weft::runtime_stops_test
