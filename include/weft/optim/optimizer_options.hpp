// Optimizer: a rule, such as AdamW, with what is done beside it: gradients clipped or kept, weights averaged, groups of
// weights with settings of their own.
//
//   inline constexpr weft::OptimizerOptions options{
//       .clip = weft::Clip::by_global_norm,
//       .groups = {{"*.bias", {.weight_decay = 0}}, {"embedding.*", {.frozen = true}}}};
//   using Step = weft::TrainStep<Loss, Inputs, mesh, weft::Ddp{}, weft::Optimizer<weft::AdamW, options>>;
//   Step step(runtime, seed, {.rule = {.learning_rate = 1e-3F}, .max_norm = 1});
#ifndef WEFT_OPTIM_OPTIMIZER_OPTIONS_HPP
#define WEFT_OPTIM_OPTIMIZER_OPTIONS_HPP

#include <weft/graph/layers.hpp>
#include <weft/optim/optimizer.hpp>

namespace weft {

// What is done with gradients, summed over devices and micro-batches, before the rule sees them.
enum class Clip : std::uint8_t {
  none,
  by_value,        // every element is brought into [-clip_value, clip_value]
  by_global_norm,  // all are multiplied by min(1, max_norm / (norm + 1e-6)), as torch.nn.utils.clip_grad_norm_ does
};

// How the weights of a group differ from the others.
struct GroupSettings {
  float learning_rate = 1;  // times that of the settings
  float weight_decay = 1;   // likewise
  bool frozen = false;      // no gradient, no states, no update
};
// The weights whose names match `pattern`, in which "*" stands for any run of letters: "*.bias". Layers of a stack have
// one name, with "*" for their number: "h.*.up.bias".
struct ParameterGroup {
  Name pattern;
  GroupSettings settings;
  int line = __builtin_LINE();  // where this is written, for messages
};

// Which gradients a step keeps: none, all (true), or those of weights that one of the patterns matches, as a group's
// does: {"output.*", "h.*.up.bias"}.
struct KeptGradients {
  fixed_vector<Name, 16> patterns;
  int line = 0;  // where they are written, for messages

  // NOLINTBEGIN(google-explicit-constructor): what is written is true, or a list
  constexpr KeptGradients(bool all = false) {
    if (all) patterns.push_back("*");
  }
  constexpr KeptGradients(const char* pattern, int at = __builtin_LINE()) : patterns{pattern}, line(at) {}
  constexpr KeptGradients(std::initializer_list<Name> names, int at = __builtin_LINE()) : line(at) {
    for (const Name& name : names) patterns.push_back(name);
  }
  // NOLINTEND(google-explicit-constructor)
  [[nodiscard]] constexpr bool has(const Name& weight) const {
    for (const Name& pattern : patterns)
      if (matches(pattern, weight)) return true;
    return false;
  }
};

struct OptimizerOptions {
  Clip clip = Clip::none;
  bool average = false;  // keep an exponential moving average of every weight: "hidden.weight.ema"
  KeptGradients keep_gradients = {};  // step.gradient("hidden.weight"): summed over devices, unscaled, not clipped
  bool gradient_norm = false;   // step.metric("gradient_norm"), also where nothing is clipped by it
  fixed_vector<ParameterGroup, 16> groups = {};  // a weight belongs to the first one that it matches, or to none
};

// A rule with options, which are a constant of static storage. The norm of all gradients is exact, so that every
// strategy clips alike, to the last bit; `step.metric("gradient_norm")` tells what it was before. Strategies ask what
// stands below `Settings`, and take the members of a plain rule for those that it does not have
// (strategies/update_rule.hpp).
template <OptimizerRule Rule, const OptimizerOptions& options>
struct Optimizer {
 private:
  static constexpr int groups = options.groups.size();
  static constexpr bool clips = options.clip != Clip::none;
  // Scalars that the host sets, in order: the rule's own; what differs in each group; the bound; the average's step.
  static constexpr int first_of_group(int group) { return Rule::scalar_count + (group - 1) * Rule::group_scalar_count; }
  static constexpr int bound_scalar = first_of_group(groups + 1), average_scalar = bound_scalar + (clips ? 1 : 0);

