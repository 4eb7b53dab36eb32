// Definitions of sync/wait.hpp.
#ifndef WEFT_SYNC_WAIT_IPP
#define WEFT_SYNC_WAIT_IPP

#include <weft/sync/wait.hpp>

namespace weft {

WaitPolicy wait_policy_for(int threads) noexcept { return {threads <= processor_count() ? 50 : 0, 200}; }

void relax_processor() noexcept {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

void sleep_on(WaitWord& word, std::uint32_t expected, Index milliseconds) noexcept {
#if defined(__linux__)
  timespec limit{};
  limit.tv_sec = static_cast<time_t>(milliseconds / 1000);
  limit.tv_nsec = static_cast<long>(milliseconds % 1000) * 1000000;
  ::syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, expected, milliseconds > 0 ? &limit : nullptr, nullptr, 0);
#else
  static_cast<void>(milliseconds);
  if (word.load(std::memory_order_acquire) == expected) ::usleep(50);
#endif
}

void wake_all(WaitWord& word) noexcept {
#if defined(__linux__)
  ::syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 0x7FFFFFFF, nullptr, nullptr, 0);
#else
  static_cast<void>(word);
#endif
}

bool changed_soon(const WaitWord& word, std::uint32_t old, WaitPolicy policy) noexcept {
  for (int i = 0; i < policy.spins; ++i) {
    if (word.load(std::memory_order_acquire) != old) return true;
    relax_processor();
  }
  for (int i = 0; i < policy.yields; ++i) {
    if (word.load(std::memory_order_acquire) != old) return true;
    std::this_thread::yield();
  }
  return word.load(std::memory_order_acquire) != old;
}

void wait_while(WaitWord& word, std::uint32_t old, WaitPolicy policy) noexcept {
  if (changed_soon(word, old, policy)) return;
  while (word.load(std::memory_order_acquire) == old) sleep_on(word, old);
}

}  // namespace weft

#endif
