// Definitions of sync/affinity.hpp.
#ifndef WEFT_SYNC_AFFINITY_IPP
#define WEFT_SYNC_AFFINITY_IPP

#include <weft/sync/affinity.hpp>

namespace weft::detail {

cpu_set_t only(int processor) noexcept {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(to_size(processor), &one);
  return one;
}

}  // namespace weft::detail

namespace weft {

int processor_count() noexcept {
#if defined(__linux__)
  cpu_set_t allowed;
  const int count = ::sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed) : 1;
#else
  const auto count = static_cast<int>(std::thread::hardware_concurrency());
#endif
  return count > 0 ? count : 1;
}

void pin_thread([[maybe_unused]] std::thread& thread, [[maybe_unused]] int number) noexcept {
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

AffinityBalancer::AffinityBalancer(int threads) : threads_(threads) {
#if defined(__linux__)
  if (::sched_getaffinity(0, sizeof allowed_, &allowed_) != 0) return;
  enabled_ = threads > 1 && threads <= CPU_COUNT(&allowed_);
  for (std::atomic<int>& processor : processor_) processor.store(-1, std::memory_order_relaxed);
#endif
}

void AffinityBalancer::rebalance([[maybe_unused]] int number) noexcept {
#if defined(__linux__)
  if (!enabled_) return;
  const int here = ::sched_getcpu();
  processor_[to_size(number)].store(here, std::memory_order_relaxed);
  for (int other = 0; other < number; ++other)
    if (at(other) == here) return move(number);
#endif
}

void AffinityBalancer::move(int number) noexcept {
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

}  // namespace weft

#endif
