// Vector mathematics: the largest error of each function against double precision, the edges of its range, integers and
// conversions, and partial loads and stores; on every instruction set that this machine has.
#include <kernels/available_isas.hpp>

#include <weft/base/dtype.hpp>
#include <weft/base/extremum.hpp>
#include <weft/kernels/vector_math.hpp>

#define WEFT_ISA_FILE <kernels/vector_math_test.inc>
#include <weft/kernels/for_each_isa.inc>

#include <gtest/gtest.h>

#include <algorithm>
#include <cfenv>
#include <cmath>
#include <limits>
#include <vector>

namespace weft::vector_math_test {

using test::available_isas;
using Map = void (*)(const std::uint32_t* a, const std::uint32_t* b, std::uint32_t* out, Index count);

#define WEFT_MAP(isa, name) WEFT_SELECT_ISA(isa, vector_test::name)

std::uint32_t bits(float x) { return __builtin_bit_cast(std::uint32_t, x); }
float real(std::uint32_t x) { return __builtin_bit_cast(float, x); }

// Applies a map to one pair of arguments.
std::uint32_t apply(Map map, std::uint32_t a, std::uint32_t b = 0) {
  std::uint32_t x[16], y[16], out[16];
  for (int i = 0; i < 16; ++i) x[i] = a, y[i] = b;
  map(x, y, out, 16);
  return out[5];
}
float apply(Map map, float a, float b = 0.0f) { return real(apply(map, bits(a), bits(b))); }

// The distance of `got` from `exact`, in units in the last place of `exact` (2^-149 for subnormals).
double error_in_ulp(float got, double exact) {
  if (std::isnan(exact)) return std::isnan(got) ? 0.0 : HUGE_VAL;
  if (std::isinf(got) || exact == 0.0) return static_cast<float>(exact) == got ? 0.0 : HUGE_VAL;
  return std::fabs(static_cast<double>(got) - exact) / std::ldexp(1.0, std::max(std::ilogb(exact) - 23, -149));
}

// The largest error over `low`..`high`, 2^19 evenly spaced arguments.
void expect_error_below(double bound, Map map, double (*exact)(double), double low, double high, const char* what) {
  constexpr Index count = Index{1} << 19;
  std::vector<std::uint32_t> x(to_size(count)), y(to_size(count));
  for (Index i = 0; i < count; ++i)
    x[to_size(i)] =
        bits(static_cast<float>(low + (high - low) * static_cast<double>(i) / static_cast<double>(count - 1)));
  map(x.data(), x.data(), y.data(), count);
  double worst = 0.0;
  float where = 0.0f;
  for (Index i = 0; i < count; ++i) {
    const float argument = real(x[to_size(i)]);
    const double error = error_in_ulp(real(y[to_size(i)]), exact(static_cast<double>(argument)));
    if (error > worst) worst = error, where = argument;
  }
  EXPECT_LE(worst, bound) << what << " at " << where;
}

constexpr float infinity = __builtin_inff(), nan = __builtin_nanf("");

TEST(VectorMath, ExpIsWithinOneUlpAndKeepsItsRange) {
  for (const Isa isa : available_isas()) {
    const Map exp = WEFT_MAP(isa, exp);
    const auto exact = [](double x) { return std::exp(x); };
    expect_error_below(1.0, exp, exact, -87.0, 88.7, name_of(isa));
    expect_error_below(1.0, exp, exact, -1.0, 1.0, name_of(isa));
    expect_error_below(1.0, exp, exact, -104.0, -87.0, name_of(isa));
    EXPECT_EQ(apply(exp, 0.0f), 1.0f);
    EXPECT_EQ(apply(exp, 88.72284f), infinity);
    EXPECT_TRUE(std::isfinite(apply(exp, 88.7f)));
    EXPECT_GT(apply(exp, -88.0f), 0.0f) << "subnormal";
    EXPECT_EQ(apply(exp, -104.5f), 0.0f);
    EXPECT_EQ(apply(exp, infinity), infinity);
    EXPECT_EQ(apply(exp, -infinity), 0.0f);
    EXPECT_TRUE(std::isnan(apply(exp, nan)));
  }
}

// What underflows takes Intel's processors a hundred times as long, and half of the scores of causal attention are
// masks.
TEST(VectorMath, WhatIsZeroForAMaskDoesNotUnderflow) {
  const auto raises_underflow = [](Map map, float x) {
    std::feclearexcept(FE_ALL_EXCEPT);
    EXPECT_EQ(apply(map, x), 0.0f);
    return std::fetestexcept(FE_UNDERFLOW) != 0;
  };
  for (const Isa isa : available_isas())
    for (const float mask : {-200.0f, -1e4f, -1e30f, std::numeric_limits<float>::lowest(), -infinity}) {
      EXPECT_FALSE(raises_underflow(WEFT_MAP(isa, exp), mask)) << name_of(isa) << ' ' << mask;
      EXPECT_FALSE(raises_underflow(WEFT_MAP(isa, logistic), mask)) << name_of(isa) << ' ' << mask;
      EXPECT_FALSE(raises_underflow(WEFT_MAP(isa, erfc), -mask)) << name_of(isa) << ' ' << mask;
    }
}

TEST(VectorMath, LogIsWithinOneUlpAndKeepsItsRange) {
  for (const Isa isa : available_isas()) {
    const Map log = WEFT_MAP(isa, log);
    const auto exact = [](double x) { return std::log(x); };
    expect_error_below(1.0, log, exact, 0.4, 2.2, name_of(isa));
    expect_error_below(1.0, log, exact, 0.999, 1.001, name_of(isa));
    expect_error_below(1.0, log, exact, 1e-3, 1e3, name_of(isa));
    expect_error_below(1.0, log, exact, 1e-38, 3e38, name_of(isa));
    expect_error_below(1.0, log, exact, 1.5e-45, 1e-38, name_of(isa));
    EXPECT_EQ(apply(log, 1.0f), 0.0f);
    EXPECT_EQ(apply(log, 0.0f), -infinity);
    EXPECT_EQ(apply(log, -0.0f), -infinity);
    EXPECT_EQ(apply(log, infinity), infinity);
    EXPECT_TRUE(std::isnan(apply(log, -1.0f)));
    EXPECT_TRUE(std::isnan(apply(log, -infinity)));
    EXPECT_TRUE(std::isnan(apply(log, nan)));
  }
}

TEST(VectorMath, Expm1IsWithinTwoUlpAlsoNearZero) {
  for (const Isa isa : available_isas()) {
    const Map expm1 = WEFT_MAP(isa, expm1);
    const auto exact = [](double x) { return std::expm1(x); };
    expect_error_below(2.0, expm1, exact, -20.0, 88.7, name_of(isa));
    expect_error_below(2.0, expm1, exact, -2.0, 2.0, name_of(isa));
    expect_error_below(2.0, expm1, exact, 16.0, 18.0, name_of(isa));
    expect_error_below(2.0, expm1, exact, -1e-3, 1e-3, name_of(isa));
    EXPECT_EQ(apply(expm1, 1e-40f), 1e-40f);
    EXPECT_EQ(bits(apply(expm1, -0.0f)), 0x80000000u);
    EXPECT_EQ(bits(apply(expm1, 0.0f)), 0u);
    EXPECT_EQ(apply(expm1, 88.72284f), infinity);
    EXPECT_EQ(apply(expm1, infinity), infinity);
    EXPECT_EQ(apply(expm1, -100.0f), -1.0f);
    EXPECT_EQ(apply(expm1, -infinity), -1.0f);
    EXPECT_TRUE(std::isnan(apply(expm1, nan)));
  }
}

TEST(VectorMath, Log1pIsWithinTwoUlpAlsoNearZero) {
  for (const Isa isa : available_isas()) {
    const Map log1p = WEFT_MAP(isa, log1p);
    const auto exact = [](double x) { return std::log1p(x); };
    expect_error_below(2.0, log1p, exact, -0.999, 2.0, name_of(isa));
    expect_error_below(2.0, log1p, exact, -1e-3, 1e-3, name_of(isa));
    expect_error_below(2.0, log1p, exact, -1e-7, 1e-7, name_of(isa));
    expect_error_below(2.0, log1p, exact, 1.0, 1e3, name_of(isa));
    expect_error_below(2.0, log1p, exact, 1e3, 3.4e38, name_of(isa));
    EXPECT_EQ(apply(log1p, 1e-40f), 1e-40f);
    EXPECT_EQ(bits(apply(log1p, -0.0f)), 0x80000000u);
    EXPECT_EQ(bits(apply(log1p, 0.0f)), 0u);
    EXPECT_EQ(apply(log1p, -1.0f), -infinity);
    EXPECT_EQ(apply(log1p, infinity), infinity);
    EXPECT_TRUE(std::isnan(apply(log1p, -1.5f)));
    EXPECT_TRUE(std::isnan(apply(log1p, -infinity)));
    EXPECT_TRUE(std::isnan(apply(log1p, nan)));
  }
}

// IEEE 754-2019 maximum and minimum.
TEST(VectorMath, ExtremaOfZerosDoNotDependOnTheOrderOfOperands) {
  for (const Isa isa : available_isas()) {
    const Map maximum = WEFT_MAP(isa, maximum), minimum = WEFT_MAP(isa, minimum);
    const auto of = [](Map map, float a, float b) {
      std::vector<std::uint32_t> x(16, bits(a)), y(16, bits(b)), z(16);
      map(x.data(), y.data(), z.data(), 16);
      return z[0];
    };
    for (const float a : {0.0f, -0.0f, 1.0f, -2.0f, infinity, -infinity})
      for (const float b : {0.0f, -0.0f, 3.0f, -2.0f, infinity, -infinity}) {
        EXPECT_EQ(of(maximum, a, b), bits(maximum_of(a, b))) << a << " and " << b << " on " << name_of(isa);
        EXPECT_EQ(of(minimum, a, b), bits(minimum_of(a, b))) << a << " and " << b << " on " << name_of(isa);
        EXPECT_EQ(of(maximum, a, b), of(maximum, b, a));
        EXPECT_EQ(of(minimum, a, b), of(minimum, b, a));
      }
    for (const float x : {0.0f, -0.0f, -1.0f, infinity, nan})
      for (const Map map : {maximum, minimum}) {
        EXPECT_TRUE(std::isnan(real(of(map, x, nan))));
        EXPECT_TRUE(std::isnan(real(of(map, nan, x))));
      }
  }
}

TEST(VectorMath, TanhIsWithinOneAndAHalfUlp) {
  for (const Isa isa : available_isas()) {
    const Map tanh = WEFT_MAP(isa, tanh);
    const auto exact = [](double x) { return std::tanh(x); };
    expect_error_below(1.5, tanh, exact, -10.0, 10.0, name_of(isa));
    expect_error_below(1.5, tanh, exact, -0.6, 0.6, name_of(isa));
    expect_error_below(1.5, tanh, exact, -0.01, 0.01, name_of(isa));
    EXPECT_EQ(apply(tanh, 1e-40f), 1e-40f);
    EXPECT_EQ(bits(apply(tanh, -0.0f)), 0x80000000u);
    EXPECT_EQ(apply(tanh, infinity), 1.0f);
    EXPECT_EQ(apply(tanh, -infinity), -1.0f);
    EXPECT_TRUE(std::isnan(apply(tanh, nan)));
  }
}

TEST(VectorMath, LogisticIsWithinTwoUlpEverywhere) {
  for (const Isa isa : available_isas()) {
    const Map logistic = WEFT_MAP(isa, logistic);
    const auto exact = [](double x) { return 1.0 / (1.0 + std::exp(-x)); };
    expect_error_below(2.0, logistic, exact, -104.0, -80.0, name_of(isa));
    expect_error_below(2.0, logistic, exact, -80.0, 20.0, name_of(isa));
    expect_error_below(2.0, logistic, exact, -9.0, 9.0, name_of(isa));
    expect_error_below(2.0, logistic, exact, -1.0, 1.0, name_of(isa));
    EXPECT_EQ(apply(logistic, 0.0f), 0.5f);
    EXPECT_EQ(apply(logistic, infinity), 1.0f);
    EXPECT_EQ(apply(logistic, 100.0f), 1.0f);
    EXPECT_EQ(apply(logistic, -infinity), 0.0f);
    EXPECT_TRUE(std::isnan(apply(logistic, nan)));
  }
}

TEST(VectorMath, ErfIsWithinOneAndAHalfUlp) {
  for (const Isa isa : available_isas()) {
    const Map erf = WEFT_MAP(isa, erf);
    const auto exact = [](double x) { return std::erf(x); };
    expect_error_below(1.5, erf, exact, -4.5, 4.5, name_of(isa));
    expect_error_below(1.5, erf, exact, -1.0, 1.0, name_of(isa));
    expect_error_below(1.5, erf, exact, 0.9, 0.94, name_of(isa));
    expect_error_below(1.5, erf, exact, -0.01, 0.01, name_of(isa));
    EXPECT_FLOAT_EQ(apply(erf, 1e-40f), 1.12837917e-40f);
    EXPECT_EQ(bits(apply(erf, -0.0f)), 0x80000000u);
    EXPECT_EQ(apply(erf, 4.0f), 1.0f);
    EXPECT_EQ(apply(erf, infinity), 1.0f);
    EXPECT_EQ(apply(erf, -infinity), -1.0f);
    EXPECT_TRUE(std::isnan(apply(erf, nan)));
  }
}

TEST(VectorMath, ErfcIsWithinFiveUlpAlsoInItsTail) {
  for (Isa isa : available_isas()) {
    const Map erfc = WEFT_MAP(isa, erfc);
    const auto exact = [](double x) { return std::erfc(x); };
    expect_error_below(5.0, erfc, exact, -5.0, 1.0, name_of(isa));
    expect_error_below(5.0, erfc, exact, 0.0, 10.1, name_of(isa));
    expect_error_below(5.0, erfc, exact, 8.8, 10.1, name_of(isa));  // subnormal from 9.2 up
    expect_error_below(5.0, erfc, exact, -0.01, 0.01, name_of(isa));
    EXPECT_EQ(apply(erfc, 0.0f), 1.0f);
    EXPECT_EQ(apply(erfc, -0.0f), 1.0f);
    EXPECT_EQ(apply(erfc, 11.0f), 0.0f);
    EXPECT_EQ(apply(erfc, infinity), 0.0f);
    EXPECT_EQ(apply(erfc, -infinity), 2.0f);
    EXPECT_TRUE(std::isnan(apply(erfc, nan)));
  }
}

TEST(VectorMath, RootsAreExactToRounding) {
  for (const Isa isa : available_isas()) {
    const Map sqrt = WEFT_MAP(isa, sqrt), rsqrt = WEFT_MAP(isa, rsqrt);
    expect_error_below(
        0.5, sqrt, [](double x) { return std::sqrt(x); }, 0.0, 10.0, name_of(isa));
    expect_error_below(
        1.5, rsqrt, [](double x) { return 1.0 / std::sqrt(x); }, 1e-6, 10.0, name_of(isa));
    EXPECT_TRUE(std::isnan(apply(sqrt, -1.0f)));
    EXPECT_EQ(apply(rsqrt, 0.0f), infinity);
    EXPECT_EQ(apply(rsqrt, infinity), 0.0f);
  }
}

TEST(VectorMath, PowerIsNearlyCorrectlyRoundedAndTreatsSpecialCasesAsC) {
  const float values[] = {0.0f,  -0.0f, 1.0f,   -1.0f, 2.0f,        -2.0f,        0.5f,     -0.5f,     3.0f,
                          -3.0f, 2.5f,  1e-40f, 1e30f, 16777217.0f, -16777216.0f, infinity, -infinity, nan};
  for (const Isa isa : available_isas()) {
    const Map power = WEFT_MAP(isa, power);
    for (const float x : values)
      for (const float y : values) {
        const float got = apply(power, x, y),
                    want = static_cast<float>(std::pow(static_cast<double>(x), static_cast<double>(y)));
        if (std::isnan(want))
          EXPECT_TRUE(std::isnan(got)) << x << " ^ " << y << " on " << name_of(isa);
        else
          EXPECT_EQ(bits(got), bits(want)) << x << " ^ " << y << " on " << name_of(isa);
      }
    constexpr Index count = 1 << 16;
    std::vector<std::uint32_t> x(count), y(count), z(count);
    std::uint32_t state = 1;
    const auto unit = [&state] { return static_cast<double>((state = state * 1664525u + 1013904223u) >> 8) * 0x1p-24; };
    for (std::size_t i = 0; i < count; ++i) {
      x[i] = bits(static_cast<float>(std::exp(unit() * 170.0 - 85.0)));
      y[i] = bits(static_cast<float>(unit() * 4.0 - 2.0));
    }
    power(x.data(), y.data(), z.data(), count);
    double worst = 0.0;
    for (std::size_t i = 0; i < count; ++i) {
      const double exact = std::pow(static_cast<double>(real(x[i])), static_cast<double>(real(y[i])));
      if (exact < 3.4e38) worst = std::max(worst, error_in_ulp(real(z[i]), exact));
    }
    EXPECT_LE(worst, 0.51) << name_of(isa);
  }
}

TEST(VectorMath, RoundsAndTakesSigns) {
  for (const Isa isa : available_isas()) {
    const Map floor = WEFT_MAP(isa, floor), sign = WEFT_MAP(isa, sign);
    for (const float x : {0.0f, -0.0f, 0.5f, -0.5f, 2.0f, -2.0f, 2.75f, -2.75f, 8388609.0f, -8388609.0f, 1e20f, -1e20f,
                          infinity, -infinity}) {
      EXPECT_EQ(bits(apply(floor, x)), bits(std::floor(x))) << x << " on " << name_of(isa);
      EXPECT_EQ(apply(sign, x), x > 0.0f ? 1.0f : x < 0.0f ? -1.0f : x);
    }
    EXPECT_TRUE(std::isnan(apply(floor, nan)));
    EXPECT_TRUE(std::isnan(apply(sign, nan)));
  }
}

TEST(VectorMath, MaximumAndMinimumKeepNaNOfEitherSide) {
  for (const Isa isa : available_isas()) {
    const Map maximum = WEFT_MAP(isa, maximum), minimum = WEFT_MAP(isa, minimum);
    EXPECT_EQ(apply(maximum, 1.0f, 2.0f), 2.0f);
    EXPECT_EQ(apply(maximum, 2.0f, 1.0f), 2.0f);
    EXPECT_EQ(apply(minimum, 1.0f, 2.0f), 1.0f);
    EXPECT_EQ(apply(minimum, 2.0f, 1.0f), 1.0f);
    for (const Map map : {maximum, minimum}) {
      EXPECT_TRUE(std::isnan(apply(map, nan, 1.0f)));
      EXPECT_TRUE(std::isnan(apply(map, 1.0f, nan)));
    }
  }
}

TEST(VectorMath, ConvertsIntegersWithOneRoundingAndSaturation) {
  for (const Isa isa : available_isas()) {
    const Map to_i32 = WEFT_MAP(isa, to_i32), to_u32 = WEFT_MAP(isa, to_u32);
    const Map from_i32 = WEFT_MAP(isa, from_i32), from_u32 = WEFT_MAP(isa, from_u32);
    const auto i32 = [&](float x) { return static_cast<std::int32_t>(apply(to_i32, bits(x))); };
    const auto u32 = [&](float x) { return apply(to_u32, bits(x)); };
    EXPECT_EQ(i32(-2.75f), -2);
    EXPECT_EQ(i32(2147483520.0f), 2147483520);
    EXPECT_EQ(i32(3e9f), 2147483647);
    EXPECT_EQ(i32(-infinity), -2147483647 - 1);
    EXPECT_EQ(i32(nan), 0);
    EXPECT_EQ(u32(2.75f), 2u);
    EXPECT_EQ(u32(-1.0f), 0u);
    EXPECT_EQ(u32(3e9f), 3000000000u);
    EXPECT_EQ(u32(infinity), 0xFFFFFFFFu);
    EXPECT_EQ(u32(nan), 0u);
    std::uint32_t x = 1;
    for (int i = 0; i < 1000; ++i) {
      x = x * 1664525u + 1013904223u;
      EXPECT_EQ(real(apply(from_u32, x)), static_cast<float>(x));
      EXPECT_EQ(real(apply(from_i32, x)), static_cast<float>(static_cast<std::int32_t>(x)));
      const auto half = bfloat16(real(x));
      EXPECT_EQ(apply(WEFT_MAP(isa, round_to_bfloat16), x), static_cast<std::uint32_t>(half.bits) << 16);
    }
    EXPECT_EQ(real(apply(from_u32, 0xFFFFFFFFu)), 0x1p32f);
  }
}

TEST(VectorMath, QuotientsOfIntegersAreExact) {  // of multiples, and of one less
  const std::vector<Isa> isas = available_isas();
  for (std::uint32_t i = 0, x = 12345; i < 4000; ++i, x = x * 1664525u + 1013904223u) {
    const std::uint32_t by = (x >> i % 31) + 1, of = (~x >> i % 13) / by * by - i % 2;
    const std::int64_t whole = static_cast<std::int32_t>(of), part = static_cast<std::int32_t>(by);
    for (const Isa isa : isas) {
      ASSERT_EQ(apply(WEFT_MAP(isa, divide_unsigned), of, by), of / by) << of << " / " << by;
      ASSERT_EQ(apply(WEFT_MAP(isa, divide_signed), of, by), static_cast<std::uint32_t>(whole / part)) << by;
    }
  }
}

TEST(VectorMath, DividesAndShiftsIntegersWithoutTraps) {
  for (const Isa isa : available_isas()) {
    EXPECT_EQ(apply(WEFT_MAP(isa, divide_signed), 7u, 0u), 0xFFFFFFFFu);
    EXPECT_EQ(apply(WEFT_MAP(isa, divide_unsigned), 7u, 0u), 0xFFFFFFFFu);
    EXPECT_EQ(apply(WEFT_MAP(isa, divide_signed), 0x80000000u, 0xFFFFFFFFu), 0x80000000u);
    EXPECT_EQ(apply(WEFT_MAP(isa, divide_signed), 0u - 7u, 2u), 0u - 3u);
    EXPECT_EQ(apply(WEFT_MAP(isa, divide_unsigned), 0u - 7u, 2u), 0x7FFFFFFCu);
    for (const std::uint32_t distance : {0u, 1u, 31u, 32u, 33u, 0xFFFFFFFFu}) {
      const bool inside = distance < 32;
      EXPECT_EQ(apply(WEFT_MAP(isa, shift_left), 0x80000001u, distance), inside ? 0x80000001u << distance : 0u);
      EXPECT_EQ(apply(WEFT_MAP(isa, shift_right_unsigned), 0x80000001u, distance),
                inside ? 0x80000001u >> distance : 0u);
      EXPECT_EQ(apply(WEFT_MAP(isa, shift_right_signed), 0x80000001u, distance),
                static_cast<std::uint32_t>(-2147483647 >> (inside ? distance : 31)));
    }
  }
}

TEST(VectorMath, DrawsTheRandomBitsOfTheBaseRoom) {
  for (const Isa isa : available_isas())
    for (const std::uint32_t seed : {0u, 1u, 42u, 0xFFFFFFFFu})
      for (const std::uint32_t counter : {0u, 1u, 123456789u})
        EXPECT_EQ(apply(WEFT_MAP(isa, random_bits), seed, counter), random_bits(seed, counter, seed ^ 77u))
            << name_of(isa);
}

TEST(VectorMath, PartialLoadsAndStoresTouchOnlyTheirElements) {
  for (const Isa isa : available_isas())
    for (const int size : {1, 2, 4})
      for (Index count = 1; count <= vector_bytes(isa) / 4; ++count) {
        // Exactly sized heap blocks, so that a sanitizer sees a byte too many.
        std::vector<char> from(to_size(count * size)), to(to_size(count * size) + 1, 'x');
        for (std::size_t i = 0; i < from.size(); ++i) from[i] = static_cast<char>(i + 1);
        WEFT_SELECT_ISA(isa, vector_test::copy_partial)(from.data(), to.data(), count, size);
        EXPECT_EQ(to.back(), 'x');
        to.pop_back();
        EXPECT_EQ(to, from) << name_of(isa) << " " << count << " of " << size;
      }
}

}  // namespace weft::vector_math_test
