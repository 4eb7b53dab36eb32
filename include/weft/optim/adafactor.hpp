// Adafactor (Shazeer and Stern, Adaptive Learning Rates with Sublinear Memory Cost, 2018), as torch.optim.Adafactor
// computes it: of the second moment of a matrix only the means of rows and of columns are kept.
//
//   w = t^beta2_decay,  r' = r + w (mean of g g over columns - r),  c' = c + w (mean of g g over rows - c),
//   v = r' c' / max(mean of r', epsilon1)          of a weight with one dimension: v' = v + w (g g - v),
//   u = g / sqrt(max(v, epsilon1^2)),
//   p' = p (1 - learning_rate weight_decay) - rho max(epsilon2, rms(p)) / max(1, rms(u) / clip_threshold) u,
//   rho = min(learning_rate, 1 / sqrt(t)).
//
// The last two dimensions of a weight are its rows and columns, which Spmd may cut. Under Fsdp, whose flat vectors have
// neither, every device gathers the gradient of a unit for its update, and keeps the states of all of it.
#ifndef WEFT_OPTIM_ADAFACTOR_HPP
#define WEFT_OPTIM_ADAFACTOR_HPP

#include <weft/optim/optimizer.hpp>

namespace weft {

struct Adafactor {
  struct Settings {
    Schedule learning_rate = 1e-2F;
    float beta2_decay = -0.8F;
    float epsilon1 = 0x1p-23F, epsilon2 = 1e-3F;
    float clip_threshold = 1;
    float weight_decay = 0;
  };
  static constexpr int state_count = 0, direction_state_count = 0;  // see states_of
  static constexpr const char* state_names[1] = {""};
  static constexpr int scalar_count = 7, group_scalar_count = 2;
  static constexpr const char* scalar_names[scalar_count] = {
      "rate", "decay", "one_minus_beta2", "epsilon1", "least_variance", "epsilon2", "clip_threshold"};

  // rate = rho, decay = 1 - learning_rate weight_decay, one_minus_beta2 = w, least_variance = epsilon1^2. Errors:
  // setting_out_of_range.
  static void scalars(const Settings& settings, StepNumber step, float* out) {
    const double rate = static_cast<double>(settings.learning_rate(step)), t = static_cast<double>(step.applied);
    detail::check_not_negative("Adafactor", "learning_rate", rate);
    detail::check_not_negative("Adafactor", "weight_decay", static_cast<double>(settings.weight_decay));
    detail::check_not_negative("Adafactor", "epsilon1", static_cast<double>(settings.epsilon1));
    detail::check_not_negative("Adafactor", "epsilon2", static_cast<double>(settings.epsilon2));
    if (!(settings.beta2_decay <= 0))
      setting_out_of_range("Adafactor", "beta2_decay", static_cast<double>(settings.beta2_decay), "0 or less");
    if (!(settings.clip_threshold > 0))
      setting_out_of_range("Adafactor", "clip_threshold", static_cast<double>(settings.clip_threshold), "above 0");
    const double largest = 1 / __builtin_sqrt(t);
    out[0] = static_cast<float>(rate < largest ? rate : largest);
    out[1] = static_cast<float>(1 - rate * static_cast<double>(settings.weight_decay));
    out[2] = static_cast<float>(__builtin_pow(t, static_cast<double>(settings.beta2_decay)));
    out[3] = settings.epsilon1;
    out[4] = settings.epsilon1 * settings.epsilon1;
    out[5] = settings.epsilon2;
    out[6] = settings.clip_threshold;
  }

  // Rows have no last dimension, columns not the one before it.
  static constexpr Buffer<StateOfWeight> states_of(int rank) {
    if (rank < 2) return {{"adafactor.variance", 0}};
    return {{"adafactor.row", 1}, {"adafactor.column", 2}};
  }
  template <class Weight>
  static constexpr void direction_of(const Weight& weight, Var gradient, const Buffer<Var>& states, const Var* scalars,
                                     Var& direction, Buffer<Var>& new_states) {
    // Operands that add nodes are named, so that every compiler numbers the nodes alike.
    const Var squares = square(gradient);
    Var variance;
    if (states.size() == 1) {
      variance = moved(states[0], squares, scalars[2]);
      new_states.push_back(variance);
    } else {
      const Var row_means = weight.mean(squares, 1), column_means = weight.mean(squares, 2);
      const Var row = moved(states[0], row_means, scalars[2]);
      const Var column = moved(states[1], column_means, scalars[2]);
      const Var of_rows = maximum(weight.mean_of_rows(row), scalars[3]);
      const Var share = row / expand_dims(of_rows, -1);
      const Var rows = expand_dims(share, -1), columns = expand_dims(column, row.rank() - 1);
      variance = rows * columns;
      new_states.push_back(row);
      new_states.push_back(column);
    }
    const Var scale = rsqrt(maximum(variance, scalars[4]));
    direction = gradient * scale;
  }
  static constexpr Var rate(Var parameter_rms, Var direction_rms, const Var* scalars) {
    const Var size = maximum(parameter_rms, scalars[5]);
    const Var excess = maximum(direction_rms / scalars[6], 1.0);
    return scalars[0] * size / excess;
  }
  static constexpr void finish(Var parameter, Var direction, Var rate, const Var*, const Var* scalars,
                               Var& new_parameter, Var*) {
    const Var kept = parameter * scalars[1];
    new_parameter = kept - rate * direction;
  }

 private:
  static constexpr Var moved(Var from, Var to, Var share) {
    const Var difference = to - from;
    return from + share * difference;
  }
};

}  // namespace weft

#endif
