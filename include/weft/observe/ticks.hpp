// A clock that costs 10 ns: the processor's time-stamp counter where there is one, else the steady clock.
// Readings are raw; they become nanoseconds only when somebody looks at them.
#ifndef WEFT_OBSERVE_TICKS_HPP
#define WEFT_OBSERVE_TICKS_HPP

#include <weft/base/index.hpp>

#include <chrono>

namespace weft {

// Monotonic on one thread and across threads on processors with an invariant counter (all x86-64 since about 2008).
[[nodiscard]] inline std::uint64_t ticks_now() noexcept {
#if defined(__x86_64__)
  return __builtin_ia32_rdtsc();
#else
  return static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
#endif
}

// One moment in ticks and on the steady clock.
struct TickPair {
  std::uint64_t ticks = ticks_now();
  std::chrono::steady_clock::time_point time = std::chrono::steady_clock::now();
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
  while (now.time - origin.time < std::chrono::microseconds(200)) now = TickPair{};
  const auto nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(now.time - origin.time).count();
  const double rate = static_cast<double>(nanoseconds) / static_cast<double>(now.ticks - origin.ticks);
  return ticks <= origin.ticks ? 0 : static_cast<std::uint64_t>(static_cast<double>(ticks - origin.ticks) * rate);
}

}  // namespace weft

#endif
