// Learning rates as functions of the step, on the host: `step.settings.learning_rate = schedule(step.steps() + 1)`.
// Steps count from 1, as in Optimizer::scalars.
#ifndef WEFT_OPTIM_SCHEDULES_HPP
#define WEFT_OPTIM_SCHEDULES_HPP

#include <weft/optim/optimizer.hpp>

namespace weft {

struct ConstantRate {
  float learning_rate = 1e-3F;
  [[nodiscard]] constexpr float operator()(Index) const noexcept { return learning_rate; }
};

namespace detail {

// The rate during a linear warm-up: peak step / warmup_steps, so that its last step has the peak.
[[nodiscard]] constexpr float warm_up(float peak, Index step, Index warmup_steps) noexcept {
  return static_cast<float>(static_cast<double>(peak) * static_cast<double>(step) / static_cast<double>(warmup_steps));
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
    const Index decays = decay_every > 0 ? (step - 1) / decay_every : 0;
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
    if (step <= warmup_steps && warmup_steps > 0) return detail::warm_up(peak, step, warmup_steps);
    if (step > total_steps) return floor;
    constexpr double pi = 3.14159265358979323846;
    const double progress =
        static_cast<double>(step - 1 - warmup_steps) / static_cast<double>(total_steps - warmup_steps);
    const double low = static_cast<double>(floor), high = static_cast<double>(peak);
    return static_cast<float>(low + (high - low) * 0.5 * (1 + __builtin_cos(pi * progress)));
  }
};

}  // namespace weft

#endif
