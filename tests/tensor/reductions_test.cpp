// Reductions and softmax against plain loops.
#include <weft/tensor/reductions.hpp>

#include <support/tensors.hpp>

#include <algorithm>
#include <cmath>

namespace weft::reductions_test {

using testing::expect_elements;
using testing::random_tensor;

// [4, 3, 37]: dimension 0 is reduced over rows, 2 over columns, 1 by neither.
class Reductions : public ::testing::Test {
 protected:
  static constexpr Index outer = 4, middle = 3, inner = 37;
  Tensor<float, outer, middle, inner> x = random_tensor<float, outer, middle, inner>(1);

  // Folds x along one dimension from `start`, in double; element i of what is left.
  template <class Join>
  double folded(int dim, Index i, double start, Join join) const {
    double result = start;
    const Index extent = dim == 0 ? outer : dim == 1 ? middle : inner;
    for (Index k = 0; k < extent; ++k) {
      if (dim == 0) result = join(result, static_cast<double>(x(k, i / inner, i % inner)));
      if (dim == 1) result = join(result, static_cast<double>(x(i / inner, k, i % inner)));
      if (dim == 2) result = join(result, static_cast<double>(x(i / middle, i % middle, k)));
    }
    return result;
  }
  static double add(double a, double b) { return a + b; }
};

TEST_F(Reductions, OverEverything) {
  double total = 0, most = -1, least = 1;
  for (float value : x) {
    total += static_cast<double>(value);
    most = std::fmax(most, static_cast<double>(value));
    least = std::fmin(least, static_cast<double>(value));
  }
  EXPECT_NEAR(static_cast<double>(static_cast<float>(sum(x))), total, 1e-4);
  EXPECT_NEAR(static_cast<double>(static_cast<float>(mean(x))), total / 444, 1e-6);
  EXPECT_EQ(static_cast<double>(static_cast<float>(max(x))), most);
  EXPECT_EQ(static_cast<double>(static_cast<float>(min(x))), least);
}

// One running sum of 2^20 tenths is wrong by a hundredth; see terms_in_a_row.
TEST(LongReductions, KeepTheirDigits) {
  constexpr Index count = Index{1} << 20;
  const double total = static_cast<double>(count) * static_cast<double>(0.1F);
  const auto tall = Tensor<float, count, 2>::filled(0.1F);
  const auto wide = Tensor<float, 3, count>::filled(0.1F);
  for (float column : evaluate(sum<0>(tall))) EXPECT_NEAR(static_cast<double>(column), total, 4e-6 * total);
  for (float row : evaluate(sum<1>(wide))) EXPECT_NEAR(static_cast<double>(row), total, 4e-6 * total);
  EXPECT_NEAR(static_cast<double>(static_cast<float>(sum(tall))), 2 * total, 4e-6 * total);
  for (float row : evaluate(mean<1>(wide * wide))) EXPECT_NEAR(static_cast<double>(row), 0.01, 1e-8);
}

TEST_F(Reductions, AlongEachDimension) {
  const auto most = [](double a, double b) { return std::fmax(a, b); };
  const auto least = [](double a, double b) { return std::fmin(a, b); };
  expect_elements(
      evaluate(sum<0>(x)), [&](Index i) { return folded(0, i, 0, add); }, 1e-5);
  expect_elements(
      evaluate(sum<1>(x)), [&](Index i) { return folded(1, i, 0, add); }, 1e-5);
  expect_elements(
      evaluate(sum<2>(x)), [&](Index i) { return folded(2, i, 0, add); }, 1e-5);
  expect_elements(
      evaluate(sum<-1>(x)), [&](Index i) { return folded(2, i, 0, add); }, 1e-5);
  expect_elements(evaluate(max<0>(x)), [&](Index i) { return folded(0, i, -9, most); });
  expect_elements(evaluate(max<1>(x)), [&](Index i) { return folded(1, i, -9, most); });
  expect_elements(evaluate(min<2>(x)), [&](Index i) { return folded(2, i, 9, least); });
  expect_elements(
      evaluate(mean<0>(x)), [&](Index i) { return folded(0, i, 0, add) / outer; }, 1e-6);
  expect_elements(
      evaluate(mean<2>(x)), [&](Index i) { return folded(2, i, 0, add) / inner; }, 1e-6);
}

TEST_F(Reductions, TakeExpressionsAndStandInThem) {
  const auto y = random_tensor<float, outer, middle, inner>(2);
  const float loss = mean(square(x - y));
  double expected = 0;
  for (Index i = 0; i < x.size(); ++i) {
    const double difference = static_cast<double>(x.data()[i]) - static_cast<double>(y.data()[i]);
    expected += difference * difference / static_cast<double>(x.size());
  }
  EXPECT_NEAR(static_cast<double>(loss), expected, 1e-6);
  expect_elements(
      evaluate(x - mean(x)), [&, center = static_cast<float>(mean(x))](Index i) { return x.data()[i] - center; }, 1e-6);
  expect_elements(
      evaluate(sum<2>(x * y) + sum<2>(x)),
      [&](Index i) {
        double result = 0;
        for (Index k = 0; k < inner; ++k)
          result += static_cast<double>(x(i / middle, i % middle, k)) *
                    (static_cast<double>(y(i / middle, i % middle, k)) + 1);
        return result;
      },
      1e-5);
}

TEST_F(Reductions, IntegersAreSummedExactly) {
  const auto whole = random_tensor<std::int32_t, 3, 50>(3, -1000, 1000);
  expect_elements(evaluate(sum<1>(whole)), [&](Index i) {
    std::int32_t result = 0;
    for (Index k = 0; k < 50; ++k) result += whole(i, k);
    return result;
  });
  const std::int32_t most = max(whole);
  EXPECT_EQ(most, *std::max_element(whole.begin(), whole.end()));
}

TEST_F(Reductions, SoftmaxSumsToOneAlongItsDimension) {
  const auto exponential = [](double a, double b) { return a + std::exp(b); };
  expect_elements(
      evaluate(softmax(x)),
      [&](Index i) { return std::exp(static_cast<double>(x.data()[i])) / folded(2, i / inner, 0, exponential); }, 1e-7,
      1e-6);
  const auto group = [](Index i) { return i / (middle * inner) * inner + i % inner; };
  expect_elements(
      evaluate(softmax<1>(x)),
      [&](Index i) { return std::exp(static_cast<double>(x.data()[i])) / folded(1, group(i), 0, exponential); }, 1e-7,
      1e-6);
  expect_elements(
      evaluate(softmax<0>(x)),
      [&](Index i) {
        return std::exp(static_cast<double>(x.data()[i])) / folded(0, i % (middle * inner), 0, exponential);
      },
      1e-7, 1e-6);
  expect_elements(
      evaluate(log_softmax(x)),
      [&](Index i) { return static_cast<double>(x.data()[i]) - std::log(folded(2, i / inner, 0, exponential)); }, 1e-6,
      1e-6);
  expect_elements(
      evaluate(logsumexp<0>(x)), [&](Index i) { return std::log(folded(0, i, 0, exponential)); }, 1e-6, 1e-6);
}

TEST_F(Reductions, SoftmaxIsStable) {
  const Tensor<float, 1, 3> large{1000, 1001, 999};
  const double total = 1 + std::exp(-1.0) + std::exp(-2.0);
  const double expected[] = {std::exp(-1.0) / total, 1 / total, std::exp(-2.0) / total};
  expect_elements(
      evaluate(softmax(large)), [&](Index i) { return expected[i]; }, 1e-7);
  expect_elements(
      evaluate(exp(log_softmax(large))), [&](Index i) { return expected[i]; }, 1e-6);
}

}  // namespace weft::reductions_test
