// A clock that costs 10 ns: the processor's time-stamp counter where there is one, else the steady clock.
// Readings are raw; they become nanoseconds only when somebody looks at them.
#ifndef WEFT_OBSERVE_TICKS_HPP
#define WEFT_OBSERVE_TICKS_HPP

#include <weft/base/index.hpp>

#include <time.h>

namespace weft {

// Nanoseconds of a clock that never goes back; costs 30 ns. (<chrono> is 40 ms of compile time in every user's file.)
[[nodiscard]] WEFT_DECL std::uint64_t steady_nanoseconds() noexcept;

// Monotonic on one thread and across threads on processors with an invariant counter (all x86-64 since about 2008).
[[nodiscard]] WEFT_DECL std::uint64_t ticks_now() noexcept;

// One moment in ticks and on the steady clock: of a few readings the one in which the least time passed between the two
// clocks, since a thread that is interrupted there would see a rate that is wrong by as much. Costs 0.3 us.
struct TickPair {
  std::uint64_t ticks = 0, nanoseconds = 0;

  WEFT_DECL TickPair() noexcept;
};

// The moment from which this process counts.
[[nodiscard]] WEFT_DECL const TickPair& ticks_origin() noexcept;

// How ticks become nanoseconds: at the rate from the origin to the moment when this was made, so that many readings are
// converted alike. The first one waits until the origin is 200 us old; its error is then below 1 in 1,000 and shrinks
// with time.
class TickScale {
 public:
  WEFT_DECL TickScale();
  // From the origin to a reading; 0 for one that was taken before it.
  [[nodiscard]] double nanoseconds(std::uint64_t ticks) const noexcept {
    return ticks <= ticks_origin().ticks ? 0 : length(ticks - ticks_origin().ticks);
  }
  // How long so many ticks are.
  [[nodiscard]] double length(std::uint64_t ticks) const noexcept { return static_cast<double>(ticks) * rate_; }

 private:
  double rate_;
};

// Nanoseconds from the origin to a reading taken after it.
[[nodiscard]] WEFT_DECL std::uint64_t ticks_to_nanoseconds(std::uint64_t ticks) noexcept;

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/observe/ticks.ipp>
#endif

#endif
