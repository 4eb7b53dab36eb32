// Experts: by their formula, token by token.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/nn/experts.hpp>

namespace weft::experts_test {

using nn::Experts;
using testing::Program;
using testing::random_value;
using testing::Vars;

constexpr Index rows = 2, tokens = 5, features = 3, hidden = 4, experts = 3;

struct Computed {
  std::vector<Value> values;
  Value result;
};
Computed compute(Index capacity) {
  Program program;
  const Var y = Experts{"moe", features, hidden, experts, capacity}(program.input("x", {rows, tokens, features}));
  Computed computed;
  const char* names[] = {"x", "moe.gate.weight", "moe.up", "moe.down"};
  const Shape shapes[] = {
      {rows, tokens, features}, {features, experts}, {experts, features, hidden}, {experts, hidden, features}};
  EXPECT_EQ(program.graph.inputs.size(), 4);
  for (Index i = 0; i < 4; ++i) {
    EXPECT_EQ(program.graph.input_name(i).view(), names[i]);
    EXPECT_EQ(program.graph.shape(program.graph.inputs[i].node), shapes[i]);
    computed.values.push_back(random_value(DType::f32, shapes[i], static_cast<std::uint32_t>(i + 1)));
  }
  computed.result = program.value(y, computed.values);
  return computed;
}

// What an expert with `capacity` places makes of every token.
std::vector<double> expected(const std::vector<Value>& values, Index capacity) {
  std::vector<double> all;
  for (Index row = 0; row < rows; ++row) {
    std::vector<Index> taken(to_size(experts), 0);
    for (Index token = 0; token < tokens; ++token) {
      const auto x = [&](Index i) { return values[0][(row * tokens + token) * features + i]; };
      std::vector<double> gate(to_size(experts), 0);
      for (Index e = 0; e < experts; ++e)
        for (Index i = 0; i < features; ++i) gate[to_size(e)] += x(i) * values[1][i * experts + e];
      double total = 0;
      for (const double logit : gate) total += std::exp(logit);
      const Index asked = std::max_element(gate.begin(), gate.end()) - gate.begin();
      const bool has_place = taken[to_size(asked)]++ < capacity;
      for (Index out = 0; out < features; ++out) {
        double y = 0;
        for (Index h = 0; h < hidden; ++h) {
          double up = 0;
          for (Index i = 0; i < features; ++i) up += x(i) * values[2][(asked * features + i) * hidden + h];
          y += std::fmax(up, 0.0) * values[3][(asked * hidden + h) * features + out];
        }
        all.push_back(has_place ? y * std::exp(gate[to_size(asked)]) / total : 0);
      }
    }
  }
  return all;
}

TEST(Experts, TakeTheTokensThatAskThemAsFarAsTheyHavePlaces) {
  for (const Index capacity : {tokens, Index{1}}) {
    SCOPED_TRACE(capacity);
    const Computed computed = compute(capacity);
    const std::vector<double> numbers = expected(computed.values, capacity);
    Index zeros = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      EXPECT_NEAR(computed.result[static_cast<Index>(i)], numbers[i], 1e-6) << i;
      zeros += numbers[i] == 0 ? 1 : 0;
    }
    EXPECT_EQ(zeros > 0, capacity == 1);
  }
}

TEST(Experts, RowsMayHaveAnyDimensions) {
  const auto value = [](const Shape& shape) {
    Program program;
    const Var y = Experts{"moe", 3, 4, 2, 2}(program.input("x", shape));
    EXPECT_EQ(y.shape(), shape);
    std::vector<Value> values;
    for (const Input& input : program.graph.inputs)
      values.push_back(random_value(DType::f32, program.graph.shape(input.node), values.empty() ? 1u : 2u));
    return program.value(y, values).elements;
  };
  EXPECT_EQ(value({2, 2, 4, 3}), value({4, 4, 3}));
  EXPECT_EQ(value({4, 3}), value({1, 4, 3}));
  EXPECT_EQ(value({3}), value({1, 1, 3}));
}

TEST(Experts, Gradients) {
  const Value x = random_value(DType::f32, {2, 3, 4}, 1);
  testing::expect_gradients({x}, [](const Vars& v) { return Experts{"moe", 4, 6, 2, 3}(v[0]); });
}

TEST(Experts, AWrongInputIsNamed) {
  Program program;
  const Var x = program.input("x", {2, 4, 3});
  testing::expect_error([&] { (void)Experts{"moe", 5, 6, 2, 2}(x); }, "layer_input_differs", {"'moe'", "3", "5"});
  testing::expect_error(
      [&] {
        (void)Experts{"moe", 3, 6, 2, 0}(x);
      },
      "layer_extent_is_not_positive", {"'moe'", "capacity"});
}

}  // namespace weft::experts_test
