// Sines and remainders on vectors, beside the C library in double precision and in its own, on every instruction set
// that this machine has: of numbers of any size, in every lane.
#include <kernels/available_isas.hpp>

#include <weft/kernels/vector_math.hpp>

#define WEFT_ISA_FILE <kernels/vector_periodic_test.inc>
#include <weft/kernels/for_each_isa.inc>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace weft::vector_periodic_test {

struct Results {
  std::vector<float> sine, cosine, rest;
};
Results results_of(Isa isa, std::vector<float> a, std::vector<float> b) {
  const std::size_t count = (a.size() + 15) / 16 * 16;
  a.resize(count), b.resize(count);
  Results made{a, a, a};
  WEFT_SELECT_ISA(isa, periodic_test::map)
  (a.data(), b.data(), made.sine.data(), made.cosine.data(), made.rest.data(), static_cast<Index>(count));
  return made;
}
template <class Check>
void on_every_isa(Check check) {
  for (const Isa isa : test::available_isas()) {
    SCOPED_TRACE(name_of(isa));
    check(isa);
  }
}
// The distance of `made` from `exact`, in units in the last place of `exact` (2^-149 of subnormals).
double error_in_ulp(float made, double exact) {
  const int exponent = exact == 0 ? -149 : std::max(std::ilogb(exact) - 23, -149);
  return std::fabs(static_cast<double>(made) - exact) / std::ldexp(1.0, exponent);
}
constexpr float infinity = __builtin_inff(), nan = __builtin_nanf("");

// Near multiples of pi as anywhere.
TEST(VectorPeriodic, SineAndCosineAreWithinThreeUlpForAnglesOfAnySize) {
  for (const double width : {0.8, 10.0, 3000.0, 99000.0, 2e5, 1e10, 1e20, 3e38}) {
    std::vector<float> angles;
    constexpr int count = 1 << 16;
    for (int i = 0; i < count; ++i) angles.push_back(static_cast<float>(width * (2.0 * i / (count - 1) - 1)));
    on_every_isa([&](Isa isa) {
      const Results made = results_of(isa, angles, angles);
      double worst = 0;
      for (std::size_t i = 0; i < angles.size(); ++i) {
        const auto angle = static_cast<double>(angles[i]);
        worst = std::max(
            {worst, error_in_ulp(made.sine[i], std::sin(angle)), error_in_ulp(made.cosine[i], std::cos(angle))});
      }
      EXPECT_LE(worst, 3.0) << "up to " << width;
    });
  }
}

TEST(VectorPeriodic, SinesAtTheEdges) {
  const std::vector<float> angles{-0.0f, 1e-40f, infinity, -infinity, nan};
  on_every_isa([&](Isa isa) {
    const Results made = results_of(isa, angles, angles);
    EXPECT_TRUE(made.sine[0] == 0 && std::signbit(made.sine[0]));
    EXPECT_EQ(made.sine[1], 1e-40f);
    EXPECT_EQ(made.cosine[0], 1);
    for (const std::size_t i : {2u, 3u, 4u}) EXPECT_TRUE(std::isnan(made.sine[i]) && std::isnan(made.cosine[i]));
  });
}

TEST(VectorPeriodic, RemaindersAreExact) {
  std::vector<float> values{0.0f,  -0.0f,  1.0f,    -1.0f,       3.0f,   -2.5f,    0.1f,      7.0f, 1e-45f,
                            1e20f, -3e38f, 3.4e38f, 16777217.0f, 1e-38f, infinity, -infinity, nan,  5.5e7f};
  for (std::uint32_t i = 0; i < 200; ++i) {
    values.push_back(__builtin_bit_cast(float, random_bits(1, i, 0)));
    values.push_back(static_cast<float>(random_bits(2, i, 0) % 100000) / 64);
  }
  std::vector<float> a, b;
  for (const float x : values)
    for (const float y : values) a.push_back(x), b.push_back(y);
  on_every_isa([&](Isa isa) {
    const Results made = results_of(isa, a, b);
    for (std::size_t i = 0; i < a.size(); ++i) {
      const float exact = std::fmod(a[i], b[i]);
      const bool agrees = std::isnan(exact)
                              ? std::isnan(made.rest[i])
                              : made.rest[i] == exact && std::signbit(made.rest[i]) == std::signbit(exact);
      ASSERT_TRUE(agrees) << a[i] << " by " << b[i] << ": " << made.rest[i] << ", not " << exact;
    }
  });
}

}  // namespace weft::vector_periodic_test
