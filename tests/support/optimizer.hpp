// Runs the update of an optimizer by the reference interpreter, step by step.
#ifndef WEFT_TESTS_SUPPORT_OPTIMIZER_HPP
#define WEFT_TESTS_SUPPORT_OPTIMIZER_HPP

#include <support/program.hpp>
#include <weft/optim/optimizer.hpp>

namespace weft::testing {

// A parameter [elements] and its states under `Rule`.
template <class Rule>
class Trained {
 public:
  explicit Trained(Value start) : parameter(std::move(start)) {
    const Shape shape = parameter.shape;
    const Var p = program_.input("p", shape), g = program_.input("g", shape);
    Var states_in[Rule::state_count + 1], states_out[Rule::state_count + 1], scalars[Rule::scalar_count + 1], updated;
    for (int i = 0; i < Rule::state_count; ++i) {
      states_in[i] = program_.input(Rule::state_names[i], shape);
      states.push_back(filled_value(DType::f32, shape, 0));
    }
    for (int i = 0; i < Rule::scalar_count; ++i) scalars[i] = program_.input(Rule::scalar_names[i], {});
    Rule::update(p, g, states_in, scalars, updated, states_out);
    program_.output(updated);
    for (int i = 0; i < Rule::state_count; ++i) program_.output(states_out[i]);
  }

  Value parameter;
  std::vector<Value> states;

  void step(const typename Rule::Settings& settings, const Value& gradient) {
    std::vector<Value> inputs{parameter, gradient};
    inputs.insert(inputs.end(), states.begin(), states.end());
    float scalars[Rule::scalar_count + 1];
    Rule::scalars(settings, ++steps_, scalars);
    for (int i = 0; i < Rule::scalar_count; ++i)
      inputs.push_back(filled_value(DType::f32, {}, static_cast<double>(scalars[i])));
    const std::vector<Value> outputs = interpret(program_.graph, inputs);
    parameter = outputs[0];
    states.assign(outputs.begin() + 1, outputs.end());
  }

 private:
  Program program_;
  Index steps_ = 0;
};

// Gradients that change from step to step.
inline Value gradient_of_step(const Shape& shape, int step) {
  return random_value(DType::f32, shape, static_cast<std::uint32_t>(500 + step), -0.5, 1);
}

}  // namespace weft::testing

#endif
