// Starting devices, running on them, and every way in which a run can end badly: always on all devices, always soon,
// always with one error, and the runtime works again afterwards.
#include <weft/base/random.hpp>
#include <weft/runtime/runtime.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <regex>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace weft::runtime_test {

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

// Runs `fn`, which must fail, on `runtime`. Returns what each device and the caller of run() saw: {code or type, text}.
struct Ending {
  std::vector<std::string> devices;
  std::string caller;
  std::chrono::steady_clock::duration time{};
};
template <class F>
Ending ending_of(Runtime& runtime, F fn) {
  Ending ending;
  ending.devices.resize(to_size(runtime.device_count()), "ended well");
  const auto start = std::chrono::steady_clock::now();
  const auto text_of = [](const Error& error) { return std::string(error.code()) + ": " + error.what(); };
  try {
    runtime.run([&](Device& device) {
      std::string& text = ending.devices[to_size(device.ordinal())];
      try {
        fn(device);
      } catch (const Error& error) {
        text = text_of(error);
        throw;
      } catch (const std::exception& error) {
        text = error.what();
        throw;
      }
    });
  } catch (const Error& error) {
    ending.caller = text_of(error);
  } catch (const std::exception& error) {
    ending.caller = error.what();
  }
  ending.time = std::chrono::steady_clock::now() - start;
  return ending;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

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

// One device of three passes something else. All three must end with the same error, which says both things.
template <class F>
void expect_mismatch(F fn, const std::string& common, const std::string& other) {
  Runtime runtime(3);
  const Ending ending = ending_of(runtime, fn);
  EXPECT_TRUE(contains(ending.caller, "collective_mismatch: ")) << ending.caller;
  EXPECT_TRUE(contains(ending.caller, common)) << ending.caller;
  EXPECT_TRUE(contains(ending.caller, other)) << ending.caller;
  for (const std::string& text : ending.devices) EXPECT_EQ(text, ending.caller);
  runtime.run([](Device& device) { device.barrier(); });
}

TEST(RuntimeMismatch, InTheOperation) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6), out(18);
        if (device.ordinal() == 1)
          device.all_gather(data, out);
        else
          device.all_reduce(ReductionKind::sum, data);
      },
      "devices 0, 2: call 0, all_reduce sum of 6 f32", "device 1: call 0, all_gather of 6 f32");
}

TEST(RuntimeMismatch, InTheReduction) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6);
        device.all_reduce(device.ordinal() == 0 ? ReductionKind::max : ReductionKind::sum, data);
      },
      "device 0: call 0, all_reduce max", "devices 1, 2: call 0, all_reduce sum");
}

TEST(RuntimeMismatch, InTheDtype) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6);
        device.all_reduce(ReductionKind::sum, device.ordinal() == 2 ? DType::i32 : DType::f32, data.data(), data.data(),
                          6);
      },
      "devices 0, 1: call 0, all_reduce sum of 6 f32", "device 2: call 0, all_reduce sum of 6 i32");
}

TEST(RuntimeMismatch, InTheElements) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(to_size(device.ordinal() == 2 ? 50000 : 6));
        device.all_reduce(ReductionKind::sum, data);
      },
      "sum of 6 f32", "device 2: call 0, all_reduce sum of 50000 f32");
}

TEST(RuntimeMismatch, InTheRoot) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6);
        device.broadcast(data, device.ordinal() == 2 ? 1 : 0);
      },
      "from root 0", "device 2: call 0, broadcast of 6 f32 from root 1");
}

TEST(RuntimeMismatch, InThePairs) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> in(6), out(6);
        const SourceTarget pair{0, device.ordinal() == 2 ? 2 : 1};
        device.collective_permute(in, out, {&pair, 1});
      },
      "devices 0, 1: call 0, collective_permute", "device 2: call 0, collective_permute");
}

TEST(RuntimeMismatch, InTheLine) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6);
        if (device.ordinal() == 2)
          device.all_reduce(ReductionKind::sum, data, {}, {nullptr, 222});
        else
          device.all_reduce(ReductionKind::sum, data, {}, {nullptr, 111});
      },
      "runtime_test.cpp:111", "runtime_test.cpp:222");
}

TEST(RuntimeMismatch, InTheLabel) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6);
        device.all_reduce(ReductionKind::sum, data, {}, device.ordinal() == 2 ? "accuracy" : "loss");
      },
      "'loss'", "device 2: call 0, all_reduce sum of 6 f32, 'accuracy'");
}

TEST(RuntimeMismatch, InTheGroup) {
  expect_mismatch(
      [](Device& device) {
        static constexpr Index members[] = {1, 2};
        std::vector<float> data(6);
        device.all_reduce(ReductionKind::sum, data, device.ordinal() == 1 ? GroupView(members) : GroupView{});
      },
      "2: waits in call 0, all_reduce sum of 6 f32", "group [1, 2]");  // device 0 may not have come yet
}

TEST(RuntimeMismatch, InTheOrderOfTheMembers) {
  expect_mismatch(
      [](Device& device) {
        static constexpr Index forward[] = {0, 1, 2}, backward[] = {2, 1, 0};
        if (device.ordinal() == 1)
          device.barrier(backward);
        else
          device.barrier(forward);
      },
      "waits in call 0, barrier", "group [2, 1, 0]");
}

TEST(RuntimeMismatch, InTheNumberOfCalls) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6), out(18);
        if (device.ordinal() != 1) device.all_reduce(ReductionKind::sum, data);
        device.all_gather(data, out);
      },
      "devices 0, 2: call 0, all_reduce", "device 1: call 0, all_gather");
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
