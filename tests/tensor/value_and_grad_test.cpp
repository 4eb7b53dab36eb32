// Gradients of functions of tensors: against finite differences, over some arguments of any kind, and in a loop that
// learns.
#include <weft/nn/losses.hpp>
#include <weft/tensor/expressions.hpp>
#include <weft/tensor/value_and_grad.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <type_traits>

namespace weft::value_and_grad_test {

template <class T>
T filled(float start, float step) {
  T tensor(uninitialized);
  for (Index i = 0; i < T::size(); ++i) tensor.data()[i] = start + step * static_cast<float>((7 * i) % T::size());
  return tensor;
}
using Rows = Tensor<float, 4, 3>;
using Weight = Tensor<float, 3, 2>;
using Bias = Tensor<float, 2>;

constexpr auto loss_of = [](Var x, Var weight, Var bias) {
  return mean(square(tanh(matmul(x, weight) + bias))) + 0.1 * sum(exp(bias));
};

// (f(x + e) - f(x - e)) / 2 e for every element.
template <class T, class F>
void expect_slopes(const T& gradient, T x, F value_at) {
  for (Index i = 0; i < T::size(); ++i) {
    const float old = x.data()[i], step = 1e-2F;
    x.data()[i] = old + step;
    const float above = value_at(x);
    x.data()[i] = old - step;
    const float below = value_at(x);
    x.data()[i] = old;
    EXPECT_NEAR(gradient.data()[i], (above - below) / (2 * step), 2e-4F) << "element " << i;
  }
}

TEST(ValueAndGrad, HasTheSlopesOfFiniteDifferences) {
  const auto x = filled<Rows>(-0.5F, 0.1F);
  const auto weight = filled<Weight>(-0.6F, 0.2F);
  const auto bias = filled<Bias>(0.1F, -0.3F);
  const auto [value, gradients] = value_and_grad<0, 1, 2>(loss_of, x, weight, bias);
  const auto& [dx, dweight, dbias] = gradients;
  static_assert(std::is_same_v<std::remove_cvref_t<decltype(dweight)>, Weight>);
  const float plain = traced(loss_of, x, weight, bias);
  EXPECT_FLOAT_EQ(value, plain);
  expect_slopes(dx, x, [&](const Rows& at) { return value_and_grad(loss_of, at, weight, bias).value; });
  expect_slopes(dweight, weight, [&](const Weight& at) { return value_and_grad(loss_of, x, at, bias).value; });
  expect_slopes(dbias, bias, [&](const Bias& at) { return value_and_grad(loss_of, x, weight, at).value; });
}

TEST(ValueAndGrad, IsOverTheFirstArgumentUnlessOthersAreNamed) {
  const auto weight = filled<Weight>(-0.6F, 0.2F);
  const auto x = filled<Rows>(-0.5F, 0.1F);
  const auto bias = filled<Bias>(0.1F, -0.3F);
  const auto all = value_and_grad<0, 1, 2>(loss_of, x, weight, bias);
  const Rows first = grad(loss_of, x, weight, bias);
  const Bias last = grad<2>(loss_of, x, weight, bias);
  const auto turned = grad<2, 0>(loss_of, x, weight, bias);
  for (Index i = 0; i < Rows::size(); ++i) {
    EXPECT_EQ(first.data()[i], std::get<0>(all.gradients).data()[i]);
    EXPECT_EQ(std::get<1>(turned).data()[i], first.data()[i]);
  }
  for (Index i = 0; i < Bias::size(); ++i) {
    EXPECT_EQ(last.data()[i], std::get<2>(all.gradients).data()[i]);
    EXPECT_EQ(std::get<0>(turned).data()[i], last.data()[i]);
  }
}

TEST(ValueAndGrad, TakesViewsExpressionsAndWhatTheLossDoesNotRead) {
  float memory[] = {1, 2, 3};
  const TensorView<float, 3> view(memory, 3);
  const Tensor<float, 3> half{0.5F, 0.5F, 0.5F};
  const auto cube = [](Var a, Var b, Var) { return sum(a * a * b); };
  const auto [value, gradients] = value_and_grad<0, 1, 2>(cube, view, half + half, half);
  EXPECT_EQ(value, 14);
  const auto& [da, db, unused] = gradients;
  for (Index i = 0; i < 3; ++i) {
    EXPECT_EQ(da.data()[i], 2 * memory[i]);
    EXPECT_EQ(db.data()[i], memory[i] * memory[i]) << "of the value of an expression";
    EXPECT_EQ(unused.data()[i], 0);
  }
}

TEST(ValueAndGrad, KnowsLabelsAndMoreThanThreeArguments) {
  const auto x = filled<Rows>(-0.5F, 0.1F);
  const auto weight = filled<Weight>(-0.6F, 0.2F);
  const auto bias = filled<Bias>(0.1F, -0.3F);
  const Tensor<std::int32_t, 4> label{0, 1, 1, 0};
  const Tensor<float> scale{2};
  const auto loss = [](Var a, Var w, Var b, Var y, Var s) { return mean(cross_entropy(matmul(a, w) + b, y)) * s; };
  const auto [value, gradients] = value_and_grad<1, 4>(loss, x, weight, bias, label, scale);
  EXPECT_FLOAT_EQ(value, 2 * std::get<1>(gradients).data()[0]) << "the slope over a factor";
  expect_slopes(std::get<0>(gradients), weight,
                [&](const Weight& at) { return value_and_grad<1>(loss, x, at, bias, label, scale).value; });
}

TEST(ValueAndGrad, TrainsInALoop) {
  const auto x = filled<Rows>(-0.5F, 0.1F);
  const Weight truth = filled<Weight>(-0.6F, 0.2F);
  const Tensor<float, 4, 2> y = matmul(x, truth);
  Weight weight;
  const auto loss = [](Var a, Var w, Var target) { return mean(square(matmul(a, w) - target)); };
  float first = 0, last = 0;
  for (int step = 0; step < 400; ++step) {
    auto [value, gradients] = value_and_grad<1>(loss, x, weight, y);
    if (step == 0) first = value;
    last = value;
    weight = weight - 0.5F * std::get<0>(gradients);
  }
  EXPECT_LT(last, 1e-3F * first);
}

TEST(ValueAndGrad, OfHalfPrecisionHasItsType) {
  Tensor<bfloat16, 2> x(uninitialized);
  x.data()[0] = bfloat16(1.5F);
  x.data()[1] = bfloat16(-2.0F);
  const auto [value, gradients] = value_and_grad([](Var a) { return sum(a * a); }, x);
  static_assert(std::is_same_v<std::remove_cvref_t<decltype(std::get<0>(gradients))>, Tensor<bfloat16, 2>>);
  EXPECT_EQ(value, 6.25F);
  EXPECT_EQ(static_cast<float>(std::get<0>(gradients).data()[0]), 3.0F);
  EXPECT_EQ(static_cast<float>(std::get<0>(gradients).data()[1]), -4.0F);
}

}  // namespace weft::value_and_grad_test
