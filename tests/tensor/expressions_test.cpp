// The whole front door in one include: the statements of the design document.
#include <weft/tensor/expressions.hpp>

#include <support/tensors.hpp>

namespace expressions_test {

using weft::testing::random_tensor;

TEST(Expressions, FusedStatement) {
  const auto a = random_tensor<float, 64, 64>(1), b = random_tensor<float, 64, 64>(2),
             c = random_tensor<float, 64, 64>(3);
  const weft::Tensor<float, 64, 64> y = tanh(a * b + c);
  static_assert(weft::kernel_count<decltype(tanh(a * b + c))> == 1);
  weft::testing::expect_elements(
      y, [&](weft::Index i) { return std::tanh(a.data()[i] * b.data()[i] + c.data()[i]); }, 1e-6);
}

TEST(Expressions, ClassifierHead) {
  const auto x = random_tensor<float, 4, 6>(1);
  const auto w = random_tensor<float, 6, 3>(2);
  const auto bias = random_tensor<float, 3>(3);
  weft::Tensor probabilities = softmax(matmul(x, w) + bias);
  static_assert(std::is_same_v<decltype(probabilities), weft::Tensor<float, 4, 3>>);
  weft::Tensor logits = matmul(x, w) + bias;
  weft::testing::expect_elements(
      probabilities,
      [&](weft::Index i) {
        double total = 0;
        for (weft::Index j = 0; j < 3; ++j) total += std::exp(static_cast<double>(logits(i / 3, j)));
        return std::exp(static_cast<double>(logits(i / 3, i % 3))) / total;
      },
      1e-6);
  const float total = sum(probabilities);
  EXPECT_NEAR(static_cast<double>(total), 4, 1e-5);
}

}  // namespace expressions_test
