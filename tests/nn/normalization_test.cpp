// LayerNorm and RmsNorm.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/nn/normalization.hpp>

namespace weft::normalization_test {

using testing::expect_gradients;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

constexpr bool declares_ones_and_zeros() {
  Graph graph;
  (void)nn::LayerNorm{"norm", 8}(Var{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 8})});
  return graph.inputs.size() == 3 && graph.input_name(1) == Name("norm.weight") &&
         graph.inputs[1].initializer == Initializer{Initializer::Kind::fill, 1} &&
         graph.input_name(2) == Name("norm.bias") &&
         graph.inputs[2].initializer == Initializer{Initializer::Kind::fill, 0};
}
static_assert(declares_ones_and_zeros());

TEST(Normalization, LayerNormByItsFormula) {
  EXPECT_TRUE(declares_ones_and_zeros());
  Program program;
  const Value x = random_value(DType::f32, {3, 5}, 1, -4, 9), weight = random_value(DType::f32, {5}, 2),
              bias = random_value(DType::f32, {5}, 3);
  const Value result = program.value(nn::LayerNorm{"norm", 5}(program.input("x", {3, 5})), {x, weight, bias});
  for (Index row = 0; row < 3; ++row) {
    double mean = 0, variance = 0;
    for (Index i = 0; i < 5; ++i) mean += x[row * 5 + i] / 5;
    for (Index i = 0; i < 5; ++i) variance += (x[row * 5 + i] - mean) * (x[row * 5 + i] - mean) / 5;
    for (Index i = 0; i < 5; ++i)
      EXPECT_NEAR(result[row * 5 + i], (x[row * 5 + i] - mean) / std::sqrt(variance + 1e-5) * weight[i] + bias[i],
                  2e-6);
  }
}

TEST(Normalization, WeightsTellTheirKindOfLayer) {
  Program program;
  const Var x = program.input("x", {2, 6});
  (void)nn::RmsNorm{"rms", 6}(nn::LayerNorm{"layer", 6}(x));
  ASSERT_EQ(program.graph.inputs.size(), 4);
  for (Index i = 1; i < 4; ++i)
    EXPECT_TRUE(program.graph.name(program.graph.inputs[i].module_type) == Name(i < 3 ? "LayerNorm" : "RmsNorm"));
}

TEST(Normalization, EpsilonKeepsConstantRowsFinite) {
  Program program;
  const Value result =
      program.value(nn::LayerNorm{"norm", 4, 1e-3}(program.input("x", {1, 4})),
                    {f32_value({1, 4}, {7, 7, 7, 7}), f32_value({4}, {1, 1, 1, 1}), f32_value({4}, {1, 2, 3, 4})});
  EXPECT_EQ(result.elements, (std::vector<double>{1, 2, 3, 4}));
}

// A mean that is off by a rounding, and a variance of that size, were 1 in the place of 0: JAX's 0.998.
// Values in float64: tests/golden/print_edge_values.py.
TEST(Normalization, RowsOfEqualLargeNumbersAreZeros) {
  using Row = std::pair<Index, double>;
  for (const auto& [count, number] : {Row{768, 100000.1F}, Row{50, 123456.7F}, Row{1000, 3e7}, Row{37, -77777.7F}}) {
    Program program;
    const Var x = program.input("x", {1, count});
    const Value row = f32_value({1, count}, std::vector<double>(static_cast<std::size_t>(count), number));
    const Value result = program.value(nn::detail::normalized(x, 1e-5), {row});
    for (const double one : result.elements) ASSERT_NEAR(one, 0, 5e-3) << count << " x " << number;
  }
}

TEST(Normalization, RmsNormByItsFormula) {
  Program program;
  const Value result = program.value(nn::RmsNorm{"norm", 2, 0}(program.input("x", {2, 2})),
                                     {f32_value({2, 2}, {3, 4, -6, 8}), f32_value({2}, {1, 10})});
  const double root = std::sqrt(12.5);
  testing::expect_near(result, f32_value({2, 2}, {3 / root, 40 / root, -3 / root, 40 / root}), 0, 3e-7);
}

TEST(Normalization, Gradients) {
  for (const Shape& shape : {Shape{5}, Shape{3, 5}, Shape{2, 2, 5}}) {
    const Value x = random_value(DType::f32, shape, 1);
    expect_gradients({x}, [](const Vars& v) { return nn::LayerNorm{"norm", 5}(v[0]); });
    expect_gradients({x}, [](const Vars& v) { return nn::RmsNorm{"norm", 5}(v[0]); });
  }
}

TEST(Normalization, TheLastExtentIsChecked) {
  Program program;
  const Var x = program.input("x", {2, 6});
  testing::expect_error([&] { (void)nn::LayerNorm{"norm", 5}(x); }, "layer_input_differs", {"'norm'", "6", "5"});
  testing::expect_error([&] { (void)nn::RmsNorm{"norm", 5}(x); }, "layer_input_differs", {"'norm'", "6", "5"});
  testing::expect_error([&] { (void)nn::LayerNorm{"norm", 0}(x); }, "layer_extent_is_not_positive", {"features"});
}

// Their squares are no numbers of f16.
TEST(Normalization, LargeNumbersOfF16AreNormalized) {
  Program program;
  const Var x = program.input("x", {1, 4}, DType::f16);
  const Value at = make_value(DType::f16, {1, 4}, {300, -300, 300, -300});
  const Var rms = nn::RmsNorm{"rms", 4}(x), layer = nn::LayerNorm{"layer", 4}(x);
  std::vector<Value> in{at};
  for (Index i = 1; i < program.graph.inputs.size(); ++i)
    in.push_back(filled_value(DType::f32, {4}, program.graph.input_name(i) == "layer.bias" ? 0 : 1));
  for (Var y : {rms, layer}) EXPECT_EQ(program.value(y, in).elements, (std::vector<double>{1, -1, 1, -1}));
}

}  // namespace weft::normalization_test
