// Stochastic gradient descent, as torch.optim.SGD computes it (dampening 0).
#ifndef WEFT_OPTIM_SGD_HPP
#define WEFT_OPTIM_SGD_HPP

#include <weft/optim/optimizer.hpp>

namespace weft {

// d = g + weight_decay p;  p' = p - learning_rate d.
struct Sgd {
  struct Settings {
    Schedule learning_rate = 1e-3F;
    float weight_decay = 0;
  };
  static constexpr int state_count = 0;
  static constexpr const char* state_names[1] = {""};
  static constexpr int scalar_count = 2, group_scalar_count = 2;
  static constexpr const char* scalar_names[scalar_count] = {"learning_rate", "weight_decay"};

  // Errors: setting_out_of_range.
  static constexpr void scalars(const Settings& settings, Index step, float* out) {
    const float rate = settings.learning_rate(step);
    detail::check_not_negative("Sgd", "learning_rate", static_cast<double>(rate));
    detail::check_not_negative("Sgd", "weight_decay", static_cast<double>(settings.weight_decay));
    out[0] = rate;
    out[1] = settings.weight_decay;
  }
  static constexpr void update(Var parameter, Var gradient, const Var*, const Var* scalars, Var& new_parameter, Var*) {
    const Var direction = detail::decayed(gradient, parameter, scalars[1]);
    new_parameter = parameter - scalars[0] * direction;
  }
};

// b' = momentum b + d, b = 0 at first, which makes b' = d in the first step;  p' = p - learning_rate b', or with
// Nesterov's rule p' = p - learning_rate (d + momentum b').
template <bool nesterov>
struct BasicSgdMomentum {
  struct Settings {
    Schedule learning_rate = 1e-3F;
    float momentum = 0.9F, weight_decay = 0;
  };
  static constexpr int state_count = 1;
  static constexpr const char* state_names[1] = {"sgd.momentum"};
  static constexpr int scalar_count = 3, group_scalar_count = 2;
  static constexpr const char* scalar_names[scalar_count] = {"learning_rate", "weight_decay", "momentum"};

  // Errors: setting_out_of_range.
  static constexpr void scalars(const Settings& settings, Index step, float* out) {
    Sgd::scalars({settings.learning_rate, settings.weight_decay}, step, out);
    detail::check_not_negative("SgdMomentum", "momentum", static_cast<double>(settings.momentum));
    out[2] = settings.momentum;
  }
  static constexpr void update(Var parameter, Var gradient, const Var* states, const Var* scalars, Var& new_parameter,
                               Var* new_states) {
    const Var direction = detail::decayed(gradient, parameter, scalars[1]);
    new_states[0] = scalars[2] * states[0] + direction;
    const Var step = nesterov ? direction + scalars[2] * new_states[0] : new_states[0];
    new_parameter = parameter - scalars[0] * step;
  }
};
using SgdMomentum = BasicSgdMomentum<false>;
using SgdNesterov = BasicSgdMomentum<true>;

}  // namespace weft

#endif
