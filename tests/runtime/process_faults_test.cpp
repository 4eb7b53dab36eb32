// What ends a run of several processes: one error in all of them, which names the device that is to blame, its process
// and its call; and no process waits for ever.
#include <weft/base/random.hpp>

#include <gtest/gtest.h>

#include <chrono>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "support/loopback_transport.hpp"

namespace weft::process_faults_test {

struct Ending {
  std::string code, text;
  int device = -2;
};

// How the run of `fn` ends in each process.
template <class F>
std::vector<Ending> endings(int processes, int devices, F fn, RuntimeOptions options = {}) {
  std::vector<Ending> list(to_size(processes));
  test::on_processes(
      processes, devices,
      [&](Runtime& runtime) {
        Ending& ending = list[to_size(runtime.process_index())];
        try {
          runtime.run(fn);
        } catch (const Error& error) {
          ending = {error.code(), error.what(), runtime.failed_device()};
        } catch (const std::exception& error) {
          ending = {"own", error.what(), runtime.failed_device()};
        }
      },
      options);
  return list;
}

void sum(Device& device, Index count = 1000) {
  std::vector<float> values(to_size(count), 1.0F);
  device.all_reduce(ReductionKind::sum, values);
}

TEST(ProcessFaults, AnExceptionEndsAllProcesses) {
  const auto list = endings(3, 2, [](Device& device) {
    sum(device);
    if (device.ordinal() == 3) throw std::runtime_error("no more paper");
    sum(device, 2000);
  });
  for (const int process : {0, 2}) {
    const Ending& ending = list[to_size(process)];
    EXPECT_EQ(ending.code, "device_failed");
    EXPECT_EQ(ending.device, 3);
    EXPECT_NE(ending.text.find("device 3 failed: no more paper"), std::string::npos) << ending.text;
    EXPECT_NE(ending.text.find("process 1 of 3, whose devices are 2 to 3"), std::string::npos) << ending.text;
  }
  EXPECT_EQ(list[1].code, "own");
}

TEST(ProcessFaults, ADifferentCallIsNamed) {
  const auto list = endings(2, 2, [](Device& device) { sum(device, device.ordinal() == 2 ? 1001 : 1000); });
  for (const Ending& ending : list) {
    EXPECT_EQ(ending.code, "collective_mismatch");
    EXPECT_EQ(ending.device, 2);
    EXPECT_NE(ending.text.find("device 2: call 0, all_reduce sum of 1001 f32, process_faults_test.cpp"),
              std::string::npos)
        << ending.text;
  }
}

TEST(ProcessFaults, ADifferentCallInAnotherGroupIsNamed) {
  const auto list = endings(2, 1, [](Device& device) {
    const Index forth[] = {0, 1}, back[] = {1, 0};
    device.barrier(device.ordinal() == 0 ? GroupView(forth) : GroupView(back));
  });
  for (const Ending& ending : list) {
    EXPECT_EQ(ending.code, "collective_mismatch");
    EXPECT_NE(ending.text.find("in another group"), std::string::npos) << ending.text;
  }
}

TEST(ProcessFaults, AProcessThatReturnsEarlyIsNamed) {
  const auto list = endings(2, 2, [](Device& device) {
    sum(device);
    if (device.process_index() == 0) sum(device);
  });
  for (const Ending& ending : list) EXPECT_EQ(ending.code, "device_left") << ending.text;
}

TEST(ProcessFaults, ADeviceThatReturnsEarlyIsNamed) {
  const auto list = endings(2, 2, [](Device& device) {
    sum(device);
    if (device.ordinal() != 3) sum(device);
  });
  for (const Ending& ending : list) {
    EXPECT_EQ(ending.code, "device_left") << ending.text;
    EXPECT_EQ(ending.device, 3) << ending.text;
  }
}

TEST(ProcessFaults, ASlowDeviceOfAnotherProcessIsNamed) {
  RuntimeOptions options;
  options.slow_barrier_milliseconds = 600;
  const auto list = endings(
      3, 2,
      [](Device& device) {
        sum(device);
        if (device.ordinal() == 4) std::this_thread::sleep_for(std::chrono::milliseconds(2500));
        sum(device);
      },
      options);
  for (const Ending& ending : list) {
    EXPECT_EQ(ending.code, "collective_timeout") << ending.text;
    EXPECT_EQ(ending.device, 4) << ending.text;
  }
}

// Device 4 waits for 3 and 5 of its process, which wait for device 0, but not yet as long.
TEST(ProcessFaults, WhoWaitsForSeveralThatWaitNamesWhomTheyWaitFor) {
  RuntimeOptions options;
  options.slow_barrier_milliseconds = 800;
  const auto list = endings(
      2, 3,
      [](Device& device) {
        sum(device);
        const Index across[] = {0, 3, 5}, inside[] = {3, 4, 5};
        const int sleeps[] = {3500, 2000, 2000, 250, 0, 250};
        std::this_thread::sleep_for(std::chrono::milliseconds(sleeps[device.ordinal()]));
        if (device.ordinal() % 3 != 1 && device.ordinal() != 2) device.barrier(across);
        if (device.ordinal() > 2) device.barrier(inside);
        sum(device);
      },
      options);
  for (const Ending& ending : list) {
    EXPECT_EQ(ending.code, "collective_timeout") << ending.text;
    EXPECT_EQ(ending.device, 0) << ending.text;
  }
}

// Process 3 waits for process 1 at the end of the run, which has left it and waits for process 0.
TEST(ProcessFaults, AProcessThatIsLateAtTheEndIsNone) {
  const auto list = endings(4, 1, [](Device& device) {
    sum(device);
    if (device.ordinal() == 0) std::this_thread::sleep_for(std::chrono::milliseconds(2500));
  });
  for (const Ending& ending : list) EXPECT_EQ(ending.code, "") << ending.text;
}

// Device 1 of process 0 is in a call of everybody, while 0 and 2 wait for it in another group.
TEST(ProcessFaults, ACircleOfSeveralProcessesIsNamed) {
  RuntimeOptions options;
  options.slow_barrier_milliseconds = 800;
  const auto list = endings(
      2, 2,
      [](Device& device) {
        const Index some[] = {2, 1, 0};
        if (device.ordinal() == 0 || device.ordinal() == 2) device.barrier(some);
        std::vector<float> values(1000, 1.0F);
        device.all_reduce(ReductionKind::sum, values);
      },
      options);
  for (const Ending& ending : list) {
    EXPECT_TRUE(ending.code == "collective_timeout" || ending.code == "collective_mismatch") << ending.text;
    EXPECT_NE(ending.text.find("device 1"), std::string::npos) << ending.text;
  }
}

TEST(ProcessFaults, ARunAfterOneThatFailedThrowsItsError) {
  test::on_processes(2, 2, [](Runtime& runtime) {
    for (int run = 0; run < 3; ++run) {
      std::string code;
      try {
        runtime.run([&](Device& device) { sum(device, run == 0 && device.ordinal() == 1 ? 5 : 10); });
      } catch (const Error& error) {
        code = error.code();
      }
      EXPECT_EQ(code, "collective_mismatch");
    }
  });
}

// One device does one thing wrong at a random place of a random program: the error is the right one, everywhere.
TEST(ProcessFaults, RandomFaultsEndEverywhereAndNameTheirDevice) {
  for (std::uint32_t round = 0; round < 60; ++round) {
    const auto draw = [&](std::uint32_t what, std::uint32_t below) {
      return static_cast<int>(random_bits(9, round, what) % below);
    };
    const int processes = 2 + draw(0, 2), devices = 1 + draw(1, 3), culprit = draw(2, 100) % (processes * devices);
    const int fault = draw(3, 4), calls = 6, at = draw(4, calls);
    const auto list = endings(processes, devices, [&](Device& device) {
      std::vector<float> values(to_size(1 + draw(5, 20'000))), all(values.size() * to_size(device.device_count()));
      for (int call = 0; call < calls; ++call) {
        const bool is_wrong = device.ordinal() == culprit && call == at;
        if (is_wrong && fault == 0) throw std::runtime_error("thrown");
        if (is_wrong && fault == 1) return;
        if (is_wrong && fault == 2) device.barrier();
        if (is_wrong && fault == 3)
          values.resize(values.size() + 1), all.resize(all.size() + to_size(device.device_count()));
        call % 2 == 0 ? device.all_reduce(ReductionKind::sum, values) : device.all_gather(values, all);
      }
    });
    const char* const codes[] = {"device_failed", "device_left", "collective_mismatch", "collective_mismatch"};
    for (int process = 0; process < processes; ++process) {
      const Ending& ending = list[to_size(process)];
      const bool is_own = fault == 0 && process == culprit / devices;
      EXPECT_EQ(ending.code, is_own ? "own" : codes[fault]) << round << ": " << ending.text;
      if (processes * devices > 2) {
        EXPECT_EQ(ending.device, culprit) << round << ": " << ending.text;
      }
    }
  }
}

}  // namespace weft::process_faults_test
