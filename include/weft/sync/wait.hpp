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

[[nodiscard]] WEFT_DECL WaitPolicy wait_policy_for(int threads) noexcept;

WEFT_DECL void relax_processor() noexcept;

// Sleeps until `word` may differ from `expected`, `wake_all` is called on it, or `milliseconds` have passed (0: no
// limit). May return early for no reason. The caller re-checks.
WEFT_DECL void sleep_on(WaitWord& word, std::uint32_t expected, Index milliseconds = 0) noexcept;

// Wakes everybody that sleeps on `word`; change the word first.
WEFT_DECL void wake_all(WaitWord& word) noexcept;

// Spins and yields as the policy says. True once `word` differs from `old` (acquire); false: time to sleep.
[[nodiscard]] WEFT_DECL bool changed_soon(const WaitWord& word, std::uint32_t old, WaitPolicy policy) noexcept;

// Returns once `word` differs from `old`.
WEFT_DECL void wait_while(WaitWord& word, std::uint32_t old, WaitPolicy policy) noexcept;

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/sync/wait.ipp>
#endif

#endif
