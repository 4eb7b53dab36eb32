// Initial values: mean, deviation and bounds of what is drawn, and which random bits it is drawn from.
#include <weft/graph/initializer.hpp>

#include <support/moments.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace weft::initializer_test {

using Kind = Initializer::Kind;
using testing::Moments;
using testing::moments_of;

constexpr Index drawn = 200000;
std::vector<double> draw(const Initializer& how, std::uint32_t stream = 5, Index count = drawn) {
  std::vector<double> values;
  for (Index i = 0; i < count; ++i) values.push_back(static_cast<double>(initial_value(how, 42, stream, i)));
  return values;
}
// Five times what samples of this size differ by.
void expect_moments(const Initializer& how, double mean, double deviation) {
  const Moments found = moments_of(draw(how));
  const double error = 5 * deviation / std::sqrt(static_cast<double>(drawn));
  EXPECT_NEAR(found.mean, mean, error);
  EXPECT_NEAR(found.deviation(), deviation, error);
}

TEST(Initializer, FillsWithOneNumber) {
  for (const double value : draw({Kind::fill, 2.5F}, 5, 10)) EXPECT_EQ(value, 2.5);
  EXPECT_EQ(initial_value({}, 42, 5, 3), 0.0F);
}
TEST(Initializer, UniformNumbersAreTheDocumentedFunctionOfTheirPlace) {
  const Initializer how{Kind::uniform, 0.25F};
  const std::uint32_t stream = random_bits(7, 0, stream_of("hidden.weight"));
  for (std::uint32_t i = 0; i < 100; ++i) {
    const float u = uniform_from_bits(random_bits_at(7, "hidden.weight", 0, i));
    EXPECT_EQ(initial_value(how, 7, stream, static_cast<Index>(i)), (2 * u - 1) * 0.25F);
  }
  const Initializer shifted{Kind::uniform, 1.5F, 0.5F};
  expect_moments(shifted, 0.5, 1.5 / std::sqrt(3.0));
  const Moments found = moments_of(draw(shifted));
  EXPECT_GE(found.least, -1);
  EXPECT_LT(found.greatest, 2);
  EXPECT_LT(found.least, -0.999);
  EXPECT_GT(found.greatest, 1.999);
}
// The share of numbers within z deviations is erf(z / sqrt(2)).
TEST(Initializer, NormalNumbers) {
  expect_moments({Kind::normal, 1}, 0, 1);
  expect_moments({Kind::normal, 0.02F, -3}, -3, 0.02);
  const std::vector<double> values = draw({Kind::normal, 1});
  for (const double z : {0.5, 1.0, 2.0, 3.0}) {
    double within = 0, fourth = 0;
    for (const double value : values) {
      within += std::fabs(value) < z ? 1.0 / drawn : 0;
      fourth += std::pow(value, 4) / drawn;
    }
    EXPECT_NEAR(within, std::erf(z / std::sqrt(2.0)), 5 * 0.5 / std::sqrt(static_cast<double>(drawn))) << z;
    EXPECT_NEAR(fourth, 3, 5 * std::sqrt(96.0 / drawn));
  }
  // Neighbors, and tensors, know nothing of one another.
  const std::vector<double> other = draw({Kind::normal, 1}, 6);
  double next = 0, across = 0;
  for (std::size_t i = 0; i + 1 < values.size(); ++i) {
    next += values[i] * values[i + 1] / drawn;
    across += values[i] * other[i] / drawn;
  }
  EXPECT_NEAR(next, 0, 5 / std::sqrt(static_cast<double>(drawn)));
  EXPECT_NEAR(across, 0, 5 / std::sqrt(static_cast<double>(drawn)));
}
TEST(Initializer, NormalNumbersAreFiniteForAllBits) {
  for (const std::uint32_t first : {0U, 1U, 0xFFFFFFFFU})
    for (const std::uint32_t second : {0U, 0x80000000U, 0xFFFFFFFFU})
      EXPECT_LT(std::fabs(normal_from_bits({first, second})), 6.8);
  EXPECT_NEAR(normal_from_bits({0, 0}), std::sqrt(2 * 33 * std::log(2.0)), 1e-12);  // u1 = 2^-33
}
// Moments of the density between the bounds, by the midpoint rule.
TEST(Initializer, TruncatedNumbersKeepTheirDensityBetweenTheBounds) {
  struct Case {
    double mean, deviation, low, high;
  };
  for (const Case& c : {Case{0, 1, -2, 2}, Case{0.5, 2, 0, 1}, Case{1, 0.5, -4, 1.25}}) {
    double mass = 0, mean = 0, square = 0;
    constexpr int steps = 20000;
    for (int i = 0; i < steps; ++i) {
      const double x = c.low + (c.high - c.low) * (i + 0.5) / steps, z = (x - c.mean) / c.deviation;
      const double density = std::exp(-0.5 * z * z);
      mass += density;
      mean += x * density;
      square += x * x * density;
    }
    mean /= mass;
    const Initializer how{Kind::truncated_normal, static_cast<float>(c.deviation), static_cast<float>(c.mean),
                          static_cast<float>(c.low), static_cast<float>(c.high)};
    expect_moments(how, mean, std::sqrt(square / mass - mean * mean));
    const Moments found = moments_of(draw(how));
    EXPECT_GE(found.least, c.low);
    EXPECT_LE(found.greatest, c.high);
  }
}

}  // namespace weft::initializer_test
