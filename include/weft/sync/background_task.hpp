// One piece of work at a time on a thread of its own, such as a file that is written while training goes on.
#ifndef WEFT_SYNC_BACKGROUND_TASK_HPP
#define WEFT_SYNC_BACKGROUND_TASK_HPP

#include <weft/sync/guarded.hpp>
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
  WEFT_DECL ~BackgroundTask();

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
  WEFT_DECL void wait();

 private:
  template <class Work>
  void run(const Work& work) {
    run_guarded(work, [this](std::exception_ptr error) { error_ = std::move(error); });
  }
  WEFT_DECL void finish();
  void rethrow() {
    if (error_) std::rethrow_exception(std::exchange(error_, nullptr));
  }

  ProcessMark process_;
  std::exception_ptr error_;
  std::thread thread_;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/sync/background_task.ipp>
#endif

#endif
