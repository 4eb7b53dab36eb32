// Which process something was made in. fork() copies memory but only the thread that calls it.
#ifndef WEFT_SYNC_PROCESS_MARK_HPP
#define WEFT_SYNC_PROCESS_MARK_HPP

#include <weft/base/build_mode.hpp>

#include <memory>
#include <thread>

#include <unistd.h>

namespace weft {

class ProcessMark {
 public:
  // True in a process that was forked off after this was made.
  [[nodiscard]] bool is_of_a_parent() const noexcept { return ::getpid() != process_; }

 private:
  ::pid_t process_ = ::getpid();
};

// Forgets a thread that runs in the parent process, where it can be neither joined nor detached.
WEFT_DECL void forget(std::thread& thread) noexcept;

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/sync/process_mark.ipp>
#endif

#endif
