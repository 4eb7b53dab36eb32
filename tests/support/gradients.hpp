// Gradients from differentiate() against central finite differences, both computed in doubles.
#ifndef WEFT_TESTS_SUPPORT_GRADIENTS_HPP
#define WEFT_TESTS_SUPPORT_GRADIENTS_HPP

#include <support/program.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/verify.hpp>

namespace weft::testing {

// Inputs of a function under test, in order.
using Vars = std::vector<Var>;

// `function` maps Vars like `inputs` to a Var of any shape, and may declare more inputs, such as the weights of a
// layer; those get random values. Checks d sum(w * function) / d input for every floating input and a random w, so that
// every element of the result pulls with another weight.
template <class Function>
void expect_gradients(const std::vector<Value>& inputs, Function function, double tolerance = 1e-6) {
  Program program;
  Vars vars;
  for (std::size_t i = 0; i < inputs.size(); ++i)
    vars.push_back(program.input(("x" + std::to_string(i)).c_str(), inputs[i].shape, inputs[i].dtype));
  const Var result = function(vars);
  const Index checked = program.graph.inputs.size();
  const Var loss = sum(result * program.input("pull", result.shape(), result.dtype()));
  std::vector<Value> at = inputs;
  for (Index i = static_cast<Index>(inputs.size()); i < program.graph.inputs.size(); ++i) {
    const TensorType& type = program.graph.type(program.graph.inputs[i].node);
    at.push_back(random_value(type.dtype, type.shape, static_cast<std::uint32_t>(1000 + i), 0.2, 1));
  }
  Buffer<Id> targets;
  for (Index i = 0; i < checked; ++i) targets.push_back(program.graph.inputs[i].node);
  const Buffer<Id> gradients = differentiate(program.graph, loss.id, targets);
  program.output(loss);
  for (Id gradient : gradients) program.output({&program.graph, gradient});
  verify(program.graph);

  const std::vector<Value> outputs = interpret(program.graph, at, Arithmetic::unrounded);
  Graph loss_only = program.graph;
  loss_only.outputs.resize(1);
  const auto loss_at = [&] { return interpret(loss_only, at, Arithmetic::unrounded)[0][0]; };
  for (std::size_t i = 0; i < to_size(checked); ++i) {
    const Value& gradient = outputs[i + 1];
    ASSERT_TRUE(gradient.shape == at[i].shape) << "input " << i;
    ASSERT_EQ(gradient.dtype, at[i].dtype) << "input " << i;
    if (!is_floating(at[i].dtype)) continue;
    for (Index e = 0; e < at[i].shape.elements(); ++e) {
      constexpr double step = 1e-4;
      const double middle = at[i][e];
      at[i][e] = middle + step;
      const double above = loss_at();
      at[i][e] = middle - step;
      const double below = loss_at();
      at[i][e] = middle;
      const double difference = (above - below) / (2 * step);
      EXPECT_NEAR(gradient[e], difference, tolerance * (1 + std::fabs(difference)))
          << "input " << program.graph.input_name(static_cast<Index>(i)).c_str() << ", element " << e;
    }
  }
}

}  // namespace weft::testing

#endif
