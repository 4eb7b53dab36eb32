// The edges of a run: reports on many devices, reports that come before everybody is back, processes and threads that
// end, settings and groups without bound.
#include <weft/runtime/interconnect.hpp>
#include <weft/runtime/runtime.hpp>

#include <support/run_ending.hpp>
#include <support/sanitized.hpp>

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <pthread.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace weft::runtime_edges_test {

template <class F>
std::string error_of(Runtime& runtime, F fn) {
  try {
    runtime.run(fn);
  } catch (const Error& error) {
    return std::string(error.code()) + ": " + error.what();
  }
  return "none";
}
using testing::contains;
using testing::is_sanitized;

// What `fn` writes into its string, called in a forked child; "hangs" if it takes more than 60 s.
template <class F>
std::string in_child(F fn) {
  int ends[2];
  if (::pipe(ends) != 0) return "no pipe";
  const pid_t child = ::fork();
  if (child == 0) {
    ::alarm(60);
    std::string text;
    fn(text);
    const auto written = ::write(ends[1], text.data(), text.size());
    ::_exit(written == static_cast<ssize_t>(text.size()) ? 0 : 1);
  }
  ::close(ends[1]);
  std::string text(3000, '\0');
  const auto size = ::read(ends[0], text.data(), text.size());
  text.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  if (WIFSIGNALED(status)) return WTERMSIG(status) == SIGALRM ? "hangs" : "ended by a signal";
  return text;
}

TEST(RuntimeEdges, ARendezvousIsNoMeshReduceOfASize) {
  Runtime runtime(2);
  const std::string text = error_of(runtime, [](Device& device) {
    const Where where("tag", 1);
    if (device.ordinal() == 0)
      static_cast<void>(device.rendezvous("tag", "abc", {}, where));
    else
      static_cast<void>(device.mesh_reduce(
          Index{100000000000000}, [](auto values) { return values[0]; }, {}, where));
  });
  EXPECT_TRUE(contains(text, "collective_mismatch: ")) << text;
  EXPECT_TRUE(contains(text, "device 0: call 0, rendezvous, 'tag'")) << text;
  EXPECT_TRUE(contains(text, "device 1: call 0, mesh_reduce of 8 bytes, 'tag'")) << text;
}

TEST(RuntimeEdges, ValuesOfDifferentTypesAreNotReducedTogether) {
  Runtime runtime(2);
  const std::string text = error_of(runtime, [](Device& device) {
    const auto first = [&](auto value) { return device.mesh_reduce(value, [](auto values) { return values[0]; }); };
    if (device.ordinal() == 0)
      static_cast<void>(first(1.0));
    else
      static_cast<void>(first(Index{1}));
  });
  EXPECT_TRUE(contains(text, "collective_mismatch: ")) << text;
}

TEST(RuntimeEdges, TheOneThatReturnedEarlyIsNamedAmongManyPairs) {
  Runtime runtime(48);
  for (const int culprit : {26, 0, 47}) {
    const std::string text = error_of(runtime, [culprit](Device& device) {
      const Index pair[] = {device.ordinal() / 2 * 2, device.ordinal() / 2 * 2 + 1};
      for (int call = 0; call < 4; ++call) {
        if (device.ordinal() == culprit && call == 2) return;
        std::vector<float> data(to_size(10 + device.ordinal() / 2));
        device.all_reduce(ReductionKind::sum, data, pair, "gradients of a layer with a rather long name");
      }
    });
    EXPECT_EQ(runtime.failed_device(), culprit) << text;
    EXPECT_TRUE(contains(text, "device " + std::to_string(culprit) + ": returned after call 1")) << text;
    EXPECT_TRUE(contains(text, "device " + std::to_string(culprit ^ 1) + ": waits in call 2")) << text;
    EXPECT_LT(text.size(), 1990u) << "the cure is not cut off";
    EXPECT_TRUE(contains(text, "make every device of a group reach every collective")) << text;
  }
}

TEST(RuntimeEdges, AReportNamesTheFileAndTheLabelAndCountsCallsFromTheStartOfTheRun) {
  Runtime runtime(2);
  for (int run = 0; run < 3; ++run) runtime.run([](Device& device) { device.barrier(); });
  const std::string text = error_of(runtime, [](Device& device) {
    if (device.ordinal() == 1) return;
    device.barrier({}, {"epoch", 77, "train/loop.cpp"});
  });
  EXPECT_TRUE(contains(text, "device 0: waits in call 0, barrier, 'epoch', loop.cpp:77")) << text;
  EXPECT_EQ(runtime.failed_device(), 1);
}

TEST(RuntimeEdges, TheDeviceThatDiffersFromSeveralIsToBlame) {
  Runtime runtime(4);
  const auto sum = [](Device& device, Index count) {
    std::vector<float> data(to_size(count));
    device.all_reduce(ReductionKind::sum, data);
  };
  EXPECT_NE(error_of(runtime, [&](Device& device) { sum(device, device.ordinal() == 2 ? 5 : 6); }), "none");
  EXPECT_EQ(runtime.failed_device(), 2);
  EXPECT_NE(error_of(runtime, [&](Device& device) { sum(device, device.ordinal() < 2 ? 5 : 6); }), "none");
  EXPECT_EQ(runtime.failed_device(), -1) << "two against two";
}

// Where on_failure notes what it was told.
std::atomic<int> failures_told{0}, device_told{-2};
void note_failure(const Error&, int device) {
  ++failures_told;
  device_told = device;
}

TEST(RuntimeEdges, ADeadlockIsReportedWhileAnInnocentDeviceIsBusy) {
  failures_told = 0;
  Runtime runtime(3, {.on_failure = note_failure});
  // Devices 0 and 1 wait for each other, in a group of all that device 2 has not yet come to. It comes when it is told.
  const std::string text = error_of(runtime, [](Device& device) {
    static constexpr Index pair[] = {0, 1};
    if (device.ordinal() == 0) device.barrier();
    if (device.ordinal() == 1) device.barrier(pair);
    const auto start = std::chrono::steady_clock::now();
    while (failures_told == 0 && std::chrono::steady_clock::now() - start < std::chrono::seconds(60))
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_EQ(failures_told, 1);
  });
  EXPECT_TRUE(contains(text, "collective_mismatch")) << text;
  EXPECT_EQ(failures_told, 1);
}

TEST(RuntimeEdges, ASlowDeviceIsReportedWhileItIsBusy) {
  failures_told = 0;
  Runtime runtime(3, {.slow_barrier_milliseconds = 200, .on_failure = note_failure});
  const std::string text = error_of(runtime, [](Device& device) {
    const auto start = std::chrono::steady_clock::now();
    while (device.ordinal() == 1 && failures_told == 0 &&
           std::chrono::steady_clock::now() - start < std::chrono::seconds(60))
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    device.barrier();
  });
  EXPECT_TRUE(contains(text, "collective_timeout")) << text;
  EXPECT_EQ(device_told, 1);
  EXPECT_EQ(runtime.failed_device(), 1);
}

TEST(RuntimeEdges, ThreadsThatRetryGetTheErrorOfTheirOwnRun) {
  Runtime runtime(2);
  std::atomic<int> wrong{0}, runs{0};
  const int runs_each = static_cast<int>(testing::random_cases(150));
  const auto retry = [&](const char* label, const char* other) {
    for (int done = 0; done < runs_each;) {
      const std::string text = error_of(runtime, [label](Device& device) {
        if (device.ordinal() == 0) device.barrier({}, label);
      });
      if (contains(text, "runtime_is_busy")) {
        std::this_thread::yield();
        continue;
      }
      ++done, ++runs;
      if (!contains(text, label) || contains(text, other)) ++wrong;
    }
  };
  std::thread first(retry, "of the first thread", "of the second thread");
  std::thread second(retry, "of the second thread", "of the first thread");
  first.join();
  second.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(runs, 2 * runs_each);
}

TEST(RuntimeEdges, RunInAForkedChildIsAClearError) {
  auto* const runtime = new Runtime(3);
  runtime->run([](Device& device) { device.barrier(); });
  const std::string text = in_child([&](std::string& result) {
    result = error_of(*runtime, [](Device& device) { device.barrier(); });
    delete runtime;            // joins nobody
    if (is_sanitized) return;  // the thread sanitizer refuses new threads in a child
    Runtime own(2);
    own.run([](Device& device) { device.barrier(); });
    result += " and its own works";
  });
  EXPECT_TRUE(contains(text, "runtime_is_in_parent: ")) << text;
  EXPECT_TRUE(is_sanitized || contains(text, "and its own works")) << text;
  runtime->run([](Device& device) { device.barrier(); });
  delete runtime;
}

TEST(RuntimeEdges, ADeviceKeptAfterItsRunIsAClearError) {
  Runtime runtime(2);
  std::vector<Device*> kept(2);
  runtime.run([&](Device& device) { kept[to_size(device.ordinal())] = &device; });
  for (Device* device : kept) {
    try {
      device->barrier();
      FAIL() << "no error";
    } catch (const Error& error) {
      EXPECT_STREQ(error.code(), "device_is_outside_run");
    }
  }
  runtime.run([](Device& device) { device.barrier(); });
}

struct Speechless : std::exception {
  const char* what() const noexcept override { return nullptr; }
};
TEST(RuntimeEdges, AnExceptionMayHaveNothingToSay) {
  Runtime runtime(2);
  EXPECT_THROW(runtime.run([](Device& device) {
    if (device.ordinal() == 1) throw Speechless();
    device.barrier();
  }),
               Speechless);
  EXPECT_TRUE(contains(runtime.last_error()->what(), "device 1 failed: it threw an exception whose what() is null"));
}

TEST(RuntimeEdges, WhatOnFailureThrowsIsReportedAfterTheFirstError) {
  static Runtime* asked = nullptr;
  const auto throws = [](const Error&, int) { throw std::runtime_error("no room for a report"); };
  const auto throws_a_number = [](const Error&, int) { throw 7; };
  const auto runs = [](const Error&, int) { asked->run([](Device&) {}); };
  const auto error_with = [](void (*on_failure)(const Error&, int), bool returns) {
    Runtime runtime(3, {.on_failure = on_failure});
    asked = &runtime;
    EXPECT_ANY_THROW(runtime.run([&](Device& device) {
      if (device.ordinal() == 1 && returns) return;
      if (device.ordinal() == 1) throw std::runtime_error("no more paper");
      device.barrier();
    }));
    const std::string text = runtime.last_error()->what();
    EXPECT_EQ(runtime.failed_device(), 1);
    runtime.run([](Device& device) { device.barrier(); });
    EXPECT_EQ(runtime.last_error(), nullptr);
    return text;
  };
  const auto is_in_order = [](const std::string& text, const std::string& first, const std::string& then) {
    const std::size_t at = text.find(first);
    return at != std::string::npos && text.find("; then on_failure threw: " + then, at) != std::string::npos;
  };
  std::string text = error_with(throws, false);
  EXPECT_TRUE(is_in_order(text, "device 1 failed: no more paper", "no room for a report")) << text;
  text = error_with(throws_a_number, false);
  EXPECT_TRUE(is_in_order(text, "device 1 failed: no more paper", "something that is no std::exception")) << text;
  text = error_with(runs, true);
  EXPECT_TRUE(is_in_order(text, "device 1: returned", "weft: Runtime::run: called on device")) << text;
}

#if defined(__GLIBCXX__) && defined(__linux__)
TEST(RuntimeEdges, ADeviceThatEndsItsOwnThreadEndsTheRunAndGetsAnother) {
  for (const bool pinned : {false, true}) {
    Runtime runtime(3, {.pin_threads = pinned});
    for (int round = 0; round < 3; ++round) {
      const std::string text = error_of(runtime, [](Device& device) {
        if (device.ordinal() == 2) ::pthread_exit(nullptr);
        device.barrier();
      });
      EXPECT_TRUE(contains(text, "device 2 failed: it ended its own thread")) << text;
      EXPECT_EQ(runtime.failed_device(), 2);
      EXPECT_EQ(runtime.run([](Device& device) {
        device.barrier();
        return device.ordinal();
      }),
                (std::vector<int>{0, 1, 2}));
    }
  }
}

TEST(RuntimeEdges, AThreadThatCannotBeStartedAgainLeavesARuntimeThatCanBeUsedLater) {
  if (is_sanitized) GTEST_SKIP() << "sanitizers choose the size of stacks";
  Runtime runtime(3);
  const std::string text = error_of(runtime, [](Device& device) {
    if (device.ordinal() == 2) ::pthread_exit(nullptr);
    device.barrier();
  });
  EXPECT_TRUE(contains(text, "device 2 failed: it ended its own thread")) << text;
  pthread_attr_t usual, huge;
  ASSERT_EQ(::pthread_getattr_default_np(&usual), 0);
  ASSERT_EQ(::pthread_getattr_default_np(&huge), 0);
  ASSERT_EQ(::pthread_attr_setstacksize(&huge, std::size_t{1} << 50), 0);
  ASSERT_EQ(::pthread_setattr_default_np(&huge), 0);
  for (int round = 0; round < 3; ++round) {
    const std::string error = error_of(runtime, [](Device& device) { device.barrier(); });
    EXPECT_TRUE(contains(error, "device_threads_not_started: ")) << error;
  }
  ASSERT_EQ(::pthread_setattr_default_np(&usual), 0);
  EXPECT_EQ(runtime.run([](Device& device) {
    device.barrier();
    return device.ordinal();
  }),
            (std::vector<int>{0, 1, 2}));
}

TEST(RuntimeEdges, TheCallersThreadMayBeEndedInsideARun) {
  Runtime runtime(2);
  std::thread caller([&] {
    runtime.run([](Device& device) {
      if (device.ordinal() == 0) ::pthread_exit(nullptr);
      device.barrier();
    });
  });
  caller.join();
  EXPECT_EQ(runtime.failed_device(), 0);
  runtime.run([](Device& device) { device.barrier(); });
}
#endif

TEST(RuntimeEdges, SettingsAreCheckedWhereTheyEnter) {
  const auto code_of = [](const RuntimeOptions& options) -> std::string {
    try {
      Runtime runtime(1, options);
    } catch (const Error& error) {
      return error.code();
    }
    return "none";
  };
  constexpr Index most = INT64_MAX;
  for (const Index capacity : {Index{0}, Index{-1}, Index{1} << 40, most})
    EXPECT_EQ(code_of({.recorder_capacity = capacity}), "runtime_setting_is_out_of_range") << capacity;
  for (const Index limit : {Index{-1}, most})
    EXPECT_EQ(code_of({.slow_barrier_milliseconds = limit}), "runtime_setting_is_out_of_range") << limit;
  EXPECT_EQ(code_of({.recorder_capacity = 1}), "none");
}

TEST(RuntimeEdges, GroupsWithoutBoundAreRefused) {
  Interconnect interconnect(14, 1, 0);
  std::string code = "none";
  Index made = 1;  // everybody
  try {
    for (Index subset = 1; subset < (Index{1} << 14) - 1; ++subset, ++made) {
      std::vector<Index> members;
      for (Index device = 0; device < 14; ++device)
        if ((subset >> device & 1) != 0) members.push_back(device);
      static_cast<void>(interconnect.communicator("barrier", 0, members));
    }
  } catch (const Error& error) {
    code = error.code();
    EXPECT_TRUE(contains(error.what(), "4096")) << error.what();
  }
  EXPECT_EQ(code, "too_many_groups");
  EXPECT_EQ(made, Interconnect::most_groups);
}

TEST(RuntimeEdges, AnAddressSpaceWithoutRoomIsNamed) {
  if (is_sanitized) GTEST_SKIP() << "sanitizers take terabytes of address space";
  const std::string text = in_child([](std::string& result) {
    rlimit limit{};
    ::getrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = rlim_t{600} << 20;
    ::setrlimit(RLIMIT_AS, &limit);
    try {
      Runtime runtime(512);
      result = "enough room";
    } catch (const Error& error) {
      result = std::string(error.code()) + ": " + error.what();
    }
  });
  EXPECT_TRUE(contains(text, "device_threads_not_started: ")) << text;
  EXPECT_TRUE(contains(text, "614400 KiB of address space (ulimit -v)")) << text;
}

}  // namespace weft::runtime_edges_test
