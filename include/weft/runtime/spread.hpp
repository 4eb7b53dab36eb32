// Keeps devices on different processors while there are enough of them. A scheduler may leave two threads that wait for
// each other by yielding on one processor for good, beside an idle one; then a step takes twice its time.
#ifndef WEFT_RUNTIME_SPREAD_HPP
#define WEFT_RUNTIME_SPREAD_HPP

#include <weft/base/atomic.hpp>
#include <weft/base/heap_array.hpp>

#if defined(__linux__)
#include <sched.h>
#endif

namespace weft {

class Spread {
 public:
  explicit Spread(int devices) : devices_(devices) {
#if defined(__linux__)
    if (sched_getaffinity(0, sizeof allowed_, &allowed_) != 0) return;
    enabled_ = devices > 1 && devices <= CPU_COUNT(&allowed_);
    processor_ = HeapArray<Atomic<int>>::filled(devices);
    for (Atomic<int>& processor : processor_) processor.store(-1, MemoryOrder::relaxed);
#endif
  }

  // Call on a device's thread when a run begins. If a device of lower ordinal was last seen on this processor, moves to
  // a free one, where the scheduler may move it on: nothing is pinned. Device 0 is never moved. Cost: 50 ns, a move 5
  // us.
  void settle(int ordinal) noexcept {
#if defined(__linux__)
    if (!enabled_) return;
    const int here = sched_getcpu();
    processor_[ordinal].store(here, MemoryOrder::relaxed);
    for (int other = 0; other < ordinal; ++other)
      if (at(other) == here) return move(ordinal);
#else
    static_cast<void>(ordinal);
#endif
  }

 private:
  int devices_;
#if defined(__linux__)
  bool enabled_ = false;
  cpu_set_t allowed_{};
  HeapArray<Atomic<int>> processor_;  // by device: where it was last seen

  [[nodiscard]] int at(int device) const noexcept { return processor_[device].load(MemoryOrder::relaxed); }

  void move(int ordinal) noexcept {
    for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
      bool free = CPU_ISSET(static_cast<std::size_t>(processor), &allowed_) != 0;
      for (int other = 0; other < devices_; ++other) free = free && at(other) != processor;
      if (!free) continue;
      cpu_set_t one;
      CPU_ZERO(&one);
      CPU_SET(static_cast<std::size_t>(processor), &one);
      if (sched_setaffinity(0, sizeof one, &one) != 0) return;
      sched_setaffinity(0, sizeof allowed_, &allowed_);
      processor_[ordinal].store(processor, MemoryOrder::relaxed);
      return;
    }
  }
#endif
};

}  // namespace weft

#endif
