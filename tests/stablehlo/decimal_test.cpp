// Decimal numbers are the nearest f64, as strtod reads them.
#include <weft/base/random.hpp>
#include <weft/stablehlo/decimal.hpp>

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

namespace weft::stablehlo_decimal_test {

static_assert(stablehlo::decimal_value("1.17549435E-38") == 1.17549435E-38);
static_assert(stablehlo::decimal_value("-") == 0 && stablehlo::decimal_value("12") == 12);

TEST(StablehloDecimal, IsTheNearestNumber) {
  char text[80];
  for (std::uint32_t i = 0; i < 20000; ++i) {
    const std::uint64_t bits = std::uint64_t{random_bits(1, i, 1)} << 32 | random_bits(1, i, 2);
    const auto value = __builtin_bit_cast(double, bits & 0x7FFFFFFFFFFFFFFFu);
    if (!(value < 1e308)) continue;
    std::snprintf(text, sizeof text, "%.*e", static_cast<int>(i % 20), value);
    EXPECT_EQ(stablehlo::decimal_value(text), std::strtod(text, nullptr)) << text;
  }
}

TEST(StablehloDecimal, RoundsAtTheEndsOfTheRange) {
  for (const char* text :
       {"4.9406564584124654e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072011e-308",
        "1.7976931348623157e308", "1.7976931348623159e308", "9007199254740993", "9007199254740992.999", "0.1",
        "123456789012345678901234567890", "1e400", "1e-400", "0e99999"})
    EXPECT_EQ(stablehlo::decimal_value(text), std::strtod(text, nullptr)) << text;
}

}  // namespace weft::stablehlo_decimal_test
