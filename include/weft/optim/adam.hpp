// Adam (Kingma and Ba, 2015) and AdamW (Loshchilov and Hutter, 2019), as torch.optim computes them.
//
//   m' = m + (1 - beta1) (g - m),  v' = beta2 v + (1 - beta2) g g,
//   p' = p - learning_rate / (1 - beta1^t) m' / (sqrt(v') / sqrt(1 - beta2^t) + epsilon).
#ifndef WEFT_OPTIM_ADAM_HPP
#define WEFT_OPTIM_ADAM_HPP

#include <weft/optim/optimizer.hpp>

namespace weft {

namespace detail {

// What Adam and Lamb (optim/lamb.hpp) have in common: moments of the gradient, and five scalars.
struct AdamMoments {
  Var m, v, denominator;  // m', v', sqrt(v') / bias_root + epsilon

  // Writes 1 - beta1, beta2, 1 - beta2, bias_root = sqrt(1 - beta2^t) and epsilon. Errors: setting_out_of_range.
  template <class Settings>
  static void scalars(const char* optimizer, const Settings& settings, double rate, StepNumber step, float* out) {
    const double beta1 = static_cast<double>(settings.beta1), beta2 = static_cast<double>(settings.beta2);
    check_not_negative(optimizer, "learning_rate", rate);
    check_not_negative(optimizer, "weight_decay", static_cast<double>(settings.weight_decay));
    check_not_negative(optimizer, "epsilon", static_cast<double>(settings.epsilon));
    check_fraction(optimizer, "beta1", beta1);
    check_fraction(optimizer, "beta2", beta2);
    out[0] = static_cast<float>(1 - beta1);
    out[1] = settings.beta2;
    out[2] = static_cast<float>(1 - beta2);
    out[3] = static_cast<float>(__builtin_sqrt(1 - power_of(beta2, step.applied)));
    out[4] = settings.epsilon;
  }
  // `states`: m and v.
  constexpr AdamMoments(Var gradient, const Var* states, const Var* scalars) {
    m = states[0] + scalars[0] * (gradient - states[0]);
    // Operands of one expression may be evaluated in any order: those that add nodes are named, so that every compiler
    // numbers the nodes alike.
    const Var squares = scalars[2] * gradient * gradient;
    v = scalars[1] * states[1] + squares;
    denominator = sqrt(v) / scalars[3] + scalars[4];
  }
};

}  // namespace detail

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

  // step_size = learning_rate / (1 - beta1^t), decay = 1 - learning_rate weight_decay (AdamW) or weight_decay (Adam).
  // Errors: setting_out_of_range.
  static void scalars(const Settings& settings, StepNumber step, float* out) {
    const double rate = static_cast<double>(settings.learning_rate(step)),
                 decay = static_cast<double>(settings.weight_decay);
    detail::AdamMoments::scalars(decoupled ? "AdamW" : "Adam", settings, rate, step, out + 2);
    out[0] = static_cast<float>(rate / (1 - detail::power_of(static_cast<double>(settings.beta1), step.applied)));
    out[1] = decoupled ? static_cast<float>(1 - rate * decay) : settings.weight_decay;
  }

  static constexpr void update(Var parameter, Var gradient, const Var* states, const Var* scalars, Var& new_parameter,
                               Var* new_states) {
    const Var step_size = scalars[0], decay = scalars[1];
    const Var g = decoupled ? gradient : detail::decayed(gradient, parameter, decay);
    const Var kept = decoupled ? parameter * decay : parameter;
    const detail::AdamMoments moments(g, states, scalars + 2);
    new_parameter = kept - step_size * moments.m / moments.denominator;
    new_states[0] = moments.m;
    new_states[1] = moments.v;
  }
};
using Adam = BasicAdam<false>;
using AdamW = BasicAdam<true>;

}  // namespace weft

#endif
