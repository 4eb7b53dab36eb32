// Products and changes of shape against plain loops.
#include <weft/tensor/linear_algebra.hpp>

#include <support/tensors.hpp>

#include <cmath>

namespace weft::linear_algebra_test {

using testing::expect_elements;
using testing::random_tensor;

// Element (i, j) of a product in double.
template <Index M, Index K, Index N>
double product(const Tensor<float, M, K>& a, const Tensor<float, K, N>& b, Index i, Index j) {
  double sum = 0;
  for (Index k = 0; k < K; ++k) sum += static_cast<double>(a(i, k)) * static_cast<double>(b(k, j));
  return sum;
}

TEST(Matmul, OfMatrices) {
  const auto a = random_tensor<float, 17, 33>(1);
  const auto b = random_tensor<float, 33, 19>(2);
  expect_elements(
      evaluate(matmul(a, b)), [&](Index i) { return product(a, b, i / 19, i % 19); }, 1e-5);
}

TEST(Matmul, RunsWhatFollowsInItsTiles) {
  const auto a = random_tensor<float, 17, 33>(1);
  const auto b = random_tensor<float, 33, 19>(2);
  const auto bias = random_tensor<float, 19>(3);
  const auto expression = maximum(matmul(a, b) * 0.5f + bias, 0);
  static_assert(kernel_count<std::remove_cv_t<decltype(expression)>> == 1);
  expect_elements(
      evaluate(expression),
      [&](Index i) { return std::fmax(product(a, b, i / 19, i % 19) * 0.5 + static_cast<double>(bias(i % 19)), 0.0); },
      1e-5);
}

TEST(Matmul, OfExpressionsAndChains) {
  const auto a = random_tensor<float, 5, 6>(1);
  const auto b = random_tensor<float, 6, 7>(2);
  const auto c = random_tensor<float, 7, 4>(3);
  const Tensor<float, 5, 6> negated = -a;
  const Tensor<float, 6, 7> doubled = b * 2.0f;
  expect_elements(
      evaluate(matmul(-a, b * 2.0f)), [&](Index i) { return product(negated, doubled, i / 7, i % 7); }, 1e-5);
  const Tensor<float, 5, 7> ab = matmul(a, b);
  expect_elements(
      evaluate(matmul(matmul(a, b), c)), [&](Index i) { return product(ab, c, i / 4, i % 4); }, 1e-5);
}

TEST(Matmul, OfTransposes) {
  const auto a = random_tensor<float, 6, 5>(1);
  const auto b = random_tensor<float, 7, 6>(2);
  const Tensor<float, 5, 6> at = transpose(a);
  const Tensor<float, 6, 7> bt = transpose(b);
  expect_elements(
      evaluate(matmul(transpose(a), transpose(b))), [&](Index i) { return product(at, bt, i / 7, i % 7); }, 1e-5);
}

TEST(Matmul, OfBatches) {
  const auto a = random_tensor<float, 3, 4, 5>(1);
  const auto b = random_tensor<float, 3, 5, 6>(2);
  const auto shared = random_tensor<float, 5, 6>(3);
  const auto row = random_tensor<float, 6>(4);
  const auto at = [&](Index i, auto right) {
    double sum = 0;
    for (Index k = 0; k < 5; ++k)
      sum += static_cast<double>(a(i / 24, i / 6 % 4, k)) * static_cast<double>(right(i / 24, k, i % 6));
    return sum;
  };
  const auto batched = [&](Index batch, Index k, Index j) { return b(batch, k, j); };
  const auto common = [&](Index, Index k, Index j) { return shared(k, j); };
  expect_elements(
      evaluate(matmul(a, b) + row), [&](Index i) { return at(i, batched) + static_cast<double>(row(i % 6)); }, 1e-5);
  expect_elements(
      evaluate(matmul(a, shared)), [&](Index i) { return at(i, common); }, 1e-5);
}

TEST(Transpose, MovesDimensions) {
  const auto x = random_tensor<float, 3, 20, 33>(1);
  expect_elements(evaluate(transpose(x)), [&](Index i) { return x(i / 660, i % 20, i / 20 % 33); });
  const Tensor<float, 33, 3, 20> turned = transpose<2, 0, 1>(x);
  expect_elements(turned, [&](Index i) { return x(i / 20 % 3, i % 20, i / 60); });
  expect_elements(evaluate(transpose<0, 1, 2>(x)), [&](Index i) { return x.data()[i]; });
  expect_elements(evaluate(transpose(transpose(x)) + 1), [&](Index i) { return x.data()[i] + 1; });
  const auto flags = random_tensor<bool, 5, 9>(2);
  expect_elements(evaluate(transpose(flags)), [&](Index i) { return flags(i % 5, i / 5); });
}

TEST(Reshape, KeepsElementsInOrder) {
  const auto x = random_tensor<float, 4, 6>(1);
  const Tensor<float, 2, 3, 4> y = reshape<2, 3, 4>(x);
  expect_elements(y, [&](Index i) { return x.data()[i]; });
  expect_elements(evaluate(reshape<24>(x * 2.0f)), [&](Index i) { return x.data()[i] * 2; });
  expect_elements(evaluate(x + reshape<4, 1>(Tensor<float, 4>{1, 2, 3, 4})),
                  [&](Index i) { return x.data()[i] + static_cast<float>(i / 6 + 1); });
}

TEST(BroadcastTo, RepeatsElements) {
  const Tensor<float, 3> row{1, 2, 3};
  const Tensor<float, 2, 1> column{10, 20};
  const Tensor<float, 4, 3> rows = broadcast_to<4, 3>(row);
  expect_elements(rows, [](Index i) { return i % 3 + 1; });
  const Tensor<float, 2, 5> columns = broadcast_to<2, 5>(column);
  expect_elements(columns, [](Index i) { return i < 5 ? 10 : 20; });
  const Tensor<float, 2, 2, 3> blocks = broadcast_to<2, 2, 3>(row + 1);
  expect_elements(blocks, [](Index i) { return i % 3 + 2; });
}

}  // namespace weft::linear_algebra_test
