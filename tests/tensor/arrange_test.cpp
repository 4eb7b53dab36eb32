// Elements in another order or number, on tensors. Values of NumPy and JAX: tests/golden/print_function_values.py.
#include <weft/tensor/arrange.hpp>

#include <support/interpreted_expression.hpp>
#include <support/tensors.hpp>

#include <cmath>

namespace weft::arrange_test {

using testing::interpreted;
using Numbers = std::vector<double>;

const Tensor<float, 2, 3> x{3, 1, 2, -1, -3, -2};
const Tensor<std::int32_t, 3> whole{5, -2, 7};

TEST(Arrange, TurnsAndRolls) {
  EXPECT_EQ(interpreted(flip<1>(x)), (Numbers{2, 1, 3, -2, -3, -1}));
  EXPECT_EQ(interpreted(flip<0>(whole > 0)), (Numbers{1, 0, 1}));
  EXPECT_EQ(interpreted(roll<1, 1>(x)), (Numbers{2, 3, 1, -2, -1, -3}));
  EXPECT_EQ(interpreted(roll<-1, 0>(whole)), (Numbers{-2, 7, 5}));
}

TEST(Arrange, Sorts) {
  EXPECT_EQ(interpreted(sort(x)), (Numbers{1, 2, 3, -3, -2, -1}));
  EXPECT_EQ(interpreted(sort<0>(x)), (Numbers{-1, -3, -2, 3, 1, 2}));
  EXPECT_EQ(interpreted(argsort(x)), (Numbers{1, 2, 0, 1, 2, 0}));
  EXPECT_EQ(interpreted(sort(whole)), (Numbers{-2, 5, 7}));
  const auto [values, places] = top_k<2>(x);
  EXPECT_EQ(interpreted(values), (Numbers{3, 2, -1, -2}));
  EXPECT_EQ(interpreted(places), (Numbers{0, 2, 0, 2}));
}

TEST(Arrange, JoinsAndParts) {
  const Tensor<std::int32_t, 3> other{1, 2, 3};
  EXPECT_EQ(interpreted(stack(whole, other, whole)), (Numbers{5, -2, 7, 1, 2, 3, 5, -2, 7}));
  EXPECT_EQ(interpreted(stack<-1>(whole, other)), (Numbers{5, 1, -2, 2, 7, 3}));
  EXPECT_EQ(interpreted(concatenate<0>(whole, other)), (Numbers{5, -2, 7, 1, 2, 3}));
  EXPECT_EQ(interpreted(concatenate<1>(x, x * 2.0F)), (Numbers{3, 1, 2, 6, 2, 4, -1, -3, -2, -2, -6, -4}));
  const auto [first, second, third] = split<3, 1>(x);
  EXPECT_EQ(interpreted(first), (Numbers{3, -1}));
  EXPECT_EQ(interpreted(third), (Numbers{2, -2}));
  EXPECT_EQ(interpreted(std::get<1>(split<2>(x))), (Numbers{-1, -3, -2}));
  EXPECT_EQ(interpreted(second), (Numbers{1, -3}));
}

TEST(Arrange, OneHot) {
  const Tensor<std::int32_t, 3> labels{2, 0, 9};
  EXPECT_EQ(interpreted(one_hot<3>(labels)), (Numbers{0, 0, 1, 1, 0, 0, 0, 0, 0}));
  static_assert(decltype(one_hot<3, bfloat16>(labels))::shape() == Shape{3, 3});
}

// By a compiled program; of a NaN nothing is lost.
TEST(Arrange, SortsWhatIsComputed) {
  const Tensor<float, 4> given{4, NAN, 1, 9};
  const Tensor<float, 4> roots = sort(sqrt(given));
  EXPECT_EQ(roots(0), 1);
  EXPECT_EQ(roots(2), 3);
  EXPECT_TRUE(std::isnan(roots(3)));
}

}  // namespace weft::arrange_test
