// Small graphs for tests: inputs by name, outputs in order, run by the reference interpreter; and numbers to run them
// on.
#ifndef WEFT_TESTS_SUPPORT_PROGRAM_HPP
#define WEFT_TESTS_SUPPORT_PROGRAM_HPP

#include <weft/base/random.hpp>
#include <weft/graph/var.hpp>
#include <weft/reference/interpret.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace weft::testing {

class Program {
 public:
  Graph graph;

  Var input(const char* name, const Shape& shape, DType dtype = DType::f32, InputKind kind = InputKind::data) {
    return {&graph, graph.add_input(name, kind, dtype, shape)};
  }
  void output(Var x) { graph.add_output(("out" + std::to_string(graph.outputs.size())).c_str(), x.id); }
  // The value of `x` alone, for these inputs.
  Value value(Var x, const std::vector<Value>& inputs = {}, Arithmetic arithmetic = Arithmetic::typed) {
    Graph copy = graph;
    copy.outputs.clear();
    copy.add_output("value", x.id);
    return interpret(copy, inputs, arithmetic)[0];
  }
};

// A number that differs if any node, operand, input or output differs, or stands in another order.
constexpr std::uint64_t fingerprint(const Graph& graph) {
  std::uint64_t hash = 14695981039346656037u;
  const auto mix = [&hash](auto word) { hash = (hash ^ static_cast<std::uint64_t>(word)) * 1099511628211u; };
  for (const Node& node : graph.nodes) {
    mix(node.op);
    mix(node.phase);
    mix(node.type);
    mix(node.attributes);
    mix(node.operand_count);
  }
  for (Id operand : graph.operand_pool) mix(operand);
  for (const TensorType& type : graph.types.tensors) mix(type.hash());
  for (const Literal& literal : graph.pools.literals) mix(literal.hash());
  for (const DimensionNumbers& numbers : graph.pools.dimensions) mix(numbers.hash());
  for (const Name& name : graph.names) mix(name.hash());
  for (const Input& input : graph.inputs) mix(input.name);
  for (const Output& output : graph.outputs) mix(output.node);
  return hash;
}

inline Value f32_value(const Shape& shape, std::vector<double> elements) {
  return make_value(DType::f32, shape, std::move(elements));
}

// Numbers in [low, high), a function of `stream` and the position alone. Integers are whole, pred is 0 or 1.
inline Value random_value(DType dtype, const Shape& shape, std::uint32_t stream, double low = -1, double high = 1) {
  std::vector<double> elements;
  for (Index i = 0; i < shape.elements(); ++i) {
    const std::uint32_t bits = random_bits(7, static_cast<std::uint32_t>(i), stream);
    const double unit = static_cast<double>(uniform_from_bits(bits));
    elements.push_back(dtype == DType::pred ? static_cast<double>(bits & 1u) : low + (high - low) * unit);
  }
  return make_value(dtype, shape, std::move(elements));
}

// Expects equal types and shapes, and elements within absolute + relative * |expected|; NaN equals NaN.
inline void expect_near(const Value& actual, const Value& expected, double absolute, double relative = 0) {
  ASSERT_EQ(actual.dtype, expected.dtype);
  ASSERT_TRUE(actual.shape == expected.shape);
  for (Index i = 0; i < expected.shape.elements(); ++i) {
    if (actual[i] == expected[i] || (actual[i] != actual[i] && expected[i] != expected[i])) continue;
    EXPECT_NEAR(actual[i], expected[i], absolute + relative * std::fabs(expected[i])) << "element " << i;
  }
}
inline void expect_equal(const Value& actual, const Value& expected) { expect_near(actual, expected, 0); }

}  // namespace weft::testing

#endif
