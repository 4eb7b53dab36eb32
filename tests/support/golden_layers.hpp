// tests/golden/layers.json: single layers and losses beside PyTorch, forward and backward.
#ifndef WEFT_TESTS_SUPPORT_GOLDEN_LAYERS_HPP
#define WEFT_TESTS_SUPPORT_GOLDEN_LAYERS_HPP

#include <support/golden.hpp>
#include <support/program.hpp>
#include <weft/graph/differentiate.hpp>

namespace weft::testing {

// What a case gives to a function beside weights, which the function declares.
struct GoldenInput {
  const char* name;
  Shape shape;
  DType dtype = DType::f32;
};

inline const Json& golden_case(const Json& file, const std::string& name) {
  for (const Json& one : file.at("cases").as_array())
    if (one.at("name").as_string() == name) return one;
  throw std::runtime_error("no case is called " + name);
}
// Numbers in [-1, 1) of a name, as every language can make them; integers are in the case.
inline Value golden_numbers(const Json& file, const Json& one, const std::string& name, DType dtype,
                            const Shape& shape) {
  Value value = filled_value(dtype, shape, 0);
  for (const Json& integers : one.at("integers").as_array())
    if (integers.at("name").as_string() == name) {
      for (Index i = 0; i < shape.elements(); ++i) value[i] = integers.at("values").as_array()[to_size(i)].as_double();
      return value;
    }
  const std::string stream = one.at("name").as_string() + "/" + name;
  for (Index i = 0; i < shape.elements(); ++i) {
    const std::uint32_t bits = random_bits_at(seed_of(file), stream.c_str(), 0, static_cast<std::uint32_t>(i));
    value[i] = 2 * static_cast<double>(uniform_from_bits(bits)) - 1;
  }
  return value;
}

// `function` maps Vars of `data` to the results of the case; the weights that it declares have the case's names.
// Results and, for every number that goes in, its gradient times a probe, made in doubles.
template <class Function>
void expect_golden_layer(const char* name, const std::vector<GoldenInput>& data, Function function,
                         double tolerance = 1e-7) {
  SCOPED_TRACE(name);
  const Json file = golden_file("layers.json");
  const Json& one = golden_case(file, name);
  Program program;
  std::vector<Var> vars;
  for (const GoldenInput& input : data) vars.push_back(program.input(input.name, input.shape, input.dtype));
  const std::vector<Var> results = function(vars);
  ASSERT_EQ(results.size(), one.at("outs").as_array().size());
  const Index given = program.graph.inputs.size();
  Var loss = constant(program.graph, 0);
  for (std::size_t i = 0; i < results.size(); ++i) {
    program.output(results[i]);
    loss = loss + sum(results[i] * program.input(("pull" + std::to_string(i)).c_str(), results[i].shape()));
  }
  Buffer<Id> targets;
  std::vector<Value> values;
  for (Index i = 0; i < program.graph.inputs.size(); ++i) {
    const Id node = program.graph.inputs[i].node;
    const TensorType& type = program.graph.type(node);
    values.push_back(golden_numbers(file, one, program.graph.input_name(i).c_str(), type.dtype, type.shape));
    if (i < given) targets.push_back(node);
  }
  for (const Id gradient : differentiate(program.graph, loss.id, targets)) program.output({&program.graph, gradient});
  const std::vector<Value> made = interpret(program.graph, values, Arithmetic::unrounded);
  for (std::size_t i = 0; i < results.size(); ++i) {
    const std::vector<Json>& expected = one.at("outs").as_array()[i].as_array();
    ASSERT_EQ(static_cast<std::size_t>(made[i].shape.elements()), expected.size());
    for (std::size_t e = 0; e < expected.size(); ++e)
      EXPECT_NEAR(made[i][static_cast<Index>(e)], expected[e].as_double(), tolerance)
          << "result " << i << ", element " << e;
  }
  for (const Json& gradient : one.at("gradients").as_array()) {
    const std::string input = gradient.at("name").as_string();
    const std::int32_t number = program.graph.find_input(input.c_str());
    ASSERT_GE(number, 0) << "no input is called " << input;
    const Value& slopes = made[results.size() + to_size(number)];
    const Value probe = golden_numbers(file, one, input + ".probe", DType::f32, slopes.shape);
    double dot = 0;
    for (Index e = 0; e < slopes.shape.elements(); ++e) dot += slopes[e] * probe[e];
    EXPECT_NEAR(dot, gradient.at("dot").as_double(), 10 * tolerance) << "gradient of " << input;
  }
}

}  // namespace weft::testing

#endif
