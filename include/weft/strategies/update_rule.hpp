// What strategies ask of an optimizer: of a rule with options (optim/optimizer_options.hpp), or of a plain rule, which
// has one group of weights, freezes none, clips and keeps nothing.
#ifndef WEFT_STRATEGIES_UPDATE_RULE_HPP
#define WEFT_STRATEGIES_UPDATE_RULE_HPP

#include <weft/base/index.hpp>
#include <weft/graph/var.hpp>

namespace weft {

// Neighbors in a flat vector whose weights belong to one group of the optimizer, up to element `end`.
struct GroupRun {
  int group = 0;
  Index end = 0;
};
// How what is updated at once is made of weights: to which groups its elements belong, and, for rules that ask for
// norms, where each weight ends and which axes cut it. `positions`: where the elements that a device has lie in the
// whole vector, a number for each, unless there is one run and one weight only.
struct GroupRuns {
  Buffer<GroupRun> runs;
  Buffer<Index> weight_ends;
  AxisList cut;
  Var positions = {};
};

template <class Optimizer>
concept HasOptions = requires {
  Optimizer::parameter_groups;
};

// Does an update need rows and columns of each weight, which flat vectors do not have?
template <class Optimizer>
inline constexpr bool needs_whole_weights = requires {
  Optimizer::states_of(2);
};
// Does an update need the norm of each weight? See optim/optimizer.hpp.
template <class Optimizer>
inline constexpr bool needs_weight_norms = requires(Var var, const Var* vars, Var* results) {
  Optimizer::finish(var, var, var, vars, vars, *results, results);
};

template <class Optimizer>
struct UpdateRule {
  // The group of a weight: a number, 0 for those that are in none.
  [[nodiscard]] static constexpr int group_of([[maybe_unused]] const Name& weight) { return 0; }
  [[nodiscard]] static constexpr bool is_frozen([[maybe_unused]] const Name& weight) { return false; }
  static constexpr bool freezes = false, clips_by_global_norm = false;
  static constexpr bool tells_gradient_norm = false;
  [[nodiscard]] static constexpr bool keeps_gradient_of([[maybe_unused]] const Name& weight) { return false; }

  // Scalars that an update takes, and which of the optimizer's scalars they are for a weight of a group.
  static constexpr int operand_count = Optimizer::scalar_count;
  static constexpr int group_operand_count = 0;  // the first of them differ between groups
  static constexpr int factor_operand = -1;      // in its place stands the common factor of all gradients; -1: none
  [[nodiscard]] static constexpr int operand([[maybe_unused]] int group, int i) { return i; }
};

template <HasOptions Optimizer>
struct UpdateRule<Optimizer> {
  [[nodiscard]] static constexpr int group_of(const Name& weight) { return Optimizer::group_of(weight); }
  [[nodiscard]] static constexpr bool is_frozen(const Name& weight) {
    return Optimizer::is_frozen(Optimizer::group_of(weight));
  }
  static constexpr bool freezes = [] {
    for (const auto& group : Optimizer::parameter_groups)
      if (group.settings.frozen) return true;
    return false;
  }();
  static constexpr bool clips_by_global_norm = Optimizer::clips_by_global_norm;
  static constexpr bool tells_gradient_norm = Optimizer::tells_gradient_norm;
  [[nodiscard]] static constexpr bool keeps_gradient_of(const Name& weight) {
    return Optimizer::kept_gradients.has(weight);
  }

  static constexpr int operand_count = Optimizer::operand_count;
  static constexpr int group_operand_count = Optimizer::group_operand_count;
  static constexpr int factor_operand = clips_by_global_norm ? Optimizer::factor_operand : -1;
  [[nodiscard]] static constexpr int operand(int group, int i) { return Optimizer::operand(group, i); }
};

}  // namespace weft

#endif
