// What an optimizer is: a struct with facts known to the compiler, hyperparameters set at run time, and one update that
// is written in Vars. The update is elementwise, so that a shard, or many parameters laid end to end, is updated alike;
// one with a sum over a weight, or anything else that makes elements of others, is refused: rule_mixes_elements.
//
//   struct Rule {
//     struct Settings { Schedule learning_rate = ...; };           // run time; may change between steps
//     static constexpr int state_count;                            // tensors kept for a parameter, zero at first
//     static constexpr const char* state_names[state_count or 1];  // "adam.m": kept as "hidden.weight.adam.m"
//     static constexpr int scalar_count;                           // f32 scalars that the host writes before a step
//     static constexpr int group_scalar_count;                     // the first of them: a group's settings change them
//     static constexpr const char* scalar_names[scalar_count];     // "step_size": input "optimizer.step_size"
//     static void scalars(const Settings&, StepNumber, float*);    // in double, rounded once
//     static constexpr void update(Var parameter, Var gradient, const Var* states, const Var* scalars,
//                                  Var& new_parameter, Var* new_states);
//   };
//
// A rule that needs the norm of a weight (optim/lamb.hpp) has these in the place of `update`; each is elementwise, too:
//
//     static constexpr int direction_state_count;                  // the first states, which `direction` changes
//     static constexpr void direction(Var parameter, Var gradient, const Var* states, const Var* scalars,
//                                     Var& direction, Var* new_states);
//     static constexpr Var ratio(Var parameter_norm, Var direction_norm);  // of one weight; numbers
//     static constexpr void finish(Var parameter, Var direction, Var ratio, const Var* other_states,
//                                  const Var* scalars, Var& new_parameter, Var* new_other_states);
//
// One that needs rows and columns (optim/adafactor.hpp) has these and `finish`; direction_state_count is 0, and states
// of the direction, which may lack a dimension of the weight, come beside the others. `weight` has the mean of a value
// shaped like the weight over its last dimension or the one before it, mean(x, 1) and mean(x, 2), and the mean of
// what is left over rows, mean_of_rows(x):
//
//     static constexpr Buffer<StateOfWeight> states_of(int rank);  // of a weight with so many dimensions
//     template <class Weight>
//     static constexpr void direction_of(const Weight& weight, Var gradient, const Buffer<Var>& states,
//                                        const Var* scalars, Var& direction, Buffer<Var>& new_states);
//     static constexpr Var rate(Var parameter_rms, Var direction_rms, const Var* scalars);  // `ratio`; numbers
#ifndef WEFT_OPTIM_OPTIMIZER_HPP
#define WEFT_OPTIM_OPTIMIZER_HPP

#include <weft/base/error_nn.hpp>
#include <weft/graph/var.hpp>
#include <weft/optim/schedules.hpp>

namespace weft {

template <class T>
concept ElementwiseRule = requires(Var var, const Var* vars, Var& result, Var* results) {
  T::update(var, var, vars, vars, result, results);
};
template <class T>
concept LayerwiseRule = requires(Var var, const Var* vars, Var& result, Var* results) {
  {T::direction_state_count};
  T::direction(var, var, vars, vars, result, results);
  result = T::ratio(var, var);
  T::finish(var, var, var, vars, vars, result, results);
};
// A state of one weight, which lacks the dimension that is the `dropped`-th from behind; 0: none.
struct StateOfWeight {
  const char* name = "";
  int dropped = 0;
};
template <class T>
concept WholeWeightRule = requires(Buffer<StateOfWeight> states, Var var, const Var* vars, Var& result, Var* results) {
  states = T::states_of(2);
  result = T::rate(var, var, vars);
  T::finish(var, var, var, vars, vars, result, results);
};
// Which step it is, from 1: `taken` counts those that were skipped, too (LossScaling), and schedules follow it, as they
// do where a script calls PyTorch's; `applied` does not, and what follows from the number of updates does: the
// correction of a bias, the first moving average. A rule that wants `taken` alone may take an Index.
struct StepNumber {
  Index taken, applied;

  // NOLINTNEXTLINE(google-explicit-constructor): where no step is skipped
  constexpr StepNumber(Index step) noexcept : StepNumber(step, 0) {}
  // `skipped`: of those before it.
  constexpr StepNumber(Index step, Index skipped) noexcept
      : taken(step), applied(step > skipped ? step - skipped : 1) {}
  // NOLINTNEXTLINE(google-explicit-constructor): see above
  constexpr operator Index() const noexcept { return taken; }
};
template <class T>
concept OptimizerRule = (ElementwiseRule<T> || LayerwiseRule<T> ||
                         WholeWeightRule<T>)&&requires(const typename T::Settings& settings, StepNumber step,
                                                       float* out) {
  {T::state_names[T::state_count > 0 ? T::state_count - 1 : 0]};
  {T::scalar_names[T::scalar_count - 1]};
  {T::group_scalar_count};
  T::scalars(settings, step, out);
};

namespace detail {

constexpr void check_not_negative(const char* optimizer, const char* setting, double value) {
  if (!(value >= 0 && value <= largest_f32)) setting_out_of_range(optimizer, setting, value, "0 or more, and finite");
}
constexpr void check_fraction(const char* optimizer, const char* setting, double value) {
  if (!(value >= 0 && value < 1)) setting_out_of_range(optimizer, setting, value, "in [0, 1)");
}
// gradient + decay * parameter; the gradient alone where decay is 0, though the parameter be infinite.
constexpr Var decayed(Var gradient, Var parameter, Var decay) {
  const Var decays = decay != 0.0;
  return gradient + select(decays, decay * parameter, 0.0);
}

}  // namespace detail

}  // namespace weft

#endif
