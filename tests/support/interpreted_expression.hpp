// The value of an expression over tensors by the reference interpreter: what it traces, without the time that a
// compiled program of it takes.
#ifndef WEFT_TESTS_SUPPORT_INTERPRETED_EXPRESSION_HPP
#define WEFT_TESTS_SUPPORT_INTERPRETED_EXPRESSION_HPP

#include <weft/reference/interpret.hpp>
#include <weft/tensor/expression.hpp>

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

namespace weft::testing {

template <class E>
std::vector<double> interpreted(const E& expression) {
  Graph graph;
  graph.add_output("value", E::trace(graph).id);
  char* bases[to_size(E::leaf_count)];
  expression.collect(bases);
  std::vector<Value> leaves;
  for (Index i = 0; i < E::leaf_count; ++i) {
    const TensorType& type = graph.type(graph.inputs[i].node);
    Value value = filled_value(type.dtype, type.shape, 0);
    const Index bytes = size_bytes(type.dtype);
    for (Index e = 0; e < type.shape.elements(); ++e) {
      ElementBits bits{};
      std::memcpy(&bits, bases[i] + e * bytes, to_size(bytes));
      value[e] = element_value(type.dtype, bits);
    }
    leaves.push_back(value);
  }
  const Value made = interpret(graph, leaves)[0];
  EXPECT_TRUE(made.shape == E::shape());
  EXPECT_EQ(made.dtype, dtype_of<typename E::Element>);
  return made.elements;
}

}  // namespace weft::testing

#endif
