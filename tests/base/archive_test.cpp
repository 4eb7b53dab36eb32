// Archives: values as words and back, at run time and from one constant to the next.
#include <support/archived.hpp>
#include <weft/base/archive.hpp>

#include <gtest/gtest.h>

#include <limits>

namespace weft::archive_test {

using testing::through_an_archive;

enum class Color : std::uint8_t { red, green, blue };
struct Part {
  Color color = Color::red;
  float weight = 0;
  friend constexpr bool operator==(const Part&, const Part&) = default;
};
struct Whole {
  bool flag = false;
  std::int8_t small = 0;
  std::int64_t large = 0;
  std::uint64_t bits = 0;
  double real = 0;
  fixed_vector<Index, 4> few;
  Buffer<Part> parts;
  Buffer<Buffer<std::uint8_t>> nested;
  friend constexpr bool operator==(const Whole&, const Whole&) = default;
};
template <class Archive>
constexpr void describe(Archive& archive, Part& part) {
  archive(part.color, part.weight);
}
template <class Archive>
constexpr void describe(Archive& archive, Whole& whole) {
  archive(whole.flag, whole.small, whole.large, whole.bits, whole.real, whole.few);
  archive(whole.parts, whole.nested);
}

constexpr Whole sample() {
  Whole whole;
  whole.flag = true;
  whole.small = -100;
  whole.large = std::numeric_limits<std::int64_t>::min();
  whole.bits = ~std::uint64_t{0};
  whole.real = -0.1;
  whole.few = {3, -1};
  whole.parts = {{Color::blue, 0.1F}, {Color::green, -__builtin_inff()}};
  whole.nested = {{1, 2, 255}, {}, {7}};
  return whole;
}
static_assert(through_an_archive(sample()) == sample());
static_assert(!(through_an_archive(sample()) == Whole()));

constexpr FrozenWords frozen(sample());
static_assert(frozen.thaw<Whole>() == sample() && frozen.thaw<Whole>().parts.size() == 2);

TEST(Archive, WhatIsReadIsWhatWasWritten) {
  EXPECT_TRUE(through_an_archive(sample()) == sample());
  EXPECT_TRUE(through_an_archive(Whole()) == Whole());
}

TEST(Archive, ValuesFollowEachOther) {
  ArchiveWriter writer;
  Index first = -5;
  Whole whole = sample();
  double last = 0.25;
  writer(first, whole);
  writer(last);
  ArchiveReader reader(writer.words.data());
  Index first_read = 0;
  Whole whole_read;
  double last_read = 0;
  reader(first_read);
  reader(whole_read, last_read);
  EXPECT_EQ(first_read, -5);
  EXPECT_TRUE(whole_read == whole);
  EXPECT_EQ(last_read, 0.25);
}

TEST(Archive, ANumberIsOneWordAndAListItsLengthMore) {
  ArchiveWriter writer;
  Color color = Color::blue;
  Buffer<std::uint8_t> bytes{9, 8};
  writer(color, bytes);
  EXPECT_TRUE(writer.words == (Buffer<std::uint64_t>{2, 2, 9, 8}));
}

TEST(Archive, AListReadReplacesTheOneThatWasThere) {
  ArchiveWriter writer;
  Buffer<Index> few{1, 2};
  fixed_vector<Index, 4> none;
  writer(few, none);
  ArchiveReader reader(writer.words.data());
  Buffer<Index> many{7, 7, 7, 7, 7};
  fixed_vector<Index, 4> some{5, 6};
  reader(many, some);
  EXPECT_TRUE(many == few);
  EXPECT_TRUE(some.empty());
}

TEST(Archive, BitsOfNumbersAreKept) {
  const auto survives = [](auto number) {
    ArchiveWriter writer;
    writer(number);
    ArchiveReader reader(writer.words.data());
    auto read = decltype(number){};
    reader(read);
    return __builtin_memcmp(&read, &number, sizeof number) == 0;
  };
  EXPECT_TRUE(survives(-0.0) && survives(-0.0F) && survives(__builtin_nan("")) && survives(__builtin_nanf("0x1234")));
  EXPECT_TRUE(survives(std::numeric_limits<double>::denorm_min()) && survives(std::numeric_limits<float>::max()));
  EXPECT_TRUE(survives(std::int8_t{-1}) && survives(std::uint16_t{65535}) && survives(-1) && survives(true));
}

}  // namespace weft::archive_test
