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

// One moment in ticks and on the steady clock: of a few readings the one in which the least time passed between the two
// clocks, since a thread that is interrupted there would see a rate that is wrong by as much. Costs 0.3 us.
struct TickPair {
  std::uint64_t ticks = 0, nanoseconds = 0;

  TickPair() noexcept {
    std::uint64_t narrowest = ~std::uint64_t{0};
    for (int reading = 0; reading < 5; ++reading) {
      const std::uint64_t before = ticks_now(), now = steady_nanoseconds(), width = ticks_now() - before;
      if (width >= narrowest) continue;
      narrowest = width;
      ticks = before + width / 2;
      nanoseconds = now;
    }
  }
};

// The moment from which this process counts.
[[nodiscard]] inline const TickPair& ticks_origin() noexcept {
  static const TickPair origin;
  return origin;
}

// How ticks become nanoseconds: at the rate from the origin to the moment when this was made, so that many readings are
// converted alike. The first one waits until the origin is 200 us old; its error is then below 1 in 1,000 and shrinks
// with time.
class TickScale {
 public:
  TickScale() {
    const TickPair& origin = ticks_origin();
    TickPair now;
    while (now.nanoseconds - origin.nanoseconds < 200000) now = TickPair{};
    rate_ = static_cast<double>(now.nanoseconds - origin.nanoseconds) / static_cast<double>(now.ticks - origin.ticks);
  }
  // From the origin to a reading; 0 for one that was taken before it.
  [[nodiscard]] double nanoseconds(std::uint64_t ticks) const noexcept {
    return ticks <= ticks_origin().ticks ? 0 : length(ticks - ticks_origin().ticks);
  }
  // Of so many ticks.
  [[nodiscard]] double length(std::uint64_t ticks) const noexcept { return static_cast<double>(ticks) * rate_; }

 private:
  double rate_;
};

// Nanoseconds from the origin to a reading taken after it.
[[nodiscard]] inline std::uint64_t ticks_to_nanoseconds(std::uint64_t ticks) noexcept {
  return static_cast<std::uint64_t>(TickScale().nanoseconds(ticks));
}

}  // namespace weft

#endif
