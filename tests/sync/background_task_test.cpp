// Work in the background: one at a time, waited for, and what it throws is not lost.
#include <weft/sync/background_task.hpp>

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

namespace weft::background_task_test {

void expect_throws(BackgroundTask& task, const std::string& text) {
  try {
    task.wait();
    ADD_FAILURE() << "nothing is thrown";
  } catch (const std::runtime_error& error) {
    EXPECT_EQ(error.what(), text);
  }
}

TEST(BackgroundTask, WorkGoesOnBesideItsCallerAndOneAfterTheOther) {
  BackgroundTask task;
  std::atomic<bool> may_end{false};
  std::atomic<int> done{0};
  const auto caller = std::this_thread::get_id();
  task.start([&] {
    EXPECT_NE(std::this_thread::get_id(), caller);
    while (!may_end) std::this_thread::yield();
    ++done;
  });
  EXPECT_EQ(done, 0);
  may_end = true;
  task.start([&] {
    EXPECT_EQ(done, 1) << "the work before is done";
    ++done;
  });
  task.wait();
  EXPECT_EQ(done, 2);
  task.wait();
}

TEST(BackgroundTask, WhatItHoldsGoesWithItsEnd) {
  BackgroundTask task;
  const auto held = std::make_shared<int>(1);
  task.start([held] {});
  task.wait();
  EXPECT_EQ(held.use_count(), 1);
}

TEST(BackgroundTask, WhatItThrowsIsThrownOnceByTheNextCall) {
  BackgroundTask task;
  bool started = false;
  task.start([] { throw std::runtime_error("first"); });
  EXPECT_THROW(task.start([&] { started = true; }), std::runtime_error);
  task.wait();
  EXPECT_FALSE(started);
  task.start([] { throw std::runtime_error("second"); });
  expect_throws(task, "second");
  task.wait();
}

TEST(BackgroundTask, ItsEndWaitsAndPrintsWhatNobodyAskedFor) {
  bool done = false;
  ::testing::internal::CaptureStderr();
  {
    BackgroundTask task;
    task.start([&] {
      done = true;
      throw std::runtime_error("weft: nobody asked");
    });
  }
  EXPECT_TRUE(done);
  EXPECT_EQ(::testing::internal::GetCapturedStderr(), "weft: nobody asked\n");
}

// The exit status of a process that is forked off and returns what `function` does.
template <class Function>
int status_of_fork(Function function) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(function());
  int status = -1;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  return status;
}

TEST(BackgroundTask, AForkedProcessWaitsForNothing) {
  auto task = std::make_unique<BackgroundTask>();
  std::atomic<bool> may_end{false};
  task->start([&] {
    while (!may_end) std::this_thread::yield();
  });
  EXPECT_EQ(status_of_fork([&] {
              task->wait();
              task.reset();
              return 0;
            }),
            0);
  may_end = true;
  task->wait();
}

TEST(BackgroundTask, AForkedProcessWaitsForItsOwnWork) {
  BackgroundTask task;
  EXPECT_EQ(status_of_fork([&] {
              int done = 0;
              for (int i = 0; i < 3; ++i) {
                task.start([&done] {
                  std::this_thread::sleep_for(std::chrono::milliseconds(20));
                  ++done;
                });
                task.wait();
                if (done != i + 1) return 1;
              }
              return 0;
            }),
            0);
}

}  // namespace weft::background_task_test
