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
[[nodiscard]] WEFT_DECL cpu_set_t only(int processor) noexcept;
}  // namespace detail
#endif

// Processors that this process may use; at least 1.
[[nodiscard]] WEFT_DECL int processor_count() noexcept;

// Binds `thread` to the (number modulo n)-th of the n processors that the process may use; nothing where the system
// does not offer it.
WEFT_DECL void pin_thread([[maybe_unused]] std::thread& thread, [[maybe_unused]] int number) noexcept;

// For a team of threads, one a processor or fewer; of more than that it does nothing.
class AffinityBalancer {
 public:
  WEFT_DECL explicit AffinityBalancer(int threads);

  // Call on thread `number` of the team before it works. If one of a lower number was last seen on this processor,
  // moves to a free one, where the scheduler may move it on: nothing is pinned. Thread 0 is never moved. Cost: 50 ns, a
  // move 5 us.
  WEFT_DECL void rebalance([[maybe_unused]] int number) noexcept;

 private:
  int threads_;
#if defined(__linux__)
  bool enabled_ = false;
  cpu_set_t allowed_{};
  std::atomic<int> processor_[CPU_SETSIZE];  // by thread: where it was last seen

  [[nodiscard]] int at(int thread) const noexcept {
    return processor_[to_size(thread)].load(std::memory_order_relaxed);
  }

  WEFT_DECL void move(int number) noexcept;
#endif
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/sync/affinity.ipp>
#endif

#endif
