// Activations: values against their formulas in double, gradients, and large arguments.
#include <support/gradients.hpp>
#include <weft/graph/activations.hpp>

namespace weft::activations_test {

using testing::f32_value;
using testing::Program;

using Activation = Var (*)(LocatedVar);

// Values at `points` agree with `formula`, and so do gradients with finite differences.
void expect_activation(Activation activation, double (*formula)(double), std::vector<double> points) {
  const Shape shape{static_cast<Index>(points.size())};
  const Value at = f32_value(shape, points);
  Program program;
  const Var y = activation(program.input("x", shape));
  const Value result = program.value(y, {at});
  for (Index i = 0; i < result.shape.elements(); ++i)
    EXPECT_NEAR(result[i], formula(at[i]), 1e-6 * (1 + std::fabs(at[i]))) << "at " << at[i];
  testing::expect_gradients({at}, [&](const testing::Vars& x) { return activation(x[0]); });
}
const std::vector<double> points{-4, -1.5, -0.3, 0.2, 0.7, 1, 3.5};

constexpr Index nodes_of(Activation activation) {
  Graph graph;
  (void)activation({&graph, graph.add_input("x", InputKind::data, DType::f32, {4})});
  return graph.size();
}
static_assert(nodes_of(relu) == 4);  // x, constant, broadcast, maximum

TEST(Activations, ValuesAndGradients) {
  EXPECT_EQ(nodes_of(relu), 4);
  expect_activation(
      relu, [](double x) { return x > 0 ? x : 0; }, points);
  expect_activation([](LocatedVar x) { return leaky_relu(x, 0.2); }, [](double x) { return x > 0 ? x : 0.2 * x; }, points);
  expect_activation(
      sigmoid, [](double x) { return 1 / (1 + std::exp(-x)); }, points);
  expect_activation(
      silu, [](double x) { return x / (1 + std::exp(-x)); }, points);
  expect_activation(
      quick_gelu, [](double x) { return x / (1 + std::exp(-1.702 * x)); }, points);
  expect_activation(
      softplus, [](double x) { return std::log1p(std::exp(x)); }, points);
  expect_activation(
      log_sigmoid, [](double x) { return -std::log1p(std::exp(-x)); }, points);
  expect_activation(
      gelu, [](double x) { return 0.5 * x * (1 + std::erf(x / std::sqrt(2.0))); }, points);
  expect_activation(
      gelu_tanh, [](double x) { return 0.5 * x * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x))); },
      points);
}

TEST(Activations, TheTwoFormsOfGeluAreCloseAndNotTheSame) {
  Program program;
  const Value at = f32_value({7}, points);
  const Var x = program.input("x", {7});
  const Value exact = program.value(gelu(x), {at}), by_tanh = program.value(gelu_tanh(x), {at});
  testing::expect_near(by_tanh, exact, 5e-4);
  EXPECT_NE(by_tanh.elements, exact.elements);
}

TEST(Activations, LargeArgumentsNeitherOverflowNorLoseTheirSlope) {
  Program program;
  const Var x = program.input("x", {4});
  const Value at = f32_value({4}, {-1000, -200, 200, 1000});
  EXPECT_EQ(program.value(softplus(x), {at}).elements, (std::vector<double>{0, 0, 200, 1000}));
  EXPECT_EQ(program.value(log_sigmoid(x), {at}).elements, (std::vector<double>{-1000, -200, 0, 0}));
  EXPECT_EQ(program.value(silu(x), {at}).elements[3], 1000);
  const Buffer<Id> slope = differentiate(program.graph, sum(softplus(x)).id, {x.id});
  EXPECT_EQ(program.value({&program.graph, slope[0]}, {at}).elements, (std::vector<double>{0, 0, 1, 1}));
}

// In float64 by tests/golden/print_edge_values.py.
TEST(Activations, TheTanhFormOfGeluKeepsTheDigitsOfItsTail) {
  Program program;
  const Value at = f32_value({5}, {-6, -5.5, -5, -4, -3});
  const double expected[] = {-8.43964670076231e-11, -5.927640263880252e-09, -2.2917961966295044e-07,
                             -7.024594819237266e-05, -0.003637392081773019};
  const Value result = program.value(gelu_tanh(program.input("x", {5})), {at});
  for (Index i = 0; i < 5; ++i) EXPECT_NEAR(result[i], expected[i], -3e-6 * expected[i]) << at[i];
}

// Likewise; of x / sqrt(2) a rounding is left, which the gate multiplies by x^2.
TEST(Activations, GeluKeepsTheDigitsOfItsTail) {
  Program program;
  const Value at = f32_value({7}, {-12, -9, -6, -5.5, -5, -4, -3});
  const double expected[] = {-2.1317785344932424e-32, -1.015729565358458e-18,  -5.919525870226207e-09,
                             -1.0444259356238256e-07, -1.4332578593959731e-06, -0.00012668496733247986,
                             -0.004049694094890287};
  const Value result = program.value(gelu(program.input("x", {7})), {at});
  for (Index i = 0; i < 7; ++i) EXPECT_NEAR(result[i], expected[i], -6e-8 * at[i] * at[i] * expected[i]) << at[i];
}

