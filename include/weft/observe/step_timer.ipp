// Definitions of observe/step_timer.hpp.
#ifndef WEFT_OBSERVE_STEP_TIMER_IPP
#define WEFT_OBSERVE_STEP_TIMER_IPP

#include <weft/observe/step_timer.hpp>

namespace weft {

StepTimer::StepTimer(Index steps, Index spans)
    : spans_(spans), totals_(steps + 1), steps_(steps) {
  static_cast<void>(ticks_origin());
}

void StepTimer::enter(Index call) noexcept {
  call_ = static_cast<std::uint32_t>(call);
  last_ = ticks_now();
  entered_ = true;
}

void StepTimer::start(Index call) noexcept {
  if (entered_)
    finish(StepSpan::transfer, 0);
  else
    enter(call);
  entered_ = false;
}

void StepTimer::finish(Index step, std::uint64_t matched) noexcept {
  const std::uint64_t begin = last_;
  last_ = ticks_now();
  matched = matched > begin && matched <= last_ ? matched : begin;
  spans_.add({call_, static_cast<std::int32_t>(step), begin, matched, last_});
  StepTotal& total = totals_.items[step + 1];
  ++total.count;
  total.waited += matched - begin;
  total.worked += last_ - matched;
}

void StepTimer::clear() noexcept {
  spans_.clear();
  for (Index i = 0; i <= steps_; ++i) totals_.items[i] = {};
}

}  // namespace weft

#endif
