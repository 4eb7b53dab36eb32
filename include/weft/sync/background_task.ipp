// Definitions of sync/background_task.hpp.
#ifndef WEFT_SYNC_BACKGROUND_TASK_IPP
#define WEFT_SYNC_BACKGROUND_TASK_IPP

#include <weft/sync/background_task.hpp>

namespace weft {

BackgroundTask::~BackgroundTask() {
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

void BackgroundTask::wait() {
  finish();
  rethrow();
}

void BackgroundTask::finish() {
  if (process_.is_of_a_parent()) {
    forget(thread_);
    error_ = nullptr;
    process_ = {};  // what is started from here on is this process's
  }
  if (thread_.joinable()) thread_.join();
}

}  // namespace weft

#endif