TEST(Activations, WhatMultipliesByAGateIsItsLimitAtInfinities) {
  const double infinity = std::numeric_limits<double>::infinity();
  for (DType dtype : {DType::f32, DType::f64, DType::f16, DType::bf16})
    for (Activation activation : {Activation{gelu}, Activation{gelu_tanh}, Activation{silu}, Activation{quick_gelu}}) {
      Program program;
      const Value at = make_value(dtype, {3}, {-infinity, -largest_of(dtype), infinity});
      const Var x = program.input("x", {3}, dtype), y = activation(x);
      const Buffer<Id> slope = differentiate(program.graph, sum(y).id, {x.id});
      EXPECT_EQ(program.value(y, {at}).elements, (std::vector<double>{0, 0, infinity})) << name_of(dtype);
      const Value slopes = program.value({&program.graph, slope[0]}, {at});
      EXPECT_EQ(slopes[0], 0) << name_of(dtype);
      EXPECT_EQ(slopes[1], 0) << name_of(dtype);
      EXPECT_TRUE(std::isnan(program.value(y, {make_value(dtype, {3}, {std::nan(""), 0, 0})})[0]));
    }
}

// As PyTorch makes them of bf16 and f16: half a unit of the last place of the formula in double, not 13 % at -10.
TEST(Activations, NarrowNumbersAreRoundedOnce) {
  struct Case {
    Activation activation;
    double (*formula)(double);
  };
  const Case cases[] = {
      {gelu, [](double x) { return x / 2 * std::erfc(-x / std::sqrt(2.0)); }},
      {gelu_tanh, [](double x) { return x / (1 + std::exp(-2 * std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x))); }},
      {silu, [](double x) { return x / (1 + std::exp(-x)); }},
      {quick_gelu, [](double x) { return x / (1 + std::exp(-1.702 * x)); }},
      {softplus, [](double x) { return std::log1p(std::exp(x)); }}};
  for (const DType dtype : {DType::bf16, DType::f16})
    for (const Case& one : cases) {
      Program program;
      const Value at = make_value(dtype, {6}, {-4, -2.5, -1.25, 0.75, 2, 5.5});
      const Value made = program.value(one.activation(program.input("x", {6}, dtype)), {at});
      const double half_unit = dtype == DType::bf16 ? 0x1p-8 : 0x1p-11;
      for (Index i = 0; i < 6; ++i) {
        const double exact = one.formula(at[i]);
        EXPECT_NEAR(made[i], exact, 1.01 * half_unit * std::fabs(exact)) << name_of(dtype) << " at " << at[i];
      }
    }
}

TEST(Activations, TheTanhFormOfGeluHasASlopeEverywhere) {
  for (DType dtype : {DType::f32, DType::f16, DType::bf16}) {
    Program program;
    const double far = dtype == DType::f16 ? 60000 : 1e20;
    const Value at = make_value(dtype, {6}, {-far, -1300, -40, 40, 1300, far});
    const Var x = program.input("x", {6}, dtype), y = gelu_tanh(x);
    const Buffer<Id> slope = differentiate(program.graph, sum(y).id, {x.id});
    EXPECT_EQ(program.value(y, {at}).elements, (std::vector<double>{0, 0, 0, at[3], at[4], at[5]})) << name_of(dtype);
    EXPECT_EQ(program.value({&program.graph, slope[0]}, {at}).elements, (std::vector<double>{0, 0, 0, 1, 1, 1}))
        << name_of(dtype);
  }
}

TEST(Activations, SoftplusIsExactToRoundingWhereItIsSmallAndWhereItIsLarge) {
  Program program;
  const Value at = f32_value({8}, {-80, -30, -17, -12, -1e-6, 12, 1e30, 3.4e38});
  const Value result = program.value(softplus(program.input("x", {8})), {at});
  for (Index i = 0; i < 8; ++i) {
    const double exact = at[i] > 0 ? at[i] + std::log1p(std::exp(-at[i])) : std::log1p(std::exp(at[i]));
    EXPECT_NEAR(result[i], exact, 3e-7 * exact) << at[i];
  }
}

TEST(Activations, SoftplusOfInfinityIsInfinity) {
  Program program;
  const Var x = program.input("x", {2});
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(program.value(softplus(x), {f32_value({2}, {infinity, -infinity})}).elements,
            (std::vector<double>{infinity, 0}));
}

TEST(Activations, SlopesAtZero) {
  const auto slope_at_zero = [](Activation activation) {
    Program program;
    const Var x = program.input("x", {});
    const Buffer<Id> slope = differentiate(program.graph, activation(x).id, {x.id});
    return program.value({&program.graph, slope[0]}, {f32_value({}, {0})})[0];
  };
  EXPECT_EQ(slope_at_zero(relu), 0);
  EXPECT_EQ(slope_at_zero(softplus), 0.5);
  EXPECT_EQ(slope_at_zero(gelu), 0.5);
  EXPECT_EQ(slope_at_zero(gelu_tanh), 0.5);
  EXPECT_EQ(slope_at_zero(silu), 0.5);
}

}  // namespace weft::activations_test
