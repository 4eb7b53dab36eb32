// Sums of squares in integers against sums in long double and against themselves in other orders.
#include <weft/kernels/exact_sum.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace weft::exact_sum_test {

using Sum = std::array<std::uint32_t, exact_sum::words>;

Sum sum_of(const float* x, std::ptrdiff_t count) {
  Sum sum{};
  exact_square_sum(x, count, nullptr, sum.data());
  return sum;
}
Sum sum_of(const std::vector<float>& x) { return sum_of(x.data(), std::ssize(x)); }
float norm_of(const std::vector<float>& x) { return exact_norm(sum_of(x).data()); }

// In long double, from the smallest to the largest.
float naive_norm(std::vector<float> x) {
  std::sort(x.begin(), x.end(), [](float a, float b) { return std::abs(a) < std::abs(b); });
  long double total = 0;
  for (float value : x) total += static_cast<long double>(value) * static_cast<long double>(value);
  return static_cast<float>(std::sqrt(total));
}

std::vector<float> random_values(std::size_t count, std::uint32_t seed, int lowest, int highest) {
  std::mt19937 bits(seed);
  std::vector<float> values(count);
  for (float& value : values) {
    const auto mantissa = static_cast<float>(bits() >> 8) / 8388608.0F - 1;
    value = std::ldexp(mantissa, lowest + static_cast<int>(bits() % static_cast<unsigned>(highest - lowest + 1)));
  }
  return values;
}

TEST(ExactSum, IsTheNormOfSmallVectors) {
  EXPECT_EQ(norm_of({}), 0.0F);
  EXPECT_EQ(norm_of({0.0F, -0.0F}), 0.0F);
  EXPECT_EQ(norm_of({3, -4}), 5.0F);
  EXPECT_EQ(norm_of({-2.5F}), 2.5F);
  EXPECT_EQ(norm_of({1, 1}), std::sqrt(2.0F));
}

TEST(ExactSum, IsTheNormOfValuesOfAnyScale) {
  for (const auto& [lowest, highest] : {std::pair{-4, 4}, {-40, 40}, {-149, -100}, {60, 120}, {-149, 120}})
    for (std::size_t count : {1U, 7U, 1000U, 300'000U}) {
      const std::vector<float> x = random_values(count, static_cast<std::uint32_t>(count), lowest, highest);
      EXPECT_EQ(norm_of(x), naive_norm(x)) << count << " values from 2^" << lowest << " to 2^" << highest;
    }
}

TEST(ExactSum, OverflowsOnlyWhereTheNormDoes) {
  const float largest = std::numeric_limits<float>::max(), least = std::numeric_limits<float>::denorm_min();
  EXPECT_EQ(norm_of({largest}), largest);  // its square is 2^256
  EXPECT_EQ(norm_of({largest, largest}), std::numeric_limits<float>::infinity());
  EXPECT_EQ(norm_of({least}), least);  // its square is 2^-298
  EXPECT_EQ(norm_of({least, least, least, least}), 2 * least);
}

TEST(ExactSum, AddsWhatIsTooSmallForAFloat) {
  std::vector<float> x(1 << 20, 1e-4F);  // each square is lost beside 1e4^2 in f32 and in double
  x.push_back(1e4F);
  const double together = std::sqrt(1e8 + (1 << 20) * static_cast<double>(1e-4F) * static_cast<double>(1e-4F));
  EXPECT_EQ(norm_of(x), static_cast<float>(together));
}

TEST(ExactSum, DoesNotDependOnOrderNorParts) {
  std::vector<float> x = random_values(300'001, 5, -60, 60);
  const Sum whole = sum_of(x);
  std::mt19937 shuffle(1);
  for (int round = 0; round < 4; ++round) {
    std::shuffle(x.begin(), x.end(), shuffle);
    EXPECT_EQ(sum_of(x), whole);
    // Parts one after another into one sum, and parts of their own whose sums are added word by word, as devices do.
    Sum chained{}, added{};
    for (std::ptrdiff_t first = 0; first < std::ssize(x);) {
      const std::ptrdiff_t count =
          std::min<std::ptrdiff_t>(std::ssize(x) - first, 1 + static_cast<std::ptrdiff_t>(shuffle() % 90'000));
      exact_square_sum(x.data() + first, count, chained.data(), chained.data());
      const Sum part = sum_of(x.data() + first, count);
      for (std::size_t i = 0; i < added.size(); ++i) added[i] += part[i];
      first += count;
    }
    EXPECT_EQ(chained, whole);
    EXPECT_EQ(exact_norm(added.data()), exact_norm(whole.data()));
  }
}

TEST(ExactSum, ManyEqualSquaresDoNotOverflow) {
  const float largest_mantissa = std::nextafter(2.0F, 0.0F);
  const std::vector<float> x(1 << 19, largest_mantissa);  // all in one place
  EXPECT_EQ(norm_of(x), naive_norm(x));
}

TEST(ExactSum, TellsOfInfinitiesAndNaNs) {
  const float infinity = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(norm_of({1, -infinity, 2}), infinity);
  EXPECT_TRUE(std::isnan(norm_of({1, infinity, nan})));
  EXPECT_TRUE(std::isnan(norm_of({nan})));
  Sum chained = sum_of({infinity});
  const float one = 1;
  exact_square_sum(&one, 1, chained.data(), chained.data());
  EXPECT_EQ(exact_norm(chained.data()), infinity);
}

}  // namespace weft::exact_sum_test
