// A clock that costs 10 ns: the processor's time-stamp counter where there is one, else the steady clock.
// Readings are raw; they become nanoseconds only when somebody looks at them.
#ifndef WEFT_OBSERVE_TICKS_HPP
#define WEFT_OBSERVE_TICKS_HPP

#include <weft/base/index.hpp>

#include <time.h>

namespace weft {

// Nanoseconds of a clock that never goes back; costs 30 ns. (<chrono> is 40 ms of compile time in every user's file.)
[[nodiscard]] inline std::uint64_t steady_nanoseconds() noexcept {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<std::uint64_t>(now.tv_sec) * 1000000000u + static_cast<std::uint64_t>(now.tv_nsec);
}

// Monotonic on one thread and across threads on processors with an invariant counter (all x86-64 since about 2008).
[[nodiscard]] inline std::uint64_t ticks_now() noexcept {
#if defined(__x86_64__)
  return __builtin_ia32_rdtsc();
#else
  return steady_nanoseconds();
#endif
}

// One moment in ticks and on the steady clock.
struct TickPair {
  std::uint64_t ticks = ticks_now();
  std::uint64_t nanoseconds = steady_nanoseconds();
};

// The moment from which this process counts.
[[nodiscard]] inline const TickPair& ticks_origin() noexcept {
  static const TickPair origin;
  return origin;
}

// Nanoseconds from the origin to a reading taken after it. The rate is measured from the origin to now, so the first
// call waits until the origin is 200 us old; its error is then below 1 in 1,000 and shrinks with time.
[[nodiscard]] inline std::uint64_t ticks_to_nanoseconds(std::uint64_t ticks) noexcept {
  const TickPair& origin = ticks_origin();
  TickPair now;
  while (now.nanoseconds - origin.nanoseconds < 200000) now = TickPair{};
  const double rate =
      static_cast<double>(now.nanoseconds - origin.nanoseconds) / static_cast<double>(now.ticks - origin.ticks);
  return ticks <= origin.ticks ? 0 : static_cast<std::uint64_t>(static_cast<double>(ticks - origin.ticks) * rate);
}

}  // namespace weft

#endif
