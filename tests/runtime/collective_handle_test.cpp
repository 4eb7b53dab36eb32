// Collectives that are started and waited for: bits and records of the blocking ones, a start that waits for nobody,
// and an error with a name for all that can be done wrong.
#include <weft/runtime/runtime.hpp>

#include <support/expect_error.hpp>
#include <support/loopback_transport.hpp>
#include <support/run_ending.hpp>
#include <support/started_oracle.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace weft::collective_handle_test {

using testing::contains;
using testing::ending_of;

void check_many(Device& device) {
  for (const Index count : {0, 1, 7, 1000, 50'003}) {
    test::check_started<float>(device, {}, count, ReductionKind::sum);
    test::check_started<bfloat16>(device, {}, count, ReductionKind::max);
  }
  test::check_started<bool>(device, {}, 1000, ReductionKind::bit_or);
  for (std::uint32_t round = 0; round < 8; ++round) {
    const std::vector<int> members = test::random_group(round, device.device_count());
    if (std::find(members.begin(), members.end(), device.ordinal()) == members.end()) continue;
    test::check_started<std::int32_t>(device, members, 100 * static_cast<Index>(round), ReductionKind::sum);
  }
}

TEST(CollectiveHandle, HasTheBitsAndRecordsOfTheBlockingCall) {
  for (const int devices : {1, 2, 3, 4}) {
    Runtime runtime(devices);
    runtime.run(check_many);
    runtime.run(check_many);
  }
  Runtime granules(4, {.devices_per_granule = 2});
  granules.run(check_many);
}

TEST(CollectiveHandle, HasTheBitsAndRecordsOfTheBlockingCallBetweenProcesses) {
  test::on_processes(2, 2, [](Runtime& runtime) { runtime.run(check_many); });
  test::on_processes(3, 1, [](Runtime& runtime) { runtime.run(check_many); });
}

// What one device waits for before it comes to its own start.
struct Gate {
  std::atomic<bool> is_open{false};
  void open() { is_open.store(true); }
  void pass() const {
    while (!is_open.load()) std::this_thread::yield();
  }
};

TEST(CollectiveHandle, AStartReturnsBeforeOthersHaveCome) {
  const auto start_first = [](Device& device, Gate& gate) {
    std::vector<float> values(20'000, 1.0F);
    if (device.ordinal() != 0) gate.pass();
    CollectiveHandle sum = device.all_reduce_start(ReductionKind::sum, values);
    if (device.ordinal() == 0) {
      EXPECT_FALSE(sum.is_ready());
      gate.open();
    }
    sum.wait();
    EXPECT_TRUE(sum.is_ready());
    EXPECT_EQ(values[19'999], static_cast<float>(device.device_count()));
  };
  Gate gate;
  Runtime(3).run([&](Device& device) { start_first(device, gate); });
  Gate far;
  test::on_processes(2, 1, [&](Runtime& runtime) { runtime.run([&](Device& device) { start_first(device, far); }); });
}

// Small and large: who waits reduces all blocks that others have not begun.
TEST(CollectiveHandle, AWaitNeedsNobodyToWaitWhoHasStarted) {
  for (const std::size_t count : {3U, 300'000U}) {
    Gate gate;
    Runtime(2).run([&](Device& device) {
      std::vector<float> values(count, 1.0F + static_cast<float>(device.ordinal()));
      CollectiveHandle sum = device.all_reduce_start(ReductionKind::sum, values);
      if (device.ordinal() == 1) {
        gate.pass();
        EXPECT_EQ(values.back(), 2.0F) << "written before the wait";
      }
      sum.wait();
      gate.open();
      EXPECT_EQ(values.back(), 3.0F);
    });
  }
}

TEST(CollectiveHandle, ManyAreOpenAtOnceAndBlockingCallsComeBetween) {
  const auto many = [](Device& device) {
    const auto devices = static_cast<float>(device.device_count());
    std::vector<std::vector<float>> values(100, std::vector<float>(10, 1.0F));
    std::vector<CollectiveHandle> sums;
    std::vector<bool> waited(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
      sums.push_back(device.all_reduce_start(ReductionKind::sum, values[i]));
      if (i % 7 == 0) device.barrier();
      if (i >= 10 && i % 3 == 0) {
        sums[i - 5].wait();
        waited[i - 5] = true;
        EXPECT_EQ(values[i - 5][9], devices);
      }
      std::vector<float> own{2.0F};
      device.all_reduce(ReductionKind::sum, own);
      EXPECT_EQ(own[0], 2 * devices);
    }
    for (std::size_t i = 0; i < values.size(); ++i)
      if (!waited[i]) sums[i].wait();
    for (const std::vector<float>& list : values) EXPECT_EQ(list, std::vector<float>(10, devices));
  };
  Runtime runtime(3);
  for (int run = 0; run < 20; ++run) runtime.run(many);
  test::on_processes(2, 2, [&](Runtime& own) { own.run(many); });
}

TEST(CollectiveHandle, SeveralArraysAreOneScaledCall) {
  const auto together = [](Device& device) {
    std::vector<float> a(300, 1.0F + static_cast<float>(device.ordinal())), b(3, 2.0F), none;
    const Index calls = device.recorder().total(Collective::all_reduce).calls;
    CollectiveHandle sum = device.all_reduce_start(ReductionKind::sum, {std::span(a), std::span(none), std::span(b)},
                                                   {.scale = 0.5}, {}, "gradients");
    sum.wait();
    EXPECT_EQ(device.recorder().total(Collective::all_reduce).calls, calls + 1);
    EXPECT_EQ(a[299], 1.5F);
    EXPECT_EQ(b[2], 2.0F);
  };
  Runtime(2).run(together);
  test::on_processes(2, 1, [&](Runtime& own) { own.run(together); });
}

// One that has started waits elsewhere, for one that waits for it; nobody is stuck, since the third is on its way.
TEST(CollectiveHandle, WhoHasStartedAndWaitsElsewhereHoldsUpNobody) {
  Runtime runtime(3);
  for (int run = 0; run < 2; ++run)
    runtime.run([](Device& device) {
      std::vector<float> values(5, 1.0F);
      const auto meet = [&] {
        const Index pair[] = {0, 1};
        device.barrier(pair);
      };
      if (device.ordinal() == 2) std::this_thread::sleep_for(std::chrono::milliseconds(150));
      CollectiveHandle sum = device.all_reduce_start(ReductionKind::sum, values);
      if (device.ordinal() == 1) meet();
      sum.wait();
      if (device.ordinal() == 0) meet();
      EXPECT_EQ(values[0], 3.0F);
    });
}

TEST(CollectiveHandle, ThatNobodyWaitsForEndsTheRunWithItsCall) {
  std::optional<CollectiveHandle> kept;
  const auto run_on = [&](Runtime& runtime, bool keeps) {
    runtime.run([&](Device& device) {
      std::vector<float> values(3);
      CollectiveHandle sum = device.all_reduce_start(ReductionKind::sum, values, {}, "loss");
      if (device.ordinal() != 0) return sum.wait();
      if (keeps) kept.emplace(std::move(sum));
    });
  };
  const auto processes_error = [&](Runtime& runtime) {
    try {
      run_on(runtime, false);
      ADD_FAILURE() << "nothing was thrown";
    } catch (const Error& error) {
      EXPECT_TRUE(contains(error.what(), "nobody waited for it")) << error.what();
    }
  };
  Runtime runtime(2);
  for (const bool keeps : {false, true})
    testing::expect_error([&] { run_on(runtime, keeps); }, "collective_is_never_waited_for",
                          {"device 0 has started all_reduce sum of 3 f32, 'loss', collective_handle_test.cpp"});
  testing::expect_error([&] { kept->wait(); }, "device_is_outside_run", {"CollectiveHandle::wait"});
  runtime.run(check_many);
  test::on_processes(2, 1, processes_error);
}

// Before a blocking call that would write what may be gone by now.
TEST(CollectiveHandle, ThatIsGoneIsNotMadeBetweenProcesses) {
  test::on_processes(2, 1, [](Runtime& runtime) {
    try {
      runtime.run([](Device& device) {
        {
          std::vector<float> values(3);
          const CollectiveHandle gone = device.all_reduce_start(ReductionKind::sum, values);
        }
        device.barrier();
      });
      ADD_FAILURE() << "nothing was thrown";
    } catch (const Error& error) {
      EXPECT_TRUE(contains(error.what(), "nobody waited for it")) << error.what();
    }
  });
}

TEST(CollectiveHandle, IsWaitedForOnceWhereItIs) {
  Runtime runtime(2);
  const auto twice = [](Device& device) {
    std::vector<float> values(3);
    CollectiveHandle sum = device.all_reduce_start(ReductionKind::sum, values);
    sum.wait();
    if (device.ordinal() == 1) sum.wait();
  };
  testing::expect_error([&] { runtime.run(twice); }, "collective_is_waited_for_twice", {"all_reduce sum of 3 f32"});
  const auto moved = [](Device& device) {
    std::vector<float> values(3);
    CollectiveHandle sum = device.all_reduce_start(ReductionKind::sum, values);
    CollectiveHandle other = std::move(sum);
    other.wait();
    if (device.ordinal() == 1) sum.wait();  // NOLINT: what it says is the point
  };
  testing::expect_error([&] { runtime.run(moved); }, "collective_handle_is_empty", {"moved from"});
  runtime.run(check_many);
}

TEST(CollectiveHandle, DevicesThatDisagreeAreNamed) {
  Runtime runtime(3);
  const auto counts = [](Device& device) {
    std::vector<float> values(device.ordinal() == 2 ? 4 : 3);
    device.all_reduce_start(ReductionKind::sum, values).wait();
  };
  testing::expect_error([&] { runtime.run(counts); }, "collective_mismatch",
                        {"device 2: call 0, all_reduce sum of 4 f32", "devices 0, 1: call 0, all_reduce sum of 3 f32"});
  EXPECT_EQ(runtime.failed_device(), 2);
  const auto calls = [](Device& device) {
    std::vector<float> values(3), all(9);
    if (device.ordinal() == 1) return device.all_gather_start(values, all).wait();
    device.all_reduce_start(ReductionKind::sum, values).wait();
  };
  testing::expect_error([&] { runtime.run(calls); }, "collective_mismatch", {"device 1: call 0, all_gather of 3 f32"});
  runtime.run(check_many);
  test::on_processes(2, 1, [&](Runtime& own) {
    testing::expect_error(
        [&] {
          own.run([](Device& device) {
            std::vector<float> values(device.ordinal() == 1 ? 4 : 3);
            device.all_reduce_start(ReductionKind::sum, values).wait();
          });
        },
        "collective_mismatch", {"all_reduce sum of 4 f32"});
  });
}

// One blocks in a call that the other has started, or has returned: found at once, without a limit of time.
TEST(CollectiveHandle, DevicesThatWaitForEachOtherOrForOneThatLeftAreFound) {
  Runtime runtime(2);
  const auto blocks = [](Device& device) {
    std::vector<float> values(3);
    if (device.ordinal() == 0) return device.all_reduce(ReductionKind::sum, values);
    device.all_reduce_start(ReductionKind::sum, values).wait();
  };
  for (int run = 0; run < 20; ++run)
    testing::expect_error([&] { runtime.run(blocks); }, "collective_mismatch", {"all_reduce sum of 3 f32"});
  const auto leaves = [](Device& device) {
    std::vector<float> values(3);
    if (device.ordinal() == 1) device.all_reduce_start(ReductionKind::sum, values).wait();
  };
  for (int run = 0; run < 20; ++run)
    testing::expect_error([&] { runtime.run(leaves); }, "device_left", {"device 0: returned"});
  runtime.run(check_many);
}

TEST(CollectiveHandle, OfARunThatFailsEndsWithItsError) {
  Runtime runtime(3);
  const auto ending = ending_of(runtime, [&](Device& device) {
    {
      std::vector<float> values(100'000);
      CollectiveHandle sum = device.all_reduce_start(ReductionKind::sum, values);
      if (device.ordinal() == 2) {
        while (runtime.recorder(1).written() == 0) std::this_thread::yield();
        throw std::runtime_error("boom");
      }
      if (device.ordinal() == 1) device.barrier();
    }
    // Device 0 starts when the run is being ended.
    for (;;) {
      std::vector<float> values(3);
      (void)device.all_reduce_start(ReductionKind::sum, values);
    }
  });
  EXPECT_EQ(ending.caller, "boom");
  for (const int ordinal : {0, 1})
    EXPECT_TRUE(contains(ending.devices[to_size(ordinal)], "device_failed: weft: Runtime::run: device 2 failed: boom"))
        << ending.devices[to_size(ordinal)];
  runtime.run(check_many);
}

TEST(CollectiveHandle, AWaitThatTakesTooLongIsATimeout) {
  Runtime runtime(2, {.slow_barrier_milliseconds = 50});
  const auto late = [](Device& device) {
    std::vector<float> values(3);
    if (device.ordinal() == 0) std::this_thread::sleep_for(std::chrono::milliseconds(400));
    device.all_reduce_start(ReductionKind::sum, values).wait();
  };
  testing::expect_error([&] { runtime.run(late); }, "collective_timeout", {"50 ms"});
  EXPECT_EQ(runtime.failed_device(), 0);
}

TEST(CollectiveHandle, RefusesWhatTheBlockingCallRefuses) {
  Runtime runtime(2);
  const auto refused = [&](const char* code, auto start) {
    testing::expect_error([&] { runtime.run([&](Device& device) { start(device).wait(); }); }, code, {});
  };
  std::vector<float> four(4);
  std::vector<std::int32_t> whole(4);
  refused("sizes_do_not_fit", [&](Device& device) { return device.all_gather_start(four, four); });
  refused("not_divisible_by_group", [&](Device& device) {
    return device.reduce_scatter_start(ReductionKind::sum, std::span(four).first(3), four);
  });
  refused("root_is_not_in_group", [&](Device& device) { return device.broadcast_start(four, 2); });
  refused("reduction_not_defined",
          [&](Device& device) { return device.all_reduce_start(ReductionKind::bit_or, four); });
  refused("scale_is_not_for_type", [&](Device& device) {
    return device.all_reduce_start(ReductionKind::sum, {std::span(whole)}, {.scale = 0.5});
  });
  refused("permutation_is_not_valid", [&](Device& device) {
    const SourceTarget twice[] = {{0, 1}, {0, 0}};
    return device.collective_permute_start(four, four, twice);
  });
}

}  // namespace weft::collective_handle_test
