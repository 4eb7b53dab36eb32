// AnyOptimizer: an optimizer with its settings, as a value that is chosen when the program starts.
//
//   weft::AnyOptimizer optimizer = weft::AdamW{};
//   weft::AnyOptimizer other(weft::Sgd{}, {.learning_rate = 0.1F});
//   optimizer.settings<weft::AdamW>().weight_decay = 0;
#ifndef WEFT_DYNAMIC_ANY_OPTIMIZER_HPP
#define WEFT_DYNAMIC_ANY_OPTIMIZER_HPP

#include <weft/base/error_dynamic.hpp>
#include <weft/dynamic/any_strategy.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/trained_by.hpp>
#include <weft/strategies/tried_rule.hpp>

#include <any>
#include <span>
#include <string_view>

namespace weft {

namespace detail {

// One device's part of a training under a strategy and an optimizer. Errors: those of the strategies' rewrites;
// rule_mixes_elements.
template <class Rule>
DeviceGraph rewritten(const AnyStrategy& strategy, const TrainingGraph& training, const Mesh& mesh) {
  check_rule<Rule>();
  return strategy.visit([&](const auto& own) { return DeviceGraph(own.template rewrite<Rule>(training, mesh)); });
}

#if !WEFT_HEADER_ONLY
extern template DeviceGraph rewritten<Sgd>(const AnyStrategy&, const TrainingGraph&, const Mesh&);
extern template DeviceGraph rewritten<SgdMomentum>(const AnyStrategy&, const TrainingGraph&, const Mesh&);
extern template DeviceGraph rewritten<Adam>(const AnyStrategy&, const TrainingGraph&, const Mesh&);
extern template DeviceGraph rewritten<AdamW>(const AnyStrategy&, const TrainingGraph&, const Mesh&);
#endif

// What is done with an optimizer whose type is not known.
struct OptimizerFunctions {
  std::span<const char* const> scalar_names;
  DeviceGraph (*rewritten)(const AnyStrategy&, const TrainingGraph&, const Mesh&);
  void (*scalars)(const std::any& settings, StepNumber step, float* out);
  bool (*set)(std::any& settings, std::string_view key, double value);  // false: there is no such setting
  Buffer<Name> (*without_gradient)(const TrainingGraph&);
};

// The numbers among an optimizer's settings, by name: calls function(name, number) on those that it has.
template <class Settings, class Function>
void for_each_setting(Settings& settings, Function function) {
  function("learning_rate", settings.learning_rate);
  if constexpr (requires { settings.weight_decay; }) function("weight_decay", settings.weight_decay);
  if constexpr (requires { settings.momentum; }) function("momentum", settings.momentum);
  if constexpr (requires { settings.beta1; }) function("beta1", settings.beta1);
  if constexpr (requires { settings.beta2; }) function("beta2", settings.beta2);
  if constexpr (requires { settings.epsilon; }) function("epsilon", settings.epsilon);
}
// The settings of the rule itself, where an Optimizer has others beside them.
template <class Settings>
auto& settings_of_rule(Settings& settings) {
  if constexpr (requires { settings.rule.learning_rate; })
    return settings.rule;
  else
    return settings;
}
template <class Settings>
bool set_number(Settings& settings, std::string_view key, double value) {
  bool found = false;
  for_each_setting(settings_of_rule(settings), [&](std::string_view name, auto& number) {
    if (name != key) return;
    number = static_cast<float>(value);
    found = true;
  });
  return found;
}

template <class Rule>
inline constexpr OptimizerFunctions functions_of = {
    {Rule::scalar_names, static_cast<std::size_t>(Rule::scalar_count)},
    rewritten<Rule>,
    [](const std::any& settings, StepNumber step, float* out) {
      Rule::scalars(*std::any_cast<typename Rule::Settings>(&settings), step, out);
    },
    [](std::any& settings, std::string_view key, double value) {
      return set_number(*std::any_cast<typename Rule::Settings>(&settings), key, value);
    },
    [](const TrainingGraph& training) { return weights_without_gradient(trained_by<Rule>(training)); }};

}  // namespace detail

class AnyOptimizer {
 public:
  // `Rule`: a plain rule, such as AdamW, or an Optimizer<Rule, options>.
  template <class Rule>
  requires requires {
    typename Rule::Settings;
    Rule::scalar_count;
  }
  // NOLINTNEXTLINE(google-explicit-constructor): a rule is written where an optimizer is asked for
  AnyOptimizer(Rule, const typename Rule::Settings& settings = {})
      : functions_(&detail::functions_of<Rule>), settings_(settings) {}

  // Hyperparameters; may be changed between steps. Error: settings_are_of_another_optimizer.
  template <class Rule>
  [[nodiscard]] typename Rule::Settings& settings() {
    auto* const own = std::any_cast<typename Rule::Settings>(&settings_);
    if (own == nullptr) settings_are_of_another_optimizer(scalar_names()[0]);
    return *own;
  }
  // One of them by its name. False: there is none of this name.
  bool set(std::string_view key, double value) { return functions_->set(settings_, key, value); }

  [[nodiscard]] std::span<const char* const> scalar_names() const noexcept { return functions_->scalar_names; }
  // Writes one number a name. Error: setting_out_of_range.
  void scalars(StepNumber step, float* out) const { functions_->scalars(settings_, step, out); }
  // Errors: those of the strategies' rewrites.
  [[nodiscard]] DeviceGraph rewritten(const AnyStrategy& strategy, const TrainingGraph& training,
                                      const Mesh& mesh) const {
    return functions_->rewritten(strategy, training, mesh);
  }
  // The weights without a gradient, but for those that it freezes.
  [[nodiscard]] Buffer<Name> weights_without_gradient(const TrainingGraph& training) const {
    return functions_->without_gradient(training);
  }

 private:
  const detail::OptimizerFunctions* functions_;
  std::any settings_;
};

}  // namespace weft

#endif