 public:
  struct Settings {
    typename Rule::Settings rule = {};
    float max_norm = 1;        // Clip::by_global_norm: of all gradients together; may be infinite
    float clip_value = 1;      // Clip::by_value: of one element
    float ema_decay = 0.999F;  // what an average keeps of itself in a step; in the first step it becomes the weight
  };

  static constexpr int state_count = Rule::state_count + (options.average ? 1 : 0);
  static constexpr int scalar_count = average_scalar + (options.average ? 1 : 0);

 private:
  // "group1.step_size"
  struct GroupNames {
    Name items[static_cast<std::size_t>(groups * Rule::group_scalar_count + 1)];
    constexpr GroupNames() {
      for (int i = 0; i < groups * Rule::group_scalar_count; ++i)
        items[i] = Name("group").append(name_of_number(i / Rule::group_scalar_count + 1).c_str()) /
                   Rule::scalar_names[i % Rule::group_scalar_count];
    }
  };
  static constexpr GroupNames group_names{};
  struct ScalarNames {
    const char* items[static_cast<std::size_t>(scalar_count)] = {};
    constexpr ScalarNames() {
      for (int i = 0; i < Rule::scalar_count; ++i) items[i] = Rule::scalar_names[i];
      for (int i = Rule::scalar_count; i < bound_scalar; ++i)
        items[i] = group_names.items[i - Rule::scalar_count].c_str();
      if constexpr (clips) items[bound_scalar] = options.clip == Clip::by_value ? "clip_value" : "max_norm";
      if constexpr (options.average) items[average_scalar] = "ema_step";
    }
  };
  static constexpr ScalarNames all_scalar_names{};
  struct StateNames {
    const char* items[static_cast<std::size_t>(state_count + 1)] = {};
    constexpr StateNames() {
      for (int i = 0; i < Rule::state_count; ++i) items[i] = Rule::state_names[i];
      if (options.average) items[Rule::state_count] = "ema";
    }
  };
  static constexpr StateNames all_state_names{};

 public:
  static constexpr const auto& scalar_names = all_scalar_names.items;
  static constexpr const auto& state_names = all_state_names.items;

  // Errors: setting_out_of_range.
  static void scalars(const Settings& settings, StepNumber step, float* out) {
    Rule::scalars(settings.rule, step, out);
    for (int i = 0; i < groups; ++i) {
      const GroupSettings& group = options.groups[i].settings;
      typename Rule::Settings own = settings.rule;
      own.learning_rate = settings.rule.learning_rate(step) * group.learning_rate;
      own.weight_decay *= group.weight_decay;
      float all[Rule::scalar_count];
      Rule::scalars(own, step, all);
      for (int k = 0; k < Rule::group_scalar_count; ++k) out[first_of_group(i + 1) + k] = all[k];
    }
    if constexpr (clips) {
      out[bound_scalar] = options.clip == Clip::by_value ? settings.clip_value : settings.max_norm;
      if (!(out[bound_scalar] >= 0))
        setting_out_of_range("Optimizer", scalar_names[bound_scalar], static_cast<double>(out[bound_scalar]),
                             "0 or more");
    }
    if constexpr (options.average) {
      const double decay = static_cast<double>(settings.ema_decay);
      detail::check_fraction("Optimizer", "ema_decay", decay);
      out[average_scalar] = step.applied == 1 ? 1.0F : static_cast<float>(1 - decay);
    }
  }

