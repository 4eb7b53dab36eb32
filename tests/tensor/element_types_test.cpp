// Tensors of every element type: arithmetic, comparisons, products, sums, sorting and conversions of small whole numbers,
// which all types have, and what f64 has beyond f32.
#include <weft/tensor/expressions.hpp>
#include <weft/tensor/print.hpp>
#include <weft/tensor/expression_gradients.hpp>

#include <support/tensors.hpp>

#include <cmath>
#include <sstream>

namespace weft::tensor_element_types_test {

template <class T>
class TensorElements : public ::testing::Test {};
using Numbers = ::testing::Types<float, double, std::int8_t, std::int16_t, std::int32_t, std::int64_t, std::uint8_t,
                                 std::uint16_t, std::uint32_t, std::uint64_t, long long>;
TYPED_TEST_SUITE(TensorElements, Numbers);

template <class T, Index... Extents>
void expect_elements(const Tensor<T, Extents...>& actual, const std::vector<double>& expected) {
  ASSERT_EQ(static_cast<std::size_t>(actual.size()), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(actual.data()[i], static_cast<T>(expected[i])) << i;
}

TYPED_TEST(TensorElements, ComputeAsFloatsDo) {
  using T = TypeParam;
  const Tensor<T, 2, 3> a{{1, 5, 3}, {4, 2, 6}}, b{{2, 2, 2}, {3, 3, 3}};
  expect_elements(Tensor<T, 2, 3>(a * b + 7 - b), {7, 15, 11, 16, 10, 22});
  expect_elements(Tensor<T, 2, 3>(where(a > b, a, 0)), {0, 5, 3, 4, 0, 6});
  expect_elements(Tensor<T, 2, 2>(matmul(a, transpose(b))), {18, 27, 24, 36});
  expect_elements(Tensor<T, 2>(sum<1>(a)), {9, 12});
  expect_elements(Tensor<T, 3>(max<0>(a)), {4, 5, 6});
  expect_elements(Tensor<T, 2, 3>(cumsum<1>(a)), {1, 6, 9, 4, 6, 12});
  expect_elements(Tensor<T, 2, 3>(sort(a)), {1, 3, 5, 2, 4, 6});
  const auto [values, places] = top_k<2>(a);
  expect_elements(Tensor<T, 2, 2>(values), {5, 3, 6, 4});
  expect_elements(Tensor<std::int32_t, 2, 2>(places), {1, 2, 2, 0});
  expect_elements(Tensor<float, 2, 3>(convert<float>(a) / 2), {0.5, 2.5, 1.5, 2, 1, 3});
  expect_elements(Tensor<T, 2, 3>(convert<T>(convert<float>(a) * 10)), {10, 50, 30, 40, 20, 60});
  EXPECT_EQ(T(sum(square(a))), T(91));
}
TYPED_TEST(TensorElements, ArePrintedAsNumbers) {
  std::ostringstream text;
  text << Tensor<TypeParam, 2>{7, 65};
  EXPECT_EQ(text.str(), std::is_floating_point_v<TypeParam> ? "[ 7. 65.]" : "[ 7 65]");
}

TEST(TensorsOfDoubles, KeepTheirDigits) {
  const Tensor<double, 3> x{0.1, 0.2, 0.3};
  const double value = mean(exp(x) * sin(x));
  double expected = 0;
  for (const double element : x) expected += std::exp(element) * std::sin(element) / 3;
  EXPECT_NEAR(value, expected, 1e-16);
  expect_elements(Tensor<double, 3>(x / 3), {0.1 / 3, 0.2 / 3, 0.3 / 3});
  std::ostringstream text;
  text << x * x;
  EXPECT_EQ(text.str(), "[0.010000000000000002 0.04000000000000001  0.09                ]");
}
TEST(TensorsOfDoubles, HaveGradients) {
  const Tensor<double, 3> x{0.1, 0.2, 0.3};
  const auto [loss, gradients] = value_and_grad<0>([](Var v) { return sum(v * v * v); }, x);
  EXPECT_NEAR(loss, 0.036, 1e-17);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_NEAR(std::get<0>(gradients).data()[i], 3 * x.data()[i] * x.data()[i], 1e-16);
  const auto of_expression = value_and_grad(sum(x * x * x), wrt(x));
  EXPECT_EQ(of_expression.value, loss);
  EXPECT_NEAR(std::get<0>(of_expression.gradients).data()[1], 0.12, 1e-16);
}

}  // namespace weft::tensor_element_types_test
