// A thread and what it may ask of the system, from POSIX: <thread> would add a tenth of a second of compile time to
// every user's file.
#ifndef WEFT_BASE_THREAD_HPP
#define WEFT_BASE_THREAD_HPP

#include <pthread.h>
#include <sched.h>
#include <unistd.h>

namespace weft {

// Runs one function; must be joined before it is destroyed. Moves, never copies.
class Thread {
 public:
  Thread() = default;
  Thread(Thread&& other) noexcept : handle_(other.handle_), runs_(other.runs_) { other.runs_ = false; }
  Thread& operator=(Thread&&) = delete;

  // Calls function(argument) on a new thread; `argument` must outlive it. False: the system has no thread to give.
  template <auto function, class Argument>
  [[nodiscard]] bool start(Argument& argument) noexcept {
    const auto call = [](void* opaque) -> void* {
      function(*static_cast<Argument*>(opaque));
      return nullptr;
    };
    runs_ = ::pthread_create(&handle_, nullptr, call, &argument) == 0;
    return runs_;
  }
  void join() noexcept {
    if (runs_) ::pthread_join(handle_, nullptr);
    runs_ = false;
  }
  [[nodiscard]] pthread_t native_handle() const noexcept { return handle_; }

 private:
  pthread_t handle_{};
  bool runs_ = false;
};

// Lets other threads run that are ready.
inline void yield_processor() noexcept { ::sched_yield(); }

// Processors that this process may use; at least 1.
[[nodiscard]] inline int processor_count() noexcept {
#if defined(__linux__)
  cpu_set_t allowed;
  const int count = ::sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed) : 1;
#else
  const auto count = static_cast<int>(::sysconf(_SC_NPROCESSORS_ONLN));
#endif
  return count > 0 ? count : 1;
}

}  // namespace weft

#endif
