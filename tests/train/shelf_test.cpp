// Shelves: what is put is what is taken, and a shelf that is too small says so and keeps the count.
#include <weft/train/shelf.hpp>

#include <gtest/gtest.h>

namespace weft {
namespace {

using detail::Shelf;

constexpr Buffer<int> numbers(int count) {
  Buffer<int> all;
  for (int i = 0; i < count; ++i) all.push_back(i * i);
  return all;
}
template <int count>
constexpr Shelf<int, 4> shelf_of() {
  Shelf<int, 4> shelf;
  shelf.put(numbers(count));
  return shelf;
}
constexpr Shelf<int, 4> full = shelf_of<4>(), too_small = shelf_of<6>();

TEST(Shelf, GivesBackWhatWasPut) {
  EXPECT_TRUE(full.take() == numbers(4));
  EXPECT_TRUE(shelf_of<0>().take().empty());
  EXPECT_TRUE((Shelf<int, 0>().put(Buffer<int>())));
}
TEST(Shelf, SaysWhenItIsTooSmallAndHowMuchIsNeeded) {
  Shelf<int, 4> shelf;
  EXPECT_TRUE(shelf.put(numbers(4)));
  EXPECT_FALSE(shelf.put(numbers(6)));
  EXPECT_EQ(shelf.count, 6);
  EXPECT_EQ(too_small.count, 6);
}

}  // namespace
}  // namespace weft
