// Learning rates that change from step to step: settings of an optimizer, which a training step evaluates by its own
// count, so that a resumed run goes on where it was: Step step(runtime, seed, {.learning_rate = WarmUpCosine{...}}).
// Steps count from 1. What torch.optim.lr_scheduler calls epoch k, or the k-th call of a schedule's step(), is step k
// + 1.
#ifndef WEFT_OPTIM_SCHEDULES_HPP
#define WEFT_OPTIM_SCHEDULES_HPP

#include <weft/base/index.hpp>

#include <type_traits>

namespace weft {

// A function of the step that fits into a Schedule: plain data of at most 48 bytes, such as those below, or a lambda.
template <class T>
concept StepFunction = std::is_trivially_copyable_v<T> && sizeof(T) <= 48 && alignof(T) <= 8 &&
                       requires(const T& function, Index step) {
  static_cast<float>(function(step));
};

// A number, or a function of the step.
class Schedule {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): settings are written as numbers
  constexpr Schedule(float constant) noexcept : constant_(constant) {}
  template <StepFunction Function>
  // NOLINTNEXTLINE(google-explicit-constructor): or as one of the schedules
  Schedule(const Function& function) noexcept : call_(call<Function>) {
    __builtin_memcpy(function_, &function, sizeof function);
  }

  // The rate of step number `step`, from 1.
  [[nodiscard]] constexpr float operator()(Index step) const {
    return call_ == nullptr ? constant_ : call_(function_, step);
  }

 private:
  float constant_ = 0;
  float (*call_)(const unsigned char* function, Index step) = nullptr;  // null: the constant
  alignas(8) unsigned char function_[48] = {};

  template <class Function>
  static float call(const unsigned char* function, Index step) {
    return static_cast<float>((*reinterpret_cast<const Function*>(function))(step));
  }
};

namespace detail {

// base^exponent for exponent >= 0, by squaring.
[[nodiscard]] constexpr double power_of(double base, Index exponent) noexcept {
  double power = 1;
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2 == 1) power *= base;
    base *= base;
  }
  return power;
}
// The rate during a linear warm-up: peak step / warmup_steps, so that its last step has the peak.
[[nodiscard]] constexpr float warm_up(float peak, Index step, Index warmup_steps) noexcept {
  return static_cast<float>(static_cast<double>(peak) * static_cast<double>(step) / static_cast<double>(warmup_steps));
}
// From `start` to `end` while `progress` goes from 0 to 1: on a line, or on half a cosine.
[[nodiscard]] constexpr float on_line(float start, float end, double progress) noexcept {
  const double from = static_cast<double>(start), to = static_cast<double>(end);
  return static_cast<float>(from + (to - from) * progress);
}
[[nodiscard]] inline float on_cosine(float start, float end, double progress) noexcept {
  constexpr double half_turn = 3.14159265358979323846;
  const double from = static_cast<double>(start), to = static_cast<double>(end);
  return static_cast<float>(to + (from - to) * 0.5 * (1 + __builtin_cos(half_turn * progress)));
}
// Linear to `peak` over the first steps, then `curve(peak, floor, progress)`: peak at step warmup_steps + 1, `floor`
// from step total_steps + 1 on.
template <class Rate, class Curve>
[[nodiscard]] constexpr float warmed_up(const Rate& rate, Index step, Curve curve) noexcept {
  if (step <= rate.warmup_steps && rate.warmup_steps > 0) return warm_up(rate.peak, step, rate.warmup_steps);
  if (step > rate.total_steps) return rate.floor;
  // Differences of integers: from 2^53 on neighbors are one double, and a short decay would be 0 / 0.
  const Index warmup = rate.warmup_steps > 0 ? rate.warmup_steps : 0, taken = step > 0 ? step - 1 : 0;
  const auto part = static_cast<double>(taken - warmup), whole = static_cast<double>(rate.total_steps - warmup);
  return curve(rate.peak, rate.floor, part / whole);
}

}  // namespace detail

// Linear to `peak` over the first `warmup_steps`, then peak / divisor^k after k times `decay_every` steps, counted from
// the start of training. With steps_per_epoch * n for `decay_every`: the ImageNet recipe peak / divisor^(epoch / n).
struct WarmUpStepDecay {
  float peak = 0.1F;
  Index warmup_steps = 0;
  Index decay_every = 0;  // 0: never
  float divisor = 10;

  [[nodiscard]] constexpr float operator()(Index step) const noexcept {
    if (step <= warmup_steps && warmup_steps > 0) return detail::warm_up(peak, step, warmup_steps);
    const Index decays = decay_every > 0 && step > 0 ? (step - 1) / decay_every : 0;
    return static_cast<float>(static_cast<double>(peak) / detail::power_of(static_cast<double>(divisor), decays));
  }
};

// Linear to `peak` over the first `warmup_steps`, then half a cosine: peak at step warmup_steps + 1, `floor` from step
// total_steps + 1 on. Without warm-up this is CosineAnnealingLR with T_max = total_steps.
struct WarmUpCosine {
  float peak = 1e-3F;
  Index warmup_steps = 0;
  Index total_steps = 1;
  float floor = 0;

  [[nodiscard]] float operator()(Index step) const noexcept {
    return detail::warmed_up(*this, step, detail::on_cosine);
  }
};

// The same with a line in the place of the cosine. Without warm-up this is LinearLR with start_factor 1, end_factor
// floor / peak and total_iters = total_steps.
struct WarmUpLinear {
  float peak = 1e-3F;
  Index warmup_steps = 0;
  Index total_steps = 1;
  float floor = 0;

  [[nodiscard]] constexpr float operator()(Index step) const noexcept {
    return detail::warmed_up(*this, step, detail::on_line);
  }
};

// Smith's one cycle (Smith and Topin, 2018), as torch.optim.lr_scheduler.OneCycleLR: from peak / start_divisor up to
// the peak within `rise` of the steps, then down to the first rate / end_divisor in step total_steps; on cosines. (The
// momentum stays as it is: cycle_momentum = False. Where only one step rises, it has the peak; torch divides by 0
// there.)
struct OneCycle {
  float peak = 1e-3F;
  Index total_steps = 2;
  float rise = 0.3F;
  float start_divisor = 25, end_divisor = 1e4F;

  [[nodiscard]] float operator()(Index step) const noexcept {
    const float first = peak / start_divisor, last = first / end_divisor;
    const double top = static_cast<double>(rise) * static_cast<double>(total_steps) - 1,
                 end = static_cast<double>(total_steps) - 1, at = static_cast<double>(step) - 1;
    if (at >= end) return last;
    return at <= top && top > 0 ? detail::on_cosine(first, peak, at / top)
                                : detail::on_cosine(peak, last, (at - top) / (end - top));
  }
};

}  // namespace weft

#endif
