// Adam (Kingma and Ba, 2015) and AdamW (Loshchilov and Hutter, 2019), as torch.optim computes them.
//
//   m' = m + (1 - beta1) (g - m),  v' = beta2 v + (1 - beta2) g g,
//   p' = p - learning_rate / (1 - beta1^t) m' / (sqrt(v') / sqrt(1 - beta2^t) + epsilon).
#ifndef WEFT_OPTIM_ADAM_HPP
#define WEFT_OPTIM_ADAM_HPP

#include <weft/optim/optimizer.hpp>

namespace weft {

// Weight decay: AdamW shrinks the parameter by 1 - learning_rate weight_decay; Adam adds weight_decay p to the
// gradient.
template <bool decoupled>
struct BasicAdam {
  struct Settings {
    Schedule learning_rate = 1e-3F;
    float beta1 = 0.9F, beta2 = 0.999F, epsilon = 1e-8F;
    float weight_decay = decoupled ? 0.01F : 0.0F;
  };
  static constexpr int state_count = 2;
  static constexpr const char* state_names[2] = {"adam.m", "adam.v"};
  static constexpr int scalar_count = 7, group_scalar_count = 2;
  static constexpr const char* scalar_names[7] = {"step_size",       "decay",     "one_minus_beta1", "beta2",
                                                  "one_minus_beta2", "bias_root", "epsilon"};

  // step_size = learning_rate / (1 - beta1^t), bias_root = sqrt(1 - beta2^t), decay = 1 - learning_rate weight_decay
  // (AdamW) or weight_decay (Adam). Errors: setting_out_of_range.
  static void scalars(const Settings& settings, Index step, float* out) {
    const double rate = static_cast<double>(settings.learning_rate(step)),
                 decay = static_cast<double>(settings.weight_decay);
    const double beta1 = static_cast<double>(settings.beta1), beta2 = static_cast<double>(settings.beta2);
    constexpr const char* name = decoupled ? "AdamW" : "Adam";
    detail::check_not_negative(name, "learning_rate", rate);
    detail::check_not_negative(name, "weight_decay", decay);
    detail::check_not_negative(name, "epsilon", static_cast<double>(settings.epsilon));
    detail::check_fraction(name, "beta1", beta1);
    detail::check_fraction(name, "beta2", beta2);
    out[0] = static_cast<float>(rate / (1 - detail::power_of(beta1, step)));
    out[1] = decoupled ? static_cast<float>(1 - rate * decay) : settings.weight_decay;
    out[2] = static_cast<float>(1 - beta1);
    out[3] = settings.beta2;
    out[4] = static_cast<float>(1 - beta2);
    out[5] = static_cast<float>(__builtin_sqrt(1 - detail::power_of(beta2, step)));
    out[6] = settings.epsilon;
  }

  static constexpr void update(Var parameter, Var gradient, const Var* states, const Var* scalars, Var& new_parameter,
                               Var* new_states) {
    const Var step_size = scalars[0], decay = scalars[1], one_minus_beta1 = scalars[2], beta2 = scalars[3],
              one_minus_beta2 = scalars[4], bias_root = scalars[5], epsilon = scalars[6];
    const Var g = decoupled ? gradient : gradient + decay * parameter;
    const Var kept = decoupled ? parameter * decay : parameter;
    const Var m = states[0] + one_minus_beta1 * (g - states[0]);
    // Operands of one expression may be evaluated in any order: those that add nodes are named, so that every compiler
    // numbers the nodes alike.
    const Var squares = one_minus_beta2 * g * g;
    const Var v = beta2 * states[1] + squares;
    const Var denominator = sqrt(v) / bias_root + epsilon;
    new_parameter = kept - step_size * m / denominator;
    new_states[0] = m;
    new_states[1] = v;
  }
};
using Adam = BasicAdam<false>;
using AdamW = BasicAdam<true>;

}  // namespace weft

#endif
