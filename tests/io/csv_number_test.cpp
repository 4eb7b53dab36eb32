// Numbers as text: what each spelling is, and where a type ends.
#include <weft/io/csv_number.hpp>

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>

namespace csv_number_test {

template <class T>
std::string parsed(std::string_view text) {
  T number{};
  const std::errc error = weft::detail::parse_number(text, number);
  if (error == std::errc::invalid_argument) return "none";
  return error == std::errc() ? std::to_string(number) : "too large";
}

TEST(CsvNumber, WholeNumbersAreExactInEverySpelling) {
  for (const char* text : {"12", "+12", "12.", "12.000", "1.2e1", "0.0012e4", "1200e-2", "012E0", "120000000000e-10",
                           ".00000000000000000000000000012e+29"})
    EXPECT_EQ(parsed<std::int8_t>(text), "12") << text;
  EXPECT_EQ(parsed<std::int64_t>("-9223372036854775808.0"), "-9223372036854775808");
  EXPECT_EQ(parsed<std::int64_t>("9.223372036854775807e18"), "9223372036854775807");
  EXPECT_EQ(parsed<std::uint64_t>("18446744073709551615.0"), "18446744073709551615");
  EXPECT_EQ(parsed<std::uint8_t>("-0.0"), "0");
  EXPECT_EQ(parsed<std::uint8_t>("0e99999999999999999999999"), "0");
  for (const char* text :
       {"9223372036854775808", "9.3e18", "1e19", "1e99999999999999999999", "-9223372036854775808.1e1"})
    EXPECT_EQ(parsed<std::int64_t>(text), "too large") << text;
  EXPECT_EQ(parsed<std::uint8_t>("-1"), "too large");
  EXPECT_EQ(parsed<std::int8_t>("128.0"), "too large");
  for (const char* text : {"1.5",   "1e-1",  "1e-99999999999999999999",
                           "128.5", "nan",   "inf",
                           "",      "-",     "+",
                           ".",     "e1",    "1e",
                           "1e+",   "1x",    "1.0x",
                           "1 ",    "+-1",   "--1",
                           "0x1",   "1.2.3", "1,0"})
    EXPECT_EQ(parsed<std::int8_t>(text), "none") << text;
}

template <class T>
void expect_zero(std::string_view text, bool is_negative) {
  T number = 1;
  EXPECT_EQ(weft::detail::parse_number(text, number), std::errc()) << text;
  EXPECT_EQ(number, T{0}) << text;
  EXPECT_EQ(std::signbit(number), is_negative) << text;
}

TEST(CsvNumber, WhatIsCloserToZeroThanAnyNumberIsZeroAndWhatIsTooLargeAnError) {
  expect_zero<float>("1e-60", false);
  expect_zero<float>("-1e-46", true);
  expect_zero<float>("-0.00000000000000000000000000000000000000000000000001", true);
  expect_zero<double>("1e-400", false);
  expect_zero<double>("1000e-99999999999999999999", false);
  expect_zero<double>("-0e999999999999999999999", true);
  for (const char* text :
       {"3.4028236e38", "1e60", "-1e999", "0.001e99999999999999999999", "1000000000000000000000000000000000000000"})
    EXPECT_EQ(parsed<float>(text), "too large") << text;
  EXPECT_EQ(parsed<double>("1e60"), std::to_string(1e60));
  for (const char* text : {"1e", "e5", ".", "", "1e999x", "1e-999x", "infinit", "0x1p3"})
    EXPECT_EQ(parsed<float>(text), "none") << text;
}

}  // namespace csv_number_test
