// Which processors threads run on: how many there are, pinning, and keeping the threads of a team apart while there are
// enough. A scheduler may leave two threads that wait for each other by yielding on one processor for good, beside an
// idle one; then a step takes twice its time.
#ifndef WEFT_SYNC_AFFINITY_HPP
#define WEFT_SYNC_AFFINITY_HPP

#include <weft/base/index.hpp>

#include <atomic>
#include <thread>

#if defined(__linux__)
#include <pthread.h>
#include <sched.h>
#endif

namespace weft {

#if defined(__linux__)
namespace detail {
[[nodiscard]] inline cpu_set_t only(int processor) noexcept {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(to_size(processor), &one);
  return one;
}
}  // namespace detail
#endif

// Processors that this process may use; at least 1.
[[nodiscard]] inline int processor_count() noexcept {
#if defined(__linux__)
  cpu_set_t allowed;
  const int count = ::sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed) : 1;
#else
  const auto count = static_cast<int>(std::thread::hardware_concurrency());
#endif
  return count > 0 ? count : 1;
}

// Binds `thread` to the (number modulo n)-th of the n processors that the process may use; nothing where the system
// does not offer it.
inline void pin_thread([[maybe_unused]] std::thread& thread, [[maybe_unused]] int number) noexcept {
#if defined(__linux__)
  cpu_set_t allowed;
  if (::sched_getaffinity(0, sizeof allowed, &allowed) != 0 || CPU_COUNT(&allowed) == 0) return;
  int left = number % CPU_COUNT(&allowed);
  for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
    if (!CPU_ISSET(to_size(processor), &allowed) || left-- > 0) continue;
    const cpu_set_t one = detail::only(processor);
    ::pthread_setaffinity_np(thread.native_handle(), sizeof one, &one);
    return;
  }
#endif
}

// For a team of threads, one a processor or fewer; of more than that it does nothing.
class AffinityBalancer {
 public:
  explicit AffinityBalancer(int threads) : threads_(threads) {
#if defined(__linux__)
    if (::sched_getaffinity(0, sizeof allowed_, &allowed_) != 0) return;
    enabled_ = threads > 1 && threads <= CPU_COUNT(&allowed_);
    for (std::atomic<int>& processor : processor_) processor.store(-1, std::memory_order_relaxed);
#endif
  }

  // Call on thread `number` of the team before it works. If one of a lower number was last seen on this processor,
  // moves to a free one, where the scheduler may move it on: nothing is pinned. Thread 0 is never moved. Cost: 50 ns, a
  // move 5 us.
  void rebalance([[maybe_unused]] int number) noexcept {
#if defined(__linux__)
    if (!enabled_) return;
    const int here = ::sched_getcpu();
    processor_[to_size(number)].store(here, std::memory_order_relaxed);
    for (int other = 0; other < number; ++other)
      if (at(other) == here) return move(number);
#endif
  }

 private:
  int threads_;
#if defined(__linux__)
  bool enabled_ = false;
  cpu_set_t allowed_{};
  std::atomic<int> processor_[CPU_SETSIZE];  // by thread: where it was last seen

  [[nodiscard]] int at(int thread) const noexcept {
    return processor_[to_size(thread)].load(std::memory_order_relaxed);
  }

  void move(int number) noexcept {
    for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
      bool free = CPU_ISSET(to_size(processor), &allowed_) != 0;
      for (int other = 0; other < threads_; ++other) free = free && at(other) != processor;
      if (!free) continue;
      const cpu_set_t one = detail::only(processor);
      if (::sched_setaffinity(0, sizeof one, &one) != 0) return;
      ::sched_setaffinity(0, sizeof allowed_, &allowed_);
      processor_[to_size(number)].store(processor, std::memory_order_relaxed);
      return;
    }
  }
#endif
};

}  // namespace weft

#endif
