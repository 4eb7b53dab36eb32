// Elementwise functions against plain loops.
#include <weft/tensor/elementwise.hpp>

#include <support/tensors.hpp>

#include <array>
#include <cmath>

namespace weft::elementwise_test {

using testing::expect_elements;
using testing::random_tensor;

// 5 x 7: rows that fill no vector.
class Elementwise : public ::testing::Test {
 protected:
  Tensor<float, 5, 7> a = random_tensor<float, 5, 7>(1, -2, 2), b = random_tensor<float, 5, 7>(2, 0.5, 2);
  Tensor<float, 7> row = random_tensor<float, 7>(3, 1, 2);
  Tensor<float, 5, 1> column = random_tensor<float, 5, 1>(4, 1, 2);

  [[nodiscard]] float at(const Tensor<float, 5, 7>& x, Index i) const { return x.data()[i]; }
};

TEST_F(Elementwise, ArithmeticOnFloats) {
  expect_elements(evaluate(a + b), [&](Index i) { return at(a, i) + at(b, i); });
  expect_elements(evaluate(a - b), [&](Index i) { return at(a, i) - at(b, i); });
  expect_elements(evaluate(a * b), [&](Index i) { return at(a, i) * at(b, i); });
  expect_elements(evaluate(a / b), [&](Index i) { return at(a, i) / at(b, i); });
  expect_elements(evaluate(-a), [&](Index i) { return -at(a, i); });
  expect_elements(evaluate(maximum(a, b)), [&](Index i) { return std::fmax(at(a, i), at(b, i)); });
  expect_elements(evaluate(minimum(a, b)), [&](Index i) { return std::fmin(at(a, i), at(b, i)); });
  expect_elements(
      evaluate(pow(b, a)), [&](Index i) { return std::pow(at(b, i), at(a, i)); }, 0, 1e-6);
}

TEST_F(Elementwise, NumbersStandOnEitherSide) {
  const float s = 1.5f;
  expect_elements(evaluate(a + s), [&](Index i) { return at(a, i) + s; });
  expect_elements(evaluate(s - a), [&](Index i) { return s - at(a, i); });
  expect_elements(evaluate(3 * a), [&](Index i) { return 3 * at(a, i); });
  expect_elements(evaluate(1.0 / b), [&](Index i) { return 1 / at(b, i); });
  expect_elements(evaluate(maximum(a, 0)), [&](Index i) { return std::fmax(at(a, i), 0.0f); });
  expect_elements(
      evaluate(pow(b, 3)), [&](Index i) { return std::pow(at(b, i), 3.0f); }, 0, 1e-6);
}

TEST_F(Elementwise, ShapesBroadcastAsInNumpy) {
  expect_elements(evaluate(a + row), [&](Index i) { return at(a, i) + row(i % 7); });
  expect_elements(evaluate(column * a), [&](Index i) { return column(i / 7, 0) * at(a, i); });
  expect_elements(evaluate(column - row), [&](Index i) { return column(i / 7, 0) - row(i % 7); });
  expect_elements(evaluate(a / Tensor<float>{2}), [&](Index i) { return at(a, i) / 2; });
  const auto x = random_tensor<float, 2, 1, 3>(5), y = random_tensor<float, 2, 1, 3>(6);
  const auto z = random_tensor<float, 4, 1>(7);
  const Tensor<float, 2, 4, 3> joined = (x + y) * z;
  expect_elements(joined, [&](Index i) {
    const Index batch = i / 12, r = i / 3 % 4, c = i % 3;
    return (x(batch, 0, c) + y(batch, 0, c)) * z(r, 0);
  });
}

TEST_F(Elementwise, IntegersWrapAndTruncate) {
  const Tensor<std::int32_t, 4> x{7, -7, 2147483647, -5}, y{2, 2, 1, -3};
  expect_elements(evaluate(x + y), [](Index i) {
    return std::int64_t{std::array{9, -5, -2147483647 - 1, -8}[to_size(i)]};
  });
  expect_elements(evaluate(x / y), [](Index i) { return std::array{3, -3, 2147483647, 1}[to_size(i)]; });
  expect_elements(evaluate(abs(x) * 0 - x), [&](Index i) { return -std::int64_t{x(i)}; });
  const Tensor<std::uint32_t, 2> u{1, 12}, v{2, 10};
  expect_elements(evaluate(u - v), [](Index i) { return std::array{4294967295u, 2u}[to_size(i)]; });
  expect_elements(evaluate((u | v) ^ (u & v)), [&](Index i) { return u(i) ^ v(i); });
}

TEST_F(Elementwise, BfloatsAreComputedInFloat) {
  const auto x = random_tensor<bfloat16, 9>(1), y = random_tensor<bfloat16, 9>(2);
  expect_elements(
      evaluate(x * y + 1),
      [&](Index i) {
        const bfloat16 product(static_cast<float>(x(i)) * static_cast<float>(y(i)));
        return static_cast<float>(bfloat16(static_cast<float>(product) + 1));
      },
      0, 0.008);
}

TEST_F(Elementwise, ComparisonsGiveBools) {
  const Tensor<bool, 5, 7> less = a < b;
  expect_elements(less, [&](Index i) { return at(a, i) < at(b, i); });
  expect_elements(evaluate(a <= a), [](Index) { return true; });
  expect_elements(evaluate(a > 0), [&](Index i) { return at(a, i) > 0; });
  expect_elements(evaluate(0.5f >= a), [&](Index i) { return at(a, i) <= 0.5f; });
  expect_elements(evaluate(a == a), [](Index) { return true; });
  expect_elements(evaluate(a != b), [&](Index i) { return at(a, i) != at(b, i); });
  expect_elements(evaluate((a > -1) & (a < 1)), [&](Index i) { return std::fabs(at(a, i)) < 1; });
  expect_elements(evaluate((!less) | (a > 1)), [&](Index i) { return !(at(a, i) < at(b, i)) || at(a, i) > 1; });
}

TEST_F(Elementwise, ElementaryFunctions) {
  const auto check = [&](const auto& result, auto function, const Tensor<float, 5, 7>& x) {
    expect_elements(
        evaluate(result), [&](Index i) { return function(static_cast<double>(at(x, i))); }, 1e-7, 1e-6);
  };
  check(
      exp(a), [](double x) { return std::exp(x); }, a);
  check(
      log(b), [](double x) { return std::log(x); }, b);
  check(
      log1p(b), [](double x) { return std::log1p(x); }, b);
  check(
      expm1(a), [](double x) { return std::expm1(x); }, a);
  check(
      tanh(a), [](double x) { return std::tanh(x); }, a);
  check(
      logistic(a), [](double x) { return 1 / (1 + std::exp(-x)); }, a);
  check(
      erf(a), [](double x) { return std::erf(x); }, a);
  check(
      erfc(a), [](double x) { return std::erfc(x); }, a);
  check(
      sigmoid(a), [](double x) { return 1 / (1 + std::exp(-x)); }, a);
  check(
      sqrt(b), [](double x) { return std::sqrt(x); }, b);
  check(
      rsqrt(b), [](double x) { return 1 / std::sqrt(x); }, b);
  check(
      abs(a), [](double x) { return std::fabs(x); }, a);
  check(
      sign(a), [](double x) { return x > 0   ? 1.0
                                     : x < 0 ? -1.0
                                             : 0.0; }, a);
  check(
      floor(a), [](double x) { return std::floor(x); }, a);
  check(
      square(a), [](double x) { return x * x; }, a);
}

TEST_F(Elementwise, Activations) {
  const auto check = [&](const auto& result, auto function) {
    expect_elements(
        evaluate(result), [&](Index i) { return function(static_cast<double>(at(a, i))); }, 1e-6, 1e-6);
  };
  check(relu(a), [](double x) { return x > 0 ? x : 0.0; });
  check(silu(a), [](double x) { return x / (1 + std::exp(-x)); });
  check(gelu(a), [](double x) { return 0.5 * x * (1 + std::erf(x * M_SQRT1_2)); });
  check(gelu_tanh(a), [](double x) { return 0.5 * x * (1 + std::tanh(0.7978845608 * (x + 0.044715 * x * x * x))); });
  check(quick_gelu(a), [](double x) { return x / (1 + std::exp(-1.702 * x)); });
  check(softplus(a), [](double x) { return std::log1p(std::exp(x)); });
}

// In float64 by tests/golden/print_edge_values.py.
TEST_F(Elementwise, GeluKeepsTheDigitsOfItsTail) {
  const Tensor<float, 7> x{-12, -9, -6, -5.5F, -5, -4, -3};
  const double expected[] = {-2.1317785344932424e-32, -1.015729565358458e-18,  -5.919525870226207e-09,
                             -1.0444259356238256e-07, -1.4332578593959731e-06, -0.00012668496733247986,
                             -0.004049694094890287};
  const Tensor<float, 7> y = gelu(x);
  for (Index i = 0; i < 7; ++i)
    EXPECT_NEAR(static_cast<double>(y(i)), expected[i], -2e-7 * (2 + static_cast<double>(x(i) * x(i))) * expected[i]);
}

TEST_F(Elementwise, SelectChooses) {
  const auto positive = [&](Index i) { return at(a, i) > 0; };
  expect_elements(evaluate(select(a > 0, a, b)), [&](Index i) { return positive(i) ? at(a, i) : at(b, i); });
  expect_elements(evaluate(where(a > 0, a, 0)), [&](Index i) { return positive(i) ? at(a, i) : 0; });
  expect_elements(evaluate(where(a > 0, -1.5, row)), [&](Index i) { return positive(i) ? -1.5f : row(i % 7); });
  expect_elements(evaluate(where(a > 0, 1.0f, 2.0f)), [&](Index i) { return positive(i) ? 1 : 2; });
  const Tensor<std::int32_t, 5, 7> whole = where(a > 0, 1, 2);
  expect_elements(whole, [&](Index i) { return positive(i) ? 1 : 2; });
}

TEST_F(Elementwise, ConvertChangesElements) {
  const Tensor<std::int32_t, 5, 7> whole = convert<std::int32_t>(a * 3.0f);
  expect_elements(whole, [&](Index i) { return std::trunc(at(a, i) * 3); });
  expect_elements(evaluate(convert<float>(whole) / 2),
                  [&](Index i) { return static_cast<float>(whole.data()[i]) / 2; });
  expect_elements(evaluate(convert<bool>(whole)), [&](Index i) { return whole.data()[i] != 0; });
  expect_elements(evaluate(convert<bfloat16>(a)), [&](Index i) { return static_cast<float>(bfloat16(at(a, i))); });
  expect_elements(evaluate(convert<float>(a > 0)), [&](Index i) { return at(a, i) > 0 ? 1 : 0; });
}

TEST_F(Elementwise, CompoundAssignment) {
  auto x = a;
  x += b;
  expect_elements(x, [&](Index i) { return at(a, i) + at(b, i); });
  x = a;
  x -= row;
  expect_elements(x, [&](Index i) { return at(a, i) - row(i % 7); });
  x = a;
  x *= 2;
  expect_elements(x, [&](Index i) { return at(a, i) * 2; });
  x = a;
  x /= b + b;
  expect_elements(x, [&](Index i) { return at(a, i) / (at(b, i) + at(b, i)); });
}

TEST_F(Elementwise, CompoundAssignmentToAView) {
  std::vector<float> memory{1, 2, 3, 4};
  TensorView<float, 2, 2> view(memory.data(), 4);
  const Tensor<float, 2> added{10, 20};
  view += added;
  EXPECT_EQ(memory, (std::vector<float>{11, 22, 13, 24}));
  view -= 1.0F;
  view *= 2.0F;
  view /= view + 0.0F;
  EXPECT_EQ(memory, (std::vector<float>{1, 1, 1, 1}));
}

TEST_F(Elementwise, ATensorThatWasMovedFromTakesAnExpression) {
  Tensor<float, 3> x{1, 2, 3};
  const Tensor<float, 3> moved = std::move(x);
  x = moved + 1.0F;
  EXPECT_EQ(x(2), 4);
}

TEST_F(Elementwise, TracedTakesAnyFunctionOfVars) {
  const auto soft_sign = [](Var x) { return x / (1.0 + abs(x)); };
  expect_elements(evaluate(traced(soft_sign, a)), [&](Index i) { return at(a, i) / (1 + std::fabs(at(a, i))); });
  const auto clamp = [](Var x, Var low, Var high) { return minimum(maximum(x, low), high); };
  expect_elements(evaluate(traced(clamp, a * 2.0f, -row, row)),
                  [&](Index i) { return std::fmin(std::fmax(at(a, i) * 2, -row(i % 7)), row(i % 7)); });
}

TEST_F(Elementwise, AProductAndASumInOneIsRoundedOnce) {
  expect_elements(evaluate(multiply_add(a, row, a)),
                  [&](Index i) { return std::fma(at(a, i), row(i % 7), at(a, i)); });
  const Tensor<float, 2> x{1 + 0x1p-12f, 3}, minus{-(1 + 0x1p-11f), 1};
  const Tensor<float, 2> y = multiply_add(x, x, minus);
  EXPECT_EQ(y(0), active_isa() == Isa::baseline ? 0 : 0x1p-24f);  // the square, 1 + 2^-11 + 2^-24, is no float
  EXPECT_EQ(y(1), 10);
}

TEST_F(Elementwise, LongStatementsAreRightTwelveOperandsAndMore) {
  const auto x = random_tensor<float, 33>(9);
  const Tensor<float, 33> y =
      x * 1.0f + x * 2.0f + x * 3.0f + x * 4.0f + x * 5.0f + x * 6.0f + x * 7.0f + x * 8.0f + x * 9.0f + x * 10.0f;
  expect_elements(
      y, [&](Index i) { return 55 * x(i); }, 1e-5, 1e-6);
}

}  // namespace weft::elementwise_test
