// Definitions of sync/barrier.hpp.
#ifndef WEFT_SYNC_BARRIER_IPP
#define WEFT_SYNC_BARRIER_IPP

#include <weft/sync/barrier.hpp>

namespace weft {

bool Barrier::arrive(std::uint32_t& ticket) noexcept {
  ticket = generation_.load(std::memory_order_relaxed);
  if (arrived_.fetch_add(1, std::memory_order_acq_rel) + 1 != threads_) return false;
  arrived_.store(0, std::memory_order_release);
  release();
  return true;
}

void Barrier::sleep(std::uint32_t ticket, Index milliseconds) noexcept {
  sleepers_.fetch_add(1, std::memory_order_seq_cst);
  sleep_on(generation_, ticket, milliseconds);
  sleepers_.fetch_sub(1, std::memory_order_relaxed);
}

void Barrier::release() noexcept {
  generation_.fetch_add(1, std::memory_order_seq_cst);
  if (sleepers_.load(std::memory_order_seq_cst) != 0) wake_all(generation_);
}

}  // namespace weft

#endif
