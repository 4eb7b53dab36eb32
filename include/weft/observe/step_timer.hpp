// How long each step of a plan takes on one device. A span starts where the one before it ended, so that one reading of
// the clock is enough for a step and the spans of a call have no gaps.
#ifndef WEFT_OBSERVE_STEP_TIMER_HPP
#define WEFT_OBSERVE_STEP_TIMER_HPP

#include <weft/observe/span_ring.hpp>

namespace weft {

// What a device did from `begin` to `end`, in ticks. A collective waited for others until `matched`; everything else
// has matched == begin.
struct StepSpan {
  static constexpr std::int32_t transfer = -1;  // in place of a step: the batch came to the device

  std::uint32_t call = 0;  // number of the call
  std::int32_t step = 0;   // in the plan
  std::uint64_t begin = 0, matched = 0, end = 0;
};
static_assert(sizeof(StepSpan) == 32);

// All spans of a step together, in ticks.
struct StepTotal {
  Index count = 0;
  std::uint64_t waited = 0, worked = 0;
};

// The owner calls enter (or not), start, and finish after every step. Allocates nothing after construction.
class StepTimer {
 public:
  // For a plan of `steps` steps; keeps `spans` spans, 32 bytes each.
  WEFT_DECL StepTimer(Index steps, Index spans);

  // The device has entered call `call`; what it does before start() is the transfer of its batch.
  WEFT_DECL void enter(Index call) noexcept;
  WEFT_DECL void start(Index call) noexcept;
  // Step `step` is done. `matched`: when the members of a collective had all come; 0 for other steps.
  WEFT_DECL void finish(Index step, std::uint64_t matched) noexcept;
  WEFT_DECL void clear() noexcept;

  [[nodiscard]] const Ring<StepSpan>& spans() const noexcept { return spans_; }
  // All spans of a step, or of the transfer, since clear().
  [[nodiscard]] const StepTotal& total(Index step) const noexcept { return totals_.items[step + 1]; }

 private:
  Ring<StepSpan> spans_;
  Buffer<StepTotal> totals_;  // the transfer's, then one a step
  Index steps_;
  std::uint32_t call_ = 0;
  std::uint64_t last_ = 0;
  bool entered_ = false;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/observe/step_timer.ipp>
#endif

#endif
