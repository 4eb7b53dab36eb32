// Numbers of every length, and parts that end too early.
#include <weft/stablehlo/byte_cursor.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_byte_cursor_test {

using stablehlo::ByteCursor;
using testing::expect_error;

// A number as MLIR writes it, of so many bytes.
std::string encoded(std::uint64_t value, int bytes) {
  std::string text;
  if (bytes == 9) {
    text += '\0';
    for (int i = 0; i < 8; ++i) text += static_cast<char>(value >> (8 * i));
    return text;
  }
  const std::uint64_t whole = (value << 1 | 1) << (bytes - 1);
  for (int i = 0; i < bytes; ++i) text += static_cast<char>(whole >> (8 * i));
  return text;
}

TEST(StablehloByteCursor, ReadsNumbersOfOneToNineBytes) {
  for (int bytes = 1; bytes <= 9; ++bytes) {
    const std::uint64_t most = bytes == 9 ? ~std::uint64_t{0} : (std::uint64_t{1} << (7 * bytes)) - 1;
    for (const std::uint64_t value : {std::uint64_t{0}, std::uint64_t{1}, most / 3, most - 1, most}) {
      const std::string text = encoded(value, bytes);
      ByteCursor from(text);
      EXPECT_EQ(from.number("a number"), value) << bytes;
      EXPECT_TRUE(from.at_end());
      for (int cut = 0; cut < bytes; ++cut)
        expect_error(
            [&] { ByteCursor(std::string_view(text).substr(0, static_cast<std::size_t>(cut))).number("a number"); },
            "stablehlo_is_malformed", {"byte 0", "a number"});
    }
  }
}

TEST(StablehloByteCursor, ReadsSignedNumbers) {
  const std::int64_t least = std::numeric_limits<std::int64_t>::min();
  const std::pair<std::uint64_t, std::int64_t> cases[] = {{0, 0}, {1, -1}, {2, 1}, {3, -2}, {~std::uint64_t{0}, least}};
  for (const auto& [stored, value] : cases) {
    const std::string text = encoded(stored, 9);
    EXPECT_EQ(ByteCursor(text).signed_number("a number"), value);
  }
}

TEST(StablehloByteCursor, BelievesNoCountThatCannotBe) {
  const std::string text = encoded(3, 1) + "ab";
  expect_error([&] { ByteCursor(text, 100).count("three bytes"); }, "stablehlo_is_malformed",
               {"byte 100", "three bytes", "0x07"});
  expect_error([&] { ByteCursor(text).index(3, "a number below 3"); }, "stablehlo_is_malformed", {"below 3"});
  expect_error([&] { ByteCursor(text).take(4, "four bytes"); }, "stablehlo_is_malformed", {"four bytes"});
  expect_error([&] { ByteCursor(text).take(-1, "bytes"); }, "stablehlo_is_malformed", {"bytes"});
  expect_error([&] { ByteCursor(text).zero_terminated("a zero"); }, "stablehlo_is_malformed", {"a zero"});
  bool flag = false;
  EXPECT_EQ(ByteCursor(text).index_with_flag(2, "", flag), 1);
  EXPECT_TRUE(flag);
}

TEST(StablehloByteCursor, SkipsWhatAlignsASection) {
  const std::string file = std::string("\x84", 1) + encoded(2, 1) + encoded(8, 1) + "\xCB\xCB\xCB\xCB\xCB" + "xy";
  ByteCursor from(file);
  ByteCursor::Section section = from.section();
  EXPECT_EQ(section.id, 4);
  EXPECT_EQ(section.data.place().column, 8);
  EXPECT_EQ(section.data.take(2, ""), "xy");
  EXPECT_TRUE(from.at_end());
  expect_error([&] { ByteCursor(file.substr(0, 6)).section(); }, "stablehlo_is_malformed", {"0xCB"});
  std::string crooked = file;
  crooked[2] = static_cast<char>(encoded(6, 1)[0]);
  expect_error([&] { ByteCursor(crooked).section(); }, "stablehlo_is_malformed", {"power of two"});
}

}  // namespace weft::stablehlo_byte_cursor_test
