// What items are made of, and what may be a source of them.
#include <weft/data/fields.hpp>

#include <gtest/gtest.h>

namespace fields_test {

using weft::Fields;
using weft::Index;
using weft::Sample;

struct Complete {
  using Fields = weft::Fields<float[], std::int32_t>;
  [[nodiscard]] Index count() const { return 3; }
  [[nodiscard]] std::array<Index, 2> widths() const { return {5, 1}; }
  void read(const Sample&, std::span<float>, std::int32_t&) const {}
};
struct OfFixedWidths {
  using Fields = weft::Fields<float[2][3], std::uint8_t>;
  [[nodiscard]] Index count() const { return 3; }
  void read(const Sample&, std::span<float>, std::uint8_t&) const {}
};
struct WithoutCount {
  using Fields = weft::Fields<float>;
  void read(const Sample&, float&) const {}
};
struct WithoutFields {
  [[nodiscard]] Index count() const { return 3; }
  void read(const Sample&, float&) const {}
};
struct OfOtherTypes {
  using Fields = weft::Fields<float, std::int32_t>;
  [[nodiscard]] Index count() const { return 3; }
  void read(const Sample&, std::span<float>, std::int32_t&) const {}
};
struct NotConstant {
  using Fields = weft::Fields<float>;
  [[nodiscard]] Index count() const { return 3; }
  void read(const Sample&, float&) {}
};

TEST(Fields, AreOfAnyTypesAndWidths) {
  using List = Fields<float[28][28], std::int32_t, float[], std::int64_t[4]>;
  static_assert(List::count == 4);
  static_assert(List::widths == std::array<Index, 4>{784, 1, 0, 4});
  EXPECT_EQ(weft::widths_of(Complete{}), (std::array<Index, 2>{5, 1}));
  EXPECT_EQ(weft::widths_of(OfFixedWidths{}), (std::array<Index, 2>{6, 1}));
}

TEST(Fields, ASourceCountsItsItemsAndReadsEveryField) {
  static_assert(weft::ItemSource<Complete>);
  static_assert(weft::ItemSource<OfFixedWidths>);
  static_assert(!weft::ItemSource<WithoutCount>);
  static_assert(!weft::ItemSource<WithoutFields>);
  static_assert(!weft::ItemSource<OfOtherTypes>);
  static_assert(!weft::ItemSource<NotConstant>);
}

TEST(Fields, ASampleHasAsManyRandomNumbersAsAreAskedFor) {
  const Sample sample{.key = 7}, other{.key = 8};
  EXPECT_EQ(sample.bits(0), sample.bits(0));
  EXPECT_NE(sample.bits(0), sample.bits(1));
  EXPECT_NE(sample.bits(0), other.bits(0));
  EXPECT_NE(sample.bits(0), sample.bits(0, "flip"));
}

}  // namespace fields_test
