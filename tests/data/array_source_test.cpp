// Arrays in memory as items: row i of each.
#include <weft/data/array_source.hpp>
#include <weft/data/loader.hpp>
#include <weft/io/safetensors.hpp>

#include "support/expect_error.hpp"

namespace array_source_test {

using weft::ArraySource;
using weft::Index;
using weft::testing::expect_error;

TEST(ArraySource, AnItemIsARowOfEachArray) {
  const std::vector<float> x{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  const std::vector<std::int64_t> y{10, 11, 12, 13, 14};
  const weft::AlignedArray<std::uint8_t> z(15);
  const ArraySource source(5, x, y, z);
  static_assert(std::is_same_v<decltype(source), const ArraySource<float, std::int64_t, std::uint8_t>>);
  EXPECT_EQ(source.widths(), (std::array<Index, 3>{2, 1, 3}));
  weft::Loader loader(source, {.device_batch = 2, .shuffle = false});
  Index item = 0;
  for (const auto& [a, b, c, weight, valid] : loader) {
    for (Index row = 0; row < valid; ++row, ++item) {
      EXPECT_EQ(a.row(row)[0], static_cast<float>(2 * item));
      EXPECT_EQ(a.row(row)[1], static_cast<float>(2 * item + 1));
      EXPECT_EQ(*b.row(row), 10 + item);
      EXPECT_EQ(c.columns, 3);
      EXPECT_EQ(*weight.row(row), 1.0f);
    }
  }
  EXPECT_EQ(item, 5);
}

TEST(ArraySource, TakesTensorsOfAFile) {
  const std::string path = WEFT_TESTS_DIR "/golden/every_type.safetensors";
  const auto x = weft::read_safetensors<float>(path, "f32");
  const auto y = weft::read_safetensors<std::int64_t>(path, "i64");
  const ArraySource source(x.shape[0], x.elements, y.elements);
  EXPECT_EQ(source.widths(), (std::array<Index, 2>{3, 3}));
  float row[3];
  std::int64_t other[3];
  source.read({.index = 1}, row, other);
  for (Index i = 0; i < 3; ++i) {
    EXPECT_EQ(row[i], static_cast<float>(1 + i));
    EXPECT_EQ(other[i], 1 + i);
  }
}

TEST(ArraySource, ArraysThatDoNotDivideIntoRowsSaySo) {
  const std::vector<float> x(10), none;
  expect_error([&] { ArraySource(4, x); }, "data_array_does_not_divide", {"array 0 has 10 elements", "4 rows"});
  expect_error([&] { ArraySource(5, x, none); }, "data_array_does_not_divide", {"array 1 has 0"});
  expect_error([&] { ArraySource(0, x); }, "data_array_does_not_divide", {"0 rows"});
}

}  // namespace array_source_test
