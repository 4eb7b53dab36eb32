// Waiting for a 32-bit word to change: spin briefly, yield, sleep. Measured on two cores: a spinning pair of threads
// meets in 0.2 us, eight yielding threads in 3 us, and a sleeping thread takes 30 to 40 us to wake.
#ifndef WEFT_SYNC_WAIT_HPP
#define WEFT_SYNC_WAIT_HPP

#include <weft/sync/affinity.hpp>

#include <atomic>
#include <thread>

#if defined(__linux__)
#include <linux/futex.h>
#include <sys/syscall.h>
#endif
#include <time.h>
#include <unistd.h>

namespace weft {

// std::atomic::wait has no time limit, and how long it spins is not ours to say.
using WaitWord = std::atomic<std::uint32_t>;
static_assert(sizeof(WaitWord) == 4, "weft: a futex is a word of 32 bits");

// How long a thread tries before it sleeps. Spinning is for when every thread has a processor; then a poll takes about
// 40 ns. A yield hands the processor to whoever else is ready, so it is counted and not timed.
struct WaitPolicy {
  int spins = 0;
  int yields = 200;
};

[[nodiscard]] inline WaitPolicy wait_policy_for(int threads) noexcept {
  return {threads <= processor_count() ? 50 : 0, 200};
}

inline void relax_processor() noexcept {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

// Sleeps until `word` may differ from `expected`, `wake_all` is called on it, or `milliseconds` have passed (0: no
// limit). May return early for no reason. The caller re-checks.
inline void sleep_on(WaitWord& word, std::uint32_t expected, Index milliseconds = 0) noexcept {
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

// Wakes everybody that sleeps on `word`; change the word first.
inline void wake_all(WaitWord& word) noexcept {
#if defined(__linux__)
  ::syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 0x7FFFFFFF, nullptr, nullptr, 0);
#else
  static_cast<void>(word);
#endif
}

// Spins and yields as the policy says. True once `word` differs from `old` (acquire); false: time to sleep.
[[nodiscard]] inline bool changed_soon(const WaitWord& word, std::uint32_t old, WaitPolicy policy) noexcept {
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

// Returns once `word` differs from `old`.
inline void wait_while(WaitWord& word, std::uint32_t old, WaitPolicy policy) noexcept {
  if (changed_soon(word, old, policy)) return;
  while (word.load(std::memory_order_acquire) == old) sleep_on(word, old);
}

}  // namespace weft

#endif