  // Which of the groups a weight belongs to; 0: to none.
  [[nodiscard]] static constexpr int group_of(const Name& weight) {
    for (int i = 0; i < groups; ++i)
      if (matches(options.groups[i].pattern, weight)) return i + 1;
    return 0;
  }
  [[nodiscard]] static constexpr bool is_frozen(int group) {
    return group > 0 && options.groups[group - 1].settings.frozen;
  }
  static constexpr const fixed_vector<ParameterGroup, 16>& parameter_groups = options.groups;
  static constexpr bool clips_by_global_norm = options.clip == Clip::by_global_norm;
  static constexpr bool tells_gradient_norm = clips_by_global_norm || options.gradient_norm;
  static constexpr const KeptGradients& kept_gradients = options.keep_gradients;

  // What `update` takes as `operands`: the rule's scalars, the bound (under Clip::by_global_norm: the factor of
  // gradients), the average's step; and which of the scalars it is for a weight of a group.
  static constexpr int operand_count = Rule::scalar_count + (clips ? 1 : 0) + (options.average ? 1 : 0);
  static constexpr int group_operand_count = Rule::group_scalar_count;  // the first of them differ between groups
  static constexpr int factor_operand = Rule::scalar_count;
  [[nodiscard]] static constexpr int operand(int group, int i) {
    if (i < Rule::group_scalar_count) return group == 0 ? i : first_of_group(group) + i;
    return i < Rule::scalar_count ? i : bound_scalar + i - Rule::scalar_count;
  }

  static constexpr void update(Var parameter, Var gradient, const Var* states, const Var* operands, Var& new_parameter,
                               Var* new_states) requires ElementwiseRule<Rule> {
    Rule::update(parameter, clipped(gradient, operands), states, operands, new_parameter, new_states);
    if (options.average) new_states[Rule::state_count] = averaged(new_parameter, states[Rule::state_count], operands);
  }

  static constexpr int direction_state_count = Rule::state_count;
  static constexpr void direction(Var parameter, Var gradient, const Var* states, const Var* operands, Var& direction,
                                  Var* new_states) requires LayerwiseRule<Rule> {
    Rule::direction(parameter, clipped(gradient, operands), states, operands, direction, new_states);
  }
  static constexpr Var ratio(Var parameter_norm, Var direction_norm) requires LayerwiseRule<Rule> {
    return Rule::ratio(parameter_norm, direction_norm);
  }

  static constexpr Buffer<StateOfWeight> states_of(int rank) requires WholeWeightRule<Rule> {
    return Rule::states_of(rank);
  }
  template <class Weight>
  static constexpr void direction_of(const Weight& weight, Var gradient, const Buffer<Var>& states, const Var* operands,
                                     Var& direction, Buffer<Var>& new_states) requires WholeWeightRule<Rule> {
    Rule::direction_of(weight, clipped(gradient, operands), states, operands, direction, new_states);
  }
  static constexpr Var rate(Var parameter_rms, Var direction_rms, const Var* operands) requires WholeWeightRule<Rule> {
    return Rule::rate(parameter_rms, direction_rms, operands);
  }

  static constexpr void finish(Var parameter, Var direction, Var ratio, const Var* average, const Var* operands,
                               Var& new_parameter, Var* new_average) requires(LayerwiseRule<Rule> ||
                                                                              WholeWeightRule<Rule>) {
    Rule::finish(parameter, direction, ratio, nullptr, operands, new_parameter, nullptr);
    if (options.average) *new_average = averaged(new_parameter, *average, operands);
  }

 private:
  static constexpr Var clipped(Var gradient, const Var* operands) {
    if (options.clip == Clip::none) return gradient;
    const Var bound = operands[Rule::scalar_count];
    if (options.clip == Clip::by_global_norm) return gradient * bound;
    const Var least = -bound;
    return maximum(minimum(gradient, bound), least);
  }
  static constexpr Var averaged(Var parameter, Var average, const Var* operands) {
    return average + operands[Rule::scalar_count + (clips ? 1 : 0)] * (parameter - average);
  }
};

}  // namespace weft

#endif
