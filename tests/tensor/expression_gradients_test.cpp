// Gradients of expressions: those that value_and_grad makes of a function, wherever a tensor stands.
#include <weft/tensor/expression_gradients.hpp>

#include <weft/tensor/expressions.hpp>

#include <support/expect_error.hpp>

#include <type_traits>

namespace weft::expression_gradients_test {

template <class T>
T filled(float start, float step) {
  T tensor(uninitialized);
  for (Index i = 0; i < T::size(); ++i) tensor.data()[i] = start + step * static_cast<float>((7 * i) % T::size());
  return tensor;
}
template <class T>
std::vector<float> values(const T& tensor) {
  return {tensor.begin(), tensor.end()};
}
using Rows = Tensor<float, 4, 3>;
using Weight = Tensor<float, 3, 2>;
using Bias = Tensor<float, 2>;

TEST(ExpressionGradients, AreThoseOfTheSameFunction) {
  const auto x = filled<Rows>(-0.5F, 0.1F);
  const auto w = filled<Weight>(-0.6F, 0.2F);
  const auto b = filled<Bias>(0.1F, -0.3F);
  const auto [value, gradients] = value_and_grad(mean(square(tanh(matmul(x, w) + b))), wrt(w, b));
  const auto& [dw, db] = gradients;
  static_assert(std::is_same_v<std::remove_cvref_t<decltype(dw)>, Weight>);
  const auto of = [](Var x_, Var w_, Var b_) { return mean(square(tanh(matmul(x_, w_) + b_))); };
  const auto same = value_and_grad<1, 2>(of, x, w, b);
  EXPECT_EQ(value, same.value);
  EXPECT_EQ(values(dw), values(std::get<0>(same.gradients)));
  EXPECT_EQ(values(db), values(std::get<1>(same.gradients)));
}

// Two of one type, one of them in three places.
TEST(ExpressionGradients, AddUpWhereverATensorStands) {
  const auto a = filled<Bias>(0.5F, 1.0F), b = filled<Bias>(2.0F, 3.0F);
  const auto [da, db] = grad(sum(a * a * b + 5.0F * a), wrt(a, b));
  EXPECT_EQ(values(da), (std::vector<float>{2 * 0.5F * 2 + 5, 2 * 1.5F * 5 + 5}));
  EXPECT_EQ(values(db), (std::vector<float>{0.25F, 2.25F}));
  const Bias alone = grad(sum(a * a * b + 5.0F * a), wrt(b));
  EXPECT_EQ(values(alone), values(db));
}

TEST(ExpressionGradients, AreOverViewsAndOtherTypes) {
  auto x = filled<Rows>(1.0F, 1.0F);
  const TensorView<const float, 3> row(x.data() + 3, 3);
  const Tensor<float, 3> over_row = grad(sum(row * row), wrt(row));
  for (Index i = 0; i < 3; ++i) EXPECT_EQ(over_row.data()[i], 2 * x.data()[3 + i]);
  Tensor<bfloat16, 2> narrow;
  narrow.data()[0] = bfloat16(3.0F);
  narrow.data()[1] = bfloat16(-1.0F);
  const Tensor<bfloat16, 2> over_narrow = grad(sum(narrow * narrow), wrt(narrow));
  EXPECT_EQ(static_cast<float>(over_narrow.data()[0]), 6.0F);
  EXPECT_EQ(static_cast<float>(over_narrow.data()[1]), -2.0F);
}

TEST(ExpressionGradients, RefuseWhatIsNotInTheExpression) {
  const auto a = filled<Bias>(0.5F, 1.0F), b = filled<Bias>(2.0F, 3.0F);
  testing::expect_error([&] { static_cast<void>(grad(sum(a * a), wrt(a, b))); }, "gradient_over_no_operand",
                        {"argument 1 of wrt(...)"});
  testing::expect_error([&] { static_cast<void>(grad(sum(a * a), wrt(a, a))); }, "gradient_over_no_operand",
                        {"argument 1 of wrt(...)"});
}

}  // namespace weft::expression_gradients_test
