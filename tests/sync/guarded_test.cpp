// What work on a thread of weft's does is told to who waits for it, also when it ends that thread.
#include <weft/sync/guarded.hpp>

#include <support/expect_error.hpp>
#include <weft/sync/background_task.hpp>

#include <gtest/gtest.h>

#include <stdexcept>
#include <thread>

#include <pthread.h>

namespace weft::guarded_test {

TEST(Guarded, WhatIsThrownIsHandedOver) {
  std::exception_ptr error;
  const auto note = [&](std::exception_ptr thrown) { error = thrown; };
  run_guarded([] {}, note);
  EXPECT_FALSE(error);
  run_guarded([] { throw std::runtime_error("boom"); }, note);
  EXPECT_THROW(std::rethrow_exception(error), std::runtime_error);
  run_guarded([] { throw 42; }, note);
  EXPECT_THROW(std::rethrow_exception(error), int);
}

TEST(Guarded, AThreadThatEndsItselfSaysSoAndEnds) {
  std::exception_ptr error;
  bool goes_on = false;
  std::thread([&] {
    run_guarded([] { pthread_exit(nullptr); }, [&](std::exception_ptr thrown) { error = thrown; });
    goes_on = true;
  }).join();
  EXPECT_FALSE(goes_on);
  testing::expect_error([&] { std::rethrow_exception(error); }, "thread_ended_itself", {"pthread_exit"});
}

TEST(Guarded, WorkInTheBackgroundMayEndItsThread) {
  BackgroundTask task;
  task.start([] { pthread_exit(nullptr); });
  testing::expect_error([&] { task.wait(); }, "thread_ended_itself", {});
  bool done = false;
  task.start([&] { done = true; });
  task.wait();
  EXPECT_TRUE(done);
}

}  // namespace weft::guarded_test
