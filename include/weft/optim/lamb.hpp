// LAMB (You et al., Large Batch Optimization for Deep Learning, 2020): Adam's direction, as long in every weight as the
// weight itself, so that large batches take large rates. Algorithm 2 with phi(z) = z:
//
//   m' = m + (1 - beta1) (g - m),  v' = beta2 v + (1 - beta2) g g,
//   u = m' / (1 - beta1^t) / (sqrt(v' / (1 - beta2^t)) + epsilon) + weight_decay p,
//   p' = p - learning_rate |p| / |u| u,   where a norm is 0:   p - learning_rate u.
//
// Norms are those of one weight, of each layer of a stack by itself, and exact, so that every strategy has the same bits.
#ifndef WEFT_OPTIM_LAMB_HPP
#define WEFT_OPTIM_LAMB_HPP

#include <weft/optim/adam.hpp>

namespace weft {

struct Lamb {
  struct Settings {
    Schedule learning_rate = 1e-3F;
    float beta1 = 0.9F, beta2 = 0.999F, epsilon = 1e-6F;
    float weight_decay = 0.01F;
  };
  static constexpr int state_count = 2, direction_state_count = 2;
  static constexpr const char* state_names[state_count] = {"lamb.m", "lamb.v"};
  static constexpr int scalar_count = 8, group_scalar_count = 2;
  static constexpr const char* scalar_names[scalar_count] = {
      "learning_rate", "weight_decay", "one_minus_beta1", "beta2", "one_minus_beta2", "bias_root", "epsilon", "bias"};

  // bias = 1 - beta1^t, bias_root = sqrt(1 - beta2^t). Errors: setting_out_of_range.
  static void scalars(const Settings& settings, StepNumber step, float* out) {
    out[0] = settings.learning_rate(step);
    out[1] = settings.weight_decay;
    detail::AdamMoments::scalars("Lamb", settings, static_cast<double>(out[0]), step, out + 2);
    out[7] = static_cast<float>(1 - detail::power_of(static_cast<double>(settings.beta1), step.applied));
  }

  static constexpr void direction(Var parameter, Var gradient, const Var* states, const Var* scalars, Var& direction,
                                  Var* new_states) {
    const detail::AdamMoments moments(gradient, states, scalars + 2);
    // Operands that add nodes are named, so that every compiler numbers the nodes alike.
    const Var mean = moments.m / scalars[7], adam = mean / moments.denominator;
    const Var decay = scalars[1] * parameter;
    direction = adam + decay;
    new_states[0] = moments.m;
    new_states[1] = moments.v;
  }
  static constexpr Var ratio(Var parameter_norm, Var direction_norm) {
    const Var smaller = minimum(parameter_norm, direction_norm), quotient = parameter_norm / direction_norm;
    const Var is_one = smaller <= 0.0;
    return select(is_one, like(quotient, 1), quotient);
  }
  static constexpr void finish(Var parameter, Var direction, Var ratio, const Var*, const Var* scalars,
                               Var& new_parameter, Var*) {
    const Var rate = scalars[0] * ratio;
    new_parameter = parameter - rate * direction;
  }
};

}  // namespace weft

#endif
