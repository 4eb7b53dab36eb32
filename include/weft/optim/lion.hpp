// Lion (Chen et al., Symbolic Discovery of Optimization Algorithms, 2023): a step of equal size in every element, the
// sign of an average of gradients; half of Adam's memory. Wants 3 to 10 times less rate, and as much more decay.
//
//   c = beta1 m + (1 - beta1) g,  p' = p (1 - learning_rate weight_decay) - learning_rate sign(c),
//   m' = beta2 m + (1 - beta2) g.
#ifndef WEFT_OPTIM_LION_HPP
#define WEFT_OPTIM_LION_HPP

#include <weft/optim/optimizer.hpp>

namespace weft {

struct Lion {
  struct Settings {
    Schedule learning_rate = 1e-4F;
    float beta1 = 0.9F, beta2 = 0.99F;
    float weight_decay = 0;
  };
  static constexpr int state_count = 1;
  static constexpr const char* state_names[1] = {"lion.m"};
  static constexpr int scalar_count = 4, group_scalar_count = 2;
  static constexpr const char* scalar_names[scalar_count] = {"learning_rate", "decay", "beta1", "beta2"};

  // decay = 1 - learning_rate weight_decay. Errors: setting_out_of_range.
  static constexpr void scalars(const Settings& settings, Index step, float* out) {
    const double rate = static_cast<double>(settings.learning_rate(step)),
                 decay = static_cast<double>(settings.weight_decay);
    detail::check_not_negative("Lion", "learning_rate", rate);
    detail::check_not_negative("Lion", "weight_decay", decay);
    detail::check_fraction("Lion", "beta1", static_cast<double>(settings.beta1));
    detail::check_fraction("Lion", "beta2", static_cast<double>(settings.beta2));
    out[0] = static_cast<float>(rate);
    out[1] = static_cast<float>(1 - rate * decay);
    out[2] = settings.beta1;
    out[3] = settings.beta2;
  }
  static constexpr void update(Var parameter, Var gradient, const Var* states, const Var* scalars, Var& new_parameter,
                               Var* new_states) {
    // m moved towards g by what a beta leaves: each operand is named, so that every compiler numbers the nodes alike.
    const Var difference = states[0] - gradient;
    const Var direction = sign(gradient + scalars[2] * difference);
    const Var kept = parameter * scalars[1];
    new_parameter = kept - scalars[0] * direction;
    new_states[0] = gradient + scalars[3] * difference;
  }
};

}  // namespace weft

#endif
