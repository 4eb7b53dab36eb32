// One piece of work at a time on a thread of its own, such as a file that is written while training goes on.
#ifndef WEFT_SYNC_BACKGROUND_TASK_HPP
#define WEFT_SYNC_BACKGROUND_TASK_HPP

#include <weft/base/config.hpp>
#include <weft/sync/process_mark.hpp>

#include <cstdio>
#include <exception>
#include <thread>
#include <utility>

namespace weft {

// Used by one thread. What the work throws is thrown by the next `start` or `wait`, once; the destructor waits, cannot
// throw, and prints on the standard error stream what nobody asked for. A process that is forked off has no work, and
// may start some.
class BackgroundTask {
 public:
  BackgroundTask() = default;
  BackgroundTask(const BackgroundTask&) = delete;
  BackgroundTask& operator=(const BackgroundTask&) = delete;
  ~BackgroundTask() {
    finish();
#if WEFT_HAS_EXCEPTIONS
    try {
      rethrow();
    } catch (const std::exception& error) {
      std::fprintf(stderr, "%s\n", error.what());
    } catch (...) {
      std::fprintf(stderr, "weft: work in the background threw something that is no std::exception\n");
    }
#endif
  }

  // Waits for the work before it, then starts this one, a function of no arguments, and returns; a copy of it lives
  // until it is done. Where the system has no thread to give the work is done here. Throws what the work before it
  // threw, and starts nothing then.
  template <class Work>
  void start(const Work& work) {
    wait();
#if WEFT_HAS_EXCEPTIONS
    try {
      thread_ = std::thread([this, work] { run(work); });
    } catch (const std::exception&) {
      run(work);
      wait();
    }
#else
    thread_ = std::thread([this, work] { run(work); });
#endif
  }
  // Until the work is done. Throws what it threw.
  void wait() {
    finish();
    rethrow();
  }

 private:
  template <class Work>
  void run(const Work& work) {
#if WEFT_HAS_EXCEPTIONS
    try {
      work();
    } catch (...) {
      error_ = std::current_exception();
    }
#else
    work();
#endif
  }
  void finish() {
    if (process_.is_of_a_parent()) {
      forget(thread_);
      error_ = nullptr;
      process_ = {};  // what is started from here on is this process's
    }
    if (thread_.joinable()) thread_.join();
  }
  void rethrow() {
    if (error_) std::rethrow_exception(std::exchange(error_, nullptr));
  }

  ProcessMark process_;
  std::exception_ptr error_;
  std::thread thread_;
};

}  // namespace weft

#endif
